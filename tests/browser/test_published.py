"""Decks that are published on the server, as people meet them."""

from __future__ import annotations

from tests.browser.conftest import Open


def test_a_deck_is_published_copied_by_another_and_taken_back(open_page: Open) -> None:
    page = open_page("#/decks/union-arena")
    page.locator("li:has-text('Harbour Watch') button:has-text('Copy and edit')").first.click()
    page.locator("[data-deck-name]").fill("Night Watch")
    page.locator("[data-save]").click()
    page.wait_for_selector("text=Saved.")
    page.goto(page.url.partition("#")[0] + "#/decks/union-arena")
    page.locator("[data-publish='Night Watch']").click()
    page.wait_for_selector("[data-published='Night Watch'] [data-take-back]")
    other = open_page("#/decks/union-arena")
    shown = other.locator("[data-published='Night Watch']")
    assert shown.locator("[data-take-back]").count() == 0
    shown.locator("[data-copy]").click()
    other.wait_for_selector("[data-legal=true]")
    page.locator("[data-published='Night Watch'] [data-take-back]").click()
    page.locator("[data-published='Night Watch']").wait_for(state="detached")
