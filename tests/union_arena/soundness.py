"""What must hold at every table of Union Arena, whatever is being tested there."""

from __future__ import annotations

from quadriga.games.union_arena.chapters.table import AP_CARDS, ENERGY, FRONT, LINE_SIZE, UNDER, Table
from quadriga.kernel.state import State


def holds(s: State) -> None:
    assert isinstance(s, Table)
    for seat in (0, 1):
        assert 0 <= s.ap_active[seat] <= s.ap[seat] <= AP_CARDS
        for line in (FRONT, ENERGY):
            assert len(s.pile(seat, line)) <= LINE_SIZE, "a line holds too many cards"
    for c in range(len(s.card)):
        assert (s.host[c] >= 0) == (s.place(c) == UNDER), "a card lies under nothing, or elsewhere than under its card"
