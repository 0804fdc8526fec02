"""Playing Character Cards and Site Cards."""

from __future__ import annotations

from quadriga.games.union_arena.abilities import happened, note
from quadriga.games.union_arena.at_work import own_number
from quadriga.games.union_arena.cost_reduction import ap_cost, discount_fits
from quadriga.games.union_arena.drawing import pay_ap
from quadriga.games.union_arena.energy import enough_energy
from quadriga.games.union_arena.extra_costs import (
    can_pay_extra,
    extra_costs,
    step_extra,
)
from quadriga.games.union_arena.faces import CHARACTER, SITE
from quadriga.games.union_arena.limits import line_limit
from quadriga.games.union_arena.prohibitions import forbidden, own_forbids, player_forbidden
from quadriga.games.union_arena.sidelining import enter, remove
from quadriga.games.union_arena.standing import (
    AP_COST,
    BE_PLAYED,
    BE_USED,
    ENERGY_COST,
    ENTERS_ACTIVE,
    ON_ENERGY,
    ON_FRONT,
)
from quadriga.games.union_arena.table import ENERGY, FRONT, Table
from quadriga.games.union_arena.timing import PLAYED, USED_CARD
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import Frame


def may_play(g: Table, seat: int, c: int) -> str:
    """Empty, or the rule that stands against playing this card normally."""
    if own_forbids(g, BE_PLAYED, c):
        return "ua.play.6"
    return may_pay(g, seat, c, False)


def may_pay(g: Table, seat: int, c: int, raiding: bool) -> str:
    """What every use of a card from hand needs: energy, AP, no prohibition, extra costs."""
    if not enough_energy(g, seat, c, raiding):
        return "ua.card.energy.1"
    if g.ap_active[seat] < ap_cost(g, c):
        return "ua.card.ap.1"
    if own_forbids(g, BE_USED, c) or forbidden(g, BE_USED, c, -1) or player_forbidden(g, BE_USED, seat):
        return "ua.cost.use.2"
    if not can_pay_extra(g, seat, c):
        return "ua.cost.extra.1"
    return ""


def enters_active(g: Table, c: int, seat: int) -> bool:
    """Does its own text play this card set to active (ua.play.5, ua.play.9)?"""
    return own_number(g, ENTERS_ACTIVE, c, seat) > 0


def may_play_on(g: Table, c: int, line: int) -> bool:
    """Is the card allowed on that line (ua.move.11, ua.main.site.1)?"""
    if g.face(c).type == SITE:
        return line == ENERGY
    return not own_forbids(g, ON_FRONT if line == FRONT else ON_ENERGY, c)


def pay(g: Table, seat: int, c: int, rule: str, raiding: bool = False) -> None:
    """Pay the AP cost; a reduction for the next fitting card is used up (ua.cost.reduce.3)."""
    cost = ap_cost(g, c)
    left: list[list[int]] = []
    for d in g.discounts:
        if d[0] == seat and d[1] in (AP_COST, ENERGY_COST) and (raiding or d[4] & 1 == 0):
            if discount_fits(g, d, c):
                continue
        left.append(d)
    g.discounts = left
    pay_ap(g, seat, cost, rule, g.handle(c))


def room(g: Table, seat: int, line: int) -> int:
    """Places free on a line; negative when it is too full."""
    return line_limit(g, seat, line) - len(g.pile(seat, line))


def step(g: Table, f: Frame) -> None:
    """Check energy, pay AP, make room, put the card down (ua.main.char.2, ua.main.site.2)."""
    c = f.source & 4095
    seat = f.controller
    line = f.x[0]
    character = g.face(c).type == CHARACTER
    if f.pc == 0:
        pay(g, seat, c, "ua.main.char.2" if character else "ua.main.site.2")
        note(g, USED_CARD, seat, g.handle(c))
        f.pc = 1
    if f.pc == 1:
        if extra_costs(g, c) and not step_extra(g, f, seat, c):
            return
        f.pc = 2
        if room(g, seat, line) <= 0:  # ua.main.char.3, ua.main.char.4, ua.main.char.5, ua.main.site.3
            rule = "ua.main.char.3" if character else "ua.main.site.3"
            g.ask(seat, "make room", [option(PICK, x) for x in g.pile(seat, line)], rule, f.source)
            return
    elif f.pc == 2:
        remove(g, arg_a(g.picked), "ua.main.char.3" if character else "ua.main.site.3")
    g.pop()
    resting = not enters_active(g, c, seat)  # ua.state.3
    enter(g, c, line, resting, 0, "ua.main.char.2" if character else "ua.main.site.2")
    happened(g, PLAYED, seat, g.handle(c))  # ua.timing.played.1


