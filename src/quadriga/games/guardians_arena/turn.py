"""Game Turn: both players play at the same time, through three phases (gua.turn.1)."""

from __future__ import annotations

from quadriga.games.guardians_arena import organize, settlement
from quadriga.games.guardians_arena.table import Arena
from quadriga.games.guardians_arena.verbs import (
    CHALLENGE_PROC,
    COMBAT_PROC,
    DISCARD_PROC,
    DRAFT_PROC,
    ENTER_PROC,
    MOVEMENT_PROC,
    RAID_PROC,
    SETTLE_PROC,
    STOCK_PROC,
)
from quadriga.kernel.frames import Frame


def turn(s: Arena, f: Frame) -> None:
    pc = f.pc
    f.pc = pc + 1
    # Phase I: Draw and Organize
    if pc == 0:
        s.turn += 1
        _tell(s, "phase I")
        if s.turn > 1:  # gua.stock.3
            s.push(Frame(STOCK_PROC, -1, 0))
    elif pc == 1:
        organize.storage_hand(s)
        organize.up_card(s)
    elif pc == 2:
        s.push(Frame(DRAFT_PROC, -1, s.active))
    elif pc == 3:
        s.push(Frame(DISCARD_PROC, -1, s.active))
    # Phase II: Movement and Combat
    elif pc == 4:
        _tell(s, "phase II")
        s.push(Frame(ENTER_PROC, -1, s.active))
    elif pc == 5:
        s.push(Frame(COMBAT_PROC, -1, s.active))  # gua.duel.3
    elif pc == 6:
        s.push(Frame(MOVEMENT_PROC, -1, s.active))
    # Phase III: Terrain Settlement
    elif pc == 7:
        _tell(s, "phase III")
        s.push(Frame(SETTLE_PROC, -1, s.active))
    elif pc == 8:
        settlement.exiting(s)
    elif pc == 9:
        s.push(Frame(CHALLENGE_PROC, -1, s.active))
    elif pc == 10:
        s.push(Frame(RAID_PROC, -1, s.active))
    else:
        settlement.end_of_turn(s)
        f.pc = 0


def _tell(s: Arena, phase: str) -> None:
    if s.recording:
        s.emit(phase, "gua.turn.1", -1, -1, s.turn)
