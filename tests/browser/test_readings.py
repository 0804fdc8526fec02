"""Readings in the browser: words that stand in for a text that is not understood."""

from __future__ import annotations

import json

from tests.browser.conftest import Open
from tests.browser.person import axe
from tests.universal_arena.test_readings import ODD_FLARE, a_character


def test_a_part_of_a_character_gets_a_reading(open_page: Open) -> None:
    page = open_page("#/cards/universal-arena")
    page.wait_for_selector("[data-number]")
    file = json.dumps([a_character(ODD_FLARE)]).encode()
    page.set_input_files("input[type=file]", {"name": "pell.json", "mimeType": "text/plain", "buffer": file})
    page.wait_for_selector("text=Cards understood: 0 of 1.")
    page.locator("[data-search]").fill("Pell")
    page.locator("li [data-number='pell']").first.click()
    reading = page.locator("dialog[open] [data-reading='pell/3']")
    assert "Smite" in reading.locator("[data-stopped]").inner_text()
    reading.locator("[data-words]").fill("Deal Power damage.")
    reading.locator("[data-understood]").wait_for()
    assert axe(page) == []
    reading.locator("[data-keep-reading]:not([disabled])").click()
    page.wait_for_selector("dialog[open] [data-brought] [data-reads-as]:has-text('Deal Power damage.')")
    assert page.locator("dialog[open] .bad").count() == 0
