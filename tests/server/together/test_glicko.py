"""Ratings: the example of Glickman's paper, number for number, and what follows from it."""

from __future__ import annotations

import pytest

from quadriga.server.together.glicko import DAY, DEVIATION, Rating, rated, rested


def test_the_example_of_the_paper() -> None:
    before = Rating(1500, 200, 0.06)
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = rated(before, games, tau=0.5)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_makes_a_rating_less_certain() -> None:
    before = Rating(1500, 200, 0.06)
    after = rated(before, [])
    assert (after.rating, after.volatility) == (1500, 0.06)
    assert after.deviation == pytest.approx(200.2714, abs=0.001)  # Wikipedia works this example out
    assert after == rested(before, DAY)
    assert rested(before, 10_000 * DAY).deviation == DEVIATION


def test_winner_and_loser_of_equal_standing_gain_and_lose_the_same() -> None:
    new = Rating()
    won, lost = rated(new, [(new, 1.0)]), rated(new, [(new, 0.0)])
    assert won.rating - 1500 == pytest.approx(1500 - lost.rating)
    assert 1650 < won.rating < 1670
    assert rated(new, [(new, 0.5)]).rating == pytest.approx(1500)
    assert won.deviation < new.deviation


def test_an_upset_counts_more_and_unsettles() -> None:
    strong, weak = Rating(1900, 60), Rating(1300, 60)
    upset = rated(weak, [(strong, 1.0)])
    usual = rated(weak, [(Rating(1300, 60), 1.0)])
    assert upset.rating - weak.rating > usual.rating - weak.rating
    assert upset.volatility > usual.volatility
