"""The searching player, and the five named levels."""

from __future__ import annotations

import time

from quadriga.games.door import Game
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import State
from quadriga.players import evaluation
from quadriga.players.lookahead import LookaheadPlayer
from quadriga.players.model import Model
from quadriga.players.player import HeuristicPlayer, Player, RandomPlayer, Thought
from quadriga.players.tree import Judge, Search

DEPTH = 12
"""Decisions played on after the edge of the tree: about half a turn."""
NOISE = 0.1
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


class SearchPlayer(Player):
    name = "search"

    def __init__(
        self, game: Game, iterations: int = 1000, seed: int = 0, milliseconds: int = 0, model: Model | None = None
    ) -> None:
        self.game = game
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.seed = seed
        self.judge = GameJudge(game, model)
        self.decisions = 0

    def choose(self, s: State) -> int:
        assert s.decision is not None
        if len(s.decision.options) == 1:
            return 0
        return self.think(s)[0].option

    def think(self, s: State) -> list[Thought]:
        assert s.decision is not None
        self.decisions += 1
        search = Search(self.judge, seeded(self.seed * 1_000_003 + s.decisions), DEPTH, NOISE)
        if self.milliseconds:
            until = time.perf_counter() + self.milliseconds / 1000
            while time.perf_counter() < until:
                search.run(s, BATCH)
        else:
            search.run(s, self.iterations)
        thoughts = []
        for i, option in enumerate(s.decision.options):
            node = search.root.child(self.judge.key(s, option))
            visits = node.visits if node else 0
            wins = node.wins / node.visits if node and node.visits else 0.0
            thoughts.append(Thought(i, wins, visits / max(1, search.root.visits)))
        return sorted(thoughts, key=lambda t: (-t.share, -t.chance))


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


LEVELS = ("beginner", "easy", "middle", "strong", "full")


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
        if number.endswith("ms") and number[:-2].isdigit():
            milliseconds = int(number[:-2])
            return SearchPlayer(game, seed=seed, milliseconds=milliseconds, model=evaluation.named(game, which))
        if number.isdigit() or not number:
            return SearchPlayer(game, int(number or 1000), seed, model=evaluation.named(game, which))
    if name == "beginner":
        return Tempered(HeuristicPlayer(game, seed), 0.5, seed)
    if name == "easy":
        return Tempered(HeuristicPlayer(game, seed), 0.2, seed)
    if name == "middle":
        return HeuristicPlayer(game, seed)
    if name == "strong":
        return SearchPlayer(game, 200, seed, model=evaluation.shipped(game))
    if name == "full":
        return SearchPlayer(game, 1500, seed, model=evaluation.shipped(game))
    raise ValueError(
        f"There is no player called {name!r}. Players are random, heuristic, search:ITERATIONS, "
        f"search:MILLISECONDSms, and the levels {', '.join(LEVELS)}; heuristic and search:NUMBER take an evaluation "
        f"after another colon: hand, learned or a file."
    )
