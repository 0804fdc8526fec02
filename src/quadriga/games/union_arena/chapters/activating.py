"""Use the Activate: Main Ability of a Card on Your Field."""

from __future__ import annotations

from typing import Final

from quadriga.effects.program import ABILITY, PAID, program_id
from quadriga.effects.program import MOVED as DONE
from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.abilities import mark_used, may_activate, raise_event, resolving
from quadriga.games.union_arena.chapters.drawing import pay_ap
from quadriga.games.union_arena.chapters.durations import gained_ability
from quadriga.games.union_arena.chapters.extra_costs import pay_extra
from quadriga.games.union_arena.chapters.faces import Ability
from quadriga.games.union_arena.chapters.readying import rest
from quadriga.games.union_arena.chapters.sidelining import place_in_sideline, sideline
from quadriga.games.union_arena.chapters.standing_effects import ability_on, loses_abilities, meets
from quadriga.games.union_arena.chapters.table import HAND, SIDELINE, Table, table
from quadriga.games.union_arena.chapters.timing import USED_ACTIVATE
from quadriga.games.union_arena.vocabulary.registers import RESTED, SIDELINED, TO_SIDELINE, worth
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import END, NEXT, WAIT, Frame, Step
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


def may_use_ability(g: Table, seat: int, c: int, ability: Ability) -> str:
    """Empty, or the rule against activating it: every condition must be met (ua.cond.1)."""
    if ability.place == SIDELINE or ability.place == HAND:
        if g.place(c) != ability.place:
            return "ua.cond.side.1"
    else:
        if ability.number < 100 and loses_abilities(g, c):
            return "ua.text.gain.2"
        if not ability_on(g, c, ability, seat):
            return "ua.cond.1"
    if not may_activate(g, g.handle(c), seat, ability):
        return "ua.cond.once.1"
    if ability.rest and g.resting[c]:
        return "ua.cond.rest.1"
    if ability.ap > g.ap_active[seat]:
        return "ua.cond.ap.1"
    if ability.discard > len(g.pile(seat, HAND)):
        return "ua.cond.hand.1"
    for cost in ability.costs:
        if not cost.payable(g, seat, c):
            return "ua.main.act.4"
    if ability.conditions and not meets(g, c, seat, ability):
        return "ua.cond.only.1"
    return ""


def activating(f: Frame) -> proc.ActivateFrame:
    assert isinstance(f, proc.ActivateFrame)
    return f


def ability_of(g: Table, f: proc.ActivateFrame) -> tuple[Ability, int]:
    """The ability being activated and the face it is printed on."""
    c = slot_of(f.source)
    if f.gained > 0:
        extra = g.applied[f.gained - 1].extra
        return gained_ability(g, extra), extra >> 6
    return g.face(c).abilities[f.number], g.card[c]


class PayForAbility(Step):
    """Pay everything printed side by side, then carry it out (ua.main.act.4)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        a = activating(f)
        c = slot_of(a.source)
        ability, face = ability_of(g, a)
        a.program = program_id(face, ability.program)
        mark_used(g, a.source, a.controller, ability)
        if g.recording:
            g.emit("activate", "ua.main.act.1", a.controller, a.source)
        if ability.rest:  # a cost behind a label is done by that ability (ua.cond.cost.1)
            rest(g, c, "ua.cond.rest.1", a.source)
            a.done = a.done + [RESTED, a.source, 0, g.place(c)]
        pay_ap(g, a.controller, ability.ap, "ua.cond.ap.1", a.source, True)
        return NEXT


class AskForDiscard(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        a = activating(f)
        left = ability_of(g, a)[0].discard - len(a.discarded)
        if left > 0:
            hand = g.pile(a.controller, HAND)
            if len(hand) > left:
                g.ask(a.controller, "pay", [option(PICK, x) for x in hand], "ua.cond.hand.1", a.source)
                return NEXT
            for x in hand:
                pay_card(g, a, x)
        return PAY_EXTRA.number


class Discard(Step):
    def run(self, s: State, f: Frame) -> int:
        pay_card(table(s), activating(f), arg_a(s.picked))
        return ASK_FOR_DISCARD.number


class PayExtraForAbility(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        a = activating(f)
        costs = ability_of(g, a)[0].costs
        a.paid_costs = pay_extra(g, a, a.controller, slot_of(a.source), costs, a.paid_costs)
        return NEXT if a.paid_costs == len(costs) else WAIT


class CarryOutAbility(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        a = activating(f)
        c = slot_of(a.source)
        ability, _ = ability_of(g, a)
        source = a.source
        if ability.sideline:
            had = worth(g, a.source)
            line = g.place(c)
            source = sideline(g, c, "ua.cond.sideline.1", a.source)  # ua.sideline.3
            a.done = a.done + [SIDELINED, source, had, line]
        raise_event(g, USED_ACTIVATE, a.controller, source)
        r = resolving(g, a.program, source, a.controller)
        r.x[ABILITY] = ability.number
        r.sets[PAID] = a.discarded
        r.sets[DONE] = a.done
        g.push(r)  # ua.sideline.6: before anything that the costs set off
        return END


ASK_FOR_DISCARD: Final = AskForDiscard()
PAY_EXTRA: Final = PayExtraForAbility()
proc.ACTIVATE.add(PayForAbility(), ASK_FOR_DISCARD, Discard(), PAY_EXTRA, CarryOutAbility())


def pay_card(g: Table, f: proc.ActivateFrame, x: int) -> None:
    """Paid cards are placed, not sidelined (ua.cond.hand.1)."""
    place_in_sideline(g, x, "ua.cond.hand.1", f.source)
    f.discarded = f.discarded + [g.handle(x)]
    f.done = f.done + [TO_SIDELINE, g.handle(x), 0, HAND]
