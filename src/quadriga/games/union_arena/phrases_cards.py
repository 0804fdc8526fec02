"""Phrases for cards: adjectives, names, affinities, numbers, places, groups."""

from __future__ import annotations

import re

from quadriga.effects.flow import Sequence
from quadriga.effects.groups import (
    ANYBODYS,
    OPPONENTS,
    YOURS,
    AllOf,
    Another,
    AnyOf,
    Except,
    Fixed,
    It,
    Moved,
    NumberOf,
    This,
    Times,
)
from quadriga.games.union_arena.actions import DifferentNames, Pick, PickMore, SameBP, TotalBP
from quadriga.games.union_arena.amounts import (
    BaseBPSum,
    BPOf,
    EnergySum,
    ForEvery,
    Half,
    HappenedCount,
    MovedWithThis,
    RevealedCount,
    Sum,
    UniqueNames,
)
from quadriga.games.union_arena.faces import (
    ACTIVE,
    CHARACTER,
    COLOR,
    COLORS,
    DRAW,
    EVENT,
    FINAL,
    GET,
    RAID,
    SITE,
    SPECIAL,
)
from quadriga.games.union_arena.filters import (
    EXACTLY,
    OR_LESS,
    OR_MORE,
    Affinity,
    AnyCard,
    APIs,
    AttackedThisTurn,
    BaseBPEquals,
    BaseBPIs,
    BPBelowBase,
    BPComparedTo,
    BPIs,
    BPMarked,
    ChosenThisTurnBy,
    ColorIs,
    EnergyEquals,
    EnergyIs,
    ExtremeBP,
    FulfilledEnergy,
    GeneratesIs,
    HasActivateMain,
    HasKeyword,
    HasRaid,
    HasTrigger,
    HasWhenPlayed,
    IsActive,
    IsAttacking,
    IsBlocking,
    IsRaided,
    IsResting,
    IsThisCard,
    IsType,
    Kind,
    NameContains,
    Named,
    NoAffinities,
    NotAttackedThisTurn,
    NothingUnder,
    PlayedThisTurn,
    SameNameAs,
    TriggerIs,
)
from quadriga.games.union_arena.gains import Keyword
from quadriga.games.union_arena.looking import SelectedEnergy
from quadriga.games.union_arena.places import (
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
    SameLine,
    Those,
    UnderCards,
)
from quadriga.games.union_arena.standing import (
    DAMAGE,
    DAMAGE_PLUS,
    DOUBLE_ATTACK,
    DOUBLE_BLOCK,
    IMPACT,
    IMPACT_PLUS,
    NULLIFY_IMPACT,
    SNIPE,
    STEP,
)
from quadriga.games.union_arena.table import ENERGY, FRONT, HAND, LIFE, REMOVAL, SIDELINE
from quadriga.games.union_arena.timing import SIDELINED, USED_CARD
from quadriga.text.grammar import Grammar, of, slot

RESERVED = {
    "When Played", "When Attacking", "When Blocking", "When Sidelined", "Activate: Main", "Once Per Turn", "During Your Turn",
    "During Opponent's Turn", "Raid", "Step", "Snipe", "Double Attack", "Double Block", "Nullify Impact", "TRIGGER", "Get", "Draw",
    "Active", "Special", "Final", "Color", "Impact",
}  # fmt: skip
TRIGGERS = {"Get": GET, "Draw": DRAW, "Active": ACTIVE, "Raid": RAID, "Color": COLOR, "Special": SPECIAL, "Final": FINAL}
FIELD = [FRONT, ENERGY]
LISTS = ("a or b", "a, b, or c", "a, b or c", "a and b", "a, b, and c", "a and/or b")


_NAME = re.compile(r"[A-Z]|\d+(st|nd|rd|th) [A-Z]")


def affinity_name(name: str) -> bool:
    return name not in RESERVED and not name.startswith(("Impact (", "Damage (")) and "." not in name and _NAME.match(name) is not None


