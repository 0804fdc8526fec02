"""Cards as texts speak of them: names, affinities, nouns, what they have, where they are."""

from __future__ import annotations

from quadriga.effects import owners, quantities, sorts
from quadriga.effects.amounts import CountOf
from quadriga.effects.descriptions import Description, Posts
from quadriga.effects.lists import InEither
from quadriga.effects.node import Node
from quadriga.effects.owners import Whose
from quadriga.effects.piles import InPile, Pile
from quadriga.effects.properties import AttributeIs, Differs, SameAs, With
from quadriga.effects.quantities import Quantity
from quadriga.effects.references import ThisOne
from quadriga.effects.tests import IsNot, OneOf, Other
from quadriga.games.union_arena.chapters.faces import COLORS
from quadriga.games.union_arena.chapters.table import DECK, ENERGY, FRONT, HAND, LIFE, REMOVAL
from quadriga.games.union_arena.chapters.table import SIDELINE as IN_SIDELINE
from quadriga.games.union_arena.chapters.timing import ATTACKED, BLOCKED, PLAYED, SIDELINED
from quadriga.games.union_arena.vocabulary import attributes, nouns
from quadriga.games.union_arena.vocabulary.amounts import BPOf, Half
from quadriga.games.union_arena.vocabulary.beneath import HasUnder, SameLineAs, Under
from quadriga.games.union_arena.vocabulary.filters import (
    EXACTLY,
    OR_LESS,
    OR_MORE,
    Affinity,
    ColorIs,
    HasActivateMain,
    HasKeyword,
    HasRaid,
    HasTrigger,
    HasWhenPlayed,
    IsActive,
    IsRaided,
    IsResting,
    NameContains,
    Named,
    TriggerIs,
)
from quadriga.games.union_arena.vocabulary.filters_numbers import (
    APIs,
    BaseBPIs,
    BPAbove,
    BPAboveBase,
    BPBelowBase,
    BPComparedTo,
    BPIs,
    EnergyIs,
    ExtremeBP,
    FulfilledEnergy,
    GeneratesIs,
)
from quadriga.games.union_arena.vocabulary.nouns import Kinds, Noun, OnLines
from quadriga.games.union_arena.vocabulary.standing import (
    DOUBLE_ATTACK,
    DOUBLE_BLOCK,
    IMPACT,
    NULLIFY_IMPACT,
    SNIPE,
    STEP,
)
from quadriga.games.union_arena.wording.cards import TRIGGERS, affinity_name
from quadriga.games.union_arena.wording.core.words import Words
from quadriga.text.english import OR, differing
from quadriga.text.grammar import of, slot

HOW = ((OR_LESS, "or less"), (OR_MORE, "or more"))


def add(w: Words) -> None:
    names(w)
    properties(w)
    places(w)


def names(w: Words) -> None:
    L = w.L
    L.g.names("called")
    L.g.names("aff", "[", "]", allowed=affinity_name, samples=("Reed Marsh", "Tide Pilots"))
    w("name", "{name:called}", Named)
    if w.asian:
        w("kind", "{name:aff}", Affinity)
    else:
        w("kind", "{name:aff} affinity", Affinity)
        w("bare affinity", "{name:aff}", Affinity)
        L.list("affinities", "bare affinity", OR)
        w("kind", "{items:affinities} affinity", OneOf)
    L.words("noun", Noun, "noun", {
        "<card|cards>": nouns.A_CARD, "<character|characters>": nouns.A_CHARACTER, w.say("@site"): nouns.A_SITE,
        "character <card|cards>": nouns.CHARACTER_CARD, "event <card|cards>": nouns.EVENT_CARD,
        ("field" if w.asian else "site") + " <card|cards>": nouns.SITE_CARD,
    })  # fmt: skip
    for i, color in enumerate(COLORS):
        w("color", color, ColorIs, color=i)
    L.include("pre", "color")
    L.list("pre", "color", OR, OneOf, "items")
    for word, test in (("active", IsActive), ("@resting", IsResting), ("@Raided", IsRaided)):
        w("pre", word, test)
        w("being", word, test)
    L.words("this", ThisOne, "kind", {"this character": sorts.UNIT, w.say("@this_site"): sorts.UNIT, "this card": sorts.CARD})


