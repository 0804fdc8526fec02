"""Cards and decks in the browser."""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.browser.person import until

LIST = """// The Long Watch
4 QDR-1-014
QDR-1-016 x4
3 Oilcan Wenn
4 Nobody At All
"""


def test_a_deck_is_imported_mended_kept_and_played(open_page: Open) -> None:
    page = open_page("#/decks/union-arena/new")
    page.locator("[data-import]").click()
    page.locator("[data-pasted]").fill(LIST)
    page.locator("[data-read]").click()
    page.wait_for_selector("dialog[open] li:has-text('Nobody At All')")
    page.locator("[data-take]").click()
    page.wait_for_selector("[data-legal=false]:has-text('11')")
    page.wait_for_selector(".offences li:has-text('ua.deck.1')")
    page.locator("[data-import]").click()
    page.locator("[data-pasted]").fill(starter(open_page))
    page.locator("[data-read]").click()
    page.locator("[data-take]").click()
    page.wait_for_selector("[data-legal=true]")
    page.locator("[data-deck-name]").fill("Mine & only")
    page.locator("[data-hand]").click()
    page.wait_for_selector(".hand svg")
    page.locator("[data-save]").click()
    page.wait_for_selector("text=Kept.")
    page.goto(page.url.split("#")[0])
    page.get_by_label("Your deck").select_option(label="★ Mine & only")
    page.locator("[data-start]:not([disabled])").click()
    page.wait_for_selector(".board")


def starter(open_page: Open) -> str:
    """A starter deck as its export writes it, and its share link works."""
    page = open_page("#/decks/union-arena/harbour-watch")
    page.wait_for_selector("[data-legal=true]")
    page.get_by_role("button", name="Export, share").click()
    link = page.locator("[data-share]").input_value()
    shared = open_page(link[link.index("#") :])
    shared.wait_for_selector("[data-legal=true]:has-text('50')")
    return str(page.get_by_label("List").input_value())


def test_cards_are_found_by_any_field_and_text(open_page: Open) -> None:
    page = open_page("#/cards/union-arena")
    page.wait_for_selector("[data-number]")
    page.locator("[data-search]").fill("color:red energy>=4 text:draw")
    until(page, "() => document.querySelectorAll('li [data-number]').length < 20")
    page.locator("li [data-number]").first.click()
    page.wait_for_selector("dialog[open] .text")
    text = page.locator("dialog[open] .text").inner_text().lower()
    assert "draw" in text


def test_a_card_file_with_a_strange_text_says_what_is_not_understood(open_page: Open) -> None:
    page = open_page("#/cards/union-arena")
    card = (
        '[[card]]\nnumber = "OWN-1-001"\nname = "Stranger"\ntype = "character"\ncolor = "red"\n'
        'energy = 1\nap = 1\nbp = 1000\ntext = "[When Played] Sing a sea shanty."\n'
    )
    page.set_input_files("input[type=file]", {"name": "own.toml", "mimeType": "text/plain", "buffer": card.encode()})
    page.wait_for_selector("text=0 of 1 cards are understood.")
    page.wait_for_selector("section li:has-text('Stranger')")
