"""What a text lets its player decide, whom it reaches, how often it is done, and when."""

from __future__ import annotations

import pytest

from quadriga.games.game import Unreadable
from quadriga.kernel.decisions import NO, YES, option
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page, using

OWN = {"Ember": ["Type: Unique.", "Max Value: 20."], "Tide": ["Type: Unique.", "Max Value: 20."]}


def used(text: str, *has: str, **more: object) -> Arena:
    return using(text, *has, statuses=OWN, **more)  # type: ignore[arg-type]


def hps(table: Arena) -> list[int]:
    return [table[name].hp for name in ("Bea", "Bob", "Ben")]


@rule("uni.house.target.1", "uni.text.if.1")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Deal 5 damage to each enemy with Root.", [95, 100, 100]),
        ("Deal 5 damage to each other enemy.", [100, 95, 95]),
        ("Deal 5 damage to all enemies with 40 or more HP.", [95, 95, 95]),
        ("Deal 5 damage to all enemies with no Root.", [100, 95, 95]),
        ("Deal 5 damage to each enemy with 2+ Root.", [100, 100, 100]),
        ("Deal 5 damage to each enemy adjacent to the target.", [100, 95, 100]),
        ("For each Ember, deal 2 damage to all enemies.", [94, 94, 94]),
        ("For each Tide, deal 2 damage to all enemies.", [100, 100, 100]),
        ("Deal 2 damage for each 2 Ember.", [98, 100, 100]),
        ("Deal 3 damage for each Ember (max 5).", [95, 100, 100]),
        ("Deal damage equal to 50% of this character's max HP.", [50, 100, 100]),
        ("Deal 4 damage if the target has a negative status.", [96, 100, 100]),
        ("Deal 4 damage if the target has 2 or more negative statuses.", [100, 100, 100]),
        ("Deal 4 damage if no enemy has Weak.", [96, 100, 100]),
        ("Deal 4 damage if no enemy has Root.", [100, 100, 100]),
        ("Deal 4 damage if the target is in the left column.", [96, 100, 100]),
        ("Deal 4 damage if the target is in the middle column.", [100, 100, 100]),
        ("Deal 4 damage if the target is an enemy.", [96, 100, 100]),
        ("Deal 4 damage if the target is an ally.", [100, 100, 100]),
        ("Unless this character has Ember, deal 4 damage.", [100, 100, 100]),
        ("Spend 2 Ember and 1 Tide to deal 9 damage.", [100, 100, 100]),
        ("If this character has Tide, deal 4 damage. Otherwise, if this character has Ember, deal 7 damage.", [93, 100, 100]),
        ("If this character has Ember, deal 4 damage. Otherwise, if this character has Ember, deal 7 damage.", [96, 100, 100]),
        ("Deal 3 damage to the target, gain 1 Tide, and deal 1 damage to all enemies.", [96, 99, 99]),
    ],
)
def test_whom_and_how_much(text: str, left: list[int]) -> None:
    assert hps(used(text, "Ember 3", on_bea=("Root 1",))) == left


@rule("uni.term.spend.1")
def test_two_things_are_spent_together_or_neither() -> None:
    table = used("Spend 2 Ember and 1 Tide to deal 9 damage.", "Ember 3", "Tide 1")
    assert table["Bea"].hp == 91 and table.has("Ava") == ["Ember 1"]
    assert used("Spend 2 Ember and 1 Tide to deal 9 damage.", "Ember 3").has("Ava") == ["Ember 3"]


@rule("uni.house.x.1")
def test_one_of_a_group_is_chosen_on_use() -> None:
    table = Arena()
    table.place(
        A='line: Ava; hand: A1 special "Inflict 2 Root on another enemy." {target: 1 Enemy}', B="line: Bea, Bob, Ben", ask="target"
    )
    table.A.plays("A1")
    table.A.answers("Bea")
    table.resolve()
    assert table.waiting_for == "A target" and len(table.decision.options) == 2  # type: ignore[union-attr]
    table.A.answers("Ben")
    assert [table.has(name) for name in ("Bea", "Bob", "Ben")] == [[], [], ["Root 2"]]
    assert used("Give another ally 5 Shield.")["Abe"].shield == 5  # nobody else to choose