def properties(w: Words) -> None:
    numbers = (
        (BPIs, "BP", "BP<| of>"), (BaseBPIs, "base BP", "original BP<| of>"),
        (EnergyIs, "<required energy|base required energy>", "<required energy|original required energy> of"),
        (APIs, "<AP cost|base AP cost>", "<AP cost|original AP cost> of"),
    )  # fmt: skip
    for test, american, asian in numbers:
        for how, words in HOW:
            w.prop(f"{asian} {{n:#}} {words}" if w.asian else f"{{n:#}} {words} {american}", test, how=how)
        w.prop(f"{asian} {{n:#}}" if w.asian else f"{{n:#}} {american}", test, how=EXACTLY)
    keywords = [("Impact", IMPACT), ("Step", STEP), ("Double Attack", DOUBLE_ATTACK), ("Double Block", DOUBLE_BLOCK)]
    keywords += [("Sniper", SNIPE), ("Impact Negate", NULLIFY_IMPACT)] if w.asian else [("Snipe", SNIPE), ("Nullify Impact", NULLIFY_IMPACT)]
    for word, number in keywords:
        w.prop(f"[{word}]", HasKeyword, word=number)
    labels = (("On Play", PLAYED), ("When Attacking", ATTACKED), ("On Block", BLOCKED), ("On Retire", SIDELINED)) if w.asian else (("When Played", PLAYED), ("When Attacking", ATTACKED), ("When Blocking", BLOCKED), ("When Sidelined", SIDELINED))
    for label, when in labels:
        w.prop(f"<a |an |>[{label}]< @ability>", HasWhenPlayed, moment=when)
    w.prop("<a |an |>[Main]< @ability>" if w.asian else "an [Activate: Main] ability", HasActivateMain)
    w.prop("fulfilled required energy", FulfilledEnergy)
    w.prop("generated energy of {n:#}" if w.asian else "{n:#} energy generation", GeneratesIs, how=EXACTLY)
    for compared, said in HOW:
        w.prop(f"generated energy of {{n:#}} {said}" if w.asian else f"{{n:#}} {said} energy generation", GeneratesIs, how=compared)
    w.prop("the lowest BP", ExtremeBP, lowest=True)
    w.prop("the highest BP", ExtremeBP, lowest=False)
    base = "original BP" if w.asian else "base BP"
    w.prop(f"BP less than <its|their> {base}", BPBelowBase)
    w.prop(f"BP <greater|higher|more> than <its|their> {base}", BPAboveBase)
    far: tuple[tuple[str, type[Node], bool], ...] = (("equal to or less", BPComparedTo, False), ("<less|lower>", BPComparedTo, True), ("<greater|higher|more>", BPAbove, True), ("equal to or <greater|higher|more>", BPAbove, False))
    for relation, compares, strictly in far:
        w.prop("BP " + relation + " than {amount:near bp}", compares, strictly=strictly)
    for many in ("the number of", "the total number of", "the combined total number of"):
        w("card number", many + " {what:bare np}", CountOf)
    w("near bp", "{group:ref}'s BP", BPOf)
    w("near bp", "half of {g:ref}'s BP", Half, amount=of(BPOf, group=slot("g")))
    w("pre", "non-{c:color}", IsNot, test=slot("c"))
    w("pre", "non-Raided" if not w.asian else "non-raided", IsNot, test=of(IsRaided))
    beneath(w)
    w.prop("[Raid]", HasRaid)
    w.prop("{p:name parts} in <its|their> <name|names|card name|card names>", NameContains, parts=slot("p"))
    for digits in ("#word", "#"):
        for more, op in (("or more", quantities.AT_LEAST), ("or less", quantities.AT_MOST)):
            w("q", f"a combined total of {{n:{digits}}} {more}", Quantity, op=op)
        w("q", f"a total of {{n:{digits}}} or less", Quantity, op=quantities.AT_MOST)
        w("q", f"{{n:{digits}}} or less", Quantity, op=quantities.AT_MOST)
    if w.asian:
        for category in ("post", "being"):
            w(category, "in Raid State", IsRaided)
        w("post", "not in Raid State", IsNot, test=of(IsRaided))
    w.L.list("alts", "atom", ("a or b or c", "a, b or c"), OneOf, "items")
    other = of(Description, pre=[of(Other)], what=slot("z"))
    w("alts", "{a:atom} or other {z:atom}", OneOf, items=[slot("a"), other])
    w("alts", "{a:atom}, {b:atom}, or other {z:atom}", OneOf, items=[slot("a"), slot("b"), other])
    w("alts", "either {a:atom} or {b:atom}", OneOf, items=[slot("a"), slot("b")])
    w.L.words("noun", Kinds, "kinds", {
        "character or event <card|cards>": [nouns.CHARACTER_CARD, nouns.EVENT_CARD], "event or character <card|cards>": [nouns.EVENT_CARD, nouns.CHARACTER_CARD],
        ("character or field" if w.asian else "character or site") + " <card|cards>": [nouns.CHARACTER_CARD, nouns.SITE_CARD],
        ("field or event" if w.asian else "site or event") + " <card|cards>": [nouns.SITE_CARD, nouns.EVENT_CARD],
        ("event or field" if w.asian else "event or site") + " <card|cards>": [nouns.EVENT_CARD, nouns.SITE_CARD],
        ("characters or fields" if w.asian else "characters or sites"): [nouns.A_CHARACTER, nouns.A_SITE],
    })  # fmt: skip
    with_both = [of(With, test=slot("a")), of(With, test=slot("b"))]
    for category, head in (("post", "with"), ("pred", "<has|have>")):
        w(category, head + " {a:prop} and {b:prop}", Posts, items=with_both)
        w(category, head + " {a:prop}, {b:prop}, and {c:prop}", Posts, items=[*with_both, of(With, test=slot("c"))])
        w(category, head + " {a:prop} or {b:prop}", With, test=of(OneOf, items=[slot("a"), slot("b")]))
    if w.asian:
        w.prop("<a |>[Trigger]", HasTrigger)
        w.prop("{name:aff}", Affinity)
    else:
        w.prop("<a [TRIGGER] ability|[TRIGGER] abilities>", HasTrigger)
        w.prop("{name:aff} affinity", Affinity)
        for word, trigger in TRIGGERS.items():
            if word != "Raid":
                w.prop(f"<a |>[{word}]< ability>", TriggerIs, trigger=trigger)
    w.L.g.names("part of a name", '"', '"')
    w.L.list("name parts", "part of a name", ("a", "a and b"))
    differing(w.L, "name", attributes.NAME)
    w.prop("different card names", Differs, attribute=attributes.NAME)
    w.prop("the same card name as {ref:plain np}", SameAs, attribute=attributes.NAME)
    for words in ("name", "card name"):
        if not w.asian:
            w.prop(f"unique {words}s", Differs, attribute=attributes.NAME)
            w.prop(f"a unique {words}", Differs, attribute=attributes.NAME)
    for words, attribute in (("BP", attributes.BP), ("required energy", attributes.ENERGY)):
        w("attr", words + " is {compared:cmp}", AttributeIs, attribute=attribute)
        w("attr", words + " is {compared:far cmp}", AttributeIs, attribute=attribute)
        w.prop(words + " {compared:far cmp}", AttributeIs, attribute=attribute)
    w.L.value("attribute", {"BP": attributes.BP, "required energy": attributes.ENERGY})
    w.L.value("attributes", {"BPs": attributes.BP, "required energies": attributes.ENERGY})
    w("alt", "{pre:pres} {what:atom}", Description)
    w.L.include("cost", "clause")


