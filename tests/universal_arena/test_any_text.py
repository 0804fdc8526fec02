"""Parts that combine: history with cards and statuses, rules by whom they hit, two at once, what a choice means again."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga.games.game import Unreadable
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page, using
from tests.universal_arena.test_rules_that_hold import fight

OWN = {
    "Ember": ["Type: Unique.", "Max Value: 20."],
    "Veil: Night": ["Type: Unique.", "Max Stack: 1."],
    "Veil: Dawn": ["Type: Unique.", "Max Stack: 1."],
}


def used(text: str, *has: str, **more: Any) -> Arena:
    return using(text, *has, statuses=OWN, **more)


def combo(text: str, *first: str) -> Arena:
    """Ava plays other cards, then A9 with this text at Bea."""
    table = Arena()
    table.card("Ava", **page(statuses=OWN))
    cards = ", ".join([*first, f'A9 special "{text}" {{target: 1 Enemy}}'])
    table.place(A=f"energy: 9; line: Ava, Abe; hand: {cards}", B="line: Bea, Bob, Ben")
    for card in (*first, "A9"):
        table.play("A", card.split(" ")[0], at="Bea")
        table.resolve()
    return table


@rule("uni.text.if.1")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("this character has played an Attack this turn", True),
        ("this character has played a Defense this turn", False),
        ("this character has not played a Defense this turn", True),
        ("this character did not play an Attack this turn", False),
        ("this character played 2 or more cards this turn", True),
        ("this character played 2 or more Attacks this turn", False),
        ("this character gained Ember this turn", True),
        ("this character gained 3+ Ember this turn", True),
        ("this character gained 4+ Ember this turn", False),
        ("this character spent Ember this turn", False),
        ("this is the first Special this character has played this turn", True),
        ("the target took damage this turn", True),
        ("this character took no damage this turn", True),
    ],
)
def test_what_happened_this_turn_with_cards_and_statuses(condition: str, holds: bool) -> None:
    table = combo(
        f"If {condition}, heal 1 HP. Otherwise, gain 1 Root.", 'Jab attack 10 "Deal Power damage.|Gain 3 Ember."'
    )
    assert ("Root 1" not in table.has("Ava")) == holds


@rule("uni.power.5")
def test_what_is_counted_over_a_turn() -> None:
    jab = 'Jab attack 10 "Deal Power damage.|Gain 3 Ember."'
    table = combo(
        "Gain 1 Shield for each Ember gained this turn. Heal 1 HP for each Attack this character has played this turn.",
        jab,
    )
    assert table["Ava"].shield == 3


@rule("uni.status.17", "uni.house.bonus.1", "uni.house.roll.3")
@pytest.mark.parametrize(
    ("innate", "on", "lost"),
    [
        ("This character's Attacks deal 4 bonus damage to enemies with Root.", "Bea", 14),
        ("This character's Attacks deal 4 bonus damage to enemies with Root.", "", 10),
        ("This character's Attacks deal 50% more damage against enemies with Root.", "Bea", 15),
        ("This character's Attacks deal 50% more damage against enemies with Root.", "", 10),
        ("Enemies with Root take 50% more damage from this character.", "Bea", 15),
        ("This character's Attacks gain +2 Power per Glow.", "", 14),
        ("Increase this character's Attack Power by 10% per Glow.", "", 12),
        ("This character's Attacks have +3 Power for each enemy.", "", 19),
    ],
)
def test_rules_by_whom_they_hit_and_for_each_of_something(innate: str, on: str, lost: int) -> None:
    table = Arena()
    table.card("Ava", **page(innates=[innate], statuses={"Glow": ["Type: Unique.", "Max Value: 9."]}, has=["Glow 2"]))
    table.card("Bea", **page(has=["Root 1"] if on else []))
    table.place(A="line: Ava, Abe; hand: A1 attack 10", B="line: Bea, Bob, Ben")
    table.play("A", "A1", at="Bea")
    table.resolve()
    assert table["Bea"].hp == 100 - lost


@rule("uni.status.17")
def test_a_rule_for_those_of_whom_something_is_true() -> None:
    for has, lost in ((["Root 1"], 7), ([], 10)):
        table = Arena()
        table.card("Ava", **page(has=has))
        table.card("Bea", **page(innates=["Enemies with Root deal 30% less damage."]))
        table.place(A="line: Ava, Abe; hand: A1 attack 10", B="line: Bea, Bob, Ben")
        table.play("A", "A1", at="Bea")
        table.resolve()
        assert table["Bea"].hp == 100 - lost


@rule("uni.status.17")
def test_no_status_of_a_kind_can_be_gained() -> None:
    table = fight(
        innate="This character cannot be inflicted with negative statuses.",
        card='attack 10 "Deal Power damage.|On Hit: Inflict 1 Root."',
    )
    assert "Root 1" not in table.has("Bea") and table["Bea"].hp == 90


@rule("uni.play.3")
def test_some_attacks_cannot_be_aimed_at_somebody() -> None:
    for types, hurt in (("Ranged", ["Bob"]), ("Melee", ["Bea"])):
        table = Arena()
        table.card("Bea", **page(innates=["This character cannot be targeted by Ranged Attacks."]))
        table.place(A=f"line: Ava; hand: A1 attack 10 {{types: [Technique, Attack, {types}]}}", B="line: Bea, Bob")
        table.play("A", "A1")
        table.resolve()
        assert [n for n in ("Bea", "Bob") if table[n].hp < 100] == hurt


@rule("uni.text.gain.1")
def test_two_at_once() -> None:
    table = used("This character and the target gain 1 Root.")
    assert table.has("Ava") == ["Root 1"] and table.has("Bea") == ["Root 1"]


@rule("uni.term.spend.2", "uni.house.roll.3")
def test_power_that_is_paid_for() -> None:
    for has, lost in ((["Ember 2"], 15), ([], 10)):
        table = Arena()
        table.card("Ava", **page(has=has, statuses=OWN))
        text = "Spend 2 Ember: This card gains +5 Power.|Deal Power damage."
        table.place(A=f'line: Ava; hand: A1 attack 10 "{text}"', B="line: Bea")
        table.play("A", "A1")
        table.resolve()
        assert table["Bea"].hp == 100 - lost


@rule("uni.text.switch.1")
def test_choosing_what_is_there_already() -> None:
    text = "Choose 1:|Switch to Veil: Night.|Switch to Veil: Dawn.|If you choose the same veil, gain 2 Ember instead."
    for has, after in (("Veil: Night 1", ["Veil: Night 1", "Ember 2"]), ("Veil: Dawn 1", ["Veil: Night 1"])):
        table = Arena()
        table.card("Ava", **page(has=[has], statuses=OWN))
        table.place(A=f'line: Ava; hand: A1 special "{text}" {{target: Self}}', B="line: Bea")
        table.play("A", "A1")
        table.resolve()
        while table.decision is not None and table.decision.kind == "mode":
            table._answer(0)
        table.resolve()
        assert table.has("Ava") == after


@rule("uni.text.round.1")
def test_the_next_card_of_somebody_else() -> None:
    table = Arena()
    text = "The target's next card costs 2 more Energy."
    table.place(
        A=f'line: Ava; hand: A1 special "{text}" {{target: 1 Enemy}}, A2 attack 1',
        B="energy: 5; line: Bea; hand: Jab attack 10 for 1",
    )
    table.play("A", "A1", at="Bea")
    table.resolve()
    table.play("A", "A2", at="Bea")
    table.play("B", "Jab")
    assert table.B.energy == 2


@rule("uni.term.spend.1")
def test_one_thing_is_converted_into_another() -> None:
    assert used("Convert all Ember into Shield.", "Ember 4")["Ava"].shield == 4


@rule("uni.innate.5")
def test_more_of_what_it_inflicts_itself() -> None:
    table = Arena()
    table.card("Ava", **page(innates=["This character inflicts 1 additional Root."]))
    table.place(A='line: Ava, Abe; hand: A1 special "Inflict 1 Root." {target: 1 Enemy}', B="line: Bea")
    table.play("A", "A1", at="Bea")
    table.resolve()
    assert table.has("Bea") == ["Root 2"]


@rule("uni.text.round.1", "uni.house.energy.1")
def test_one_card_alone_costs_exactly_so_much() -> None:
    table = Arena()
    text = "This character's next card costs 0 Energy."
    table.place(
        A=f'energy: 9; line: Ava; hand: A1 special for 0 "{text}", A2 attack 1 for 3, A3 attack 1 for 2', B="line: Bea"
    )
    for card, left in (("A1", 9), ("A2", 9), ("A3", 7)):
        table.play("A", card)
        table.resolve()
        assert table.A.energy == left


@rule("uni.status.15", "uni.status.16")
def test_a_card_has_no_value_of_its_own() -> None:
    for text in ("Reduce Value by 1.", "Set Value to 3.", "Remove this status."):
        with pytest.raises(Unreadable):
            used(text)
