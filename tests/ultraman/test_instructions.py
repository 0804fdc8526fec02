"""Instructions that rarely stand on cards, each with its exact outcome."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

from quadriga.scenario.table import Table
from tests.ultraman.texts import ENTERS, FREE, HOLD


def power(table: Table, words: str, cost: str = "No cost") -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN][Activate](Once per turn){cost} → {words}")


def tops(table: Table, seat: int) -> list[int]:
    return [table.boards.facts(table.state, c)["bp"] for c in table.boards.cards_in(table.state, seat, "battle area")]


def test_one_of_a_and_one_of_b_gives_what_is_there(table: Table) -> None:
    power(table, "Give one of your 『ELK』 and one of your 『DOE』 +500 BP each for this turn.")
    table.place(A=f"areas: Ram, Elk 1000, Elk, {HOLD}")
    table.A.uses("Ram")
    table.A.chooses("Elk#2")
    assert tops(table, 0) == [1000, 1000, 1500, 1000]


def test_one_or_the_other_is_one_choice(table: Table) -> None:
    power(table, "Give one of your 『ELK』, or one of your Kaiju with TYPE 【METEO】, +500 BP for this turn.")
    table.place(A=f"areas: Ram, Elk 1000, Cat5 1000 {{type: METEO}}, Dog5 1000, {HOLD}")
    table.A.uses("Ram")
    assert len(table.A.options()) == 2
    table.A.chooses("Cat5")
    assert tops(table, 0) == [1000, 1000, 1500, 1000, 1000]


def test_up_to_two_may_be_one_or_none(table: Table) -> None:
    power(table, "Give up to two of your 『ELK』 +500 BP for this turn.")
    for picked, expected in ((("Elk#1",), [1000, 1500, 1000]), ((), [1000, 1000, 1000])):
        table.place(A=f"areas: Ram, Elk 1000, Elk, {HOLD}")
        table.A.uses("Ram")
        table.A.chooses(*picked)
        assert tops(table, 0)[:3] == expected


def test_for_each_multiplies(table: Table) -> None:
    power(table, "Give one of your Kaiju +1000 BP for this turn for each Ultra Hero card with TYPE 【POWER】 from among the cards sent.", "Send the top three cards of your deck to your discard area")
    table.place(A=f"areas: Ram, Cat5 1000, {HOLD}; deck: X 1 {{type: POWER}}, Y 1 {{type: POWER}}, Z 1, 5")
    table.A.uses("Ram")
    assert table["Cat5"].bp == 3000 and sorted(table.A.discard) == ["X", "Y", "Z"]


def test_for_every_two_cards_of_both_decks(table: Table) -> None:
    power(table, "For every two Kaiju cards from among them, give this character +500 BP for this turn.", "Send the top three cards of each player's deck to their discard area")
    table.place(A=f"areas: Ram, {HOLD}; deck: Cat5 1, Cat5, Cat5, 5", B="areas: Wall 1000; deck: Cat5, Cat5, 5")
    table.A.uses("Ram")
    assert table["Ram"].bp == 2000 and len(table.A.discard) == len(table.B.discard) == 3  # five Kaiju: two pairs


def test_put_on_top_of_this_character_even_without_a_name_test(table: Table) -> None:
    text = f"[SIN]{ENTERS}You may reveal the top two cards of your deck. If you do, put one level 2 『RAM』 card from among them into play on top of this character. Then, send the rest to your discard area."
    table.card("Ram1", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: face-down Ram1, {HOLD}; deck: Odd 1, Ram2 1/7000, 3", B="areas: Wall 1000", phase="open")
    table.A.answers("yes")
    assert table["Ram2"].bp == 7000 and table.A.discard == ["Odd"]


def test_a_new_double_from_the_hand_in_its_place(table: Table) -> None:
    power(
        table,
        "You may put the chosen 『ORB』 into its owner's hand. If you do, using cards from your hand, put a DOUBLE 『ELK』 into play in its place. If you put one of your TRIPLE 『ORB』 into its owner's hand with this effect, give the 『ELK』 you put into play +500 BP for this turn.",
        "Choose one of your DOUBLE or TRIPLE 『ORB』",
    )
    table.place(A=f"areas: Orb3 1/1/1 over Orb2 1/1 over Orb1, Ram, {HOLD}; hand: Elk1 1, Elk2 1/3000, Elk3 1/1")
    table.A.uses("Ram")
    table.A.answers("yes")
    assert [label.split()[0] for label in table.A.options()] == ["Elk1", "Elk2"]
    table.A.answers("choose Elk1")
    table.A.answers("choose Elk2")
    assert (table["Elk2"].state, table["Elk2"].area, table["Elk2"].bp) == ("DOUBLE", 1, 3500)
    assert sorted(table.A.hand) == ["Elk3", "Orb1", "Orb2", "Orb3"]


def test_sent_or_discarded_whichever_can_be_done(table: Table) -> None:
    words = "You may send one of your scenes to its owner's discard area, or discard one scene card from your hand, to draw two cards."
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}{words}")
    table.place(A=f"areas: face-down Ram, {HOLD}; hand: Dusk {{round: 1}}; scene: Dawn {{round: 1}}", phase="open")
    table.A.answers("yes")
    table.A.answers("second")
    table.A.answers("yes")
    assert table.A.scene == ["Dawn"] and table.A.discard == ["Dusk"] and len(table.A.hand) == 2
    table.place(A=f"areas: face-down Ram, {HOLD}; hand: Dusk {{round: 1}}", phase="open")
    table.A.answers("yes")
    assert table.A.discard == ["Dusk"]
    table.A.answers("no")


def test_that_many_cards_back_for_the_tops_of_chosen_characters(table: Table) -> None:
    text = "《When this scene enters play》If you have 『ORB』, you may choose one or two of your DOUBLE or TRIPLE characters, and return that many cards from your hand to the bottom of your deck, to put the top card of each of those characters into its owner's hand."
    table.card("Dusk", round=0, text=text)
    table.place(A="areas: Orb2 1/1 over Orb1, Elk2 1/1 over Elk1; hand: Dusk, X 1, Y 1, Z 1; deck: 4", B="areas: Wall 1, Wall; hand: 2", phase="set scene card")
    table.A.sets("Dusk")
    table.A.answers("not draw")
    table.A.answers("yes")
    table.A.chooses("Orb2", "Elk2")
    table.A.chooses("X", "Y")
    table.A.answers("yes")
    assert sorted(table.A.hand) == ["Elk2", "Orb2", "Z"] and table.A.deck[-2:] == ["X", "Y"]


def test_each_discarded_card_raises_a_character_of_its_name(table: Table) -> None:
    words = "You may discard one 『ORB』, one 『ELK』, and one 『DOE』 card from your hand, to, for each card discarded this way, give one of your Ultra Heroes with the same character name as that card, a BP grade increase of 2 for this turn."
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}{words}")
    table.place(A=f"areas: face-down Ram, Orb1 1/2/3000, Elk1 1/2/3000, {HOLD}; hand: Orb1, Elk1, Doe1, 1", phase="open")
    table.A.answers("yes")
    table.A.answers("yes")  # each name has one character
    assert tops(table, 0)[1:3] == [3000, 3000] and table.A.hand == ["Blank"]


def test_one_of_each_different_type_and_not_that_title(table: Table) -> None:
    words = "You may reveal the top four cards of your deck. If you do, put one of each 『ORB』 card with a different TYPE and is not 「Gold」, from among them into your hand. Then, send the rest to your discard area."
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}{words}")
    table.card("Gold", name="Gold Orb", character="ORB", bp={"SIN": 1}, type="SPEED")
    for label, kind in (("P", "POWER"), ("Q", "POWER"), ("B", "BASIC")):
        table.card(label, name="Orb", character="ORB", bp={"SIN": 1}, type=kind)
    table.place(A=f"areas: face-down Ram, {HOLD}; hand: 0; deck: Gold, P, Q, B, 3", phase="open")
    table.A.answers("yes")
    table.A.answers("choose P")
    table.A.answers("choose B")
    assert sorted(table.A.hand) == ["B", "P"] and sorted(table.A.discard) == ["Gold", "Q"]


def test_one_to_ten_are_exiled_and_counted(table: Table) -> None:
    power(
        table,
        "For each 『ORB』 card exiled with this effect, give the chosen character +100 BP for this turn.",
        "Choose one of your Kaiju with printed EXTRA BP of 8000 or less and whose BP is currently EXTRA, then exile one to ten 『ORB』 cards in your discard area from the game",
    )
    table.card("Cat5", bp={"SIN": 9000, "EXT": 5000}, text="[SIN]This character's BP becomes EXTRA.")
    table.card("Dog5", bp={"SIN": 9000, "EXT": 9000}, text="[SIN]This character's BP becomes EXTRA.")
    table.place(A=f"areas: Ram, Cat5, Dog5, {HOLD}; discard: Orb1, Orb1, Orb1, Elk1")
    table.A.uses("Ram")
    table.A.answers("choose Orb1#1")
    table.A.answers("choose Orb1#2")
    table.A.answers("choose none")
    assert table.A.exiled == ["Orb1", "Orb1"] and table["Cat5"].bp == 5200


def test_exiled_cards_of_different_names(table: Table) -> None:
    power(table, "This character's BP becomes EXTRA for this turn.", "Exile two 「Bell」 character cards, each with a different character name, in your discard area from the game")
    table.card("Ram", bp={"SIN": 1000, "EXT": 7000}, text="[SIN][Activate](Once per turn)Exile two 「Bell」 character cards, each with a different character name, in your discard area from the game → This character's BP becomes EXTRA for this turn.")
    for label in ("One", "Two"):
        table.card(label, name=f"Bell {label}", character=label.upper(), bp={"SIN": 1})
    table.place(A=f"areas: Ram, {HOLD}; discard: One, One")
    assert not table.A.can("use Ram")
    table.place(A=f"areas: Ram, {HOLD}; discard: One, One, Two")
    table.A.uses("Ram")
    table.A.answers("choose Two")
    table.A.answers("choose One#1")
    assert table["Ram"].bp == 7000 and sorted(table.A.exiled) == ["One", "Two"]


def test_up_to_two_of_them_are_sent_and_the_rest_goes_back(table: Table) -> None:
    words = "You may reveal the top three cards of your deck, to send up to two of them to your discard area. Then, return the rest to the top of your deck in any order."
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}{words}")
    table.place(A=f"areas: face-down Ram, {HOLD}; deck: X 1, Y 1, Z 1, 2", phase="open")
    table.A.answers("yes")
    table.A.answers("yes")
    table.A.chooses("Y")
    table.A.answers("choose Z")
    assert table.A.discard == ["Y"] and table.A.deck == ["X", "Z", "Blank", "Blank"]


def test_the_revealed_card_goes_to_an_end_of_its_deck(table: Table) -> None:
    words = "You may reveal the top card of an opponent's deck. If the revealed card is an Ultra Hero card, give one of your characters +500 BP for this turn. Return the revealed card to the top or bottom of their deck."
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}{words}")
    table.place(A=f"areas: face-down Ram, {HOLD}", B="areas: Wall 1000; deck: Cat5 1, 2", phase="open")
    table.A.answers("yes")
    table.A.answers("bottom")
    assert table.B.deck == ["Blank", "Blank", "Cat5"] and table["Ram"].bp == 1000


def test_draws_by_state(table: Table) -> None:
    text = f"[SIN][DBL][TRP]{ENTERS}You may discard one scene card from your hand, to draw a card if this character is SINGLE, two cards if DOUBLE, or three cards if TRIPLE."
    table.card("Orb3", bp={"SIN": 1, "DBL": 1, "TRP": 1}, text=text)
    for beneath, drawn in (("", 1), (" over Orb2", 2), (" over Orb2 over Orb1", 3)):
        table.place(A=f"areas: face-down Orb3{beneath}, {HOLD}; hand: Dusk {{round: 1}}", phase="open")
        table.A.answers("yes")
        table.A.answers("yes")
        assert len(table.A.hand) == drawn


def test_the_charge_card_is_taken_or_sent(table: Table) -> None:
    words = "You may reveal the bottom face-down and sideways card under one of your 『RAM』. If you do, and the revealed card is a 『ORB』 or 『ELK』 card, put it into its owner's hand. Otherwise, send it to its owner's discard area."
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}{words}")
    table.place(A=f"areas: face-down Ram over face-down X over face-down Orb1, {HOLD}; hand: 0", phase="open")
    table.A.answers("yes")
    assert table.A.hand == ["Orb1"] and table["Ram"].charges == 1
    table.place(A=f"areas: face-down Ram over face-down X, {HOLD}; hand: 0", phase="open")
    table.A.answers("yes")
    assert table.A.discard == ["X"] and table.A.hand == []


def test_cards_back_from_the_discard_area(table: Table) -> None:
    words = "You may discard one card from your hand to put one 『ORB』 card from your discard area into your hand, except for the card you discarded."
    table.card("Dusk", round=0, text=f"《When this scene enters play》{words}")
    table.place(A="hand: Dusk, Orb1, 1; discard: Orb2", B="hand: 1", phase="set scene card")
    table.A.sets("Dusk")
    table.A.answers("not draw")
    table.A.answers("yes")
    table.A.chooses("Orb1")
    table.A.answers("yes")
    assert sorted(table.A.hand) == ["Blank", "Orb2"] and table.A.discard == ["Orb1"]


def test_both_of_two_descriptions_from_the_discard_area(table: Table) -> None:
    words = "You may put one level 5 Kaiju card with TYPE 【METEO】 and one level 6 Kaiju card with TYPE 【METEO】 from your discard area into your hand."
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}{words}")
    table.place(A=f"areas: face-down Ram, {HOLD}; hand: 0; discard: Cat5 1 {{type: METEO}}, Dog6 1 {{type: METEO}}, Cow6 1", phase="open")
    table.A.answers("yes")
    assert sorted(table.A.hand) == ["Cat5", "Dog6"] and table.A.discard == ["Cow6"]


def test_cards_in_a_protected_discard_area_cannot_be_exiled(table: Table) -> None:
    table.card("Dusk", round=0, text="《When this scene enters play》If you have both 『ELK』 and 『DOE』, cards in your discard area cannot be exiled by opponent's effects for this turn.")
    table.card("Wall", bp={"SIN": 1000}, text=f"[SIN]{FREE}Exile one card in an opponent's discard area from the game.")
    table.place(A="areas: Elk 1000, Doe 1000; hand: Dusk, 1; discard: Odd 1", B="areas: Wall, Wall; hand: 1", phase="set scene card")
    table.A.sets("Dusk")
    table.A.answers("not draw")
    table.A.sets("Blank")
    table.B.sets("Blank")
    table.B.uses("Wall#1")
    assert table.A.discard == ["Odd"] and table.A.exiled == []


def test_a_protected_discard_area_protects_nobody_else(table: Table) -> None:
    table.card("Dusk", round=0, text="《When this scene enters play》If you have both 『ELK』 and 『DOE』, cards in your discard area cannot be exiled by opponent's effects for this turn.")
    table.card("Elk", bp={"SIN": 1000}, text=f"[SIN]{FREE}Exile one card in an opponent's discard area from the game. Then, exile one card in your discard area from the game.")
    table.place(A="areas: Elk, Doe 1000; hand: Dusk, 1; discard: Odd 1", B="areas: Wall 1, Wall; hand: 1; discard: Even 1", phase="set scene card")
    table.A.sets("Dusk")
    table.A.answers("not draw")
    table.A.sets("Blank")
    table.B.sets("Blank")
    table.A.uses("Elk")
    assert table.B.exiled == ["Even"] and table.A.exiled == ["Odd"]


def test_hands_are_compared(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN]While you have fewer cards in your hand than an opponent, give this character +500 BP.")
    for mine, theirs, expected in ((1, 2, 1500), (2, 2, 1000), (3, 2, 1000)):
        table.place(A=f"areas: Ram, {HOLD}; hand: {mine}", B=f"areas: Wall 1000; hand: {theirs}")
        assert table["Ram"].bp == expected


def test_only_one_name_among_the_opponents_heroes(table: Table) -> None:
    table.card("Cat5", bp={"SIN": 9000, "EXT": 1000}, text="[SIN]While there is only one character name among the Ultra Heroes on your opponent's field, this character's BP becomes EXTRA.")
    for theirs, expected in (("Elk 1, Elk", 1000), ("Elk 1, Doe 1", 9000), ("Dog5 1", 9000)):
        table.place(A=f"areas: Cat5, {HOLD}", B=f"areas: {theirs}")
        assert table["Cat5"].bp == expected


def test_both_neighbours_are_needed(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000, "DBL": 2000}, text="[SIN]While 『ELK』 is adjacent to both the left and right of this character, this character's BP grade increases by 1.")
    for areas, expected in (("Elk 1, Ram, Elk", 2000), ("Elk 1, Ram, Doe 1", 1000), ("Ram, Elk 1", 1000), ("Elk 1, Ram, -", 1000)):
        table.place(A=f"areas: {areas}, {HOLD}")
        assert table["Ram"].bp == expected


def test_an_end_of_a_stack_is_chosen(table: Table) -> None:
    power(table, "Draw a card.", "Send the top or bottom card of one of your TRIPLE Ultra Heroes other than this character to its owner's discard area")
    table.place(A=f"areas: Orb3 1/1/1 over Orb2 1/1 over Orb1, Ram, {HOLD}; hand: 0")
    table.A.uses("Ram")
    table.A.answers("bottom")
    assert table.A.discard == ["Orb1"] and table["Orb3"].state == "DOUBLE" and len(table.A.hand) == 1


def test_otherwise_is_done_only_if_the_condition_fails(table: Table) -> None:
    power(table, "If the sent card is a Kaiju card, give this character +700 BP for this turn. Otherwise, give one opponent's character -300 BP for this turn.", "Send the top card of an opponent's deck to their discard area")
    for top, mine, theirs in (("Cat5", 1700, 5000), ("Man1", 1000, 4700)):
        table.place(A=f"areas: Ram, {HOLD}", B=f"areas: Wall 5000; deck: {top}, 3")
        table.A.uses("Ram")
        assert (table["Ram"].bp, table["Wall"].bp, table.B.discard) == (mine, theirs, [top])


def test_a_stopped_character_does_not_trigger_later_in_the_turn_either(table: Table) -> None:
    stop = f"[SIN]{ENTERS}If you are the Lead player for this turn, you may choose this character's battle opponent. If you do, opponent's cannot resolve the chosen character's 《When this character enters play》effect for this turn."
    table.card("Ram", bp={"SIN": 1000}, text=stop)
    table.card("Orb2", bp={"SIN": 1, "DBL": 1}, text=f"[DBL]{ENTERS}You may draw a card.")
    table.card("Lift", bp={"SIN": 1000}, text=f"[SIN]{FREE}Put one 『ORB』 card from your hand into play on top of one of your 『ORB』 that is able to level up with it.")
    table.place(A="areas: face-down Ram, Elk 9000", B=f"areas: Orb1, Lift, {HOLD}; hand: Orb2, 3", phase="open")
    table.A.answers("yes")
    table.B.uses("Lift")
    assert table["Orb2"].state == "DOUBLE" and table.waiting_for == "B power"


def test_a_power_of_the_opponents_scene_puts_nothing_of_mine(table: Table) -> None:
    power(table, "Put one scene card from your hand into the scene area.")
    table.place(A=f"areas: Ram, {HOLD}; hand: Dusk {{round: 1}}, Dawn {{round: 2}}", B="areas: Wall 1000; scene: Old {round: 3}")
    table.A.uses("Ram")
    table.A.chooses("Dawn")
    table.A.answers("draw")
    assert table.A.scene == ["Dawn"] and table.B.discard == ["Old"] and table.A.hand == ["Dusk", "Blank"]
