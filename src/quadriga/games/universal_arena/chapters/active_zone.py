"""How To Combat 6 and 9: the Active Zone resolves, and which zone is active after it."""

from __future__ import annotations

from quadriga.games.universal_arena.chapters.faces import THIS_ROUND, WHEN_ROUND_ENDS
from quadriga.games.universal_arena.chapters.resolving import RESOLVE
from quadriga.games.universal_arena.chapters.statuses import remove, watch_team
from quadriga.games.universal_arena.chapters.table import CHARACTERS, ROWS, Table, status_face
from quadriga.kernel.numbers import i64, vec


def resolve_zone(s: Table, row: int) -> None:
    s.resolving = row
    if s.recording:
        s.emit("resolve", "uni.combat.13", n=row)
    s.push(RESOLVE.frame())


def next_zone(s: Table) -> bool:
    """Which zone is active now that the Active Zone is empty (uni.combat.19, uni.combat.20); True if one resolves."""
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
            # uni.house.priority.1, or the opponent of whoever passed last
            s.priority = 1 - (s.last[z] if s.match.option("zone_returns", 0) == 0 else s.priority)
            if s.recording:
                s.emit("active", "uni.combat.19", s.priority, n=z)
            return False
    s.row = -1
    for z in range(3):
        if s.zones[ROWS + z]:
            s.row = z
            resolve_zone(s, z)  # uni.house.priority.2
            return True
    s.barred = vec[i64]([0, 0])  # uni.text.round.1
    for ch in range(CHARACTERS):
        for st in s.order[ch]:
            if status_face(s, st).lasts == THIS_ROUND:
                remove(s, ch, st, "uni.text.round.1")
    watch_team(s, s.initiative, WHEN_ROUND_ENDS, 1)
    watch_team(s, 1 - s.initiative, WHEN_ROUND_ENDS, 1)
    if s.recording:
        s.emit("round over", "uni.turn.10")
    return False
