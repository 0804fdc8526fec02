"""Use the Activate: Main Ability of a Card on Your Field."""

from __future__ import annotations

from quadriga.effects.program import ABILITY, IT, PAID, program_frame, program_id
from quadriga.games.union_arena import procedures as proc
from quadriga.games.union_arena.abilities import happened, mark_used, may_activate
from quadriga.games.union_arena.at_work import ability_on, loses_abilities, meets
from quadriga.games.union_arena.drawing import pay_ap
from quadriga.games.union_arena.durations import gained_ability
from quadriga.games.union_arena.extra_costs import pay_all
from quadriga.games.union_arena.faces import Ability
from quadriga.games.union_arena.readying import rest
from quadriga.games.union_arena.sidelining import place_in_sideline, sideline
from quadriga.games.union_arena.table import HAND, SIDELINE, Table
from quadriga.games.union_arena.timing import USED_ACTIVATE
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import Frame


def may_use_ability(g: Table, seat: int, c: int, ability: Ability) -> str:
    """Empty, or the rule against activating it: every condition must be met (ua.cond.1)."""
    if ability.place == SIDELINE:
        if g.place(c) != SIDELINE:
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


def ability_of(g: Table, f: Frame) -> tuple[Ability, int]:
    """The ability being activated and the face it is printed on."""
    c = f.source & 4095
    if f.x[1] > 0:
        extra = g.applied[f.x[1] - 1].extra
        return gained_ability(g, extra), extra >> 6
    return g.face(c).abilities[f.x[0]], g.card[c]


def step(g: Table, f: Frame) -> None:
    """Pay everything printed side by side, then carry it out (ua.main.act.4)."""
    c = f.source & 4095
    seat = f.controller
    if f.pc == 0:
        ability, face = ability_of(g, f)
        f.x = [f.x[0], f.x[1], face, ability.number, program_id(face, ability.program), 0]
        mark_used(g, f.source, seat, ability)
        if g.recording:
            g.emit("activate", "ua.main.act.1", seat, f.source)
        if ability.rest:
            rest(g, c, "ua.cond.rest.1", -1)
        pay_ap(g, seat, ability.ap, "ua.cond.ap.1", f.source, True)
        f.pc = 1
    if f.pc == 1:
        ability, _ = ability_of(g, f)
        if f.phase == 1:
            f.phase = 0
            pay_card(g, f, arg_a(g.picked))
        left = ability.discard - len(f.sets[0])
        if left > 0:
            hand = g.pile(seat, HAND)
            if len(hand) > left:
                f.phase = 1
                g.ask(seat, "pay", [option(PICK, x) for x in hand], "ua.cond.hand.1", f.source)
                return
            for x in hand:
                pay_card(g, f, x)
        f.pc = 2
    if f.pc == 2:
        ability, _ = ability_of(g, f)
        if ability.costs and not pay_all(g, f, seat, c, ability.costs, 5):
            return
        source = f.source
        if ability.sideline:
            source = sideline(g, c, "ua.cond.sideline.1")  # ua.sideline.3
        happened(g, USED_ACTIVATE, seat, source)
        g.pop()
        r = program_frame(proc.RESOLVE, f.x[4], source, seat)
        r.x[ABILITY] = f.x[3]
        r.sets[PAID] = f.sets[0]
        r.sets[IT] = [source]
        g.push(r)  # ua.sideline.6: before anything that the costs set off


def pay_card(g: Table, f: Frame, x: int) -> None:
    """Paid cards are placed, not sidelined (ua.cond.hand.1)."""
    place_in_sideline(g, x, "ua.cond.hand.1", f.source)
    f.sets[0] = f.sets[0] + [g.handle(x)]
