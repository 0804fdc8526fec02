"""Files that nobody should have sent: each gets a sentence, nothing is lost, and the page goes on."""

from __future__ import annotations

import time
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Open

AT_ONCE = 5.0
"""Seconds within which a file that is never read is refused, on a busy machine."""


def card_file(page: Any, path: Path) -> None:
    page.set_input_files("section[aria-label='Your own card files'] input[type=file] >> nth=0", path)


@pytest.fixture
def huge(tmp_path: Path) -> Path:
    """200 MB that take no room on the disk."""
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(200_000_000)
    return path


@pytest.fixture
def bomb(tmp_path: Path) -> Path:
    """1 MB that unpacks to a gigabyte."""
    path = tmp_path / "bomb.zip"
    with (
        zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive,
        archive.open("a.json", "w") as one,
    ):
        for _ in range(1_000):
            one.write(b"\0" * 1_000_000)
    return path


def test_a_huge_file_and_a_zip_bomb_for_cards_get_a_sentence_at_once(open_page: Open, huge: Path, bomb: Path) -> None:
    page = open_page("#/cards/union-arena")
    page.wait_for_selector("[data-number]")
    for path, words in ((huge, "200 MB"), (bomb, "archive")):
        began = time.monotonic()
        card_file(page, path)
        page.wait_for_selector(f"[data-file-trouble]:has-text('{words}')")
        assert time.monotonic() - began < AT_ONCE
        page.locator("[data-search]").fill("Oilcan")  # the page is there
        page.wait_for_selector("[data-number='QDR-1-001']")
        page.locator("[data-search]").fill("")


def test_a_huge_file_and_a_zip_bomb_for_decks_get_a_sentence_at_once(open_page: Open, huge: Path, bomb: Path) -> None:
    page = open_page("#/decks/union-arena/new")
    page.locator("[data-import]").click()
    for path in (huge, bomb):
        began = time.monotonic()
        page.set_input_files("dialog input[type=file]", path)
        page.wait_for_selector("dialog [role=alert]:has-text('too long')")
        assert time.monotonic() - began < AT_ONCE


def test_a_long_list_of_nonsense_is_refused_while_the_page_goes_on(open_page: Open, tmp_path: Path) -> None:
    page = open_page("#/cards/union-arena", refused="422")
    page.wait_for_selector("[data-number]")
    path = tmp_path / "long.json"
    path.write_text("[" * 45_000_000)
    card_file(page, path)
    page.wait_for_selector("[data-file-trouble]")
    assert "split" in page.locator("[data-file-trouble]").inner_text()


@pytest.mark.parametrize("delimiter", [";", "\t", "|"])
def test_a_table_with_another_delimiter_and_names_in_other_scripts_comes_in_whole(
    open_page: Open, tmp_path: Path, delimiter: str
) -> None:
    names = ["Лодочник", "灯台守", "مصباح", "נר", "Φανός", "दीपक", "등불", 'Lämpchen; the "small" one']
    rows = [["number", "name", "type", "color", "energy", "ap", "generates", "bp", "text"]]
    for n, name in enumerate(names, 1):
        rows.append([f"OWN-7-{n:03}", name, "character", "red", "1", "1", "red", "2000", ""])
    quoted = "\r\n".join(delimiter.join('"' + cell.replace('"', '""') + '"' for cell in row) for row in rows)
    path = tmp_path / "cards.csv"
    path.write_bytes(quoted.encode("utf-8-sig"))
    page = open_page("#/cards/union-arena")
    page.wait_for_selector("[data-number]")
    card_file(page, path)
    page.wait_for_selector(f"[data-report]:has-text('{len(names)} cards were added')")
    for n, name in enumerate(names, 1):
        page.locator("[data-search]").fill(name.split(";")[0])
        page.wait_for_selector(f"[data-number='OWN-7-{n:03}']")
    page.goto(page.url.partition("#")[0] + "#/decks/union-arena/new")
    page.locator("[data-import]").click()
    page.locator("[data-pasted]").fill("\n".join(f"4 {name}" for name in names))
    page.locator("[data-read]").click()
    page.wait_for_selector(f"[data-listed='{4 * len(names)}']:has-text('{4 * len(names)} of {4 * len(names)}')")


def test_a_card_file_in_another_encoding_gets_a_sentence(open_page: Open, tmp_path: Path) -> None:
    page = open_page("#/cards/union-arena")
    page.wait_for_selector("[data-number]")
    path = tmp_path / "cards.csv"
    path.write_bytes("number,name\nOWN-1-001,灯台守\n".encode("shift_jis"))
    card_file(page, path)
    page.wait_for_selector("[data-file-trouble]:has-text('UTF-8')")
