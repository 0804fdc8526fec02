"""Using Event Cards."""

from __future__ import annotations

from typing import Final

from quadriga.effects.program import ABILITY, program_frame, program_id
from quadriga.games.union_arena import procedures as proc
from quadriga.games.union_arena.abilities import happened
from quadriga.games.union_arena.extra_costs import extra_costs, step_extra
from quadriga.games.union_arena.faces import USE
from quadriga.games.union_arena.playing import may_pay, pay
from quadriga.games.union_arena.sidelining import put, remove
from quadriga.games.union_arena.table import LIMBO, SIDELINE, Table
from quadriga.games.union_arena.timing import USED_CARD, USED_EVENT
from quadriga.kernel.frames import Frame

TO_REMOVAL: Final = 1
"""The number of an event that a text sends to the removal area afterwards."""
NOT_FROM_HAND: Final = 2


def may_use_event(g: Table, seat: int, c: int) -> str:
    """Empty, or the rule against it. Full lines never stop an event (ua.main.event.3)."""
    return may_pay(g, seat, c, False)


def step(g: Table, f: Frame) -> None:
    """Check energy, pay AP, resolve its ability, then to the sideline (ua.main.event.2, ua.main.event.4)."""
    c = f.source & 4095
    seat = f.controller
    if f.pc == 0:
        if not f.x or f.x[0] == 0:  # a text may let it be used without paying AP (ua.cost.use.1)
            pay(g, seat, c, "ua.main.event.2")
        f.pc = 1
    if f.pc == 1:
        if extra_costs(g, c) and not step_extra(g, f, seat, c):
            return
        put(g, c, LIMBO, "ua.main.event.1")
        f.source = g.handle(c)
        happened(g, USED_CARD, seat, f.source)
        happened(g, USED_EVENT, seat, f.source)
        f.pc = 2
        start_use(g, c, seat)
        return
    g.pop()
    if g.here(f.source):
        elsewhere = f.x[5] if len(f.x) > 5 else 0
        if elsewhere == TO_REMOVAL or (elsewhere == NOT_FROM_HAND and g.face(c).to_removal):
            remove(g, c, "ua.main.event.5")
        else:
            put(g, c, SIDELINE, "ua.main.event.4")


def start_use(g: Table, c: int, seat: int) -> None:
    """Carry out the abilities of an event in printed order; the first comes on top."""
    face = g.face(c)
    for i in range(len(face.abilities) - 1, -1, -1):
        ability = face.abilities[i]
        if ability.kind == USE:
            f = program_frame(proc.RESOLVE, program_id(g.card[c], ability.program), g.handle(c), seat)
            f.x[ABILITY] = ability.number
            g.push(f)
