"""Counting: rates, intervals, and what each deck did."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga.kernel.state import DRAW
from quadriga.simulate.playing import Result
from quadriga.simulate.statistics import Rate, as_json, in_full, summarise


def game(winner: int, decks: tuple[str, str] = ("ash", "birch"), turns: int = 5, first: int = 0,
         sides: list[dict[str, Any]] | None = None) -> Result:  # fmt: skip
    chronicle = {"sides": sides} if sides else {}
    return Result(0, decks, ("random", "heuristic"), 1, winner, "ua.win.1", turns, 10, first, 0.5, [], chronicle)


def test_wilson_interval_of_known_numbers() -> None:
    low, high = Rate(8, 10).interval()  # Newcombe 1998 gives such values to four places
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert Rate(0, 10).interval()[0] == 0.0
    assert Rate(10, 10).interval()[1] == pytest.approx(1.0)
    assert Rate().interval() == (0.0, 1.0)


def test_a_draw_is_half_a_win_for_both() -> None:
    s = summarise([game(DRAW), game(0)])
    assert s.players == {"random": {"wins": 1, "draws": 1}, "heuristic": {"wins": 0, "draws": 1}}
    assert s.by_player["random", "heuristic"].wins == 1.5
    assert s.matrix["birch", "ash"].wins == 0.5


def test_a_deck_against_itself_says_nothing_about_its_strength() -> None:
    s = summarise([game(0, ("ash", "ash")), game(1, ("ash", "birch"))])
    assert (s.decks["ash"].rate.games, s.decks["ash"].rate.wins) == (1, 0.0)
    assert s.decks["ash"].all.games == 3


def test_the_first_seat_is_who_began() -> None:
    s = summarise([game(1, first=1), game(0, first=1)])
    assert (s.first.wins, s.first.games) == (1, 2)
    assert s.decks["birch"].first.games == 2 and s.decks["birch"].second.games == 0
    assert s.decks["ash"].second.wins == 1


def test_cards_count_once_a_game_however_often_they_came() -> None:
    sides = [{"opening": ["A", "A"], "drawn": ["A"], "played": []}, {"opening": [], "drawn": [], "played": ["B"]}]
    s = summarise([game(0, sides=sides), game(1, sides=sides)])
    assert (s.decks["ash"].cards["A"]["opening"].wins, s.decks["ash"].cards["A"]["opening"].games) == (1, 2)
    assert "played" not in s.decks["ash"].cards["A"]
    assert s.decks["birch"].cards["B"]["played"].games == 2


def test_by_turn_is_the_mean_of_games_that_had_the_turn() -> None:
    quick = [{"by_turn": {"damage": {"1": 4}}}, {}]
    slow = [{"by_turn": {"damage": {"1": 2, "3": 9}}}, {}]
    s = summarise([game(0, turns=1, sides=quick), game(0, turns=3, sides=slow)])
    assert s.decks["ash"].mean_by_turn("damage") == {1: 3.0, 2: 0.0, 3: 9.0}
    assert s.decks["ash"].mean_by_turn("damage", least=0.6) == {1: 3.0}


def test_characters_and_teams_count_against_others_only() -> None:
    mine = {"units": {"Ada": {"damage dealt": 4}, "Bo": {"damage dealt": 0}}}
    theirs = {"units": {"Ada": {"damage dealt": 2}, "Cy": {"damage dealt": 1}}}
    s = summarise([game(0, sides=[mine, theirs])])
    assert s.units["Ada"].rate.games == 0 and s.units["Ada"].means["damage dealt"].value == 3
    assert s.units["Bo"].rate.wins == 1 and s.units["Cy"].rate.wins == 0
    assert s.teams["Ada", "Bo"].share == 1.0


def test_the_fields_that_other_programs_read() -> None:
    assert as_json(summarise([game(0), game(1)])) == {
        "games": 2,
        "players": {"random": {"wins": 1, "draws": 0}, "heuristic": {"wins": 1, "draws": 0}},
        "decisions": 20,
        "seconds": 1.0,
    }


def test_everything_goes_into_the_full_json() -> None:
    full = in_full(summarise([game(0), game(1)]))
    assert set(full) == {
        "games", "players", "decisions", "seconds", "first_player", "by_player", "matrix", "endings", "turns",
        "decks", "units", "teams",
    }  # fmt: skip
    assert full["matrix"][0] == {"deck": "ash", "against": "birch", "wins": 1.0, "games": 2, "share": 0.5,
                                 "low": 0.0945, "high": 0.9055}  # fmt: skip
