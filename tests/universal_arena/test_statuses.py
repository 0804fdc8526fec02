"""Status Effects: the frame they share."""

from __future__ import annotations

import pytest

from quadriga.games.universal_arena.chapters.faces import ONE, PLAIN, TWO, StatusFace
from quadriga.games.universal_arena.chapters.statuses import SHARED_NAMES, shared_statuses
from quadriga.games.universal_arena.pages.characters import lay_out
from quadriga.games.universal_arena.pages.files import tidy
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, after_play, after_turn_end, page, using


@rule("uni.status.1")
def test_a_status_has_no_number_one_or_two() -> None:
    statuses = {
        "Hat": ["Type: Unique."],
        "Coins": ["Type: Unique.", "Max Value: 5."],
        "Form": ["Type: Unique.", "Potency: Max 3.", "Count: Max 4."],
    }
    own = [{"name": name, "lines": lines} for name, lines in statuses.items()]
    faces, _ = lay_out([[tidy({"id": "x", "name": "X", "version": "", "statuses": own, "cards": []})]])
    modes = {f.name: f.mode for f in faces if isinstance(f, StatusFace)}
    assert (modes["Hat"], modes["Coins"], modes["Form"]) == (PLAIN, ONE, TWO)
    assert (modes["Root"], modes["Barrier"], modes["Burn"]) == (ONE, ONE, TWO) and len(SHARED_NAMES) == 31


@rule("uni.status.2")
def test_a_stack_ticks_and_a_value_without_a_line_stays() -> None:
    table = after_turn_end("Root 2", "Coins 2", statuses={"Coins": ["Type: Unique.", "Max Value: 5."]})
    assert table.has("Ava") == ["Root 1", "Coins 2"]


@rule("uni.status.3")
def test_potency_adds_up_and_count_stays() -> None:
    assert using("Inflict 2 Weak.", on_bea=("Weak 2/3",)).has("Bea") == ["Weak 4/3"]
    assert using("Inflict 2 Weak.").has("Bea") == ["Weak 2/1"]


@rule("uni.status.4")
def test_one_number_adds_up_and_base_value_stands_in() -> None:
    assert using("Inflict 2 Root.", on_bea=("Root 1",)).has("Bea") == ["Root 3"]
    own = {"Doom": ["Type: Unique.", "Base Value: 3.", "Max Value: 9."], "Nap": ["Type: Unique.", "Max Stack: 9."]}
    assert using("Gain Doom.|Gain Nap.", target="Self", statuses=own).has("Ava") == ["Doom 3", "Nap 1"]


@rule("uni.status.5")
def test_plus_count_comes_after_the_gain() -> None:
    own = {"Form": ["Type: Unique.", "Potency: Max 3.", "Count: Max 9."]}
    assert using("Gain 1 Form and +3 Form Count.", target="Self", statuses=own).has("Ava") == ["Form 1/4"]


@rule("uni.status.6")
def test_numbers_stop_at_the_cap() -> None:
    own = {"Ink": ["Type: Unique.", "Max Stack: 6."]}
    assert using("Gain 2 Ink.", "Ink 5", target="Self", statuses=own).has("Ava") == ["Ink 6"]


CAPS = {
    **dict.fromkeys(("Bleed", "Burn", "Frail", "Poison", "Slow", "Strain", "Weak", "Vulnerable"), "10/99"),
    **dict.fromkeys(("Dexterity", "Focus", "Fortified", "Haste", "Strength", "Thorns"), "10/99"),
    **dict.fromkeys(("Disarm", "Root", "Seal", "Silence", "Frazzle", "Stagger", "Taunt"), "10"),
    **dict.fromkeys(("Barrier", "Invulnerable", "Cover (Adjacent)", "Cover (All)"), "99"),
    **dict.fromkeys(("Wound", "Wither"), "999"),
    **dict.fromkeys(("Regen", "Renewal"), "999/99"),
    "Stun": "1",
}


@rule("uni.status.6")
def test_every_shared_status_has_its_cap() -> None:
    for name, cap in CAPS.items():
        text = f"Gain 2000 {name}." + (f" Gain +2000 {name} Count." if "/" in cap else "")
        assert using(text, target="Self").has("Ava") == [f"{name} {cap}"]
    assert {*CAPS, "Stagnate"} == {f.name for f in shared_statuses()}  # Stagnate never stays


@rule("uni.status.7")
def test_an_emptied_status_goes_after_the_effects_of_the_moment() -> None:
    table = after_turn_end("Burn 3/1")
    assert table["Ava"].hp == 97 and table.has("Ava") == []
    assert [k for k, n in table.told("damage", "expired")] == ["damage", "expired"]


