"""What an audit found declined although all its parts were known, or done wrongly: items that have no scenario file."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

import pytest

from quadriga.scenario.table import Table
from tests.ultraman.test_instructions import power, tops
from tests.ultraman.test_wider_words import drawn_by
from tests.ultraman.texts import HOLD


def test_to_after_cards_were_put_back_in_any_order(table: Table) -> None:
    power(table, "You may reveal the top two cards of your deck and return them to the top of your deck in any order, to give one of your 『ELK』 +500 BP for this turn.")
    table.place(A=f"areas: Ram, Elk 1000, {HOLD}; deck: X 1, Y 1, 5")
    table.A.uses("Ram")
    table.A.answers("yes")
    table.A.chooses("X")  # lies lowest
    table.A.answers("yes")
    assert tops(table, 0) == [1000, 1500, 1000] and table.A.deck[:2] == ["Y", "X"]


@pytest.mark.parametrize(("hand", "bp"), [("X 1, Y 1", 1500), ("X 1", 1000)])
def test_one_or_two_chosen_and_that_many_returned_with_too_few(table: Table, hand: str, bp: int) -> None:
    power(table, "You may choose two of your 『ELK』, and return that many cards from your hand to the bottom of your deck, to give this character +500 BP for this turn.")
    table.place(A=f"areas: Ram, Elk 1000, Elk, {HOLD}; hand: {hand}; deck: 5")
    table.A.uses("Ram")
    if bp > 1000:
        for words in ("yes", "X", "yes"):
            table.A.answers(words) if words == "yes" else table.A.chooses(words)
    assert table["Ram"].bp == bp


def test_that_is_not(table: Table) -> None:
    power(table, "Give all your characters that are not Kaiju +500 BP for this turn.")
    table.place(A=f"areas: Ram, Cat5 1000, Elk 1000, {HOLD}")
    table.A.uses("Ram")
    assert tops(table, 0) == [1500, 1000, 1500, 1500]


@pytest.mark.parametrize(("words", "zone"), [("Exile up to two cards in your discard area from the game", "exiled"), ("Return up to two cards from your discard area to the bottom of your deck", "deck"), ("Put up to two cards from your discard area into your hand", "hand")])
def test_up_to_with_every_verb(table: Table, words: str, zone: str) -> None:
    power(table, f"{words}.")
    table.place(A=f"areas: Ram, {HOLD}; hand: Doe 1; discard: X 1, Y 1, Z 1; deck: 5")
    table.A.uses("Ram")
    table.A.chooses("Y")
    if zone == "exiled":
        assert table.A.discard == ["X", "Z"]
    assert len(table.A.discard) == 2 and (zone != "hand" or "Y" in table.A.hand)


def test_gifts_and_conditions_joined_by_and(table: Table) -> None:
    power(table, "If you have 『ELK』 and you have a Kaiju, give this character TYPE 【POWER】 and +500 BP for this turn.")
    for mine, bp in (("Elk 1000, Cat5 1000", 1500), ("Elk 1000, Doe 1000", 1000)):
        table.place(A=f"areas: Ram, {mine}, {HOLD}")
        table.A.uses("Ram")
        assert table["Ram"].bp == bp and table["Ram"].types == (["BASIC", "POWER"] if bp > 1000 else ["BASIC"])


def test_a_continuous_gift_to_the_battle_opponent(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN]Give this character's battle opponent -500 BP.")
    table.place(A=f"areas: Ram, {HOLD}", B="areas: Wall 1000, Oak 1000")
    assert tops(table, 1) == [500, 1000]


def test_your_opponent_draws_for_each(table: Table) -> None:
    power(table, "Draw a card for each 『ELK』 you have. Your opponent draws a card.")
    table.place(A=f"areas: Ram, Elk 1000, Elk, {HOLD}; deck: 5", B="areas: Wall 1000; hand: X 1; deck: Y 1, 5")
    table.A.uses("Ram")
    assert drawn_by(table) == 2 and sorted(table.B.hand) == ["X", "Y"]


def test_a_whole_character_is_sent_away(table: Table) -> None:
    power(table, "Send one of your 『ELK』 to its owner's discard area.")
    table.place(A=f"areas: Ram, Elk2 1000 over Elk1 1000, {HOLD}")
    table.A.uses("Ram")
    assert sorted(table.A.discard) == ["Elk1", "Elk2"]


def test_a_watcher_of_ones_own_cards(table: Table) -> None:
    table.card("Ear", bp={"SIN": 1000}, text="[SIN]《Whenever one of your 『ELK』 is returned to its owner's hand》Give this character +500 BP for this turn.")
    power(table, "Return one of your 『ELK』 to its owner's hand.")
    table.place(A=f"areas: Ram, Ear, Elk 1000, {HOLD}", B="areas: Wall 1000")
    table.A.uses("Ram")
    assert table["Ear"].bp == 1500


def test_a_printed_bp_of_a_named_state(table: Table) -> None:
    table.card("Elk", bp={"SIN": 1000, "DBL": 6000})
    power(table, "Give all your characters with a printed DOUBLE BP of 5000 or higher +500 BP for this turn.")
    table.place(A=f"areas: Ram, Elk, Doe 1000, {HOLD}")
    table.A.uses("Ram")
    assert tops(table, 0) == [1000, 1500, 1000, 1000]


def test_distinct_names_are_counted_once(table: Table) -> None:
    power(table, "Give this character +500 BP for this turn for each different character name among your characters.")
    table.place(A=f"areas: Ram, Elk 1000, Elk, Doe 1000, {HOLD}")
    table.A.uses("Ram")
    assert table["Ram"].bp == 3000  # Ram, Elk, Doe, Hold
