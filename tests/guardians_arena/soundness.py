"""What must hold at every table of Guardians Arena, whatever is being tested there."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.table import Arena
from quadriga.kernel.state import State


def holds(s: State) -> None:
    assert isinstance(s, Arena)
    assert min(s.stones) >= 0
    for carried in (s.shield_of, s.item_of):
        for bearer, c in enumerate(carried):
            assert c < 0 or s.bearer[c] == bearer, f"slot {c} is on creature {bearer} and does not know"
    for c, bearer in enumerate(s.bearer):
        assert bearer < 0 or c in (s.shield_of[bearer], s.item_of[bearer]), f"slot {c} is on nothing"
