"""Languages, accessibility, weight."""

from __future__ import annotations

import re
import time

import pytest

from quadriga.games import NAMES
from tests.browser.conftest import PHONE, Open
from tests.browser.person import (
    at_the_main_phase,
    axe,
    close_dialog,
    concede,
    play_by_clicks,
    quick_game,
    waits,
)

PAGES = {
    "": "[data-quick]:not([disabled])",
    "#/decks/union-arena/harbour-watch": "[data-legal=true]",
    "#/replays": "main li",
    "#/position/union-arena": ".board [data-card]",
    **{f"#/cards/{name}": "li [data-number]" for name in NAMES},
    **{f"#/decks/{name}": "main li" for name in NAMES},
    **{f"#/rules/{name}": "article" for name in NAMES},
    **{f"#/learn/{name}": "[data-lesson]" for name in NAMES},
    **{f"#/{page}/union-arena": "main h1" for page in ("lobby", "ladder", "tournaments", "limited", "proxies")},
    **{f"#/{page}": "main h1" for page in ("history", "account", "owner")},
    "#/learn/ultraman/lesson-1-set-and-open": "[data-path] .say",
    "#/scenario/union-arena/puzzle-1-the-blocker-must-choose": "[data-scrub]",
}
"""Each page, and what is there once it is whole."""
FIRST_PAGE = 200_000
"""Bytes on the wire until the first page can be used."""
ENGLISH = re.compile(r"\b(an?|the|is|are|from|into|with|your?|cards?)\b", re.IGNORECASE)
"""No sentence does without one of these words; names of cards, which stay as printed, are taken out first."""
FIRST_USED = "[data-quick]:not([disabled])"
SOON, TRIES = 1.0, 5
"""Seconds until then. What else the machine does comes and goes: the best of so many tries is the page's own time."""


@pytest.mark.parametrize("at", PAGES)
def test_axe_finds_nothing(open_page: Open, at: str) -> None:
    """Also for whoever prefers light pages: ours is dark for all, so nothing may turn black on black."""
    page = open_page(at, color_scheme="light")
    page.wait_for_selector(PAGES[at])
    assert axe(page) == []
    page.emulate_media(color_scheme="dark")
    assert axe(page, "color-contrast") == [], "Nothing but colours may differ."


def test_axe_finds_nothing_in_the_deck_lab(open_page: Open) -> None:
    page = open_page("#/decks/union-arena/harbour-watch")
    page.wait_for_selector("[data-legal=true]")
    page.locator("[data-lab] summary").nth(0).click()
    page.locator("[data-odds]").click()
    page.wait_for_selector("[data-lab] table tbody tr")
    assert axe(page) == []


def test_axe_finds_nothing_in_dialogs(open_page: Open) -> None:
    """A card on the page of cards; at the table a card with why not, a pile, conceding."""
    page = open_page("#/cards/universal-arena")
    page.locator("li [data-number]").first.click()
    page.wait_for_selector("dialog[open]")
    assert axe(page) == []
    page.goto(page.url.partition("#")[0])
    at_the_main_phase(page)
    for opened in (
        lambda: page.locator(".mine .hand-row [data-card]").first.click(button="right"),
        lambda: page.get_by_role("button", name="Concede").click(),
    ):
        opened()
        page.wait_for_selector("dialog[open]")
        assert axe(page) == []
        close_dialog(page)


@pytest.mark.parametrize("game", NAMES)
def test_axe_finds_nothing_at_the_table(open_page: Open, game: str) -> None:
    page = open_page()
    quick_game(page, game)
    for look in range(2):
        play_by_clicks(page, seed=7 + look, answers=12)
        assert axe(page) == []
    if page.locator(".result").count() == 0:
        page.keyboard.press("?")
        page.wait_for_selector("dialog[open]")
        assert axe(page) == []
        concede(page)
    assert axe(page) == []
    page.locator(".result").get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-scrub]")
    page.wait_for_selector(".board")
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


def test_what_the_server_refuses_is_told_in_chinese(open_page: Open) -> None:
    page = open_page("#/table/nosuchtable", language="zh-Hant", refused="404")
    page.wait_for_selector("text=沒有這張桌子")
    page.goto(page.url.partition("#")[0] + "#/rules/nosuchgame")
    page.wait_for_selector("text=沒有叫'nosuchgame'的遊戲")


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
    """From setting out to the first thing that can be clicked, with nothing in the cache, by the clock on the wall."""
    page = open_page()
    page.wait_for_selector(FIRST_USED)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received: list[float] = []
    session.on("Network.loadingFinished", lambda e: received.append(e["encodedDataLength"]))
    times: list[float] = []
    for _ in range(TRIES):
        received.clear()
        began = time.monotonic()
        page.reload(wait_until="commit")
        page.wait_for_selector(FIRST_USED)
        times.append(time.monotonic() - began)
    page.wait_for_load_state("networkidle")
    assert 0 < sum(received) < FIRST_PAGE, f"{sum(received):.0f} bytes"
    assert min(times) < SOON, f"usable after {min(times):.2f} s at best"


def test_nothing_is_told_by_colour_alone_on_a_phone(open_page: Open) -> None:
    page = open_page(size=PHONE, has_touch=True, is_mobile=True)
    quick_game(page, "union-arena")
    play_by_clicks(page, seed=7, answers=10)
    assert axe(page) == []
