"""The Cards: types, required energy, AP cost, generation, affinities, BP."""

from __future__ import annotations

import pytest

import quadriga
from quadriga.games.union_arena import cards
from quadriga.games.union_arena.cards import CardError
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table


@rule("ua.goal.1")
def test_a_game_is_for_exactly_two_decks() -> None:
    game = quadriga.load("union-arena")
    deck = game.decks()["cinder-row"]
    assert game.new((deck, deck)).decision is not None
    for decks in ([deck], [deck] * 3):
        with pytest.raises(ValueError, match="for two players"):
            game.new(decks)


@rule("ua.card.type.1")
def test_each_type_prints_its_own_fields() -> None:
    event = cards.build({"number": "QDR-9-001", "name": "Call", "type": "event", "color": "red", "bp": 500})
    site = cards.build({"number": "QDR-9-002", "name": "Pier", "type": "site", "color": "red", "generates": "red"})
    assert event.bp == 0 and site.bp == 0 and site.generates == [1, 0, 0, 0, 0]
    assert (event.energy, event.ap, site.energy, site.ap) == (0, 0, 0, 0), "what is not printed is nothing"
    with pytest.raises(CardError, match="a character needs bp"):
        cards.build({"number": "QDR-9-003", "name": "Oda", "type": "character", "color": "red"})
    with pytest.raises(CardError, match="none of character, site, event"):
        cards.build({"number": "QDR-9-004", "name": "Token", "type": "ap", "color": "red"})


@rule("ua.card.char.1")
def test_only_characters_attack_and_block(table: Table) -> None:
    table.place(A="front: Ram 3000; energy: Pier {type: site}", B="energy: Quay {type: site}", phase="attack")
    assert [o for o in table.A.options() if "Attack" in o] == ["Attack the player with Ram"]
    table.A.attacks("Ram")
    assert table.B.life == 6  # nobody could block


@rule("ua.card.energy.1", "ua.card.energy.5")
def test_a_card_needs_its_energy_on_the_energy_line(table: Table) -> None:
    table.place(A="energy: 2 green; hand: Oak 3000 {energy: 3, color: green}, Elm 3000 {energy: 2, color: green}; ap: 3/3")
    assert not table.A.can("play Oak") and table.A.can("play Elm onto the energy line")
    refusal = table.A.refusal("play", "Oak")
    assert refusal is not None and refusal.rule == "ua.card.energy.1" and "3 green" in str(refusal.reason)
    table.place(A="energy: 2 green, Fern {generates: green}; hand: Oak 3000 {energy: 3, color: green}; ap: 3/3")
    assert table.A.can("play Oak onto the energy line")


@rule("ua.card.energy.2", "ua.card.ap.2")
def test_energy_is_a_threshold_and_only_ap_is_spent(table: Table) -> None:
    table.place(A="energy: 3 green; hand: Oak 3000 {energy: 3, color: green}, Elm 3000 {energy: 3, color: green}; ap: 2/3")
    table.A.plays("Oak", "front line")
    table.A.plays("Elm", "front line")
    assert table.A.front == ["Oak", "Elm"] and table.A.ap == 0
    table.place(A="hand: Oak 3000; ap: 0/3")
    refusal = table.A.refusal("play", "Oak")
    assert refusal is not None and refusal.rule == "ua.card.ap.1"


@rule("ua.card.energy.3")
def test_only_the_same_colour_counts(table: Table) -> None:
    hand = "G3 1000 {energy: 3, color: green}, G2 1000 {energy: 2, color: green}, R2 1000 {energy: 2}, R3 1000 {energy: 3}"
    table.place(A=f"energy: 3 green, 2 red; hand: {hand}, B1 1000 {{energy: 1, color: blue}}; ap: 3/3")
    playable = [name for name in ("G3", "G2", "R2", "R3", "B1") if table.A.can(f"play {name} onto the front line")]
    assert playable == ["G3", "G2", "R2"]


@rule("ua.card.energy.4")
def test_the_colour_of_a_card_is_that_of_its_required_energy(table: Table) -> None:
    text = "[When Played] Choose up to one red character on your field and switch it to active."
    table.place(
        A=f'front: Ash 2000 {{color: red, energy: 2, generates: green}} resting, Leaf 2000 {{color: green}} resting; hand: Caller 1000 "{text}"'
    )
    table.A.plays("Caller", "front line")
    assert [o for o in table.A.options() if "Ash" in o] and not [o for o in table.A.options() if "Leaf" in o]


