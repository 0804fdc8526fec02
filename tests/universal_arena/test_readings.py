"""Readings: each part of a character may have its own."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quadriga import games
from quadriga.games import importing, readings
from quadriga.games.game import Unreadable

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
