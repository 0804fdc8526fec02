"""Instructions that move characters between the lines."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Act
from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import (
    NEXT,
    PICKED,
    SPARE,
    SPARE2,
    WAIT,
    Action,
    Group,
)
from quadriga.effects.taking import WHOLLY
from quadriga.games.union_arena.chapters.abilities import raise_event
from quadriga.games.union_arena.chapters.faces import CHARACTER
from quadriga.games.union_arena.chapters.playing import room
from quadriga.games.union_arena.chapters.prohibitions import forbidden
from quadriga.games.union_arena.chapters.sidelining import (
    remove,
    switch_line,
)
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, Table, table
from quadriga.games.union_arena.chapters.timing import MOVED as MOVED_LINE
from quadriga.games.union_arena.vocabulary.actions import report, shielded
from quadriga.games.union_arena.vocabulary.registers import LINE_CHANGED, TO_REMOVAL, done, fails, worth
from quadriga.games.union_arena.vocabulary.standing import (
    BE_MOVED,
    MOVE,
    ON_ENERGY,
    ON_FRONT,
)
from quadriga.games.union_arena.vocabulary.verbs import Verb
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class MoveLine(Verb):
    """Move to the other line, or to a named one; a full line first loses a card (ua.move.8, ua.move.10).

    `to` is a place, or -1 for the other line.
    """

    what: Group
    to: int = -1

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            f.phase = 1
            cards = self.what.handles(s, f)
            f.x[SPARE] = len(cards)
            f.sets[PICKED] = [h for h in cards if self.may_move(g, f, slot_of(h))]
            f.x[SPARE2] = 0
        else:
            h = g.handle(arg_a(s.picked))
            was = worth(g, h)
            origin = g.place(slot_of(h))
            done(f, TO_REMOVAL, h, remove(g, slot_of(h), "ua.move.8", f.source), was, origin)
        while f.sets[PICKED]:
            h = f.sets[PICKED][0]
            c = slot_of(h)
            if s.here(h):
                seat = g.seat_of(c)
                line = ENERGY if g.place(c) == FRONT else FRONT
                if room(g, seat, line) <= 0 and g.pile(seat, line):
                    options = [option(PICK, x) for x in g.pile(seat, line)]
                    s.ask(seat, "make room", options, "ua.move.8", f.source)
                    return WAIT
                was = g.place(c)
                switch_line(g, c, "ua.move.10", f.source)
                done(f, LINE_CHANGED, h, h, 0, was)
                f.x[SPARE2] += 1
                raise_event(g, MOVED_LINE, seat, h, f.source)  # ua.move.12
            f.sets[PICKED] = f.sets[PICKED][1:]
        report(f, f.x[SPARE2], f.x[SPARE])
        return NEXT

    def may_move(self, g: Table, f: Frame, c: int) -> bool:
        if not g.on_field(c) or g.place(c) == self.to or g.face(c).type != CHARACTER:
            return False
        line = ENERGY if g.place(c) == FRONT else FRONT
        if forbidden(g, MOVE, c, -1) or forbidden(g, ON_FRONT if line == FRONT else ON_ENERGY, c, slot_of(f.source)):
            return False
        return not shielded(g, f, c, BE_MOVED)


@dataclass(eq=False)
class Swap(Act):
    """Two characters on different lines trade places at once (ua.move.9)."""

    first: Group
    second: Group

    def objects(self) -> list[Phrase]:
        return [what for what in (self.first, self.second) if isinstance(what, Phrase)]

    def emit(self, code: list[Action]) -> None:
        for what in self.objects():
            what.emit(code, self)
        code.append(self)

    def scope(self, s: State, f: Frame) -> int:
        least = WHOLLY
        for what in self.objects():
            least = min(least, what.scope(s, f, self))
        return least

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.first.handles(s, f)
        for h in self.second.handles(s, f):
            if h not in cards:
                cards = cards + [h]
        if len(cards) != 2 or g.zone[slot_of(cards[0])] == g.zone[slot_of(cards[1])]:
            fails(f)
            return NEXT
        for h in cards:
            c = slot_of(h)
            barred = ON_ENERGY if g.place(c) == FRONT else ON_FRONT  # ua.move.11
            stays = not g.on_field(c) or g.face(c).type != CHARACTER  # ua.move.4: sites do not move
            kept = forbidden(g, MOVE, c, -1) or forbidden(g, barred, c, slot_of(f.source))
            if stays or kept or shielded(g, f, c, BE_MOVED):
                fails(f)
                return NEXT
        for h in cards:
            done(f, LINE_CHANGED, h, h, 0, g.place(slot_of(h)))
            switch_line(g, slot_of(h), "ua.move.9", f.source)
        for h in cards:
            raise_event(g, MOVED_LINE, g.seat_of(slot_of(h)), h, f.source)  # ua.move.12
        return NEXT


register(MoveLine, Swap)
