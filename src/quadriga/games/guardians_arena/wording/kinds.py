"""Wording of descriptions: kinds of creature in the singular and the plural, and lists of them (gua.card.kind.1)."""

from __future__ import annotations

from quadriga.games.guardians_arena.vocabulary.kinds import (
    OFF_COLOR_BONUS,
    VITALITY,
    AffectedBy,
    AllOf,
    AnyKind,
    Anything,
    AtHome,
    AttackingBy,
    Bearers,
    Bribable,
    Channelers,
    Coloured,
    Commanders,
    Destroyers,
    Flyers,
    HasReceived,
    ImmuneTo,
    Kind,
    Measured,
    Named,
    Namesake,
    Not,
    Receivers,
    Sized,
)
from quadriga.games.guardians_arena.vocabulary.lands import LANDS
from quadriga.games.guardians_arena.vocabulary.sorts import AREA, FEAR, FIRE, SHOTS
from quadriga.games.guardians_arena.wording.names import OpenName, SmallNames
from quadriga.text.grammar import Grammar, of, slot

MOST = 999
"""More than any creature has."""
ICONS = ((1, "babes"), (2, "beer"), (4, "gold"))
SORTS = ((FIRE, "fire"), (FEAR, "fear"), (AREA, "AOE attacks"), (SHOTS, "ranged attacks"))


def add(g: Grammar) -> None:
    _words(g)
    _nouns(g)
    _adjectives(g)
    _properties(g)
    _descriptions(g)


def _words(g: Grammar) -> None:
    g.terminals["names"] = OpenName(True)
    g.terminals["name"] = OpenName(False)
    g.terminals["small names"] = SmallNames()
    g.terminals["card name"] = OpenName(False, proper=True, card=True)
    g.terminals["proper name"] = OpenName(False, proper=True)
    for icon, word in ICONS:
        g.value("icon", word, icon)
    for land, word in LANDS.items():
        g.value("land", word, land)
    g.list("land list", "land", ("a", "a or b", "a, b or c"))


def _nouns(g: Grammar) -> None:
    for number, end in (("plural", "s"), ("singular", "")):
        g.phrase(f"noun {number}", f"creature{end}", Anything)
        for colour, word in enumerate(("mortal", "elemental", "external")):
            g.phrase(f"noun {number}", f"{word}{end}", Coloured, colour=colour)
        g.phrase(f"noun {number}", f"flyer{end}", Flyers)
        g.phrase(f"noun {number}", f"channeling receiver{end}", Receivers)
        g.phrase(f"noun {number}", "{word:name} creature" + end, Named)
    g.phrase("noun plural", "{word:names}", Named)
    g.phrase("noun plural", "{word:proper name}", Named)
    g.phrase("small kinds", "{word:small names}", Named)  # without capitals, where nothing but a class can stand
    g.phrase("noun singular", "{word:name}", Named)
    g.phrase("noun singular", "~", Namesake)


def _adjectives(g: Grammar) -> None:
    for size, word in enumerate(("small", "medium", "large"), 1):
        g.phrase("adjective", word, Sized, size=size)
    for colour, word in enumerate(("mortal", "elemental", "external")):
        g.phrase("adjective", word, Coloured, colour=colour)
        g.phrase("adjective", f"non-{word}", Not, kind=Coloured(colour))
    g.phrase("adjective", "flying", Flyers)
    g.phrase("adjective", "non-flying", Not, kind=Flyers())
    g.phrase("adjective", "bribable", Bribable, icons=7)
    g.phrase("adjective", "non-bribable", Not, kind=Bribable(7))
    g.phrase("adjective", "channeling", Channelers)
    for sort, word in ((FIRE, "fire-based"), (FEAR, "fear-based"), (SHOTS, "ranged attack")):
        g.phrase("adjective", word, AttackingBy, sort=sort)
    g.phrase("adjective", "non-{word:name}", Not, kind=of(Named, word=slot("word")))
    # "small and medium creatures"; a colour is a noun as well, and in the singular the same word
    for size, word in enumerate(("small", "medium", "large"), 1):
        for number in ("plural", "singular"):
            g.phrase(f"quality {number}", word, Sized, size=size)
    for colour, word in enumerate(("mortal", "elemental", "external")):
        g.phrase("quality plural", word, Coloured, colour=colour)
    for number in ("plural", "singular"):
        g.phrase(f"quality {number}", "flying", Flyers)
        g.phrase(f"quality {number}", "bribable", Bribable, icons=7)
    for size, word in enumerate(("small", "medium", "large"), 1):
        g.phrase("adjective", f"non-{word}", Not, kind=Sized(size))


