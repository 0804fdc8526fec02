"""Status Effects: the thirty that everybody may have."""

from __future__ import annotations

import pytest

from quadriga.games.universal_arena.chapters.faces import ONE, TWO
from quadriga.games.universal_arena.chapters.statuses import inflict, shared_statuses
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, after_play, after_turn_end, page, using


@rule("uni.st.bleed.1")
def test_bleed() -> None:
    table = after_play("Bleed 2/5")
    assert table["Ava"].hp == 98 and table.has("Ava") == ["Bleed 4/5"]
    table.end_the_turn()
    assert table.has("Ava") == ["Bleed 4/2"]


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


@rule("uni.term.halve.1")
def test_halving_rounds_down_for_every_character_spoken_of() -> None:
    table = using("Halve this character's Burn Count.|Halve this character's Burn Potency.", "Burn 5/7")
    assert table.has("Ava") == ["Burn 2/3"]
    assert table.numbers("count set")[-1] == 3 and table.numbers("number set") == [2]
