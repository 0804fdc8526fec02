"""Features are numbers of a fixed count that give away nothing a seat cannot know."""

from __future__ import annotations

import math

import pytest

from quadriga import games, load
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import answer
from quadriga.kernel.unknown import scramble


@pytest.mark.parametrize("name", games.NAMES)
def test_features_are_named_finite_and_the_same_whatever_is_hidden(name: str) -> None:
    game = load(name)
    decks = list(game.decks().values())
    chance = seeded(11)
    looked = 0
    moving: set[int] = set()
    before: list[float] = []
    for seed in range(4):
        s = game.new((decks[seed % len(decks)], decks[(seed + 1) % len(decks)]), seed=seed, recording=False)
        while s.decision is not None and s.decisions < 400:
            for seat in range(2):
                now = game.features(s, seat)
                assert len(now) == len(game.feature_names)
                assert all(math.isfinite(x) and abs(x) < 50 for x in now)
                twin = s.clone()
                scramble(twin, seat, seeded(s.decisions))
                assert game.features(twin, seat) == now, (game.name, seed, s.decisions, seat)
                moving.update(i for i, (a, b) in enumerate(zip(before, now, strict=False)) if a != b)
                before = now
                looked += 1
            scores = game.scores(s)
            if chance.below(4) == 0:
                answer(s, chance.below(len(scores)))
            else:
                answer(s, max(range(len(scores)), key=lambda i: scores[i]))
    assert looked > 200
    assert len(moving) > len(game.feature_names) * 3 // 4, "most features say something about a game"
