"""The one-line way of writing a board."""

from __future__ import annotations

import pytest

from quadriga.games.boards import BadBoard
from quadriga.scenario.notation import entries, entry, zones


def test_zones_and_cards_are_parted_outside_brackets_and_quotation_marks() -> None:
    text = 'front: Ram 4000 "[When Played] Draw a card; rest, then wait.", Wall; life: 7'
    (front, cards), life = zones(text)
    assert front == "front" and life == ("life", "7")
    ram, wall = entries(cards)
    assert ram.text == "[When Played] Draw a card; rest, then wait." and wall.name == "Wall"


def test_a_card_is_count_name_number_text_fields_orientation_and_what_lies_beneath() -> None:
    found = entry("2x Old Ram 4000 [Impact (1)] [Step] {energy: 2} resting over Lamb 1000 over face-down Pearl")
    assert (found.count, found.name, found.printed, found.resting) == (2, "Old Ram", (4000,), True)
    assert found.text == "[Impact (1)]\n[Step]" and found.fields == {"energy": 2}
    lamb, pearl = found.beneath
    assert (lamb.name, lamb.printed, lamb.face_down) == ("Lamb", (1000,), False)
    assert (pearl.name, pearl.face_down) == ("Pearl", True)


def test_a_number_alone_is_so_many_blank_cards() -> None:
    assert entry("7").blank and entry("7").count == 7
    assert entry("3 random").random and not entry("3 random").blank


@pytest.mark.parametrize("text", ['Ram "never closed', "Ram [Impact", "Ram {energy: 2"])
def test_what_is_not_closed_is_refused(text: str) -> None:
    with pytest.raises(BadBoard, match="not closed"):
        entries(text)


@pytest.mark.parametrize("text", ["4000 [Impact (1)]x, , [Step]", "Ram {energy}"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(BadBoard):
        entries(text)


def test_a_zone_must_be_named() -> None:
    with pytest.raises(BadBoard, match="names no zone"):
        list(zones("Ram 4000"))
