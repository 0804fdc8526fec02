"""Whole games by clicks alone on screens of every size, against a weak and a strong computer: nothing is ever stuck.

In `make test` a part of one game of each, as whole games are played in test_games; `make browser-long` plays ten whole
ones at every size and level (QUADRIGA_LONG says how many).
"""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

import pytest

from quadriga.games import NAMES
from tests.browser.conftest import DESK, LONG, PHONE, SEED, Open, deal_from_the_seed
from tests.browser.person import ASKED, MOST_ANSWERS, TICK, click_something, concede, hurry, play_by_clicks, until
from tests.expected import games_with

PART = 25
"""Answers where time is short."""
SIZES = {"desk": DESK, "laptop": {"width": 1280, "height": 720}, "phone": PHONE}
LEVELS = ("Beginner", "Strong")
LASTING = games_with("may last long")
"""Random play of some teams lasts ten times as long, so these keep their decks."""
RESTED = f"() => {{ const found = ({ASKED})(); return found && [found, window.rested]; }}"
BEHIND = 3000
"""Milliseconds of the page's time after which it must show the newest state, however much happened at once."""
SHORT = ("laptop", "Beginner")
"""What is played where time is short; whole games on a desk and parts of games on a phone are in test_games."""
PLAYED = [(size, level, n) for size in SIZES for level in LEVELS for n in range(LONG)] or [(*SHORT, 0)]


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize(("size", "level", "n"), PLAYED)
def test_a_game_is_never_stuck(
    open_page: Open, monkeypatch: pytest.MonkeyPatch, game: str, size: str, level: str, n: int
) -> None:
    deal_from_the_seed(monkeypatch, SEED + n, SEED if game in LASTING else SEED + n)
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    page = open_page(size=SIZES[size], motion=n % 2 == 1, **touch)
    if LONG:
        hurry(page)
    against(page, game, level)
    if LONG:
        play_to_the_end(page, seed=100 + n, touch=size == "phone")
    elif play_by_clicks(page, seed=100 + n, answers=PART) == PART and not page.locator(".result").count():
        concede(page)
    assert page.locator(".result h2").inner_text()


def play_to_the_end(page: Any, seed: int, touch: bool) -> None:
    """A whole game, in which every wait is for the computer: what the server has told is soon shown."""
    chance, worst, begun = Random(seed), 0, monotonic()
    for given in range(MOST_ANSWERS):
        found, rested = until(page, RESTED)
        worst = max(worst, rested * TICK)
        assert worst < BEHIND, f"The page had {worst} ms to show what happened."
        if found == "over":
            took = monotonic() - begun
            print(f"{given} answers in {took:.0f} s, the longest wait for the page {worst / 1000:.1f} s of its time")
            return
        click_something(page, chance, touch)
    raise AssertionError("The game never ends.")


def against(page: Any, game: str, level: str) -> None:
    """A game against the computer at this level."""
    page.locator(f".tile:has(input[value='{game}'])").click()
    page.locator(".levels label", has_text=level).click()
    page.locator("[data-start]:not([disabled])").click()
    page.wait_for_selector(".board")
