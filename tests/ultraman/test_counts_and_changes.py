"""Several cards of a stack, effects by number, levels declared, BP that was changed, the turn before, uses per game."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

import pytest

from quadriga.games.ultraman.wording.grammar import grammar
from quadriga.scenario.table import Table
from quadriga.text.errors import Declined
from tests.ultraman.test_instructions import power, tops
from tests.ultraman.test_wider_words import drawn_by
from tests.ultraman.texts import HOLD


def test_the_top_two_cards_of_a_stack(table: Table) -> None:
    power(table, "Put the top two cards of one of your 『ELK』 into their owner's hand. Draw a card for each card returned.")
    with pytest.raises(Declined):  # put is not returned
        grammar().read("text", "[SIN][Activate](Once per turn)No cost → Put the top two cards of one of your 『ELK』 into their owner's hand. Draw a card for each card returned.")
    power(table, "Put the top two cards of one of your 『ELK』 into their owner's hand.")
    table.place(A=f"areas: Ram, Elk3 3000 over Elk2 2000 over Elk1 1000, {HOLD}; hand: Doe 1")
    table.A.uses("Ram")
    assert tops(table, 0) == [1000, 1000, 1000] and sorted(table.A.hand) == ["Doe", "Elk2", "Elk3"]


def test_the_bottom_two_cards_of_one_that_has_them(table: Table) -> None:
    power(table, "Send the bottom two cards of one of your characters to their owner's discard area.")
    table.place(A=f"areas: Ram, Elk3 3000 over Elk2 2000 over Elk1 1000, {HOLD}")
    table.A.uses("Ram")  # nobody else has two cards
    assert sorted(table.A.discard) == ["Elk1", "Elk2"] and table.A.areas[1] == "Elk3"


def test_for_each_card_discarded_returned_exiled(table: Table) -> None:
    power(table, "You may discard up to two cards from your hand. If you do, give this character +500 BP for this turn for each card discarded.")
    table.place(A=f"areas: Ram, {HOLD}; hand: X 1, Y 1, Z 1")
    table.A.uses("Ram")
    table.A.answers("yes")
    table.A.chooses("X", "Z")
    assert table["Ram"].bp == 2000


def test_for_each_kaiju_card_sent(table: Table) -> None:
    power(table, "Give this character +500 BP for this turn for each Kaiju card sent.", "Send the top three cards of your deck to your discard area")
    table.place(A=f"areas: Ram, {HOLD}; deck: Cat5 1, Elk 1, Dog5 1, 5")
    table.A.uses("Ram")
    assert table["Ram"].bp == 2000


def test_one_effect_by_its_number_or_both(table: Table) -> None:
    power(table, "You may choose effect 1 or effect 2. If you have 『ELK』, you may choose both effects. 1)Draw a card. 2)Give this character +500 BP for this turn.")
    table.place(A=f"areas: Ram, {HOLD}; deck: 5")
    table.A.uses("Ram")
    table.A.answers("yes")
    table.A.answers("The second")
    assert table["Ram"].bp == 1500 and drawn_by(table) == 0
    table.place(A=f"areas: Ram, Elk 1000, {HOLD}; deck: 5")
    table.A.uses("Ram")
    table.A.answers("yes")
    table.A.answers("The second")
    table.A.answers("The first")
    assert table["Ram"].bp == 1500 and drawn_by(table) == 1


@pytest.mark.parametrize(("level", "held"), [("2", 1), ("3", 0)])
def test_a_declared_level(table: Table, level: str, held: int) -> None:
    power(table, "If the revealed card has the declared level, put it into your hand. Otherwise, return it to the bottom of your deck.", "Declare a level, then reveal the top card of your deck")
    table.place(A=f"areas: Ram, {HOLD}; deck: Elk2 1, 5")
    table.A.uses("Ram")
    table.A.answers(level)
    assert table.A.hand.count("Elk2") == held


def test_a_type_of_somebody(table: Table) -> None:
    power(table, "Choose one TYPE of this character's battle opponent. Give all your 『ELK』 the chosen TYPE for this turn.")
    table.card("Wall", bp={"SIN": 1000}, type="HAZARD")
    table.place(A=f"areas: Ram, Elk 1000, {HOLD}", B="areas: Wall, Oak 1000")
    table.A.uses("Ram")
    assert table["Elk"].types == ["BASIC", "HAZARD"]


@pytest.mark.parametrize(("words", "heard"), [("+500 BP", 0), ("-500 BP", 1), ("a BP grade decrease by 1", 1), ("TYPE 【POWER】", 0)])
def test_a_bp_that_is_decreased(table: Table, words: str, heard: int) -> None:
    table.card("Elk2", bp={"SIN": 1000, "DBL": 2000}, text="[DBL]《Whenever this character's BP is decreased by an effect》Draw a card.")
    power(table, f"Give one of your 『ELK』 {words} for this turn.")
    table.place(A=f"areas: Ram, Elk2 over Elk1 1, {HOLD}; deck: 5")
    table.A.uses("Ram")
    assert drawn_by(table) == heard


def test_a_grade_decrease_it_is_unaffected_by_is_none(table: Table) -> None:
    table.card("Elk2", bp={"SIN": 1000, "DBL": 2000}, text="[DBL]《Whenever this character's BP grade is decreased》Draw a card. [DBL]This character is unaffected by BP grade decreases.")
    power(table, "Give one of your 『ELK』 a BP grade decrease by 1 for this turn.")
    table.place(A=f"areas: Ram, Elk2 over Elk1 1, {HOLD}; deck: 5")
    table.A.uses("Ram")
    assert drawn_by(table) == 0 and table["Elk2"].bp == 2000


def test_swapped_places_are_heard_of(table: Table) -> None:
    table.card("Ear", bp={"SIN": 1000}, text="[SIN]《Whenever the places of your characters are swapped》Draw a card.")
    power(table, "Swap the place of this character with one of your 『ELK』.")
    table.place(A=f"areas: Ram, Elk 1000, Ear, {HOLD}; deck: 5")
    table.A.uses("Ram")
    assert drawn_by(table) == 1  # one swap, one event


def test_a_ban_on_their_scenes_only(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN]Your opponent cannot use [Activate]effects on their scenes.")
    table.card("Hall", type="scene", round=0, text="[Activate](Once per turn)No cost → Draw a card.")
    table.place(A="areas: Ram", B=f"areas: {HOLD}, Oak 1000; scene: Hall", turn="B")
    assert not any("Hall" in one for one in table.B.options())


def test_that_opponent_is_the_opponent(table: Table) -> None:
    power(table, "If you have fewer cards in your hand than that opponent, that opponent discards one card from their hand.")
    table.place(A=f"areas: Ram, {HOLD}; hand: X 1", B="areas: Wall 1000; hand: Y 1, Z 1")
    table.A.uses("Ram")
    table.B.chooses("Y")
    assert table.B.hand == ["Z"]


def test_a_card_at_random_goes_where_it_says(table: Table) -> None:
    power(table, "Choose one card at random from your opponent's hand and return it to the top of their deck.")
    table.place(A=f"areas: Ram, {HOLD}", B="areas: Wall 1000; hand: Y 1; deck: 5")
    table.A.uses("Ram")
    assert table.B.hand == [] and table.B.deck[0] == "Y"


def test_put_into_play_with_this_effect(table: Table) -> None:
    power(table, "You may put one level 2 『ELK』 card from your hand into play on top of one of your level 1 『ELK』. If you put a card into play with this effect, draw a card.")
    for hand, drawn in (("Elk2 1", 0), ("X 1", 0)):
        table.place(A=f"areas: Ram, Elk1 1000, {HOLD}; hand: {hand}; deck: Y 1, 5")
        table.A.uses("Ram")
        if hand == "Elk2 1":
            table.A.answers("yes")
        assert table.A.hand == (["Y"] if hand == "Elk2 1" else ["X"]), drawn


@pytest.mark.parametrize(("words", "bp"), [("drew two cards", 1500), ("drew three cards", 1000), ("have drawn two or more cards", 1500), ("drew three or more cards", 1000)])
def test_so_many_cards_were_drawn(table: Table, words: str, bp: int) -> None:
    power(table, f"Draw two cards. If you {words} this turn, give this character +500 BP for this turn.")
    table.place(A=f"areas: Ram, {HOLD}; deck: 5")
    table.A.uses("Ram")
    assert table["Ram"].bp == bp


@pytest.mark.parametrize(("top", "held"), [("Elk2 1", 1), ("Elk3 1", 0)])
def test_otherwise_knows_nothing_of_what_was_not_done(table: Table, top: str, held: int) -> None:
    """The card is returned, not this character, of which only the other branch speaks."""
    power(table, "If the revealed card is a level 2 card, put it into your hand, and give this character +500 BP for this turn. Otherwise, return it to the bottom of your deck.", "Reveal the top card of your deck")
    table.place(A=f"areas: Ram, {HOLD}; hand: X 1; deck: {top}, 5")
    table.A.uses("Ram")
    assert table.A.areas[0] == "Ram" and len(table.A.hand) == 1 + held
    assert held == 1 or table.A.deck[-1] == "Elk3"


def test_it_is_what_can_be_given_that(table: Table) -> None:
    """A character is given BP, not the top card that was spoken of last."""
    power(table, "If the top card of the chosen 『ELK』 has TYPE 【POWER】, give it +500 BP for this turn.", "Choose one of your 『ELK』")
    table.card("Elk", bp={"SIN": 1000}, type="POWER")
    table.place(A=f"areas: Ram, Elk, {HOLD}")
    table.A.uses("Ram")
    assert table["Elk"].bp == 1500


def test_the_characters_that_each_player_chose(table: Table) -> None:
    power(table, "Each player chooses one of their characters. Give the chosen characters -500 BP each for this turn.")
    table.place(A=f"areas: Ram, {HOLD}", B="areas: Wall 1000, Oak 1000")
    table.A.uses("Ram")
    table.A.chooses("Ram")
    table.B.chooses("Oak")
    assert tops(table, 0) == [500, 1000] and tops(table, 1) == [1000, 500]


def test_other_than_the_sent_card_and_for_each_revealed_card(table: Table) -> None:
    power(table, "Put one 『ELK』 card from your discard area other than the sent card into your hand. Reveal two cards from your hand. Give this character +500 BP for this turn for each revealed card.", "Send the top card of your deck to your discard area")
    table.place(A=f"areas: Ram, {HOLD}; hand: X 1; discard: Elk1 1; deck: Elk2 1, 5")
    table.A.uses("Ram")
    assert sorted(table.A.hand) == ["Elk1", "X"] and table["Ram"].bp == 2000


@pytest.mark.parametrize(("discard", "bp"), [("Elk 1, Elk", 1500), ("Elk 1, Doe 1", 1000)])
def test_all_the_cards_of_a_pile(table: Table, discard: str, bp: int) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN]While all the cards in your discard area are 『ELK』 cards, give this character +500 BP.")
    table.place(A=f"areas: Ram, {HOLD}; discard: {discard}")
    assert table["Ram"].bp == bp
