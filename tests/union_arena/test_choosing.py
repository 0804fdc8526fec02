"""Abilities that activate together, choices, ranges and phrase substitution."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table

GROW = "It gains 1000 BP until the end of the turn."


@rule("ua.simul.1")
def test_a_player_orders_abilities_that_activate_together(table: Table) -> None:
    table.card("One", bp=1000, text="[When Sidelined] Draw a card.")
    table.card("Two", bp=1000, text="[When Sidelined] Place the top card of your deck into your sideline.")
    table.card("Kill", type="event", text="Sideline all characters on your field.")
    for order, hand in (("One", "P"), ("Two", "Q")):
        table.place(A="front: One, Two; hand: Kill; deck: P 1000, Q 1000, 5; ap: 3/3")
        table.A.uses("Kill")
        assert table.waiting_for == "A order" and len(table.A.options()) == 2
        table.A.answers(f"resolve {order}")
        assert table.A.hand == [hand]


@rule("ua.simul.5")
def test_an_activated_ability_is_carried_out_although_its_card_has_left(table: Table) -> None:
    table.card("Ram", bp=1000, text="[When Attacking] This character gains 1000 BP until the end of the turn. Draw a card.")
    table.card("Knife", bp=1000, text="When a character on your field attacks, sideline one other character on your field.")
    table.place(A="front: Ram, Knife; deck: 9", phase="attack")
    table.A.attacks("Ram")
    table.A.answers("resolve Knife")
    assert table.A.sideline == ["Ram"] and len(table.A.hand) == 1 and table["Ram"].bp == 1000
    assert table.waiting_for == "A attack" and table.B.life == 7


@rule("ua.choose.upto.1")
def test_up_to_allows_none(table: Table) -> None:
    text = "Look at the top two cards of your deck. Reveal up to one character card among them and add it to your hand. Place the remaining cards on the bottom of your deck in any order."
    table.card("Seek", type="event", text=text)
    table.card("Kill", type="event", text="Choose up to two characters on your field and sideline them.")
    table.place(A="front: Ram 1000, Ewe 1000, Kid 1000; hand: Seek, Kill; deck: P 1000; ap: 3/3")
    table.A.uses("Seek")
    assert table.A.can("choose P")
    table.A.chooses()
    assert table.A.hand == ["Kill"] and table.A.deck == ["P"]
    table.A.uses("Kill")
    table.A.chooses("Ewe")
    assert table.A.front == ["Ram", "Kid"]


@rule("ua.choose.exact.1")
def test_without_up_to_as_many_as_possible_are_chosen_and_the_rest_goes_on(table: Table) -> None:
    table.card("Kill", type="event", text="Choose two characters on your opponent's front line and sideline them. Draw a card.")
    table.place(A="hand: Kill; ap: 3/3", B="front: P 1000, Q 1000, R 1000")
    table.A.uses("Kill")
    assert not table.A.can("choose none")
    table.A.answers("choose P")
    assert not table.A.can("choose none")
    table.A.answers("choose R")
    assert table.B.front == ["Q"] and len(table.A.hand) == 1
    for front, left in (("front: P 1000", []), ("energy: P 1000", [])):
        table.place(A="hand: Kill; ap: 3/3", B=front)
        table.A.uses("Kill")
        assert table.B.front == left and len(table.A.hand) == 1 and table.waiting_for == "A main"


@rule("ua.choose.mode.1")
def test_modes_are_different_and_carried_out_in_printed_order(table: Table) -> None:
    text = "Choose two of the following:\n• Draw a card.\n• Choose up to one of your AP cards and switch it to active.\n• Place one card from your hand into your sideline."
    table.card("Plan", type="event", text=text)
    table.place(A="hand: Plan; deck: P 1000, 9; ap: 3/3")
    table.A.uses("Plan")
    assert len(table.A.options()) == 3
    table.A.answers("ability 3")
    assert table.A.options() == ["Ability 1", "Ability 2"]
    table.A.answers("ability 1")
    assert table.A.hand == [] and "P" in table.A.sideline and table.A.ap == 2, "the first is done first"


@rule("ua.choose.mode.2")
def test_a_mode_that_can_do_nothing_may_be_chosen(table: Table) -> None:
    text = "Choose one of the following:\n• Choose up to one character on your field and move it to the other line.\n• Draw a card."
    table.card("Plan", type="event", text=text)
    table.place(A="hand: Plan; ap: 3/3")
    table.A.uses("Plan")
    table.A.answers("ability 1")
    assert table.waiting_for == "A main" and table.A.hand == [] and table.A.sideline == ["Plan"]


@rule("ua.choose.range.1")
def test_a_widened_range_holds_for_the_next_choice_that_states_one(table: Table) -> None:
    table.card("Aim", type="event", ap=0, text="The next time you choose a character with an ability that specifies a BP range this turn, add 1000 to the specified BP range.")
    table.card("Shot", type="event", ap=0, text="Choose up to one character with 2000 or less BP on your opponent's front line and sideline it.")
    table.card("Any", type="event", ap=0, text="Choose up to one character on your opponent's front line. It gains 500 BP until the end of the turn.")
    table.place(A="hand: Aim, 2x Shot, Any", B="front: Two 2000, Three 3000, Also 3000, Four 4000")
    table.A.uses("Aim")
    table.A.uses("Any")
    table.A.chooses("Four")
    table.A.uses("Shot")
    assert table.A.can("choose Two") and table.A.can("choose Three") and not table.A.can("choose Four")
    table.A.chooses("Three")
    table.A.uses("Shot")
    assert table.A.can("choose Two") and not table.A.can("choose Also"), "once"


@rule("ua.choose.range.1")
def test_a_standing_text_widens_every_range_also_of_color_triggers(table: Table) -> None:
    table.card("Scope", bp=1000, text="(If on the Front Line) When you choose a character with an ability that specifies a BP range, add 1000 to the specified BP range.")
    table.card("Shot", type="event", ap=0, text="Choose up to one character with 2000 or less BP on your opponent's front line and sideline it.")
    table.place(A="front: Scope; hand: 2x Shot", B="front: Two 2000, Three 3000, Four 4000, Also 3000")
    for name in ("Three", "Also"):
        table.A.uses("Shot")
        assert not table.A.can("choose Four")
        table.A.chooses(name)
    assert table.B.front == ["Two", "Four"]
    for line, front in (("front", []), ("energy", ["Ram"])):
        table.place(A="front: Ram 3500", B=f"{line}: Scope resting; life: 4, Leaf 1000 {{trigger: color, color: red}}", phase="attack", ask="life")
        table.A.attacks("Ram")
        table.A.answers("life card 5")
        table.B.answers("use the color trigger of Leaf")
        assert table.A.front == front


@rule("ua.subst.1", "ua.subst.3", "ua.subst.2")
def test_one_of_two_versions_is_carried_out(table: Table) -> None:
    table.card("Shot", type="event", text='Choose up to one character with {2000 or less BP} on your opponent\'s front line and sideline it. If "Oda" is on your field, {4000 or less BP} instead.')
    for front, fits in (("Ewe 1000", ["Two"]), ("Oda 1000", ["Two", "Four"])):
        table.place(A=f"front: {front}; hand: Shot; ap: 3/3", B="front: Two 2000, Four 4000, Six 6000, One 1500")
        table.A.uses("Shot")
        assert [name for name in ("Two", "Four", "Six") if table.A.can(f"choose {name}")] == fits
        table.A.chooses("Two")
        assert len(table.B.front) == 3 and table.waiting_for == "A main", "never both versions"


@rule("ua.subst.2", "ua.subst.4")
def test_words_outside_the_braces_stay_with_the_other_version(table: Table) -> None:
    text = (
        "[When Played] Choose up to one character on your opponent's front line and {switch it to resting}. It will remain set to resting until the end of their next attack phase. "
        "If six or more other [Tide] affinity cards are on your field, {switch it and all characters on your opponent's energy line to resting} instead."
    )
    table.card("Wave", bp=1000, affinities=["Tide"], text=text)
    gulls = "front: 3x Gull 1000 {affinities: [Tide]}; energy: 3x Buoy {type: site, affinities: [Tide]}"
    table.place(A=f"{gulls}; hand: Wave; deck: 9; ap: 3/3", B="front: Wall 1000, Fort 1000; energy: Back 1000, Pier {type: site}; deck: 9")
    table.A.plays("Wave", "front line")
    table.A.chooses()
    assert not table["Wall"].resting and table["Back"].resting and not table["Pier"].resting
    table.place(A=f"{gulls}; hand: Wave; deck: 9; ap: 3/3", B="front: Wall 1000, Fort 1000; energy: Back 1000; deck: 9")
    table.A.plays("Wave", "front line")
    table.A.chooses("Wall")
    table.A.ends_turn()
    assert table.turn == "B" and table["Wall"].resting and table["Back"].resting and not table["Fort"].resting
    table.B.ends_turn()
    assert not table["Wall"].resting, "readied in the end phase"


@rule("ua.subst.3")
def test_other_does_not_count_the_source_itself(table: Table) -> None:
    text = "[When Played] Choose up to one character on your opponent's front line and {switch it to resting}. If two or more other [Tide] affinity cards are on your field, {sideline it} instead."
    table.card("Wave", bp=1000, affinities=["Tide"], text=text)
    for count, gone in ((1, False), (2, True)):
        table.place(A=f"front: {count}x Gull 1000 {{affinities: [Tide]}}; hand: Wave; ap: 3/3", B="front: Wall 1000")
        table.A.plays("Wave", "front line")
        table.A.chooses("Wall")
        assert (table.B.sideline == ["Wall"]) is gone


@rule("ua.subst.2")
def test_a_version_that_may_be_used_is_the_players_choice(table: Table) -> None:
    text = '[When Played] [Draw two cards, then place one card from your hand into your sideline]. If "Oda" is on your field, you may [Draw a card] instead.'
    table.card("Gull", bp=1000, text=text)
    for answer, gone in (("yes", []), ("no", ["Kid"])):
        table.place(A="front: Oda 1000; hand: Gull, Kid 1000; ap: 3/3")
        table.A.plays("Gull", "front line")
        table.A.answers(answer)
        if gone:
            table.A.chooses("Kid")
        assert len(table.A.hand) == 2 and table.A.sideline == gone


@rule("ua.choose.range.1")
def test_a_choice_without_a_range_leaves_the_wider_one_for_the_next(table: Table) -> None:
    table.card("Aim", type="event", ap=0, text="The next time you choose a character with an ability that specifies a BP range this turn, add 1000 to the specified BP range.")
    table.card("Any", type="event", ap=0, text="Choose up to one character on your opponent's front line and switch it to resting.")
    table.card("Few", type="event", ap=0, text="Choose up to one character with 1000 or less BP on your opponent's front line and sideline it.")
    table.card("Many", type="event", ap=0, text="Choose up to one character with 1000 or more BP on your opponent's front line and switch it to resting.")
    for before in ("Any", "Many"):
        table.place(A=f"hand: Aim, {before}, 2x Few", B="front: One 1000, Two 2000, Three 3000")
        table.A.uses("Aim")
        table.A.uses(before)
        table.A.chooses("One")
        table.A.uses("Few#1")
        assert table.A.can("choose Two") and not table.A.can("choose Three"), before
        table.A.chooses("Two")
        table.A.uses("Few#2")
        assert table.A.can("choose One") and table.B.front == ["One", "Three"], "used up"
        assert not table.A.can("choose Three")
