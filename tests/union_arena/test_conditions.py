"""Activation Timing and Activation Conditions: the labels in front of abilities."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table


@rule("ua.timing.sidelined.1")
def test_when_sidelined_activates_for_sidelining_alone(table: Table) -> None:
    table.card("Ghost", bp=1000, text="[When Sidelined] Draw a card.\n[Activate: Main] (Sideline This Card) This character gains 500 BP until the end of the turn.")
    deeds = {
        "Kill": ("Sideline one character on your field.", 1),
        "Wither": ("Choose one character on your field. It loses 1000 BP until the end of the turn.", 1),
        "Place": ("Place one character on your field into your sideline.", 0),
        "Remove": ("Place one character on your field into your removal area.", 0),
        "Return": ("Return one character on your field to your hand.", 1),
    }
    for name, (text, cards) in deeds.items():
        table.card(name, type="event", text=text)
        table.place(A=f"front: Ghost; hand: {name}; ap: 3/3")
        table.A.uses(name)
        assert table.A.front == [] and len(table.A.hand) == cards, name
        assert name != "Return" or table.A.hand == ["Ghost"]
    table.place(A="front: Ghost")
    table.A.activates("Ghost")
    assert table.A.sideline == ["Ghost"] and len(table.A.hand) == 1, "as a cost"
    table.place(A="front: Ram 2000", B="front: Ghost", phase="attack")
    table.A.attacks("Ram")
    table.B.blocks("Ghost")
    assert len(table.B.hand) == 1, "by a battle"


@rule("ua.timing.your-turn.1", "ua.timing.opp-turn.1")
def test_turn_labels_switch_with_the_turn(table: Table) -> None:
    table.card("Day", bp=3000, text="[During Your Turn] This character gains 1000 BP.")
    table.card("Night", bp=3000, text="[During Opponent's Turn] This character gains 1000 BP.")
    table.place(A="front: Day, Night; deck: 9", B="deck: 9", phase="attack")
    assert table["Day"].bp == 4000 and table["Night"].bp == 3000
    table.A.ends_phase()
    assert table.turn == "B" and table["Day"].bp == 3000 and table["Night"].bp == 4000
    table.place(A="front: Ram 3500", B="front: Day, Night", phase="attack")
    assert table["Day"].bp == 3000 and table["Night"].bp == 4000


@rule("ua.cond.1")
def test_every_condition_must_be_met_and_nothing_is_paid_otherwise(table: Table) -> None:
    table.card("Ram", bp=1000, text="[Activate: Main] (If on the Front Line) (Pay 1 AP) [Once Per Turn] Draw a card.")
    for board in ("energy: Ram; ap: 1/3", "front: Ram; ap: 0/3"):
        table.place(A=board)
        assert not table.A.can("activate Ram")
    table.place(A="front: Ram; ap: 3/3")
    table.A.activates("Ram")
    assert not table.A.can("activate Ram") and table.A.ap == 2 and len(table.A.hand) == 1


@rule("ua.cond.front.1", "ua.cond.energy.1")
def test_line_labels_follow_the_card(table: Table) -> None:
    table.card("Fore", bp=1000, text="(If on the Front Line) This character gains 500 BP.\n[Activate: Main] (If on the Front Line) Draw a card.")
    table.card("Back", bp=1000, text="(If on the Energy Line) This character gains 500 BP.\n[Activate: Main] (If on the Energy Line) Draw a card.")
    table.card("Push", type="event", ap=0, text="Choose one character on your field and move it to the other line.")
    for start, other in (("front", "energy"), ("energy", "front")):
        for name, line in (("Fore", "front"), ("Back", "energy")):
            table.place(A=f"{start}: {name}; hand: Push")
            on = start == line
            assert (table[name].bp == 1500) is on and table.A.can(f"activate {name}") is on
            table.A.uses("Push")
            assert table[name].zone == f"{other} line"
            assert (table[name].bp == 1500) is not on and table.A.can(f"activate {name}") is not on


@rule("ua.cond.side.1")
def test_abilities_used_from_the_sideline(table: Table) -> None:
    table.card("Ghost", bp=1000, energy=2, text="[Activate: Main] (If in the Sideline) (Place 2 Cards From Hand Into Sideline) (Pay 1 AP) If you have the required energy for this card, play this card set to resting onto your front line.")
    table.place(A="energy: 2 red; sideline: Ghost; hand: 2; ap: 1/3")
    assert table.A.can("activate Ghost")
    table.A.activates("Ghost")
    assert table.A.front == ["Ghost"] and table["Ghost"].resting and table.A.hand == [] and table.A.ap == 0
    for board in ("sideline: Ghost; hand: 1; ap: 1/3", "sideline: Ghost; hand: 2; ap: 0/3", "front: Ghost; hand: 2; ap: 3/3", "hand: Ghost, 2; ap: 3/3"):
        table.place(A=f"energy: 2 red; {board}")
        assert not table.A.can("activate Ghost"), board


@rule("ua.cond.hand.1")
def test_cards_from_hand_are_placed_as_payment(table: Table) -> None:
    table.card("Ram", bp=1000, text="[Activate: Main] (Place 2 Cards From Hand Into Sideline) Draw a card.")
    table.card("Ghost", bp=1000, energy=9, text="[When Sidelined] Draw three cards.")
    table.place(A="front: Ram; hand: Ghost; deck: 9")
    assert not table.A.can("activate Ram")
    table.place(A="front: Ram; hand: Ghost, Oak 1000 {energy: 9}, Elm 1000 {energy: 9}; deck: P 1000, 9")
    table.A.activates("Ram")
    assert table.waiting_for == "A pay"
    table.A.answers("Ghost")
    table.A.answers("Elm")
    assert table.A.sideline == ["Ghost", "Elm"] and table.A.hand == ["Oak", "P"]


@rule("ua.cond.ap.1")
def test_ap_is_paid_by_resting_ap_cards(table: Table) -> None:
    table.place(A='front: Ram 1000 "[Activate: Main] (Pay 1 AP) Draw a card."; ap: 1/3')
    table.A.activates("Ram")
    assert table.A.ap == 0 and table.A.ap_cards == 3 and not table.A.can("activate Ram")


@rule("ua.cond.sideline.1")
def test_a_card_sidelined_as_a_cost_still_resolves(table: Table) -> None:
    table.place(A='energy: Pier "[Activate: Main] (Sideline This Card) Draw two cards." {type: site}; deck: 9')
    table.A.activates("Pier")
    assert table.A.sideline == ["Pier"] and len(table.A.hand) == 2


@rule("ua.cond.once.1")
def test_once_per_turn_limits_every_timing(table: Table) -> None:
    table.card("Ram", bp=3000, text="[Double Attack]\n[When Attacking] [Once Per Turn] Draw a card.")
    table.place(A="front: Ram; deck: 9", B="deck: 9", phase="attack")
    table.A.attacks("Ram")
    table.A.answers("Double Attack of Ram")
    table.A.attacks("Ram")
    assert len(table.A.hand) == 1
    table.card("Wall", bp=9000, text="[Double Block]\n[When Blocking] [Once Per Turn] Draw a card.")
    table.place(A="front: P 1000, Q 1000; deck: 9", B="front: Wall; deck: 9", phase="attack")
    table.A.attacks("P")
    table.B.blocks("Wall")
    table.B.answers("Double Block of Wall")
    table.A.attacks("Q")
    table.B.blocks("Wall")
    assert len(table.B.hand) == 1


@rule("ua.cond.once.1")
def test_once_per_turn_is_fresh_in_the_next_turn(table: Table) -> None:
    table.place(A='front: Ram 1000 "[Activate: Main] [Once Per Turn] Draw a card."; deck: 9', B="deck: 9")
    table.A.activates("Ram")
    assert not table.A.can("activate Ram")
    table.A.ends_turn()
    table.B.ends_turn()
    table.A.activates("Ram")
    assert len(table.A.hand) == 3


@rule("ua.cond.once.2")
def test_each_copy_counts_for_itself(table: Table) -> None:
    table.place(A='energy: 2x Pier "[Activate: Main] [Once Per Turn] Draw a card." {type: site}; deck: 9')
    table.A.activates("Pier#1")
    assert not table.A.can("activate Pier#1") and table.A.can("activate Pier#2")
    table.A.activates("Pier#2")
    assert len(table.A.hand) == 2 and not table.A.can("activate Pier")


@rule("ua.once.turn-played.1")
def test_a_limit_to_the_turn_it_was_played_counts_from_entering(table: Table) -> None:
    text = "[Activate: Main] You can only activate this ability on the turn this character is played. Draw a card."
    table.card("Ram", bp=1000, text=text)
    table.place(A="front: Ram; deck: 9; ap: 3/3")
    assert not table.A.can("activate Ram")
    table.place(A="hand: Ram; deck: 9; ap: 3/3", B="deck: 9")
    table.A.plays("Ram", "front line")
    assert table.A.can("activate Ram")
    table.A.ends_turn()
    table.B.ends_turn()
    table.A.answers("no")
    assert table.waiting_for == "A main" and not table.A.can("activate Ram")
    table.card("Wolf", bp=1000, text='[Raid] "Pup" Switch to active. May move to the front line.\n' + text)
    table.place(A="front: Pup 1000; hand: Wolf; ap: 3/3")
    table.A.answers("raid with Wolf onto Pup")
    assert table.A.can("activate Wolf")


@rule("ua.cond.only.1")
def test_a_clause_of_when_alone_is_checked_before_paying(table: Table) -> None:
    table.card("Ram", bp=1000, text="[Activate: Main] (Switch to Resting) You can only activate this ability if you have used an event card this turn. Draw a card.")
    table.place(A='front: Ram; hand: Call "Draw a card." {type: event}; ap: 3/3')
    assert not table.A.can("activate Ram") and not table["Ram"].resting
    refusal = table.A.refusal("activate", "Ram")
    assert refusal is not None and refusal.rule == "ua.cond.only.1"
    table.A.uses("Call")
    table.A.activates("Ram")
    assert table["Ram"].resting and len(table.A.hand) == 2


@rule("ua.cond.multi.1")
def test_several_timing_labels_activate_at_each_of_them(table: Table) -> None:
    table.card("Ram", bp=1000, text="Play this character set to active onto your field.\n[When Played] [When Attacking] Draw a card.")
    table.place(A="hand: Ram; deck: 9; ap: 3/3")
    table.A.plays("Ram", "front line")
    assert len(table.A.hand) == 1
    table.A.attacks("Ram")
    assert len(table.A.hand) == 2


@rule("ua.cond.none.1")
def test_without_a_label_a_text_stands_or_names_its_moment(table: Table) -> None:
    table.card("Ram", bp=1000, text="[Double Attack]\nWhen this character attacks and is not blocked, draw a card.")
    table.place(A="front: Ram; deck: 9", B="", phase="attack")
    table.A.attacks("Ram")
    table.A.attacks("Ram")
    assert len(table.A.hand) == 2
    table.place(A='front: Ewe 1000 "This character gains 500 BP."')
    assert table["Ewe"].bp == 1500


@rule("ua.cond.pay.1")
def test_payments_inside_an_ability_are_made_while_it_is_carried_out(table: Table) -> None:
    table.card("Ram", bp=3000, text="[When Attacking] You may pay 1 AP. If you do, draw a card.")
    table.place(A="front: Ram; deck: 9; ap: 1/3", phase="attack")
    table.A.attacks("Ram")
    table.A.answers("yes")
    assert table.A.ap == 0 and len(table.A.hand) == 1
    table.place(A="front: Ram; deck: 9; ap: 0/3", phase="attack")
    table.A.attacks("Ram")
    assert table.waiting_for == "A attack" and table.A.hand == []
    table.card("Wall", bp=4000, text="[When Blocking] You may pay 1 AP. If you do, draw a card.")
    table.place(A="front: Ram; ap: 0/3", B="front: Wall; ap: 1/3", phase="attack")
    table.A.attacks("Ram")
    table.B.blocks("Wall")
    table.B.answers("yes")
    assert table.B.ap == 0 and len(table.B.hand) == 1, "in the opponent's turn too"
    table.card("Boss", bp=3000, text="[When Attacking] You may switch one active character on your front line to resting. If you do, draw a card.")
    for other, drawn in ((" resting", 0), ("", 1)):
        table.place(A=f"front: Boss, Ewe 1000{other}; deck: 9", phase="attack")
        table.A.attacks("Boss")
        if table.waiting_for == "A may":
            table.A.answers("yes")
        assert len(table.A.hand) == drawn


@rule("ua.main.act.4")
def test_cards_given_up_as_a_cost_must_be_there(table: Table) -> None:
    table.card("Crypt", bp=1000, text="[Activate: Main] (Place 2 Cards From Sideline Into Removal Area) Draw a card.")
    table.place(A="front: Crypt; sideline: Oak 1000; deck: 9")
    assert not table.A.can("activate Crypt")
    refusal = table.A.refusal("activate", "Crypt")
    assert refusal is not None and refusal.rule == "ua.main.act.4"
    table.place(A="front: Crypt; sideline: Oak 1000, Elm 1000, Ash 1000; deck: 9")
    table.A.activates("Crypt")
    table.A.answers("Elm")
    table.A.answers("Oak")
    assert sorted(table.A.removal) == ["Elm", "Oak"] and table.A.sideline == ["Ash"] and len(table.A.hand) == 1
    table.card("Altar", bp=1000, text="[Activate: Main] (Sideline 1 Other Character) Draw a card.")
    table.place(A="front: Altar; energy: Pier {type: site}; deck: 9")
    assert not table.A.can("activate Altar")
    table.place(A='front: Altar, Ghost 1000 "[When Sidelined] Draw a card."; deck: 9')
    table.A.activates("Altar")
    assert table.A.sideline == ["Ghost"] and len(table.A.hand) == 2
