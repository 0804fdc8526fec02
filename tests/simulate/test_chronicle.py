"""What is remembered of a game for statistics, checked against the game itself."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import load
from quadriga.games import NAMES
from quadriga.games.game import Game
from quadriga.kernel.state import State
from quadriga.players.search import player
from quadriga.simulate.playing import play_out
from tests.expected import expected, games_with


def played(name: str, seed: int, kind: str = "heuristic") -> tuple[Game, State, list[dict[str, Any]]]:
    game = load(name)
    decks = list(game.decks().values())
    s = game.new((decks[seed % len(decks)], decks[(seed + 1) % len(decks)]), seed)
    play_out(s, [player(kind, game, seed), player(kind, game, seed + 1)], None)
    sides: list[dict[str, Any]] = game.chronicle(s)["sides"]
    return game, s, sides


@pytest.mark.parametrize("name", NAMES)
def test_every_game_tells_the_same_things(name: str) -> None:
    """Every side has the fields that statistics count; cards are cards of that side's deck or made by it."""
    for seed in range(4):
        _, s, sides = played(name, seed)
        assert len(sides) == 2
        for side in sides:
            assert {"opening", "drawn", "played", "wasted", "by_turn"} <= set(side)
            assert side["opening"] and side["played"]
            assert all(isinstance(n, int) and n >= 0 for n in side["wasted"].values()) and side["wasted"]
            for series in side["by_turn"].values():
                assert all(1 <= turn <= s.turn and n >= 0 for turn, n in series.items())
        numbers = {face.number for face in s.faces}
        for side in sides:
            assert set(side["opening"]) | set(side["drawn"]) | set(side["played"]) <= numbers


@pytest.mark.parametrize("name", games_with("opening hand"))
def test_the_opening_hand_is_the_one_that_was_kept(name: str) -> None:
    """Random players take mulligans in half of the games."""
    again, size = 0, expected(name, "opening hand")
    for seed in range(12):
        _, s, sides = played(name, seed, "random")
        again += any(e.kind in ("mulligan", "redraw") for e in s.log)
        assert [len(side["opening"]) for side in sides] == [size, size]
    assert again or not expected(name, "takes mulligans")
