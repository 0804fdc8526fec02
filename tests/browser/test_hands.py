"""Hands on the cards: dragging, zooming, pressing long, asking why not."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.browser.conftest import PHONE, Open
from tests.browser.person import (
    answered,
    at_the_main_phase,
    click_something,
    point_of,
    question,
    quick_game,
    until,
    waits,
)

THUMB = 40
"""Pixels that can be touched without aiming."""


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def a_card_for_the_energy_line(page: Any) -> int:
    at_the_main_phase(page)
    cards = page.locator(".side.mine .hand .card.can:has-text('onto the energy line')")
    return int(cards.first.get_attribute("data-card"))


def test_a_card_is_dragged_to_its_line(open_page: Open) -> None:
    page = open_page()
    card = a_card_for_the_energy_line(page)
    lines = ".side.mine [data-zone='energy line'] [data-card]"
    asked, before = question(page), page.locator(lines).count()
    page.mouse.move(*point_of(page, card))
    page.mouse.down()
    target = middle(page, ".side.mine [data-zone='energy line'] .slot")
    page.mouse.move(target[0], target[1] - 40, steps=4)
    page.wait_for_selector(".ghost")
    page.wait_for_selector(".side.mine .zone.glows")
    page.mouse.move(*target, steps=3)
    page.mouse.up()
    answered(page, asked)
    until(page, f"n => document.querySelectorAll(`{lines}`).length === n + 1", before)


def test_a_card_dropped_nowhere_goes_back(open_page: Open) -> None:
    page = open_page()
    card = a_card_for_the_energy_line(page)
    asked = question(page)
    page.mouse.move(*point_of(page, card))
    page.mouse.down()
    page.mouse.move(*middle(page, ".spina"), steps=4)
    page.mouse.up()
    page.wait_for_selector(".ghost", state="detached")
    # What is asked now comes after an answer on the same line, had there been one.
    page.locator(f".hand [data-card='{card}']").click(button="right")
    page.wait_for_selector("dialog[open] h3:has-text('Why not?')")
    assert question(page) == asked
    assert page.locator(f".hand [data-card='{card}']").count() == 1


def test_the_mouse_over_a_card_shows_it_large(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "universal-arena")
    waits(page)
    name = page.locator(".side.mine .line [data-card] .hidden-text").first.inner_text().split(",")[0]
    page.mouse.move(*middle(page, ".side.mine .line [data-card]"))
    page.wait_for_selector(f".zoom .name:has-text('{name}')")
    assert page.locator(".zoom .live li").count() >= 1
    page.mouse.move(2, 2)
    page.wait_for_selector(".zoom", state="detached")


def test_a_long_press_on_a_phone_shows_the_card_and_why_not(open_page: Open) -> None:
    page = open_page(size=PHONE, has_touch=True, is_mobile=True)
    at_the_main_phase(page)
    card = page.locator(".side.mine .hand [data-card]").last
    x, y = point_of(page, int(card.get_attribute("data-card")))
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_selector("dialog[open] .sheet")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_selector("dialog[open] h3:has-text('Why not?'), dialog[open] h3:has-text('You can')")


def test_life_cards_on_a_phone_are_touched_as_one(open_page: Open) -> None:
    """Each shows a strip of a few pixels; all lie face down, so the top one stands for them."""
    page = open_page(size=PHONE, has_touch=True, is_mobile=True)
    quick_game(page, "union-arena")
    chance = Random(4)
    life = page.locator(".side.theirs [data-zone='life area'] .open")
    for _ in range(80):
        assert waits(page)
        if life.count():
            break
        click_something(page, chance, touch=True)
    box = life.bounding_box()
    assert box and min(box["width"], box["height"]) >= THUMB
    before = question(page)
    last = page.locator(".options [data-option]").last.inner_text()
    assert last.split("\n")[-1] in life.inner_text()
    life.tap()
    answered(page, before)


def test_an_option_of_the_list_shows_its_card(open_page: Open) -> None:
    """Two options may read alike; the card on the table tells them apart."""
    page = open_page()
    at_the_main_phase(page)
    option = page.locator(".options [data-verb=play]").first
    option.hover()
    marked = page.locator(".board .card.meant")
    assert marked.count() == 1
    assert marked.locator(".hidden-text").inner_text().split(",")[0] in option.inner_text()
    page.mouse.move(2, 2)
    page.wait_for_selector(".board .card.meant", state="detached")


HAND_ON_PLATE = """() => document.querySelector('[data-plate].plate:not(.theirs *)').getBoundingClientRect().right
    - Math.min(...[...document.querySelectorAll('.mine .hand [data-card]')].map(x => x.getBoundingClientRect().left))"""
"""Pixels by which the outermost card of the own hand lies on the own plate."""


def test_a_card_of_an_open_pile_is_seen_large_above_it(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "union-arena")
    chance = Random(6)
    sideline = page.locator(".side.mine [data-zone='sideline'] .pile:not([disabled])")
    for _ in range(60):
        assert waits(page)
        if sideline.count() and not page.locator("dialog[open]").count():
            break
        click_something(page, chance)
    assert not sideline.locator(".count").count(), "A number would lie on the card's own."
    assert sideline.locator("xpath=../*[contains(@class, 'label')]").inner_text().split()[-1].isdigit()
    assert page.evaluate(HAND_ON_PLATE) <= 0, "The hand covers what the player has."
    sideline.click()
    page.locator("dialog[open] [data-card]").first.hover()
    page.wait_for_selector("dialog[open]")
    page.wait_for_selector(".zoom:popover-open")


def test_auto_pass_is_switched_off(open_page: Open) -> None:
    """Without it also a main phase with nothing left to play asks."""
    page = open_page()
    quick_game(page, "union-arena")
    waits(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Pass automatically").uncheck()
    for _ in range(60):
        assert waits(page)
        if page.locator(".options [data-option]").count() == 1:
            return
        before = question(page)
        page.locator(".options [data-option]").first.click()
        answered(page, before)
    raise AssertionError("A single option was never asked.")


TOUCHED = """(card, kind, late) => {
    const box = card.getBoundingClientRect();
    const where = {clientX: box.left + 20, clientY: box.top + 20};
    const at = {...where, bubbles: true, button: 0, pointerType: 'touch', pointerId: 7};
    const event = new PointerEvent(kind, at);
    if (late) Object.defineProperty(event, 'timeStamp', {value: window.touchedAt + late});
    else window.touchedAt = event.timeStamp;
    card.dispatchEvent(event);
}"""


def test_a_tap_that_a_busy_page_hears_late_is_no_long_press(open_page: Open) -> None:
    """The finger was up after a tenth of a second; the page hears of it when it has already waited for a long press."""
    page = open_page(size=PHONE, has_touch=True, is_mobile=True)
    card = a_card_for_the_energy_line(page)
    asked = question(page)
    hand = page.locator(f".hand [data-card='{card}']")
    hand.evaluate(f"x => ({TOUCHED})(x, 'pointerdown', 0)")
    page.wait_for_selector("dialog[open]")
    hand.evaluate(f"x => ({TOUCHED})(x, 'pointerup', 100)")
    page.wait_for_selector("dialog[open]", state="detached")
    until(
        page,
        "b => document.querySelector('.card.selected') || document.querySelector('.options')?.dataset.decision !== b",
        asked,
    )
    hand = page.locator(".hand [data-card]").last
    hand.evaluate(f"x => ({TOUCHED})(x, 'pointerdown', 0)")
    page.wait_for_selector("dialog[open]")
    hand.evaluate(f"x => ({TOUCHED})(x, 'pointerup', 2000)")
    assert page.locator("dialog[open]").count() == 1, "A long press shows the card."
