"""PettingZoo's own tests, for each game, and what they do not look at."""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import wrappers

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
    assert story == play(env(name), 4), "the checks change nothing"


def wrapped(name: str) -> Any:
    """What PettingZoo's usual wrappers would make of it: `env` has their checks built in."""
    made = wrappers.TerminateIllegalWrapper(raw_env(name), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


@pytest.mark.parametrize("make", [env, wrapped])
def test_an_action_that_the_mask_forbids_loses(make: Callable[[str], Any]) -> None:
    made = make("union-arena")
    made.reset(seed=2)
    loser = made.agent_selection
    made.step(made.action_space(loser).n - 1)
    assert made.terminations[loser] and made.rewards[loser] == -1
    told = {}
    for agent in made.agent_iter():
        _, told[agent], over, cut, _ = made.last()
        assert over and cut
        made.step(None)
    assert told == {loser: -1, ({"player_0", "player_1"} - {loser}).pop(): 0}
    made.reset(seed=2)
    assert not any(made.terminations.values()) and made.agent_selection == loser


@pytest.mark.parametrize("make", [env, wrapped])
def test_wrong_order_and_actions_out_of_bounds_are_errors(make: Callable[[str], Any]) -> None:
    made = make("union-arena")
    with pytest.raises(AssertionError):
        made.step(0)
    made.reset(seed=2)
    for action in (None, -1, 0.0, made.action_space("player_0").n):
        with pytest.raises(AssertionError):
            made.step(action)
    made.step(np.int64(0))


def test_an_observation_stays_as_it_was() -> None:
    """Whoever keeps what they saw finds it unchanged later, and may write into it."""
    made = env("union-arena")
    made.reset(seed=2)
    seen = made.last()[0]["observation"]
    kept = seen.copy()
    for _ in range(20):
        made.step(0)
        later = made.last()[0]["observation"]
    assert (seen == kept).all() and (later != kept).any()
    seen[:] = 0.0
    assert (made.last()[0]["observation"] == later).all()


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
