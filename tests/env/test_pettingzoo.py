"""PettingZoo's own tests, for each game, and what they do not look at."""

from __future__ import annotations

import itertools
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from quadriga import games
from quadriga.env.aec import env, raw_env

MASKED = {"Observation space", "Observation is not a NumPy array"}
"""PettingZoo wonders about every observation that comes with a mask."""

each_game = pytest.mark.parametrize("name", games.NAMES)


@each_game
def test_pettingzoo_accepts_the_environment(name: str) -> None:
    with warnings.catch_warnings(record=True) as doubts:
        warnings.simplefilter("always")
        api_test(env(name), num_cycles=80)
    said = {str(doubt.message).split(" for each agent")[0] for doubt in doubts if doubt.category is UserWarning}
    assert said <= MASKED, said


@each_game
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(partial(env, name), num_cycles=40)


@each_game
def test_the_table_is_rendered(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, name))
    capsys.readouterr()
    made = env(name, render_mode="ansi")
    made.reset(seed=1)
    told = made.render()
    assert isinstance(told, str)
    assert "Your side" in told and "\n0. " in told


def play(made: Any, seed: int) -> list[tuple[str, float]]:
    """A random game; who acted in which order, and the rewards."""
    random = np.random.default_rng(seed)
    made.reset(seed=seed)
    acted: list[str] = []
    rewards: dict[str, float] = {}
    for agent in made.agent_iter():
        seen, reward, over, cut, _ = made.last()
        assert not cut
        if over:
            rewards[agent] = reward
            made.step(None)
            continue
        assert seen["action_mask"].sum() >= 2, "a decision with one option is not asked"
        acted.append(agent)
        made.step(random.choice(np.flatnonzero(seen["action_mask"])))
    return [(agent, 0.0) for agent in acted] + sorted(rewards.items())


@each_game
def test_a_game_is_played_to_its_end(name: str) -> None:
    story = play(raw_env(name), 4)
    (a, first), (b, second) = story[-2:]
    assert {a, b} == {"player_0", "player_1"} and first + second == 0 and abs(first) == 1
    agents = [agent for agent, _ in story[:-2]]
    assert any(x == y for x, y in itertools.pairwise(agents)), "the same agent acts again"
    assert story == play(env(name), 4), "the wrappers change nothing"


def test_an_action_that_the_mask_forbids_loses() -> None:
    made = env()
    made.reset(seed=2)
    loser = made.agent_selection
    made.step(made.action_space(loser).n - 1)
    assert made.terminations[loser] and made.rewards[loser] == -1


def test_decks_are_chosen_by_name_or_by_the_seed() -> None:
    fixed = raw_env("union-arena", decks=list(games.load("union-arena").decks())[:2])
    names = set()
    for seed in range(6):
        fixed.reset(seed=seed)
        names.add(tuple(str(d["name"]) for d in fixed.table.match.decks))
    assert len(names) == 1
    free = raw_env("union-arena")
    for seed in range(6):
        free.reset(seed=seed)
        names.add(tuple(str(d["name"]) for d in free.table.match.decks))
    assert len(names) > 2
    with pytest.raises(ValueError, match="two decks"):
        raw_env("union-arena", decks=list(games.load("union-arena").decks())[:1])
