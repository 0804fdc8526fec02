"""Movement Phase: one joint choice of moves, asked one pick at a time, carried out together."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters import verbs
from quadriga.games.union_arena.chapters.abilities import raise_event
from quadriga.games.union_arena.chapters.faces import CHARACTER
from quadriga.games.union_arena.chapters.limits import line_limit
from quadriga.games.union_arena.chapters.prohibitions import forbidden
from quadriga.games.union_arena.chapters.settle import settle
from quadriga.games.union_arena.chapters.sidelining import remove, switch_line
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, Table, table
from quadriga.games.union_arena.chapters.timing import IN_MOVEMENT_PHASE, MOVED
from quadriga.games.union_arena.chapters.values import keyword
from quadriga.games.union_arena.vocabulary.standing import MOVE, MOVE_IN_PHASE, ON_ENERGY, ON_FRONT, STEP
from quadriga.kernel.decisions import DONE, PICK, arg_a, option, verb
from quadriga.kernel.frames import AGAIN, END, NEXT, Frame, Step
from quadriga.kernel.state import State


def moving(f: Frame) -> proc.MovementFrame:
    assert isinstance(f, proc.MovementFrame)
    return f


class AskForMove(Step):
    def run(self, s: State, f: Frame) -> int:
        return NEXT if ask_move(table(s), moving(f), s.active) else MAKE_ROOM.number


class ChooseMove(Step):
    def run(self, s: State, f: Frame) -> int:
        if verb(s.picked) != verbs.MOVE:
            return NEXT
        moving(f).moving = moving(f).moving + [arg_a(s.picked)]
        return AGAIN


class MakeRoom(Step):
    """Once there is room, all moves are made together."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        m = moving(f)
        if make_room(g, m, g.active, FRONT) or make_room(g, m, g.active, ENERGY):
            return NEXT
        carry_out(g, m)
        settle(g)
        return END


class ChooseWhoLeaves(Step):
    def run(self, s: State, f: Frame) -> int:
        m = moving(f)
        if verb(s.picked) == verbs.SWAP:  # the partner moves to the front line (ua.kw.step.2)
            m.moving = m.moving + [arg_a(s.picked)]
        else:
            m.removed = m.removed + [arg_a(s.picked)]
        return MAKE_ROOM.number


MAKE_ROOM: Final = MakeRoom()
proc.MOVEMENT.add(AskForMove(), ChooseMove(), MAKE_ROOM, ChooseWhoLeaves())


def movable(g: Table, c: int) -> bool:
    """ua.move.1, ua.move.2, ua.move.4, ua.move.11"""
    if g.face(c).type != CHARACTER or forbidden(g, MOVE, c, -1) or forbidden(g, MOVE_IN_PHASE, c, -1):
        return False
    if g.place(c) == ENERGY:
        return not forbidden(g, ON_FRONT, c, -1)
    return keyword(g, c, STEP) > 0 and not forbidden(g, ON_ENERGY, c, -1)  # ua.kw.step.1


def ask_move(g: Table, f: proc.MovementFrame, seat: int) -> bool:
    options = [option(verbs.MOVE, c) for c in g.field(seat) if c not in f.moving and movable(g, c)]
    if not options:
        return False
    options.append(option(DONE))
    g.ask(seat, "movement", options, "ua.move.1")
    return True


def line_after(g: Table, f: proc.MovementFrame, seat: int, place: int) -> list[int]:
    """Who would stand on a line once all moves are made (ua.move.3, ua.move.13)."""
    other = ENERGY if place == FRONT else FRONT
    gone = f.removed
    stay = [c for c in g.pile(seat, place) if c not in f.moving and c not in gone]
    return stay + [c for c in g.pile(seat, other) if c in f.moving]


def make_room(g: Table, f: proc.MovementFrame, seat: int, place: int) -> bool:
    """As many cards leave as do not fit (ua.move.5, ua.move.14). True: somebody is asked."""
    after = line_after(g, f, seat, place)
    if len(after) <= line_limit(g, seat, place):
        return False
    staying = [c for c in after if g.place(c) == place]
    options = [option(PICK, c) for c in staying]
    if place == ENERGY:
        for c in staying:  # Step may trade places with a character instead (ua.kw.step.2)
            if movable(g, c):
                options.append(option(verbs.SWAP, c))
    if not options:
        return False
    g.ask(seat, "make room", options, "ua.move.5")
    return True


def carry_out(g: Table, f: proc.MovementFrame) -> None:
    for c in f.removed:
        remove(g, c, "ua.move.5")
    for c in f.moving:
        switch_line(g, c, "ua.move.1" if g.place(c) == ENERGY else "ua.kw.step.1")
        raise_event(g, MOVED, g.seat_of(c), g.handle(c), n=IN_MOVEMENT_PHASE)
