"""How To Combat: priority, the Active Zone, interrupts, resolution."""

from __future__ import annotations

import pytest

from quadriga.kernel.handles import slot_of
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page

NORMALS = {
    "A": "line: Ava; hand: A1 attack 10, A2 attack 10, A3 attack 10",
    "B": "line: Bea; hand: B1 attack 10, B2 attack 10, B3 fast attack 10",
}


@rule("uni.combat.1", "uni.combat.4")
def test_one_card_then_the_other_player_acts(table: Arena) -> None:
    table.place(**NORMALS)
    table.play("A", "A1")
    assert table.waiting_for == "B combat" and table.offered() == ["B1", "B2", "B3"] and table.can_pass()
    table.play("B", "B3", zone="Fast")
    assert table.waiting_for == "A combat"


@rule("uni.combat.3")
def test_the_zone_counts_and_not_the_speed_of_the_card(table: Arena) -> None:
    table.place(A="line: Ava; hand: Quick fast attack 3", B="line: Bea; hand: B1 attack 3, B2 slow attack 3")
    table.play("A", "Quick", zone="Slow")
    assert table.A.active_zone == "Slow Zone" and table.offered() == ["B1", "B2"]


@rule("uni.combat.5")
def test_a_pass_does_not_lock_a_player_out(table: Arena) -> None:
    table.place(**NORMALS)
    table.play("A", "A1")
    table.passes()
    table.play("A", "A2")
    assert table.waiting_for == "B combat" and "B1" in table.offered()


@rule("uni.combat.6", "uni.combat.7")
def test_cards_go_to_the_active_zone_or_a_faster_one(table: Arena) -> None:
    hand = "hand: S slow attack 1, N attack 1, F fast attack 1, X slow attack 1"
    offered = {}
    for name in ("S", "N", "F"):
        table = Arena()
        table.place(
            A="line: Ava; " + hand,
            B="line: Bea; " + hand.replace("S ", "Sb ").replace("N ", "Nb ").replace("F ", "Fb "),
            ask="zone",
        )
        table.A.plays("X")
        table.B.plays(name + "b")
        offered[name] = table.B.options() or [table.A.active_zone]
    assert offered == {
        "S": ["Slow Zone"],
        "N": ["Normal Zone", "Slow Zone"],
        "F": ["Fast Zone", "Normal Zone", "Slow Zone"],
    }


@rule("uni.combat.8")
def test_nothing_goes_to_a_zone_slower_than_the_active_one(table: Arena) -> None:
    table.place(
        A="line: Ava; hand: S1 slow attack 1, S2 slow attack 1, F fast attack 1",
        B="line: Bea; hand: N attack 1",
        ask="zone",
    )
    table.A.plays("S1")
    table.B.plays("N")
    table.B.answers("Normal Zone")
    assert table.offered() == ["F"]
    refusal = table.A.refusal("play", "S2")
    assert refusal is not None and refusal.rule == "uni.combat.8"
    table.A.plays("F")
    assert table.A.options() == ["Fast Zone", "Normal Zone"]


@rule("uni.combat.9", "uni.combat.10")
def test_a_faster_card_interrupts_and_pauses(table: Arena) -> None:
    table.place(**NORMALS)
    table.play("A", "A1")
    table.play("B", "B1")
    table.play("A", "A2")
    table.play("B", "B3", zone="Fast")
    assert table.A.active_zone == "Fast Zone" and table.A.normal == ["A1", "B1", "A2"] and list(table.g.paused) == [0, 1, 0]


@rule("uni.combat.11", "uni.combat.12")
def test_the_zone_resolves_when_its_latest_player_passes_last(table: Arena) -> None:
    table.place(**NORMALS)
    table.play("A", "A1")
    table.play("B", "B1")
    table.passes()
    assert "resolve" not in table.kinds() and table.waiting_for == "B combat"
    table.passes()
    assert "resolve" in table.kinds()
    table = Arena()
    table.place(**NORMALS)
    table.play("A", "A1")
    table.passes()
    assert "resolve" not in table.kinds() and table.waiting_for == "A combat"


@rule("uni.combat.13")
def test_latest_card_first(table: Arena) -> None:
    table.place(A="line: Ava; hand: A1 attack 1, A2 attack 1, A3 attack 1", B="line: Bea; hand: Idle special for 5")
    for name in ("A1", "A2", "A3"):
        table.play("A", name)
        table.passes()
    table.resolve()
    assert [name for _, name in table.told("use")] == ["A3", "A2", "A1"]


