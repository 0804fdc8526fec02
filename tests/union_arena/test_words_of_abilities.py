"""Sentences of card texts that no chapter of the rulebook speaks of, each carried out."""

from __future__ import annotations

import pytest

from quadriga.scenario.table import Table


def event(table: Table, text: str, name: str = "Deed") -> None:
    table.card(name, type="event", ap=0, text=text)


def test_whose_turn_it_is(table: Table) -> None:
    table.card("Me", bp=1000, text="If it is your turn, this character gains 500 BP.\nIf it is your opponent's turn, this character gains 200 BP.")
    table.place(A="front: Me; deck: 9", B="deck: 9")
    assert table["Me"].bp == 1500
    table.A.ends_turn()
    assert table["Me"].bp == 1200


def test_bp_becomes_a_number_before_other_changes(table: Table) -> None:
    event(table, "Choose one character on your opponent's field. Its BP becomes 1000 until the end of the turn.")
    table.place(A="hand: Deed; deck: 9", B='front: Wall 3000 "This character gains 500 BP."; deck: 9')
    table.A.uses("Deed")
    assert table["Wall"].bp == 1500
    table.A.ends_turn()
    assert table["Wall"].bp == 3500


def test_a_standing_text_and_an_ability_in_one_line(table: Table) -> None:
    table.card("Me", bp=1000, text="[During Your Turn] This character gains 500 BP. When this character attacks, draw a card.")
    table.place(A="front: Me; deck: 9", B="deck: 9", phase="attack")
    assert table["Me"].bp == 1500
    table.A.attacks("Me")
    assert len(table.A.hand) == 1
    table.A.ends_turn()
    assert table["Me"].bp == 1000


def test_all_abilities_of_a_list_under_one_condition(table: Table) -> None:
    table.card("Me", bp=1000, text="If you have two or less life, this character gains all abilities listed below:\n• This character gains 500 BP.\n• [Snipe]\n• [When Attacking] Draw a card.")
    for life, bp, marks, drawn in ((2, 1500, ["Snipe"], 1), (3, 1000, [], 0)):
        table.place(A=f"front: Me; life: {life}; deck: 9", B="deck: 9", phase="attack")
        assert table["Me"].bp == bp and table["Me"].marks == marks
        table.A.answers("attack with Me")
        assert len(table.A.hand) == drawn


def test_a_card_that_cannot_be_used_if(table: Table) -> None:
    event(table, "You cannot use this card if you have three or more cards in your sideline. Draw a card.")
    table.place(A="hand: Deed; sideline: 2; deck: 9")
    assert table.A.can("use Deed")
    table.place(A="hand: Deed; sideline: 3; deck: 9")
    refusal = table.A.refusal("use", "Deed")
    assert refusal is not None and refusal.rule == "ua.cost.use.2" and not table.A.can("use Deed")


def test_an_ability_once_per_turn_in_a_sentence(table: Table) -> None:
    table.card("Me", bp=1000, text="[Activate: Main] Draw a card. You can only activate this ability once per turn.")
    table.place(A="front: Me, Me; deck: 9")
    table.A.activates("Me#1")
    assert not table.A.can("activate Me#1") and table.A.can("activate Me#2")


def test_an_ability_that_works_in_the_sideline_only(table: Table) -> None:
    table.card("Me", bp=1000, text="[Activate: Main] Place this card into your removal area. Draw a card. This ability can only be activated when this card is in your sideline.")
    table.place(A="front: Me; deck: 9")
    assert not table.A.can("activate Me")
    table.place(A="sideline: Me; deck: 9")
    table.A.activates("Me")
    assert table.A.removal == ["Me"] and len(table.A.hand) == 1


def test_the_rest_goes_under_the_deck_in_an_order_that_nobody_knows(table: Table) -> None:
    event(table, "Look at the top four cards of your deck. Add up to one character card among them to your hand. Shuffle the remaining cards and place them on the bottom of your deck.")
    orders = set()
    for seed in range(6):
        table.place(A="hand: Deed; deck: P 1000, Q 1000, R 1000, S 1000, T 1000", seed=seed)
        table.A.uses("Deed")
        table.A.chooses("P")
        assert table.A.hand == ["P"] and table.A.deck[0] == "T" and sorted(table.A.deck[1:]) == ["Q", "R", "S"]
        orders.add(tuple(table.A.deck))
    assert len(orders) > 1


def test_a_card_shuffled_into_the_deck(table: Table) -> None:
    event(table, "Shuffle one character card from your sideline into your deck.")
    places = set()
    for seed in range(6):
        table.place(A="hand: Deed; sideline: P 1000; deck: 5", seed=seed)
        table.A.uses("Deed")
        assert table.A.sideline == ["Deed"] and len(table.A.deck) == 6
        places.add(table.A.deck.index("P"))
    assert len(places) > 1


