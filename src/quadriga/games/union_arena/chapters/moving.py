"""Moves that no instruction asks for: room is made before the card arrives (ua.move.8)."""

from __future__ import annotations

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.abilities import raise_event
from quadriga.games.union_arena.chapters.playing import room
from quadriga.games.union_arena.chapters.sidelining import remove, switch_line
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, Table, table
from quadriga.games.union_arena.chapters.timing import MOVED
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import AGAIN, END, NEXT, Frame, Step
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


def move_over(g: Table, c: int, rule: str, cause: int) -> None:
    """Have a character go to the other line next."""
    f = proc.MoveOverFrame(g.handle(c), g.seat_of(c))
    f.rule = rule
    f.cause = cause
    g.push(f)


def moving_over(f: Frame) -> proc.MoveOverFrame:
    assert isinstance(f, proc.MoveOverFrame)
    return f


class MakeRoomOrMove(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        m = moving_over(f)
        if not g.here(m.source):
            return END
        c = slot_of(m.source)
        line = ENERGY if g.place(c) == FRONT else FRONT
        if room(g, m.controller, line) <= 0 and g.pile(m.controller, line):
            options = [option(PICK, x) for x in g.pile(m.controller, line)]
            g.ask(m.controller, "make room", options, "ua.move.8", m.source)
            return NEXT
        switch_line(g, c, m.rule, m.cause)
        raise_event(g, MOVED, m.controller, m.source, m.cause)  # ua.move.12
        return END


class RemoveForMove(Step):
    def run(self, s: State, f: Frame) -> int:
        remove(table(s), arg_a(s.picked), "ua.move.8", moving_over(f).cause)
        return AGAIN


proc.MOVE_OVER.add(MakeRoomOrMove(), RemoveForMove())