@rule("uni.term.spend.2")
@pytest.mark.parametrize(("answer", "left"), [(YES, 94), (NO, 99)])
def test_may_and_what_happens_if_not(answer: int, left: int) -> None:
    table = used("You may deal 6 damage. If you don't, deal 1 damage.")
    assert table.waiting_for == "A may"
    assert table.decision is not None
    table._answer(table.decision.options.index(option(answer)))
    table.resolve()
    assert table["Bea"].hp == left


@rule("uni.term.spend.2")
@pytest.mark.parametrize(("n", "left"), [("0", 100), ("2", 94)])
def test_spending_some_that_stands_alone(n: str, left: int) -> None:
    table = used("Spend X Ember (0-2). Deal 3 times X damage.", "Ember 3")
    table.A.answers(n)
    table.resolve()
    assert table["Bea"].hp == left


@rule("uni.house.turn.2")
def test_at_the_end_of_this_turn() -> None:
    table = used("At the end of this turn, deal 8 damage to the target.")
    assert table["Bea"].hp == 100
    table.end_the_turn()
    assert table["Bea"].hp == 92
    table.end_the_turn()
    assert table["Bea"].hp == 92


@rule("uni.term.draw.1")
@pytest.mark.parametrize(("pile", "held"), [(6, 4), (2, 2)])
def test_draw_until(pile: int, held: int) -> None:
    table = Arena()
    table.place(A=f'line: Ava; pile: {pile}; hand: A1 special "Draw cards until you have 4 in hand."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert len(table.A.hand) == held


@rule("uni.text.damage.1")
@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("Deal double Power damage.", 20),
        ("Deal Power times 3 damage.", 30),
        ("Deal Power + 4 damage.", 14),
        ("Deal Power damage. This card deals 4 additional damage.", 14),
        ("Deal Power damage to the target and Power / 2 damage to adjacent enemies.", 10),
    ],
)
def test_multiples_of_power(text: str, lost: int) -> None:
    table = Arena()
    table.place(A=f'line: Ava; hand: A1 attack 10 "{text}"', B="line: Bea, Bob")
    table.play("A", "A1", at="Bea")
    table.resolve()
    assert table["Bea"].hp == 100 - lost
    assert table["Bob"].hp == (95 if "adjacent" in text else 100)


@rule("uni.innate.1", "uni.innate.4")
@pytest.mark.parametrize(
    ("innate", "has", "hp"),
    [
        ("Whenever this character deals damage, heal for half the damage dealt.", [], 55),
        ("Whenever this character hits with a Physical Attack, gain 1 Ember.", ["Ember 1"], 50),
        ("Whenever this character hits with a Magical Attack, gain 1 Ember.", [], 50),
        ("Whenever this character plays a card that costs 2+ Energy, gain 1 Ember.", [], 50),
        ("Whenever this character plays an Attack that costs 1+ Energy, gain 1 Ember.", ["Ember 1"], 50),
        ("Whenever this character plays an Attack, deal 2 damage to the target.", [], 50),
        ("Whenever this character defeats an enemy, gain 3 Ember.", ["Ember 3"], 50),
        ("The first time each turn this character hits, heal 4 HP.", [], 54),
    ],
)
def test_more_that_may_happen(innate: str, has: list[str], hp: int) -> None:
    table = Arena()
    table.card("Ava", **page(statuses=OWN, innates=[innate], **{"standing at": 50}))
    bea = {"standing at": 8} if "defeats" in innate else {}
    table.card("Bea", **page(**bea))
    table.place(A="line: Ava; hand: A1 attack 10 {types: [Technique, Attack, Physical]}", B="line: Bea, Bob")
    table.play("A", "A1", at="Bea")
    table.resolve()
    assert table.has("Ava") == has and table["Ava"].hp == hp
    if "deal 2 damage" in innate:
        assert table["Bea"].hp == 88


