"""States and environments that are copied, pickled, reset with options, or asked for bytes instead of floats."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from quadriga import games
from quadriga.env.aec import env
from quadriga.env.gym_vector import GymVector
from quadriga.env.matches import Matches, step
from quadriga.env.single import SingleEnv
from quadriga.env.vector import Vector
from quadriga.kernel.save import digest

each_game = pytest.mark.parametrize("name", games.NAMES)


def wander(made: SingleEnv, steps: int, seed: int) -> list[Any]:
    random = np.random.default_rng(seed)
    seen = []
    for _ in range(steps):
        if made.table.over:
            break
        seen.append(made.step(int(random.choice(np.flatnonzero(made.action_masks())))))
    return seen


def alike(a: list[Any], b: list[Any]) -> bool:
    pairs = zip(a, b, strict=True)
    return all((x[0]["observation"] == y[0]["observation"]).all() and x[1:] == y[1:] for x, y in pairs)


@each_game
def test_a_copied_state_goes_its_own_way(name: str) -> None:
    s = Matches(name).begin(seed=3)
    for _ in range(5):
        step(s, 0)
    before = digest(s)
    twin = copy.deepcopy(s)
    assert digest(twin) == before and len(twin.log) == len(s.log)
    step(twin, 0)
    assert digest(s) == before != digest(twin) and len(twin.log) > len(s.log)
    with pytest.raises(TypeError, match="cannot be pickled"):
        pickle.dumps(s)


@each_game
def test_a_copied_environment_is_the_same_game_played_apart(name: str) -> None:
    made = SingleEnv(name, opponent="random")
    made.reset(seed=4)
    wander(made, 3, 1)
    twin = copy.deepcopy(made)
    mine = wander(made, 12, 2)
    assert alike(wander(twin, 12, 2), mine)
    with pytest.raises(TypeError, match="not pickled"):
        pickle.dumps(made)


def test_a_copied_game_of_both_seats_is_played_apart() -> None:
    made = env("ultraman")
    made.reset(seed=4)
    twin = copy.deepcopy(made)
    before = digest(made.table)
    for _ in range(3):
        twin.step(0)
    assert digest(made.table) == before != digest(twin.table)
    for _ in range(3):
        made.step(0)
    assert digest(made.table) == digest(twin.table) and made.agent_selection == twin.agent_selection
    with pytest.raises(TypeError, match="not pickled"):
        pickle.dumps(made)


@pytest.mark.parametrize("opponent", [None, "heuristic", "easy"])
def test_copies_of_many_games_are_played_apart(opponent: str | None) -> None:
    made = Vector("ultraman", 3, seed=5, opponent=opponent)
    chance = np.random.default_rng(1)

    def go_on(vector: Vector, steps: int) -> list[Any]:
        random, seen = copy.deepcopy(chance), []
        for _ in range(steps):
            vector.step((random.random(3) * vector.seen.counts).astype(np.int64))
            seen.append((vector.seen.observations.copy(), vector.seen.rewards.copy(), vector.seen.ended.copy()))
        return seen

    go_on(made, 15)
    before = made.hashes()
    twin = copy.deepcopy(made)
    assert twin.hashes() == before and (twin.seen.observations == made.seen.observations).all()
    theirs = go_on(twin, 90)
    assert made.hashes() == before, "what the twin plays is its own"
    mine = go_on(made, 90)
    assert any(step[2].any() for step in mine), "games that begin anew are the same too"
    assert all((a == b).all() for one, other in zip(mine, theirs, strict=True) for a, b in zip(one, other, strict=True))
    with pytest.raises(TypeError, match="not pickled"):
        pickle.dumps(made)


def test_copies_of_a_vector_env_and_of_what_environments_are_made_of() -> None:
    made = GymVector("ultraman", 2, opponent="random")
    made.reset(seed=1)
    twin = copy.deepcopy(made)
    before = made.vector.hashes()
    twin.step(np.zeros(2, np.int64))
    assert made.vector.hashes() == before != twin.vector.hashes()
    with pytest.raises(TypeError, match="not pickled"):
        pickle.dumps(made)
    s = made.vector.state(0)
    assert s.decision is not None
    seat = s.decision.player
    encoding = pickle.loads(pickle.dumps(made.vector.encoding))
    assert (encoding.observe(s, seat) == made.vector.encoding.observe(s, seat)).all()
    compact = copy.deepcopy(made.vector.compact)
    assert (compact.observe(s, seat) == made.vector.compact.observe(s, seat)).all()
    with pytest.raises(TypeError, match="not pickled"):
        pickle.dumps(compact)
    matches = pickle.loads(pickle.dumps(Matches("ultraman")))
    assert digest(matches.begin(7)) == digest(Matches("ultraman").begin(7))


def test_reset_takes_decks_seat_and_opponent_and_refuses_the_rest() -> None:
    made = SingleEnv("ultraman", opponent="random")
    names = list(made.game.decks())
    titles = [made.game.decks()[name].name for name in (names[1], names[0])]
    for seat in (0, 1):
        _, info = made.reset(seed=1, options={"seat": seat, "decks": [names[1], names[0]], "opponent": "heuristic"})
        assert info["seat"] == seat
        assert [deck["name"] for deck in made.table.match.decks] == titles
    with pytest.raises(ValueError, match="no option 'deck'"):
        made.reset(options={"deck": names})
    with pytest.raises(ValueError, match="no seat 7"):
        made.reset(options={"seat": 7})
    both = env("ultraman")
    both.reset(seed=1, options={"decks": [names[1], names[0]]})
    assert [deck["name"] for deck in both.table.match.decks] == titles
    with pytest.raises(ValueError, match="no option 'seat'"):
        both.reset(options={"seat": 1})


@each_game
def test_bytes_are_those_of_many_games_at_once(name: str) -> None:
    """Rows and cards by their number."""
    made = SingleEnv(name, opponent="random", compact=True)
    seen, _ = made.reset(seed=2)
    assert seen["observation"] in made.observation_space["observation"]
    vector = Vector(name, 1)
    for _ in range(20):
        saved = {"game": made.game.dump(made.table), "mine": 0}
        twin = vector.restore([saved])
        made.table.log = []  # what is restored has forgotten its events
        mine = made._observation()["observation"]
        assert made.compact is not None
        parts, others = made.compact.split(mine), vector.split()
        for part in ("table", "options"):
            assert (parts[part] == others[part][0]).all()
        columns = [i for i, column in enumerate(made.compact.columns["cards"]) if not column.startswith("card")]
        assert (parts["cards"][:, columns] == others["cards"][0][:, columns]).all()
        cards = made.compact.cards()[parts["cards"][:, 0] + 256 * parts["cards"][:, 1].astype(int)]
        numbers = others["cards"][0][:, 0] + 256 * others["cards"][0][:, 1].astype(int)
        assert (cards == vector.cards()[numbers]).all()
        assert twin.counts[0] == len(made.table.decision.options)  # type: ignore[union-attr]
        _, _, over, _, _ = made.step(0)
        if over:
            break
