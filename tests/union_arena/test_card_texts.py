"""What words of card texts mean: may, then, other, names, numbers, lists, gained abilities."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table


@rule("ua.text.may.1")
def test_may_makes_an_instruction_optional_and_its_absence_forces_it(table: Table) -> None:
    table.card("May", type="event", text="You may sideline one character on your field. If you do, draw two cards.")
    table.card("Must", type="event", text="Sideline one character on your field. Draw a card.")
    table.place(A="front: Ram 1000; hand: May, Must; ap: 3/3")
    table.A.uses("May")
    table.A.answers("no")
    assert table.A.front == ["Ram"] and table.A.hand == ["Must"]
    table.A.uses("Must")
    assert table.A.front == [] and "Ram" in table.A.sideline and len(table.A.hand) == 1


@rule("ua.text.then.1")
def test_sentences_do_not_depend_on_each_other(table: Table) -> None:
    table.card("Trade", type="event", text="Draw a card, then place one card from your hand into your sideline.")
    table.place(A="hand: Trade, Oak 1000; deck: 0; ap: 3/3")
    table.A.uses("Trade")
    assert table.A.hand == [] and table.A.sideline == ["Oak", "Trade"]
    table.place(A="hand: Trade; deck: Elm 1000; ap: 3/3")
    table.A.uses("Trade")
    assert table.A.sideline == ["Elm", "Trade"], "in order"


@rule("ua.text.ifadded.1")
def test_whether_a_card_was_added_looks_at_what_happened(table: Table) -> None:
    text = "Look at the top two cards of your deck. Reveal up to one character card among them and add it to your hand. Place the remaining cards on the bottom of your deck in any order. If you added a card to your hand, place one card from your hand into your sideline."
    table.card("Seek", type="event", text=text)
    for take in (True, False):
        table.place(A="hand: Seek, Oak 1000; deck: P 1000; ap: 3/3")
        table.A.uses("Seek")
        table.A.chooses(*(["P"] if take else []))
        if take:
            table.A.chooses("Oak")
        assert table.A.hand == (["P"] if take else ["Oak"])
        assert table.waiting_for == "A main"


@rule("ua.text.other.1", "ua.text.live.2")
def test_other_and_same_line_and_an_amount_fixed_once(table: Table) -> None:
    text = "[When Played] Choose up to one character on your opponent's front line. It loses 1000 BP for each other [Tide] affinity card on the same line as this character until the end of the turn."
    table.card("Wave", bp=1000, affinities=["Tide"], text=text)
    table.card("Kill", type="event", ap=0, text='Sideline one "Buoy" on your field.')
    board = "front: Gull 1000 {affinities: [Tide]}; energy: Buoy {type: site, affinities: [Tide]}, Eel 1000 {affinities: [Tide]}, Ram 1000"
    table.place(A=f"{board}; hand: Wave, Kill; ap: 3/3", B="front: Wall 5000")
    table.A.plays("Wave", "energy line")
    table.A.answers("Ram") if table.waiting_for == "A make room" else None
    table.A.chooses("Wall")
    assert table["Wall"].bp == 3000, "the site and the character there, neither itself nor the front line"
    table.A.uses("Kill")
    assert table["Wall"].bp == 3000, "a card that leaves later changes nothing"


@rule("ua.text.name.1")
def test_a_name_means_exactly_it_and_in_its_name_means_containing(table: Table) -> None:
    table.card("Whole", bp=1000, text='If "Oda" is on your field, this character gains 500 BP.')
    table.card("Part", bp=1000, text='If a character with "Oda" in its card name is on your field, this character gains 500 BP.')
    table.card("Elder", name="Oda the Elder", bp=1000)
    table.place(A="front: Whole, Part, Elder")
    assert table["Whole"].bp == 1000 and table["Part"].bp == 1500
    table.place(A="front: Whole, Part, Oda 1000")
    assert table["Whole"].bp == 1500 and table["Part"].bp == 1500


@rule("ua.text.unique.1", "ua.text.unique.2")
def test_unique_names_count_each_name_once_and_two_names_as_one(table: Table) -> None:
    table.card("Seer", bp=1000, text="[When Played] If you have three or more [Tide] affinity cards with unique card names on your field, draw a card.")
    table.card("Mask", bp=1000, affinities=["Tide"], text='This card is also treated as "Eel".')
    for front, drawn in (
        ("3x Gull 1000 {affinities: [Tide]}, Eel 1000 {affinities: [Tide]}", 0),
        ("Mask, Gull 1000 {affinities: [Tide]}", 0),
        ("Mask, Gull 1000 {affinities: [Tide]}, Crab 1000 {affinities: [Tide]}", 1),
    ):
        table.place(A=f"front: {front}; hand: Seer; deck: 9; ap: 3/3")
        table.A.plays("Seer", "energy line")
        assert len(table.A.hand) == drawn, front


@rule("ua.text.list.1")
def test_a_standing_list_gives_each_line_whose_number_is_reached(table: Table) -> None:
    table.card("Sage", bp=1000, text="This character gains all abilities listed below if you have the required number of event cards in your sideline.\n• Two or more: This character gains Red energy generation.\n• Four or more: This character gains 1000 BP.")
    table.card("Call", type="event", ap=0, text="Draw a card.")
    for events, energy, bp in ((1, {}, 1000), (2, {"red": 1}, 1000), (3, {"red": 1}, 1000), (4, {"red": 1}, 2000)):
        table.place(A=f"energy: Sage; sideline: {events}x Call; hand: Call; deck: 9")
        assert table.A.generated == energy and table["Sage"].bp == bp
    table.place(A="energy: Sage; sideline: 3x Call; hand: Call; deck: 9")
    table.A.uses("Call")
    assert table["Sage"].bp == 2000, "it follows the state"


@rule("ua.text.list.2")
def test_a_list_given_for_a_turn_is_judged_once(table: Table) -> None:
    text = "[When Played] This character gains all abilities listed below until the end of the turn if you have the required number of event cards in your sideline.\n• Two or more: This character gains 500 BP.\n• Four or more: This character gains 1000 BP."
    table.card("Sage", bp=1000, text=text)
    table.card("Call", type="event", ap=0, text="Draw a card.")
    table.place(A="sideline: 2x Call; hand: Sage, 2x Call; deck: 9; ap: 3/3")
    table.A.plays("Sage", "front line")
    assert table["Sage"].bp == 1500
    table.A.uses("Call")
    table.A.uses("Call")
    assert table["Sage"].bp == 1500


@rule("ua.text.live.1")
def test_a_standing_count_is_recomputed_all_the_time(table: Table) -> None:
    table.card("Hawk", bp=1000, text="This character gains 1000 BP for each resting character on your opponent's front line.")
    table.place(A="front: Hawk", B="front: Wall 1500, Fort 9000 resting", phase="attack")
    assert table["Hawk"].bp == 2000
    table.A.attacks("Hawk")
    table.B.blocks("Wall")
    assert table.B.sideline == ["Wall"], "the blocker rests, so 3000 attack"
    assert table["Hawk"].bp == 2000


@rule("ua.text.opp.1")
def test_the_opponent_chooses_what_the_opponent_gives_up(table: Table) -> None:
    table.card("Tax", type="event", text="Your opponent places one card from their hand into their sideline.")
    table.place(A="hand: Tax; ap: 3/3", B="hand: Oak 1000, Elm 1000")
    table.A.uses("Tax")
    assert table.waiting_for.startswith("B ") and len(table.B.options()) == 2
    table.B.answers("Elm")
    assert table.B.hand == ["Oak"] and table.B.sideline == ["Elm"]


@rule("ua.text.history.1")
def test_conditions_on_this_turn_look_back_before_the_card_arrived(table: Table) -> None:
    table.card("Sage", bp=1000, text="[When Played] If you have used an event card this turn, draw two cards.")
    table.card("Call", type="event", ap=0, text="Draw a card.")
    table.place(A="hand: Call, Sage; deck: 9; ap: 3/3")
    table.A.uses("Call")
    table.A.plays("Sage", "front line")
    assert len(table.A.hand) == 3
    table.place(A="hand: Call, Sage; deck: 9; ap: 3/3", B="deck: 9")
    table.A.uses("Call")
    table.A.ends_turn()
    table.B.ends_turn()
    table.A.plays("Sage", "front line")
    assert len(table.A.hand) == 2, "in the next turn it is forgotten"


@rule("ua.text.gain.1")
def test_a_gained_ability_works_like_a_printed_one_for_its_time(table: Table) -> None:
    table.card("Teach", type="event", text='Choose one character on your field. It gains "[Once Per Turn] When this character attacks, draw a card" until the end of the turn.')
    table.place(A="front: Ram 1000 [Double Attack]; hand: Teach; deck: 9; ap: 3/3", B="deck: 9")
    table.A.uses("Teach")
    table.A.attacks("Ram")
    table.A.attacks("Ram")
    assert len(table.A.hand) == 1
    table.A.ends_turn()
    table.B.ends_turn()
    hand = len(table.A.hand)
    table.A.attacks("Ram")
    assert len(table.A.hand) == hand + 0, "gone with the turn"


@rule("ua.text.gain.2")
def test_losing_base_abilities_leaves_what_was_gained(table: Table) -> None:
    table.card("Teach", type="event", ap=0, text="Choose one character on your opponent's field. It gains [Snipe] until the end of the turn.")
    table.card("Hush", type="event", ap=0, text="Choose one character on your opponent's field. It loses all base abilities until the end of the turn.")
    table.card("Wall", bp=1000, text="[Impact (1)]\nThis character gains 500 BP.\n[When Blocking] Draw a card.")
    table.place(A="front: Ram 3000; hand: Teach, Hush", B="front: Wall")
    table.A.uses("Teach")
    assert "Impact 1" in table["Wall"].marks and table["Wall"].bp == 1500
    table.A.uses("Hush")
    assert table["Wall"].marks[0] == "Snipe" and "Impact 1" not in table["Wall"].marks and table["Wall"].bp == 1000
    table.A.attacks("Ram")
    table.B.blocks("Wall")
    assert table.B.hand == []


@rule("ua.text.nostack.1")
def test_without_a_remark_copies_add_up_and_with_it_they_do_not(table: Table) -> None:
    table.card("Drum", bp=1000, text="Other characters on your field gain 500 BP.")
    table.place(A="front: 2x Drum, Ram 1000")
    assert table["Ram"].bp == 2000
    text = "[During Opponent's Turn] Your opponent cannot choose characters on your field with abilities on characters or event cards unless they place one card from their hand into their sideline as an additional cost. This \"Veil\" ability does not stack."
    table.card("Veil", bp=1000, text=text)
    table.card("Shot", type="event", text="Choose up to one character on your opponent's front line and sideline it.")
    table.place(A="hand: Shot, 2; ap: 3/3", B="front: 2x Veil, Wall 1000")
    table.A.uses("Shot")
    table.A.chooses("Wall")
    table.A.answers("Blank")
    assert table.B.sideline == ["Wall"] and len(table.A.hand) == 1


@rule("ua.text.delay.1")
def test_a_delayed_instruction_acts_on_the_very_object(table: Table) -> None:
    table.card("Rise", type="event", ap=0, text="Play up to one character card with 2 or less required energy from your sideline set to resting onto your front line. At the start of the end phase, sideline that character.")
    table.card("Gust", type="event", ap=0, text="Return one character on your field to your hand.")
    table.place(A="hand: Rise; sideline: Oak 1000; deck: 9; ap: 3/3", B="deck: 9")
    table.A.uses("Rise")
    table.A.chooses("Oak")
    table.A.ends_turn()
    assert table.A.front == [] and "Oak" in table.A.sideline
    table.place(A="hand: Rise, Gust; sideline: Oak 1000; deck: 9; ap: 3/3", B="deck: 9")
    table.A.uses("Rise")
    table.A.chooses("Oak")
    table.A.uses("Gust")
    table.A.plays("Oak", "front line")
    table.A.ends_turn()
    assert table.A.front == ["Oak"], "another object by now"


@rule("ua.zone.text.1")
def test_a_text_works_on_the_field_unless_it_says_otherwise(table: Table) -> None:
    table.card("Seed", bp=1000, energy=9, text="When this card is placed from your hand into your sideline by an ability on a character on your field, draw two cards.")
    table.card("Toss", bp=1000, text="[Activate: Main] (Pay 1 AP) Place one card from your hand into your sideline.")
    table.card("Drum", bp=1000, energy=9, text="All characters on your field gain 500 BP.\nWhen a character on your field attacks, draw a card.")
    table.place(A="front: Toss; hand: Seed; deck: 9; ap: 3/3")
    table.A.activates("Toss")
    assert table.A.sideline == ["Seed"] and len(table.A.hand) == 2
    for zone in ("hand", "sideline", "removal", "life", "deck"):
        table.place(A=f"front: Toss; {zone}: Drum" + (", 3" if zone in ("life", "deck") else ""), phase="attack")
        hand = len(table.A.hand)
        assert table["Toss"].bp == 1000
        table.A.attacks("Toss")
        assert len(table.A.hand) == hand, zone
    table.place(A="front: Toss, Drum; deck: 9", phase="attack")
    table.A.attacks("Toss")
    assert len(table.A.hand) == 1


@rule("ua.text.all.1")
def test_a_one_time_effect_on_all_does_not_reach_later_arrivals(table: Table) -> None:
    table.card("Cheer", type="event", ap=0, text="All characters on your field gain 1000 BP until the end of the turn.")
    table.card("Drum", bp=1000, text="All characters on your field gain 500 BP.")
    table.place(A="front: Ram 1000; hand: Cheer, Kid 1000; ap: 3/3")
    table.A.uses("Cheer")
    table.A.plays("Kid", "front line")
    assert table["Ram"].bp == 2000 and table["Kid"].bp == 1000
    table.place(A="front: Ram 1000, Drum; hand: Kid 1000; ap: 3/3")
    table.A.plays("Kid", "front line")
    assert table["Kid"].bp == 1500, "a standing text does"


@rule("ua.text.copy.2")
def test_who_activates_anothers_abilities_is_their_source(table: Table) -> None:
    table.card("Mime", bp=1000, text="[Activate: Main] [Once Per Turn] Choose one other character on your field. This character activates all of the chosen character's [When Played] abilities.")
    table.card("Oak", bp=3000, text="[When Played] This character gains 1000 BP until the end of the turn.")
    table.place(A="front: Mime, Oak")
    table.A.activates("Mime")
    assert table["Mime"].bp == 2000 and table["Oak"].bp == 3000


@rule("ua.text.player.1")
def test_an_ability_gained_by_a_player_outlives_its_card(table: Table) -> None:
    table.card("Oath", type="event", ap=0, text='You gain "When a character on your field attacks, draw a card" until the end of the turn.')
    table.place(A="front: Ram 1000, Ewe 1000; hand: Oath; deck: 9", B="deck: 9")
    table.A.uses("Oath")
    table.A.attacks("Ram")
    table.A.attacks("Ewe")
    assert len(table.A.hand) == 2
    table.A.ends_turn()
    table.B.ends_turn()
    hand = len(table.A.hand)
    table.A.attacks("Ram")
    assert len(table.A.hand) == hand
