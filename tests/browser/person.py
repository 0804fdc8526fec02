"""What a person does at the table, through the page alone."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.browser.conftest import PATIENCE

MOST_ANSWERS = 700
"""No game of random play lasts longer; one that does is stuck."""
PAUSE = 40
"""Milliseconds between two looks at the page."""
ANSWERED = "b => !!document.querySelector('.result') || document.querySelector('.options')?.dataset.decision !== b"
BUSY = "document.querySelector('.result') || document.querySelector('.options [data-option]')"


def until(page: Any, expression: str, arg: Any = None, patience: int = PATIENCE) -> None:
    """Look at the page until this is true: playwright's own way evaluates in the page, which our policy forbids."""
    for _ in range(patience // PAUSE):
        if page.evaluate(expression, arg):
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"Never true: {expression} ({arg})")


def quick_game(page: Any, game: str) -> None:
    page.locator(f".tile:has(input[value='{game}'])").click()
    page.locator("[data-quick]:not([disabled])").click()
    page.wait_for_selector(".board")


def waits(page: Any) -> bool:
    """Wait until something is asked or the game is over; whether something is asked."""
    until(page, f"() => !!({BUSY})")
    return bool(page.locator(".result").count() == 0)


def close_dialog(page: Any) -> None:
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")


def question(page: Any) -> str:
    """The number of the decision that is shown: it changes with every answer."""
    return str(page.evaluate("() => document.querySelector('.options')?.dataset.decision ?? ''"))


def answered(page: Any, before: str) -> None:
    until(page, ANSWERED, before)


def click_something(page: Any, chance: Random) -> None:
    """Use a card that glows, or take an option of the list: one answer."""
    before = question(page)
    cards = page.locator(".board button.card.can")
    number = cards.count()
    if number and chance.random() < 0.6 and not page.locator("dialog[open]").count():
        # A card of a fan is covered by the next one except for its edge; the one under the mouse lies on top.
        page.mouse.move(2, 2)
        cards.nth(chance.randrange(number)).click(position={"x": 6, "y": 14})
        until(page, f"b => ({ANSWERED})(b) || !!document.querySelector('[role=menu]')", before)
        menu = page.locator("[role=menu] [role=menuitem]")
        if question(page) == before and menu.count():
            menu.nth(chance.randrange(menu.count())).click()
    else:
        close_dialog(page)
        options = page.locator(".options [data-option]")
        options.nth(best(page, chance)).click()
    answered(page, before)


def best(page: Any, chance: Random) -> int:
    """Mostly do something rather than pass, so that games come to an end."""
    verbs = page.locator(".options [data-option]").evaluate_all("all => all.map(x => x.dataset.verb)")
    acting = [i for i, verb in enumerate(verbs) if verb not in ("done", "no", "stay")]
    if acting and chance.random() < 0.8:
        return chance.choice(acting)
    return chance.randrange(len(verbs))


def play_by_clicks(page: Any, seed: int, answers: int = MOST_ANSWERS) -> int:
    """Play until the game is over, or for so many answers; how many were given."""
    chance = Random(seed)
    for given in range(answers):
        if not waits(page):
            return given
        click_something(page, chance)
    return answers


def play_by_keys(page: Any, seed: int, answers: int = MOST_ANSWERS) -> int:
    """The same with the keyboard alone."""
    chance = Random(seed)
    for given in range(answers):
        if not waits(page):
            return given
        before = question(page)
        close_dialog(page)
        wanted = best(page, chance)
        if page.locator(".options [data-option]").count() <= 9:
            page.keyboard.press(str(wanted + 1))
        else:
            page.keyboard.press("o")
            for _ in range(wanted):
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        answered(page, before)
    return answers
