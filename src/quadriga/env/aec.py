"""The games as PettingZoo environments (AEC): agents act one after the other, the same one may act again.

`env("union-arena")` for play, `raw_env` without its checks.
"""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from quadriga.env.compact import Compact
from quadriga.env.encoding import HISTORY, Encoding
from quadriga.env.matches import Decks, Matches, results, step
from quadriga.env.spaces import Observation, action_space, known_options, observation, observation_space, text
from quadriga.kernel.state import State

AGENTS = ["player_0", "player_1"]
SEEDS = 1 << 31
APART = (
    "_state", "_random", "agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations",
    "truncations", "infos", "_skip_agent_selection",
)  # fmt: skip
"""What a copy of an environment has of its own."""


class raw_env(AECEnv[str, Observation, Any]):  # type: ignore[misc]
    """One game after the other, each from a seed; `decks` None takes two of the game's own by chance."""

    def __init__(
        self,
        game: str = "union-arena",
        decks: Decks = None,
        options: int | None = None,
        history: int = HISTORY,
        compact: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.matches = Matches(game, decks)
        self.game = self.matches.game
        self.encoding = Encoding(self.game, options, history)
        self.compact = Compact(self.encoding) if compact else None
        """Observations in bytes instead of floats, rows and cards by their number."""
        self.render_mode = render_mode
        self._made = (game, decks, options, history, compact, render_mode)
        self.metadata = {
            "name": f"quadriga_{self.game.name.replace('-', '_')}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = AGENTS[:]
        self.observation_spaces = {agent: observation_space(self.encoding, self.compact) for agent in AGENTS}
        self.action_spaces = {agent: action_space(self.encoding) for agent in AGENTS}
        self._random, _ = seeding.np_random()
        self._state: State | None = None

    @property
    def table(self) -> State:
        """The state of the game in progress, with all that is hidden: not for players."""
        if self._state is None:
            raise ValueError("No game has begun: call reset() first.")
        return self._state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; `options` may name the decks of this one game."""
        given = {name: value for name, value in (options or {}).items() if name != "options"}  # PettingZoo's test's
        matches = self.matches.of(known_options(given, ("decks",)).get("decks"))
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._state = matches.begin(int(self._random.integers(SEEDS)))
        self.agents = AGENTS[:]
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._turn()

    def _turn(self) -> None:
        """Whose turn it is to act; after the end, both agents are told."""
        decision = self.table.decision
        if decision is not None:
            self.agent_selection = AGENTS[decision.player]
        else:
            self.rewards = dict(zip(AGENTS, results(self.table), strict=True))
            self.terminations = dict.fromkeys(AGENTS, True)

    def observe(self, agent: str) -> Observation:
        return observation(self.encoding, self.table, AGENTS.index(agent), self.compact)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        s = self.table
        self._cumulative_rewards[agent] = 0.0
        step(s, int(action))
        self._turn()
        if s.over:  # rewards come at the end only
            self._accumulate_rewards()
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        told = text(self.game, self.table, AGENTS.index(self.agent_selection))
        if self.render_mode == "human":
            print(told)
            return None
        return told

    def __deepcopy__(self, memo: dict[int, Any]) -> raw_env:
        """The same game at the same point, to be played on apart from this one."""
        twin = type(self)(*self._made)
        for name in APART:
            if hasattr(self, name):
                setattr(twin, name, copy.deepcopy(getattr(self, name)))
        return twin

    def __reduce__(self) -> Any:
        raise TypeError(
            "An environment is not pickled: make it anew in the other process, reset it with a seed and take the same "
            "actions, or carry its game there by `env.game.dump(env.table)`."
        )

    def close(self) -> None:
        self._state = None


class env(raw_env):
    """The environment for play, with the checks of PettingZoo's usual wrappers: order, bounds, forbidden actions.

    They are made here because wrappers in wrappers ask for each attribute through all of them, which takes nearly
    as long again as the whole step.
    """

    def step(self, action: Any) -> None:
        if self._state is None:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if not self.terminations[agent]:
            number = isinstance(action, (int, np.integer))
            assert number and 0 <= action < self.encoding.options, f"The action {action!r} is not in the action space."
            decision = self.table.decision
            if decision is not None and action >= len(decision.options):
                self._lose(agent)
                return
        super().step(action)

    def _lose(self, agent: str) -> None:
        """The mask forbids it: the game is over."""
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(AGENTS, True)
        self.truncations = dict.fromkeys(AGENTS, True)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self.rewards[agent] = -1.0
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._deads_step_first()
