"""Phrases for groups of cards: places, who is spoken of, who is picked, and numbers that count them."""

from __future__ import annotations

from quadriga.effects.flow import Sequence
from quadriga.effects.groups import (
    ANYBODYS,
    OPPONENTS,
    YOURS,
    AnyOf,
    EventCard,
    Fixed,
    It,
    NumberOf,
    This,
    Times,
    Together,
)
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, HAND, LIFE, REMOVAL, SIDELINE
from quadriga.games.union_arena.chapters.timing import PLAYED, SIDELINED, USED_CARD
from quadriga.games.union_arena.vocabulary.amounts import (
    BPOf,
    EnergySum,
    ForEvery,
    Half,
    HappenedCount,
    LifeOf,
    LowestBP,
    MovedWithThis,
    RevealedCount,
    Sum,
    UniqueNames,
)
from quadriga.games.union_arena.vocabulary.filters import OR_LESS, AnyCard, Kind
from quadriga.games.union_arena.vocabulary.filters_numbers import BPIs
from quadriga.games.union_arena.vocabulary.picking import (
    DifferentNames,
    OneOfEachEnergy,
    Pick,
    PickMore,
    SameBP,
    TotalBP,
)
from quadriga.games.union_arena.vocabulary.places import (
    AmongMoved,
    AmongThem,
    AnotherAt,
    At,
    Attacker,
    Bases,
    Battling,
    Beneath,
    BothPlaces,
    CardsAt,
    Chosen,
    OtherLine,
    Revealed,
    SameLine,
    Those,
    UnderCards,
)
from quadriga.games.union_arena.vocabulary.registers import (
    MANY,
    ONE,
    TO_DECK,
    TO_HAND,
    TO_REMOVAL,
    TO_SIDELINE,
    DoneTo,
    Pronoun,
)
from quadriga.games.union_arena.vocabulary.registers import PLAYED as PLAYED_BY_THIS
from quadriga.games.union_arena.vocabulary.registers import SIDELINED as SIDELINED_BY_THIS
from quadriga.games.union_arena.wording.cards import FIELD
from quadriga.text.grammar import Grammar, of, slot

# A zone's name, the word before it where a card lies there, and what it is.
ZONES = (
    ("field", "on", FIELD), ("front line", "on", [FRONT]), ("energy line", "on", [ENERGY]), ("sideline", "in", [SIDELINE]),
    ("removal area", "in", [REMOVAL]), ("hand", "in", [HAND]), ("life area", "in", [LIFE]),
)  # fmt: skip
OWNERS = ((YOURS, "your"), (OPPONENTS, "your opponent's"), (OPPONENTS, "their"), (ANYBODYS, "either player's"))
PAIRABLE = ("field", "hand", "sideline", "removal area", "life area")