def numbers(g: Grammar) -> None:
    g.word_numbers("count", Fixed, "n")
    g.phrase("count", "{n:#}", Fixed)
    g.value("how", "or more", OR_MORE)
    g.value("how", "or less", OR_LESS)
    g.value("color", "red", 0)
    for i, name in enumerate(COLORS):
        if i:
            g.value("color", name, i)
        g.value("Color", name.capitalize(), i)


def keywords(g: Grammar) -> None:
    g.phrase("keyword", "[Step]", Keyword, word=STEP)
    g.phrase("keyword", "[Snipe]", Keyword, word=SNIPE)
    g.phrase("keyword", "[Double Attack]", Keyword, word=DOUBLE_ATTACK)
    g.phrase("keyword", "[Double Block]", Keyword, word=DOUBLE_BLOCK)
    g.phrase("keyword", "[Nullify Impact]", Keyword, word=NULLIFY_IMPACT)
    g.phrase("keyword", "[Impact (+{n:#})]", Keyword, word=IMPACT_PLUS)
    g.phrase("keyword", "[Impact ({n:#})]", Keyword, word=IMPACT)
    g.phrase("keyword", "[Damage (+{n:#})]", Keyword, word=DAMAGE_PLUS)
    g.phrase("keyword", "[Damage ({n:#})]", Keyword, word=DAMAGE)


def kinds(g: Grammar) -> None:
    """What sort of card: adjectives, names and affinities, noun, properties."""
    g.names("name")
    g.names("aff", "[", "]", allowed=affinity_name, samples=("Reed Marsh", "Tide Pilots"))
    g.phrase("adj", "other", Another)
    g.phrase("adj", "active", IsActive)
    g.phrase("adj", "resting", IsResting)
    g.phrase("adj", "Raided", IsRaided)
    g.phrase("adj", "non-Raided", Except, one=IsRaided())
    g.phrase("adj", "attacking", IsAttacking)
    g.phrase("colored", "{color}", ColorIs)
    g.phrase("colored", "{color:Color}", ColorIs)
    g.include("adj", "colored")
    g.phrase("adj", "non-{c:colored}", Except, one=slot("c"))
    g.list("adj", "colored", ("a or b", "a, b, or c"), AnyOf, "filters")
    g.list("adjs", "adj", ("a", "a b", "a b c"))

    g.phrase("named", "{name}", Named)
    g.phrase("affnode", "{name:aff}", Affinity)
    g.list("affs", "affnode", LISTS, AnyOf, "filters")
    g.phrase("which1", "{a:affs} affinity", AllOf, filters=[slot("a")])
    g.phrase("which1", "{name:aff} affinity", Affinity)
    g.include("which1", "named")
    g.include("which", "which1")
    g.list("which", "which1", LISTS, AnyOf, "filters")
    other = of(AllOf, filters=[Another(), slot("z")])
    g.phrase("which", "{a:which1} or other {z:which1}", AnyOf, filters=[slot("a"), other])
    g.phrase("which", "{a:which1}, {b:which1}, or other {z:which1}", AnyOf, filters=[slot("a"), slot("b"), other])

    g.include("noun", "noun0")
    g.phrase("noun", "<card|cards>", AnyCard)
    g.phrase("noun", "<character|characters>", IsType, types=[CHARACTER])
    g.phrase("noun0", "<character card|character cards>", IsType, types=[CHARACTER])
    g.phrase("noun", "<site|sites>", IsType, types=[SITE])
    g.phrase("noun0", "site <card|cards>", IsType, types=[SITE])
    g.phrase("noun0", "event <card|cards>", IsType, types=[EVENT])
    g.phrase("noun0", "character or site <card|cards>", IsType, types=[CHARACTER, SITE])
    g.phrase("noun0", "character or event <card|cards>", IsType, types=[CHARACTER, EVENT])
    g.phrase("typed", "site", IsType, types=[SITE])
    g.phrase("typed", "event", IsType, types=[EVENT])
    g.phrase("typed", "character", IsType, types=[CHARACTER])
    g.phrase("which", "{a:named}, {b:named}, or {c:typed}", AnyOf, filters=[slot("a"), slot("b"), slot("c")])
    g.phrase("which", "{c:typed} or {a:named}", AnyOf, filters=[slot("c"), slot("a")])

    properties(g)
    g.phrase("kind", "<{adjectives:adjs} ><{which} >{noun}< {more:mods}>", Kind)
    g.phrase("kind", "<{adjectives:adjs} >{which}< {more:mods}>", Kind)
    # kinds that say more than "card"
    g.phrase("kind0", "<{adjectives:adjs} >{noun:noun0}< {more:mods}>", Kind)
    g.phrase("kind0", "<{adjectives:adjs} >{which} {noun}< {more:mods}>", Kind)
    g.phrase("kind0", "card {more:mods}", Kind, noun=AnyCard())
    g.phrase("onekind", "<a|an> {k:kind}", AllOf, filters=[slot("k")])
    g.include("onekind", "kind")
    g.phrase("articled", "<a|an> {k:kind}", AllOf, filters=[slot("k")])
    g.phrase("somekinds", "{a:kind} or {b:articled}", AnyOf, filters=[slot("a"), slot("b")])
    g.phrase("somekinds", "{a:articled} or {b:articled}", AnyOf, filters=[slot("a"), slot("b")])
    g.include("somekinds", "onekind")