def beneath(w: Words) -> None:
    """Cards under others."""
    card = of(Noun, noun=nouns.A_CARD)
    for host in ("{h:ref}", "{h:some}", "{h:bare}"):
        for under in ("under", "below"):
            w("desc", f"face-down <card|cards> {under} {host}", Description, noun=card, posts=of(Posts, items=[of(Under, host=slot("h"), face_down=1)]))
    for host in ("{h:ref}", "{h:some}"):
        under_it = of(Posts, items=[of(Under, host=slot("h"), face_down=0)])
        for words in ("raid source of", "raid sources of") if w.asian else ("base card of", "base cards of"):
            w("desc", f"{words} {host}", Description, noun=card, posts=under_it)
    it = "it" if not w.asian else "<it|them>"
    w.prop(f"a face-down card under {it}", HasUnder)
    w.prop(f"<no face-down cards|no face-down card> under {it}", HasUnder, none=True)
    for words in ("on the same line as this character", "on the same line"):
        for category in ("post", "being"):
            w(category, words, SameLineAs)
    w("post", "on the other line from this character", SameLineAs, other=True)


PILES = (("hand", HAND), ("deck", DECK), ("@sideline", IN_SIDELINE), ("<life area|life>", LIFE), ("@removal", REMOVAL))
LINES = (("@field", [FRONT, ENERGY]), ("front line", [FRONT]), ("energy line", [ENERGY]))


def places(w: Words) -> None:
    for words, place in PILES:
        w("zone", "{whose:anywhose} " + words, Pile, place=place)
        w("whole pile", "{whose:anywhose} " + words, Pile, place=place)
    for first, one in PILES:
        for second, two in PILES:
            if one != two and DECK not in (one, two):
                both = [of(InPile, pile=of(Pile, place=place, whose=slot("w"))) for place in (one, two)]
                w("post", f"from {{w:anywhose}} {first} or {second}", InEither, places=both)
    for words, lines in LINES:
        for category in ("post", "being"):
            w(category, f"<on|in> {{whose:anywhose}} {words}", OnLines, lines=lines)
            w(category, f"<on|in> either player's {words}", OnLines, whose=None, lines=lines)
        w("post", f"from {{whose:anywhose}} {words}", OnLines, lines=lines)
    for words in ("both front line and energy line", "front line or energy line", "front and energy lines"):
        w("post", f"<on|in> {{whose:anywhose}} {words}", OnLines, lines=[FRONT, ENERGY])
    w("origin", "{pile:zone}", InPile)
    w("deck", "{whose:anywhose} deck", Pile, place=DECK)
    w("zone", "the @sideline", Pile, place=IN_SIDELINE, whose=of(Whose, who=owners.OWNER))