def test_cards_in_hand_cost_less_ap(table: Table) -> None:
    table.card("Host", bp=1000, text="Reduce the AP cost of all blue character cards in your hand by 1.")
    table.place(A="front: Host; hand: Oak 1000 {ap: 2, color: blue}, Ash 1000 {ap: 2}; ap: 1/3")
    assert table.A.can("play Oak") and not table.A.can("play Ash")
    table.card("Hosts", bp=1000, text='For each "Kid" on your field, reduce the AP cost of all blue character cards in your hand by 1.')
    for kids, playable in ((2, True), (1, False)):
        table.place(A=f"front: Hosts, {kids}x Kid 1000; hand: Oak 1000 {{ap: 3, color: blue}}; ap: 1/3")
        assert table.A.can("play Oak") is playable


def test_modes_more_under_a_condition(table: Table) -> None:
    event(table, "Choose one of the following. If you have two or less life, choose two instead:\n• Draw a card.\n• Place the top card of your deck into your sideline.\n• Choose up to one of your AP cards and switch it to active.")
    for life, drawn, milled in ((3, 1, 0), (2, 1, 1)):
        table.place(A=f"hand: Deed; life: {life}; deck: 9; ap: 2/3")
        table.A.uses("Deed")
        table.A.answers("ability 1")
        if life == 2:
            table.A.answers("ability 2")
        assert len(table.A.hand) == drawn and len(table.A.sideline) == milled + 1 and table.waiting_for == "A main"


@pytest.mark.parametrize("words", ["Otherwise", "If you did not add a card to your hand"])
def test_when_no_card_was_added(table: Table, words: str) -> None:
    event(table, f"Look at the top two cards of your deck. Add up to one character card among them to your hand. Place the remaining cards on the bottom of your deck. {words}, place the top card of your deck into your sideline.")
    for names, milled in ((["P"], 0), ([], 1)):
        table.place(A="hand: Deed; deck: P 1000, Q 1000, 5")
        table.A.uses("Deed")
        table.A.chooses(*names)
        while table.waiting_for != "A main":
            table.session.answer(0)
        assert table.A.hand == names and len(table.A.sideline) == 1 + milled


def test_the_first_attack_of_the_turn(table: Table) -> None:
    table.card("Me", bp=1000, text="[When Attacking] If this is your first attack this turn, draw a card.")
    table.place(A="front: Me, Ram 1000; deck: 9", phase="attack")
    table.A.attacks("Me")
    assert len(table.A.hand) == 1
    table.place(A="front: Me, Ram 1000; deck: 9", phase="attack")
    table.A.attacks("Ram")
    table.A.attacks("Me")
    assert table.A.hand == []


def test_sidelined_by_an_ability_of_yours(table: Table) -> None:
    table.card("Me", bp=1000, text="[When Sidelined] If it has been sidelined by one of your abilities, draw a card.")
    event(table, 'Sideline one "Me" on your field.')
    event(table, "Sideline one character on your opponent's field.", "Axe")
    table.place(A="front: Me; hand: Deed; deck: 9")
    table.A.uses("Deed")
    assert len(table.A.hand) == 1
    table.place(A="hand: Axe", B="front: Me; deck: 9")
    table.A.uses("Axe")
    assert table.B.hand == [] and table.B.sideline == ["Me"]


def test_rested_by_one_of_your_abilities(table: Table) -> None:
    table.card("Me", bp=1000, text="If this active character on your front line has been switched to resting by one of your abilities this turn, this character gains 500 BP.")
    table.card("Nap", bp=1000, text="[Activate: Main] [Once Per Turn] Choose one character on your field and switch it to resting.")
    table.place(A="front: Me, Nap; deck: 9", B="deck: 9")
    table.A.activates("Nap")
    table.A.chooses("Me")
    assert table["Me"].bp == 1500
    table.place(A="front: Me, Nap; deck: 9", B="deck: 9", phase="attack")
    table.A.attacks("Me")
    assert table["Me"].bp == 1000


@pytest.mark.parametrize(("words", "bp"), [("was played this turn", 1500), ("was not played this turn", 1000), ("is played from your hand", 1500)])
def test_how_this_character_was_played(table: Table, words: str, bp: int) -> None:
    table.card("Me", bp=1000, text=f"If this character {words}, this character gains 500 BP.")
    table.place(A="hand: Me; ap: 3/3")
    table.A.plays("Me", "front line")
    assert table["Me"].bp == bp
    event(table, 'Play one "Me" from your sideline set to active onto your front line.')
    table.place(A="hand: Deed; sideline: Me")
    table.A.uses("Deed")
    assert table["Me"].bp == (1500 if words == "was played this turn" else 1000)


