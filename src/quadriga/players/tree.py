"""Information-set Monte Carlo tree search (compiled).

Every iteration takes one of many worlds in which what the searching seat cannot know was dealt
out anew, walks down the tree by what has done well and what looks promising, adds one node,
plays on quickly for a while and judges where that led.
"""

from __future__ import annotations

import math

from mypy_extensions import mypyc_attr

from quadriga.kernel.chance import Chance
from quadriga.kernel.state import DRAW, NOBODY, State, answer
from quadriga.kernel.unknown import scramble

WORLDS = 100
"""Different deals of the unknown that a search looks at; each is used about as often."""
CAUTION = 0.05
"""An option not yet tried is taken for a little worse than the position it is in."""
PRIOR_SPREAD = 1.5
"""A difference in first-sight scores that makes one option e times as promising as another."""
PRIOR_FLOOR = 0.05
"""No option looks so bad that it is never tried."""
LONGEST = 300
"""Decisions after which a game that is played to its end is judged all the same."""
CERTAIN = 1 << 20
"""Chances of deals are weighed in so many parts."""
CHECK = 16
"""Iterations between two looks at whether the search can end early."""


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

    def deals(self) -> int:
        """Deals of the unknown among which the more plausible one is taken; 1 where all are alike."""
        return 1

    def plausible(self, s: State, seat: int) -> float:
        """How well a deal of what this seat does not know agrees with what the opponent did."""
        return 1.0


class Manner:
    """How a search goes about it."""

    def __init__(
        self,
        explore: float = 0.25,
        depth: int = 30,
        noise: float = 0.0,
        replies: bool = True,
        outcome: float = 0.0,
    ) -> None:
        self.explore = explore
        """How much an option that looks good but was tried little draws the search."""
        self.depth = depth
        """Decisions played on quickly after the tree's edge, unless the turn ends before."""
        self.noise = noise
        """Share of quick decisions made at random."""
        self.replies = replies
        """Whether the opponent's best replies are searched for; if not, they do what looks best at first sight."""
        self.outcome = outcome
        """How much the outcome of playing on to the game's end counts beside the judgement before."""


class Node:
    """What is known of one choice: how often it was taken, and what came of it."""

    def __init__(self, key: int, prior: float, player: int) -> None:
        self.key = key
        self.prior = prior
        self.player = player
        """Who makes the choice."""
        self.visits = 0
        self.wins = 0.0
        """Sum of results for the player who made the choice."""
        self.children: list[Node] = []
        self.at = -1
        """The number of the decision that its children answer, in the first world that came so far."""

    def copied(self) -> Node:
        """The same with all below it, to be grown apart from this one."""
        twin = Node(self.key, self.prior, self.player)
        twin.visits = self.visits
        twin.wins = self.wins
        twin.at = self.at
        twin.children = [child.copied() for child in self.children]
        return twin

    def child(self, key: int) -> Node | None:
        for node in self.children:
            if node.key == key:
                return node
        return None