def _has(g: Grammar, thing: str, make: type[Kind], **fields: object) -> None:
    """A property: with it, without it, that has it, that does not have it."""
    for article in ("a ", ""):
        g.phrase("property", f"<with|that has|that have> {article}{thing}", make, **fields)
    g.phrase(
        "property",
        f"<without|with no|without a|that doesn't have a|that don't have a> {thing}",
        Not,
        kind=of(make, **fields),
    )
    g.phrase("predicate", f"has <a |>{thing}", make, **fields)
    g.phrase("predicate", f"<has no|doesn't have a> {thing}", Not, kind=of(make, **fields))


def _is(g: Grammar, what: str, make: type[Kind], **fields: object) -> None:
    """A state: K so-and-so, K that is so-and-so, K that is not."""
    g.phrase("state of one", what, make, **fields)
    g.phrase("property", f"<|that is |that are >{what}", make, **fields)
    g.phrase(
        "property", f"<not |that is not |that are not |that isn't |that aren't >{what}", Not, kind=of(make, **fields)
    )
    g.phrase("predicate", f"is {what}", make, **fields)
    g.phrase("predicate", f"<is not|isn't> {what}", Not, kind=of(make, **fields))


def _can(g: Grammar, what: str, make: type[Kind], **fields: object) -> None:
    g.phrase("property", f"that can {what}", make, **fields)
    g.phrase("property", f"that cannot {what}", Not, kind=of(make, **fields))
    g.phrase("predicate", f"can {what}", make, **fields)
    g.phrase("predicate", f"cannot {what}", Not, kind=of(make, **fields))


def _properties(g: Grammar) -> None:
    """Everything that can be said of a creature after its noun."""
    _can(g, "fly", Flyers)
    _can(g, "receive channeling", Receivers)
    _can(g, "channel", Channelers)
    _can(g, "be bribed", Bribable, icons=7)
    g.phrase("by icon", "{icons:icon}", Bribable)
    g.list("by icons", "by icon", ("a or b", "a, b or c"))
    g.list("by icons and", "by icon", ("a and b", "a, b and c"))
    for by, make, fields in (("{x:icon}", Bribable, "icons"), ("{x:by icons}", AnyKind, "kinds"), ("{x:by icons and}", AnyKind, "kinds")):  # fmt: skip
        _can(g, f"be bribed by {by}", make, **{fields: slot("x")})
        _is(g, f"bribable by {by}", make, **{fields: slot("x")})
    g.phrase("property", "<that have received|that has received|that received> channeling", HasReceived)
    g.phrase("property", "<that have not received|that has not received> channeling", Not, kind=HasReceived())
    g.phrase("predicate", "<has received|received> channeling", HasReceived)
    for sort, word in SORTS:
        _is(g, f"immune to {word}", ImmuneTo, sort=sort)
        _is(g, f"affected by {word}", AffectedBy, sort=sort)
    g.phrase("property", "<that fear|that fears> fear", AffectedBy, sort=FEAR)
    for sort, word in (
        (FIRE, "fire-based attack"),
        (FEAR, "fear-based attack"),
        (SHOTS, "ranged attack"),
        (AREA, "AOE attack"),
    ):
        _has(g, word, AttackingBy, sort=sort)
        g.phrase("property", f"<with|that have> {word}s", AttackingBy, sort=sort)
    for sort, word in ((FIRE, "fire"), (FEAR, "fear")):
        _has(g, f"<{word} immunity|immunity to {word}>", ImmuneTo, sort=sort)
    _has(g, "bribery icon", Bribable, icons=7)
    g.phrase("property", "<with|that have> bribery icons", Bribable, icons=7)
    g.phrase("property", "<without|with no> bribery icons", Not, kind=Bribable(7))
    _has(g, "{icon} <icon|bribery icon>", Bribable, icons=slot("icon"))
    _has(g, "command", Commanders)
    _has(g, "item", Bearers)
    _has(g, "terrain bonus", AtHome)
    _has(g, "{l:land} terrain bonus", AtHome, lands=[slot("l")])
    _has(g, "off-color bonus", Measured, what=OFF_COLOR_BONUS, least=1, most=MOST)
    _can(g, "destroy <another creature|other creatures|creatures>", Destroyers)
    for what, word in ((VITALITY, "base vitality"), (OFF_COLOR_BONUS, "off-color bonus")):
        having = f"<with|that have|that has> <a |>{word}<| of>"
        g.phrase("property", having + " {most:#} or less", Measured, what=what, least=-MOST)
        g.phrase("property", having + " {least:#} or more", Measured, what=what, most=MOST)
        g.phrase("property", having + " {least:#} to {most:#}", Measured, what=what)
        g.phrase("predicate", f"has <a |>{word}<| of> {{most:#}} or less", Measured, what=what, least=-MOST)
        g.phrase("predicate", f"has <a |>{word}<| of> {{least:#}} or more", Measured, what=what, most=MOST)
        g.phrase("property", having + " {n:#}", AllOf, tests=[of(Measured, what=what, least=slot("n"), most=MOST), of(Measured, what=what, least=-MOST, most=slot("n"))])  # fmt: skip