@rule("uni.status.9")
def test_a_team_mates_card_sets_off_allies_card_played() -> None:
    table = after_play("Bleed 2/3", cost=1)
    assert table["Ava"].hp == 98 and table.has("Ava") == ["Bleed 3/3"]


@rule("uni.status.10", "uni.status.14")
def test_what_expiry_brings_is_not_ticked_in_the_same_turn() -> None:
    own = {
        "Trance": [
            "Type: Unique.",
            "Count: Max 8.",
            "Turn End: Reduce Count by 1.",
            "When this expires: Gain 2 Strain and +4 Strain Count.",
        ]
    }
    table = after_turn_end("Trance 1", statuses=own)
    assert table.has("Ava") == ["Strain 2/5"]


@rule("uni.status.12", "uni.st.strength.1", "uni.st.weak.1")
@pytest.mark.parametrize(
    ("has", "power"),
    [
        (["Strength 3/1", "Weak 1/1"], "9-14"),
        (["Weak 10/1"], "0-0"),
        (["Strength 3/1"], "10-15"),
        (["Weak 3/1"], "5-8"),
    ],
)
def test_attack_power_moves_by_a_tenth_per_potency(has: list[str], power: str) -> None:
    table = Arena()
    table.card("Ava", **page(has=has))
    table.place(A="line: Ava; hand: A1 attack 8-12, D1 defense 8-12", B="line: Bea")
    assert table["A1"].power == power and table["D1"].power == "8-12"


@rule("uni.st.dexterity.1", "uni.st.frail.1")
@pytest.mark.parametrize(("has", "power"), [(["Dexterity 2/1"], "9-14"), (["Frail 2/1"], "6-9")])
def test_defense_power_moves_by_a_tenth_per_potency(has: list[str], power: str) -> None:
    table = Arena()
    table.card("Ava", **page(has=has))
    table.place(A="line: Ava; hand: A1 attack 8-12, D1 defense 8-12", B="line: Bea")
    assert table["D1"].power == power and table["A1"].power == "8-12"
    table.end_the_turn()
    assert table.has("Ava") == []


@rule("uni.status.15")
def test_set_overwrites_and_zero_removes() -> None:
    own = {"Ink": ["Type: Unique.", "Max Value: 20."]}
    assert using("Set this character's Ink Value to 10.", "Ink 17", target="Self", statuses=own).has("Ava") == [
        "Ink 10"
    ]
    assert using("Set this character's Ink Value to 0.", "Ink 17", target="Self", statuses=own).has("Ava") == []


@rule("uni.status.16")
def test_reduce_stops_at_a_floor_that_is_named() -> None:
    own = {"Fate": ["Type: Unique.", "Max Value: 5."]}
    text = "Reduce the target's Fate Value by 1.|Reduce by 1 additional per 10 Ultimate Meter spent (max 2; cannot reduce below 1)."
    cost = "{target: 1 Enemy, cost: 0 Ultimate Meter + X times 10 Ultimate Meter}"
    for fate, x, left in ((3, 2, ["Fate 1"]), (1, 0, []), (5, 2, ["Fate 2"])):
        table = Arena()
        table.card("Ava", **page(statuses=own))
        table.card("Bea", **page(has=[f"Fate {fate}"]))
        table.place(A=f'line: Ava; hand: A1 special "{text}" {cost}; meter: 20', B="line: Bea")
        table.play("A", "A1", x=x)
        table.resolve()
        assert table.has("Bea") == left and table.A.meter == 20 - 10 * x


@rule("uni.status.17")
def test_effect_lines_hold_while_the_status_is_there(table: Arena) -> None:
    own = {
        "Dark": ["Type: Unique.", "Count: Max 4.", "Effect: While this has 1+ Count, this character's Attack cards have Follow-Up."],
        "Poise": ["Type: Unique.", "Max Value: 9.", "Effect: Reduce the Energy cost of this character's cards by Value (minimum 0). This stacks with Focus."],
        "Limp": ["Type: Unique.", "Max Stack: 1.", "Effect: Cannot play any card from this character."],
    }  # fmt: skip
    table.card("Ava", **page(statuses=own, has=["Dark 1", "Poise 3"]))
    table.place(A="line: Ava; hand: A1 attack 1 for 4, A2 attack 1, D1 defense 1", B="line: Bea")
    assert table["A1"].cost == 1 and table["A2"].cost == 0
    table.play("A", "A1")
    table.passes()
    table.passes()
    assert table.waiting_for == "A follow-up" and table.offered() == ["A2"]
    table = Arena()
    table.card("Ava", **page(statuses=own, has=["Limp 1"]))
    table.place(
        A="line: Ava, Abe; hand: A1 attack 1, A2 attack 1 of Abe; ultimates: Big attack 1 of Ava {ultimate: 0}",
        B="line: Bea",
    )
    assert table.offered() == ["A2"]
    refusal = table.A.refusal("play", "Big")
    assert refusal is not None and refusal.rule == "uni.status.17"


