"""Status Effects: their frame, and the thirty that everybody may have."""

from __future__ import annotations

import pytest

from quadriga.games.universal_arena.characters import lay_out
from quadriga.games.universal_arena.faces import ONE, PLAIN, TWO, StatusFace
from quadriga.games.universal_arena.pages import tidy
from quadriga.games.universal_arena.statuses import SHARED_NAMES, inflict, shared_statuses
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page


def after_turn_end(*has: str, **fields: object) -> Arena:
    """Ava with these statuses, one Turn End later."""
    table = Arena()
    table.card("Ava", **page(has=list(has), **fields))
    table.place(A="line: Ava, Abe", B="line: Bea")
    table.end_the_turn()
    return table


def after_play(*has: str, cost: int = 2) -> Arena:
    """Ava with these statuses after her team mate Abe has played a card."""
    table = Arena()
    table.card("Ava", **page(has=list(has)))
    table.place(A=f"line: Ava, Abe; hand: A1 attack 1 of Abe for {cost}", B="line: Bea")
    table.play("A", "A1")
    return table


def using(text: str, *has: str, target: str = "1 Enemy", on_bea: tuple[str, ...] = (), **fields: object) -> Arena:
    """Ava uses a Special with this text on Bea."""
    table = Arena()
    table.card("Ava", **page(has=list(has), **fields))
    table.card("Bea", **page(has=list(on_bea)))
    table.place(A=f'line: Ava, Abe; hand: A1 special "{text}" {{target: {target}}}', B="line: Bea, Bob, Ben")
    table.play("A", "A1", at="Bea" if target == "1 Enemy" else "")
    table.resolve()
    return table


# -- the frame -------------------------------------------------------------------------------------


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
    caps = {f.name: (f.cap, f.count_cap) for f in shared_statuses()}
    assert caps["Weak"] == (10, 99) and caps["Wound"][0] == 999 and caps["Stun"][0] == 1


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


# -- the thirty ------------------------------------------------------------------------------------


@rule("uni.st.bleed.1")
def test_bleed() -> None:
    table = after_play("Bleed 2/3")
    assert table["Ava"].hp == 98 and table.has("Ava") == ["Bleed 4/3"]
    table.end_the_turn()
    assert table.has("Ava") == ["Bleed 4/1"]


@rule("uni.st.burn.1")
def test_burn() -> None:
    table = after_play("Burn 3/4")
    assert table["Ava"].hp == 97 and table.has("Ava") == ["Burn 3/2"]
    table.end_the_turn()
    assert table["Ava"].hp == 94 and table.has("Ava") == ["Burn 3/1"]


@rule("uni.st.poison.1")
def test_poison() -> None:
    table = after_play("Poison 1/2", cost=3)
    assert table["Ava"].hp == 100 and table.has("Ava") == ["Poison 4/2"]
    table.end_the_turn()
    assert table["Ava"].hp == 96 and table.has("Ava") == ["Poison 4/1"]


@rule("uni.st.frazzle.1")
def test_frazzle() -> None:
    table = after_turn_end("Frazzle 3", shield=4)
    assert table["Ava"].hp == 89 and table.has("Ava") == ["Frazzle 2"]


@rule("uni.st.strain.1")
def test_strain(table: Arena) -> None:
    table.card("Ava", **page(has=["Strain 1/4"]))
    table.place(A="line: Ava; hand: A1 attack 1", B="line: Bea")
    table.play("A", "A1")
    assert table.A.energy == 3 and table.A.meter == 2
    table.end_the_turn()
    assert table.has("Ava") == ["Strain 1/3"]


@rule("uni.st.focus.1")
def test_focus(table: Arena) -> None:
    table.card("Ava", **page(has=["Focus 2/1"]))
    table.place(A="line: Ava; hand: A1 attack 1", B="line: Bea")
    table.play("A", "A1")
    assert table.A.energy == 5 and table.A.meter == 0
    table.end_the_turn()
    assert table.has("Ava") == []


@rule("uni.st.stagnate.1", "uni.house.stagnate.1")
def test_stagnate_marks_random_cards_of_the_bearers_team(table: Arena) -> None:
    stagnate = '"Inflict 2 Stagnate." {target: All Enemies}'
    table.place(
        A=f"line: Ava; hand: Tax special {stagnate}",
        B="line: Bea, Bob, Ben; hand: B1 attack 1, B2 attack 1 of Bob, B3 attack 1; energy: 20",
    )
    table.play("A", "Tax")
    table.resolve()
    costs = [table[n].cost for n in ("B1", "B2", "B3")]
    assert sum(costs) == 9 and [table.has(n) for n in ("Bea", "Bob", "Ben")] == [[], [], []]
    assert table.told("dearer") != []
    table = Arena()
    table.place(A=f"line: Ava; hand: Tax special {stagnate}", B="line: Bea")
    table.play("A", "Tax")
    table.resolve()
    assert table.has("Bea") == []


