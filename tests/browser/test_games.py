"""Whole games through the page: by clicks, by keyboard, on a phone, against each other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from quadriga.games import NAMES
from tests.browser.conftest import PHONE, Open
from tests.browser.person import (
    MOST_ANSWERS,
    TAKEN,
    accept,
    answered,
    at_the_main_phase,
    click_something,
    concede,
    invite,
    on_the_table,
    play_by_clicks,
    play_by_keys,
    question,
    quick_game,
    turn,
    until,
    waits,
)

TOGETHER, RELOADS = 60, (5, 30)
"""Answers of two people at most, a whole game in all but the longest; after which of them a page is loaded anew."""
ON_THE_PHONE, LOOKS = 10, 3
"""Answers between two looks at where the cards lie, and how often that is done."""


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_by_clicks(open_page: Open, game: str) -> None:
    page = open_page()
    quick_game(page, game)
    assert play_by_clicks(page, seed=1) < MOST_ANSWERS
    assert page.locator(".result h2").inner_text()
    assert page.locator(".log li").count() > 10
    assert page.locator(".log li.heading").count(), "Turns stand out."


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_by_keyboard(open_page: Open, game: str) -> None:
    page = open_page()
    page.wait_for_selector("[data-quick]:not([disabled])")
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.name") != "game":
        page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.value") != game:
        page.keyboard.press("ArrowRight")
    while not page.evaluate("'quick' in document.activeElement.dataset"):
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".board")
    assert play_by_keys(page, seed=2) < MOST_ANSWERS
    assert page.locator(".result h2").inner_text()


def test_cards_are_used_with_the_keyboard_alone(open_page: Open) -> None:
    """Focus goes to a card that can be used, Enter uses it or opens its menu; Z zooms, W asks why not."""
    page = open_page()
    at_the_main_phase(page)
    page.keyboard.press("c")
    assert page.evaluate("document.activeElement.classList.contains('can')")
    page.keyboard.press("z")
    page.wait_for_selector(".zoom")
    page.keyboard.press("z")
    page.wait_for_selector(".zoom", state="detached")
    page.keyboard.press("w")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    before = question(page)
    page.keyboard.press("c")
    page.keyboard.press("Enter")
    if until(page, TAKEN, before) == "menu":
        until(page, "() => document.activeElement.role === 'menuitem'")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    answered(page, before)


def test_a_key_right_after_escape_is_heard(open_page: Open) -> None:
    """Until the browser paints again, keys still come from what had the focus in the dialog that was closed."""
    page = open_page()
    at_the_main_phase(page)
    before = question(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] button")
    page.evaluate(
        """() => {
            const dialog = document.querySelector('dialog[open]'), button = dialog.querySelector('button');
            dialog.close();
            button.dispatchEvent(new KeyboardEvent('keydown', {key: '1', bubbles: true}));
        }"""
    )
    answered(page, before)


@pytest.mark.parametrize("game", NAMES)
def test_two_browsers_play_each_other_with_a_reload(open_page: Open, game: str) -> None:
    host = open_page()
    host.get_by_label("Your name").fill("Ada <b>")
    pages = [host, guest] = [host, accept(open_page, invite(host, game))]
    host.wait_for_selector(".board")
    assert "Ada <b>" in guest.locator(".side.theirs .plate").first.inner_text()
    chance = Random(5)
    for answer in range(TOGETHER):
        asked = turn(pages)
        if asked is None:
            break
        click_something(asked, chance)
        if answer in RELOADS:
            again = turn(pages)
            assert again is not None
            before = (on_the_table(again), question(again), again.locator(".log li").count())
            again.reload()
            waits(again)
            assert (on_the_table(again), question(again), again.locator(".log li").count()) == before
    if host.locator(".result").count() == 0:
        concede(host)
    for page in pages:
        page.wait_for_selector(".result")
    assert host.locator(".result h2").inner_text() != guest.locator(".result h2").inner_text()
    # A rematch needs both.
    host.get_by_role("button", name="Rematch").click()
    guest.get_by_role("button", name="Yes").click()
    for page in pages:
        page.wait_for_selector(".result", state="detached")


@pytest.mark.parametrize("game", NAMES)
def test_a_phone_in_portrait(open_page: Open, game: str) -> None:
    page = open_page(size=PHONE, has_touch=True, is_mobile=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    quick_game(page, game)
    for look in range(LOOKS):
        play_by_clicks(page, seed=3 + look, answers=ON_THE_PHONE, touch=True)
        everything_is_on_the_screen(page)


def everything_is_on_the_screen(page: Any) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    boxes = page.locator(".board [data-card]").evaluate_all(
        "all => all.map(x => x.getBoundingClientRect()).map(b => [b.left, b.right, b.top, b.bottom])"
    )
    assert boxes
    for left, right, top, bottom in boxes:
        assert left >= -30 and right <= PHONE["width"] + 30, "A card lies outside the screen."
        assert top >= 0 and bottom <= PHONE["height"], "A card lies outside the screen."


def test_two_at_one_screen_hide_their_hands(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Two at this screen").check()
    page.locator("[data-start]:not([disabled])").click()
    chance = Random(4)
    for _ in range(12):
        page.wait_for_selector(".options [data-option], dialog[open]")
        if page.get_by_role("button", name="Show my cards").count():
            page.get_by_role("button", name="Show my cards").click()
            return
        click_something(page, chance)
    raise AssertionError("The screen was never handed over.")


def test_motion_does_not_block(open_page: Open) -> None:
    page = open_page(motion=True)
    quick_game(page, "union-arena")
    play_by_clicks(page, seed=6, answers=10)
    assert page.locator(".log li").count() > 5
