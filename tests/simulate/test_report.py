"""The HTML report: one file that needs nothing, with every section."""

from __future__ import annotations

import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest

from quadriga import load
from quadriga.games import NAMES
from quadriga.simulate.report import report
from quadriga.simulate.running import Settings, simulate
from quadriga.simulate.statistics import Summary, summarise

EVERYWHERE = ["Players", "Decks", "First player", "How games were won", "Length of games", "Turn by turn",
              "Left unused", "Cards"]  # fmt: skip
VOID = {"meta"}


def page(name: str, games: int = 160, players: tuple[str, ...] = ("heuristic", "random")) -> tuple[str, Summary]:
    game = load(name)
    settings = Settings(name, game.decks(), list(players), games, 1, chronicle=True, jobs=1)
    summary = summarise(simulate(settings).results())
    return report(game, summary, f"{game.title} <test>", settings.decks), summary


class Parsed(HTMLParser):
    """Tags that are opened are closed, in order; what the page says and refers to is collected."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.heads: list[str] = []
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.loaded: list[str] = []
        self.svg: list[str] = []
        self.feed(html)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        if tag not in VOID:
            self.open.append(tag)
        if "id" in found:
            self.ids.add(str(found["id"]))
        self.links += [str(value) for name, value in attributes if name in ("href", "src", "action", "data")]
        if tag in ("link", "img", "iframe", "object", "embed") or (tag == "script" and "src" in found):
            self.loaded.append(tag)
        if tag == "svg":
            self.svg.append(str(found["aria-label"]))

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass  # shapes of a plot close themselves

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.heads.append(data)


@pytest.mark.parametrize("name", NAMES)
def test_a_report_is_whole_and_needs_nothing(name: str) -> None:
    html, _ = page(name)
    parsed = Parsed(html)
    wanted = EVERYWHERE[:-1] + (["Characters", "Teams"] if name == "universal-arena" else []) + EVERYWHERE[-1:]
    assert parsed.heads == wanted
    assert not parsed.loaded
    assert parsed.links and all(link.startswith("#") and link[1:] in parsed.ids for link in parsed.links)
    assert not re.search(r"https?:|//[a-z]|@import|url\(", re.sub(r"\n\s*//.*", "", html))
    assert len(parsed.svg) >= 4
    assert "&lt;test&gt;" in html and "<test>" not in html


def test_every_pair_of_decks_stands_in_the_matrix_with_its_interval() -> None:
    html, summary = page("ultraman", 72, ("heuristic",))
    for rate in (r for (a, b), r in summary.matrix.items() if a != b):
        low, high = rate.interval()
        assert f"{rate.share:.1%} <small>({low:.0%}–{high:.0%})</small>" in html


def test_cards_are_called_by_name() -> None:
    for name in NAMES:
        html, summary = page(name)
        cards = html[html.index("id='cards'") :]
        first = re.findall(r"<tr><td>([^<]+) <small>([^<]+)</small></td>", cards)
        assert len(first) > 20
        assert all(shown != number for shown, number in first), name
        assert {number for _, number in first} <= {n for deck in summary.decks.values() for n in deck.cards}


def test_what_was_not_counted_has_no_section() -> None:
    game = load("union-arena")
    settings = Settings("union-arena", game.decks(), ["random"], 12, 1, jobs=1)
    html = report(game, summarise(simulate(settings).results()), "Short", settings.decks)
    assert Parsed(html).heads == ["Decks", "First player", "How games were won", "Length of games"]


def test_one_deck_against_itself() -> None:
    game = load("ultraman")
    key, deck = next(iter(game.decks().items()))
    settings = Settings("ultraman", {key: deck}, ["heuristic"], 4, 1, jobs=1)
    html = report(game, summarise(simulate(settings).results()), "Mirror", settings.decks)
    assert "played against itself" in html
    Parsed(html)


@pytest.mark.skipif(shutil.which("chromium") is None, reason="needs chromium")
def test_a_browser_shows_it_and_sorts_its_cards(tmp_path: Path) -> None:
    html, _ = page("union-arena")
    file = tmp_path / "report.html"
    file.write_text(html, encoding="utf-8")
    shown = subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", file.as_uri()],
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert shown.stdout.count("<th><button>") >= 7
