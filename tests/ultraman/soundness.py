"""What must hold at every table of Ultraman, whatever is being tested there."""

from __future__ import annotations

from quadriga.games.ultraman.chapters.table import FIRST_CHARACTER, Table
from quadriga.kernel.state import State


def holds(s: State) -> None:
    assert isinstance(s, Table)
    for k, area in enumerate(s.area_of):
        if area >= 0:
            assert s.areas[2 * area + s.side[k]] == k, f"character {k} is not in the area it thinks it is in"
    for place, k in enumerate(s.areas):
        if k >= 0:
            assert s.area_of[k] == place // 2 and s.side[k] == place % 2, f"area {place} holds a character that left"
            assert s.zones[FIRST_CHARACTER + 2 * k], f"character {k} has no card"