@rule("uni.combat.14", "uni.combat.16")
def test_a_card_meets_its_direct_left_neighbour(table: Arena) -> None:
    table.place(A="line: Ava; hand: A1 attack 5, A2 attack 9", B="line: Bea; hand: B1 attack 5, B2 attack 1")
    for who, name in (("A", "A1"), ("B", "B1"), ("A", "A2"), ("B", "B2")):
        table.play(who, name)
    table.resolve()
    pairs = [(table.label(slot_of(e.obj)), table.label(slot_of(e.other))) for e in table.state.log if e.kind == "clash"]
    assert pairs[0] == ("B2", "A2")


@rule("uni.combat.15")
def test_without_a_left_neighbour_a_card_is_unopposed(table: Arena) -> None:
    table.place(**NORMALS)
    table.play("A", "A1")
    table.resolve()
    assert "clash" not in table.kinds() and table["Bea"].hp == 90


@rule("uni.combat.17", "uni.combat.18")
def test_an_own_neighbour_never_clashes_and_waits_for_its_turn(table: Arena) -> None:
    table.place(A="line: Ava; hand: A1 attack 9, A2 attack 3", B="line: Bea; hand: B1 attack 5, B2 attack 1")
    table.play("A", "A1")
    table.passes()
    table.passes()
    table = Arena()
    table.place(A="line: Ava; hand: A1 attack 9, A2 attack 3", B="line: Bea; hand: B1 attack 5", turn="B")
    table.play("B", "B1")
    table.play("A", "A1")
    table.passes()
    table.play("A", "A2")
    table.resolve()
    order = table.told("use", "clash", "discard")
    assert order == [
        ("use", "A2"), ("discard", "A2"), ("clash", "A1"), ("discard", "B1"), ("use", "A1"), ("discard", "A1"),
    ]  # fmt: skip


@rule("uni.combat.19")
def test_paused_zones_return_fastest_first_and_open(table: Arena) -> None:
    table.place(
        A="line: Ava; hand: S slow attack 1, F fast attack 1, More attack 1",
        B="line: Bea; hand: N attack 1, Also attack 1",
    )
    table.play("A", "S")
    table.play("B", "N", zone="Normal")
    table.play("A", "F", zone="Fast")
    table.passes()
    table.passes()
    assert table.A.active_zone == "Normal Zone" and "More" in table.offered()
    table.passes()
    table.passes()
    assert table.A.active_zone == "Slow Zone"


@rule("uni.combat.22")
def test_worked_case_fast_resolves_before_normal_goes_on(table: Arena) -> None:
    table.place(**NORMALS)
    table.play("A", "A1")
    table.play("B", "B1")
    table.play("A", "A2")
    table.play("B", "B3", zone="Fast")
    table.passes()
    table.passes()
    assert table.told("use") == [("use", "B3")] and table.A.normal == ["A1", "B1", "A2"]
    assert table.waiting_for == "B combat" and "B2" in table.offered()


@rule("uni.house.priority.1")
def test_a_zone_that_returns_gives_priority_to_the_opponent_of_its_latest_player(table: Arena) -> None:
    table.place(
        A="line: Ava; hand: A1 attack 1, A2 fast attack 1, A3 attack 1", B="line: Bea; hand: B1 attack 1, B2 attack 1"
    )
    table.play("A", "A1")
    table.play("B", "B1")
    table.play("A", "A2", zone="Fast")
    table.passes()
    table.passes()
    assert table.waiting_for == "A combat" and table.offered() == ["A3"]
    table.passes()
    assert table.A.normal == ["A1", "B1"]
    table.passes()
    assert table.A.normal == []


@rule("uni.combat.20", "uni.house.priority.2")
def test_a_zone_that_was_never_active_resolves_at_once(table: Arena) -> None:
    table.place(A="line: Ava; hand: A1 fast attack 1, A2 fast attack 1", B="line: Bea; hand: B1 attack 1")
    table.play("A", "A1", zone="Fast")
    table.passes()
    table.play("A", "A2", zone="Fast")
    from quadriga.kernel.zones import move

    move(table.state, table.find("A1"), 14)  # only an effect could put it into the Slow Zone
    table.passes()
    table.passes()
    assert [name for _, name in table.told("use")] == ["A2", "A1"] and table.waiting_for == "A open"


@rule("uni.house.priority.3")
def test_a_play_that_kills_its_user_leaves_no_empty_zone_behind(table: Arena) -> None:
    table.card("Ava", **page(has=["Bleed 3/2"], **{"standing at": 2}))
    table.place(A="line: Ava, Abe; hand: A1 attack 1 of Ava, A2 attack 1 of Abe", B="line: Bea")
    table.play("A", "A1")
    assert table.waiting_for == "A open" and table.A.normal == [] and table["Ava"].defeated
    table = Arena()
    table.card("Bea", **page(has=["Bleed 3/2"], **{"standing at": 2}))
    table.place(A="line: Ava; hand: A1 attack 1", B="line: Bea, Bob; hand: B1 fast attack 1 of Bea, B2 attack 1 of Bob")
    table.play("A", "A1")
    table.play("B", "B1", zone="Fast")
    assert table.A.active_zone == "Normal Zone" and table.waiting_for == "B combat"


