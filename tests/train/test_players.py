"""Players with a learned evaluation look at nothing that their seat cannot know."""

from __future__ import annotations

import math

import pytest

from quadriga import games, load
from quadriga.games.game import Game
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import answer
from quadriga.kernel.unknown import scramble
from quadriga.players.lookahead import LookaheadPlayer
from quadriga.players.model import Model
from quadriga.players.player import Player
from quadriga.players.search import GameJudge, SearchPlayer


def any_model(game: Game) -> Model:
    """Weights drawn at random: whatever the features give away shows in the judgement."""
    chance = seeded(5)

    def draw(n: int) -> list[float]:
        return [chance.below(2000) / 1000 - 1 for _ in range(n)]

    n = len(game.feature_names)
    return Model([draw(n) for _ in range(6)], draw(6), draw(n), draw(6), 0.1)


def test_a_model_is_the_formula_it_says() -> None:
    model = Model([[1.0, -2.0], [0.5, 0.5], [0.0, 3.0]], [0.5, -9.0, 0.0], [0.25, 0.0], [2.0, 5.0, -1.0], 0.125)
    # units: 1*2 + 0.5 = 2.5; 1 - 9 < 0; 0. Sum: 0.125 + 0.5 + 2 * 2.5
    assert model.value([2.0, 0.0]) == pytest.approx(1 / (1 + math.exp(-5.625)))
    # units: -2 + 0.5 < 0; 0.5 - 9 < 0; 3. Sum: 0.125 - 3
    assert model.value([0.0, 1.0]) == pytest.approx(1 / (1 + math.exp(2.875)))


@pytest.mark.parametrize("name", games.NAMES)
def test_thoughts_are_the_same_whatever_is_hidden(name: str) -> None:
    game = load(name)
    model = any_model(game)
    decks = list(game.decks().values())
    s = game.new((decks[0], decks[1]), seed=3, recording=False)
    players: list[Player] = [
        LookaheadPlayer(GameJudge(game, model), seed=1),
        SearchPlayer(game, 6, seed=1, model=model),
    ]
    compared = 0
    chance = seeded(8)
    while s.decision is not None and s.decisions < 120:
        if len(s.decision.options) > 1 and s.decisions % 7 == 0:
            twin = s.clone()
            scramble(twin, s.decision.player, chance)
            for player in players:
                assert player.think(twin) == player.think(s), (s.decisions, player.name)
            compared += 1
        scores = game.scores(s)
        answer(s, max(range(len(scores)), key=lambda i: scores[i]))
    assert compared >= 3
