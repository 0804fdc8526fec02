"""What tests and scenarios lay out, and what is made around their cards, is played on and stays sound."""

from __future__ import annotations

import pytest

from tests.union_arena import playouts

POSITIONS = playouts.positions()
CARDS = playouts.made_up()
TOGETHER = 8
"""So many positions make one test."""


@pytest.mark.parametrize("first", range(0, len(POSITIONS), TOGETHER))
def test_a_position_is_played_on(first: int) -> None:
    for position in POSITIONS[first : first + TOGETHER]:
        playouts.play_on(position)


@pytest.mark.parametrize("first", range(0, len(CARDS), TOGETHER))
def test_a_card_is_played_among_others(first: int) -> None:
    for card in CARDS[first : first + TOGETHER]:
        playouts.play_around(card)