def properties(g: Grammar) -> None:
    g.phrase("prop", "{n:#} {how} BP", BPIs)
    g.phrase("prop", "the lowest BP", ExtremeBP, lowest=True)
    g.phrase("prop", "the highest BP", ExtremeBP, lowest=False)
    g.phrase("prop", "{n:#} BP", BPIs, how=EXACTLY)
    g.phrase("prop", "[{n:#}] or less BP", BPMarked, square=True)
    g.phrase("prop", "\\{{n:#}\\} or less BP", BPMarked, square=False)
    g.phrase("prop", "{n:#} {how} base BP", BaseBPIs)
    g.phrase("prop", "{n:#} base BP", BaseBPIs, how=EXACTLY)
    g.phrase("prop", "{n:#} {how} <required energy|base required energy>", EnergyIs)
    g.phrase("prop", "{n:#} required energy", EnergyIs, how=EXACTLY)
    g.phrase("prop", "{n:#} {how} <AP cost|base AP cost>", APIs)
    g.phrase("prop", "{n:#} AP cost", APIs, how=EXACTLY)
    g.phrase("prop", "{n:#} {how} energy generation", GeneratesIs)
    g.phrase("prop", "{name:aff} affinity", Affinity)
    g.phrase("prop", "{a:affs} affinity", AllOf, filters=[slot("a")])
    g.phrase("prop", "no affinities", NoAffinities)
    g.phrase("prop", "affinities", Except, one=NoAffinities())
    g.phrase("prop", "{p:nameparts} in its card name", NameContains, parts=slot("p"))
    g.list("nameparts", "name", ("a", "a and b"))
    g.phrase("eithername", "{a:name}", NameContains, parts=[slot("a")])
    g.list("eithernames", "eithername", ("a or b", "a, b, or c"), AnyOf, "filters")
    g.phrase("prop", "{p:eithernames} in its card name", AllOf, filters=[slot("p")])
    g.phrase("prop", "BP less than <its|their> base BP", BPBelowBase)
    g.phrase("prop", "fulfilled <required energy|energy>", FulfilledEnergy)
    g.phrase("prop", "[Raid]", HasRaid)
    g.phrase("prop", "an [Activate: Main] ability", HasActivateMain)
    g.phrase("prop", "<a [TRIGGER] ability|[TRIGGER] abilities|a [TRIGGER] abilities>", HasTrigger)
    g.phrase("prop", "no [TRIGGER] <ability|abilities>", Except, one=HasTrigger())
    for word, trigger in TRIGGERS.items():
        if word != "Raid":
            g.phrase("trig", f"[{word}]", TriggerIs, trigger=trigger)
    g.phrase("prop", "<a |>{t:trig}< ability>", AllOf, filters=[slot("t")])
    g.phrase("prop", "neither {a:trig} nor {b:trig}", Except, one=of(AnyOf, filters=[slot("a"), slot("b")]))
    g.phrase("prop", "no face-down cards under it", NothingUnder)
    for word, number in (("Impact", IMPACT), ("Step", STEP), ("Snipe", SNIPE), ("Double Attack", DOUBLE_ATTACK), ("Double Block", DOUBLE_BLOCK), ("Nullify Impact", NULLIFY_IMPACT)):
        g.phrase("prop", f"[{word}]", HasKeyword, word=number)
    g.phrase("prop", "a [When Played] ability", HasWhenPlayed)
    g.phrase("prop", "BP equal to or less than {amount:bpamount}", BPComparedTo)
    g.phrase("prop", "BP less than {amount:bpamount}", BPComparedTo, strictly=True)
    g.phrase("prop", "base BP equal to {amount:bpamount}", BaseBPEquals)
    g.phrase("prop", "the same selected required energy amount", EnergyEquals, amount=SelectedEnergy())
    g.phrase("prop", "the same card name as {group:that}", SameNameAs)
    g.phrase("mod", "with {p:props1}", AllOf, filters=[slot("p")])
    g.include("props1", "prop")
    g.list("props1", "prop", ("a and b", "a, b, and c", "a, b and c"), AllOf, "filters")
    g.list("props1", "prop", ("a or b",), AnyOf, "filters")
    g.phrase("mod", "without {one:prop}", Except)
    g.phrase("mod", "other than {one:which}", Except)
    g.phrase("mod", "other than {k:kind2}", Except, one=slot("k"))
    g.phrase("mod", "other than this <character|card|site>", Except, one=IsThisCard())
    g.phrase("mod", "that attacked this turn", AttackedThisTurn)
    g.phrase("mod", "that <is|are> blocking", IsBlocking)
    g.phrase("mod", "that <is|are> {a:adj}", AllOf, filters=[slot("a")])
    g.phrase("mod", "that <has|have> {p:prop}", AllOf, filters=[slot("p")])
    g.phrase("mod", "that <does|do> not have {p:prop}", Except, one=slot("p"))
    g.phrase("kind2", "<{which} >{noun}", Kind)
    g.phrase("mod", "<played this turn|that was played this turn>", PlayedThisTurn)
    g.phrase("mod", "that has not attacked this turn", NotAttackedThisTurn)
    g.phrase("mod", "that are either {a:named} or have {p:prop}", AnyOf, filters=[slot("a"), slot("p")])
    g.phrase("mod", "that is not Raided", Except, one=IsRaided())
    g.phrase("mod", "that are not Raided", Except, one=IsRaided())
    g.phrase("mod", "that has been chosen by an ability on one of your {k:kind} this turn", ChosenThisTurnBy, filters=[slot("k")])
    g.phrase("mod1", "and {p:mod}", AllOf, filters=[slot("p")])
    g.include("mod1", "mod")
    g.list("mods", "mod1", ("a", "a b", "a b c"))


