"""Gymnasium's `VectorEnv` over `quadriga.env.vector`: one seat of N games, the other played by one of our players."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from quadriga.env.matches import Decks
from quadriga.env.vector import Vector

Observation = dict[str, NDArray[np.uint8]]


class GymVector(gymnasium.vector.VectorEnv[Observation, NDArray[Any], NDArray[np.float64]]):
    """Observations are `{"observation": bytes, "action_mask": bytes}`; games that end begin anew in the same step."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (declared so there)

    def __init__(
        self,
        game: str = "union-arena",
        num_envs: int = 64,
        opponent: str = "heuristic",
        decks: Decks = None,
        seat: int | None = None,
        options: int | None = None,
    ) -> None:
        self.vector = Vector(game, num_envs, opponent=opponent, decks=decks, seat=seat, options=options)
        self.vector.finals = {}
        self.num_envs = num_envs
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.vector.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.vector.encoding.options,), np.uint8),
            }
        )
        self.single_action_space = spaces.Discrete(self.vector.encoding.options)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if options:
            raise ValueError(f"reset() takes no options here; {', '.join(sorted(options))} cannot be set.")
        self.vector.reset(seed=seed[0] if isinstance(seed, list) else seed)
        return self._observation(), {"seat": self.vector.seen.seats.copy()}

    def step(self, actions: NDArray[Any]) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        mine = self.vector.seen.seats.copy()
        seen = self.vector.step(actions)
        rewards = seen.rewards[np.arange(self.num_envs), mine].astype(np.float64)
        info = {"seat": seen.seats.copy()} | self._finals(mine)
        return self._observation(), rewards, seen.ended.copy(), np.zeros(self.num_envs, np.bool_), info

    def _finals(self, mine: NDArray[np.uint8]) -> dict[str, Any]:
        """What the seat saw at the end of games that ended in this step, as Gymnasium's same-step reset tells it."""
        finals = self.vector.finals
        if not finals:
            return {}
        ended = self.vector.seen.ended.copy()
        looks = np.full(self.num_envs, None, object)
        seats = np.zeros(self.num_envs, np.uint8)
        for i, look in finals.items():
            nothing = np.zeros(self.vector.encoding.options, np.uint8)
            looks[i] = {"observation": np.frombuffer(look, np.uint8).copy(), "action_mask": nothing}
            seats[i] = mine[i]
        told = {"seat": seats, "_seat": ended.copy()}
        return {"final_obs": looks, "_final_obs": ended, "final_info": told, "_final_info": ended.copy()}

    def __deepcopy__(self, memo: dict[int, Any]) -> GymVector:
        twin = GymVector.__new__(GymVector)
        twin.__dict__.update(self.__dict__)
        twin.vector = copy.deepcopy(self.vector)
        return twin

    def __reduce__(self) -> Any:
        raise TypeError(
            "Many games at once are not pickled: make them anew in the other process and carry the games there by "
            "`env.vector.save()` and `env.vector.restore()`."
        )

    def _observation(self) -> Observation:
        seen = self.vector.seen
        return {"observation": seen.observations.copy(), "action_mask": seen.masks.copy()}
