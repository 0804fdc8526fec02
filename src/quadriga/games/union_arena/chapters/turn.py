"""Game Flow: a turn runs start, movement, main, attack, end, each once and in that order."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.durations import (
    IN_OPPONENTS_TURN,
    IN_OPPONENTS_TURN_NOW,
    PAST_OPPONENTS_TURN,
    UNTIL_OPPONENTS_TURN_ENDS,
)
from quadriga.games.union_arena.chapters.table import (
    ATTACK_PHASE,
    END_PHASE,
    MAIN_PHASE,
    MOVEMENT_PHASE,
    PHASE_NAMES,
    START_PHASE,
    Table,
    table,
)
from quadriga.kernel.applied import Applied
from quadriga.kernel.frames import AGAIN, NEXT, Frame, Procedure, Step
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import State, with_value


class TurnBegins(Step):
    def run(self, s: State, f: Frame) -> int:
        begin(table(s))
        return NEXT


class Phase(Step):
    """Each phase once, in this order (ua.turn.1)."""

    def __init__(self, phase: int, procedure: Procedure) -> None:
        super().__init__()
        self.phase = phase
        self.procedure = procedure

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        g.phase = self.phase
        g.touch()
        if g.recording:
            g.emit("phase " + PHASE_NAMES[self.phase], "ua.turn.1", g.active, n=g.ap_active[g.active])
        g.push(self.procedure.frame(g.active))
        return NEXT


class NextTurn(Step):
    def run(self, s: State, f: Frame) -> int:
        return AGAIN  # ua.turn.2


PHASES: Final[list[Phase]] = [
    Phase(START_PHASE, proc.START_PHASE), Phase(MOVEMENT_PHASE, proc.MOVEMENT), Phase(MAIN_PHASE, proc.MAIN_PHASE),
    Phase(ATTACK_PHASE, proc.ATTACK_PHASE), Phase(END_PHASE, proc.END_PHASE),
]  # fmt: skip
proc.TURN.add(TurnBegins(), *PHASES, NextTurn())


def turn_at(phase: int) -> Frame:
    """A turn of which this phase comes next; before its start phase a turn is counted."""
    f = proc.TURN.frame(0)
    for step in PHASES:
        if step.phase == phase and phase != START_PHASE:
            f.pc = step.number
    return f


def begin(g: Table) -> None:
    """The other player's turn begins."""
    g.active = 1 - g.active
    g.turn += 1
    g.own_turn[g.active] += 1
    g.history = []
    g.used = []
    g.used_names = []
    g.player_attacks = vec[i64]([0, 0])
    for seat in range(2):
        for c in g.field(seat):
            g.attacks = with_value(g.attacks, c, 0)
            g.blocks = with_value(g.blocks, c, 0)
    changed: list[Applied] = []
    for a in g.applied:
        if a.ends == IN_OPPONENTS_TURN and a.seat != g.active:
            changed.append(Applied(a.what, a.target, a.amount, IN_OPPONENTS_TURN_NOW, a.seat, a.source, a.extra))
        elif a.ends == PAST_OPPONENTS_TURN:
            changed.append(Applied(a.what, a.target, a.amount, UNTIL_OPPONENTS_TURN_ENDS, a.seat, a.source, a.extra))
        else:
            changed.append(a)
    g.applied = changed
    g.touch()
    if g.recording:
        g.emit("turn", "ua.turn.2", g.active, n=g.turn)