def places(g: Grammar) -> None:
    for whose, word in ((YOURS, "your"), (OPPONENTS, "your opponent's")):
        g.phrase("loc", f"on {word} field", At, whose=whose, places=FIELD)
        g.phrase("loc", f"on {word} front line", At, whose=whose, places=[FRONT])
        g.phrase("loc", f"on {word} energy line", At, whose=whose, places=[ENERGY])
        g.phrase("loc", f"in {word} sideline", At, whose=whose, places=[SIDELINE])
        g.phrase("loc", f"in {word} removal area", At, whose=whose, places=[REMOVAL])
        g.phrase("loc", f"in {word} hand", At, whose=whose, places=[HAND])
        g.phrase("source", f"from {word} hand", At, whose=whose, places=[HAND])
        g.phrase("source", f"from {word} sideline", At, whose=whose, places=[SIDELINE])
        g.phrase("source", f"from {word} removal area", At, whose=whose, places=[REMOVAL])
        g.phrase("source", f"from {word} <life area|life>", At, whose=whose, places=[LIFE])
        g.phrase("source", f"from {word} field", At, whose=whose, places=FIELD)
    g.phrase("loc", "on the field", At, whose=YOURS, places=FIELD)
    for place, line in ((FIELD, "field"), ([FRONT], "front line"), ([ENERGY], "energy line")):
        g.phrase("loc", f"on their {line}", At, whose=OPPONENTS, places=place)
        g.phrase("loc", f"on your {line} or your opponent's {line}", At, whose=ANYBODYS, places=place)
    g.phrase("loc", "in your life area", At, whose=YOURS, places=[LIFE])
    g.phrase("loc", "in your opponent's life area", At, whose=OPPONENTS, places=[LIFE])
    g.phrase("loc", "in your hand or sideline", At, whose=YOURS, places=[HAND, SIDELINE])
    g.phrase("loc", "in your sideline or removal area", At, whose=YOURS, places=[SIDELINE, REMOVAL])
    g.phrase("source", "from your sideline or removal area", At, whose=YOURS, places=[SIDELINE, REMOVAL])
    g.phrase("loc", "in either player's sideline", At, whose=ANYBODYS, places=[SIDELINE])
    g.phrase("loc", "on either player's field", At, whose=ANYBODYS, places=FIELD)
    g.phrase("loc", "on your field or in your removal area", BothPlaces, places=[At(YOURS, FIELD), At(YOURS, [REMOVAL])])
    g.phrase("loc", "on your field or in your hand", BothPlaces, places=[At(YOURS, FIELD), At(YOURS, [HAND])])
    g.phrase("loc", "in their sideline", At, whose=OPPONENTS, places=[SIDELINE])
    g.phrase("loc", "in their hand", At, whose=OPPONENTS, places=[HAND])
    g.phrase("source", "from your hand or sideline", At, whose=YOURS, places=[HAND, SIDELINE])
    g.phrase("theirs", "from their hand", At, whose=OPPONENTS, places=[HAND])
    g.phrase("theirs", "from their sideline", At, whose=OPPONENTS, places=[SIDELINE])
    g.phrase("theirs", "on their front line", At, whose=OPPONENTS, places=[FRONT])
    g.phrase("theirs", "on their energy line", At, whose=OPPONENTS, places=[ENERGY])
    g.phrase("theirs", "on their field", At, whose=OPPONENTS, places=FIELD)
    g.phrase("source", "among them", AmongThem)
    g.phrase("loc", "on the same line< as this character>", SameLine)
    g.phrase("loc", "on the other line< from this character>", SameLine, other=True)
    g.phrase("loc", "on your field or in your sideline", BothPlaces, places=[At(YOURS, FIELD), At(YOURS, [SIDELINE])])
    g.include("anyloc", "loc", "source")
    for name, category in (("at", "loc"), ("from", "source"), ("their", "theirs")):
        g.phrase(f"cards {name}", "{kind} {where:" + category + "}< {more:mods}>", CardsAt)
    g.phrase("cards at", "of your opponent's {kind}", CardsAt, where=At(OPPONENTS, FIELD))
    g.phrase("cards from", "<card|cards> under {h:hosts}", CardsAt, where=of(Beneath, group=slot("h")), kind=AnyCard())
    g.phrase("cards at", "of your {kind} {where:loc}", CardsAt)
    g.phrase("cards from", "{kind} placed into your sideline with this ability", CardsAt, where=AmongMoved())
    g.phrase("cards from", "of them", CardsAt, where=AmongThem(), kind=Kind([], None, AnyCard(), []))
    g.phrase("cards from", "of your life cards", CardsAt, where=At(YOURS, [LIFE]), kind=Kind([], None, AnyCard(), []))
    g.phrase("cards from", "of those cards< placed into your sideline>", CardsAt, where=AmongMoved(), kind=Kind([], None, AnyCard(), []))
    g.phrase("cards from", "face-down <card|cards> under {h:hosts}", CardsAt, where=of(UnderCards, group=slot("h"), face_down=True), kind=AnyCard())
    g.phrase("cards from", "base card of this Raided character", CardsAt, where=of(UnderCards, group=This(), face_down=False), kind=AnyCard())
    g.include("cards", "cards at", "cards from")


