"""What a card does, in plain words."""

from __future__ import annotations

from tests.test_explaining import shown


def test_it_tells_each_part_of_a_character() -> None:
    text = shown("mirelle-vane-tidewarden", "--game", "universal-arena")
    assert "Tidewall: Turn End" in text and "spend 4 Tidewall; only if that was paid:" in text
    assert "the card itself" in shown("Breakwater", "--game", "universal-arena")