@rule("uni.status.18")
def test_a_countdown_cannot_be_removed_and_kills_at_zero() -> None:
    own = {"Doom": ["Type: Unique.", "Base Value: 3.", "Max Value: 3.", "Turn End: Reduce Value by 1.",
                    "Effect: This status cannot be removed. If Value reaches 0, this character's HP becomes 0."]}  # fmt: skip
    table = using("Purge All.", "Doom 2", target="Self", statuses=own)
    assert table.has("Ava") == ["Doom 2"]
    table.end_the_turn()
    assert table.has("Ava") == ["Doom 1"] and table["Ava"].hp == 100
    table.end_the_turn()
    assert table["Ava"].defeated


@rule("uni.house.status.1")
def test_a_lone_count_is_one_number() -> None:
    own = {"Trance": ["Type: Unique.", "Count: Max 8."]}
    assert using("Gain 1 Trance and +4 Trance Count.", target="Self", statuses=own).has("Ava") == ["Trance 5"]
    text = "Gain 1 Trance and +4 Trance Count.|If this character has Trance, gain +2 Trance Count instead."
    assert using(text, "Trance 2", target="Self", statuses=own).has("Ava") == ["Trance 4"]


@rule("uni.house.status.2", "uni.term.ongain.1")
def test_on_gain_happens_at_once_and_only_when_newly_gained(table: Arena) -> None:
    own = {"Gear": ["Type: Unique.", "Count: Max 9.", "On Gain: Gain 3 Strength. Gain 1 Slow."]}
    table.card("Ava", **page(statuses=own))
    shift = 'special "Gain 1 Gear."'
    table.place(A=f"line: Ava; hand: Blow attack 10, Shift {shift}, Again {shift}", B="line: Bea")
    table.play("A", "Blow")
    table.passes()
    table.play("A", "Shift")
    table.passes()
    table.passes()
    assert table["Bea"].hp == 87  # Blow was handled after the gain
    assert table.has("Ava") == ["Gear 1", "Strength 3/1", "Slow 1/1"]
    table.play("A", "Again")
    table.resolve()
    assert table.has("Ava") == ["Gear 2", "Strength 3/1", "Slow 1/1"]


@rule("uni.house.status.3", "uni.st.fortified.1")
def test_vulnerable_and_fortified_are_netted(table: Arena) -> None:
    for has, power, hp in (
        (["Vulnerable 3/1", "Fortified 1/1"], 20, 76),
        (["Fortified 3/1"], 15, 90),
        (["Vulnerable 2/1"], 15, 82),
    ):
        table = Arena()
        table.card("Bea", **page(has=has))
        table.place(A=f"line: Ava; hand: A1 attack {power}", B="line: Bea")
        table.play("A", "A1")
        table.resolve()
        assert table["Bea"].hp == hp


@rule("uni.house.status.4")
def test_damage_by_a_status_is_no_hit_and_has_no_type(table: Arena) -> None:
    table.card(
        "Ava", **page(has=["Bleed 4/1", "Thorns 3/1"], innates=["Resist 9 (Physical). Immune (Magical)."], shield=3)
    )
    table.place(A="line: Ava, Abe; hand: A1 attack 1 of Abe", B="line: Bea")
    table.play("A", "A1")
    assert table["Ava"].hp == 99 and table["Ava"].shield == 0 and "hit" not in table.kinds()


@rule("uni.term.delayed.1")
def test_an_expiry_text_may_point_to_the_next_turn_start() -> None:
    own = {
        "Over": [
            "Type: Unique.",
            "Max Stack: 1.",
            "Turn End: Expires.",
            "When this expires: At your next Turn Start, gain Flat.",
        ],
        "Flat": [
            "Type: Unique.",
            "Max Stack: 1.",
            "Effect: Cannot play any card from this character.",
            "Turn End: Reduce Stack by 1.",
        ],
    }
    table = after_turn_end("Over", statuses=own)
    assert table.has("Ava") == ["Flat 1"] and table.state.turn == 2
    kinds = [(e.kind, e.n) for e in table.state.log if e.kind in ("expired", "turn", "trigger")]
    assert [k for k, _ in kinds] == ["expired", "turn", "trigger"]
    table.end_the_turn()
    assert table.has("Ava") == []