def places(g: Grammar) -> None:
    """Every zone of every owner, alone and two together: where cards lie, and where they come from."""
    for whose, owner in OWNERS:
        theirs = owner == "their"
        for zone, at, places in ZONES:
            here = f"<on|in> {owner} {zone}" if zone.endswith("line") and zone != "sideline" else f"{at} {owner} {zone}"
            g.phrase("loc", here, At, whose=whose, places=places)
            g.phrase("theirs" if theirs else "source", f"from {owner} " + ("<life area|life>" if zone == "life area" else zone), At, whose=whose, places=places)
            if theirs and at == "on":
                g.phrase("theirs", f"on their {zone}", At, whose=whose, places=places)
        for first, at, one in ZONES:
            for second, at_second, two in ZONES:
                if first == second or first not in PAIRABLE or second not in PAIRABLE:
                    continue
                if at == at_second:
                    g.phrase("loc", f"{at} {owner} {first} or<| in {owner}> {second}", At, whose=whose, places=[*one, *two])
                else:
                    both = [At(whose, one), At(whose, two)]
                    g.phrase("loc", f"{at} {owner} {first} or {at_second} {owner} {second}", BothPlaces, places=both)
                g.phrase("theirs" if theirs else "source", f"from {owner} {first} or {second}", At, whose=whose, places=[*one, *two])
    g.phrase("loc", "on the field", At, whose=YOURS, places=FIELD)
    for zone, at, places in ZONES:
        g.phrase("loc", f"{at} your {zone} or {at} your opponent's {zone}", At, whose=ANYBODYS, places=places)
        g.phrase("loc", f"{at} your {zone} or your opponent's {zone}", At, whose=ANYBODYS, places=places)
    g.phrase("source", "among them", AmongThem)
    g.phrase("loc", "on the same line< as this character>", SameLine)
    g.phrase("loc", "on the other line from this character", SameLine, other=True)
    g.phrase("loc", "on the other line", OtherLine, group=It())
    g.include("anyloc", "loc", "source")
    for name, category in (("at", "loc"), ("from", "source"), ("their", "theirs")):
        g.phrase(f"cards {name}", "{kind:kinds} {where:" + category + "}< {more:mods}>", CardsAt)
        g.phrase(f"one {name}", "{kind} {where:" + category + "}< {more:mods}>", CardsAt)
        g.phrase(f"one {name}", "{kind:eitherkind} {where:" + category + "}", CardsAt)
        g.phrase(f"cards {name}", "{kind:eitherkind} {where:" + category + "}", CardsAt)
    g.phrase("cards at", "of your opponent's {kind}", CardsAt, where=At(OPPONENTS, FIELD))
    g.phrase("cards from", "<card|cards> under {h:hosts}", CardsAt, where=of(Beneath, group=slot("h")), kind=AnyCard())
    g.phrase("cards at", "of your {kind} {where:loc}", CardsAt)
    g.phrase("cards from", "{kind} placed into your sideline <with|by> this ability", CardsAt, where=AmongMoved())
    g.phrase("cards from", "of them", CardsAt, where=AmongThem(), kind=Kind([], None, AnyCard(), []))
    g.phrase("cards from", "of your life cards", CardsAt, where=At(YOURS, [LIFE]), kind=Kind([], None, AnyCard(), []))
    g.phrase("cards from", "of those cards<| placed into your sideline>", CardsAt, where=AmongMoved(True), kind=Kind([], None, AnyCard(), []))
    g.phrase("cards from", "face-down <card|cards> under {h:hosts}", CardsAt, where=of(UnderCards, group=slot("h"), face_down=True), kind=AnyCard())
    both = of(Together, groups=[slot("h"), slot("i")])
    g.phrase("cards from", "face-down <card|cards> under {h:hosts} or under {i:hosts}", CardsAt, where=of(UnderCards, group=both, face_down=True), kind=AnyCard())
    g.phrase("cards from", "base card of this Raided character", CardsAt, where=of(UnderCards, group=This(), face_down=False), kind=AnyCard())
    g.include("cards", "cards at", "cards from")


