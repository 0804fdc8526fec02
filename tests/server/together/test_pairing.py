"""Pairings: Swiss without rematches wherever they can be avoided (checked by trying everything), and the others."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from quadriga.server.together.pairing import BYE, Pair, bracket, next_bracket, round_robin, rounds_of_swiss, swiss
from quadriga.server.together.standings import Paired, standings


def perfect(players: tuple[int, ...], met: frozenset[frozenset[int]]) -> bool:
    """Can all of these be paired without anybody meeting somebody again? By trying everything."""

    @cache
    def left(rest: tuple[int, ...]) -> bool:
        if not rest:
            return True
        a, others = rest[0], rest[1:]
        return any(
            frozenset((a, b)) not in met and left(tuple(x for x in others if x != b)) for b in others
        )

    return left(players)


def avoidable(players: list[int], met: set[frozenset[int]], byes: Counter[int]) -> bool:
    """Can a round be paired with neither a rematch nor a second bye?"""
    known = frozenset(met)
    if len(players) % 2 == 0:
        return perfect(tuple(players), known)
    return any(
        perfect(tuple(x for x in players if x != out), known) for out in players if byes[out] == 0
    )


def tournament(players: int, rounds: int, chance: random.Random, brute: bool) -> Iterator[list[Pair]]:
    """Rounds of a simulated tournament with drops; each is checked as it comes."""
    points = dict.fromkeys(range(players), 0)
    met: set[frozenset[int]] = set()
    byes: Counter[int] = Counter()
    for round_ in range(rounds):
        pairs = swiss(points, met, byes, seed=round_)
        seated = [player for pair in pairs for player in pair if player != BYE]
        assert sorted(seated) == sorted(points), "Everybody has a table or a bye."
        assert sum(BYE in pair for pair in pairs) == len(points) % 2
        again = [pair for pair in pairs if frozenset(pair) in met]
        second = [pair for pair in pairs if pair[1] == BYE and byes[pair[0]]]
        if again or second:
            assert brute, "In a field this large nobody needs to meet again."
            assert not avoidable(sorted(points), met, byes), (pairs, met, byes)
        for a, b in pairs:
            if b == BYE:
                byes[a] += 1
                points[a] += 3
                continue
            met.add(frozenset((a, b)))
            outcome = chance.choices("abd", (5, 4, 1))[0]
            points[a] += {"a": 3, "b": 0, "d": 1}[outcome]
            points[b] += {"a": 0, "b": 3, "d": 1}[outcome]
        yield pairs
        if len(points) > 4 and chance.random() < 0.3:
            points.pop(chance.choice(sorted(points)))


@pytest.mark.parametrize("players", range(4, 11))
def test_no_rematch_and_no_second_bye_where_it_can_be_avoided(players: int) -> None:
    """More rounds than sense, so that rematches become unavoidable; all by brute force."""
    for seed in range(4):
        chance = random.Random(100 * players + seed)
        assert len(list(tournament(players, players + 1, chance, brute=True))) == players + 1


def test_large_fields() -> None:
    for players in (33, 64):
        rounds = list(tournament(players, rounds_of_swiss(players), random.Random(players), brute=False))
        assert len(rounds) == 6


def test_equal_points_meet() -> None:
    points = {0: 6, 1: 6, 2: 3, 3: 3, 4: 3, 5: 3, 6: 0, 7: 0}
    pairs = swiss(points, set(), {}, seed=1)
    assert all(points[a] == points[b] for a, b in pairs)
    assert {pairs[0], pairs[-1]} == {(0, 1), (6, 7)}


def test_the_bye_goes_to_the_last_who_had_none() -> None:
    points = {0: 6, 1: 3, 2: 3, 3: 0, 4: 0}
    assert swiss(points, set(), {3: 1}, seed=3)[-1] == (4, BYE)
    assert swiss(points, set(), {3: 1, 4: 1}, seed=3)[-1][0] in (1, 2)


def test_round_robin_meets_everybody_once() -> None:
    for players in range(2, 10):
        rounds = players - 1 + players % 2
        met = Counter(frozenset(pair) for r in range(1, rounds + 1) for pair in round_robin(range(players), r))
        assert set(met.values()) == {1}
        assert len(met) == players * (players - 1) // 2 + (players if players % 2 else 0)


def test_a_bracket_keeps_the_best_apart_and_gives_them_the_byes() -> None:
    assert bracket([1, 2, 3, 4, 5, 6, 7, 8]) == [(1, 8), (4, 5), (2, 7), (3, 6)]
    assert bracket([1, 2, 3, 4, 5]) == [(1, BYE), (4, 5), (2, BYE), (3, BYE)]
    assert next_bracket([8, 5, 2, 3], lambda x: x) == [(5, 8), (2, 3)]


def test_standings_by_hand() -> None:
    """Four players, two rounds: 0 beats 1 by 2-0 and 2 by 2-1; 1 beats 3 by 2-1; 2 beats 3 by 2-0."""
    paired = [
        Paired(1, 0, 0, 1, 0, 2, 0), Paired(1, 1, 2, 3, 0, 2, 0),
        Paired(2, 0, 0, 2, 0, 2, 1), Paired(2, 1, 1, 3, 0, 2, 1),
    ]  # fmt: skip
    table = standings(range(4), paired)
    assert [(line.entrant, line.points) for line in table] == [(0, 6), (2, 3), (1, 3), (3, 0)]
    second, third = table[1], table[2]
    assert second.opponents_match_wins == pytest.approx((1 / 3 + 1) / 2)  # 3 (at least a third) and 0
    assert third.opponents_match_wins == second.opponents_match_wins
    assert second.game_wins == pytest.approx(9 / 15) and third.game_wins == pytest.approx(6 / 15)


def test_byes_give_points_and_count_in_no_share() -> None:
    table = standings(range(3), [Paired(1, 0, 0, 1, 2, 1, 1), Paired(1, 1, 2, BYE, 0)])
    assert [(line.entrant, line.points, line.place) for line in table] == [(2, 3, 1), (0, 1, 2), (1, 1, 2)]
    assert table[0].byes == 1 and table[0].opponents_match_wins == 0
