"""What a card does, in plain words."""

from __future__ import annotations

from tests.test_explaining import shown


def test_it_tells_states_and_gates() -> None:
    text = shown("QUM-1-001", "--game", "ultraman")
    assert "active: while this character is SINGLE" in text
    assert "1. you may, but only completely:" in text and "11.4.2: Without A there is no B." in text
