"""Many games at once: the same games and the same looks as one at a time."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

from quadriga import games
from quadriga.env.encoding import Encoding, TooMany
from quadriga.env.vector import Vector
from quadriga.kernel.state import State, answer

each_game = pytest.mark.parametrize("name", games.NAMES)


def wander(vector: Vector, steps: int, seed: int = 3) -> list[Any]:
    """Play at random; what was seen at each step."""
    chance = np.random.default_rng(seed)
    seen = []
    for _ in range(steps):
        now = vector.seen
        seen.append((now.observations.copy(), now.masks.copy(), now.seats.copy(), now.rewards.copy(), now.ended.copy()))
        vector.step((chance.random(vector.n) * now.counts).astype(np.int64))
    return seen


@each_game
def test_a_look_holds_the_numbers_of_the_single_environments(name: str) -> None:
    """Byte by byte times its unit is the float observation, for table and cards."""
    vector = Vector(name, 3, seed=5)
    chance = np.random.default_rng(1)
    encoding = Encoding(vector.game)
    layout = encoding.layout
    for _ in range(60):
        parts = vector.split()
        for i in range(vector.n):
            s, seat = vector.state(i), int(vector.seen.seats[i])
            whole = encoding.split(encoding.observe(s, seat))
            table = parts["table"][i][: len(layout.table)] / np.array([c.unit for c in layout.table], np.float32)
            assert np.allclose(table, whole["table"][: len(layout.table)])
            rows = parts["cards"][i]
            columns = rows[:, 3:] / np.array([c.unit for c in layout.card], np.float32)
            assert np.allclose(columns, whole["cards"][:, -len(layout.card) :])
            ids = rows[:, 0].astype(int) + 256 * rows[:, 1].astype(int)
            printed = vector.cards()[ids]
            assert np.allclose(printed, whole["cards"][:, : printed.shape[1]])
            assert vector.seen.counts[i] == vector.seen.masks[i].sum() == encoding.mask(s, seat).sum()
            assert np.array_equal(vector.floats(i), encoding.observe(s, seat))
        vector.step((chance.random(vector.n) * vector.seen.counts).astype(np.int64))


@each_game
def test_the_same_seed_gives_the_same_games_and_they_begin_anew(name: str) -> None:
    first, second = (wander(Vector(name, 4, seed=9), 250) for _ in range(2))
    for one, other in zip(first, second, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
    ended = sum(int(step[4].sum()) for step in first)
    won = [step[3][i] for step in first for i in range(4) if step[4][i]]
    assert ended > 0 and all(abs(rewards.sum()) < 1e-6 for rewards in won), "what one wins the other loses"


def test_games_go_on_where_they_were_saved() -> None:
    vector = Vector("ultraman", 3, seed=2)
    wander(vector, 20)
    saved = vector.save()
    after = wander(vector, 1)[0][1], vector.hashes()
    other = Vector("ultraman", 3, seed=77)
    other.restore(saved)
    assert np.array_equal(wander(other, 1)[0][1], after[0]) and other.hashes() == after[1]


def test_one_seat_against_a_player() -> None:
    vector = Vector("ultraman", 3, seed=2, opponent="random", seat=1)
    for step in wander(vector, 80):
        assert set(step[2]) == {1}


def test_arrays_of_the_caller_are_written() -> None:
    kept = Vector("ultraman", 2).arrays()
    vector = Vector("ultraman", 2, out=kept)
    assert vector.seen is kept and kept.observations.any() and kept.masks.any()


def test_environments_can_share_the_numbers_of_cards() -> None:
    """A network that learned in one knows the cards again in another."""
    game = games.load("ultraman")
    one, two, three, *_ = game.decks()
    first = Vector("ultraman", 1, decks=[(one, two)])
    other = Vector("ultraman", 1, decks=[(three, one)], numbering=first.compact.numbering)
    alone = Vector("ultraman", 1, decks=[(three, one)])
    numbers, again = ({f.number: v.compact.ids_of(v.state(0).faces)[1:][i] for i, f in enumerate(v.state(0).faces)}
                      for v in (first, other))  # fmt: skip
    shared = numbers.keys() & again.keys()
    assert shared and all(numbers[number] == again[number] for number in shared)
    assert len(other.cards()) > len(alone.cards()), "those of the first are among them"


def test_decks_by_a_list_or_a_function() -> None:
    game = games.load("ultraman")
    first, second = list(game.decks().values())[:2]
    for decks in ([(first, second)], lambda chance: (first, second)):
        vector = Vector("ultraman", 2, decks=decks)
        numbers = {face.number for face in vector.state(0).faces}
        assert numbers <= set(first.cards) | set(second.cards)


def test_a_reward_of_ones_own() -> None:
    def for_cards(s: State, seat: int) -> float:
        return 0.5

    vector = Vector("ultraman", 2, reward=for_cards)
    seat = int(vector.seen.seats[0])
    assert vector.step([0, 0]).rewards[0, seat] == pytest.approx(0.5)


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match="0 games are none"):
        Vector("ultraman", 0)
    vector = Vector("ultraman", 2)
    before = vector.hashes()
    with pytest.raises(ValueError, match="Game 1 has no option 99: its options are 0 to"):
        vector.step([0, 99])
    assert vector.hashes() == before, "nothing was played"
    with pytest.raises(ValueError, match="1 actions were given for 2 games"):
        vector.step([0])
    with pytest.raises(ValueError, match="goes with opponent"):
        Vector("ultraman", 2, seat=1)
    with pytest.raises(TooMany, match="there is room for 1"):
        Vector("ultraman", 2, options=1)


def test_gymnasium_knows_it_as_a_vector_env() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from quadriga.env.gym_vector import GymVector

    envs = GymVector("ultraman", 3, opponent="random", seat=0)
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    seen, info = envs.reset(seed=4)
    assert envs.observation_space.contains(seen) and list(info["seat"]) == [0, 0, 0]
    ended = 0
    chance = np.random.default_rng(2)
    for _ in range(120):
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        before = copy.deepcopy(envs)
        seen, rewards, done, cut, info = envs.step(actions)
        assert not cut.any() and (rewards[~done] == 0).all()
        ended += int(done.sum())
        assert ("final_obs" in info) == done.any()
        for i in np.flatnonzero(done):
            last = info["final_obs"][i]
            assert envs.single_observation_space.contains(last) and not last["action_mask"].any()
            assert info["final_info"]["seat"][i] == 0 and list(info["_final_obs"]) == list(done)
            s = before.vector.state(i)
            answer(s, int(actions[i]))
            before.vector._batch.skip(s)
            before.vector._wait(i, s)
            assert s.over and last["observation"].tobytes() == before.vector._batch.look(int(i), 0)
            assert last["observation"].tobytes() != seen["observation"][i].tobytes()
    assert ended > 0
    with pytest.raises(ValueError, match="cannot be set"):
        envs.reset(options={"deck": 1})


@each_game
def test_open_piles_that_were_seen_before_are_seen_as_if_anew(name: str) -> None:
    """Through the ends of games too: rows that are kept never outlive what they show."""
    vector = Vector(name, 2, seed=9)
    chance = np.random.default_rng(4)
    ended = 0
    for _ in range(700):
        seen = vector.step((chance.random(vector.n) * vector.seen.counts).astype(np.int64))
        ended += int(seen.ended.sum())
        kept = seen.observations.copy()
        vector._batch.piles = []
        assert (vector._look().observations == kept).all()
    assert ended
