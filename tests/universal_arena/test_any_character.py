"""What any character may say: triggers with conditions, the next card, cards by name, the one opposite, the owner."""

from __future__ import annotations

import pytest

from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page, using


def attacked(innate: str, hits: list[int], has: list[str] | None = None, shield: int = 0, **fields: object) -> Arena:
    """Ava hits Bea, who has this innate, with one Attack after the other."""
    table = Arena()
    table.card("Bea", **page(innates=[innate], has=has or [], shield=shield, **fields))
    hand = ", ".join(f"A{i} attack {n}" for i, n in enumerate(hits))
    table.place(A=f"line: Ava; hand: {hand}; energy: 9", B="line: Bea, Bob, Ben")
    for i in range(len(hits)):
        table.play("A", f"A{i}", at="Bea")
        table.resolve()
    return table


@rule("uni.innate.1", "uni.text.once.1")
def test_a_trigger_may_ask_for_an_amount() -> None:
    text = "The first time each turn this character takes 10 or more damage, gain 2 Thorns."
    assert attacked(text, [9]).has("Bea") == []
    assert attacked(text, [9, 10, 11]).has("Bea") == ["Thorns 2/1"]  # the small hit has not used it up


@rule("uni.innate.1")
@pytest.mark.parametrize(("has", "gained"), [([], False), (["Root 1"], True)])
def test_a_trigger_may_wait_only_while_something_is_so(has: list[str], gained: bool) -> None:
    table = attacked("Whenever this character is hit while this character has Root, gain 3 Taunt.", [1], has)
    assert ("Taunt 3" in table.has("Bea")) is gained


@rule("uni.innate.1")
def test_it_counts_who_does_it_and_to_whom() -> None:
    for text, weak, gained in (
        ("Whenever an enemy with Weak plays a card, gain 1 Taunt.", ["Weak 1/1"], True),
        ("Whenever an enemy with Weak plays a card, gain 1 Taunt.", [], False),
        ("Whenever this character is hit by an enemy with Weak, gain 1 Taunt.", ["Weak 1/1"], True),
        ("Whenever this character is hit by an enemy with Weak, gain 1 Taunt.", [], False),
        ("Whenever this character takes damage from an enemy Attack, gain 1 Taunt.", [], True),
    ):
        table = Arena()
        table.card("Ava", **page(has=weak))
        table.card("Bea", **page(innates=[text]))
        table.place(A="line: Ava; hand: A1 attack 3", B="line: Bea")
        table.play("A", "A1")
        table.resolve()
        assert ("Taunt 1" in table.has("Bea")) is gained, text


@rule("uni.term.shield.1")
def test_shield_breaks_when_its_last_point_is_soaked_up() -> None:
    text = "Whenever this character's Shield is broken, gain 1 Taunt."
    assert attacked(text, [4], shield=5).has("Bea") == []
    assert attacked(text, [5], shield=5).has("Bea") == ["Taunt 1"]


