"""Rules that hold: while a status is there, while a condition holds, for allies and enemies, for a turn or a round."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page

GLOW = ["Type: Unique.", "Max Value: 9."]


def fight(
    line: str = "",
    innate: str = "",
    on: str = "Bea",
    has: str = "Glow 2",
    card: str = "attack 10 {types: [Technique, Attack, Physical]}",
    other: str = "",
    **fields: Any,
) -> Arena:
    """One of them has a status with this line (or this innate); Ava's A1 is played at Bea, and all resolves."""
    table = Arena()
    own = {"Glow": [*GLOW, line] if line else GLOW}
    for name in ("Ava", "Bea"):
        mine: dict[str, Any] = {"statuses": own, "has": [has] if has else []} if name == on else {}
        if name == on and innate:
            mine["innates"] = [innate]
        table.card(name, **page(**mine, **(fields if name == on else {})))
    table.place(A=f"energy: 5; line: Ava, Abe; hand: A1 {card}", B=f"line: Bea, Bob, Ben; hand: {other}" if other else "line: Bea, Bob, Ben")
    table.play("A", "A1", at="Bea")
    if other:
        table.play("B", other.split(" ")[0])
    table.resolve()
    return table


@rule("uni.status.17", "uni.kw.resist.1", "uni.kw.weakness.1")
@pytest.mark.parametrize(
    ("line", "lost"),
    [
        ("Effect: Takes 2 additional damage per Stack from Physical Attacks.", 14),
        ("Effect: Takes 2 additional damage per Stack from Electric Attacks.", 10),
        ("Effect: This character takes 3 less damage from Attacks.", 7),
        ("Effect: While this character has Glow, Resist 4.", 6),
        ("Effect: While this character has 3+ Glow, Resist 4.", 10),
        ("Effect: Resist 4 while this character is below 50% HP.", 10),
        ("Effect: Enemies' Attacks deal 50% less damage.", 5),
        ("Effect: Enemies' Attacks have -3 Power.", 7),
        ("Effect: Enemies' Defense cards have -3 Power.", 10),
        ("Effect: This character cannot fall below 95 HP.", 5),
    ],
)
def test_damage_taken(line: str, lost: int) -> None:
    assert fight(line)["Bea"].hp == 100 - lost


@rule("uni.status.17", "uni.house.roll.2", "uni.house.roll.3")
@pytest.mark.parametrize(
    ("line", "lost"),
    [
        ("Effect: This character's Attacks deal 50% more damage.", 15),
        ("Effect: This character's Slash Attacks deal 50% more damage.", 10),
        ("Effect: This character's Physical Attacks deal 2 additional damage.", 12),
        ("Effect: This character's Magical Attacks deal 2 additional damage.", 10),
        ("Effect: Increase this character's Attack Power by 30%.", 13),
        ("Effect: If this character has 3+ Glow, increase Attack Power by 30%.", 10),
        ("Effect: All allies' Attacks gain +4 Power.", 14),
        ("Effect: Other allies' Attacks gain +4 Power.", 10),
        ("Effect: Adjacent allies' Attacks gain +4 Power.", 10),
    ],
)
def test_damage_dealt(line: str, lost: int) -> None:
    assert fight(line, on="Ava")["Bea"].hp == 100 - lost


@rule("uni.house.energy.1")
@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("Effect: All allies' cards cost 1 less Energy.", 3),
        ("Effect: Other allies' cards cost 1 less Energy.", 2),
        ("Effect: While this character has Glow, this character's Attack cards cost 2 less Energy.", 4),
        ("Effect: While this character has 5+ Glow, this character's Attack cards cost 2 less Energy.", 2),
    ],
)
def test_costs(line: str, left: int) -> None:
    assert fight(line, on="Ava", card="attack 10 for 3").g.energy[0] == left


@rule("uni.house.energy.1")
def test_an_enemy_makes_cards_dearer() -> None:
    assert fight("Effect: Enemies' cards cost 2 more Energy.", card="attack 10 for 1").g.energy[0] == 2


@rule("uni.status.17")
def test_a_status_that_cannot_be_gained() -> None:
    text = 'attack 3 "Deal Power damage.|On Hit: Inflict 1 Root. Inflict 2 Weak."'
    assert fight(innate="This character is immune to Root.", card=text).has("Bea") == ["Glow 2", "Weak 2/1"]
    assert "Root 1" in fight(card=text).has("Bea")


