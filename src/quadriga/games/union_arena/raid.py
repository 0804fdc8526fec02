"""Performing Raid with a Character Card."""

from __future__ import annotations

from quadriga.effects.groups import passes
from quadriga.games.union_arena.abilities import happened, note
from quadriga.games.union_arena.extra_costs import extra_costs, step_extra
from quadriga.games.union_arena.faces import CHARACTER
from quadriga.games.union_arena.playing import may_pay, pay, room
from quadriga.games.union_arena.prohibitions import forbidden, permitted
from quadriga.games.union_arena.readying import ready
from quadriga.games.union_arena.sidelining import cover, remove, switch_line
from quadriga.games.union_arena.standing import (
    BE_RAIDED_BY,
    BE_RAIDED_BY_ANY,
    MOVE,
    ON_FRONT,
)
from quadriga.games.union_arena.table import ENERGY, FRONT, Table
from quadriga.games.union_arena.timing import MOVED, PLAYED, RAIDED_OVER, USED_CARD
from quadriga.kernel.decisions import NO, PICK, YES, arg_a, option
from quadriga.kernel.frames import Frame


def may_raid(g: Table, seat: int, c: int) -> str:
    """Empty, or the rule that stands against Raiding with this card from hand (ua.raid.6)."""
    against = may_pay(g, seat, c, True)
    if against:
        return against
    if not raid_condition(g, seat, c):
        return "ua.raid.25"
    if not bases_for(g, seat, c):
        return "ua.raid.2"
    return ""


def raid_condition(g: Table, seat: int, c: int) -> bool:
    spec = g.face(c).raid
    if spec is None or spec.condition is None:
        return spec is not None
    return spec.condition.holds(g, g.look(g.handle(c), seat))


def bases_for(g: Table, seat: int, c: int) -> list[int]:
    """Own field characters without Raid that meet the specification (ua.raid.2, ua.raid.3, ua.raid.31)."""
    spec = g.face(c).raid
    if spec is None:
        return []
    found: list[int] = []
    for base in g.field(seat):
        face = g.face(base)
        if face.type != CHARACTER:
            continue
        if _specified(g, seat, c, base) and not face.has_raid:
            found.append(base)
        elif face.standing_kinds and (
            permitted(g, BE_RAIDED_BY_ANY, base, c) or permitted(g, BE_RAIDED_BY, base, c)
        ):
            found.append(base)  # ua.raid.24
    return found


def _specified(g: Table, seat: int, c: int, base: int) -> bool:
    spec = g.face(c).raid
    assert spec is not None
    f = g.look(g.handle(c), seat)
    for one in spec.bases:  # ua.raid.29: any alternative is enough
        if passes(g, f, base, [one]):
            return True
    return False


def step(g: Table, f: Frame) -> None:
    """The five steps of Raid (ua.raid.9). x = base slot, paid for?"""
    c = f.source & 4095
    seat = f.controller
    if f.pc == 0:
        if f.x[1] == 1:
            pay(g, seat, c, "ua.raid.6", True)
            note(g, USED_CARD, seat, g.handle(c))
        f.pc = 1
    if f.pc == 1:
        if f.x[1] == 1 and extra_costs(g, c) and not step_extra(g, f, seat, c):
            return
        base = f.x[0]
        cover(g, c, base, "ua.raid.2")
        f.source = g.handle(c)
        ready(g, c, "ua.raid.12", -1)
        f.pc = 2
        if g.place(c) == ENERGY and not forbidden(g, MOVE, c, -1) and not forbidden(g, ON_FRONT, c, -1):
            g.ask(seat, "raid move", [option(YES), option(NO)], "ua.raid.13", f.source)
            return
        finish(g, f)
        return
    if f.pc == 2:
        if g.picked == option(NO):
            finish(g, f)
            return
        f.pc = 3
        if room(g, seat, FRONT) <= 0:  # ua.move.6
            g.ask(seat, "make room", [option(PICK, x) for x in g.pile(seat, FRONT)], "ua.move.6", f.source)
            return
    else:
        remove(g, arg_a(g.picked), "ua.move.6")
    switch_line(g, c, "ua.raid.13")
    happened(g, MOVED, seat, g.handle(c))  # ua.move.12
    finish(g, f)


def finish(g: Table, f: Frame) -> None:
    g.pop()
    c = f.source & 4095
    base = g.handle(f.x[0])
    happened(g, RAIDED_OVER, f.controller, base, g.handle(c))  # ua.raid.26
    happened(g, PLAYED, f.controller, g.handle(c), n=1)  # ua.raid.14
