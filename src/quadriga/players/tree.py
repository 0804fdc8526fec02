"""Information-set Monte Carlo tree search (compiled).

Every iteration deals out anew what the searching seat cannot know, walks down the tree by
what has done well and what looks promising, adds one node, plays on quickly for a while and
judges where that led.
"""

from __future__ import annotations

import math

from mypy_extensions import mypyc_attr

from quadriga.kernel.chance import Chance
from quadriga.kernel.state import DRAW, NOBODY, State, answer
from quadriga.kernel.unknown import scramble

EXPLORE = 0.9
"""How much an option that looks good but was tried little draws the search."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What a game knows about good play, as the search uses it."""

    def scores(self, s: State) -> list[float]:
        raise NotImplementedError

    def evaluate(self, s: State, seat: int) -> float:
        raise NotImplementedError

    def key(self, s: State, option: int) -> int:
        """The same number for options that are the same to a player who cannot see hidden cards."""
        return option


class Node:
    """What is known of one choice: how often it was possible, taken, and what came of it."""

    def __init__(self, key: int, prior: float) -> None:
        self.key = key
        self.prior = prior
        self.player = 0
        self.visits = 0
        self.possible = 0
        self.wins = 0.0
        """Sum of results for the player who made the choice."""
        self.children: list[Node] = []

    def child(self, key: int) -> Node | None:
        for node in self.children:
            if node.key == key:
                return node
        return None


class Search:
    def __init__(self, judge: Judge, chance: Chance, depth: int, noise: float) -> None:
        self.judge = judge
        self.chance = chance
        self.depth = depth
        """Decisions played on quickly after the tree's edge."""
        self.noise = noise
        """Share of quick decisions made at random."""
        self.root = Node(0, 1.0)

    def run(self, s: State, iterations: int) -> None:
        d = s.decision
        assert d is not None
        for _ in range(iterations):
            self.once(s, d.player)

    def once(self, s: State, seat: int) -> None:
        world = s.clone()
        world.recording = False
        scramble(world, seat, self.chance)
        node = self.root
        path: list[Node] = []
        while world.winner == NOBODY:
            d = world.decision
            assert d is not None
            if len(d.options) == 1:
                answer(world, 0)
                continue
            chosen = self.select(world, node)
            path.append(chosen)
            fresh = chosen.visits == 0
            node = chosen
            if fresh:
                break
        value = self.finish(world, seat)
        self.root.visits += 1
        for one in path:
            one.visits += 1
            one.wins += value if one.player == seat else 1.0 - value

    def select(self, world: State, node: Node) -> Node:
        """Take the option that promises most; the node it leads to."""
        d = world.decision
        assert d is not None
        options = d.options
        keys: list[int] = []
        places: list[int] = []
        for i in range(len(options)):
            key = self.judge.key(world, options[i])
            if key not in keys:
                keys.append(key)
                places.append(i)
        children = node.children
        known: list[Node] = []
        missing = False
        for key in keys:
            child = node.child(key)
            if child is None:
                missing = True
                break
            known.append(child)
        if missing:
            priors = self.priors(world, places)
            known = []
            for j in range(len(keys)):
                child = node.child(keys[j])
                if child is None:
                    child = Node(keys[j], priors[j])
                    child.player = d.player
                    children.append(child)
                known.append(child)
        best = known[0]
        best_place = places[0]
        best_value = -1e18
        total = 1
        for child in known:
            child.possible += 1
            total += child.visits
        root = math.sqrt(total)
        for j in range(len(known)):
            child = known[j]
            mean = child.wins / child.visits if child.visits > 0 else 0.5
            value = mean + EXPLORE * child.prior * root / (1 + child.visits)
            if value > best_value:
                best_value = value
                best = child
                best_place = places[j]
        answer(world, best_place)
        return best

    def priors(self, world: State, places: list[int]) -> list[float]:
        """How good options look at first sight, as shares of one."""
        scores = self.judge.scores(world)
        best = scores[places[0]]
        for i in places:
            if scores[i] > best:
                best = scores[i]
        shares: list[float] = []
        total = 0.0
        for i in places:
            share = math.exp((scores[i] - best) / 1.5) + 0.05
            shares.append(share)
            total += share
        return [share / total for share in shares]

    def finish(self, world: State, seat: int) -> float:
        """Play on quickly, then judge."""
        chance = self.chance
        for _ in range(self.depth):
            d = world.decision
            if d is None or world.winner != NOBODY:
                break
            n = len(d.options)
            if n == 1:
                answer(world, 0)
                continue
            if chance.below(1000) < self.noise * 1000:
                answer(world, chance.below(n))
                continue
            scores = self.judge.scores(world)
            best = 0
            for i in range(1, n):
                if scores[i] > scores[best]:
                    best = i
            answer(world, best)
        if world.winner != NOBODY:
            return 0.5 if world.winner == DRAW else 1.0 if world.winner == seat else 0.0
        return self.judge.evaluate(world, seat)
