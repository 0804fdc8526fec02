"""Phrases for cards: adjectives, names, affinities, numbers, places, groups."""

from __future__ import annotations

import re

from quadriga.effects.groups import (
    AllOf,
    Another,
    AnyOf,
    Except,
    Fixed,
)
from quadriga.games.union_arena.chapters.faces import (
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
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT
from quadriga.games.union_arena.chapters.timing import ATTACKED, BLOCKED, SIDELINED
from quadriga.games.union_arena.vocabulary.amounts import Marked
from quadriga.games.union_arena.vocabulary.filters import (
    EXACTLY,
    OR_LESS,
    OR_MORE,
    Affinity,
    AnyCard,
    ColorIs,
    HasActivateMain,
    HasKeyword,
    HasRaid,
    HasTrigger,
    HasWhenPlayed,
    IsActive,
    IsRaided,
    IsResting,
    IsThisCard,
    IsType,
    Kind,
    NameContains,
    Named,
    NoAffinities,
    NothingUnder,
    SameNameAs,
    TheseAndThose,
    TriggerIs,
)
from quadriga.games.union_arena.vocabulary.filters_numbers import (
    APIs,
    BaseBPEquals,
    BaseBPIs,
    BPAbove,
    BPAboveBase,
    BPBelowBase,
    BPComparedTo,
    BPIs,
    BPMarked,
    EnergyAtMost,
    EnergyEquals,
    EnergyIs,
    EnergyMarked,
    ExtremeBP,
    FulfilledEnergy,
    GeneratesIs,
    SameBaseBPAs,
    SameEnergyAs,
)
from quadriga.games.union_arena.vocabulary.filters_turn import (
    AttackedThisTurn,
    ChosenThisTurnBy,
    IsAttacking,
    IsBlocking,
    NotAttackedThisTurn,
    PlayedThisTurn,
)
from quadriga.games.union_arena.vocabulary.gains import Keyword
from quadriga.games.union_arena.vocabulary.looking import SelectedEnergy
from quadriga.games.union_arena.vocabulary.standing import (
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
from quadriga.text.grammar import Grammar, of, slot

RESERVED = {
    "When Played", "When Attacking", "When Blocking", "When Sidelined", "Activate: Main", "Once Per Turn", "During Your Turn",
    "During Opponent's Turn", "Raid", "Step", "Snipe", "Double Attack", "Double Block", "Nullify Impact", "TRIGGER", "Get", "Draw",
    "Active", "Special", "Final", "Color", "Impact",
}  # fmt: skip
TRIGGERS = {"Get": GET, "Draw": DRAW, "Active": ACTIVE, "Raid": RAID, "Color": COLOR, "Special": SPECIAL, "Final": FINAL}
FIELD = [FRONT, ENERGY]
ORS = ("a or b", "a, b, or c", "a, b or c", "a and/or b")
ANDS = ("a and b", "a, b, and c")


_NAME = re.compile(r"[A-Z]|\d+(st|nd|rd|th) [A-Z]")


def affinity_name(name: str) -> bool:
    return name not in RESERVED and not name.startswith(("Impact (", "Damage (")) and "." not in name and _NAME.match(name) is not None


def numbers(g: Grammar) -> None:
    g.word_numbers("count", Fixed, "n")
    g.phrase("count", "{n:#}", Fixed)
    g.phrase("count", "[{n:#word}]", Marked, square=True)
    g.phrase("count", "\\{{n:#word}\\}", Marked, square=False)
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
    g.phrase("adj", "blocking", IsBlocking)
    g.phrase("colored", "{color}", ColorIs)
    g.phrase("colored", "{color:Color}", ColorIs)
    g.include("adj", "colored")
    g.phrase("adj", "non-{c:colored}", Except, one=slot("c"))
    g.list("adj", "colored", ("a or b", "a, b, or c"), AnyOf, "filters")
    g.list("adjs", "adj", ("a", "a b", "a b c"))

    g.phrase("named", "{name}", Named)
    g.phrase("affnode", "{name:aff}", Affinity)
    g.list("affs", "affnode", ORS, AnyOf, "filters")
    g.list("several affs", "affnode", ANDS, TheseAndThose, "filters")
    g.phrase("which1", "{a:affs} affinity", AllOf, filters=[slot("a")])
    g.phrase("which1", "{name:aff} affinity", Affinity)
    g.phrase("which1", "{name} affinity", Affinity)  # some sets print quotation marks
    g.include("which1", "named")
    g.include("which", "which1")
    g.list("which", "which1", ORS, AnyOf, "filters")
    g.list("which and", "which1", ANDS, TheseAndThose, "filters")
    g.phrase("which and", "{a:several affs} affinity", AllOf, filters=[slot("a")])
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
    g.phrase("noun0", "<character|characters> or site <card|cards>", IsType, types=[CHARACTER, SITE])
    g.phrase("noun0", "site or event <card|cards>", IsType, types=[SITE, EVENT])
    g.phrase("noun0", "event or character <card|cards>", IsType, types=[EVENT, CHARACTER])
    g.phrase("noun0", "site or character <card|cards>", IsType, types=[SITE, CHARACTER])
    g.phrase("noun0", "event or site <card|cards>", IsType, types=[EVENT, SITE])
    g.phrase("noun", "<characters or sites|character or site>", IsType, types=[CHARACTER, SITE])
    g.phrase("noun0", "character or event <card|cards>", IsType, types=[CHARACTER, EVENT])
    g.phrase("typed", "site", IsType, types=[SITE])
    g.phrase("typed", "event", IsType, types=[EVENT])
    g.phrase("typed", "character", IsType, types=[CHARACTER])
    g.phrase("which", "{a:named}, {b:named}, or {c:typed}", AnyOf, filters=[slot("a"), slot("b"), slot("c")])
    g.phrase("which", "{c:typed} or {a:named}", AnyOf, filters=[slot("c"), slot("a")])

    properties(g)
    g.phrase("kind", "<{adjectives:adjs} ><{which} >{noun}< {more:mods}>", Kind)
    g.phrase("kind", "<{adjectives:adjs} >{which}< {more:mods}>", Kind)
    g.phrase("names", "<{adjectives:adjs} >{which}", Kind)
    g.include("whichever", "which", "which and")
    g.phrase("several", "<{adjectives:adjs} >{which:which and} {noun}< {more:mods}>", Kind)
    g.phrase("several", "<{adjectives:adjs} >{which:which and}< {more:mods}>", Kind)
    g.include("kinds", "kind", "several")
    # kinds that say more than "card"
    g.phrase("kind0", "<{adjectives:adjs} >{noun:noun0}< {more:mods}>", Kind)
    g.phrase("kind0", "<{adjectives:adjs} >{which} {noun}< {more:mods}>", Kind)
    g.phrase("kind0", "card {more:mods}", Kind, noun=AnyCard())
    # two kinds side by side, each with a noun of its own
    g.phrase("fullkind", "<{adjectives:adjs} ><{which} >{noun:noun0}< {more:mods}>", Kind)
    g.phrase("fullkind", "<{adjectives:adjs} >{which} {noun:plaincard}< {more:mods}>", Kind)
    g.phrase("fullkind", "card {more:mods}", Kind, noun=AnyCard())
    g.phrase("fullkind", "<{adjectives:adjs} ><{which} >{noun:bare} {more:mods}", Kind)
    g.phrase("plaincard", "<card|cards>", AnyCard)
    g.phrase("bare", "<character|characters>", IsType, types=[CHARACTER])
    g.phrase("bare", "<site|sites>", IsType, types=[SITE])
    g.list("eitherkind", "fullkind", ("a or b", "a, b, or c"), AnyOf, "filters")
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
    g.phrase("prop", "[{n:#}] or less required energy", EnergyMarked, square=True)
    g.phrase("prop", "\\{{n:#}\\} or less required energy", EnergyMarked, square=False)
    g.phrase("prop", "{n:#} {how} <AP cost|base AP cost>", APIs)
    g.phrase("prop", "{n:#} AP cost", APIs, how=EXACTLY)
    g.phrase("prop", "{n:#} {how} energy generation", GeneratesIs)
    g.phrase("prop", "{name:aff} affinity", Affinity)
    g.phrase("prop", "{a:affs} affinity", AllOf, filters=[slot("a")])
    g.phrase("prop", "{a:several affs} affinity", AllOf, filters=[slot("a")])
    g.phrase("prop", "no affinities", NoAffinities)
    g.phrase("prop", "affinities", Except, one=NoAffinities())
    g.phrase("prop", "{p:nameparts} in <its card name|their card names|its name|their card name>", NameContains, parts=slot("p"))
    g.list("nameparts", "name", ("a", "a and b"))
    g.phrase("eithername", "{p:nameparts}", NameContains, parts=slot("p"))
    g.list("eithernames", "eithername", ("a or b", "a, b, or c"), AnyOf, "filters")
    g.phrase("prop", "{p:eithernames} in <its card name|their card names|its name|their card name>", AllOf, filters=[slot("p")])
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
    for label, moment in (("When Attacking", ATTACKED), ("When Blocking", BLOCKED), ("When Sidelined", SIDELINED)):
        g.phrase("prop", f"a [{label}] ability", HasWhenPlayed, moment=moment)
    g.phrase("prop", "BP equal to or less than {amount:bpamount}", BPComparedTo)
    g.phrase("prop", "BP less than {amount:bpamount}", BPComparedTo, strictly=True)
    g.phrase("prop", "BP lower than {amount:bpamount}", BPComparedTo, strictly=True)
    g.phrase("prop", "BP <greater|higher|more> than {amount:bpamount}", BPAbove, strictly=True)
    g.phrase("prop", "BP equal to or <greater|higher|more> than {amount:bpamount}", BPAbove)
    g.phrase("prop", "BP greater than <its|their> base BP", BPAboveBase)
    g.phrase("prop", "required energy equal to or less than {amount:number}", EnergyAtMost)
    g.phrase("prop", "required energy less than or equal to {amount:number}", EnergyAtMost)
    g.phrase("prop", "base BP equal to {amount:bpamount}", BaseBPEquals)
    g.phrase("prop", "the same selected required energy amount", EnergyEquals, amount=SelectedEnergy())
    g.phrase("prop", "the same card name as {group:that}", SameNameAs)
    g.phrase("prop", "the same required energy< amount> as {group:that}", SameEnergyAs)
    g.phrase("prop", "the same base BP as {group:that}", SameBaseBPAs)
    g.phrase("prop", "the same required energy< amount> or base BP as {g:that}", AnyOf, filters=[
        of(SameEnergyAs, group=slot("g")), of(SameBaseBPAs, group=slot("g"))])  # fmt: skip
    g.phrase("mod", "with {p:props1}", AllOf, filters=[slot("p")])
    g.include("props1", "prop")
    g.list("props1", "prop", ("a and b", "a, b, and c", "a, b and c"), AllOf, "filters")
    g.list("props1", "prop", ("a or b",), AnyOf, "filters")
    g.phrase("mod", "without {one:prop}", Except)
    g.phrase("mod", "other than {one:which}", Except)
    g.phrase("mod", "other than {k:kind2}", Except, one=slot("k"))
    g.phrase("mod", "other than this <character|card|site>", Except, one=IsThisCard())
    g.phrase("mod", "that <has |have |>attacked this turn", AttackedThisTurn)
    g.phrase("mod", "that <is|are> {a:adj}", AllOf, filters=[slot("a")])
    g.phrase("mod", "that <has|have> {p:prop}", AllOf, filters=[slot("p")])
    g.phrase("mod", "that <does|do> not have {p:prop}", Except, one=slot("p"))
    g.phrase("kind2", "<{which} >{noun}", Kind)
    g.phrase("mod", "<played this turn|that was played this turn|that were played this turn>", PlayedThisTurn)
    g.phrase("mod", "that <has|have|did> not <attacked|attack> this turn", NotAttackedThisTurn)
    g.phrase("mod", "that <was|were> not played this turn", Except, one=PlayedThisTurn())
    g.phrase("mod", "that are either {a:named} or have {p:prop}", AnyOf, filters=[slot("a"), slot("p")])
    g.phrase("mod", "that <is|are> not {a:adj}", Except, one=slot("a"))
    g.phrase("mod", "that has been chosen by an ability on one of your {k:kind} this turn", ChosenThisTurnBy, filters=[slot("k")])
    g.phrase("mod1", "and {p:mod}", AllOf, filters=[slot("p")])
    g.include("mod1", "mod")
    g.list("mods", "mod1", ("a", "a b", "a b c"))


def add(g: Grammar) -> None:
    numbers(g)
    keywords(g)
    kinds(g)