@rule("ua.card.energy.7", "ua.card.bp.1")
def test_plus_marks_add_nothing_by_themselves(table: Table) -> None:
    table.card("Lamp", bp=3000, generates="green", generates_plus=True, color="green", text='If "Nobody" is on your field, this character gains 1000 BP.')
    table.place(A="energy: Lamp; hand: Oak 3000 {energy: 2, color: green}", B="")
    assert table["Lamp"].bp == 3000 and not table.A.can("play Oak onto the front line")

@rule("ua.card.energy.8")
def test_resting_cards_generate_too(table: Table) -> None:
    table.card("Fern", bp=1000, color="green", generates="green")
    table.card("Moss", bp=1000, color="green", generates="green", text="If this character is active, it gains Green energy generation.")
    hand = "hand: One 1000 {energy: 1, color: green}, Two 1000 {energy: 2, color: green}"
    table.place(A=f"energy: Fern resting; {hand}")
    assert table.A.can("play One onto the front line") and not table.A.can("play Two onto the front line")
    table.place(A=f"energy: Moss resting; {hand}")
    assert not table.A.can("play Two onto the front line")
    table.place(A=f"energy: Moss active; {hand}")
    assert table.A.can("play Two onto the front line")


@rule("ua.card.energy.12")
def test_a_card_of_every_colour_needs_one_colour_to_reach_the_number(table: Table) -> None:
    table.card("Prism", bp=2000, color=["red", "blue", "yellow", "green", "purple"], energy=3)
    table.place(A="energy: 3 purple; hand: Prism")
    assert table.A.can("play Prism onto the front line")
    table.place(A="energy: 2 purple, 1 green; hand: Prism")
    assert not table.A.can("play Prism onto the front line")


@rule("ua.card.ap.1")
def test_the_ap_cost_is_paid_in_full_or_not_at_all(table: Table) -> None:
    table.place(A="hand: Oak 3000 {ap: 2}, Elm 2000; ap: 1/3")
    assert not table.A.can("play Oak onto the front line")
    table.A.plays("Elm", "front line")
    assert table.A.ap == 0


@rule("ua.card.affinity.1", "ua.card.affinity.2")
def test_affinities_matter_only_where_they_are_named(table: Table) -> None:
    table.card("Counter", bp=1000, affinities=[], text="This character gains 1000 BP for each [Tide] affinity card on your field.")
    table.place(A="front: Counter; energy: Gull 1000 {affinities: [Tide], color: blue}, Buoy {type: site, affinities: [Tide]}, Stone 1000")
    assert table["Counter"].bp == 3000
    table.card("Wave", bp=4000, text="[Raid] [Tide] Switch to active. May move to the front line.")
    table.place(A="front: Gull 1000 {affinities: [Tide]}, Stone 1000; hand: Wave")
    assert table.A.can("raid with Wave onto Gull") and not table.A.can("raid with Wave onto Stone")


@rule("ua.cost.reduce.2")
def test_costs_never_drop_below_zero(table: Table) -> None:
    table.card("Cheap", bp=2000, energy=0, ap=1, text="Reduce this card's AP cost by 2 while in your hand.")
    table.place(A="hand: Cheap; ap: 0/3")
    table.A.plays("Cheap", "front line")
    assert table.A.ap == 0


@rule("ua.base.1")
def test_base_values_are_the_printed_ones(table: Table) -> None:
    table.card("Press", type="event", text="Choose up to one character on your opponent's front line with BP less than its base BP and sideline it.")
    table.card("Weaken", type="event", text="Choose up to one character on your opponent's front line. It loses 1000 BP until the end of the turn.")
    table.place(A="hand: Press, Weaken; ap: 3/3", B="front: Mule 3000, Ox 3000")
    table.A.uses("Weaken")
    table.A.chooses("Mule")
    table.A.uses("Press")
    assert [o for o in table.A.options() if "Mule" in o] and not [o for o in table.A.options() if "Ox" in o]


@rule("ua.card.energy.11")
def test_generation_of_every_colour_can_be_gained_by_a_standing_text(table: Table) -> None:
    for color in ("Red", "Green", "Blue", "Yellow", "Purple"):
        table.card("Lamp", bp=1000, color="red", text=f"This character gains {color} energy generation.")
        table.card("Oak", bp=3000, energy=1, color=color.lower())
        table.place(A="energy: Lamp; hand: Oak; ap: 3/3")
        assert table.A.can("play Oak"), color


@rule("ua.card.energy.12")
def test_a_card_of_one_colour_needs_energy_of_that_colour(table: Table) -> None:
    colors = ("red", "green", "blue", "yellow", "purple")
    for wanted in colors:
        table.card("Oak", bp=3000, energy=1, color=wanted)
        for given in colors:
            table.place(A=f"energy: 1 {given}; hand: Oak; ap: 3/3")
            assert table.A.can("play Oak") is (given == wanted), (given, wanted)
