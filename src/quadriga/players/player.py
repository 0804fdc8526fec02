"""Players: given a state and the seat that is asked, which option to take, and why.

A player may look at nothing but what its seat may know. `random` and `heuristic` read the
options and the known cards; `search` deals out the unknown cards anew before it thinks
(`kernel.unknown.scramble`), so it cannot peek. A test holds them to it.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass

from quadriga.games.game import Game
from quadriga.kernel.chance import Chance, seeded
from quadriga.kernel.state import State


@dataclass
class Thought:
    """An option as a player judges it."""

    option: int
    """Its index among the options."""
    chance: float
    """Estimated chance to win after it, from 0 to 1."""
    share: float
    """How much of the thinking went into it, from 0 to 1."""


class Player:
    name = ""

    def choose(self, s: State) -> int:
        """The index of the option that the player asked takes."""
        raise NotImplementedError

    def think(self, s: State) -> list[Thought]:
        """All options, best first."""
        raise NotImplementedError

    def copied(self) -> Player:
        """The same player at the same point of its chance, which goes its own way from here on."""
        twin = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, Player):
                setattr(twin, name, value.copied())
            elif isinstance(value, Chance):
                setattr(twin, name, value.copy())
        return twin


class RandomPlayer(Player):
    name = "random"

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.chance: Chance = seeded(seed)

    def choose(self, s: State) -> int:
        assert s.decision is not None
        return self.chance.below(len(s.decision.options))

    def think(self, s: State) -> list[Thought]:
        assert s.decision is not None
        n = len(s.decision.options)
        return [Thought(i, 0.5, 1 / n) for i in range(n)]


class HeuristicPlayer(Player):
    """Takes what looks best at first sight; equal looks are broken by chance."""

    name = "heuristic"

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.chance = seeded(seed)

    def choose(self, s: State) -> int:
        scores = self.game.scores(s)
        best = max(scores)
        alike = [i for i, score in enumerate(scores) if score >= best - 1e-9]
        return alike[self.chance.below(len(alike))]

    def think(self, s: State) -> list[Thought]:
        assert s.decision is not None
        now = self.game.evaluate(s, s.decision.player)
        scores = self.game.scores(s)
        low, high = min(scores), max(scores)
        spread = (high - low) or 1.0
        order = sorted(range(len(scores)), key=lambda i: -scores[i])
        return [Thought(i, min(1.0, max(0.0, now + 0.2 * ((scores[i] - low) / spread - 0.5))), 0.0) for i in order]