def groups(g: Grammar) -> None:
    """Groups that instructions act on."""
    g.phrase("this", "this <character|site|card>", This)
    g.phrase("this", "this <active character|active site>", This)
    g.phrase("it", "<it|them|they>", It)
    g.phrase("that", "that <character|card>", It)
    g.phrase("that", "<the chosen|the revealed> <character|card|characters|cards>", It)
    g.phrase("that", "<those|these> <characters|cards>", It)
    g.phrase("that", "the card you revealed", It)
    g.phrase("that", "the character you played", It)
    g.phrase("that", "that {n:named}", Those, filters=[slot("n")])
    g.phrase("that", "the chosen {n:named}", Those, filters=[slot("n")])
    g.phrase("that", "the {n:named} chosen with this ability", Those, filters=[slot("n")])
    g.phrase("all", "all<| of the> {kind} {where:loc}< {more:mods}>", CardsAt)
    g.phrase("base", "the base card of this Raided character", Bases)
    g.phrase("base", "the bottom card of this Raided character", Bases)
    g.phrase("enemy", "the attacking character", Attacker)
    g.include("what", "this", "it", "that", "all", "enemy")
    g.include("hosts", "this", "it")
    g.phrase("hosts", "<a |an |>{kind} {where:loc}", CardsAt)
    g.phrase("hosts", "another {kind} {where:loc}", AnotherAt)
    g.include("hosts", "that")
    g.phrase("enemy", "your opponent's attacking character", Attacker)
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
        g.phrase(category, "one {k:kind} or one {l:kind}" + where, Pick, among=either, count=Fixed(1), up_to=False, taxed=taxed)
        each = of(CardsAt, where=slot("where"), kind=of(Kind, which=slot("w"), noun=slot("n")))
        g.phrase(category, "up to one of each of the following {n:noun}" + where + "\\: {w:which}", DifferentNames, among=each, count=Fixed(99), up_to=True, taxed=taxed)