def _descriptions(g: Grammar) -> None:
    two = [slot("a"), slot("b")]
    for number in ("plural", "singular"):
        g.include(f"plain {number}", f"noun {number}")
        g.phrase(f"plain {number}", "{a:adjective} {b:noun " + number + "}", AllOf, tests=two)
        g.phrase(
            f"plain {number}",
            "{a:adjective} {c:adjective} {b:noun " + number + "}",
            AllOf,
            tests=[slot("a"), slot("c"), slot("b")],
        )
        g.include(f"described {number}", f"plain {number}")
        g.phrase(f"described {number}", "{a:plain " + number + "} {b:property}", AllOf, tests=two)
        g.phrase(
            f"described {number}",
            "{a:plain " + number + "} {b:property} and {c:property}",
            AllOf,
            tests=[*two, slot("c")],
        )
        g.phrase(
            f"plain {number}",
            "{a:quality " + number + "} <and|or> {c:quality " + number + "} {b:noun " + number + "}",
            AllOf,
            tests=[of(AnyKind, kinds=[slot("a"), slot("c")]), slot("b")],
        )
        # not just "creatures", with or without a property: some kind of them
        g.phrase(
            f"special kind{'s' if number == 'plural' else ''}",
            "{a:adjective} {b:noun " + number + "}",
            AllOf,
            tests=two,
        )
    for colour, word in enumerate(("mortal", "elemental", "external")):
        g.phrase("special kinds", f"{word}s", Coloured, colour=colour)
        g.phrase("special kind", word, Coloured, colour=colour)
    g.phrase("special kinds", "flyers", Flyers)
    g.phrase("special kind", "flyer", Flyers)
    g.phrase("special kinds", "{word:names}", Named)
    g.phrase("special kinds", "{word:proper name}", Named)
    g.phrase("special kind", "{word:name}", Named)
    without = [slot("kind"), of(Not, kind=slot("without"))]
    but = "<other than|except|but not>"
    g.include("kinds", "described plural")
    g.phrase("kinds", "{kind:described plural} " + but + " {without:described plural}", AllOf, tests=without)
    g.include("kind", "described singular")
    g.phrase("kind", "{kind:described singular} " + but + " <a |>{without:described singular}", AllOf, tests=without)
    g.list(
        "several kinds",
        "kinds",
        ("a and b", "a or b", "a, b and c", "a, b, and c", "a, b or c", "a, b, or c"),
        AnyKind,
        "kinds",
    )
    g.include("kindlist", "kinds", "several kinds")
    for sort, word in ((FEAR, "fear"), (FIRE, "fire")):
        g.phrase("kindlist", f"{word}-based attacks", AttackingBy, sort=sort)
    g.include("kindlist", "state of one")  # "against bribable by gold", as if "creatures" stood before it
    g.list("several of one", "kind", ("a or b", "a or a b", "a, b or c", "a, a b or a c"), AnyKind, "kinds")
    g.include("kind or kind", "kind", "several of one")
    # whoever is meant, however many: "all small creatures", "any creature that can fly", "a Knight or a Pirate"
    one = [slot("k")]
    g.include("anyone", "kindlist", "some one", "some and one")
    g.phrase("some and one", "{a:kinds} <and|or> {b:some one}", AnyKind, kinds=two)
    g.phrase("some one", "all {k:kindlist}", AnyKind, kinds=one)
    g.phrase("some one", "<any|a|each|another> {k:kind or kind}", AnyKind, kinds=one)
    g.phrase("creature", "creature", Anything)  # without its article
    g.phrase("some one", "<{a:adjective} {b:creature}|{a:creature} {b:property}>", AllOf, tests=two)
