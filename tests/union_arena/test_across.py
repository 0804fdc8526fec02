"""A North American text said in Asian words means the same, so a text that its own table lacks is read by the other."""

from __future__ import annotations

import pytest

from quadriga.effects.node import meaning
from quadriga.games.union_arena import cards
from quadriga.games.union_arena.wording.across import in_asian_words
from quadriga.games.union_arena.wording.dialects import ASIAN, NORTH_AMERICAN
from quadriga.games.union_arena.wording.grammar import grammar

TEXTS = [
    "[When Played] Draw a card, then place one card from your hand into your sideline.",
    "[When Attacking] Choose up to one character on your opponent's front line with 3000 or less BP and sideline it.",
    "[When Sidelined] Add up to one [Reed Marsh] affinity card from your sideline to your hand.",
    "[Activate: Main] (If on the Front Line) (Switch to Resting) Choose one \"Oda\" on your field. It gains 1000 BP until the end of the turn.",
    "[During Your Turn] If \"Oda\" is on your field, this character gains 500 BP.",
    "[When Played] Play up to one green character card with 2 or less required energy from your sideline set to resting onto your field.",
    "[When Played] Choose one character on your opponent's front line. It loses 1000 BP until the end of the turn.",
    "[When Blocking] This character gains 1000 BP until the end of the battle.",
    "Choose one character on your field. It gains \"When a \"Oda\" on your field attacks, draw a card\" until the end of the turn.",
    "[Raid] \"Oda\" Switch to active. May move to the front line.",
    "[When Played] Switch all other [Reed Marsh] affinity characters on your field to active.",
    "[Nullify Impact]",
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_both_say_the_same(text: str) -> None:
    said = in_asian_words(text)
    assert meaning(grammar(ASIAN).read("ability", said)) == meaning(grammar(NORTH_AMERICAN).read("ability", text)), said


def test_what_only_the_other_table_reads_is_read() -> None:
    text = "When your opponent's character is sidelined by your abilities, draw a card."
    assert isinstance(cards._in_wording([text], NORTH_AMERICAN), str)
    assert len(cards.read_text("QDR-X-1", text)) == 1


def test_names_are_left_alone() -> None:
    text = 'If "The Sideline Field" is on your field, this character gains 500 BP.'
    assert "<The Sideline Field>" in in_asian_words(text)


def test_what_nobody_reads_is_told_in_its_own_words() -> None:
    with pytest.raises(cards.CardDeclined) as told:
        cards.read_text("QDR-X-1", "[When Played] Sideline the moon and switch it to resting.")
    assert told.value.unread.startswith("moon and switch it to resting")