@rule("uni.term.cannotplay.1", "uni.text.round.1", "uni.house.window.3")
def test_who_cannot_play_cards_only_passes_until_the_round_is_over(table: Arena) -> None:
    stop = '"Until the end of this Combat Round, enemies cannot play cards. (Cards already played still resolve.)"'
    table.place(
        A=f"line: Ava; hand: A1 attack 1, Stop fast special {stop}, A3 attack 1",
        B='line: Bea; hand: B1 attack 5, B2 attack 5, Chase attack 2 "Follow-Up.|Deal Power damage."',
    )
    table.play("A", "A1")
    table.play("B", "B1")
    table.play("A", "Stop", zone="Fast")
    table.passes()
    table.passes()
    assert table.waiting_for == "A combat"
    table.passes()
    assert table.B.options() == ["Pass"]
    refusal = table.B.refusal("play", "B2")
    assert refusal is not None and refusal.rule == "uni.term.cannotplay.1"
    table.passes()
    assert ("use", "B1") in table.told("use") and table.waiting_for == "A open"
    table.play("A", "A3")
    assert "B2" in table.offered()


@rule("uni.house.window.1", "uni.kw.followup.1")
def test_a_follow_up_of_the_same_character_may_answer_a_use(table: Arena) -> None:
    follow = '"Follow-Up.|Deal Power damage."'
    table.place(
        A=f"line: Ava, Abe; hand: A1 fast attack 1, F1 fast attack 2 {follow}, F2 attack 2 {follow}, F3 fast attack 2 of Abe {follow}",
        B="line: Bea",
    )
    table.play("A", "A1", zone="Fast")
    table.passes()
    table.passes()
    assert table.waiting_for == "A follow-up" and table.offered() == ["F1"]  # F2 is too slow, F3 is another's
    refusal = table.A.refusal("play", "F3")
    assert refusal is not None and refusal.rule == "uni.house.window.1"
    energy, meter = table.A.energy, table.A.meter
    table.play("A", "F1")
    assert (table.A.energy, table.A.meter) == (energy - 1, meter + 1)


@rule("uni.house.window.2")
def test_a_follow_up_is_used_at_once_and_opens_a_window_again(table: Arena) -> None:
    follow = '"Follow-Up.|Deal Power damage."'
    table.place(
        A=f"line: Ava; hand: A0 attack 1, A1 attack 1, F1 attack 2 {follow}, F2 attack 2 {follow}", B="line: Bea"
    )
    table.play("A", "A0")
    table.passes()
    table.play("A", "A1")
    table.passes()
    table.passes()
    table.play("A", "F1")
    assert table.waiting_for == "A follow-up" and table.offered() == ["F2"] and table.A.normal == ["A0"]
    table.play("A", "F2")
    table.resolve()
    assert [name for _, name in table.told("use")] == ["A1", "F1", "F2", "A0"]


@rule("uni.kw.assist.1")
def test_an_assist_answers_the_use_of_another_ally(table: Arena) -> None:
    assist = '"Assist Attack.|Deal Power damage."'
    table.place(
        A=f"line: Xia, Yan; hand: A1 attack 1 of Xia, Own attack 2 of Xia {assist}, Help attack 2 of Yan {assist}",
        B="line: Bea",
    )
    table.play("A", "A1")
    table.passes()
    table.passes()
    assert table.offered() == ["Help"]
    table.play("A", "Help")
    assert table["Bea"].hp == 97


@rule("uni.kw.counter.1")
@pytest.mark.parametrize(("attacker", "other"), [("Xia", "Yan"), ("Yan", "Xia")])
def test_a_counter_plays_any_card_at_the_attacker(table: Arena, attacker: str, other: str) -> None:
    table.place(
        A=f"line: Xia, Yan; hand: Hit attack 5 of {attacker}",
        B='line: Bea; hand: Wall defense 9 "Gain Power Shield.|Counter.", Back attack 4, Prop defense 3, Late slow attack 4',
    )
    table.play("A", "Hit")
    table.play("B", "Wall")
    table.passes()
    table.passes()
    assert table.waiting_for == "B counter" and table.offered() == ["Back"]
    table.play("B", "Back")
    assert (table[attacker].hp, table[other].hp) == (96, 100)


def test_no_counter_when_damage_came_through(table: Arena) -> None:
    table.place(
        A="line: Xia; hand: Hit attack 10",
        B='line: Bea; hand: Wall defense 9 "Gain Power Shield.|Counter.", Back attack 4',
    )
    table.play("A", "Hit")
    table.play("B", "Wall")
    table.passes()
    table.passes()
    assert table.waiting_for == "A open"


