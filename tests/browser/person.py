"""What a person does at the table, through the page alone."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.browser.conftest import PATIENCE

MOST_ANSWERS = 700
"""No game of random play lasts longer; one that does is stuck."""
PAUSE = 15
"""Milliseconds between two looks at the page."""
ANSWERED = "b => !!document.querySelector('.result') || document.querySelector('.options')?.dataset.decision !== b"
GLOWING = """() => document.querySelector('dialog[open]') ? []
    : [...document.querySelectorAll('.board button.card.can')].map(x => Number(x.dataset.card))"""
SEEN_AT = """id => {
    const card = document.querySelector(`.board [data-card="${id}"]`), box = card.getBoundingClientRect(), seen = [];
    for (let y = 0.1; y < 1; y += 0.1) for (let x = 0.04; x < 1; x += 0.06) {
        const at = {x: box.left + box.width * x, y: box.top + box.height * y};
        const on = document.elementFromPoint(at.x, at.y);
        if (on && card.contains(on)) seen.push(at);
    }
    return seen[Math.floor(seen.length / 2)] ?? null;
}"""
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


def concede(page: Any) -> None:
    close_dialog(page)
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    page.wait_for_selector(".result")


def invite(page: Any, game: str, link: int = 0) -> str:
    """Make a table for a friend; the link that is shown for them."""
    page.locator(f".tile:has(input[value='{game}'])").click()
    page.get_by_label("A friend, by link").check()
    page.locator("[data-start]:not([disabled])").click()
    return str(page.locator("[data-invite]").nth(link).input_value())


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


def point_of(page: Any, card: int) -> tuple[float, float]:
    """Where a person sees this card: cards of a fan cover each other, but never wholly."""
    found = page.evaluate(SEEN_AT, card)
    assert found, f"Card {card} glows, but nothing of it can be seen."
    return found["x"], found["y"]


def click_card(page: Any, card: int) -> None:
    page.mouse.move(2, 2)
    page.mouse.click(*point_of(page, card))


def click_something(page: Any, chance: Random) -> None:
    """Use a card that glows, or take an option of the list: one answer."""
    before = question(page)
    cards = page.evaluate(GLOWING)
    if cards and chance.random() < 0.6:
        click_card(page, chance.choice(cards))
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