@rule("uni.status.7", "uni.innate.3")
def test_when_a_status_is_gone() -> None:
    table = Arena()
    table.card("Ava", **page(statuses=OWN, innates=["When Ember reaches 0: Gain 2 Tide."], has=["Ember 1"]))
    table.place(A='line: Ava; hand: A1 special "Spend 1 Ember."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table.has("Ava") == ["Tide 2"]


@rule("uni.timing.8")
def test_what_follows_a_phase_in_one_innate_stands_by_itself() -> None:
    table = Arena()
    text = "Each Turn Start, gain 1 Ember. When Ember reaches 2: Gain 1 Tide. Gain 1 Root."
    table.card("Ava", **page(statuses=OWN, innates=[text]))
    table.place(A="line: Ava", B="line: Bea")
    table.end_the_turn()
    assert table.has("Ava") == ["Ember 1"]
    table.end_the_turn()
    assert table.has("Ava") == ["Ember 2", "Tide 1", "Root 1"]


@rule("uni.text.switch.1")
def test_switching_between_stances_ends_the_other_one() -> None:
    table = Arena()
    stances = {name: ["Type: Unique."] for name in ("Stance: High", "Stance: Low", "Mood: Calm")}
    table.card("Ava", **page(statuses=stances, has=["Stance: High", "Mood: Calm"]))
    table.place(A='line: Ava; hand: A1 special "Switch to Stance: Low.", A2 special "Switch to Stance: High."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert sorted(table.has("Ava")) == ["Mood: Calm", "Stance: Low"]


@rule("uni.text.if.1")
@pytest.mark.parametrize(
    ("condition", "held"),
    [
        ("this character took damage this turn", True),
        ("this character has not taken damage this turn", False),
        ("the target has taken damage this turn", False),
        ("this character was hit this turn", True),
        ("this character has lost HP this turn", True),
        ("an enemy hit with an Attack this turn", True),
        ("this character played another card this turn", False),
        ("an enemy played a card this turn", True),
        ("it is turn 1 or later", True),
        ("it is turn 9 or later", False),
        ("there are no other allies", False),
        ("another ally is defeated", False),
        ("you have no other cards in hand", True),
    ],
)
def test_what_has_happened_this_turn(condition: str, held: bool) -> None:
    table = Arena()
    text = f"If {condition}, gain 1 Root."
    table.place(A=f'line: Ava, Abe, Ann; hand: A1 special "{text}" {{target: 1 Enemy}}', B="line: Bea, Bob; hand: B1 fast attack 3 of Bob")
    table.play("A", "A1", at="Bea", zone="Normal")
    table.play("B", "B1", at="Ava", zone="Fast")
    table.resolve()
    assert (table.has("Ava") == ["Root 1"]) is held


@rule("uni.text.use.1", "uni.text.once.1")
@pytest.mark.parametrize(("words", "again"), [("turn", True), ("game", False)])
def test_a_card_that_can_be_used_once(words: str, again: bool) -> None:
    table = Arena()
    text = f"Can only be used once per {words}.|Deal Power damage.|Return this card to your hand."
    table.place(A=f'energy: 5; line: Ava; hand: A1 attack 3 "{text}|Retain.", A2 attack 1', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table["Bea"].hp == 97 and sorted(table.A.hand) == ["A1", "A2"]
    assert table.offered() == ["A2"]
    table.end_the_turn()
    while table.waiting_for.endswith("movement"):
        table.passes()
    if table.waiting_for == "B open":
        table.end_the_turn()
        while table.waiting_for.endswith("movement"):
            table.passes()
    assert table.waiting_for == "A open" and ("A1" in table.offered()) is again


@rule("uni.kw.evade.1")
@pytest.mark.parametrize(("power", "has"), [(5, ["Root 1"]), (12, [])])
def test_what_a_defense_says_if_it_evades(power: int, has: list[str]) -> None:
    table = Arena()
    table.place(
        A=f"line: Ava; hand: A1 attack {power}",
        B='line: Bea; hand: B1 defense 9 "Gain Power Shield.|Evade.|When this card Evades, gain 1 Root." {target: Self}',
    )
    table.play("A", "A1")
    table.play("B", "B1")
    table.resolve()
    assert table.has("Bea") == has


@rule("uni.house.turn.2", "uni.status.3")
def test_gained_for_this_turn_alone() -> None:
    table = used("Gain 2 Strength this turn.", "Strength 1/3", target="Self")
    assert table.has("Ava") == ["Strength 3/3"]
    table.end_the_turn()
    assert table.has("Ava") == ["Strength 1/2"]


@rule("uni.term.discard.1", "uni.term.draw.1")
def test_cards_come_back_from_the_discard_pile() -> None:
    table = Arena()
    text = "Return an Attack card from your Discard Pile to your hand."
    table.place(A=f'line: Ava; discard: D1 attack 1, D2 defense 1; hand: A1 special "{text}"', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table.A.hand == ["D1"]


@rule("uni.house.char.1")
def test_an_innate_says_how_much_hp_there_is() -> None:
    table = Arena()
    table.card("Ava", **page(innates=["This character has 150 HP."]))
    table.place(A='line: Ava; hand: A1 special "Heal 80 HP."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table["Ava"].hp == 150


@rule("uni.timing.5")
@pytest.mark.parametrize(("power", "has"), [(3, ["Root 1"]), (9, [])])
def test_always_may_ask_whether_the_card_was_cancelled(power: int, has: list[str]) -> None:
    table = Arena()
    text = "Deal Power damage.|Always: If this card was Cancelled, gain 1 Root."
    table.place(A=f'line: Ava; hand: A1 attack {power} "{text}"', B="line: Bea; hand: B1 attack 6")
    table.play("A", "A1")
    table.play("B", "B1")
    table.resolve()
    assert table.has("Ava") == has


@rule("uni.innate.1")
@pytest.mark.parametrize(
    "innate", ["Whenever this character is targeted by an Attack, gain 1 Root.", "Whenever an enemy uses an Attack, gain 1 Root."]
)
def test_it_is_aimed_at_or_a_card_is_used(innate: str) -> None:
    table = Arena()
    table.card("Bea", **page(innates=[innate]))
    table.place(A="line: Ava; hand: A1 attack 3, A2 special", B="line: Bea, Bob")
    table.play("A", "A1", at="Bea")
    table.resolve()
    assert table.has("Bea") == ["Root 1"]


@rule("uni.term.ondamage.1")
def test_damage_dealt_under_a_label_of_hits_is_that_of_the_hit() -> None:
    table = Arena()
    table.card("Ava", **page(**{"standing at": 50}))
    text = "Deal 4 damage 3 times.|On Damage: Heal for half the damage dealt."
    table.place(A=f'line: Ava; hand: A1 attack 1 "{text}"', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table["Ava"].hp == 56


@rule("uni.text.instead.1")
def test_instead_is_asked_for_each_target_that_is_hit() -> None:
    table = Arena()
    table.card("Bob", **page(has=["Root 1"]))
    text = "Deal Power damage.|On Hit: Inflict 1 Weak. If the target already has Root, inflict 2 Silence instead."
    table.place(A=f'line: Ava; hand: A1 attack 1 "{text}" {{target: All Enemies}}', B="line: Bea, Bob")
    table.play("A", "A1")
    table.resolve()
    assert table.has("Bea") == ["Weak 1/1"] and table.has("Bob") == ["Root 1", "Silence 2"]


@rule("uni.house.roll.3")
@pytest.mark.parametrize(("has", "lost"), [((), 10), (("Root 3",), 16)])
def test_power_may_grow_with_what_the_target_has(has: tuple[str, ...], lost: int) -> None:
    table = Arena()
    table.card("Bea", **page(has=list(has)))
    text = "Deal Power damage.|This card gains +2 Power for each Root on the target."
    table.place(A=f'line: Ava; hand: A1 attack 10 "{text}"', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table["Bea"].hp == 100 - lost


@pytest.mark.parametrize(
    "text",
    [
        "If the target has Weak, inflict 1 Stun instead.|Deal Power damage.",
        "If this card hits, this card costs 1 less Energy.",
        "This card costs 1 less Energy if the target has Root.",
        "Follow-Up if the opposing card is an Attack.",
        "Otherwise, gain 1 Taunt.",
        "Effect: Gain 1 Root.",
        "While this character has Root, deal 3 damage.",
    ],
)
def test_what_nobody_could_carry_out_is_declined(text: str) -> None:
    table = Arena()
    with pytest.raises(Unreadable):
        table.place(A=f'line: Ava; hand: A1 attack 10 "{text}"', B="line: Bea")


@rule("uni.term.energy.1", "uni.house.energy.1")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("The target loses 2 Energy.", (4, 3)),
        ("The target gains 1 Energy.", (4, 6)),
        ("Each enemy loses 1 Energy.", (4, 4)),
        ("All allies gain 2 Energy.", (6, 5)),
        ("Lose 2 Energy.", (2, 5)),
    ],
)
def test_energy_is_that_of_the_team_that_is_named(text: str, left: tuple[int, int]) -> None:
    table = Arena()
    table.place(A=f'energy: 5; line: Ava; hand: A1 special "{text}" {{target: 1 Enemy}}', B="energy: 5; line: Bea")
    table.play("A", "A1", at="Bea")
    table.resolve()
    assert (table.g.energy[0], table.g.energy[1]) == left


@rule("uni.clash.1", "uni.term.override.1")
@pytest.mark.parametrize(("text", "hp"), [("Deal Power damage.", (96, 100)), ("Deal Power damage.|This card always wins its clash.", (100, 99))])
def test_a_card_that_always_wins(text: str, hp: tuple[int, int]) -> None:
    table = Arena()
    table.place(A=f'line: Ava; hand: A1 attack 1 "{text}"', B="line: Bea; hand: B1 attack 4")
    table.play("A", "A1")
    table.play("B", "B1")
    table.resolve()
    assert (table["Ava"].hp, table["Bea"].hp) == hp


@rule("uni.innate.3")
def test_one_status_becomes_another() -> None:
    table = Arena()
    table.card("Ava", **page(statuses=OWN, innates=["When Ember reaches 2, Tide becomes Root."], has=["Tide 3"]))
    table.place(A='line: Ava; hand: A1 special "Gain 2 Ember."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table.has("Ava") == ["Ember 2", "Root 1"]


@rule("uni.innate.5")
@pytest.mark.parametrize(
    ("innate", "has"),
    [
        ("Whenever Frazzle is inflicted, inflict 1 additional Frazzle.", ["Frazzle 3"]),
        ("Each time any character inflicts Frazzle, increase the amount by 1.", ["Frazzle 3"]),
        ("Whenever Root is inflicted, inflict 1 additional Root.", ["Frazzle 2"]),
    ],
)
def test_more_is_inflicted_by_anybody(innate: str, has: list[str]) -> None:
    table = Arena()
    table.card("Abe", **page(innates=[innate]))
    table.place(A='line: Ava, Abe; hand: A1 special "Inflict 2 Frazzle." {target: 1 Enemy}', B="line: Bea")
    table.play("A", "A1", at="Bea")
    table.resolve()
    assert table.has("Bea") == has


@rule("uni.house.threshold.1")
@pytest.mark.parametrize(
    ("words", "power", "has"),
    [("reaches 50% HP", 50, ["Root 1"]), ("falls below 50% HP", 50, []), ("falls below 50% HP", 51, ["Root 1"])],
)
def test_to_a_share_of_hp_or_below_it(words: str, power: int, has: list[str]) -> None:
    table = Arena()
    table.card("Bea", **page(innates=[f"When this character {words}, gain 1 Root."]))
    table.place(A=f"line: Ava; hand: A1 attack {power}", B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table.has("Bea") == has


@rule("uni.status.17", "uni.house.energy.1")
def test_attacks_by_name_have_keywords_and_costs() -> None:
    table = Arena()
    own = {"Glow": ["Type: Unique.", "Effect: While Glow is active, this character's Attacks cost 1 less Energy."]}
    table.card("Ava", **page(statuses=own, has=["Glow"]))
    table.place(A="energy: 5; line: Ava; hand: A1 attack 3 for 2, A2 special", B="line: Bea")
    table.play("A", "A1")
    assert table.g.energy[0] == 4


@rule("uni.status.17", "uni.innate.3", "uni.house.threshold.1")
@pytest.mark.parametrize(
    ("line", "has"),
    [
        ("Effect: When this character reaches 60% HP, gain 1 Root.", ["Glow", "Root 1"]),
        ("Effect: When Ember reaches 2: Gain 1 Taunt.", ["Glow", "Ember 2", "Taunt 1"]),
    ],
)
def test_a_status_hears_of_thresholds_too(line: str, has: list[str]) -> None:
    table = Arena()
    table.card("Ava", **page(statuses={**OWN, "Glow": ["Type: Unique.", line]}, has=["Glow"]))
    text = "Gain 2 Ember." if "Ember" in line else "Lose 45 HP."
    table.place(A=f'line: Ava; hand: A1 special "{text}"', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table.has("Ava") == has