def groups(g: Grammar) -> None:
    """Groups that instructions act on."""
    g.phrase("this", "this <character|site|card>", This)
    g.phrase("this", "this <active character|active site>", This)
    g.phrase("it", "it", Pronoun, many=ONE)
    g.phrase("it", "<them|they>", Pronoun, many=MANY)
    g.phrase("that", "that character", Pronoun, many=ONE, character=True)
    g.phrase("that", "that card", Pronoun)
    g.phrase("that", "the chosen <character|card|characters|cards>", Chosen)
    g.phrase("that", "the revealed <character|card|characters|cards>", Revealed)
    g.phrase("that", "<those|these> characters", Pronoun, many=MANY, character=True)
    g.phrase("that", "<those|these> cards", Pronoun, many=MANY)
    g.phrase("that", "the card you revealed", Revealed)
    g.phrase("that", "the character you played", Pronoun, role=PLAYED_BY_THIS)
    g.phrase("that", "the card that was placed into your sideline", EventCard)
    g.phrase("that", "that {n:named}", Those, filters=[slot("n")])
    g.phrase("that", "the chosen {n:named}", Those, filters=[slot("n")])
    g.phrase("that", "the {n:named} chosen with this ability", Those, filters=[slot("n")])
    g.phrase("all", "all<| of the> {kind:kinds} {where:loc}< {more:mods}>", CardsAt)
    g.phrase("base", "the base card of this Raided character", Bases)
    g.phrase("base", "the bottom card of this Raided character", Bases)
    g.phrase("enemy", "the attacking character", Attacker)
    g.include("what", "this", "it", "that", "all", "enemy")
    g.include("hosts", "this", "it")
    g.phrase("hosts", "<a |an |>{kind} {where:loc}", CardsAt)
    g.phrase("hosts", "another {kind} {where:loc}", AnotherAt)
    g.include("hosts", "that")
    g.phrase("enemy", "<your|the> opponent's attacking character", Attacker)
    g.phrase("enemy", "the character battling this character", Battling)

    for category, cards, taxed in (("pick", "cards", False), ("choice", "cards", True), ("their pick", "cards their", False)):
        chooser = 1 if category == "their pick" else 0
        g.phrase(category, "{count} {among:" + cards + "}", Pick, up_to=False, taxed=taxed, chooser=chooser)
        g.phrase(category, "a {among:" + cards + "}", Pick, count=Fixed(1), up_to=False, taxed=taxed, chooser=chooser)
        g.phrase(category, "up to {count} {among:" + cards + "}", Pick, up_to=True, taxed=taxed, chooser=chooser)
        them = CardsAt(AmongThem(), Kind([], None, AnyCard(), []))
        if category != "their pick":
            g.phrase(category, "any number of them", Pick, among=them, count=Fixed(99), up_to=True, taxed=taxed)
        if category != "their pick":
            pairs(g, category, taxed)
        g.phrase(category, "any number of {among:" + cards + "}", Pick, count=Fixed(99), up_to=True, taxed=taxed, chooser=chooser)
    g.phrase(
        "choice", "{count} characters with {n:#} or less BP, and whose BP are the same, {where:loc}", SameBP,
        among=of(CardsAt, where=slot("where"), kind=of(BPIs, n=slot("n"), how=OR_LESS)), up_to=False, taxed=True,
    )  # fmt: skip
    for words, up_to, count in (("{c:count}", False, slot("c")), ("up to {c:count}", True, slot("c")), ("any number of", True, Fixed(99))):
        g.phrase("choice", words + " {kind} with a combined total <BP of {n:#} or less|of {n:#} or less BP> {where:loc}", TotalBP,
                 among=of(CardsAt, where=slot("where"), kind=slot("kind")), count=count, up_to=up_to, taxed=True, total=slot("n"))  # fmt: skip
    for category, taxed in (("pick", False), ("choice", True)):
        for loc in ("loc", "source"):
            for words, up_to, count in (("{c:count}", False, slot("c")), ("up to {c:count}", True, slot("c")), ("any number of", True, Fixed(99))):
                g.phrase(category, words + " {kind} with <different|unique> <card names|names> {where:" + loc + "}", DifferentNames,
                         among=of(CardsAt, where=slot("where"), kind=slot("kind")), count=count, up_to=up_to, taxed=taxed)  # fmt: skip
    g.phrase(
        "pick", "up to {count} {kind} and with different card names {where:source}", DifferentNames,
        among=of(CardsAt, where=slot("where"), kind=slot("kind")), up_to=True, taxed=False,
    )  # fmt: skip


def pairs(g: Grammar, category: str, taxed: bool) -> None:
    """One of these and one of those; one of these or of those; one of each name."""
    for loc in ("loc", "source"):
        first = of(CardsAt, where=slot("where"), kind=slot("k"))
        second = of(CardsAt, where=slot("where"), kind=slot("l"))
        third = of(CardsAt, where=slot("where"), kind=slot("m"))
        either = of(CardsAt, where=slot("where"), kind=of(AnyOf, filters=[slot("k"), slot("l")]))
        where = " {where:" + loc + "}"
        g.phrase(category, "up to {a:count} {k:kind} and up to {b:count} {l:kind}" + where, Sequence, steps=[
            of(Pick, among=first, count=slot("a"), up_to=True, taxed=taxed),
            of(PickMore, among=second, count=slot("b"), up_to=True, taxed=taxed)])  # fmt: skip
        g.phrase(category, "up to {a:count} {k:kind}, up to {b:count} {l:kind}, and up to {c:count} {m:kind}" + where, Sequence, steps=[
            of(Pick, among=first, count=slot("a"), up_to=True, taxed=taxed),
            of(PickMore, among=second, count=slot("b"), up_to=True, taxed=taxed),
            of(PickMore, among=third, count=slot("c"), up_to=True, taxed=taxed)])  # fmt: skip
        g.phrase(category, "up to one {k:kind} or <one|up to one> {l:kind}" + where, Pick, among=either, count=Fixed(1), up_to=True, taxed=taxed)
        g.phrase(category, "one {k:kind}<|,> or one {l:kind}" + where, Pick, among=either, count=Fixed(1), up_to=False, taxed=taxed)
        g.phrase(category, "up to one {k:kind} of each required energy" + where, OneOfEachEnergy, among=first, count=Fixed(99), up_to=True, taxed=taxed)
        each = of(CardsAt, where=slot("where"), kind=of(Kind, which=slot("w"), noun=slot("n")))
        g.phrase(category, "up to one of each of the following {n:noun}" + where + "\\: {w:whichever}", DifferentNames, among=each, count=Fixed(99), up_to=True, taxed=taxed)


