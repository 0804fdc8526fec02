"""OpenSpiel's own test with serialisation, for each game, and what its search programs rely on."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest

from quadriga import games
from quadriga.env import spiel

each_game = pytest.mark.parametrize("name", games.NAMES)


def played(name: str, decisions: int, seed: int = 3) -> Any:
    """A state after some random decisions."""
    random = np.random.default_rng(seed)
    state = pyspiel.load_game(spiel.short_name(name)).new_initial_state()
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(random.integers(spiel.OUTCOMES)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            decisions -= 1
    return state


@each_game
def test_open_spiel_accepts_the_game(name: str) -> None:
    """A whole random game, which OpenSpiel copies, serialises and observes on its way."""
    game = pyspiel.load_game(spiel.short_name(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@each_game
def test_a_saved_state_is_the_same_state(name: str) -> None:
    state = played(name, 30)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state)
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.information_state_tensor(player) == state.information_state_tensor(player)


@each_game
def test_copies_go_their_own_way(name: str) -> None:
    state = played(name, 20)
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before != str(twin)


@each_game
def test_another_world_looks_the_same_to_its_player(name: str) -> None:
    worlds = set()
    for decisions in (3, 8, 14):
        state = played(name, decisions)
        player = state.current_player()
        for i in range(6):
            other = state.resample_from_infostate(player, lambda i=i: (i + 0.5) / 7)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            worlds.add(other.observation_string(1 - player))
            other.apply_action(other.legal_actions()[0])
    assert len(worlds) > 3, "what is hidden is dealt out anew"


def test_another_world_holds_nothing_that_its_player_does_not_know() -> None:
    """The opponent's memory in a resampled world is the same whatever the opponent really holds."""
    state = played("union-arena", 12)
    player = state.current_player()
    first = state.resample_from_infostate(player, lambda: 0.25)
    second = first.resample_from_infostate(player, lambda: 0.75)
    again = state.resample_from_infostate(player, lambda: 0.75)
    assert second.information_state_string(1 - player) == again.information_state_string(1 - player)
    assert second.information_state_tensor(1 - player) == again.information_state_tensor(1 - player)


def test_nothing_is_forgotten() -> None:
    """Two ways to the same table are two information states; one observation."""
    state = played("union-arena", 8)
    world = state.world.copy()
    world.answers[0].append(1)
    assert world.observation(0) == state.world.observation(0)
    assert world.information(0) != state.world.information(0)
    assert world.information(1) == state.world.information(1)


def test_actions_have_names_and_games_have_ends() -> None:
    state = played("union-arena", 5)
    named = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(named)) == len(named) and all(": " in name for name in named)
    over = played("ultraman", 10_000)
    assert over.is_terminal() and sorted(over.returns()) in ([-1.0, 1.0], [0.0, 0.0])
    game = over.get_game()
    assert game.num_distinct_actions() == games.load("ultraman").observation_columns().options
    assert game.max_game_length() == spiel.LONGEST


def test_decks_are_a_parameter() -> None:
    keys = list(games.load("union-arena").decks())[:2]
    game = pyspiel.load_game(spiel.short_name("union-arena"), {"decks": ",".join(keys)})
    assert [deck.key for deck in game.matches.decks] == keys
