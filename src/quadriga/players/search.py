"""The searching player, and the five named levels."""

from __future__ import annotations

import gc
import time
from dataclasses import fields
from typing import NamedTuple

from quadriga.games.game import Game, Levels
from quadriga.kernel.cards import Match
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import State
from quadriga.messages.files import say
from quadriga.players import evaluation
from quadriga.players.lookahead import LookaheadPlayer
from quadriga.players.model import Model
from quadriga.players.player import HeuristicPlayer, Player, RandomPlayer, Thought
from quadriga.players.tree import CAUTION, Judge, Manner, Node, Search

BATCH = 50
"""Iterations between two looks at the clock."""


TREES_APART = 7_368_787
"""Between the seeds of two trees of one decision."""


class Weighed(NamedTuple):
    """What a search says of a decision: how often it looked at each option, and what came of it."""

    visits: int
    wins: float
    option_visits: list[int]
    option_wins: list[float]


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
        trees: int = 1,
        remembers: bool = True,
    ) -> None:
        self.game = game
        self.iterations = iterations
        self.trees = trees
        """Searches of their own whose visits are added up: what as many cores do in the time of one."""
        self.milliseconds = milliseconds
        self.seed = seed
        self.judge: Judge = GameJudge(game, model)
        self.manner = manner or Manner(replies=game.searching.replies, outcome=game.searching.outcome)
        self.remembers = remembers
        """Whether `choose` goes on with what it found out about a decision while it thought about the one before."""
        self._grown: tuple[Match, Node] | None = None
        """What the tree of the last decision says of the one that follows, and the match it belongs to."""

    def choose(self, s: State) -> int:
        if self.alike(s):
            return 0
        if not self.remembers or self.trees > 1:
            return self.think(s)[0].option
        assert s.decision is not None
        search = self.search(s, root=self._known(s))
        self._run(search)
        best = judged([self._weighed(s, search)])[0].option
        below = search.root.child(self.judge.key(s, s.decision.options[best]))
        self._grown = (s.match, below) if below else None
        return best

    def copied(self) -> Player:
        twin = super().copied()
        assert isinstance(twin, SearchPlayer)
        if self._grown is not None:
            twin._grown = (self._grown[0], self._grown[1].copied())
        return twin

    def _known(self, s: State) -> Node | None:
        """What the last search says of this decision, if it is the next one that this player was asked."""
        if self._grown is None or self._grown[0] is not s.match:
            return None
        node = self._grown[1]
        assert s.decision is not None
        return node if node.at == s.decisions and node.player == s.decision.player and node.children else None

    def alike(self, s: State) -> bool:
        """Are all options the same to a player who cannot see hidden cards?"""
        assert s.decision is not None
        return len({self.judge.key(s, option) for option in s.decision.options}) == 1

    def think(self, s: State) -> list[Thought]:
        return judged([self.weigh(s, tree) for tree in range(self.trees)])

    def weigh(self, s: State, tree: int = 0) -> Weighed:
        """What one tree says of every option."""
        assert s.decision is not None
        search = self.search(s, tree)
        self._run(search)
        return self._weighed(s, search)

    def _run(self, search: Search) -> None:
        """Think as long as told. The tree has no cycles, so nothing is won by looking for any meanwhile."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            if self.milliseconds:
                until = time.perf_counter() + self.milliseconds / 1000
                while time.perf_counter() < until:
                    search.run(BATCH, whole=True)
            else:
                search.run(self.iterations)
        finally:
            if collecting:
                gc.enable()

    def _weighed(self, s: State, search: Search) -> Weighed:
        assert s.decision is not None
        nodes = [search.root.child(self.judge.key(s, option)) for option in s.decision.options]
        return Weighed(
            search.root.visits,
            search.root.wins,
            [node.visits if node else 0 for node in nodes],
            [node.wins if node else 0.0 for node in nodes],
        )

    def chance_after(self, s: State, option: int) -> float:
        """Estimated chance to win after this option, by a search that looks at nothing else."""
        search = self.search(s)
        search.only = option
        search.run(max(BATCH, self.iterations // 4), whole=True)
        return search.root.wins / search.root.visits

    def search(self, s: State, tree: int = 0, root: Node | None = None) -> Search:
        """A search that has not begun. The seed depends on nothing that the seat does not know."""
        chance = seeded(self.seed * 1_000_003 + s.decisions + tree * TREES_APART)
        return Search(self.judge, s, chance, self.manner, root)


def judged(trees: list[Weighed]) -> list[Thought]:
    """The options by what several trees found, best first: the one that was looked at most is taken."""
    visits = sum(tree.visits for tree in trees)
    untried = max(0.0, sum(tree.wins for tree in trees) / visits - CAUTION)
    thoughts = []
    for i in range(len(trees[0].option_visits)):
        looks = sum(tree.option_visits[i] for tree in trees)
        won = sum(tree.option_wins[i] for tree in trees)
        thoughts.append(Thought(i, won / looks, looks / visits) if looks else Thought(i, untried, 0.0))
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


LEVELS = tuple(field.name for field in fields(Levels))


def level(name: str, game: Game, seed: int) -> Player:
    """A named level: the heuristic player with slips, or the search, as the game says."""
    strength = getattr(game.levels, name)
    if isinstance(strength, int) and strength:
        return SearchPlayer(game, strength, seed, model=evaluation.shipped(game))
    heuristic = HeuristicPlayer(game, seed)
    return Tempered(heuristic, strength, seed) if strength else heuristic


def positive(number: str) -> int:
    """A whole number above nought, or 0."""
    return int(number) if number.isdecimal() else 0


def player(name: str, game: Game, seed: int = 0) -> Player:
    """A player by name: random, heuristic, search:1000, search:500ms, or one of the five levels.

    `search:1000x2` thinks with two trees of 1,000 iterations each, as two cores do at level `full`.

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
        number, _, trees = number.partition("x")
        told = positive(trees) if trees else 1
        if told and number.endswith("ms") and (milliseconds := positive(number[:-2])):
            model = evaluation.named(game, which)
            return SearchPlayer(game, seed=seed, milliseconds=milliseconds, model=model, trees=told)
        if told and (iterations := positive(number or "1000")):
            return SearchPlayer(game, iterations, seed, model=evaluation.named(game, which), trees=told)
    if name in LEVELS:
        return level(name, game, seed)
    raise ValueError(
        say("no-player-called", player=name, list=", ".join(LEVELS))
    )
