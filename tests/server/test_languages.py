"""Both languages: every question and every line of the log of every game has its Chinese sentence."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from quadriga.games import NAMES

DICTIONARIES = Path(__file__).parents[2] / "web/src/lang/zh-Hant"
KEY = re.compile(r"""^  (?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\w+)): ['"]""", re.MULTILINE)
TABLES = ("PROMPTS", "DONE_LABELS", "LINES")


def pattern(sentence: str) -> str:
    """A sentence without the names of its slots."""
    return re.sub(r"\{\w*\}", "{}", sentence.replace("\\'", "'"))


def known(name: str) -> set[str]:
    text = (DICTIONARIES / f"{name}.ts").read_text(encoding="utf-8")
    return {pattern(next(filter(None, key))) for key in KEY.findall(text)}


@pytest.mark.parametrize("game", NAMES)
def test_what_a_game_says_has_its_chinese_sentence(game: str) -> None:
    words = importlib.import_module(f"quadriga.games.{game.replace('-', '_')}.words")
    tables = [getattr(words, table) for table in TABLES if hasattr(words, table)]
    said = {sentence for table in tables for sentence in table.values() if sentence}
    assert len(said) > 20
    both = known(game) | known("shared")
    assert not {sentence for sentence in said if pattern(sentence) not in both}
