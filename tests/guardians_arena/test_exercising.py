"""Abilities make a difference when they are played, not only when they are printed."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.exercise import try_card
from quadriga.games.guardians_arena import cards
from quadriga.games.guardians_arena.positions import exercising

GAME = games.load("guardians-arena")
SAMPLE = ["SM-MO01", "SM-MO05", "SM-EX04", "SM-AR15", "SM-TR11", "SM-LA06"]


@pytest.mark.parametrize("number", SAMPLE)
def test_every_ability_of_the_card_makes_a_difference(number: str) -> None:
    entry = cards.library()[number]
    trials = try_card(GAME, entry, [])
    assert len(trials) == GAME.abilities(GAME.face(entry)) > 0
    assert all(t.outcome == "resolved" for t in trials)


def test_text_without_counterpart_is_no_ability_that_works() -> None:
    mule = {"number": "1", "name": "Mule", "type": "mortal", "vitality": 2, "text": "Counts as 4 Vitality for control of space."}
    face = cards.build(mule)
    assert GAME.abilities(face) == 0 and len(cards.without_counterpart(face)) == 1
    assert not exercising.makes_a_difference(GAME, mule, 0, positions=20)
