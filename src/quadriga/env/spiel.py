"""The games as OpenSpiel games: `pyspiel.load_game("python_quadriga_union_arena")` once this module is imported.

Chance comes first: two draws of 1,024 outcomes give the seed of the match, and from there on the same
actions lead to the same states, so a history can be replayed. A program that searches deals out what it
cannot know, shuffles to come among it, with `resample_from_infostate`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from quadriga import games
from quadriga.env.encoding import HISTORY, Encoding
from quadriga.env.matches import Matches, results
from quadriga.env.world import World
from quadriga.kernel.chance import seeded

OUTCOMES = 1024
DRAWS = 2
LONGEST = 20_000
"""More decisions than any game has: conformance tests hold the games to it."""
MEMORY = 64
"""Events in an information state tensor, which cannot hold them all; the string forgets nothing."""


def short_name(game: str) -> str:
    return f"python_quadriga_{game.replace('-', '_')}"


def game_type(name: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Quadriga: {games.load(name).title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"decks": ""},
    )


class QuadrigaGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours; `decks` names two decks with a comma between, or none to have the seed choose."""

    def __init__(self, kind: pyspiel.GameType, name: str, params: dict[str, Any]) -> None:
        decks = str(params.get("decks", ""))
        self.matches = Matches(name, [d.strip() for d in decks.split(",")] if decks else None)
        options = self.matches.game.observation_columns().options
        info = pyspiel.GameInfo(
            num_distinct_actions=options,
            max_chance_outcomes=OUTCOMES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> QuadrigaState:
        return QuadrigaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> QuadrigaObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("These games are observed by one player at a time, with all that this player knows.")
        return QuadrigaObserver(Encoding(self.matches.game, history=MEMORY if kind.perfect_recall else HISTORY), kind)


class QuadrigaState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: QuadrigaGame) -> None:
        super().__init__(game)
        self.draws: list[int] = []
        self.world: World | None = None

    def current_player(self) -> int:
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.world.state.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(i, 1 / OUTCOMES) for i in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.world is not None and self.world.state.decision is not None
        n = len(self.world.state.decision.options)
        if n > self.num_distinct_actions():
            Encoding(self.world.game).mask(self.world.state, player)  # raises, with the state
        return list(range(n))

    def _apply_action(self, action: int) -> None:
        if self.world is not None:
            self.world.answer(action)
            return
        self.draws.append(action)
        if len(self.draws) == DRAWS:
            matches: Matches = self.get_game().matches
            self.world = World(matches.game, matches.begin(self.draws[0] * OUTCOMES + self.draws[1]))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        decision = None if self.world is None else self.world.state.decision
        if self.world is None or decision is None or action >= len(decision.options):
            return f"option {action}"
        label = self.world.game.option_view(self.world.state, decision.options[action])["label"]
        return f"{action}: {label}"

    def is_terminal(self) -> bool:
        return self.world is not None and self.world.state.over

    def returns(self) -> list[float]:
        return [0.0, 0.0] if self.world is None else list(results(self.world.state))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> QuadrigaState:
        """A state that this player, who is asked, could not tell from this one."""
        if self.world is None:
            raise ValueError("Nothing has been dealt yet: there is nothing to deal out anew.")
        twin: QuadrigaState = self.clone()
        twin.world = self.world.another(player, seeded(int(sampler() * (1 << 53))))
        return twin

    def __str__(self) -> str:
        if self.world is None:
            return f"draws {self.draws}"
        return f"draws {self.draws}, answers {self.world.answers}, {self.world.game.hash(self.world.state)}"


class QuadrigaObserver:
    """What a player sees, as a tensor with named parts and as text."""

    def __init__(self, encoding: Encoding, kind: pyspiel.IIGObservationType) -> None:
        self.encoding = encoding
        self.recall = kind.perfect_recall
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = encoding.split(self.tensor)

    def set_from(self, state: QuadrigaState, player: int) -> None:
        self.tensor[:] = 0.0 if state.world is None else self.encoding.observe(state.world.state, player)

    def string_from(self, state: QuadrigaState, player: int) -> str:
        if state.world is None:
            return "nothing is dealt yet"
        return state.world.information(player) if self.recall else state.world.observation(player)


def register() -> None:
    """Make the games known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for name in games.NAMES:
        if short_name(name) not in known:
            kind = game_type(name)
            pyspiel.register_game(kind, _class_of(kind, name))


def _class_of(kind: pyspiel.GameType, name: str) -> type[QuadrigaGame]:
    """A class for one game: OpenSpiel keeps it past the end of the interpreter, which only classes survive."""

    class Registered(QuadrigaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, name, params or {})

    return Registered


register()
