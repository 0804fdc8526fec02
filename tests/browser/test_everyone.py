"""Languages, accessibility, weight."""

from __future__ import annotations

import contextlib
import os
import re
import time
from pathlib import Path
from typing import Any

import pytest

from quadriga.games import NAMES
from tests.browser.conftest import AXE, PHONE, Open, missing
from tests.browser.person import play_by_clicks, quick_game, waits

PAGES = {
    "": "[data-quick]:not([disabled])",
    "#/cards/union-arena": "li [data-number]",
    "#/decks/union-arena": ".fan svg",
    "#/decks/union-arena/harbour-watch": "[data-legal=true]",
    "#/rules/union-arena": "article",
    "#/replays": "main li",
    "#/position/union-arena": ".board [data-card]",
}
"""Each page, and what is there once it is whole."""
FIRST_PAGE = 200_000
"""Bytes on the wire until the first page can be used."""
ENGLISH = re.compile(r"\b(an?|the|is|are|from|into|with|your?|cards?)\b", re.IGNORECASE)
"""No sentence does without one of these words; names of cards, which stay as printed, are taken out first."""
SOON, TRIES = 1.0, 3
"""Seconds until then, and how often it is tried."""


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
    page.wait_for_selector(PAGES[at])
    assert axe(page) == []


@pytest.mark.parametrize("game", NAMES)
def test_axe_finds_nothing_serious_at_the_table(open_page: Open, game: str) -> None:
    page = open_page()
    quick_game(page, game)
    play_by_clicks(page, seed=7, answers=8)
    assert axe(page) == []


@pytest.mark.parametrize("game", NAMES)
def test_the_table_speaks_chinese(open_page: Open, game: str) -> None:
    page = open_page(language="zh-Hant")
    page.wait_for_selector("text=快速對局")
    assert page.locator("html").get_attribute("lang") == "zh-Hant"
    quick_game(page, game)
    library = page.evaluate("g => fetch(`/api/games/${g}/cards`).then(x => x.json())", game)
    words = {word for card in library["cards"] for word in card.values() if isinstance(word, str) and word}
    printed = re.compile("|".join(map(re.escape, sorted(words, key=len, reverse=True))))
    said: list[str] = []
    for answer in range(12):
        if not waits(page):
            break
        said += page.locator(".options .prompt p, .options [data-option] > span").all_inner_texts()
        play_by_clicks(page, seed=answer, answers=1)
    said += page.locator(".log .line").all_inner_texts()
    texts = " ".join(str(card.get("text", "")) for card in library["cards"])
    told = {text for text in said if not (of_card := text.partition("：")[2]) or of_card not in texts}
    english = {text for text in told if ENGLISH.search(printed.sub("", text))}
    assert not english, f"Not in Chinese: {sorted(english)[:12]}"


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


def spent() -> float:
    """Seconds of processor time that this process and all it has started have taken: server and browser."""
    running: dict[int, tuple[int, int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            fields = stat.read_text().rpartition(")")[2].split()
            running[int(stat.parent.name)] = int(fields[1]), int(fields[11]) + int(fields[12])
    if not running:
        return time.monotonic()  # a system that does not tell
    ours = {os.getpid()}
    while more := {pid for pid, (parent, _) in running.items() if parent in ours} - ours:
        ours |= more
    return sum(running[pid][1] for pid in ours) / os.sysconf("SC_CLK_TCK")


def test_the_first_page_is_light_and_quick(open_page: Open) -> None:
    """A second of processor time is less than a second on a machine that has nothing else to do."""
    page = open_page()
    page.wait_for_selector("[data-quick]:not([disabled])")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received: list[float] = []
    session.on("Network.loadingFinished", lambda e: received.append(e["encodedDataLength"]))
    times: list[float] = []
    for _ in range(TRIES):
        received.clear()
        began, before = time.monotonic(), spent()
        page.reload(wait_until="commit")
        page.wait_for_selector("[data-quick]:not([disabled])")
        times.append(min(time.monotonic() - began, spent() - before))
    page.wait_for_load_state("networkidle")
    assert 0 < sum(received) < FIRST_PAGE, f"{sum(received):.0f} bytes"
    assert min(times) < SOON, f"usable after {min(times):.2f} s"


def test_nothing_is_told_by_colour_alone_on_a_phone(open_page: Open) -> None:
    page = open_page(size=PHONE, has_touch=True, is_mobile=True)
    quick_game(page, "union-arena")
    play_by_clicks(page, seed=7, answers=10)
    assert axe(page) == []
