"""Playing Character Cards and Site Cards."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.abilities import note, raise_event
from quadriga.games.union_arena.chapters.cost_reduction import ap_cost, discount_fits
from quadriga.games.union_arena.chapters.drawing import pay_ap
from quadriga.games.union_arena.chapters.energy import enough_energy
from quadriga.games.union_arena.chapters.extra_costs import can_pay_extra, pay_extra
from quadriga.games.union_arena.chapters.faces import CHARACTER, SITE
from quadriga.games.union_arena.chapters.limits import line_limit
from quadriga.games.union_arena.chapters.prohibitions import forbidden, own_forbids, player_forbidden
from quadriga.games.union_arena.chapters.sidelining import enter, remove
from quadriga.games.union_arena.chapters.standing_effects import own_number
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, HAND, Discount, Table, table
from quadriga.games.union_arena.chapters.timing import PLAYED, USED_CARD
from quadriga.games.union_arena.vocabulary.standing import (
    AP_COST,
    BE_PLAYED,
    BE_USED,
    ENERGY_COST,
    ENTERS_ACTIVE,
    ON_ENERGY,
    ON_FRONT,
)
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import END, NEXT, WAIT, Frame, Step
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


def may_play(g: Table, seat: int, c: int) -> str:
    """Empty, or the rule that stands against playing this card normally."""
    if own_forbids(g, BE_PLAYED, c):
        return "ua.play.6"
    return may_pay(g, seat, c, False)


def may_pay(g: Table, seat: int, c: int, raiding: bool, base: int = -1) -> str:
    """What every use of a card from hand needs: energy, AP, no prohibition, extra costs."""
    if not enough_energy(g, seat, c, raiding, base):
        return "ua.card.energy.1"
    if g.ap_active[seat] < ap_cost(g, c, raiding):
        return "ua.card.ap.1"
    if own_forbids(g, BE_USED, c) or forbidden(g, BE_USED, c, -1) or player_forbidden(g, BE_USED, seat):
        return "ua.cost.use.2"
    if not can_pay_extra(g, seat, c):
        return "ua.cost.extra.1"
    return ""


def enters_active(g: Table, c: int, seat: int) -> bool:
    """Does its own text play this card set to active (ua.play.5, ua.play.9)?"""
    return own_number(g, ENTERS_ACTIVE, c, seat) > 0


def may_play_on(g: Table, c: int, line: int, source: int = -1) -> bool:
    """Is the card allowed on that line, by the ability of card `source` (ua.move.11, ua.main.site.1)?"""
    if g.face(c).type == SITE:
        return line == ENERGY
    return not own_forbids(g, ON_FRONT if line == FRONT else ON_ENERGY, c, source)


def pay(g: Table, seat: int, c: int, rule: str, raiding: bool = False) -> None:
    """Pay the AP cost; a reduction for the next fitting card is used up (ua.cost.reduce.3)."""
    cost = ap_cost(g, c, raiding)
    left: list[Discount] = []
    for d in g.discounts:
        if not d.lasting and d.seat == seat and d.kind in (AP_COST, ENERGY_COST) and (raiding or not d.raiding_only):
            if discount_fits(g, d, c):
                continue
        left.append(d)
    g.discounts = left
    pay_ap(g, seat, cost, rule, g.handle(c))


def room(g: Table, seat: int, line: int) -> int:
    """Places free on a line; negative when it is too full."""
    return line_limit(g, seat, line) - len(g.pile(seat, line))


def playing(f: Frame) -> proc.PlayFrame:
    assert isinstance(f, proc.PlayFrame)
    return f


class PayForPlay(Step):
    """Check energy, pay AP (ua.main.char.2, ua.main.site.2)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = slot_of(f.source)
        pay(g, f.controller, c, "ua.main.char.2" if g.face(c).type == CHARACTER else "ua.main.site.2")
        note(g, USED_CARD, f.controller, g.handle(c), 1 if g.place(c) == HAND else 0)
        return NEXT


class PayExtraForPlay(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = slot_of(f.source)
        costs = g.face(c).use_costs
        playing(f).paid_costs = pay_extra(g, f, f.controller, c, costs, playing(f).paid_costs)
        return NEXT if playing(f).paid_costs == len(costs) else WAIT


class MakeRoomForPlay(Step):
    """ua.main.char.3, ua.main.char.4, ua.main.char.5, ua.main.site.3"""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        line = playing(f).line
        if room(g, f.controller, line) > 0:
            return PUT_DOWN.number
        options = [option(PICK, x) for x in g.pile(f.controller, line)]
        g.ask(f.controller, "make room", options, _room_rule(g, f), f.source)
        return NEXT


class RemoveForPlay(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        remove(g, arg_a(g.picked), _room_rule(g, f))
        return NEXT


class PutDown(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = slot_of(f.source)
        resting = not enters_active(g, c, f.controller)  # ua.state.3
        rule = "ua.main.char.2" if g.face(c).type == CHARACTER else "ua.main.site.2"
        enter(g, c, playing(f).line, resting, 0, rule)
        raise_event(g, PLAYED, f.controller, g.handle(c))  # ua.timing.played.1
        return END


PUT_DOWN: Final = PutDown()
proc.PLAY.add(PayForPlay(), PayExtraForPlay(), MakeRoomForPlay(), RemoveForPlay(), PUT_DOWN)


def _room_rule(g: Table, f: Frame) -> str:
    return "ua.main.char.3" if g.face(slot_of(f.source)).type == CHARACTER else "ua.main.site.3"
