"""A few games with all checks of the conformance suite, here too, so that whoever changes these rules sees them at once."""

from __future__ import annotations

import pytest

from quadriga import games
from tests.conformance.checks import play_and_check

GAME = games.load("guardians-arena")
DECKS = list(GAME.decks().values())


@pytest.mark.parametrize("seed", [1001, 1002, 1003, 1004])
def test_random_games_conform(seed: int) -> None:
    play_and_check(GAME, (DECKS[seed % 4], DECKS[(seed + 2) % 4]), seed=seed, every=5)