@rule("uni.term.draw.1")
def test_drawing_by_a_text_is_heard_and_turn_start_is_not() -> None:
    table = Arena()
    table.card("Ava", **page(innates=["Whenever you draw a card, gain 1 Taunt."]))
    table.place(A='line: Ava; pile: 9; hand: A1 special "Draw 2."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table.has("Ava") == ["Taunt 2"]
    table.end_the_turn()
    assert table.has("Ava") == ["Taunt 1"]  # Turn End took one, and drawing up gave none


@rule("uni.turn.10")
def test_a_combat_round_ends() -> None:
    table = Arena()
    table.card("Ava", **page(innates=["At the end of each Combat Round, gain 1 Taunt."]))
    table.place(A="line: Ava; hand: A1 attack 1, A2 attack 1", B="line: Bea")
    for card in ("A1", "A2"):
        table.play("A", card)
        assert table.has("Ava") == ([] if card == "A1" else ["Taunt 1"])
        table.resolve()
    assert table.has("Ava") == ["Taunt 2"]


@rule("uni.text.round.1")
def test_the_next_attack_alone() -> None:
    table = Arena()
    text = "This character's next Attack this turn gains +5 Power."
    hand = f'A1 special "{text}", A2 attack 10, A3 attack 10'
    table.place(A=f"line: Ava; energy: 9; hand: {hand}", B="line: Bea")
    for card, hp in (("A1", 100), ("A2", 85), ("A3", 75)):
        table.play("A", card)
        table.resolve()
        assert table["Bea"].hp == hp, card


@rule("uni.text.round.1")
def test_an_attack_that_speaks_of_the_next_one_is_not_the_next_one() -> None:
    table = Arena()
    text = "Deal Power damage.|This character's next Attack deals double damage."
    table.place(A=f'line: Ava; energy: 9; hand: A1 attack 10 "{text}", A2 attack 10, A3 attack 10', B="line: Bea")
    for card, hp in (("A1", 90), ("A2", 70), ("A3", 60)):
        table.play("A", card)
        table.resolve()
        assert table["Bea"].hp == hp, card


@rule("uni.text.round.1", "uni.house.energy.1")
def test_the_next_card_is_cheaper_once() -> None:
    table = Arena()
    text = "This character's next card costs 1 less Energy."
    table.place(A=f'line: Ava; energy: 9; hand: A1 special for 1 "{text}", A2 attack 1 for 2, A3 attack 1 for 2', B="line: Bea")
    for card, left in (("A1", 8), ("A2", 7), ("A3", 5)):
        table.play("A", card)
        table.resolve()
        assert table.g.energy[0] == left, card


@rule("uni.text.round.1")
def test_the_next_time_and_each_time_this_turn() -> None:
    for text, taunt in (
        ("The next time this character hits this turn, gain 2 Taunt.", "Taunt 2"),
        ("This turn, whenever this character hits, gain 2 Taunt.", "Taunt 4"),
    ):
        table = Arena()
        table.place(A=f'line: Ava; energy: 9; hand: A1 special "{text}", A2 attack 1, A3 attack 1', B="line: Bea")
        for card in ("A1", "A2", "A3"):
            table.play("A", card)
            table.resolve()
        assert taunt in table.has("Ava"), text


@rule("uni.house.energy.1")
@pytest.mark.parametrize(("printed", "paid"), [(1, 1), (2, 1), (4, 2)])
def test_a_cost_is_cut_to_a_minimum(printed: int, paid: int) -> None:
    table = Arena()
    table.card("Ava", **page(innates=["This character's cards cost 2 less Energy (minimum 1)."]))
    table.place(A=f"line: Ava; energy: 9; hand: A1 attack 1 for {printed}", B="line: Bea")
    table.play("A", "A1")
    assert table.g.energy[0] == 9 - paid


@rule("uni.house.energy.1")
@pytest.mark.parametrize(("has", "paid"), [([], 3), (["Taunt 1"], 0)])
def test_a_card_costs_just_so_much(has: list[str], paid: int) -> None:
    table = Arena()
    table.card("Ava", **page(has=has))
    text = "Deal Power damage.|If this character has Taunt, this card costs 0 Energy."
    table.place(A=f'line: Ava; energy: 9; hand: A1 attack 1 for 3 "{text}"', B="line: Bea")
    table.play("A", "A1")
    assert table.g.energy[0] == 9 - paid


@rule("uni.house.roll.2")
@pytest.mark.parametrize(
    ("line", "bea", "bob"),
    [
        ("This card deals 50% more damage to enemies with Weak.", 15, 10),
        ("If the target has Weak, this card deals double damage.", 20, 10),
        ("This card deals half damage if the target has Weak.", 5, 10),
    ],
)
def test_its_own_damage_is_asked_of_each_target(line: str, bea: int, bob: int) -> None:
    table = Arena()
    table.card("Bea", **page(has=["Weak 1/1"]))
    table.place(A=f'line: Ava; hand: A1 attack 10 "Deal Power damage.|{line}" {{target: All Enemies}}', B="line: Bea, Bob")
    table.play("A", "A1")
    table.resolve()
    assert (table["Bea"].hp, table["Bob"].hp) == (100 - bea, 100 - bob)


@rule("uni.status.17")
def test_a_rule_may_name_one_card() -> None:
    table = Arena()
    table.card("Ava", **page(innates=["This character's A1 costs 1 less Energy."]))
    table.place(A="line: Ava; energy: 9; hand: A1 attack 1 for 3, A2 attack 1 for 3", B="line: Bea")
    for card, left in (("A1", 7), ("A2", 4)):
        table.play("A", card)
        table.resolve()
        assert table.g.energy[0] == left


@rule("uni.status.17", "uni.text.if.1")
def test_two_rules_of_one_sentence_hold_together() -> None:
    own = {"Glow": ["Type: Unique.", "Max Value: 9.",
                    "Effect: While this has 2+ Value, reduce damage taken from Attacks by 3 and this character cannot gain Root."]}  # fmt: skip
    for n, lost, rooted in ((1, 10, True), (2, 7, False)):
        table = Arena()
        table.card("Bea", **page(statuses=own, has=[f"Glow {n}"]))
        table.place(A='line: Ava; hand: A1 attack 10 "Deal Power damage.|Inflict 1 Root."', B="line: Bea")
        table.play("A", "A1")
        table.resolve()
        assert table["Bea"].hp == 100 - lost
        assert ("Root 1" in table.has("Bea")) is rooted


@rule("uni.status.17")
def test_immune_to_statuses() -> None:
    table = using("Inflict 1 Burn. Inflict 1 Poison. Inflict 1 Root.")
    assert table.has("Bea") == ["Burn 1/1", "Poison 1/1", "Root 1"]
    table = Arena()
    table.card("Bea", **page(innates=["Immune (Burn, Poison)."]))
    table.place(A='line: Ava; hand: A1 special "Inflict 1 Burn. Inflict 1 Poison. Inflict 1 Root." {target: 1 Enemy}', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table.has("Bea") == ["Root 1"]


@rule("uni.innate.6")
def test_more_may_happen_when_somebody_is_saved() -> None:
    text = "Once per game, when this character would be reduced to 0 HP, set HP to 10 and gain 2 Taunt instead."
    table = attacked(text, [100])
    assert (table["Bea"].hp, table.has("Bea")) == (10, ["Taunt 2"])


@rule("uni.text.hploss.1")
@pytest.mark.parametrize(("hp", "left"), [(30, 20), (8, 5), (3, 3)])
def test_hp_is_lost_to_a_minimum(hp: int, left: int) -> None:
    table = Arena()
    table.card("Ava", **page(**{"standing at": hp}))
    table.place(A='line: Ava; hand: A1 special "Lose 10 HP (minimum 5)."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table["Ava"].hp == left


@rule("uni.status.17")
def test_the_owner_of_a_status_gains_by_whoever_bears_it() -> None:
    own = {"Glow": ["Type: Unique.", "Max Value: 9.", "Effect: Whenever this character plays a card, Ava gains 1 Taunt."]}
    table = Arena()
    table.card("Ava", **page(statuses=own))
    table.place(
        A='line: Ava; hand: A1 special "Inflict 1 Glow." {target: 1 Enemy}, A2 slow attack 1',
        B="line: Bea; hand: B1 slow attack 1",
    )
    table.play("A", "A1", zone="Normal")
    table.resolve()
    table.play("A", "A2")
    table.play("B", "B1")
    assert table.has("Ava") == ["Taunt 1"]
    assert "Taunt 1" not in table.has("Bea")


@rule("uni.clash.1")
def test_the_opposing_character_is_whose_card_was_met() -> None:
    table = Arena()
    table.place(
        A="line: Ava; hand: A1 attack 9", B='line: Bea, Bob; hand: B1 attack 3 of Bob "After Clash: Inflict 1 Root on the opposing character."'
    )
    table.play("A", "A1", at="Bea")
    table.play("B", "B1")
    table.resolve()
    assert table.has("Ava") == ["Root 1"]


@rule("uni.term.discard.1")
@pytest.mark.parametrize(("other", "gained"), [("attack 1", True), ("defense 1", False)])
def test_what_was_discarded_is_asked(other: str, gained: bool) -> None:
    table = Arena()
    text = "Discard 1 card. If you discarded an Attack, gain 1 Taunt."
    table.place(A=f'line: Ava; hand: A1 special "{text}", A2 {other}', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert ("Taunt 1" in table.has("Ava")) is gained


@rule("uni.text.instead.1")
@pytest.mark.parametrize(("has", "found"), [([], "Root 1"), (["Weak 1/1"], "Silence 1")])
def test_instead_and_otherwise_belong_to_the_line_before(has: list[str], found: str) -> None:
    for text in (
        "Deal Power damage.|On Hit: Inflict 1 Root.|If the target has Weak, inflict 1 Silence instead.",
        "Deal Power damage.|On Hit: If the target has Weak, inflict 1 Silence.|Otherwise, inflict 1 Root.",
    ):
        table = Arena()
        table.card("Bea", **page(has=has))
        table.place(A=f'line: Ava; hand: A1 attack 1 "{text}"', B="line: Bea")
        table.play("A", "A1")
        table.resolve()
        assert [mark for mark in table.has("Bea") if not mark.startswith("Weak")] == [found], text


@rule("uni.power.2")
def test_rolls_are_the_maximum() -> None:
    for seed in range(5):
        table = Arena()
        table.card("Ava", **page(innates=["This character always rolls maximum Power."]))
        table.place(A="line: Ava; hand: A1 attack 1-30", B="line: Bea", seed=seed)
        table.play("A", "A1")
        table.resolve()
        assert table["Bea"].hp == 70


@rule("uni.innate.3")
def test_a_status_may_speak_of_its_own_number() -> None:
    own = {"Glow": ["Type: Unique.", "Max Value: 9.", "Effect: When this reaches 3: Gain 1 Taunt and remove all Glow."]}
    for n, has in ((2, ["Glow 2"]), (3, ["Taunt 1"])):
        table = using(f"Gain {n} Glow.", target="Self", statuses=own)
        assert table.has("Ava") == has


@rule("uni.text.if.1")
def test_cards_of_this_turn_are_counted() -> None:
    table = Arena()
    text = "Gain 1 Shield for each card this character has played this turn. If this is the second card this character has played this turn, gain 1 Taunt."
    table.place(A=f'line: Ava; energy: 9; hand: A1 attack 1, A2 special "{text}", A3 special "{text}"', B="line: Bea")
    for card, shield, taunts in (("A1", 0, []), ("A2", 2, ["Taunt 1"]), ("A3", 5, ["Taunt 1"])):
        table.play("A", card)
        table.resolve()
        assert (table.g.shield[0], table.has("Ava")) == (shield, taunts)


def test_the_author_of_a_text_is_told_what_could_stand_there() -> None:
    from quadriga.cardfiles import check
    from quadriga.games import load

    game = load("universal-arena")
    own = game.card_data({
        "id": "ada-probe", "name": "Ada", "version": "Probe",
        "cards": [], "innates": [{"name": "Odd", "text": "Whenever this character is hit, perhaps gain 1 Root."}],
    })  # fmt: skip
    found = check(game, game.parts(own))
    assert found["declined"][0]["unread"].startswith("perhaps")
    assert "Nearest text that would be read: Whenever this character is hit, gain 1 Root." in found["declined"][0]["advice"]