def test_a_mark_of_stagnate_stays_until_the_card_is_used(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: Tax special "Inflict 1 Stagnate." {target: 1 Enemy}, A2 attack 1',
        B='line: Bea; hand: B1 attack 1 "Deal Power damage.|Retain."',
    )
    table.play("A", "Tax")
    table.resolve()
    assert table["B1"].cost == 2
    table.end_the_turn()
    assert table["B1"].cost == 2
    while table.waiting_for.endswith("movement"):
        table.passes()
    table.play("B", "B1")
    table.resolve()
    assert table["B1"].cost == 1


@rule("uni.st.stun.1", "uni.house.stun.1")
def test_stun_waits_for_the_next_turn_and_then_stops_its_bearer(table: Arena) -> None:
    stun = '"Inflict 1 Stun." {target: 1 Enemy}'
    table.place(
        A=f'line: Ava; hand: Zap special {stun}, Zap2 special "Inflict 1 Stun.|Retain." {{target: 1 Enemy}}',
        B='line: Bea, Bob; hand: B1 attack 1 of Bea "Deal Power damage.|Retain.", B2 attack 1 of Bob',
    )
    table.play("A", "Zap", at="Bea")
    table.passes()
    table.passes()
    assert table.has("Bea") == ["Stun 1"] and not table["Bea"].stunned
    table.end_the_turn()
    assert table["Bea"].stunned and table.B.options() == ["Pass"]  # no swap with it either
    while table.waiting_for.endswith("movement"):
        table.passes()
    assert "B1" not in table.offered()
    refusal = table.B.refusal("play", "B1")
    assert refusal is not None and refusal.rule == "uni.house.stun.1"
    inflict(table.g, 0, 3, 13, 1, 0)  # again while it works: adds nothing
    table.end_the_turn()
    assert table.has("Bea") == [] and not table["Bea"].stunned


