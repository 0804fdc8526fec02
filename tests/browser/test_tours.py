"""The first-time tour of each game: whoever does what it marks wins within a few minutes."""

from __future__ import annotations

import pytest

from quadriga.games import NAMES
from tests.browser.conftest import Open
from tests.browser.person import answered, close_dialog, question, until, waits

LONGEST = 100
"""Answers of a tour of five minutes, with a slow opponent."""


@pytest.mark.parametrize("game", NAMES)
def test_the_tour_leads_to_a_first_win(open_page: Open, game: str) -> None:
    page = open_page()
    page.locator(f".tile:has(input[value='{game}'])").click()
    page.locator("[data-tour]").click()
    page.wait_for_selector(".tour")
    told = set()
    for _ in range(3):
        told.add(page.locator(".tour p").inner_text())
        page.locator("[data-tour-next]").click()
    while page.locator("[data-tour-next]").count():
        page.locator("[data-tour-next]").click()
    for _ in range(LONGEST):
        if not waits(page):
            break
        close_dialog(page)
        told.add(page.locator(".tour p").inner_text())
        asked = question(page)
        marked = page.locator(".options .hinted")
        (marked.first if marked.count() else page.locator(".options [data-option]").last).click()
        answered(page, asked)
    assert len(told) >= 6, "A tour explains every question that comes up."
    page.wait_for_selector(".result h2:has-text('You won.')")
    page.locator("[data-tour-next]").click()
    until(page, "() => !document.querySelector('.tour')")
