"""A fifth game from a folder of its own is on the page, in both languages, and is played there to the end."""

from __future__ import annotations

from pathlib import Path

from tests.fifth.suites import GAME, installed, suite


def test_a_fifth_game_is_played_on_the_page(tmp_path: Path) -> None:
    suite(installed(tmp_path), "tests/browser/test_games.py", "-k", f"test_the_table_never_stays_behind and {GAME}")
