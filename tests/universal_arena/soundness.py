"""What must hold at every table of Universal Arena, whatever is being tested there."""

from __future__ import annotations

from quadriga.games.universal_arena.chapters.table import Table
from quadriga.kernel.state import State


def holds(s: State) -> None:
    assert isinstance(s, Table)
    assert min(s.energy) >= 0 and min(s.meter) >= 0 and min(s.hp) >= 0 and min(s.shield) >= 0
    for k, column in enumerate(s.column):
        assert column < 0 or s.line[3 * (k // 3) + column] == k, f"character {k} does not stand where it thinks"
    standing = [k for k in s.line if k >= 0]
    assert len(set(standing)) == len(standing), "a character stands in two columns"
