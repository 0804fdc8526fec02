"""What a card does, in plain words."""

from __future__ import annotations

from tests.test_explaining import shown


def test_it_tells_each_ability() -> None:
    text = shown("Hollow Seneschal", "--game", "guardians-arena")
    assert "all your Hollows get +2 when Hollow Seneschal is in play" in text and "gua.card.lord.1" in text
