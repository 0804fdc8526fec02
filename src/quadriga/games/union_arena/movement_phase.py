"""Movement Phase: one joint choice of moves, asked one pick at a time, carried out together."""

from __future__ import annotations

from quadriga.games.union_arena import verbs
from quadriga.games.union_arena.faces import CHARACTER
from quadriga.games.union_arena.limits import line_limit
from quadriga.games.union_arena.prohibitions import forbidden
from quadriga.games.union_arena.settle import settle
from quadriga.games.union_arena.sidelining import remove, switch_line
from quadriga.games.union_arena.standing import MOVE, ON_ENERGY, ON_FRONT, STEP
from quadriga.games.union_arena.table import ENERGY, FRONT, Table
from quadriga.games.union_arena.values import keyword
from quadriga.kernel.decisions import DONE, PICK, arg_a, option, verb
from quadriga.kernel.frames import Frame

MOVING = 0
REMOVED = 1


def step(g: Table, f: Frame) -> None:
    seat = g.active
    if f.pc == 0:
        f.sets = [[], []]
        f.pc = 1
        if ask_move(g, f, seat):
            return
    elif f.pc == 1:
        if verb(g.picked) == verbs.MOVE:
            f.sets[MOVING] = f.sets[MOVING] + [arg_a(g.picked)]
            if ask_move(g, f, seat):
                return
    elif verb(g.picked) == PICK:
        f.sets[REMOVED] = f.sets[REMOVED] + [arg_a(g.picked)]
    elif verb(g.picked) == verbs.SWAP:  # the partner moves to the front line (ua.kw.step.2)
        f.sets[MOVING] = f.sets[MOVING] + [arg_a(g.picked)]
    f.pc = 2
    if make_room(g, f, seat, FRONT) or make_room(g, f, seat, ENERGY):
        return
    carry_out(g, f)
    g.pop()
    settle(g)


def movable(g: Table, c: int) -> bool:
    """ua.move.1, ua.move.2, ua.move.4, ua.move.11"""
    if g.face(c).type != CHARACTER or forbidden(g, MOVE, c, -1):
        return False
    if g.place(c) == ENERGY:
        return not forbidden(g, ON_FRONT, c, -1)
    return keyword(g, c, STEP) > 0 and not forbidden(g, ON_ENERGY, c, -1)  # ua.kw.step.1


def ask_move(g: Table, f: Frame, seat: int) -> bool:
    options = [option(verbs.MOVE, c) for c in g.field(seat) if c not in f.sets[MOVING] and movable(g, c)]
    if not options:
        return False
    options.append(option(DONE))
    g.ask(seat, "movement", options, "ua.move.1")
    return True


def line_after(g: Table, f: Frame, seat: int, place: int) -> list[int]:
    """Who would stand on a line once all moves are made (ua.move.3, ua.move.13)."""
    other = ENERGY if place == FRONT else FRONT
    gone = f.sets[REMOVED]
    stay = [c for c in g.pile(seat, place) if c not in f.sets[MOVING] and c not in gone]
    return stay + [c for c in g.pile(seat, other) if c in f.sets[MOVING]]


def make_room(g: Table, f: Frame, seat: int, place: int) -> bool:
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


def carry_out(g: Table, f: Frame) -> None:
    for c in f.sets[REMOVED]:
        remove(g, c, "ua.move.5")
    for c in f.sets[MOVING]:
        switch_line(g, c, "ua.move.1" if g.place(c) == ENERGY else "ua.kw.step.1")
