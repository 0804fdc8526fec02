"""What tests and scenarios lay out, and what is made around their cards, goes on as it did before (law 1)."""

from __future__ import annotations

import pytest

from tests.union_arena import playouts

POSITIONS = playouts.positions()
TRIALS = playouts.trials()
TOGETHER = 8
"""So many positions make one test."""
REMEDY = "goes on another way; if a rule was changed on purpose: python -m tests.union_arena.playouts"


@pytest.mark.parametrize("first", range(0, len(POSITIONS), TOGETHER))
def test_a_position_goes_on_as_before(first: int) -> None:
    for position in POSITIONS[first : first + TOGETHER]:
        where = position.scenario or f"{list(position.cards)} on {position.board}"
        assert list(playouts.ways(position)) == position.played, f"{where} {REMEDY}"


@pytest.mark.parametrize("first", range(0, len(TRIALS), TOGETHER))
def test_a_card_among_others_works_as_before(first: int) -> None:
    for trial in TRIALS[first : first + TOGETHER]:
        assert list(playouts.ways_around(trial.card)) == trial.played, f"{trial.card} {REMEDY}"