def test_a_counter_takes_the_place_of_the_other_windows(table: Arena) -> None:
    follow = '"Follow-Up.|Deal Power damage."'
    for counters in (True, False):
        table = Arena()
        table.place(
            A=f"line: Xia; hand: Hit attack 5, More attack 1 {follow}",
            B='line: Bea; hand: Wall defense 9 "Gain Power Shield.|Counter.", Back attack 4',
        )
        table.play("A", "Hit")
        table.play("B", "Wall")
        table.passes()
        table.passes()
        if counters:
            table.play("B", "Back")
            assert table.waiting_for == "A open"
        else:
            table.passes()
            assert table.waiting_for == "A follow-up"


@rule("uni.term.defeated.1", "uni.term.defeated.2")
def test_a_defeated_character_is_out_with_all_its_cards(table: Arena) -> None:
    table.place(
        A="line: Ava; hand: Kill fast attack 9, Jab attack 1",
        B="line: Bea 4, Bob; hand: B1 attack 1 of Bea, B2 attack 1 of Bob; discard: B3 attack 1 of Bea; ultimates: Big attack 9 of Bea {ultimate: 0}",
    )
    table.play("A", "Kill", at="Bea")
    table.resolve()
    assert table["Bea"].hp == 0 and table.B.hand == ["B2"] and table.B.discard == [] and table.B.ultimates == []
    table.asked = {"target"}
    table.A.plays("Jab")
    assert table.A.active_zone == "Normal Zone" and table["Jab"].target == "Bob"  # nobody else to aim at
    assert set(table.B.removed) >= {"B1", "B3", "Big"}


@rule("uni.house.char.4")
def test_cards_of_the_fallen_vanish_and_their_neighbours_move_together(table: Arena) -> None:
    table.place(
        A="line: Ava; hand: A1 attack 1, A2 attack 1, Kill fast attack 9",
        B='line: Bea 4, Bob; hand: B1 attack 1 of Bea "Deal Power damage.|Always: Gain 5 Ultimate Meter.", B2 attack 1 of Bob',
    )
    table.play("A", "A1", at="Bob")
    table.play("B", "B1")
    table.play("A", "A2", at="Bob")
    table.passes()
    table.play("A", "Kill", at="Bea", zone="Fast")
    table.passes()
    table.passes()
    assert table.A.normal == ["A1", "A2"]
    table.resolve()
    assert "clash" not in table.kinds() and table.B.meter == 1 and table["Bob"].hp == 98


@rule("uni.house.win.1")
def test_both_teams_out_in_one_use_is_a_draw(table: Arena) -> None:
    table.card("Bea", **page(has=["Thorns 5/1"], **{"standing at": 3}))
    table.place(A="line: Ava 3; hand: Hit attack 9", B="line: Bea")
    table.play("A", "Hit")
    table.resolve()
    assert table.winner == "draw" and table.state.end_rule == "uni.house.win.1"


@rule("uni.term.resurrect.1")
def test_healing_brings_nobody_back(table: Arena) -> None:
    heal = '"Heal the target for 10 HP." {target: 1 Ally}'
    table.place(
        A="line: Ava; hand: Kill attack 9", B=f"line: Bea 4, Bob, Ben; hand: Mend special of Bob {heal}", ask="target"
    )
    table.A.plays("Kill")
    table.A.answers("Bea")
    table.resolve()
    table.end_the_turn()
    table.passes()
    table.passes()
    assert table["Bea"].defeated
    from quadriga.games.universal_arena.chapters.playing import targets
    from quadriga.games.universal_arena.chapters.table import card

    assert targets(table.g, card(table.g, table.find("Mend")), -1) == [4, 5]


@pytest.mark.parametrize("name", ["uni.combat.1"])
def test_every_prompt_cites_a_rule(table: Arena, name: str) -> None:
    table.place(**NORMALS)
    table.play("A", "A1")
    assert table.decision is not None and table.decision.rule == name


def test_a_use_that_kills_its_user_finishes_and_an_ally_may_assist(table: Arena) -> None:
    table.card("Bea", **page(has=["Thorns 5/1"]))
    multi = '"Deal Power / 2 damage 2 times.|Inflict 2 Root." {types: [Multihit]}'
    assist = '"Assist Attack.|Deal Power damage."'
    table.place(A=f"line: Ava 5, Abe; hand: A1 attack 8 of Ava {multi}, Help attack 3 of Abe {assist}", B="line: Bea")
    table.play("A", "A1")
    table.passes()
    table.passes()
    assert table["Ava"].defeated and table.numbers("damage")[:3] == [4, 5, 4] and "Root 2" in table.has("Bea")
    assert table.waiting_for == "A follow-up" and table.offered() == ["Help"]
    assert "A1" in table.A.removed
