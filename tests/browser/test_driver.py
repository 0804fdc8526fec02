"""Whole games by clicks alone on screens of every size, against a weak and a strong computer: nothing is ever stuck.

In `make test` a part of one game of each, as whole games are played in test_games; `make browser-long` plays ten whole
ones at every size and level (QUADRIGA_LONG says how many).
"""

from __future__ import annotations

from typing import Any

import pytest

from quadriga.games import NAMES
from tests.browser.conftest import DESK, LONG, PHONE, Open
from tests.browser.person import MOST_ANSWERS, concede, play_by_clicks

PART = 25
"""Answers where time is short."""
SIZES = {"desk": DESK, "laptop": {"width": 1280, "height": 720}, "phone": PHONE}
LEVELS = ("Beginner", "Strong")
SHORT = ("laptop", "Beginner")
"""What is played where time is short; whole games on a desk and parts of games on a phone are in test_games."""
PLAYED = [(size, level, n) for size in SIZES for level in LEVELS for n in range(LONG)] or [(*SHORT, 0)]


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize(("size", "level", "n"), PLAYED)
def test_a_game_is_never_stuck(open_page: Open, game: str, size: str, level: str, n: int) -> None:
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    page = open_page(size=SIZES[size], motion=n % 2 == 1, **touch)
    against(page, game, level)
    if LONG:
        assert play_by_clicks(page, seed=100 + n, touch=size == "phone") < MOST_ANSWERS
    elif play_by_clicks(page, seed=100 + n, answers=PART) == PART and not page.locator(".result").count():
        concede(page)
    assert page.locator(".result h2").inner_text()


def against(page: Any, game: str, level: str) -> None:
    """A game against the computer at this level."""
    page.locator(f".tile:has(input[value='{game}'])").click()
    page.locator(".levels label", has_text=level).click()
    page.locator("[data-start]:not([disabled])").click()
    page.wait_for_selector(".board")
