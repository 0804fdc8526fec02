"""What the language says beyond the printed cards: each new word with its exact outcome."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

import pytest

from quadriga.games.ultraman.wording.grammar import grammar
from quadriga.scenario.table import Table
from quadriga.text.errors import Declined
from tests.ultraman.test_instructions import power, tops
from tests.ultraman.texts import HOLD

DEALT = 3
"""Blank cards in a hand of which a board says nothing."""


def drawn_by(table: Table) -> int:
    return len(table.A.hand) - DEALT


@pytest.mark.parametrize(
    ("who", "mine", "theirs", "drawn"),
    [
        ("each player has", "Elk 1000", "Wall 1000", 0),
        ("each player has", "Elk 1000", "Elk", 1),
        ("neither player has", "Doe 1000", "Wall 1000", 1),
        ("neither player has", "Doe 1000", "Elk 1000", 0),
        ("either player has", "Doe 1000", "Elk 1000", 1),
        ("either player has", "Doe 1000", "Wall 1000", 0),
    ],
)
def test_each_neither_and_either_player_ask_every_player(table: Table, who: str, mine: str, theirs: str, drawn: int) -> None:
    power(table, f"If {who} 『ELK』, draw a card.")
    table.place(A=f"areas: Ram, {mine}, {HOLD}; deck: 5", B=f"areas: {theirs}; deck: 5")
    table.A.uses("Ram")
    assert drawn_by(table) == drawn


@pytest.mark.parametrize(("mine", "drawn"), [("Elk 1000", 1), ("Elk 1000, Cat5 1000", 0), ("Doe 1000", 0)])
def test_have_one_and_not_the_other(table: Table, mine: str, drawn: int) -> None:
    power(table, "If you have 『ELK』 and do not have a Kaiju, draw a card.")
    table.place(A=f"areas: Ram, {mine}, {HOLD}; deck: 5")
    table.A.uses("Ram")
    assert drawn_by(table) == drawn


def test_drawn_cards_count_although_they_have_gone_on(table: Table) -> None:
    power(table, "Draw two cards. Discard one card from your hand. Give this character +1000 BP for this turn for each card you drew this turn.")
    table.place(A=f"areas: Ram, {HOLD}; deck: X 1, Y 1, 5")
    table.A.uses("Ram")
    table.A.chooses("X")
    assert table["Ram"].bp == 3000


def test_cards_sent_this_way_wherever_they_went(table: Table) -> None:
    power(table, "Send the top three cards of your deck to your discard area. For each Kaiju card sent this way, draw a card.")
    table.place(A=f"areas: Ram, {HOLD}; deck: Cat5 1, Dog5 1, Elk 1, 5")
    table.A.uses("Ram")
    assert drawn_by(table) == 2


def test_its_battle_opponent_is_this_characters(table: Table) -> None:
    power(table, "If this character's BP is lower than its battle opponent's BP, draw a card. Give this character and its battle opponent TYPE 【ARMED】 for this turn.")
    for foe, drawn in (("Wall 2000", 1), ("Wall 500", 0)):
        table.place(A=f"areas: Ram, {HOLD}; deck: 5", B=f"areas: {foe}, Oak 1000")
        table.A.uses("Ram")
        assert drawn_by(table) == drawn and table["Wall"].types == table["Ram"].types == ["BASIC", "ARMED"]


def test_that_name_is_the_other_one_of_a_swap(table: Table) -> None:
    power(table, "Swap the place of this character with one of your 『ELK』. Give that 『ELK』 +500 BP for this turn.")
    table.place(A=f"areas: Ram, Elk 1000, {HOLD}")
    table.A.uses("Ram")
    assert tops(table, 0) == [1500, 1000, 1000]


def test_a_standing_text_gives_two_things_to_two(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN]Give all your 『ELK』 +500 BP, and all your 『DOE』 +1000 BP.")
    table.place(A=f"areas: Ram, Elk 1000, Doe 1000, {HOLD}")
    assert tops(table, 0) == [1000, 1500, 2000, 1000]


@pytest.mark.parametrize("words", ["is discarded from your hand", "is sent to your discard area from your hand"])
def test_a_card_discarded_hears_of_it(table: Table, words: str) -> None:
    table.card("Gift", text=f"《When this card {words}》Draw a card.")
    power(table, "Give this character +500 BP for this turn.", "Discard one card from your hand")
    table.place(A=f"areas: Ram, {HOLD}; hand: Gift; deck: X 1, 5")
    table.A.uses("Ram")
    assert table.A.hand[-1:] == ["X"] and table.A.discard == ["Gift"]


def test_exiled_from_the_discard_area(table: Table) -> None:
    table.card("Gift", text="《When this card is exiled from your discard area》Draw a card.")
    power(table, "Give this character +500 BP for this turn.", "Exile one card in your discard area from the game")
    table.place(A=f"areas: Ram, {HOLD}; discard: Gift; deck: X 1, 5")
    table.A.uses("Ram")
    assert table.A.hand[-1:] == ["X"]


def test_a_pile_is_told_from_another(table: Table) -> None:
    power(table, "If a card was put into your hand from your discard area this turn, draw a card.")
    table.card("Fetch", bp={"SIN": 1000}, text="[SIN][Activate](Once per turn)No cost → Put one card from your discard area into your hand.")
    table.card("Lift", bp={"SIN": 1000}, text="[SIN][Activate](Once per turn)No cost → Put the top card of your deck into your hand.")
    for first, held in (("Fetch", 2), ("Lift", 1)):
        table.place(A=f"areas: Ram, {first}, {HOLD}; discard: Elk 1; deck: X 1, Y 1, 5")
        table.A.uses(first)
        table.A.uses("Ram")
        assert drawn_by(table) == held


def test_more_than_the_opponents(table: Table) -> None:
    power(table, "If the total level of your characters is higher than your opponent's, draw a card.")
    for mine, drawn in (("Elk3 1000", 1), ("Elk1 1000", 0)):
        table.place(A=f"areas: Ram, {mine}, {HOLD}; deck: 5", B="areas: Wall2 1000, Oak2 1000")
        table.A.uses("Ram")
        assert drawn_by(table) == drawn


def test_this_character_makes_place_for_another(table: Table) -> None:
    power(table, "Put one level 1 『ELK』 card from your hand into play in its place.", "Put this character into its owner's hand")
    table.place(A=f"areas: Ram, {HOLD}; hand: Elk1 1500")
    table.A.uses("Ram")
    assert tops(table, 0) == [1500, 1000] and table.A.hand == ["Ram"]


def test_a_level_1_and_a_level_2_card_are_one_of_each(table: Table) -> None:
    power(table, "Draw a card.", "Exile a level 1 and a level 2 『ELK』 card in your discard area from the game")
    table.place(A=f"areas: Ram, {HOLD}; discard: Elk1 1, Elk2 1, Elk3 1, Doe1 1; deck: 5")
    table.A.uses("Ram")
    assert sorted(table.A.discard) == ["Doe1", "Elk3"] and drawn_by(table) == 1


def test_who_leveled_up_this_turn(table: Table) -> None:
    power(table, "Give all your characters that leveled up this turn +500 BP for this turn.")
    table.place(A={"areas": ["Ram", {"card": "Elk 1000", "levelled": True}, "Doe 1000", HOLD]})
    table.A.uses("Ram")
    assert tops(table, 0) == [1000, 1500, 1000, 1000]


def test_entering_on_your_field_only(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN]《Whenever 『ELK』 enters play on your field》Draw a card.")
    table.card("Call", bp={"SIN": 1000}, text="[SIN][Activate](Once per turn)No cost → Put one 『ELK』 card from your hand into play on top of one of your 『ELK』.")
    table.place(A=f"areas: Ram, Call, Elk1 1000, {HOLD}; hand: Elk2 1000; deck: X 1, 5")
    table.A.uses("Call")
    assert table.A.hand[-1:] == ["X"]


def test_a_negated_scene(table: Table) -> None:
    table.card("Hall", type="scene", round=0, text="All your opponent's characters gain -500 BP.")
    power(table, "Choose one of your opponent's scenes. Negate its effects for this turn.")
    table.place(A=f"areas: Ram, {HOLD}", B="areas: Wall 1000; scene: Hall")
    assert table["Ram"].bp == 500
    table.A.uses("Ram")
    assert table["Ram"].bp == 1000


def test_a_condition_behind_its_instruction_speaks_of_what_is_settled(table: Table) -> None:
    power(table, "Send the top card of this character's battle opponent to its owner's discard area if that character is DOUBLE.")
    for beneath, left in ((" over Wall1 1", "Wall1"), ("", "Wall2")):
        table.place(A=f"areas: Ram, {HOLD}", B=f"areas: Wall2 1000{beneath}, Oak 1000")
        table.A.uses("Ram")
        assert table.B.areas[0] == left


def test_a_condition_behind_its_instruction_cannot_speak_of_a_choice() -> None:
    with pytest.raises(Declined, match="asked before this is chosen"):
        grammar().read("text", "[SIN][Activate](Once per turn)No cost → Give one of your characters +1000 BP for this turn if that character is DOUBLE.")


def test_more_modes_than_there_are_is_all_of_them(table: Table) -> None:
    power(table, "Choose five of the following effects. 1) Draw a card. 2) Give this character +500 BP for this turn.")
    table.place(A=f"areas: Ram, {HOLD}; deck: 5")
    table.A.uses("Ram")
    table.A.answers("The second")
    table.A.answers("The first")
    assert drawn_by(table) == 1 and table["Ram"].bp == 1500


def test_two_equal_waiting_effects_can_be_told_apart(table: Table) -> None:
    table.card("Ear", bp={"SIN": 1000}, text="[SIN]《Whenever you discard one or more cards from your hand》Give this character +500 BP for this turn.")
    power(table, "Discard one card from your hand.")
    table.place(A=f"areas: Ram, Ear, Doe 1000, Ear, {HOLD}; hand: Elk 1")
    table.A.uses("Ram")
    asked = table.A.options()
    assert len(asked) == len(set(asked)) == 2, asked


def test_a_card_put_into_the_hand_after_it_was_shown_is_hidden_again(table: Table) -> None:
    power(table, "Reveal the top two cards of your deck. Put one Kaiju card from among them into your hand. Return the rest to the bottom of your deck.")
    table.place(A=f"areas: Ram, {HOLD}; deck: Cat5 1, Elk 1, 5")
    table.A.uses("Ram")
    held = table.find("Cat5", 0)
    assert table.state.rules.sees(table.state, 0, held) and not table.state.rules.sees(table.state, 1, held)
    assert table.state.known[held] & 2 == 0, "the opponent does not see it any more"


def test_every_mode_has_a_name_and_one_may_stop(table: Table) -> None:
    power(table, "Choose up to two of the following effects. 1) Draw a card. 2) Draw two cards. 3) Give this character +500 BP for this turn.")
    table.place(A=f"areas: Ram, {HOLD}; deck: 5")
    table.A.uses("Ram")
    assert len(set(table.A.options())) == 4
    table.A.answers("Effect 3")
    table.A.answers("done")
    assert table["Ram"].bp == 1500 and drawn_by(table) == 0


def test_the_top_card_of_a_character_is_that_of_one(table: Table) -> None:
    power(table, "Send the top card of an opponent's DOUBLE character to its owner's discard area.")
    table.place(A=f"areas: Ram, {HOLD}", B="areas: Wall2 1000 over Wall1 1, Oak2 1000 over Oak1 1")
    table.A.uses("Ram")
    table.A.chooses("Oak2")
    assert table.B.areas == ["Wall2", "Oak1"] and table.B.discard == ["Oak2"]
