"""A real server and a real browser: the page as a person meets it.

Where there is no chromium, or the page is not built, these tests are skipped and say so;
with QUADRIGA_BROWSER=must they fail instead.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NoReturn
from urllib.parse import urlsplit

import pytest

from quadriga.server import host, piles, thinking
from quadriga.server.app import STATIC
from tests.server.conftest import Running

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 1000 * int(os.environ.get("QUADRIGA_PATIENCE", "30"))
"""Milliseconds that a person waits for anything; a busy machine may be given more."""
LONG = int(os.environ.get("QUADRIGA_LONG", "0"))
"""How many whole games `make browser-long` plays of each kind; otherwise time is short."""
SEED = int(os.environ.get("QUADRIGA_SEED", "15"))
"""With this seed games have their usual length; random play of some teams of Universal Arena takes ten times that."""


def deal_from_the_seed(patch: pytest.MonkeyPatch, seed: int = SEED, decks: int = SEED) -> None:
    """Decks, shuffles and the computer's thoughts are those of the seed."""
    patch.setattr(host, "new_seed", lambda: seed)
    patch.setattr(thinking, "_seed", lambda: seed)
    patch.setattr(piles, "random", Random(decks))


@pytest.fixture(autouse=True)
def the_same_games_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever fails fails again."""
    deal_from_the_seed(monkeypatch)


def missing(what: str) -> NoReturn:
    said = f"Browser tests skipped: {what}"
    if os.environ.get("QUADRIGA_BROWSER") == "must":
        pytest.fail(said, pytrace=False)
    pytest.skip(said)


def chromium() -> str:
    """The system's chromium, or why there is none."""
    named = os.environ.get("QUADRIGA_CHROMIUM")
    if named and not shutil.which(named):
        missing(f"QUADRIGA_CHROMIUM names {named}, which cannot be run.")
    found = named or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not found:
        missing("there is no chromium. Install it (Debian: apt-get install chromium).")
    return found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    if not (STATIC / "index.html").is_file():
        missing("the page is not built. Build it with `make web`.")
    running = Running(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    path = chromium()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright is not installed. Install it with `make setup`.")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()


Open = Callable[..., Any]


@pytest.fixture
def open_page(site: Running, browser: Any) -> Iterator[Open]:
    """Open the page as another person; at the end nobody may have seen an error or asked another machine."""
    complaints: list[str] = []
    contexts: list[Any] = []

    def opened(
        at: str = "",
        *,
        size: dict[str, int] = DESK,
        motion: bool = False,
        language: str = "en",
        refused: str = "",
        lost: str = "",
        **more: Any,
    ) -> Any:
        """`at`: an address, or what stands behind our own. `refused`: a status that the server answers with in this
        test, which browsers report as an error. `lost`: so for a line that the test cuts."""
        context = browser.new_context(viewport=size, **more)
        contexts.append(context)
        motions = "true" if motion else "false"
        context.add_init_script(
            "localStorage.getItem('quadriga.settings') || localStorage.setItem('quadriga.settings', "
            f"""JSON.stringify({{language: '{language}', motion: {motions}}}))"""
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda m: complaints.append(f"console: {m.text}") if bad(m, refused, lost) else None)
        page.on("pageerror", lambda e: complaints.append(f"error: {e}"))
        page.on("request", lambda r: complaints.append(f"foreign: {r.url}") if not own(r.url) else None)
        page.goto(at if at.startswith("http") else f"{site.url}/{at}")
        return page

    def bad(message: Any, refused: str, lost: str) -> bool:
        known = (refused and f"status of {refused}" in message.text) or (lost and lost in message.text)
        return message.type == "error" and not known

    def own(url: str) -> bool:
        here = urlsplit(url)
        return here.scheme in ("data", "blob") or here.hostname in ("127.0.0.1", "localhost")

    yield opened
    for context in contexts:
        context.close()
    assert not complaints, complaints