def test_moved_this_turn(table: Table) -> None:
    table.card("Me", bp=1000, text="If this character has moved this turn, this character gains 500 BP.")
    event(table, 'Choose one "Me" on your field and move it to the other line.')
    table.place(A="front: Me; hand: Deed; deck: 9", B="deck: 9")
    assert table["Me"].bp == 1000
    table.A.uses("Deed")
    assert table["Me"].bp == 1500
    table.A.ends_turn()
    assert table["Me"].bp == 1000


def test_so_many_were_chosen(table: Table) -> None:
    event(table, "Choose up to two characters on your opponent's front line and switch them to resting. If you chose two characters with this ability, draw a card.")
    for names, drawn in ((["P", "Q"], 1), (["P"], 0)):
        table.place(A="hand: Deed; deck: 9", B="front: P 1000, Q 1000, R 1000")
        table.A.uses("Deed")
        table.A.chooses(*names)
        assert len(table.A.hand) == drawn


def test_numbers_of_the_card_that_was_placed(table: Table) -> None:
    event(table, "Place one character card from your hand into your sideline. Choose up to one character on your opponent's front line with BP equal to or less than the BP of the card placed into your sideline with this ability and sideline it.")
    table.place(A="hand: Deed, Kid 2000", B="front: Two 2000, Three 3000")
    table.A.uses("Deed")
    assert table.A.can("choose Two") and not table.A.can("choose Three")
    event(table, "Place one character card from your hand into your sideline. Add up to one character card with required energy equal to or less than the required energy value of the card placed into your sideline with this ability from your removal area to your hand.")
    table.place(A="hand: Deed, Kid 2000 {energy: 2}; removal: One 1000 {energy: 2}, Big 1000 {energy: 3}")
    table.A.uses("Deed")
    assert table.A.can("choose One") and not table.A.can("choose Big")


def test_more_bp_for_each_card_revealed(table: Table) -> None:
    event(table, "Reveal up to two character cards from your hand. Choose up to one character on your opponent's front line with {1000} or less BP and sideline it. Add {1000} BP for each card revealed with this ability.")
    for shown, fits in ((["Kid"], ["One", "Two"]), (["Kid", "Cub"], ["One", "Two", "Three"]), ([], ["One"])):
        table.place(A="hand: Deed, Kid 1000, Cub 1000", B="front: One 1000, Two 2000, Three 3000, Four 4000")
        table.A.uses("Deed")
        for name in shown:
            table.A.answers(f"choose {name}")
        if len(shown) < 2:
            table.A.answers("choose none")
        assert [name for name in ("One", "Two", "Three", "Four") if any(name in o for o in table.A.options())] == fits


def test_a_range_widened_under_a_condition(table: Table) -> None:
    event(table, "Choose up to one character on your opponent's front line with {1000} or less BP and sideline it. If you have two or less life, add 1000 to the BP range of the character you may choose for each card in your sideline.")
    for life, fits in ((2, ["One", "Two"]), (3, ["One"])):
        table.place(A=f"hand: Deed; life: {life}; sideline: 1", B="front: One 1000, Two 2000, Three 3000")
        table.A.uses("Deed")
        assert [name for name in ("One", "Two", "Three") if any(name in o for o in table.A.options())] == fits


def test_cards_under_a_character_face_up_or_down(table: Table) -> None:
    table.card("Wolf", bp=3000, raid="Pup", text="[Activate: Main] Add one card under this character to your hand.")
    table.place(A="front: Wolf over Pup 1000 over face-down Gem")
    table.A.activates("Wolf")
    assert table.A.can("choose Pup") and table.A.can("choose Gem")
    table.card("Base", bp=3000, raid="Pup", text="[Activate: Main] Return the base card of this Raided character to your hand.")
    table.place(A="front: Base over Pup 1000 over face-down Gem")
    table.A.activates("Base")
    assert table.A.hand == ["Pup"] and table["Base"].beneath == ["Gem"]


def test_the_total_energy_of_what_was_rested(table: Table) -> None:
    event(table, "Switch any number of characters on your field to resting. Activate all abilities listed below if the combined total required energy of the cards you switched to resting with this ability is sufficient:\n• 3 or more: Draw a card.\n• 5 or more: Place the top card of your deck into your sideline.")
    for names, drawn, milled in ((["One", "Two"], 1, 0), (["Two"], 0, 0), (["One", "Two", "Tri"], 1, 1)):
        table.place(A="front: One 1000 {energy: 1}, Two 1000 {energy: 2}, Tri 1000 {energy: 3}; hand: Deed; deck: 9")
        table.A.uses("Deed")
        table.A.chooses(*names)
        assert len(table.A.hand) == drawn and len(table.A.sideline) == 1 + milled
