"""What holds for this turn: costs of every fitting card, what is done the next time something happens."""

from __future__ import annotations

from typing import Any

from quadriga.effects.groups import YOURS, Fixed
from quadriga.games.union_arena.chapters.durations import UNTIL_TURN_ENDS
from quadriga.games.union_arena.chapters.faces import ANY_COLOR
from quadriga.games.union_arena.chapters.table import HAND
from quadriga.games.union_arena.chapters.timing import ATTACKED, BY_YOU, PLAYED, SIDELINED, USED_EVENT, Timing
from quadriga.games.union_arena.vocabulary.actions_state import NextCosts
from quadriga.games.union_arena.vocabulary.filters import ColorIs
from quadriga.games.union_arena.vocabulary.gains import PlayerGains, QuotedAbility
from quadriga.games.union_arena.vocabulary.lines import ONCE, Label, Line, Sentence, When
from quadriga.games.union_arena.vocabulary.places import At, CardsAt
from quadriga.games.union_arena.vocabulary.protection import CostsOthers, CostsOwn
from quadriga.games.union_arena.vocabulary.standing import AP_COST, ENERGY_COST
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.lexicon import said
from quadriga.text.grammar import of, slot


def costs(g: DialectGrammar) -> None:
    """All such cards in hand cost less this turn, or until the next one is played."""
    k = slot("k")
    for words, lasting in (("", True), (" until the next {l:kind} is played onto your " + said(g, "@area"), False)):
        if g.asian:
            amounts: list[tuple[str, dict[str, Any]]] = [
                ("required energy {w} by {n:#}", {"kind": ENERGY_COST, "filters": [k]}),
                ("required energy {w} by {n:#} {c:color}", {"kind": ENERGY_COST, "filters": [k, of(ColorIs, color=slot("c"))]}),
                ("AP cost {w} by {n:#}", {"kind": AP_COST, "filters": [k]}),
            ]
        else:
            amounts = [
                ("required energy {w} by {c:Color} x{n:#}", {"kind": ENERGY_COST, "filters": [k, of(ColorIs, color=slot("c"))]}),
                ("AP cost {w} by {n:#}", {"kind": AP_COST, "filters": [k]}),
            ]
        for cost, fields in amounts:
            if not lasting:
                fields = {**fields, "filters": [*fields["filters"], slot("l")]}
            for whose in ("of <all |>{k:kind} in your hand", "of <all |>{k:kind} you use from your hand") + (("of <all |>{k:names} in your hand", "of <all |>{k:kind} in your hand {m:mods}") if g.asian else ()):
                given = {**fields, "filters": [*fields["filters"], slot("m")]} if "{m:" in whose else fields
                if "{m:" in whose:
                    whose = whose.replace("{m:mods}", "{m:mod}")
                reduce = "reduce the " + cost.replace("{w}", whose)
                turn = "during this turn" if g.asian else "<this turn|until the end of the turn>"
                g.phrase("act", f"{reduce} {turn}{words}", NextCosts, lasting=lasting, **given)
                if g.asian and not words:
                    g.phrase("act", f"during this turn, {reduce}", NextCosts, lasting=lasting, **given)


def next_time(g: DialectGrammar) -> None:
    """The next time something happens this turn: an ability of its player that works once."""
    turn, field = said(g, "@this_turn"), said(g, "@area")
    retired = said(g, "@retired")
    for words, kind, filters in (
        ("<a|an> {k:kind} is played", PLAYED, [slot("k")]),
        ("you play <a|an> {k:kind}", PLAYED, [slot("k")]),
        (f"<a|an> {{k:kind}} on your {field} is {retired}", SIDELINED, [slot("k")]),
        (f"<a|an> {{k:kind}} on your {field} attacks", ATTACKED, [slot("k")]),
        ("you use an event card", USED_EVENT, []),
    ):
        when = of(When, timings=[of(Timing, kind=kind, own=False, whose=BY_YOU, filters=filters, others=[])], first=slot("a"))
        quoted = of(QuotedAbility, ability=of(Line, labels=[Label(ONCE, 0)], body=when))
        once = of(PlayerGains, ability=quoted, ends=UNTIL_TURN_ENDS)
        g.phrase("sentence", f"the next time {words} {turn}, {{a:clause1}}.", Sentence, do=once)
        if g.asian:
            g.phrase("sentence", f"during this turn, the next time {words}, {{a:clause1}}.", Sentence, do=once)


def raids(g: DialectGrammar) -> None:
    """Less for performing Raid on such a character; less for those who perform it on this one."""
    n = of(Fixed, n=slot("x"))
    own: dict[str, Any] = {"n": n, "places": [HAND], "raid_only": True, "onto": [slot("k")]}
    hand = of(CardsAt, where=At(YOURS, [HAND]), kind=slot("k"))
    if g.asian:
        its = "<the required energy|its required energy|this card's required energy|the required energy of this card|this card's required energy in your hand>"
        for words, color in (("", ANY_COLOR), (" {c:color}", slot("c"))):
            for raid in ("raids on", "raids", "would raid", "would raid on", "would raid onto", "raids onto"):
                g.phrase("stand1", f"<when|if> this <card|character> {raid} <a |an |>{{k:kind}}, reduce {its} by {{x:#}}{words}", CostsOwn, color=color, **own)
            g.phrase("stand1", f"when this character would be raided by <a |an |>{{k:kind}}, reduce the required energy of that card by {{x:#}}{words}", CostsOthers,
                     who=hand, color=color, n=n, raid_only=True, onto_this=True)  # fmt: skip
        return
    for raid in ("when performing Raid with this card on", "when you perform Raid with this card on"):
        g.phrase("stand1", f"{raid} <a |an |>{{k:kind}}, reduce <its|this card's> required energy by {{color:Color}} x{{x:#}}", CostsOwn, **own)
    g.phrase("stand1", "when <a|an> {k:kind} performs Raid on this character, reduce its required energy by {color:Color} x{x:#}", CostsOthers,
             who=hand, n=n, raid_only=True, onto_this=True)  # fmt: skip


def add(g: DialectGrammar) -> None:
    raids(g)
    costs(g)
    next_time(g)
