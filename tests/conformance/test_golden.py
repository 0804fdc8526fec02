"""The same seed and answers give the same game in every version, event by event (law 1)."""

from __future__ import annotations

import pytest

from quadriga import games
from tests.conformance import golden


@pytest.mark.parametrize("seed", range(golden.SEEDS))
@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_is_played_as_it_was_before(name: str, seed: int) -> None:
    before = golden.load(name)[seed]
    now = golden.play(games.load(name), seed)
    same = 0
    for was, is_ in zip(before.turns, now.turns, strict=False):
        if was != is_:
            break
        same += 1
    assert now == before, (
        f"game {seed} of {name} goes another way from its turn {same + 1} on; if a rule or a card was changed on"
        f" purpose, write the games anew: python -m tests.conformance.golden {name}"
    )
