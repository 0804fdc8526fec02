"""The searching player, and the five named levels."""

from __future__ import annotations

import time
from dataclasses import fields

from quadriga.games.game import Game, Levels
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import State
from quadriga.players import evaluation
from quadriga.players.lookahead import LookaheadPlayer
from quadriga.players.model import Model
from quadriga.players.player import HeuristicPlayer, Player, RandomPlayer, Thought
from quadriga.players.tree import CAUTION, Judge, Manner, Search

BATCH = 50
"""Iterations between two looks at the clock."""


class GameJudge(Judge):
    """A game's own scores and evaluation, as the search sees them; or a learned evaluation instead of its own."""

    def __init__(self, game: Game, model: Model | None = None) -> None:
        self.game = game
        self.model = model

    def scores(self, s: State) -> list[float]:
        return self.game.scores(s)

    def evaluate(self, s: State, seat: int) -> float:
        if self.model is None:
            return self.game.evaluate(s, seat)
        return self.model.value(self.game.features(s, seat))

    def key(self, s: State, option: int) -> int:
        return self.game.option_key(s, option)

    def deals(self) -> int:
        return self.game.searching.deals

    def plausible(self, s: State, seat: int) -> float:
        return self.game.plausible(s, seat)


class SearchPlayer(Player):
    name = "search"

    def __init__(
        self,
        game: Game,
        iterations: int = 1000,
        seed: int = 0,
        milliseconds: int = 0,
        model: Model | None = None,
        manner: Manner | None = None,
    ) -> None:
        self.game = game
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.seed = seed
        self.judge: Judge = GameJudge(game, model)
        self.manner = manner or Manner(replies=game.searching.replies, outcome=game.searching.outcome)

    def choose(self, s: State) -> int:
        assert s.decision is not None
        if len({self.judge.key(s, option) for option in s.decision.options}) == 1:
            return 0
        return self.think(s)[0].option

    def think(self, s: State) -> list[Thought]:
        assert s.decision is not None
        search = self.search(s)
        if self.milliseconds:
            until = time.perf_counter() + self.milliseconds / 1000
            while time.perf_counter() < until:
                search.run(BATCH, whole=True)
        else:
            search.run(self.iterations)
        root = search.root
        untried = max(0.0, root.wins / root.visits - CAUTION)
        thoughts = []
        for i, option in enumerate(s.decision.options):
            node = root.child(self.judge.key(s, option))
            if node is None or not node.visits:
                thoughts.append(Thought(i, untried, 0.0))
            else:
                thoughts.append(Thought(i, node.wins / node.visits, node.visits / root.visits))
        return sorted(thoughts, key=lambda t: (-t.share, -t.chance))

    def chance_after(self, s: State, option: int) -> float:
        """Estimated chance to win after this option, by a search that looks at nothing else."""
        search = self.search(s)
        search.only = option
        search.run(max(BATCH, self.iterations // 4), whole=True)
        return search.root.wins / search.root.visits

    def search(self, s: State) -> Search:
        """A search that has not begun. The seed depends on nothing that the seat does not know."""
        return Search(self.judge, s, seeded(self.seed * 1_000_003 + s.decisions), self.manner)


class Tempered(Player):
    """Plays like another player, but now and then at random: the lower levels."""

    def __init__(self, player: Player, slips: float, seed: int = 0) -> None:
        self.player = player
        self.slips = slips
        self.chance = seeded(seed + 17)
        self.name = player.name

    def choose(self, s: State) -> int:
        assert s.decision is not None
        if self.chance.below(1000) < self.slips * 1000:
            return self.chance.below(len(s.decision.options))
        return self.player.choose(s)

    def think(self, s: State) -> list[Thought]:
        return self.player.think(s)


LEVELS = tuple(field.name for field in fields(Levels))


def level(name: str, game: Game, seed: int) -> Player:
    """A named level: the heuristic player with slips, or the search, as the game says."""
    strength = getattr(game.levels, name)
    if isinstance(strength, int) and strength:
        return SearchPlayer(game, strength, seed, model=evaluation.shipped(game))
    heuristic = HeuristicPlayer(game, seed)
    return Tempered(heuristic, strength, seed) if strength else heuristic


def player(name: str, game: Game, seed: int = 0) -> Player:
    """A player by name: random, heuristic, search:1000, search:500ms, or one of the five levels.

    `search:200:EVALUATION` and `heuristic:EVALUATION` say which evaluation judges: hand, learned or a file.
    """
    kind, _, rest = name.partition(":")
    if name == "random":
        return RandomPlayer(game, seed)
    if kind == "heuristic":
        model = evaluation.named(game, rest or evaluation.HAND)
        return HeuristicPlayer(game, seed) if model is None else LookaheadPlayer(GameJudge(game, model), seed)
    if kind == "search":
        number, _, which = rest.partition(":")
        if number.endswith("ms") and number[:-2].isdigit() and int(number[:-2]) > 0:
            milliseconds = int(number[:-2])
            return SearchPlayer(game, seed=seed, milliseconds=milliseconds, model=evaluation.named(game, which))
        if not number or (number.isdigit() and int(number) > 0):
            return SearchPlayer(game, int(number or 1000), seed, model=evaluation.named(game, which))
    if name in LEVELS:
        return level(name, game, seed)
    raise ValueError(
        f"There is no player called {name!r}. Players are random, heuristic, search:ITERATIONS, "
        f"search:MILLISECONDSms, and the levels {', '.join(LEVELS)}; heuristic and search:NUMBER take an evaluation "
        f"after another colon: hand, learned or a file."
    )
