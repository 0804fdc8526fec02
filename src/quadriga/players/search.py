"""The searching player, and the five named levels."""

from __future__ import annotations

import time

from quadriga.games.door import Game
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import State
from quadriga.players.player import HeuristicPlayer, Player, RandomPlayer, Thought
from quadriga.players.tree import CAUTION, Judge, Manner, Search

BATCH = 50
"""Iterations between two looks at the clock."""


class GameJudge(Judge):
    """A game's own scores and evaluation, as the search sees them."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def scores(self, s: State) -> list[float]:
        return self.game.scores(s)

    def evaluate(self, s: State, seat: int) -> float:
        return self.game.evaluate(s, seat)

    def key(self, s: State, option: int) -> int:
        return self.game.option_key(s, option)


class SearchPlayer(Player):
    name = "search"

    def __init__(
        self, game: Game, iterations: int = 1000, seed: int = 0, milliseconds: int = 0, manner: Manner | None = None
    ) -> None:
        self.game = game
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.seed = seed
        self.judge: Judge = GameJudge(game)
        self.manner = manner or Manner()

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
                search.run(BATCH)
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


LEVELS = ("beginner", "easy", "middle", "strong", "full")


def player(name: str, game: Game, seed: int = 0) -> Player:
    """A player by name: random, heuristic, search:1000, search:500ms, or one of the five levels."""
    kind, _, number = name.partition(":")
    if kind == "random" and not number:
        return RandomPlayer(game, seed)
    if kind == "heuristic" and not number:
        return HeuristicPlayer(game, seed)
    if kind == "search":
        if number.endswith("ms") and number[:-2].isdigit():
            return SearchPlayer(game, seed=seed, milliseconds=int(number[:-2]))
        if number.isdigit() or not number:
            return SearchPlayer(game, iterations=int(number or 1000), seed=seed)
    if name == "beginner":
        return Tempered(HeuristicPlayer(game, seed), 0.5, seed)
    if name == "easy":
        return Tempered(HeuristicPlayer(game, seed), 0.2, seed)
    if name == "middle":
        return HeuristicPlayer(game, seed)
    if name == "strong":
        return SearchPlayer(game, 200, seed)
    if name == "full":
        return SearchPlayer(game, 1500, seed)
    raise ValueError(
        f"There is no player called {name!r}. Players are random, heuristic, search:ITERATIONS, "
        f"search:MILLISECONDSms, and the levels {', '.join(LEVELS)}."
    )
