"""A card with a phrase nobody knows is declined with exactly those words, wherever somebody meets it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from quadriga import games
from quadriga.cli import app
from tests.expected import expected, games_with

UNKNOWN = "juggle three lanterns"
ALL = {name: expected(name, "odd card") for name in games_with("odd card")}
"""A card or a character of each game, in whose text these words stand."""


@pytest.fixture(autouse=True)
def own_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUADRIGA_DATA", str(tmp_path / "data"))


def run(*words: str) -> str:
    return str(CliRunner().invoke(app, list(words)).output)


def file_of(tmp_path: Path, name: str) -> Path:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps([ALL[name]], ensure_ascii=False), encoding="utf-8")
    return path


@pytest.mark.parametrize("name", ALL)
def test_the_check_stops_at_these_words(tmp_path: Path, name: str) -> None:
    data = json.loads(run("cards", "check", str(file_of(tmp_path, name)), "--game", name, "--json"))
    [declined] = data["declined"]
    assert declined["unread"].lower() == f"{UNKNOWN}.", declined


def odd_deck(tmp_path: Path, name: str) -> Path:
    """A deck that is legal but for the odd card."""
    run("cards", "import", str(file_of(tmp_path, name)), "--game", name)
    starter = next(iter(games.load(name).decks().values()))
    data: dict[str, Any] = {"name": "Odd", "game": name, "cards": dict(starter.cards), **starter.extra}
    if "characters" in starter.extra:
        data["characters"] = [ALL[name]["id"], *starter.extra["characters"][1:]]
        del data["cards"]
    else:
        data["cards"][ALL[name]["number"]] = 1
    path = tmp_path / "deck.json"
    path.write_text(json.dumps(data))
    return path


@pytest.mark.parametrize("name", ALL)
def test_the_deck_check_names_these_words(tmp_path: Path, name: str) -> None:
    text = run("deck", "check", str(odd_deck(tmp_path, name)))
    assert "understood from these words on" in text and f"'{UNKNOWN}.'" in text.lower(), text


@pytest.mark.parametrize("name", [name for name, odd in ALL.items() if "number" in odd])
def test_without_its_text_the_card_may_be_played(tmp_path: Path, name: str) -> None:
    text = run("deck", "check", str(odd_deck(tmp_path, name)), "--vanilla")
    assert "understood from these words on" not in text, text


@pytest.mark.parametrize("name", ALL)
def test_the_terminal_says_these_words_in_one_sentence(tmp_path: Path, name: str) -> None:
    deck = odd_deck(tmp_path, name)
    played = subprocess.run(
        [sys.executable, "-m", "quadriga.cli", "play", name, "--deck", str(deck)],
        capture_output=True, text=True, env=dict(os.environ), input="", timeout=120,
    )  # fmt: skip
    assert played.returncode == 2 and "Traceback" not in played.stderr
    assert f"'{UNKNOWN}.'" in played.stderr.lower() and played.stderr.count("\n") == 1, played.stderr
    assert f"{UNKNOWN}." in run("cards", "show", "Odd Lamp", "--game", name).lower()
