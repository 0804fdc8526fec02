"""Raid in all that texts say of it: its base, who may perform it on whom, what was played by it (ua.raid.14, ua.raid.26)."""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Not
from quadriga.effects.groups import AllOf, Another, Except, This
from quadriga.games.union_arena.chapters.table import REMOVAL, SIDELINE
from quadriga.games.union_arena.chapters.timing import (
    BY_ANYBODY,
    BY_OPPONENT,
    BY_YOU,
    PLAYED,
    RAIDED_OVER,
    RaidTiming,
    Timing,
)
from quadriga.games.union_arena.vocabulary.actions_state import NextCosts
from quadriga.games.union_arena.vocabulary.conditions import GroupIs
from quadriga.games.union_arena.vocabulary.filters import AnyCard, ColorIs, IsRaided
from quadriga.games.union_arena.vocabulary.filters_turn import PlayedFrom, PlayedFromHand, PlayedThisTurn
from quadriga.games.union_arena.vocabulary.places import CardsAt, UnderCards
from quadriga.games.union_arena.vocabulary.standing import AP_COST, BE_RAIDED_BY, BE_RAIDED_BY_ANY, ENERGY_COST, Permits
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.lexicon import said
from quadriga.text.grammar import of, slot

BASE = CardsAt(UnderCards(This(), False), AnyCard())


def bases(g: DialectGrammar) -> None:
    """The base card: what it is, and what happens when a card becomes one."""
    base = ("<the|this character's> raid source<| card><| of this character>", "the base card of this character", "the card this character raided<| on>") if g.asian else (
        "the base card of this <Raided |>character", "this character's base card", "the character this character performed Raid on")  # fmt: skip
    for words in base:
        g.phrase("cond", f"{words} <is|was> {{k:somekinds}}", GroupIs, group=BASE, filters=[slot("k")])
        g.phrase("cond", f"{words} <is|was> not {{k:onekind}}", Not, condition=of(GroupIs, group=BASE, filters=[slot("k")]))
        g.phrase("cond", f"{words} {{s:state}}", GroupIs, group=BASE, filters=[slot("s")])
    field = said(g, "@area")
    k = slot("k")
    subjects: list[tuple[str, dict[str, Any]]] = [
        ("this <character|card>", {"own": True, "whose": BY_ANYBODY, "filters": []}),
        (f"<a|an> {{k:kind}} on your {field}", {"own": False, "whose": BY_YOU, "filters": [k]}),
        ("<a|an> {k:kind}", {"own": False, "whose": BY_YOU, "filters": [k]}),
        ("one of your {k:kind}", {"own": False, "whose": BY_YOU, "filters": [k]}),
        (f"another {{k:kind}} on your {field}", {"own": False, "whose": BY_YOU, "filters": [Another(), k]}),
    ]
    becomes = ("becomes the raid source of", "is used to raid by", "is raided on by", "is raided by", "is raided onto by") if g.asian else ("becomes the base card of", "is Raided by", "is Raided on by")
    for who, fields in subjects:
        for words in becomes:
            g.phrase("moment", f"when {who} {words} <a|an> {{l:kind}}", Timing, kind=RAIDED_OVER, others=[slot("l")], **fields)
        g.phrase("moment", f"when {who} {'is raided on' if g.asian else 'becomes a base card'}", Timing, kind=RAIDED_OVER, others=[], **fields)


