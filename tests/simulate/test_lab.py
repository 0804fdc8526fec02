"""The deck lab: odds that agree with dealt hands, openings judged, games played, swaps tried."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from typer.testing import CliRunner

from quadriga import games, load
from quadriga.cli import app
from quadriga.games.game import BadDeck, Drawing
from quadriga.kernel.decisions import NO, YES, verb
from quadriga.kernel.state import answer
from quadriga.lab.odds import Asked, at_least, draws_until, in_draw, odds
from quadriga.lab.openings import goldfish, judge_opening
from quadriga.lab.playing import Bench, improve, legal_swaps, play, swapped, told_of_play, what_if
from quadriga.rulebook.marks import rule
from tests.expected import games_with

GAME = load("union-arena")
DECK = GAME.decks()["harbour-watch"]
CARDS = GAME.cards()


def run(*words: str) -> Any:
    return CliRunner().invoke(app, list(words))


def test_known_odds() -> None:
    assert in_draw(50, 4, 7, 1) == pytest.approx(1 - math.comb(46, 7) / math.comb(50, 7))
    assert in_draw(50, 0, 7, 1) == 0 and in_draw(50, 50, 7, 7) == 1
    plain = Drawing(7)
    assert at_least(plain, 50, 4, 1, 0, Asked()) == pytest.approx(in_draw(50, 4, 7, 1))
    assert at_least(plain, 50, 4, 2, 3, Asked()) == pytest.approx(in_draw(50, 4, 10, 2))


@rule("ua.start.11", "ua.start.12")
def test_draws_by_turn_follow_the_rules() -> None:
    drawing = GAME.drawing(DECK, CARDS)
    assert [draws_until(drawing, turn, Asked(begins=True)) for turn in range(4)] == [0, 0, 1, 2]
    assert [draws_until(drawing, turn, Asked(begins=False)) for turn in range(4)] == [0, 1, 2, 3]
    assert [draws_until(drawing, turn, Asked(begins=True, extra=True)) for turn in range(4)] == [0, 1, 3, 5]


@rule("ua.setup.5")
def test_odds_with_the_redraw_agree_with_hands_that_the_game_deals() -> None:
    """bench/odds.py does the same with 100,000 hands."""
    numbers = {"QDR-1-014"}
    match = GAME.match((DECK, DECK), 1, {}, checked=False)
    want = {i for i, face in enumerate(match.faces) if face.number in numbers}
    hits = [0, 0]
    for seed in range(4000):
        match.seed = seed
        s = GAME.begin(match, recording=False)
        while s.decision is not None and (s.decision.kind != "mulligan" or s.decision.player != 0):
            answer(s, 1 if s.decision.kind == "mulligan" else 0)
        assert s.decision is not None
        hand = [s.card[c] for c in s.zones[1]]
        taken = NO if any(c in want for c in hand) else YES
        answer(s, [verb(option) for option in s.decision.options].index(taken))
        hand = [s.card[c] for c in s.zones[1]][:7]
        top = [s.card[c] for c in s.zones[0][::-1]]
        hits[0] += any(c in want for c in hand)
        hits[1] += any(c in want for c in hand + top[:3])
    drawing = GAME.drawing(DECK, CARDS)
    exact = [at_least(drawing, 50, 4, 1, turn, Asked(begins=True)) for turn in (0, 4)]
    assert [n / 4000 for n in hits] == pytest.approx(exact, abs=0.025)


def test_what_cannot_be_counted_gets_a_sentence() -> None:
    team = load("universal-arena")
    with pytest.raises(ValueError, match="refilled each turn"):
        odds(team, next(iter(team.decks().values())), team.cards(), [], 1, Asked())
    with pytest.raises(ValueError, match="not in the deck: NONE"):
        odds(GAME, DECK, CARDS, ["NONE"], 1, Asked())
    with pytest.raises(ValueError, match="1 to 20 turns"):
        odds(GAME, DECK, CARDS, [], 1, Asked(turns=50))


@pytest.mark.parametrize("name", games_with("curve"))
def test_the_curve_counts_every_card_with_a_cost(name: str) -> None:
    game = load(name)
    for deck in game.decks().values():
        rows = odds(game, deck, game.cards(), [], 1, Asked())["curve"]
        assert rows and all(0 <= share <= 1 for row in rows for share in row["one"])
        assert all(row["one"] == sorted(row["one"]) for row in rows)


def test_an_opening_is_judged_by_playing_on() -> None:
    told = judge_opening(GAME, DECK, CARDS, 5, games=6)
    assert len(told["hand"]) == 7 and told["advice"] in ("keep", "redraw")
    assert told["keep"]["games"] == told["redraw"]["games"] == 6
    assert judge_opening(GAME, DECK, CARDS, 5, games=6) == told


@pytest.mark.parametrize("name", games.NAMES)
def test_a_goldfish_plays_on_turn_by_turn(name: str) -> None:
    game = load(name)
    told = goldfish(game, next(iter(game.decks().values())), game.cards(), 3, turns=2)
    assert told["turns"] and all(turn["lines"] for turn in told["turns"])


def test_many_games_say_how_often_the_deck_won_and_against_whom() -> None:
    bench = Bench(GAME, DECK, CARDS, player="random")
    seen: list[int] = []
    told = told_of_play(bench, play(bench, 60, lambda done, total: seen.append(done)))
    assert told["games"] == 60 == sum(o["games"] for o in told["opponents"]) and len(told["opponents"]) == 3
    assert {card["number"] for card in told["cards"]} == set(DECK.cards) and seen[-1] == 59
    assert told["first"]["games"] + told["second"]["games"] == 60


def test_swaps_leave_a_legal_deck_and_are_compared() -> None:
    import random

    bench = Bench(GAME, DECK, CARDS, player="random")
    [swap, *_] = legal_swaps(bench, list(CARDS), random.Random(1), 3)
    other = swapped(DECK, {swap.out: swap.copies}, {swap.in_: swap.copies})
    assert not GAME.check(other) and other.cards != DECK.cards
    made = what_if(bench, other, 20)
    assert made.pairs == 20
    with pytest.raises(ValueError, match="9 can't come out"):
        swapped(DECK, {swap.out: 9}, {})
    with pytest.raises(BadDeck):
        what_if(bench, swapped(DECK, {}, {swap.in_: 1}), 20)


def test_a_planted_better_card_is_found_in_a_pool() -> None:
    giant = {**CARDS["QDR-1-014"], "number": "QDR-1-900", "name": "Giant", "bp": 9000, "energy": 0, "text": ""}
    weak = {**giant, "number": "QDR-1-901", "name": "Mouse", "bp": 500}
    bench = Bench(GAME, DECK, {**CARDS, "QDR-1-900": giant, "QDR-1-901": weak}, player="heuristic")
    told = improve(bench, ["QDR-1-900", "QDR-1-901"], 60)
    assert told["in"] == "QDR-1-900" and told["difference"] > 0


def test_the_commands() -> None:
    told = json.loads(run("deck", "odds", "harbour-watch", "--cards", "QDR-1-014", "--json").output)
    assert len(told["odds"]) == 7 and told["wanted"] == 4
    assert "opening hand" in run("deck", "odds", "harbour-watch", "--cards", "QDR-1-014").output
    assert "no card 'Nobody'" in str(run("deck", "odds", "harbour-watch", "--cards", "Nobody").exception)
    told = json.loads(run("deck", "lab", "harbour-watch", "--games", "6", "--level", "random", "--json").output)
    assert told["games"] == 6
    done = run("deck", "lab", "harbour-watch", "--games", "40", "--level", "random", "--jobs", "1", "--json", "--swap",
               "QDR-1-014=QDR-1-014x")  # fmt: skip
    assert "there is no card" in str(done.exception)
    assert "Turn 1" in run("deck", "goldfish", "harbour-watch", "--turns", "1").output
