"""Instructions that move characters between the lines."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.effects.program import (
    COUNT,
    DID,
    MOVED,
    NEXT,
    PICKED,
    SPARE,
    WAIT,
    Action,
    Group,
)
from quadriga.games.union_arena.abilities import happened
from quadriga.games.union_arena.actions import report, shielded
from quadriga.games.union_arena.playing import room
from quadriga.games.union_arena.prohibitions import forbidden
from quadriga.games.union_arena.sidelining import (
    remove,
    switch_line,
)
from quadriga.games.union_arena.standing import (
    BE_MOVED,
    MOVE,
    ON_ENERGY,
    ON_FRONT,
)
from quadriga.games.union_arena.table import ENERGY, FRONT, Table, table
from quadriga.games.union_arena.timing import MOVED as MOVED_LINE
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class MoveLine(Action):
    """Move to the other line, or to a named one; a full line first loses a card (ua.move.8, ua.move.10).

    `to` is a place, or -1 for the other line.
    """

    what: Group
    to: int = -1

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            f.phase = 1
            cards = self.what.handles(s, f)
            f.x[SPARE] = len(cards)
            f.sets[PICKED] = [h for h in cards if self.may_move(g, f, h & 4095)]
            f.sets[MOVED] = []
        else:
            remove(g, arg_a(s.picked), "ua.move.8", f.source)
        while f.sets[PICKED]:
            h = f.sets[PICKED][0]
            c = h & 4095
            if s.here(h):
                seat = g.seat_of(c)
                line = ENERGY if g.place(c) == FRONT else FRONT
                if room(g, seat, line) <= 0 and g.pile(seat, line):
                    options = [option(PICK, x) for x in g.pile(seat, line)]
                    s.ask(seat, "make room", options, "ua.move.8", f.source)
                    return WAIT
                switch_line(g, c, "ua.move.10", f.source)
                f.sets[MOVED] = f.sets[MOVED] + [h]
                happened(g, MOVED_LINE, seat, h, f.source)  # ua.move.12
            f.sets[PICKED] = f.sets[PICKED][1:]
        report(f, self.what, f.sets[MOVED], f.x[SPARE])
        return NEXT

    def may_move(self, g: Table, f: Frame, c: int) -> bool:
        if not g.on_field(c) or g.place(c) == self.to or g.face(c).type != 0:
            return False
        line = ENERGY if g.place(c) == FRONT else FRONT
        if forbidden(g, MOVE, c, -1) or forbidden(g, ON_FRONT if line == FRONT else ON_ENERGY, c, f.source & 4095):
            return False
        return not shielded(g, f, c, BE_MOVED)


@dataclass(eq=False)
class Swap(Action):
    """Two characters on different lines trade places at once (ua.move.9)."""

    first: Group
    second: Group

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.first.handles(s, f)
        for h in self.second.handles(s, f):
            if h not in cards:
                cards = cards + [h]
        f.x[DID] = 0
        f.x[COUNT] = 0
        if len(cards) != 2 or g.zone[cards[0] & 4095] == g.zone[cards[1] & 4095]:
            return NEXT
        for h in cards:
            c = h & 4095
            barred = ON_ENERGY if g.place(c) == FRONT else ON_FRONT  # ua.move.11
            if not g.on_field(c) or forbidden(g, MOVE, c, -1) or forbidden(g, barred, c, -1):
                return NEXT
            if shielded(g, f, c, BE_MOVED):
                return NEXT
        for h in cards:
            switch_line(g, h & 4095, "ua.move.9", f.source)
        for h in cards:
            happened(g, MOVED_LINE, g.seat_of(h & 4095), h, f.source)  # ua.move.12
        f.x[DID] = 1
        f.x[COUNT] = 2
        f.sets[MOVED] = cards
        return NEXT


register(MoveLine, Swap)
