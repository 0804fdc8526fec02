"""Which games are played: all pairings, both seats, evenly."""

from __future__ import annotations

from collections import Counter

from quadriga.simulate.plan import named, pairings, plan

DECKS = ["ash", "birch", "cedar"]


def test_equal_players_are_told_apart() -> None:
    assert named(["heuristic", "random", "heuristic"]) == ["heuristic#1", "random", "heuristic#2"]
    assert named(["random"]) == ["random"]


def test_two_players_meet_with_every_pair_of_decks_in_both_seats() -> None:
    pairs = pairings(DECKS, ["random", "heuristic"])
    assert len(pairs) == len(set(pairs)) == 2 * 9
    assert {(b, a) for a, b in pairs} == set(pairs)
    assert {(a.deck, b.deck) for a, b in pairs if a.player == "random"} == {(x, y) for x in DECKS for y in DECKS}


def test_one_player_alone_plays_every_two_different_decks() -> None:
    pairs = pairings(DECKS, ["heuristic"])
    assert {(a.deck, b.deck) for a, b in pairs} == {(x, y) for x in DECKS for y in DECKS if x != y}
    assert all(a.player == b.player == "heuristic" for a, b in pairs)


def test_one_player_with_one_deck_plays_against_itself() -> None:
    assert [(a.deck, b.deck) for a, b in pairings(["ash"], ["random"])] == [("ash", "ash")] * 2


def test_three_players_all_meet() -> None:
    met = {frozenset((a.player, b.player)) for a, b in pairings(DECKS, ["random", "heuristic", "easy"])}
    assert met == {frozenset(p) for p in (("random", "heuristic"), ("random", "easy"), ("heuristic", "easy"))}


def test_games_are_split_evenly() -> None:
    games = list(plan(DECKS, ["random", "heuristic"], 90, 7))
    assert [g.number for g in games] == list(range(90))
    assert set(Counter(g.sides for g in games).values()) == {5}


def test_what_cannot_be_split_evenly_differs_by_one_game() -> None:
    counts = Counter(g.sides for g in plan(DECKS, ["random", "heuristic"], 100, 7))
    assert sum(counts.values()) == 100
    assert set(counts.values()) == {5, 6}
    seats = Counter(g.sides[0].player for g in plan(DECKS, ["random", "heuristic"], 100, 7))
    assert seats["random"] == seats["heuristic"] == 50


def test_both_seatings_of_a_pairing_share_a_seed_and_no_others_do() -> None:
    games = list(plan(DECKS, ["random", "heuristic"], 36, 100))
    seeds: dict[int, list[frozenset[object]]] = {}
    for g in games:
        seeds.setdefault(g.seed, []).append(frozenset(g.sides))
    assert sorted(seeds) == list(range(100, 118))
    assert all(len(sides) == 2 and sides[0] == sides[1] for sides in seeds.values())
