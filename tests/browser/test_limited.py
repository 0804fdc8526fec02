"""A draft in the browser, from the first pick to the first decision with the deck."""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.browser.person import axe, until, waits


def test_sealed_play_leads_to_a_game_and_a_draft_goes_on_after_a_reload(open_page: Open) -> None:
    page = open_page("#/decks/ultraman")
    page.locator("[data-limited]").click()
    page.locator("[data-open-boosters]:not([disabled])").click()
    for picked in range(1, 4):
        page.locator("[data-pick]:not([disabled])").first.click()
        until(page, "n => document.querySelector('[data-have]').dataset.have === String(n)", picked)
    page.reload()
    until(page, "() => document.querySelector('[data-have]')?.dataset.have === '3'")
    assert axe(page) == []
    page.get_by_role("button", name="Start over").click()
    page.locator("[data-sealed]").check()
    page.locator("[data-open-boosters]:not([disabled])").click()
    until(page, "() => document.querySelector('[data-have]')?.dataset.have === '48'")
    page.locator("[data-build]").click()
    page.locator("[data-my-deck]").click()
    page.wait_for_selector("[data-legal=true]")
    assert page.locator("[data-maybe] li").count(), "the rest of what was opened lies beside the deck"
    page.go_back()
    page.locator("[data-build]").click()
    page.locator("[data-play-against]").first.click()
    page.wait_for_selector(".board")
    assert waits(page)
