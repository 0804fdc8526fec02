"""Texts that no card of ours has, made of parts that all cards share: what they do at the table."""

from __future__ import annotations

import pytest

from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page

GLOW = {"Glow": ["Type: Unique.", "Max Value: 9."]}


def glowing(line: str, n: int) -> Arena:
    """Ava has a status with this line and so much of it."""
    table = Arena()
    own = {"Glow": ["Type: Unique.", "Max Value: 9.", line]}
    table.card("Ava", **page(statuses=own, has=[f"Glow {n}"] if n else []))
    return table


@rule("uni.house.roll.3", "uni.house.roll.2")
def test_a_plain_change_of_power_comes_behind_the_percents() -> None:
    for line, n, lost in (
        ("Effect: Increase Attack Power by Value.", 0, 10),
        ("Effect: Increase Attack Power by Value.", 4, 14),
        ("Effect: Increase Attack Power by 3.", 4, 13),
        ("Effect: Reduce Attack Power by 4 times Value.", 3, 0),
    ):
        table = glowing(line, n)
        table.place(A="line: Ava; hand: A1 attack 10", B="line: Bea")
        table.play("A", "A1")
        table.resolve()
        assert table["Bea"].hp == 100 - lost, line
    table = Arena()
    own = {"Glow": ["Type: Unique.", "Max Value: 9.", "Effect: Increase Attack Power by Value."]}
    table.card("Ava", **page(statuses=own, has=["Glow 4", "Strength 5/1"]))
    table.place(A="line: Ava; hand: A1 attack 10", B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table["Bea"].hp == 100 - 19  # half as much again, then 4


@rule("uni.status.17")
@pytest.mark.parametrize(("n", "evaded"), [(1, False), (3, True)])
def test_a_keyword_is_given_only_while_there_is_enough(n: int, evaded: bool) -> None:
    own = {
        "Glow": [
            "Type: Unique.", "Potency: Max 9.", "Count: Max 9.",
            "Effect: While this has 3+ Count, this character's Defense cards have Evade.",
        ]
    }  # fmt: skip
    table = Arena()
    table.card("Bea", **page(statuses=own, has=[f"Glow 5/{n}"]))
    table.place(A='line: Ava; hand: A1 attack 5 "Deal Power damage.|On Hit: Inflict 1 Root."', B="line: Bea; hand: B1 defense 9")
    table.play("A", "A1")
    table.play("B", "B1")
    table.resolve()
    assert ("Root 1" in table.has("Bea")) is not evaded


@rule("uni.kw.resist.1")
@pytest.mark.parametrize(
    ("line", "lost"),
    [
        ("Effect: Reduce damage taken by Value.", 8),
        ("Effect: Take 50% less damage.", 5),
        ("Effect: Take 3 more damage.", 13),
    ],
)
def test_damage_taken_is_less_or_more(line: str, lost: int) -> None:
    own = {"Glow": ["Type: Unique.", "Max Value: 9.", line]}
    for has, expected in (([], 10), (["Glow 2"], lost)):
        table = Arena()
        table.card("Bea", **page(statuses=own, has=has))
        table.place(A="line: Ava; hand: A1 attack 10", B="line: Bea")
        table.play("A", "A1")
        table.resolve()
        assert table["Bea"].hp == 100 - expected


@rule("uni.status.17")
def test_attacks_of_a_character_and_against_it_do_more() -> None:
    table = glowing("Effect: This character's Attacks inflict 2 Root.", 1)
    table.place(A="line: Ava, Abe; hand: A1 attack 3, A2 attack 3 of Abe", B="line: Bea, Bo")
    table.play("A", "A1")
    table.resolve()
    assert table.has("Bea") == ["Root 2"]
    table.play("A", "A2")
    table.resolve()
    assert table.has("Bea") == ["Root 2"]


@rule("uni.term.delayed.1")
def test_what_a_card_does_at_the_next_turn_start_waits_until_then(table: Arena) -> None:
    table.place(A='line: Ava; hand: A1 special "At your next Turn Start, gain 2 Root."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table.has("Ava") == []
    table.end_the_turn()
    assert table.has("Ava") == ["Root 2"]


@rule("uni.house.energy.1")
@pytest.mark.parametrize(("n", "left"), [(0, 1), (2, 3), (9, 5)])
def test_a_card_may_cost_less_for_each_of_a_status(n: int, left: int) -> None:
    table = Arena()
    table.card("Ava", **page(statuses=GLOW, has=[f"Glow {n}"] if n else []))
    text = "Deal Power damage.|This card costs 1 less Energy for each Glow."
    table.place(A=f'energy: 5; line: Ava; hand: A1 attack 3 "{text}" {{cost: 4 Energy}}', B="line: Bea")
    table.play("A", "A1")
    assert table.state.energy[0] == left


def test_damage_dealt_heals() -> None:
    for text, hp in (("Deal Power damage.", 50), ("Deal Power damage.|Heal for half the damage dealt.", 55)):
        table = Arena()
        table.card("Ava", **page(**{"standing at": 50}))
        table.place(A=f'line: Ava; hand: A1 attack 10 "{text}"', B="line: Bea")
        table.play("A", "A1")
        table.resolve()
        assert table["Ava"].hp == hp


def test_what_is_stolen_was_there(table: Arena) -> None:
    table.card("Bea", **page(has=["Strength 2/3"]))
    table.place(A='line: Ava; hand: A1 attack 1 "Steal 5 Strength from the target."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table.has("Ava") == ["Strength 2/1"]
    assert table.has("Bea") == []


@rule("uni.innate.6")
def test_a_rescue_without_a_price_comes_once_and_unasked() -> None:
    innate = "Once per game, when this character would be reduced to 0 HP: Set HP to 20 instead."
    table = Arena()
    table.card("Bea", **page(innates=[innate]))
    table.place(A="line: Ava; hand: A1 attack 100, A2 attack 100", B="line: Bea, Bo")
    table.play("A", "A1")
    table.resolve()
    assert table["Bea"].hp == 20
    table.play("A", "A2")
    table.resolve()
    assert table["Bea"].hp == 0


@pytest.mark.parametrize("text", ["Inflict 1 Root on the attacker."])
def test_nobody_attacks_a_card(text: str) -> None:
    table = Arena()
    with pytest.raises(Exception, match="cannot be carried out here"):
        table.place(A=f'line: Ava; hand: A1 special "{text}"', B="line: Bea")


@rule("uni.house.roll.3")
@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("Increase this card's Power by 4.", 14),
        ("This card gains +2 Power for each Glow.", 16),
        ("If this character has 4+ Glow, increase this card's Power by 5.", 10),
        ("Reduce this card's Power by 3 while this character has Glow.", 7),
    ],
)
def test_a_card_may_change_its_own_power(text: str, lost: int) -> None:
    table = Arena()
    table.card("Ava", **page(statuses=GLOW, has=["Glow 3"]))
    table.place(A=f'line: Ava; hand: A1 attack 10 "Deal Power damage.|{text}"', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table["Bea"].hp == 100 - lost


@rule("uni.status.17", "uni.kw.retain.1")
@pytest.mark.parametrize(("has", "kept"), [(["Glow 3"], True), (["Glow 2"], False)])
def test_a_card_may_have_a_keyword_while_something_holds(has: list[str], kept: bool) -> None:
    table = Arena()
    table.card("Ava", **page(statuses=GLOW, has=has))
    text = "Deal Power damage.|If this character has 3+ Glow: This card has Retain."
    table.place(A=f'line: Ava; hand: A1 attack 3 "{text}"', B="line: Bea")
    table.end_the_turn()
    assert (table["A1"].zone == "hand") is kept


@rule("uni.house.energy.1", "uni.house.roll.2", "uni.house.roll.3")
def test_an_innate_may_change_costs_and_power() -> None:
    table = Arena()
    innates = ["This character's Attack cards cost 1 less Energy.", "Increase Attack Power by 50%.", "Increase Attack Power by 2."]
    table.card("Ava", **page(innates=innates))
    table.place(A="line: Ava; hand: A1 attack 10 for 3, A2 defense 5 for 3", B="line: Bea")
    assert [table["A1"].cost, table["A2"].cost] == [2, 3]
    table.play("A", "A1")
    table.resolve()
    assert table["Bea"].hp == 100 - 17


@rule("uni.status.9")
@pytest.mark.parametrize(("label", "left"), [("Allies' Card Played", 100 - 6), ("On Play", 100 - 3)])
def test_a_status_may_do_something_whenever_a_card_is_played(label: str, left: int) -> None:
    table = glowing(f"{label}: Take Value damage.", 3)
    table.place(A="line: Ava, Abe; hand: A1 attack 3, A2 attack 3 of Abe", B="line: Bea, Bo")
    for name in ("A1", "A2"):
        table.play("A", name, at="Bea")
        table.resolve()
    assert table["Ava"].hp == left


@rule("uni.text.if.1")
def test_characters_with_a_status_can_be_counted() -> None:
    table = Arena()
    table.card("Bea", **page(has=["Root 2"]))
    table.card("Ben", **page(has=["Root 1"]))
    text = "Deal 4 damage for each enemy with Root."
    table.place(A=f'line: Ava; hand: A1 attack 1 "{text}"', B="line: Bea, Bob, Ben")
    table.play("A", "A1", at="Bob")
    table.resolve()
    assert table["Bob"].hp == 100 - 8
