"""Who plays whom: Swiss, round robin, single elimination. Pure: players and rounds in, pairs out.

A Swiss round is a matching of least cost (networkx): every player with another, nobody twice with the same where
that can be avoided, at most one bye each where that can be avoided, and otherwise the nearest in points.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

BYE = -1
Pair = tuple[int, int]
AGAIN = 1_000_000_000
"""What it costs to meet the same opponent once more: more than any round can cost otherwise."""
BYE_AGAIN = 1_000_000
"""What a second bye costs, for each bye had: less than a rematch would, more than any distance in points."""
NEIGHBOURS = 24
"""Opponents that are looked at for each player at first: those next in the standings."""


def swiss(
    points: Mapping[int, int], met: Collection[frozenset[int]], byes: Mapping[int, int], seed: int
) -> list[Pair]:
    """The pairs of the next round; (player, BYE) for the one who has a bye.

    `points`: of everybody who plays this round. `met`: pairs that have played each other.
    """
    chance = random.Random(seed)
    order = sorted(points)
    chance.shuffle(order)
    order.sort(key=lambda player: -points[player])
    if len(order) % 2:
        order.append(BYE)
    reach = NEIGHBOURS
    while True:
        found = _matching(order, points, met, byes, reach, chance)
        again = sum(frozenset(pair) in met or (BYE in pair and byes.get(max(pair), 0) > 0) for pair in found)
        if len(found) == len(order) // 2 and (again == 0 or reach >= len(order)):
            break
        reach = len(order) if reach >= len(order) // 2 else reach * 2
    return _in_order(found, points)


def _matching(
    order: Sequence[int], points: Mapping[int, int], met: Collection[frozenset[int]], byes: Mapping[int, int],
    reach: int, chance: random.Random,
) -> list[Pair]:  # fmt: skip
    import networkx

    graph: Any = networkx.Graph()
    graph.add_nodes_from(order)
    worst = min(points.values(), default=0)
    for i, a in enumerate(order):
        near = order[i + 1 : i + 1 + reach]
        if order[-1] == BYE and BYE not in near and a != BYE:
            near = [*near, BYE]
        for b in near:
            if b == BYE:
                cost = 100 * (points[a] - worst) ** 2 + BYE_AGAIN * byes.get(a, 0)
            else:
                cost = 100 * (points[a] - points[b]) ** 2 + (AGAIN if frozenset((a, b)) in met else 0)
            graph.add_edge(a, b, weight=10 * AGAIN - cost - chance.randrange(100))
    return [(a, b) for a, b in networkx.max_weight_matching(graph, maxcardinality=True)]


def _in_order(found: Sequence[Pair], points: Mapping[int, int]) -> list[Pair]:
    """The tables of a round: the leaders first, the bye last; of a pair the one with more points first."""
    pairs = [
        (a, b) if b == BYE or (a != BYE and (points[a], -a) >= (points[b], -b)) else (b, a) for a, b in found
    ]
    return sorted(pairs, key=lambda pair: (pair[1] == BYE, -sum(points.get(player, 0) for player in pair), pair))


def round_robin(players: Sequence[int], round_: int) -> list[Pair]:
    """The pairs of round 1, 2 … by the circle method: everybody meets everybody once."""
    circle: list[int] = [*players]
    if len(circle) % 2:
        circle.append(BYE)
    rest = circle[1:]
    turn = (round_ - 1) % len(rest)
    seated = [circle[0], *rest[turn:], *rest[:turn]]
    half = len(seated) // 2
    pairs = list(zip(seated[:half], reversed(seated[half:]), strict=True))
    if round_ % 2 == 0:
        pairs = [(b, a) for a, b in pairs]
    ordered = [(a, b) if a != BYE else (b, a) for a, b in pairs]
    return sorted(ordered, key=lambda pair: pair[1] == BYE)


def bracket(seeds: Sequence[int]) -> list[Pair]:
    """The first round of an elimination: the best against the last; byes go to the best."""
    size = 1
    while size < len(seeds):
        size *= 2
    places = [1]
    while len(places) < size:
        total = 2 * len(places) + 1
        places = [seat for place in places for seat in (place, total - place)]
    seated = [seeds[place - 1] if place <= len(seeds) else BYE for place in places]
    return [
        (a, b) if a != BYE else (b, a) for a, b in zip(seated[::2], seated[1::2], strict=True)
    ]


def next_bracket(winners: Sequence[int], better: Callable[[int], int]) -> list[Pair]:
    """The next round: winners of neighbouring tables; the better placed one sits first."""
    pairs = zip(winners[::2], winners[1::2], strict=True)
    return [(a, b) if better(a) <= better(b) else (b, a) for a, b in pairs]


def rounds_of_swiss(players: int) -> int:
    """Rounds after which one player at most is unbeaten."""
    return max(1, (max(1, players) - 1).bit_length())
