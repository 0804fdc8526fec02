"""Using Event Cards."""

from __future__ import annotations

from typing import Final

from quadriga.effects.program import ABILITY, program_id
from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.abilities import raise_event, resolving
from quadriga.games.union_arena.chapters.extra_costs import pay_extra
from quadriga.games.union_arena.chapters.faces import USE
from quadriga.games.union_arena.chapters.playing import may_pay, pay
from quadriga.games.union_arena.chapters.sidelining import put, remove
from quadriga.games.union_arena.chapters.table import HAND, LIMBO, SIDELINE, Table, table
from quadriga.games.union_arena.chapters.timing import USED_CARD, USED_EVENT
from quadriga.kernel.frames import END, NEXT, WAIT, Frame, Step
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

TO_REMOVAL: Final = 1
"""Where an event goes that a text sends to the removal area afterwards."""
NOT_FROM_HAND: Final = 2


def may_use_event(g: Table, seat: int, c: int) -> str:
    """Empty, or the rule against it. Full lines never stop an event (ua.main.event.3)."""
    return may_pay(g, seat, c, False)


def using(f: Frame) -> proc.EventFrame:
    assert isinstance(f, proc.EventFrame)
    return f


class PayForEvent(Step):
    """Check energy, pay AP, resolve its ability, then to the sideline (ua.main.event.2, ua.main.event.4)."""

    def run(self, s: State, f: Frame) -> int:
        if not using(f).free:  # ua.cost.use.1
            pay(table(s), f.controller, slot_of(f.source), "ua.main.event.2")
        return NEXT


class PayExtraForEvent(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = slot_of(f.source)
        costs = g.face(c).use_costs
        using(f).paid_costs = pay_extra(g, f, f.controller, c, costs, using(f).paid_costs)
        return NEXT if using(f).paid_costs == len(costs) else WAIT


class CarryOutEvent(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = slot_of(f.source)
        from_hand = 1 if g.place(c) == HAND else 0
        put(g, c, LIMBO, "ua.main.event.1")
        f.source = g.handle(c)
        raise_event(g, USED_CARD, f.controller, f.source, n=from_hand)
        raise_event(g, USED_EVENT, f.controller, f.source)
        start_use(g, c, f.controller)
        return NEXT


class EventOver(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = slot_of(f.source)
        if g.here(f.source):
            then = using(f).afterwards
            if then == TO_REMOVAL or (then == NOT_FROM_HAND and g.face(c).to_removal):
                remove(g, c, "ua.main.event.5")
            else:
                put(g, c, SIDELINE, "ua.main.event.4")
        return END


proc.USE_EVENT.add(PayForEvent(), PayExtraForEvent(), CarryOutEvent(), EventOver())


def start_use(g: Table, c: int, seat: int) -> None:
    """Carry out the abilities of an event in printed order; the first comes on top."""
    face = g.face(c)
    for i in range(len(face.abilities) - 1, -1, -1):
        ability = face.abilities[i]
        if ability.kind == USE:
            f = resolving(g, program_id(g.card[c], ability.program), g.handle(c), seat)
            f.x[ABILITY] = ability.number
            g.push(f)
