"""End Phase: end-phase abilities, ready, hand limit, expiry (ua.end.1)."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.abilities import raise_event, wake_delayed
from quadriga.games.union_arena.chapters.durations import (
    IN_OPPONENTS_TURN_NOW,
    UNTIL_OPPONENTS_TURN_ENDS,
    UNTIL_PHASE_ENDS,
    UNTIL_TURN_ENDS,
)
from quadriga.games.union_arena.chapters.limits import hand_limit
from quadriga.games.union_arena.chapters.readying import ready_all
from quadriga.games.union_arena.chapters.settle import settle
from quadriga.games.union_arena.chapters.sidelining import remove
from quadriga.games.union_arena.chapters.table import HAND, Table, table
from quadriga.games.union_arena.chapters.timing import END_PHASE_STARTS
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import END, NEXT, Frame, Step
from quadriga.kernel.state import State


class EndPhaseStarts(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        raise_event(g, END_PHASE_STARTS, g.active)  # ua.end.2
        wake_delayed(g, END_PHASE_STARTS, g.active)
        settle(g)
        return NEXT


class Ready(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        ready_all(g, g.active, False, "ua.end.3")  # ua.end.4: AP cards stay as they are
        return NEXT


def ending(f: Frame) -> proc.EndFrame:
    assert isinstance(f, proc.EndFrame)
    return f


class AskForHandLimit(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        removed = ending(f).removed
        hand = [c for c in g.pile(g.active, HAND) if c not in removed]
        if len(hand) > hand_limit(g, g.active):  # ua.end.5
            g.ask(g.active, "hand limit", [option(PICK, c) for c in hand], "ua.end.5")
            return NEXT
        for c in removed:
            remove(g, c, "ua.end.6")
        return EXPIRE.number


class ChooseRemoved(Step):
    def run(self, s: State, f: Frame) -> int:
        ending(f).removed = ending(f).removed + [arg_a(s.picked)]
        return ASK_FOR_HAND_LIMIT.number


class Expire(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        expire(g, g.active)
        settle(g)  # ua.end.8
        return END


ASK_FOR_HAND_LIMIT: Final = AskForHandLimit()
EXPIRE: Final = Expire()
proc.END_PHASE.add(EndPhaseStarts(), Ready(), ASK_FOR_HAND_LIMIT, ChooseRemoved(), EXPIRE)


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
    g.delayed = [d for d in g.delayed if d.obj < 0]
    g.touch()
