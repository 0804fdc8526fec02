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

UNION = games.load("union-arena")
ODD: dict[str, Any] = {"number": "LMP-1-001", "name": "Wick", "type": "character", "color": "red", "bp": 2000,
                       "text": "[When Played] Fetch thee one card from atop thy deck."}  # fmt: skip
WORDS = "[When Played] Draw a card."
OTHERS: dict[str, dict[str, Any]] = {
    "ultraman": {"number": "LMP-001", "name": "Ember", "card_type": "Scene", "round": 1, "text": "Sing a song.",
                 "reads_as": "《When this scene enters play》You may draw a card."},
    "guardians-arena": {"number": "LMP-01", "name": "Soot", "type": "mortal", "size": "M", "vitality": 7,
                        "text": "+3 when juggling", "reads_as": "+3 when defending"},
}  # fmt: skip


def test_a_card_is_read_by_its_reading() -> None:
    with pytest.raises(Unreadable):
        UNION.face(ODD)
    face = UNION.face({**ODD, "reads_as": WORDS})
    assert UNION.abilities(face) == 1
    assert not importing.judge(UNION, [{**ODD, "reads_as": WORDS}], "", {}).declined


@pytest.mark.parametrize("name", list(OTHERS))
def test_other_games_have_readings_too(name: str) -> None:
    game = games.load(name)
    card = OTHERS[name]
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


UNIVERSAL = games.load("universal-arena")


def a_character(flare: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A character of five cards, of which the third is the one given."""
    card = {"cost": "1 Energy", "power": "8-12", "types": ["Basic", "Attack", "Physical", "Melee", "Blunt"],
            "target": "1 Enemy", "speed": "Normal", "effect": ["Deal Power damage."]}  # fmt: skip
    technique = {**card, "types": ["Technique", "Attack", "Physical", "Melee", "Blunt"]}
    cards = [{**(card if slot < 3 else technique), "slot": str(slot), "name": f"Stroke {slot}"} for slot in range(1, 6)]
    cards[2] |= flare
    return {"id": "pell", "name": "Pell", "version": "Lamplighter", "cards": cards, **more}


ODD_FLARE: dict[str, Any] = {"effect": ["Smite him thrice."]}
ODD_PARTS: dict[str, Any] = {
    "innates": [{"name": "Steady", "text": "He stands firm."}],
    "statuses": [{"name": "Glow", "lines": ["It glows."]}],
}
PART_WORDS = {
    "pell/3": "Deal Power damage.\nOn Hit: Gain 1 Glow.",
    "pell/Steady": "Resist 2 (Physical).",
    "pell/Glow": "Type: Unique.\nMax Value: 5.\nTurn End: Reduce Value by 1.",
}


def test_each_part_of_a_character_has_its_own_reading() -> None:
    page = UNIVERSAL.card_data(a_character(ODD_FLARE, **ODD_PARTS))
    with pytest.raises(Unreadable):
        UNIVERSAL.face(page)
    made, refused = readings.apply(UNIVERSAL, [page], {**PART_WORDS, "pell/9": "Draw 1.", "pell/1": "Sing."})
    assert set(refused) == {"pell/9", "pell/1"}
    assert UNIVERSAL.face(made[0]) is not None and UNIVERSAL.explain(made[0])
    assert not UNIVERSAL.characters([{"page": UNIVERSAL.card_data(made[0])}])["pell"]  # type: ignore[index]
    exported = readings.export(UNIVERSAL, made)["readings"]
    assert exported == PART_WORDS and "Smite" not in json.dumps(exported)
    bare, _ = readings.apply(UNIVERSAL, made, {"pell/3": ""})
    assert set(readings.export(UNIVERSAL, bare)["readings"]) == set(PART_WORDS) - {"pell/3"}


def test_a_reading_of_a_part_survives_the_file() -> None:
    written = a_character({**ODD_FLARE, "reads_as": "Deal Power damage."})
    made = importing.judge(UNIVERSAL, [written], "", {})
    assert not made.declined and not made.faults
    assert readings.export(UNIVERSAL, made.cards)["readings"] == {"pell/3": "Deal Power damage."}


def test_help_for_a_part_of_a_character() -> None:
    page = UNIVERSAL.card_data(a_character(ODD_FLARE))
    told = readings.help_with(UNIVERSAL, page, "", "pell/3")
    assert not told["read"] and told["unread"].startswith("Smite")
    told = readings.help_with(UNIVERSAL, page, "Deal Power damage.", "pell/3")
    assert told["read"] and told["steps"]
