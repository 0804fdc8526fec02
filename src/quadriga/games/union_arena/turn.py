"""Game Flow: a turn runs start, movement, main, attack, end, each once and in that order."""

from __future__ import annotations

from quadriga.games.union_arena import procedures as proc
from quadriga.games.union_arena.durations import (
    IN_OPPONENTS_TURN,
    IN_OPPONENTS_TURN_NOW,
    PAST_OPPONENTS_TURN,
    UNTIL_OPPONENTS_TURN_ENDS,
)
from quadriga.games.union_arena.table import (
    ATTACK_PHASE,
    END_PHASE,
    MAIN_PHASE,
    MOVEMENT_PHASE,
    PHASE_NAMES,
    Table,
)
from quadriga.kernel.applied import Applied
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import with_value


def step(g: Table, f: Frame) -> None:
    """ua.turn.1"""
    if f.pc == 0:
        begin(g)
        f.pc = 1
    if f.pc <= 5:
        procedure = proc.START
        if f.pc == MOVEMENT_PHASE:
            procedure = proc.MOVEMENT
        elif f.pc == MAIN_PHASE:
            procedure = proc.MAIN
        elif f.pc == ATTACK_PHASE:
            procedure = proc.ATTACK_PHASE
        elif f.pc == END_PHASE:
            procedure = proc.END
        g.phase = f.pc
        g.touch()
        f.pc += 1
        if g.recording:
            g.emit("phase " + PHASE_NAMES[g.phase], "ua.turn.1", g.active, n=g.ap_active[g.active])
        g.push(Frame(procedure, -1, g.active))
        return
    f.pc = 0  # ua.turn.2


def begin(g: Table) -> None:
    """The other player's turn begins."""
    g.active = 1 - g.active
    g.turn += 1
    g.own_turn[g.active] += 1
    g.history = []
    g.used = []
    g.used_names = []
    g.player_attacks = [0, 0]
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


