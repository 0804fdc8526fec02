"""Gymnasium's own check, for each game, and what it does not look at."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import quadriga.env  # noqa: F401 (registers the games)
from quadriga import games
from quadriga.env.single import SingleEnv, environment_id


@pytest.mark.parametrize("name", games.NAMES)
def test_gymnasium_accepts_the_environment(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(SingleEnv(name, opponent="random"), skip_render_check=True)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_registered_game_is_played_against_a_player(name: str) -> None:
    made = gymnasium.make(environment_id(name), opponent="heuristic", seat=1)
    base = made.unwrapped
    assert isinstance(base, SingleEnv)
    random = np.random.default_rng(1)
    seen, info = made.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        assert reward == 0.0 and info["seat"] == 1
        assert base.table.decision is not None and base.table.decision.player == 1
        assert (base.action_masks() == seen["action_mask"]).all()
        seen, reward, over, cut, info = made.step(int(random.choice(np.flatnonzero(base.action_masks()))))
        assert not cut
    assert reward == {0: -1.0, 1: 1.0, 2: 0.0}[base.table.winner]


def test_an_illegal_action_loses_and_says_so() -> None:
    made = SingleEnv()
    made.reset(seed=1)
    _, reward, over, _, info = made.step(made.encoding.options - 1)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_the_seat_changes_by_chance_unless_it_is_named() -> None:
    made = SingleEnv("ultraman", opponent="random")
    assert {made.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1}
    with pytest.raises(ValueError, match="no seat 2"):
        SingleEnv(seat=2)
    with pytest.raises(ValueError, match="no player called"):
        SingleEnv(opponent="nobody")


def test_it_renders_text() -> None:
    made = SingleEnv(render_mode="ansi")
    made.reset(seed=1)
    assert "Your side" in made.render()
