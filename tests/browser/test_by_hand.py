"""A table with cards played by hand, as two people meet it."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.conftest import Open
from tests.browser.person import turn, until
from tests.server.test_by_hand import ODD


def a_deck_with_it(page: Any) -> None:
    """A card file with a strange text, and a deck of 50 with four of it."""
    page.wait_for_selector("[data-number]")
    file = {"name": "odd.json", "mimeType": "text/plain", "buffer": json.dumps([ODD]).encode()}
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector("text=Cards understood: 0 of 1.")
    page.evaluate(
        """async number => {
            const headers = {'Content-Type': 'application/json', 'X-Quadriga': '1'};
            const {decks} = await (await fetch('/api/games/union-arena/decks')).json();
            const cards = {...decks.find(d => d.id === 'harbour-watch').cards};
            delete cards[Object.keys(cards).find(n => cards[n] === 4)];
            const body = JSON.stringify({name: 'Songs', cards: {...cards, [number]: 4}});
            await fetch('/api/games/union-arena/decks', {method: 'POST', body, headers});
        }""",
        ODD["number"],
    )


def test_two_people_carry_out_a_text_by_hand(open_page: Open) -> None:
    page = open_page("#/cards/union-arena")
    a_deck_with_it(page)
    page.goto(page.url.partition("#")[0])
    page.locator(".tile:has(input[value='union-arena'])").click()
    page.get_by_label("A friend, by link").check()
    page.locator("details:has([data-option=by_hand]) summary").click()
    page.locator("[data-option=by_hand]").select_option("1")
    page.get_by_label("Your deck").select_option(label="★ Songs")
    page.locator("[data-start]:not([disabled])").click()
    link = str(page.locator("[data-invite]").first.input_value())
    friend = open_page(link[link.index("#") :])
    assert "by hand" in friend.locator("[data-consent]").inner_text()
    friend.locator("[data-claim]").click()
    for one in (page, friend):
        one.wait_for_selector("[data-by-hand]")
    while (asked := turn([page, friend])).locator(".options").get_attribute("data-kind") not in ("movement", "main"):
        before = asked.locator(".options").get_attribute("data-decision")
        asked.locator(".options [data-option]").last.click()
        until(asked, "b => document.querySelector('.options')?.dataset.decision !== b", before)
    for _ in range(30):
        if page.locator("[data-hand-card] option:text-is('Odd')").count():
            break
        draw_by_hand(page)
    odd = page.locator("[data-hand-card] option:text-is('Odd')").first.get_attribute("value")
    page.locator("[data-hand-card]").select_option(odd)
    page.locator("[data-hand-to]").select_option("front line")
    page.locator("[data-hand-move]").click()
    for one in (page, friend):
        one.wait_for_selector("[data-zone='front line'] .hidden-text:has-text('Odd')", state="attached")
    friend.locator(f"[data-carry-out='{ODD['number']}']").wait_for()
    page.locator(f"[data-carry-out='{ODD['number']}']").click()
    told(friend, "carries out the text of Odd by hand")
    page.locator("[data-hand-card] optgroup[label^='front line'] option").first.wait_for(state="attached")
    placed = page.locator("[data-hand-card] optgroup[label^='front line'] option").first.get_attribute("value")
    page.locator("[data-hand-card]").select_option(placed)
    page.locator("[data-hand-number=BP]").click()
    told(friend, "+1000 BP")
    page.get_by_role("button", name="Undo").click()
    until(friend, "() => !document.querySelector('.log').textContent.includes('+1000 BP')")


def told(page: Any, words: str) -> None:
    """The log says so."""
    until(page, "words => document.querySelector('.log').textContent.includes(words)", words)


def draw_by_hand(page: Any) -> None:
    """The top card of one's own deck into the hand."""
    cards = "() => document.querySelectorAll('[data-zone=hand] [data-card]').length"
    before = page.evaluate(cards)
    page.locator("[data-hand-card]").select_option("top:0:deck")
    page.locator("[data-hand-to]").select_option("hand")
    page.locator("[data-hand-move]").click()
    until(page, f"b => ({cards})() > b", before)