def amounts(g: Grammar) -> None:
    """Numbers that count something."""
    g.phrase("number", "the number of {group:cards}", NumberOf)
    g.phrase("number", "the combined total number of {group:cards}", NumberOf)
    g.phrase("bpamount", "{factor:#} multiplied by {amount:number}", Times)
    g.phrase("bpamount", "this character's BP", BPOf, group=This())
    g.phrase("bpamount", "that character's BP", BPOf, group=Pronoun(ONE, True))
    g.phrase("bpamount", "half of {amount:bpamount1}", Half)
    g.phrase("bpamount", "the chosen character's BP", BPOf, group=Chosen())
    g.phrase("bpamount1", "that character's BP", BPOf, group=Pronoun(ONE, True))
    g.phrase("bpamount1", "the chosen character's BP", BPOf, group=Chosen())
    g.phrase("bpamount", "the lowest BP of <the|any> {group:cards at}", LowestBP)
    g.phrase("bpamount1", "this character's BP", BPOf, group=This())
    g.phrase("bpamount", "the highest BP of <the|any> {group:cards at}", BPOf)
    g.phrase("number", "the required energy value of the card <placed into your sideline with this ability|you placed into your sideline>", EnergySum, group=DoneTo(TO_SIDELINE))
    seen = of(CardsAt, where=AmongThem(), kind=slot("k"))
    known = of(CardsAt, where=At(YOURS, FIELD), kind=slot("k"))
    g.phrase("number", "the number of {k:kind} with unique names <among the revealed cards|revealed> and on your field", UniqueNames, groups=[seen, known])
    g.phrase("each", "each {group:cards}", NumberOf)
    g.phrase("each", "every {n:count} {c:cards}", ForEvery, amount=of(NumberOf, group=slot("c")))
    g.phrase("each", "each {k:kind} you have used this turn", HappenedCount, kind=USED_CARD, whose=0, filters=[slot("k")])
    g.phrase("each", "each {k:kind} sidelined this turn", HappenedCount, kind=SIDELINED, whose=2, filters=[slot("k")])
    g.phrase("each", "each {k:kind} you have played this turn", HappenedCount, kind=PLAYED, whose=0, filters=[slot("k")])
    g.phrase("each", "each {k:kind} on your field sidelined this turn", HappenedCount, kind=SIDELINED, whose=0, filters=[slot("k")])
    g.phrase("each", "each card revealed with this ability", RevealedCount)
    g.phrase("each", "each <card|character> sidelined <with|by> this ability", MovedWithThis, deed=SIDELINED_BY_THIS)
    g.phrase("each", "each card placed into their sideline <with|by> this ability", MovedWithThis, deed=TO_SIDELINE)
    g.phrase("each", "each card placed on the <bottom|top> of your deck <with|by> this ability", MovedWithThis, deed=TO_DECK)
    g.phrase("each", "each card added to your hand <with|by> this ability", MovedWithThis, deed=TO_HAND)
    g.phrase("each", "each life you have", LifeOf, whose=YOURS)
    g.phrase("each", "each card placed into <your|their> removal area <with|by> this ability", MovedWithThis, deed=TO_REMOVAL)
    g.phrase("each", "each card placed from your hand into your removal area with this ability", MovedWithThis, deed=TO_REMOVAL, origin=HAND)
    g.phrase("each", "each card placed from your hand into your sideline with this ability", MovedWithThis, deed=TO_SIDELINE, origin=HAND)
    g.list("eachsum", "each", ("a and b",), Sum, "amounts")


def add(g: Grammar) -> None:
    places(g)
    groups(g)
    amounts(g)