class Search:
    """One search from one position: `run` it, then read `root.children`."""

    def __init__(self, judge: Judge, s: State, chance: Chance, manner: Manner, root: Node | None = None) -> None:
        """A `root` with what an earlier search found out about this decision is gone on with."""
        d = s.decision
        assert d is not None
        self.judge = judge
        self.start = s
        self.seat = d.player
        self.chance = chance
        self.manner = manner
        self.root = Node(0, 1.0, d.player) if root is None else root
        self.worlds: list[State] = []
        self.only = -1
        """An option of the root that every iteration begins with, or -1."""

    def run(self, iterations: int, whole: bool = False) -> None:
        """So many iterations; unless the `whole` is wanted, only until the most visited option will stay so."""
        for i in range(iterations):
            self.once()
            if i % CHECK == 0 and not whole and self.settled(iterations - 1 - i):
                break

    def settled(self, left: int) -> bool:
        """Can no other option overtake the most visited one in so many iterations?"""
        most = 0
        second = 0
        for node in self.root.children:
            if node.visits > most:
                second = most
                most = node.visits
            elif node.visits > second:
                second = node.visits
        return most - second > left

    def world(self) -> State:
        """A state that the seat could not tell from the present one, with chance of its own."""
        chance = self.chance
        if len(self.worlds) < WORLDS:
            made = self.deal()
            self.worlds.append(made)
            return made.clone()
        world = self.worlds[chance.below(WORLDS)].clone()
        world.chance = Chance(chance.word() | 1, chance.word(), chance.word(), chance.word())
        return world

    def deal(self) -> State:
        """The unknown dealt out anew: of several deals one, each as likely as it is plausible."""
        deals = self.judge.deals()
        total = 0.0
        taken = self.start
        for _ in range(deals):
            made = self.start.clone()
            made.recording = False
            scramble(made, self.seat, self.chance)
            if deals == 1:
                return made
            weight = self.judge.plausible(made, self.seat)
            total += weight
            if taken is self.start or self.chance.below(CERTAIN) * total < CERTAIN * weight:
                taken = made
        return taken

    def once(self) -> None:
        world = self.world()
        seat = self.seat
        node = self.root
        path: list[Node] = [node]
        while world.winner == NOBODY:
            d = world.decision
            assert d is not None
            if len(d.options) == 1:
                answer(world, 0)
                continue
            node = self.select(world, node)
            path.append(node)
            if node.visits == 0:
                break
        value = play_on(self.judge, world, seat, self.chance, self.manner.depth, self.manner.noise)
        share = self.manner.outcome
        if share > 0.0 and world.winner == NOBODY:
            value = (1.0 - share) * value + share * play_out(self.judge, world, seat)
        for one in path:
            one.visits += 1
            one.wins += value if one.player == seat else 1.0 - value

    def select(self, world: State, node: Node) -> Node:
        """Take the option that promises most; the node it leads to."""
        d = world.decision
        assert d is not None
        options = d.options
        if node.at < 0:
            node.at = world.decisions
        places: list[int] = []
        known: list[Node] = []
        missing: list[int] = []
        """Places in `known` whose first-sight score is still to be asked for."""
        judge = self.judge
        for i in range(len(options)):
            key = judge.key(world, options[i])
            child = node.child(key)
            if child is None:
                child = Node(key, -1.0, d.player)
                node.children.append(child)
                missing.append(len(known))
            elif twice(known, child):
                continue
            known.append(child)
            places.append(i)
        if missing:
            priors = self.priors(world, places)
            for j in missing:
                known[j].prior = priors[j]
        best = 0
        if self.only >= 0 and node is self.root:
            wanted = judge.key(world, options[self.only])
            for j in range(len(known)):
                if known[j].key == wanted:
                    best = j
        elif d.player != self.seat and not self.manner.replies:
            scores = judge.scores(world)
            best = highest([scores[i] for i in places])
        else:
            best = self.promising(node, known, d.player)
        answer(world, places[best])
        return known[best]

    def promising(self, node: Node, known: list[Node], player: int) -> int:
        """Which of the options that are possible here promises most."""
        total = 1
        for child in known:
            total += child.visits
        root = math.sqrt(total) * self.manner.explore
        here = 0.5
        if node.visits > 0:
            here = node.wins / node.visits
            if node.player != player:
                here = 1.0 - here
        here -= CAUTION
        best = 0
        best_value = -1e18
        for j in range(len(known)):
            child = known[j]
            mean = child.wins / child.visits if child.visits > 0 else here
            value = mean + child.prior * root / (1 + child.visits)
            if value > best_value:
                best_value = value
                best = j
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
            share = math.exp((scores[i] - best) / PRIOR_SPREAD) + PRIOR_FLOOR
            shares.append(share)
            total += share
        return [share / total for share in shares]


def play_on(judge: Judge, world: State, seat: int, chance: Chance, depth: int, noise: float) -> float:
    """Take what looks best at first sight until the turn ends, then judge: positions compare best between turns.

    At most `depth` decisions; a share of them (`noise`) is made at random.
    """
    slips = int(noise * 1000)
    left = depth
    turn = world.turn
    while left > 0:
        d = world.decision
        if d is None or world.turn != turn:
            break
        n = len(d.options)
        if n == 1:
            answer(world, 0)
            continue
        left -= 1
        if slips > 0 and chance.below(1000) < slips:
            answer(world, chance.below(n))
            continue
        answer(world, highest(judge.scores(world)))
    return judged(judge, world, seat)


def play_out(judge: Judge, world: State, seat: int) -> float:
    """Take what looks best at first sight until the game ends; what is not over by then is judged."""
    for _ in range(LONGEST):
        d = world.decision
        if d is None:
            break
        answer(world, highest(judge.scores(world)) if len(d.options) > 1 else 0)
    return judged(judge, world, seat)


def judged(judge: Judge, world: State, seat: int) -> float:
    if world.winner != NOBODY:
        return 0.5 if world.winner == DRAW else 1.0 if world.winner == seat else 0.0
    return judge.evaluate(world, seat)


def highest(scores: list[float]) -> int:
    """The place of the highest score, the first of equal ones."""
    best = 0
    for i in range(1, len(scores)):
        if scores[i] > scores[best]:
            best = i
    return best


def twice(known: list[Node], child: Node) -> bool:
    for one in known:
        if one is child:
            return True
    return False