def amounts(g: Grammar) -> None:
    """Numbers that count something."""
    g.phrase("number", "the number of {group:cards}", NumberOf)
    g.phrase("number", "the combined total number of {group:cards}", NumberOf)
    g.phrase("bpamount", "{factor:#} multiplied by {amount:number}", Times)
    g.phrase("bpamount", "this character's BP", BPOf, group=This())
    g.phrase("bpamount", "that character's BP", BPOf, group=It())
    g.phrase("bpamount", "half of {amount:bpamount1}", Half)
    g.phrase("bpamount1", "this character's BP", BPOf, group=This())
    g.phrase("bpamount", "the highest BP of <the|any> {group:cards at}", BPOf)
    g.phrase("number", "the required energy value of the card <placed into your sideline with this ability|you placed into your sideline>", EnergySum, group=Moved())
    g.phrase("bpamount", "the BP of the card placed into your sideline with this ability", BaseBPSum, group=Moved())
    seen = of(CardsAt, where=AmongThem(), kind=slot("k"))
    known = of(CardsAt, where=At(YOURS, FIELD), kind=slot("k"))
    g.phrase("number", "the number of {k:kind} with unique names <among the revealed cards|revealed> and on your field", UniqueNames, groups=[seen, known])
    g.phrase("each", "each {group:cards}", NumberOf)
    g.phrase("each", "every {n:count} {c:cards}", ForEvery, amount=of(NumberOf, group=slot("c")))
    g.phrase("each", "each {k:kind} you have used this turn", HappenedCount, kind=USED_CARD, whose=0, filters=[slot("k")])
    g.phrase("each", "each {k:kind} sidelined this turn", HappenedCount, kind=SIDELINED, whose=2, filters=[slot("k")])
    g.phrase("each", "each card revealed with this ability", RevealedCount)
    g.phrase("each", "each card placed into your removal area with this ability", MovedWithThis)
    g.phrase("each", "each card placed from your hand into your <removal area|sideline> with this ability", MovedWithThis)
    g.list("eachsum", "each", ("a and b",), Sum, "amounts")


def add(g: Grammar) -> None:
    numbers(g)
    keywords(g)
    kinds(g)
    places(g)
    groups(g)
    amounts(g)
