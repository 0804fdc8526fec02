"""Languages, accessibility, weight."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from quadriga.games import NAMES
from tests.browser.conftest import AXE, PHONE, Open, missing
from tests.browser.person import play_by_clicks, quick_game, waits

PAGES = [
    "", "#/cards/union-arena", "#/decks/union-arena", "#/decks/union-arena/harbour-watch", "#/rules/union-arena",
    "#/replays", "#/position/union-arena",
]  # fmt: skip
FIRST_PAGE = 200_000
"""Bytes on the wire until the first page can be used."""


def axe(page: Any) -> list[str]:
    """Serious and critical findings of axe."""
    if not AXE.is_file():
        missing("axe-core is not there. Install it with `make web`.")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{v['id']}: {v['nodes'][0]['html'][:160]} ({v['nodes'][0].get('failureSummary', '')[:160]})"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("at", PAGES)
def test_axe_finds_nothing_serious(open_page: Open, at: str) -> None:
    page = open_page(at)
    page.wait_for_selector("h1")
    page.wait_for_timeout(800)
    assert axe(page) == []


@pytest.mark.parametrize("game", NAMES)
def test_axe_finds_nothing_serious_at_the_table(open_page: Open, game: str) -> None:
    page = open_page()
    quick_game(page, game)
    play_by_clicks(page, seed=7, answers=14)
    assert axe(page) == []


@pytest.mark.parametrize("game", NAMES)
def test_the_table_speaks_chinese(open_page: Open, game: str) -> None:
    page = open_page(language="zh-Hant")
    page.wait_for_selector("text=快速對局")
    assert page.locator("html").get_attribute("lang") == "zh-Hant"
    quick_game(page, game)
    for _ in range(6):
        play_by_clicks(page, seed=8, answers=4)
        if not waits(page):
            break
        prompt = page.locator(".options .prompt p").inner_text()
        assert re.search("[\u4e00-\u9fff]", prompt), f"Not in Chinese: {prompt}"
    lines = page.locator(".log .line").all_inner_texts()
    english = [line for line in lines if not re.search("[\u4e00-\u9fff]", line)]
    assert not english, f"Not in Chinese: {english[:5]}"


def test_the_language_is_switched_while_playing(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "union-arena")
    waits(page)
    page.keyboard.press("?")
    page.get_by_role("button", name="繁體中文").click()
    page.keyboard.press("Escape")
    page.wait_for_selector(".tabs >> text=紀錄")
    page.locator(".log .line").last.click()
    page.wait_for_selector(".log .rule p[lang=zh-Hant]")


def test_the_first_page_is_light_and_quick(open_page: Open) -> None:
    page = open_page()
    page.wait_for_selector("[data-quick]:not([disabled])")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received: list[float] = []
    session.on("Network.loadingFinished", lambda e: received.append(e["encodedDataLength"]))
    times = []
    for _ in range(3):
        received.clear()
        began = time.monotonic()
        page.reload(wait_until="commit")
        page.wait_for_selector("[data-quick]:not([disabled])")
        times.append(time.monotonic() - began)
    page.wait_for_timeout(500)
    assert sum(received) < FIRST_PAGE, f"{sum(received):.0f} bytes"
    assert min(times) < 1.0, f"usable after {min(times):.2f} s"


def test_nothing_is_told_by_colour_alone_on_a_phone(open_page: Open) -> None:
    page = open_page(size=PHONE, has_touch=True, is_mobile=True)
    quick_game(page, "union-arena")
    play_by_clicks(page, seed=7, answers=10)
    assert axe(page) == []