@rule("uni.heal.1")
@pytest.mark.parametrize(
    ("line", "hp"),
    [
        ("", 70),
        ("Effect: Healing received by this character is reduced by 50%.", 60),
        ("Effect: Reduce healing received by Value.", 68),
        ("Effect: This character receives 10% more healing.", 72),
        ("Effect: This character cannot be healed.", 50),
    ],
)
def test_healing_received(line: str, hp: int) -> None:
    table = fight(line, on="Ava", card='special "Heal 20 HP."', **{"standing at": 50})
    assert table["Ava"].hp == hp


@rule("uni.term.shield.1", "uni.st.root.1")
def test_neither_shield_nor_moving() -> None:
    table = fight("Effect: This character cannot gain Shield.", on="Ava", card='special "Gain 5 Shield."')
    assert table["Ava"].shield == 0
    table = fight("Effect: This character cannot be moved.", card='special "Push 1." {target: 1 Enemy}', other="")
    assert table.line("B") == ["Bea", "Bob", "Ben"]


@rule("uni.play.3")
@pytest.mark.parametrize(("line", "aims"), [("", 3), ("Effect: This character cannot be targeted by enemies.", 2),
                                            ("Effect: This character cannot be targeted by allies.", 3)])  # fmt: skip
def test_who_can_be_aimed_at(line: str, aims: int) -> None:
    table = Arena()
    table.card("Bea", **page(statuses={"Glow": [*GLOW, line] if line else GLOW}, has=["Glow 1"]))
    table.place(A="line: Ava; hand: A1 attack 1", B="line: Bea, Bob, Ben", ask="target")
    table.A.plays("A1")
    assert table.decision is not None and len(table.decision.options) == aims


@rule("uni.text.round.1", "uni.status.17")
def test_what_is_said_for_a_turn_ends_with_it() -> None:
    table = fight(card='special "The target takes 50% more damage this turn." {target: 1 Enemy}', has="")
    assert table.has("Bea") == ["A1 1"]
    table.end_the_turn()
    assert table.has("Bea") == []


@rule("uni.text.round.1")
def test_what_is_said_for_a_round_ends_with_it() -> None:
    table = Arena()
    text = "Until the end of this Combat Round, enemies cannot play Defense cards."
    table.place(
        A=f'energy: 5; line: Ava; hand: A1 fast special "{text}", A2 attack 1, A3 attack 1',
        B="line: Bea; hand: B1 defense 5, B2 attack 1",
    )
    table.play("A", "A2", zone="Normal")
    table.passes()
    table.play("A", "A1", zone="Fast")
    table.passes()
    table.passes()
    assert table.waiting_for == "B combat" and table.offered() == ["B2"]
    table.resolve()
    table.play("A", "A3")
    assert table.offered() == ["B1", "B2"]


@rule("uni.text.once.1")
def test_once_per_turn_on_a_card() -> None:
    table = Arena()
    table.card("Ava", **page(statuses={"Glow": GLOW}))
    text = "Once per turn, gain 2 Glow."
    table.place(A=f'energy: 5; line: Ava; hand: A1 special "{text}" {{cost: 0 Energy}}, A2 special "{text}"', B="line: Bea")
    for card, glow in (("A1", ["Glow 2"]), ("A2", ["Glow 4"])):
        table.play("A", card)
        table.resolve()
        assert table.has("Ava") == glow  # two cards, each once
    table = Arena()
    table.card("Ava", **page(statuses={"Glow": [*GLOW, "On Hit: Once per turn, gain 1 Glow."]}, has=["Glow 1"]))
    table.place(A='line: Ava; hand: A1 attack 1 "Deal Power damage 3 times."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table.has("Ava") == ["Glow 2"]


@rule("uni.term.override.1")
@pytest.mark.parametrize(
    ("text", "hp"), [("", 98), ("Ignore Shield.", 92), ("This card ignores Resist.", 97), ("Ignore Barrier.", 97)]
)
def test_what_damage_does_not_heed(text: str, hp: int) -> None:
    card = f'attack 10 "{text}|Deal Power damage."' if text else "attack 10"
    assert fight(innate="Resist 1.", has="Barrier 1", card=card, shield=6)["Bea"].hp == hp


@rule("uni.play.8")
@pytest.mark.parametrize(("has", "zones"), [("", 2), ("Glow 1", 3)])
def test_another_speed_under_a_condition(has: str, zones: int) -> None:
    table = Arena()
    table.card("Ava", **page(statuses={"Glow": GLOW}, has=[has] if has else []))
    text = "Deal Power damage.|If this character has Glow, this card is Fast."
    table.place(A=f'line: Ava; hand: A1 attack 1 "{text}"', B="line: Bea", ask="zone")
    table.A.plays("A1")
    assert table.decision is not None and len(table.decision.options) == zones
