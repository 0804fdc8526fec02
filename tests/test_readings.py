"""Readings: a card whose text is not understood plays by the same ability in words that are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from quadriga import games
from quadriga.cli import app
from quadriga.games import importing, readings
from quadriga.games.game import Unreadable
from tests.expected import expected, games_with

UNION = games.load("union-arena")
ODD: dict[str, Any] = {"number": "LMP-1-001", "name": "Wick", "type": "character", "color": "red", "bp": 2000,
                       "text": "[When Played] Fetch thee one card from atop thy deck."}  # fmt: skip
WORDS = "[When Played] Draw a card."


def test_a_card_is_read_by_its_reading() -> None:
    with pytest.raises(Unreadable):
        UNION.face(ODD)
    face = UNION.face({**ODD, "reads_as": WORDS})
    assert UNION.abilities(face) == 1
    assert not importing.judge(UNION, [{**ODD, "reads_as": WORDS}], "", {}).declined


@pytest.mark.parametrize("name", games_with("card with a reading"))
def test_every_game_has_readings(name: str) -> None:
    game = games.load(name)
    card = expected(name, "card with a reading")
    with pytest.raises(Unreadable):
        game.face({key: value for key, value in card.items() if key != "reads_as"})
    assert game.face(card) is not None and game.explain(card)


def test_help_while_one_types() -> None:
    told = readings.help_with(UNION, ODD, "")
    assert not told["read"] and told["unread"].startswith("Fetch") and told["near"]
    assert readings.help_with(UNION, ODD, told["near"][0])["read"]
    told = readings.help_with(UNION, ODD, WORDS)
    assert told["read"] and told["steps"] and not told["unread"]
    assert not readings.help_with(UNION, ODD, "x" * 5000)["read"]


def test_readings_are_shared_without_the_cards_own_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUADRIGA_DATA", str(tmp_path / "data"))
    (tmp_path / "lamps.json").write_text(json.dumps([ODD, {**ODD, "number": "LMP-1-002"}]), encoding="utf-8")
    importing.import_file(tmp_path / "lamps.json", UNION)
    shared = {"game": "union-arena", "readings": {"LMP-1-001": WORDS, "LMP-1-002": "Sing.", "LMP-1-009": WORDS}}
    (tmp_path / "shared.json").write_text(json.dumps(shared), encoding="utf-8")
    done = CliRunner().invoke(app, ["cards", "readings", "--apply", str(tmp_path / "shared.json"), "--json"])
    told = json.loads(done.output)
    assert told["taken"] == 1 and set(told["refused"]) == {"LMP-1-002", "LMP-1-009"}
    assert UNION.cards()["LMP-1-001"]["reads_as"] == WORDS
    out = tmp_path / "out.json"
    CliRunner().invoke(app, ["cards", "readings", "--export", str(out)])
    text = out.read_text(encoding="utf-8")
    assert json.loads(text)["readings"] == {"LMP-1-001": WORDS} and "Fetch" not in text


@pytest.mark.parametrize("text", ["", "[]", '{"readings": 3}', '{"game": "ultraman", "readings": {}}', "[" * 99999])
def test_a_file_that_holds_no_readings_gets_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        readings.read_file(text, UNION)
