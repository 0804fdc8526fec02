"""Every text of our cards does something when it is played."""


from __future__ import annotations

import pytest

from quadriga.games.ultraman import cards
from quadriga.games.ultraman.exercising import works
from quadriga.games.ultraman.game import GAME

WITH_TEXT = [number for number, card in GAME.cards().items() if card.get("text")]


@pytest.mark.parametrize("number", WITH_TEXT)
def test_every_text_makes_a_difference(number: str) -> None:
    card = GAME.cards()[number]
    for text in cards.build(card).texts:
        assert works(GAME.boards(), card, text), card["text"]


def test_a_text_that_can_do_nothing_is_noticed() -> None:
    card = {"number": "T-1", "name": "Ram", "card_type": "Ultra Hero", "character": "RAM", "type": "BASIC", "level": 1}
    never = "[SIN]While you have 20 or more cards in your hand, give this character +0 BP."
    text = cards.build({**card, "bp": {"SIN": 1}, "text": never}).texts[0]
    assert not works(GAME.boards(), {**card, "bp": {"SIN": 1}, "text": never}, text)
