"""Conditions as card texts word them: where they hold, and where they do not."""

from __future__ import annotations

import pytest

from quadriga.scenario.table import Table

SIDES = tuple[str, str]
"""What lies on the sides of A and B beside the card that asks."""

TIDE = "{affinities: [Tide]}"
STANDING: list[tuple[str, SIDES, SIDES]] = [
    ("you have two or more cards in your sideline", ("sideline: 2", ""), ("sideline: 1", "sideline: 5")),
    ("you have no cards in your hand", ("", "hand: 1"), ("hand: 1", "")),
    ("you have one to two cards in your hand", ("hand: 2", ""), ("hand: 3", "")),
    ("you have one to two cards in your hand", ("hand: 1", ""), ("", "hand: 2")),
    ("you have two or less life", ("life: 2", ""), ("life: 3", "life: 1")),
    ("your opponent has two or less life", ("", "life: 2"), ("life: 2", "life: 3")),
    ("the combined total of your life and your opponent's life is five or less", ("life: 2", "life: 3"), ("life: 3", "life: 3")),
    ("you have three or less cards in your deck", ("deck: 3", ""), ("deck: 4", "deck: 1")),
    ("you have two or more energy generation", ("energy: 1 red, 1 blue", ""), ("energy: 1 red", "energy: 3 red")),
    ("you have two or more Blue energy generation", ("energy: 2 blue", ""), ("energy: 1 blue, 3 red", "")),
    ("your opponent has two or more energy generation", ("", "energy: 2 red"), ("energy: 3 red", "energy: 1 red")),
    ("you have two or more active AP cards", ("ap: 2/3", ""), ("ap: 1/3", "ap: 3/3")),
    ("you have two or more resting AP cards", ("ap: 1/3", ""), ("ap: 2/3", "")),
    ("you have no active AP cards", ("ap: 0/3", ""), ("ap: 1/3", "ap: 0/3")),
    ("you have fewer cards in your hand than your opponent", ("hand: 1", "hand: 2"), ("hand: 2", "hand: 2")),
    ("you have more cards in your hand than your opponent", ("hand: 2", "hand: 1"), ("hand: 2", "hand: 2")),
    ("you have fewer life than your opponent", ("life: 2", "life: 3"), ("life: 3", "life: 3")),
    ("your opponent has fewer life than you", ("life: 3", "life: 2"), ("life: 2", "life: 3")),
    ("your life is equal to or less than your opponent's life", ("life: 3", "life: 3"), ("life: 4", "life: 3")),
    (
        "you have the same number or more characters on your front line than your opponent",
        ("", "front: P 1000"),
        ("", "front: P 1000, Q 1000"),
    ),
    (
        "you and your opponent are generating the same amount of energy",
        ("energy: 2 red", "energy: 2 blue"),
        ("energy: 2 red", "energy: 1 blue"),
    ),
    (
        "you have two or more characters with different required energies on your energy line",
        ("energy: P 1000 {energy: 1}, Q 1000 {energy: 2}", ""),
        ("energy: P 1000 {energy: 1}, Q 1000 {energy: 1}", ""),
    ),
    (
        "you have two or more characters with unique names on your energy line",
        ("energy: P 1000, Q 1000", ""),
        ("energy: 3x P 1000", ""),
    ),
    ('"Oda" is on your field', ("energy: Oda 1000", ""), ("hand: Oda 1000", "front: Ram 1000")),
    ('"Oda" is not on your field', ("", "front: Oda 1000"), ("energy: Oda 1000", "")),
    ('"Oda" and "Ume" are on your field', ("energy: Oda 1000, Ume 1000", ""), ("energy: 2x Oda 1000", "")),
    ('neither "Oda" nor "Ume" are on your field', ("", ""), ("energy: Ume 1000", "")),
    ("your front line is not full", ("front: 2x P 1000", ""), ("front: 3x P 1000", "")),
    ("your energy line is full", ("energy: 4x P 1000", ""), ("energy: 3x P 1000", "energy: 4x Q 1000")),
    ("your opponent's front line is full", ("", "front: 4x P 1000"), ("front: 3x P 1000", "front: 3x Q 1000")),
    ("your opponent's front line is not full", ("", "front: 3x P 1000"), ("", "front: 4x P 1000")),
    ("your opponent's energy line is full", ("", "energy: 4x P 1000"), ("energy: 4x P 1000", "")),
    ("your opponent's energy line is not full", ("energy: 4x P 1000", ""), ("", "energy: 4x P 1000")),
    (
        "all the characters on your energy line have [Tide] affinity",
        (f"energy: P 1000 {TIDE}", ""),
        (f"energy: P 1000 {TIDE}, Q 1000", ""),
    ),
    ("you have another character on your front line", ("front: P 1000", ""), ("", "front: P 1000")),
    ("there is a [Tide] affinity card on your field", ("energy: P {type: site, affinities: [Tide]}", ""), ("energy: P 1000", "")),
    ("there are no sites on your field", ("", "energy: P {type: site}"), ("energy: P {type: site}", "")),
    ("you have two or more resting characters on your field", ("energy: 2x P 1000 resting", ""), ("energy: 2x P 1000", "")),
    ("you have a character with 3000 or more BP on your energy line", ("energy: P 3000", ""), ("energy: P 2500", "")),
    ("you have a character with 3000 base BP on your energy line", ("energy: P 3000", ""), ("energy: P 3500", "")),
    ("you have a character with 2 AP cost on your field", ("energy: P 1000 {ap: 2}", ""), ("energy: P 1000", "")),
    ("you have a character with 2 or more energy generation on your field", ("energy: P 1000 {generates: [red, red]}", ""), ("energy: P 1000 {generates: red}", "")),
    ("you have a card with no affinities on your energy line", ("energy: P 1000", ""), (f"energy: P 1000 {TIDE}", "")),
    ("you have a non-blue character on your energy line", ("energy: P 1000", ""), ("energy: P 1000 {color: blue}", "")),
    ("you have a red or blue character on your energy line", ("energy: P 1000 {color: blue}", ""), ("energy: P 1000 {color: green}", "")),
    ("you have a character with [Raid] on your energy line", ("energy: P 1000 {raid: Pup}", ""), ("energy: P 1000", "")),
    ("you have a Raided character on your energy line", ("energy: P 1000 {raid: Pup} over Pup", ""), ("energy: P 1000 {raid: Pup}", "")),
    ("you have a non-Raided character on your energy line", ("energy: P 1000 {raid: Pup}", ""), ("energy: P 1000 {raid: Pup} over Pup", "")),
    ("you have a card with [Draw] on your energy line", ("energy: P 1000 {trigger: draw}", ""), ("energy: P 1000 {trigger: get}", "")),
    ("you have a character with [Impact] on your energy line", ("energy: P 1000 [Impact (1)]", ""), ("energy: P 1000 [Snipe]", "")),
    (
        "you have a character with an [Activate: Main] ability on your energy line",
        ('energy: P 1000 "[Activate: Main] Draw a card."', ""),
        ('energy: P 1000 "[When Played] Draw a card."', ""),
    ),
    (
        'you have a character with "Oda" and "Elder" in its card name on your field',
        ("energy: Oda the Elder 1000", ""),
        ("energy: Oda the Younger 1000", ""),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("condition", "yes", "no"), STANDING, ids=[condition for condition, _, _ in STANDING])
def test_a_condition_on_what_lies_there(table: Table, condition: str, yes: SIDES, no: SIDES) -> None:
    table.card("Me", bp=1000, text=f"If {condition}, this character gains 500 BP.")
    for (mine, theirs), bp in ((yes, 1500), (no, 1000)):
        front = "front: Me"
        parts = [part for part in mine.split("; ") if part]
        if parts and parts[0].startswith("front: "):
            front, parts = f"front: Me, {parts[0][7:]}", parts[1:]
        table.place(A="; ".join([front, *parts]), B=theirs)
        assert table["Me"].bp == bp, (mine, theirs)


OF_THIS: list[tuple[str, str, str]] = [
    ("this character is active", "front: Me", "front: Me resting"),
    ("this character is on the front line", "front: Me", "energy: Me"),
    ("this character is on the energy line", "energy: Me", "front: Me"),
    ("this character is not resting", "front: Me", "front: Me resting"),
    ("this character has a face-down card under it", "front: Me over face-down Gem", "front: Me"),
    ("this character has two or more face-down cards under it", "front: Me over face-down Gem over face-down Gem", "front: Me over face-down Gem"),
    ("there are no face-down cards under this character", "front: Me", "front: Me over face-down Gem"),
]  # fmt: skip


@pytest.mark.parametrize(("condition", "yes", "no"), OF_THIS, ids=[condition for condition, _, _ in OF_THIS])
def test_a_condition_on_the_card_itself(table: Table, condition: str, yes: str, no: str) -> None:
    table.card("Me", bp=1000, text=f"If {condition}, this character gains 500 BP.")
    for board, bp in ((yes, 1500), (no, 1000)):
        table.place(A=board)
        assert table["Me"].bp == bp, board


HISTORY: list[tuple[str, str]] = [
    ("a character on your field has been sidelined this turn", 'Sideline one "Pawn" on your field.'),
    ("another character on your field has been sidelined this turn", 'Sideline one "Pawn" on your field.'),
    ("a character on your field has been sidelined by one of your abilities this turn", 'Sideline one "Pawn" on your field.'),
    ("a character has been sidelined this turn", "Sideline one character on your opponent's field."),
    ("a character on your opponent's field has been sidelined this turn", "Sideline one character on your opponent's field."),
    ("one or more characters have been sidelined this turn", "Sideline one character on your opponent's field."),
    ("you have placed a card from your hand into your sideline this turn", "Place one card from your hand into your sideline."),
    ("a card from your hand or your deck has been placed into your sideline by one of your abilities this turn", "Place the top card of your deck into your sideline."),
    ("you have used one or more event cards this turn", "Draw a card."),
    ("you have used an event card from your hand this turn", "Draw a card."),
    ("a character has been played onto your field this turn", "Play one character card from your hand set to resting onto your energy line."),
    ("a character on your field has moved outside of your movement phase this turn", 'Choose one "Pawn" on your field and move it to the other line.'),
    ("you have added a card from your life area to your hand this turn", "Add one card from your life area to your hand."),
]  # fmt: skip


@pytest.mark.parametrize(("condition", "deed"), HISTORY, ids=[condition for condition, _ in HISTORY])
def test_a_condition_on_what_happened_this_turn(table: Table, condition: str, deed: str) -> None:
    """It holds after the deed, not before, not after an idle event, and not in the next turn."""
    table.card("Me", bp=1000, text=f"If {condition}, this character gains 500 BP.")
    table.card("Deed", type="event", ap=0, text=deed)
    table.place(A="front: Me, Pawn 1000; hand: Deed, Kid 1000; life: 1; deck: 9", B="front: Foe 1000; deck: 9")
    assert table["Me"].bp == 1000
    table.A.uses("Deed")
    assert table["Me"].bp == 1500
    if table.state.decision is not None and not table.winner:
        table.A.ends_turn()
        assert table.turn == "B" and table["Me"].bp == 1000


@pytest.mark.parametrize("condition", [condition for condition, _ in HISTORY if "event card" not in condition])
def test_what_the_opponent_did_or_an_idle_event_does_not_count(table: Table, condition: str) -> None:
    table.card("Me", bp=1000, text=f"If {condition}, this character gains 500 BP.")
    table.card("Idle", type="event", ap=0, text="Draw a card.")
    table.place(A="front: Me; hand: Idle; deck: 9", B="deck: 9")
    table.A.uses("Idle")
    assert table["Me"].bp == 1000


def test_attacks_and_raids_of_the_turn(table: Table) -> None:
    table.card("Me", bp=1000, text="If this character has attacked this turn, this character gains 500 BP.\nIf this character has not attacked this turn, this character gains 200 BP.")
    table.place(A="front: Me, Ram 1000", phase="attack")
    table.A.attacks("Ram")
    assert table["Me"].bp == 1200
    table.A.attacks("Me")
    assert table["Me"].bp == 1500
    table.card("Wolf", bp=3000, raid="Pup")
    for kind, bp in (('"Wolf"', 1500), ('"Fox"', 1000)):
        table.card("Me", bp=1000, text=f"If you have performed Raid with a {kind} card this turn, this character gains 500 BP.")
        table.place(A="front: Me, Pup 1000; hand: Wolf; ap: 3/3")
        table.A.answers("raid with Wolf onto Pup")
        assert table["Me"].bp == bp
    table.card("Me", bp=1000, text="[When Attacking] If this character is attacking for the first time this turn, this character gains 500 BP until the end of the turn.\n[Double Attack]")
    table.place(A="front: Me", phase="attack")
    table.A.attacks("Me")
    table.A.attacks("Me")
    assert table["Me"].bp == 1500


def test_ap_paid_for_abilities_and_in_the_attack_phase(table: Table) -> None:
    table.card("Me", bp=1000, text="If you have paid an AP cost for an ability on one of your characters this turn, this character gains 500 BP.")
    table.card("Payer", bp=1000, text="[Activate: Main] (Pay 1 AP) Draw a card.")
    table.card("Shop", type="site", text="[Activate: Main] (Pay 1 AP) Draw a card.")
    table.place(A="front: Me, Payer; energy: Shop; hand: Kid 1000; ap: 3/3")
    table.A.plays("Kid", "front line")
    table.A.activates("Shop")
    assert table["Me"].bp == 1000
    table.A.activates("Payer")
    assert table["Me"].bp == 1500
    table.card("Late", bp=1000, text="If you have paid an AP cost during the attack phase this turn, this character gains 500 BP.")
    table.card("Ram", bp=1000, text="[When Attacking] You may pay 1 AP. If you do, draw a card.")
    table.place(A="front: Late, Ram, Payer; ap: 3/3")
    table.A.activates("Payer")
    table.A.ends_phase()
    assert table["Late"].bp == 1000
    table.A.attacks("Ram")
    table.A.answers("yes")
    assert table["Late"].bp == 1500


AMOUNTS: list[tuple[str, str, str, int]] = [
    ("500 BP for each card in your hand", "hand: 3", "hand: 5", 1500),
    ("500 BP for every two cards in your sideline", "sideline: 5", "", 1000),
    ("500 BP for each [Tide] affinity card on your field", f"energy: 2x P 1000 {TIDE}", f"front: Q 1000 {TIDE}", 1000),
    ("500 BP for each card in your hand and each card in your sideline", "hand: 1; sideline: 2", "", 1500),
    ("BP equal to 500 multiplied by the number of cards in your hand", "hand: 3", "", 1500),
]  # fmt: skip


@pytest.mark.parametrize(("words", "mine", "theirs", "more"), AMOUNTS, ids=[words for words, *_ in AMOUNTS])
def test_an_amount_that_counts_something(table: Table, words: str, mine: str, theirs: str, more: int) -> None:
    table.card("Me", bp=1000, text=f"This character gains {words}.")
    table.place(A=f"front: Me; {mine}", B=theirs)
    assert table["Me"].bp == 1000 + more


def test_amounts_of_what_an_ability_did(table: Table) -> None:
    table.card("Dump", type="event", ap=0, text="Place any number of cards from your hand into your sideline. Draw a number of cards equal to the number of event cards in your sideline.")
    table.card("Spark", type="event", ap=9, text="Draw a card.")
    table.place(A="hand: Dump, 2x Spark, Kid 1000 {energy: 9}; deck: 9")
    table.A.uses("Dump")
    table.A.chooses("Spark#1", "Spark#2")
    assert len(table.A.hand) == 3
    table.card("Me", bp=1000, text="[When Played] This character gains 500 BP for each event card you have used this turn until the end of the turn.")
    table.card("Idle", type="event", ap=0, text="Draw a card.")
    table.place(A="hand: Me, 2x Idle; deck: 9; ap: 3/3")
    table.A.uses("Idle")
    table.A.uses("Idle")
    table.A.plays("Me", "front line")
    assert table["Me"].bp == 2000


def test_bp_compared_with_this_characters_bp(table: Table) -> None:
    for words, fits in (("equal to or less than this character's BP", ["Two", "Three"]), ("less than this character's BP", ["Two"]), ("equal to or less than half of this character's BP", [])):
        table.card("Me", bp=3000, text=f"[Activate: Main] Choose up to one character on your opponent's front line with BP {words} and sideline it.")
        table.place(A="front: Me", B="front: Two 2000, Three 3000, Four 4000")
        table.A.activates("Me")
        found = [name for name in ("Two", "Three", "Four") if any(name in o for o in table.A.options())]
        assert found == fits, words
