"""How To Combat 6 and 9: the Active Zone resolves, and which zone is active after it."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.context import (
    P_RESOLVE,
    new_frame,
)
from quadriga.games.universal_arena.table import (
    ROWS,
    Table,
)

# Steps of the combat phase
OPEN: Final = 0
PRIORITY: Final = 1
RESOLVED: Final = 2


def resolve_zone(s: Table, row: int) -> None:
    s.resolving = row
    if s.recording:
        s.emit("resolve", "uni.combat.13", n=row)
    s.push(new_frame(P_RESOLVE, 0, -1, -1))


def next_zone(s: Table) -> None:
    """Which zone is active now that the Active Zone is empty (uni.combat.19, uni.combat.20)."""
    s.last[s.row] = -1
    s.passes = 0
    for z in range(3):
        if s.paused[z] == 1 and not s.zones[ROWS + z]:
            s.paused[z] = 0  # uni.house.priority.3
            s.last[z] = -1
    for z in range(3):
        if s.paused[z] == 1:
            s.paused[z] = 0
            s.row = z
            s.priority = 1 - s.last[z]  # uni.house.priority.1
            if s.recording:
                s.emit("active", "uni.combat.19", s.priority, n=z)
            return
    s.row = -1
    for z in range(3):
        if s.zones[ROWS + z]:
            s.row = z
            s.stack[len(s.stack) - 1].pc = RESOLVED
            resolve_zone(s, z)  # uni.house.priority.2
            return
    s.barred = [0, 0]  # uni.text.round.1
    if s.recording:
        s.emit("round over", "uni.turn.10")
