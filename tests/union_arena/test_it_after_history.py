"""A condition on the past speaks of somebody: "it" behind it is not silently taken for this card."""

from __future__ import annotations

import pytest

import quadriga
from quadriga.games.game import Unreadable
from quadriga.rulebook.marks import rule

GAME = quadriga.load("union-arena")


def face(text: str, kind: str = "character") -> object:
    card = {"number": "TST-1-001", "name": "Pact", "type": kind, "color": "red", "energy": 0, "ap": 1, "text": text}
    return GAME.face(GAME.card_data({**card, **({"bp": 1000} if kind == "character" else {})}))


@rule("ua.text.refer.1")
def test_it_behind_a_condition_on_the_past_is_not_this_card() -> None:
    with pytest.raises(Unreadable, match="condition on the past"):
        face("At the end of your Attack Phase, if your character attacked during this turn, retire it.", "site")


@rule("ua.text.refer.1")
def test_it_is_read_where_somebody_is_spoken_of_behind_that_condition() -> None:
    assert face("At the end of your Attack Phase, if your character attacked during this turn, retire this character.")
    assert face("[When Attacking] If a character has been sidelined this turn, this character gains 1000 BP until the end of the turn. If you have two or less life, it gains [Impact (1)] until the end of the turn.")
    assert face("[When Played] If a character has been sidelined this turn, choose up to one character on your field. It gains 1000 BP until the end of the turn.")
