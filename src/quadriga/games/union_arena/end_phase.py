"""End Phase: end-phase abilities, ready, hand limit, expiry (ua.end.1)."""

from __future__ import annotations

from quadriga.games.union_arena.abilities import happened, wake_delayed
from quadriga.games.union_arena.durations import (
    IN_OPPONENTS_TURN_NOW,
    UNTIL_OPPONENTS_TURN_ENDS,
    UNTIL_PHASE_ENDS,
    UNTIL_TURN_ENDS,
)
from quadriga.games.union_arena.limits import hand_limit
from quadriga.games.union_arena.readying import ready_all
from quadriga.games.union_arena.settle import settle
from quadriga.games.union_arena.sidelining import remove
from quadriga.games.union_arena.table import HAND, Table
from quadriga.games.union_arena.timing import END_PHASE_STARTS
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import Frame


def step(g: Table, f: Frame) -> None:
    seat = g.active
    if f.pc == 0:
        f.pc = 1
        happened(g, END_PHASE_STARTS, seat)  # ua.end.2
        wake_delayed(g, END_PHASE_STARTS, seat)
        settle(g)
    elif f.pc == 1:
        f.pc = 2
        f.sets = [[]]
        ready_all(g, seat, False, "ua.end.3")  # ua.end.4: AP cards stay as they are
    elif f.pc == 2:
        if f.phase == 1:
            f.phase = 0
            f.sets[0] = f.sets[0] + [arg_a(g.picked)]
        hand = [c for c in g.pile(seat, HAND) if c not in f.sets[0]]
        if len(hand) > hand_limit(g, seat):  # ua.end.5
            f.phase = 1
            g.ask(seat, "hand limit", [option(PICK, c) for c in hand], "ua.end.5")
            return
        for c in f.sets[0]:
            remove(g, c, "ua.end.6")
        f.pc = 3
    elif f.pc == 3:
        f.pc = 4
        expire(g, seat)
        settle(g)  # ua.end.8
    else:
        g.pop()


def expire(g: Table, seat: int) -> None:
    """Effects until the end of the turn stop (ua.end.7)."""
    kept = []
    for a in g.applied:
        if a.ends == UNTIL_TURN_ENDS or a.ends == UNTIL_PHASE_ENDS:
            continue
        if a.ends == IN_OPPONENTS_TURN_NOW:
            continue
        if a.ends == UNTIL_OPPONENTS_TURN_ENDS and a.seat != seat:
            continue
        kept.append(a)
    g.applied = kept
    g.discounts = []
    g.touch()