@rule("uni.st.barrier.1")
def test_barrier(table: Arena) -> None:
    table.card("Bea", **page(has=["Barrier 5"], shield=2))
    table.place(A="line: Ava; hand: A1 attack 10", B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table["Bea"].hp == 97 and table["Bea"].shield == 0 and table.has("Bea") == []
    assert after_turn_end("Barrier 5").has("Ava") == ["Barrier 4"]


@rule("uni.st.regen.1")
def test_regen() -> None:
    table = after_turn_end("Regen 6/2", **{"standing at": 50})
    assert table["Ava"].hp == 56 and table.has("Ava") == ["Regen 6/1"]


@rule("uni.st.renewal.1")
def test_renewal() -> None:
    table = after_turn_end("Renewal 7/1", **{"standing at": 50})
    assert table["Ava"].hp == 57 and table.has("Ava") == []


@rule("uni.st.cover.1")
def test_cover_takes_a_single_target_attack_for_a_neighbour(table: Arena) -> None:
    def attacked(target: str, fields: str = "", cover: str = "Cover (Adjacent) 1") -> Arena:
        t = Arena()
        t.card("Vic", **page(has=[cover]))
        t.place(A=f"line: Ava; hand: A1 attack 5 {fields}", B="line: Uli, Vic, Wim")
        t.play("A", "A1", at=target)
        t.resolve()
        return t

    t = attacked("Uli")
    assert (t["Uli"].hp, t["Vic"].hp) == (100, 95) and t.has("Vic") == []
    assert attacked("Vic").has("Vic") == ["Cover (Adjacent) 1"]
    assert attacked("", "{target: All Enemies}").has("Vic") == ["Cover (Adjacent) 1"]
    t = attacked("Uli", "{types: [Splash]}")
    assert [t[n].hp for n in ("Uli", "Vic", "Wim")] == [95, 95, 95]
    assert after_turn_end("Cover (All) 3").has("Ava") == []


@rule("uni.st.taunt.1")
def test_taunt_draws_single_target_cards(table: Arena) -> None:
    table.card("Vic", **page(has=["Taunt 1"]))
    need = '"Can only be used if the target has Root.|Deal Power damage."'
    table.card("Wim", **page(has=["Root 1"]))
    table.place(A=f"line: Ava; hand: A1 attack 5, A2 attack 5 {need}", B="line: Uli, Vic, Wim", ask="target")
    table.A.plays("A1")
    assert table["A1"].target == "Vic"
    table.resolve()
    table.A.plays("A2")
    assert table["A2"].target == "Wim"  # Vic cannot be a target of that card
    table.resolve()
    table.end_the_turn()
    assert table.has("Vic") == []


@rule("uni.st.thorns.1")
def test_thorns_answer_every_hit_but_no_evaded_attack(table: Arena) -> None:
    multi = '"Deal Power / 3 damage 3 times." {types: [Multihit]}'
    table.card("Bea", **page(has=["Thorns 2/1"]))
    table.place(
        A=f"line: Ava; hand: A1 attack 9 {multi}, A2 attack 5",
        B='line: Bea; hand: B1 defense 9 "Gain Power Shield.|Evade."',
    )
    table.play("A", "A1")
    table.passes()
    table.passes()
    assert table["Ava"].hp == 94
    table.play("A", "A2")
    table.play("B", "B1")
    table.resolve()
    assert table["Ava"].hp == 94


NEGATIVE_TWO = ["Bleed", "Burn", "Frail", "Poison", "Slow", "Strain", "Weak", "Vulnerable"]
POSITIVE_TWO = ["Dexterity", "Focus", "Fortified", "Haste", "Strength", "Thorns"]


def test_kinds_modes_and_caps_of_all_shared_statuses() -> None:
    found = {f.name: (f.kind, f.mode, f.cap, f.count_cap) for f in shared_statuses()}
    wanted = dict.fromkeys(NEGATIVE_TWO, (0, TWO, 10, 99)) | dict.fromkeys(POSITIVE_TWO, (1, TWO, 10, 99))
    wanted |= dict.fromkeys(("Disarm", "Root", "Seal", "Silence", "Frazzle", "Stagger", "Stagnate"), (0, ONE, 10, 0))
    wanted |= {"Stun": (0, ONE, 1, 0), "Wound": (0, ONE, 999, 0), "Wither": (0, ONE, 999, 0)}
    wanted |= dict.fromkeys(("Barrier", "Invulnerable", "Cover (Adjacent)", "Cover (All)"), (1, ONE, 99, 0))
    wanted |= {"Taunt": (1, ONE, 10, 0), "Regen": (1, TWO, 999, 99), "Renewal": (1, TWO, 999, 99)}
    assert found == wanted


@pytest.mark.parametrize(
    "name", ["Disarm", "Root", "Seal", "Silence", "Stagger", "Wound", "Wither", "Taunt", "Invulnerable"]
)
def test_stacks_run_down_at_turn_end(name: str) -> None:
    assert after_turn_end(f"{name} 2").has("Ava") == [f"{name} 1"]


@pytest.mark.parametrize("name", [*NEGATIVE_TWO[2:3], *NEGATIVE_TWO[4:], *POSITIVE_TWO])
def test_counts_run_down_at_turn_end(name: str) -> None:
    assert after_turn_end(f"{name} 2/3").has("Ava") == [f"{name} 2/2"]


def test_numbers_and_counts_stop_at_their_caps() -> None:
    table = using("Inflict 9 Weak and +99 Weak Count.", on_bea=("Weak 9/9",))
    assert table.has("Bea") == ["Weak 10/99"]


def test_gaining_nothing_is_no_gain() -> None:
    own = {
        "Form": ["Type: Unique.", "Potency: Max 4.", "Count: Max 9.", "Turn Start: Gain X-1 Haste. X equals Potency."]
    }
    table = Arena()
    table.card("Ava", **page(statuses=own, has=["Form 1/9"]))
    table.card("Abe", **page(statuses=own, has=["Form 3/9"]))
    table.place(A="line: Ava, Abe", B="line: Bea", phase="turn start")
    assert table.has("Ava") == ["Form 1/9"] and table.has("Abe") == ["Form 3/9", "Haste 2/1"]


def test_a_text_may_wait_for_a_dear_attack_of_an_ally(table: Arena) -> None:
    lines = [
        "Type: Unique.",
        "Max Stack: 3.",
        "Allies' Card Played: Once per turn, if Stack is 1+ and any ally plays an Attack that costs 2+ Energy and targets an enemy:"
        " Create 1 Dive in this character's hand.",
    ]
    dive = {"slot": "created-1", "name": "Dive", "cost": "0 Energy", "power": "1-1", "types": ["Technique", "Attack"]}
    dive |= {"target": "1 Enemy", "speed": "Normal", "effect": ["Deal Power damage."]}
    table.card("Ava", **page(statuses={"Favour": lines}, has=["Favour 1"], created=[dive]))
    cards = "Cheap attack 1 of Abe, Wall defense 1 of Abe for 2, Dear attack 1 of Abe for 2, More attack 1 of Abe for 2"
    table.place(A=f"line: Ava, Abe; hand: {cards}; energy: 9", B="line: Bea")
    made = []
    for name in ("Cheap", "Wall", "Dear", "More"):
        table.play("A", name)
        table.resolve()
        made.append(table.kinds().count("create"))
    assert made == [0, 0, 1, 1]


def test_inflicting_without_a_number_inflicts_the_base_value() -> None:
    own = {"Doom": ["Type: Unique.", "Base Value: 3.", "Max Value: 9."]}
    assert using("Inflict Doom.|Inflict Stun.", statuses=own).has("Bea") == ["Doom 3", "Stun 1"]
    table = using("Inflict Doom on All Enemies.", target="Self", statuses=own)
    assert [table.has(n) for n in ("Bea", "Bob", "Ben")] == [["Doom 3"]] * 3
