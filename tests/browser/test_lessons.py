"""Lessons and puzzles at the real table: whoever does what is marked comes to the end, also after going astray."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga.games import NAMES
from quadriga.server.readying import all_files
from tests.browser.conftest import PHONE, Open
from tests.browser.person import ANSWERED, ANSWERS_IN_SIGHT, AT_REST, axe, close_dialog, question, until

LONGEST = 60
"""Answers of a lesson."""
STANDS = """() => document.querySelector('[data-path]:not([data-path=open])')?.dataset.path
    ?? (document.querySelector('.options [data-option]') ? 'asked' : '')"""
"""The lesson has come to its end, or something is asked."""
ANSWERED_OR_ENDED = f"b => ({ANSWERED})(b) || !!document.querySelector('[data-path]:not([data-path=open])')"


def first_and_last(game: str) -> list[str]:
    keys = [key for key in all_files(game) if key.startswith("lesson-")]
    return [keys[0], keys[-1]]


def follow(page: Any) -> set[str]:
    """Do what the lesson marks until it is over; all that it said."""
    told = set()
    page.wait_for_selector("[data-path] .say")
    while page.locator("[data-go-on]").count():
        told.add(page.locator("[data-path] .say").inner_text())
        page.locator("[data-go-on]").click()
    for _ in range(LONGEST):
        if until(page, STANDS) != "asked":
            break
        close_dialog(page)
        told.add(page.locator("[data-path] .say").inner_text())
        asked = question(page)
        until(page, "() => !!document.querySelector('.options .hinted')")
        page.locator(".options .hinted").first.click()
        until(page, ANSWERED_OR_ENDED, asked)
    return told


@pytest.mark.parametrize("game", NAMES)
def test_lessons_lead_to_their_goals_and_to_a_first_game(open_page: Open, game: str) -> None:
    first, last = first_and_last(game)
    page = open_page(f"#/learn/{game}")
    page.locator(f"[data-lesson='{first}']").click()
    assert len(follow(page)) >= 3, "A lesson explains what it shows."
    assert page.locator("[data-path=done]").count()
    page.locator("[data-next]").click()
    page.wait_for_selector("[data-path=open] .say")
    page.goto(page.url.split("#")[0] + f"#/learn/{game}/{last}")
    page.wait_for_selector("[data-path=open] .say")
    follow(page)
    page.locator("[data-first-game]").click()
    page.wait_for_selector(".board")
    until(page, "() => !document.querySelector('[data-path]')")
    page.goto(page.url.split("#")[0] + f"#/learn/{game}")
    until(page, "() => document.querySelectorAll('li.known').length === 2")


def test_the_start_page_leads_to_the_first_lesson_and_to_todays_puzzle(open_page: Open) -> None:
    page = open_page()
    page.locator(".tile:has(input[value='union-arena'])").click()
    assert page.locator("[data-daily]").get_attribute("href")
    page.locator("[data-learn]").click()
    page.wait_for_selector("[data-path=open] .say")


def test_a_lesson_lets_go_and_begins_again(open_page: Open) -> None:
    """Whoever ends the phase instead of playing the card is told so; the lesson can be begun anew."""
    page = open_page("#/learn/union-arena/lesson-1-cards-and-energy")
    page.wait_for_selector("[data-path] .say")
    while page.locator("[data-go-on]").count():
        page.locator("[data-go-on]").click()
    first = page.locator("[data-path] .say").inner_text()
    asked = question(page)
    page.locator(".options [data-option]").last.click()
    until(page, ANSWERED_OR_ENDED, asked)
    until(page, "b => document.querySelector('[data-path] .say')?.innerText !== b", first)
    page.locator("[data-again]").click()
    until(page, "() => !!document.querySelector('[data-go-on]')")


def test_on_a_phone_a_lesson_leaves_its_answers_in_sight(open_page: Open) -> None:
    page = open_page("#/learn/union-arena/lesson-3-attack-and-block", size=PHONE, has_touch=True, is_mobile=True)
    page.wait_for_selector("[data-go-on]")
    assert not page.locator(".options").is_visible(), "First that alone which is pointed out."
    page.locator("[data-go-on]").tap()
    page.wait_for_selector(".options [data-option]")
    assert page.evaluate(ANSWERS_IN_SIGHT) >= 1


def test_a_long_line_leaves_its_piles_on_the_table(open_page: Open) -> None:
    """Five characters stand where usually three do."""
    page = open_page("#/learn/universal-arena/puzzle-07")
    page.wait_for_selector(".board [data-card]")
    page.evaluate(AT_REST)
    outside = """() => {
        const board = document.querySelector('.board').getBoundingClientRect();
        const zones = [...document.querySelectorAll('.board .zone')].map(x => x.getBoundingClientRect());
        return zones.filter(x => x.left < board.left || x.right > board.right).length;
    }"""
    assert page.evaluate(outside) == 0


def test_a_puzzle_is_failed_tried_again_and_its_solution_shown(open_page: Open) -> None:
    page = open_page("#/learn/union-arena/puzzle-1-the-blocker-must-choose")
    page.wait_for_selector("[data-path=open]")
    assert not page.locator(".options .hinted").count(), "A puzzle marks nothing."
    assert axe(page) == []
    asked = question(page)
    page.locator(".options [data-verb=done]").click()
    until(page, ANSWERED_OR_ENDED, asked)
    page.wait_for_selector("[data-path=failed]")
    page.locator("[data-again]").click()
    page.wait_for_selector("[data-path=open]")
    for _ in range(LONGEST):
        if until(page, STANDS) != "asked":
            break
        asked = question(page)
        page.locator(".options [data-option]").first.click()
        until(page, ANSWERED_OR_ENDED, asked)
    page.wait_for_selector("[data-path=done]")
    page.get_by_role("link", name="Show the solution").click()
    page.wait_for_selector("[data-scrub]")
    page.get_by_role("link", name="← Learn").click()
    page.wait_for_selector("[data-puzzle]")
