"""The games as Gymnasium environments for one agent, against any of our players.

`gymnasium.make("quadriga/UnionArena-v0", opponent="search:200")`, once `quadriga.env` is imported.
"""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from quadriga import games
from quadriga.env.compact import Compact
from quadriga.env.encoding import HISTORY, Encoding
from quadriga.env.matches import Decks, Matches, results, step
from quadriga.env.spaces import Observation, action_space, known_options, observation, observation_space, text
from quadriga.kernel.state import State
from quadriga.players.player import Player
from quadriga.players.search import player

SEEDS = 1 << 31


def environment_id(game: str) -> str:
    return f"quadriga/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register() -> None:
    """Make the games known to `gymnasium.make`."""
    for name in games.NAMES:
        if environment_id(name) not in gymnasium.registry:
            gymnasium.register(environment_id(name), "quadriga.env.single:SingleEnv", kwargs={"game": name})


class SingleEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game; the other is played by `opponent`. An action that the mask forbids loses the game."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 (gymnasium declares it so)

    def __init__(
        self,
        game: str = "union-arena",
        opponent: str = "heuristic",
        decks: Decks = None,
        seat: int | None = None,
        options: int | None = None,
        history: int = HISTORY,
        compact: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if seat not in (None, 0, 1):
            raise ValueError(f"There is no seat {seat}: the seats are 0 and 1, or None to change by chance.")
        self._made = (game, opponent, decks, seat, options, history, compact, render_mode)
        self.matches = Matches(game, decks)
        self.game = self.matches.game
        self.opponent = opponent
        self.seat = seat
        self.encoding = Encoding(self.game, options, history)
        self.compact = Compact(self.encoding) if compact else None
        """Observations in bytes instead of floats, rows and cards by their number."""
        self.observation_space = observation_space(self.encoding, self.compact)
        self.action_space = action_space(self.encoding)
        self.render_mode = render_mode
        player(opponent, self.game)  # a wrong name is refused now
        self._state: State | None = None
        self._player: Player | None = None
        self._seat = 0

    @property
    def table(self) -> State:
        """The state of the game in progress, with all that is hidden: not for players."""
        if self._state is None:
            raise ValueError("No game has begun: call reset() first.")
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; `options` may name the decks, the seat and the opponent of this one game."""
        given = known_options(options, ("decks", "seat", "opponent"))
        seat = given.get("seat", self.seat)
        if seat not in (None, 0, 1):
            raise ValueError(f"There is no seat {seat}: the seats are 0 and 1, or None to change by chance.")
        matches = self.matches.of(given.get("decks"))
        opponent = given.get("opponent", self.opponent)
        player(opponent, self.game)  # a wrong name is refused before anything changes
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS))
        self._seat = int(self.np_random.integers(2)) if seat is None else seat
        self._player = player(opponent, self.game, chosen)
        self._state = matches.begin(chosen)
        self._wait()
        if self._state.over:  # the opponent's opening decided it: begin another game
            return self.reset(options=options)
        return self._observation(), {"seat": self._seat}

    def _wait(self) -> None:
        """Let the opponent play until this seat is asked or the game is over."""
        s = self.table
        assert self._player is not None
        while s.decision is not None and s.decision.player != self._seat:
            step(s, self._player.choose(s))

    def _observation(self) -> Observation:
        return observation(self.encoding, self.table, self._seat, self.compact)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        s = self.table
        info: dict[str, Any] = {"seat": self._seat}
        if s.decision is None:
            raise ValueError("The game is over: call reset() to begin another.")
        if not 0 <= int(action) < len(s.decision.options):
            return self._observation(), -1.0, True, False, {**info, "illegal": True}
        step(s, int(action))
        self._wait()
        if self.render_mode == "human":
            self.render()
        return self._observation(), results(s)[self._seat], s.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible now, as sb3-contrib asks for it."""
        return self.encoding.mask(self.table, self._seat).astype(bool)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        told = text(self.game, self.table, self._seat)
        if self.render_mode == "human":
            print(told)
            return None
        return told

    def __deepcopy__(self, memo: dict[int, Any]) -> SingleEnv:
        """The same game at the same point, to be played on apart from this one; its opponent thinks for itself."""
        twin = SingleEnv(*self._made)
        twin.np_random = copy.deepcopy(self.np_random)
        twin._seat = self._seat
        twin._state = copy.deepcopy(self._state)
        twin._player = self._player.copied() if self._player else None
        return twin

    def __reduce__(self) -> Any:
        raise TypeError(
            "An environment is not pickled: make it anew in the other process, reset it with a seed and take the same "
            "actions, or carry its game there by `env.game.dump(env.table)`."
        )

    def close(self) -> None:
        self._state = None