def played(g: DialectGrammar) -> None:
    """Played by performing Raid, from somewhere, this turn."""
    field, turn = said(g, "@area"), said(g, "@this_turn")
    k = slot("k")
    raid = "<by|with> <raiding|raid|performing Raid>" if g.asian else "by performing Raid<| with it>"
    onto = f"<| on your {field}| onto your {field}| to your {field}>"
    who_played: list[tuple[str, dict[str, Any]]] = [
        ("<a|an> {k:kind} is played" + onto, {"own": False, "whose": BY_YOU, "filters": [k]}),
        ("another {k:kind} is played" + onto, {"own": False, "whose": BY_YOU, "filters": [Another(), k]}),
        ("you play <a|an> {k:kind}" + onto, {"own": False, "whose": BY_YOU, "filters": [k]}),
        ("this <character|card> is played", {"own": True, "whose": BY_ANYBODY, "filters": []}),
        (f"<a|an> {{k:kind}} is played on<|to> your opponent's {field}", {"own": False, "whose": BY_OPPONENT, "filters": [k]}),
    ]
    for words, fields in who_played:
        g.phrase("moment", f"when {words} {raid}", RaidTiming, kind=PLAYED, others=[], **fields)
    g.phrase("moment", "when <a|an> {k:kind} " + ("raids" if g.asian else "performs Raid"), RaidTiming, kind=PLAYED, own=False, whose=BY_YOU, filters=[k], others=[])
    by_raid = of(AllOf, filters=[IsRaided(), PlayedThisTurn()])
    for was in ("was", "were", "is"):
        g.phrase("state", f"{was} played {raid} {turn}", AllOf, filters=[IsRaided(), PlayedThisTurn()])
        g.phrase("state", f"{was} not played {raid} {turn}", Except, one=by_raid)
        g.phrase("state", f"{was} played {raid}", AllOf, filters=[IsRaided()])
        without = "without <raiding|performing Raid>" if g.asian else "without performing Raid"
        g.phrase("state", f"{was} <not played {raid}|played {without}>", Except, one=IsRaided())
        for zone, came in (("hand", PlayedFromHand()), (said(g, "@outside"), PlayedFrom(SIDELINE)), (said(g, "@remove"), PlayedFrom(REMOVAL))):
            g.phrase("state", f"{was} played from your {zone} {turn}", AllOf, filters=[came, PlayedThisTurn()])
            g.phrase("state", f"{was} not played from your {zone}", Except, one=came)
            g.phrase("mod", f"<that {was} |>played from your {zone} {turn}", AllOf, filters=[came, PlayedThisTurn()])
    g.phrase("mod", f"<that was |that were |>played {raid} {turn}", AllOf, filters=[IsRaided(), PlayedThisTurn()])


def allowed(g: DialectGrammar) -> None:
    """Who may perform Raid on this character without being told so."""
    k = slot("k")
    may = ("can use this character to raid", "can raid <on |onto |>this <character|card>", "can use this <character|card> as their raid source") if g.asian else ("can perform Raid on this character",)
    for words in may:
        for cards in ("your {k:which} <character |><card|cards> with [Raid]", "your {k:which} <character |><card|cards>"):
            g.phrase("stand1", f"{cards} {words}", Permits, who=This(), what=BE_RAIDED_BY, others=[k])
        g.phrase("stand1", f"your <character |>cards with [Raid] {words}", Permits, who=This(), what=BE_RAIDED_BY_ANY, others=[])
    perform = "raid <on |onto |>" if g.asian else "perform Raid on "
    for can in ("can", "may"):
        g.phrase("stand1", f"you {can} {perform}this character with <a |an |your |>{{k:which}} <character |><card|cards>< with [Raid]>", Permits, who=This(), what=BE_RAIDED_BY, others=[k])


def cheaper(g: DialectGrammar) -> None:
    """What the next card costs less: to use, to play, to perform Raid with."""
    if g.asian:
        return
    k = slot("k")
    for where, more in (("from your hand ", {}), ("from your hand or sideline ", {"sideline": True})):
        for verb, raids in (("use ", {}), ("play ", {}), ("perform Raid with ", {"raid_only": True})):
            next_ = f"the next {{k:kind}} you {verb}{where}this turn"
            fields: dict[str, Any] = {**more, **raids}
            g.phrase("act", f"reduce the required energy of {next_} by {{c:Color}} x{{n:#}}", NextCosts, kind=ENERGY_COST, filters=[k, of(ColorIs, color=slot("c"))], **fields)
            g.phrase("act", f"reduce the required energy of {next_} by {{n:#}}", NextCosts, kind=ENERGY_COST, filters=[k], **fields)
            g.phrase("act", f"reduce the AP cost of {next_} by {{n:#}}", NextCosts, kind=AP_COST, filters=[k], **fields)


def add(g: DialectGrammar) -> None:
    bases(g)
    played(g)
    allowed(g)
    cheaper(g)
