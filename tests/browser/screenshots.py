"""Pictures of the page for the README: `python tests/browser/screenshots.py` writes them to docs/pictures.

They hold Chinese words, so a font that has them must be installed (Debian: fonts-noto-cjk).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import pytest  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from quadriga.games import NAMES  # noqa: E402
from tests.browser.conftest import DESK, FLAGS, PHONE, chromium, deal_from_the_seed  # noqa: E402
from tests.browser.person import LOOK, answered, best, close_dialog, concede, quick_game, waits  # noqa: E402
from tests.expected import expected  # noqa: E402
from tests.server.conftest import Running  # noqa: E402

PICTURES = ROOT / "docs/pictures"
SMALLER = {
    "laptop": {"width": 1280, "height": 720},
    "phone": PHONE,
    "sideways": {"width": 844, "height": 390},
    "zoomed": {"width": 640, "height": 360},
}
"""The last one is a window of 1280×720 at 200% zoom."""
SETTINGS = "localStorage.setItem('quadriga.settings', JSON.stringify({language: '%s', motion: false}))"
PAGES = {
    "decks": ("#/decks/union-arena/harbour-watch", "[data-legal=true]"),
    "rules": ("#/rules/union-arena", "article"),
    "cards": ("#/cards/union-arena", "li [data-number]"),
    "learn": ("#/learn/union-arena", "[data-lesson]"),
    "lesson": ("#/learn/union-arena/lesson-3-attack-and-block", "[data-path] .say"),
}
"""Where a page is, and what is there once it is whole."""


def picture(page: Any, name: str) -> None:
    page.mouse.move(2, 2)
    page.wait_for_timeout(700)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=82)
    print(f"docs/pictures/{name}.jpg")


def play(page: Any, answers: int) -> None:
    """So many answers of a game that is not over by then: a picture shows a game in progress."""
    chance = Random(1)
    for _ in range(answers):
        assert waits(page), "The game has ended before its picture: fewer answers, please."
        close_dialog(page)
        seen = page.evaluate(LOOK)
        page.locator(".options [data-option]").nth(best(seen["verbs"], chance)).click()
        answered(page, seen["question"])
    assert waits(page), "The game has ended before its picture: fewer answers, please."


def see_that_chinese_can_be_drawn() -> None:
    known = shutil.which("fc-list") is None or subprocess.check_output(["fc-list", ":lang=zh-tw"])
    if not known:
        raise SystemExit("No font has Chinese characters: the pictures would show boxes. Install fonts-noto-cjk.")


def main() -> None:
    see_that_chinese_can_be_drawn()
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright, pytest.MonkeyPatch.context() as patch:
        deal_from_the_seed(patch)
        site = Running(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(viewport={"width": DESK["width"], "height": DESK["height"]})
        context.add_init_script(SETTINGS % "en")
        page = context.new_page()
        page.set_default_timeout(120_000)
        page.goto(site.url)
        page.wait_for_selector("[data-quick]:not([disabled])")
        picture(page, "start")
        for game in NAMES:
            page.goto(site.url)
            quick_game(page, game)
            play(page, expected(game, "answers before a picture"))  # a table that shows something
            close_dialog(page)
            picture(page, f"table-{game}")
            for name, size in SMALLER.items():
                page.set_viewport_size({"width": size["width"], "height": size["height"]})
                picture(page, f"table-{game}-{name}")
            page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
            if game == "union-arena":
                concede(page)
                page.locator(".result").get_by_role("link", name="Replay").click()
                page.wait_for_selector("[data-scrub]")
                page.wait_for_selector(".board")
                page.locator("[data-scrub]").fill("30")
                page.wait_for_selector(".log li >> nth=20")
                picture(page, "replay")
        for name, (at, whole) in PAGES.items():
            page.goto("about:blank")
            page.goto(f"{site.url}/{at}")
            page.wait_for_selector(whole)
            picture(page, name)
        size = {"width": PHONE["width"], "height": PHONE["height"]}
        phone = browser.new_context(**playwright.devices["Pixel 5"] | {"viewport": size})
        phone.add_init_script(SETTINGS % "zh-Hant")
        page = phone.new_page()
        page.set_default_timeout(120_000)
        page.goto(site.url)
        quick_game(page, "union-arena")
        play(page, 20)
        picture(page, "phone-chinese")
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
