"""The rules of a game open with a page for a person, in the language of the page, and its picture fits a phone."""

from __future__ import annotations

from quadriga.games import NAMES
from tests.browser.conftest import Open

WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_the_rules_open_with_how_to_play(open_page: Open) -> None:
    page = open_page(f"#/rules/{NAMES[0]}")
    page.wait_for_selector("[data-how-to-play] .map .row")
    assert page.locator("[data-how-to-play] h3").count() >= 4
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate(WIDE) <= 0
    page.evaluate("""localStorage.setItem("quadriga.settings", '{"language": "zh-Hant"}')""")
    page.reload()
    page.wait_for_selector("[data-how-to-play] h3:text-is('桌面')")
