"""Phases II and III: entering, movement, terrain, exiting, the end of the game."""

from __future__ import annotations

import pytest

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import finish, lay, named, rules_of, state, told


@rule("gua.enter.1", "gua.house.enter.1")
def test_the_active_player_decides_for_all_columns_before_the_other(table: Table) -> None:
    lay(
        table,
        A="left: Ram 5 over Shield a; right: Ewe 3 over Shield b",
        B="left: Wolf 4 over Shield c",
        phase="entering",
        turn="B",
    )
    assert table.waiting_for == "B enter"
    table.B.answers("Wolf enters")
    assert table.waiting_for == "A enter" and table.B.space_left == ["Wolf"]
    table.A.answers("Ram enters")
    assert table.waiting_for == "A enter"


@rule("gua.enter.2", "gua.enter.4")
def test_a_shielded_creature_may_enter_the_space_in_front_of_it_face_down(table: Table) -> None:
    lay(table, A="left: Ram 5 over Shield a; right: Ewe 3 over Shield b", B="left: Wolf 4", phase="entering")
    table.A.answers("Ram enters")
    assert table.A.space_left == ["Ram"] and not table["Ram"].face_up and table["Ram"].beneath == ["Shield a"]
    finish(table)
    assert table.A.right == ["Ewe"] and table.A.victorious == ["Ram"]


@rule("gua.enter.3")
def test_the_unshielded_and_supporters_cannot_enter(table: Table) -> None:
    lay(table, A="left: Ram 5 over Shield a; centre: Ewe 3; under right: Bow 3 {ranged: 2}", phase="entering")
    assert [o for o in table.A.options() if o.endswith("Stronghold) enters")] == [
        "Ram (on your left Stronghold) enters"
    ]
    refusal = table.A.refusal("enter", "Ewe")
    assert refusal is not None and refusal.rule == "gua.enter.3"


@rule("gua.duel.1")
def test_only_creatures_in_the_same_space_duel(table: Table) -> None:
    lay(table, A="space left: Ram 5 over Shield a", B="space left: Wolf 4 over Shield b")
    assert not told(table, "total") and table.A.victorious == ["Ram"] and table.B.victorious == ["Wolf"]
    again = Table("guardians-arena")
    lay(again, A="space left: Ram 5 over Shield a", B="space right: Wolf 4 over Shield b")
    assert len(told(again, "total")) == 4


@rule("gua.duel.2", "gua.card.attdef.1")
def test_the_active_player_is_the_attacker(table: Table) -> None:
    for turn, expected in (("A", 11), ("B", 8)):
        again = Table("guardians-arena")
        lay(
            again,
            A='space left: Troll 8 "+3 Vitality when attacking" over Shield a',
            B="space right: Wolf 4 over Shield b",
            turn=turn,
        )
        assert told(again, "total")[0].n == expected


@rule("gua.duel.3")
def test_a_duel_runs_through_its_steps_in_order(table: Table) -> None:
    lay(
        table,
        A="space left: Ram 5 over Shield a; storage: Spell s; pen: Kid 1",
        B="space right: Wolf 4 over Shield b; pen: Cub 9",
    )
    table.B.fights("Cub")
    table.A.fights("Kid")
    order = [e.kind for e in table.state.log]
    steps = [
        order.index(kind) for kind in ("take up", "turn up", "primary", "fighter", "secondary", "put away", "beaten")
    ]
    assert steps == sorted(steps)


@rule("gua.movement.1", "gua.house.movement.1")
def test_creatures_may_swap_or_take_a_free_standing_place(table: Table) -> None:
    lay(table, A="left: Ram 5; centre: Ewe 3", phase="movement")
    offered = table.A.options()
    assert len(offered) == 6 and offered[0] == "Stay as you are"
    assert {"Ewe left and Ram centre", "Ewe centre and Ram right", "Ram left and Ewe right"} <= set(offered)
    again = Table("guardians-arena")
    lay(again, A="left: Ram 5; centre: Ewe 3; ruins: right", phase="movement")
    assert again.A.options() == ["Stay as you are", "Ewe left and Ram centre"]


@rule("gua.movement.2")
def test_a_shield_stays_with_its_creature(table: Table) -> None:
    lay(table, A="left: Ram 5 over Shield a; centre: Ewe 3", B="left: Wolf 1", phase="movement")
    table.A.answers("Ewe left, Ram right")
    assert table.A.right == ["Ram"] and table["Ram"].beneath == ["Shield a"] and table["Ewe"].beneath == []


@rule("gua.terrain.1")
def test_the_pen_is_taken_up_for_phase_three_and_storage_stays_down(table: Table) -> None:
    lay(table, A="pen: Ram 1, Ewe 2; storage: Spell s; left: Cow 3", B="left: Wolf 1", phase="terrain")
    assert table.A.hand == ["Ram", "Ewe"] and table.A.pen == [] and table.A.storage == ["Spell s"]


@rule("gua.terrain.2", "gua.terrain.3", "gua.house.terrain.1")
def test_each_creature_in_the_zone_may_destroy_its_terrain_and_place_another(table: Table) -> None:
    lay(
        table,
        A="space left: Ram 5 over Shield a; pen: Woods",
        B="terrain right: Swamp; terrain centre: Spires",
        phase="terrain",
    )
    assert table.A.options() == ["Destroy the Terrain in the left space", "Leave it"]
    table.A.answers("destroy")
    assert table.B.discard == ["Swamp"]
    assert table.A.options() == ["Put Woods on the left space", "Leave it"]
    table.A.answers("put Woods")
    assert table.A.terrain_left == ["Woods"]


@rule("gua.exit.1", "gua.exit.3")
def test_everybody_in_the_zone_leaves_victorious_whether_it_fought_or_not(table: Table) -> None:
    lay(
        table,
        A="space left: Ram 5 over Shield a; space centre: Ewe 1 over Shield c",
        B="space right: Wolf 4 over Shield b",
    )
    assert set(table.A.victorious) == {"Ram", "Ewe"} and table.A.space_left == table.A.space_centre == []
    assert set(rules_of(table, "victorious")) == {"gua.exit.3"}


@rule("gua.exit.4", "gua.house.board.3")
def test_victorious_creatures_are_out_of_everything(table: Table) -> None:
    lay(
        table,
        A="victorious: Ram 5; hand: Shield a, Spare 1; left: Ewe 3",
        B="victorious: Wolf 4; left: Cub 2",
        phase="challenge",
    )
    assert not any("Wolf" in o or "Ram" in o for o in table.A.options())
    table.A.passes()
    assert not any("Wolf" in o or "Ram" in o for o in table.A.options())


@rule("gua.exit.5", "gua.house.win.2")
def test_the_seventh_victorious_creature_wins_before_challenge(table: Table) -> None:
    six = "victorious: " + ", ".join(f"V{i} 1" for i in range(6))
    lay(table, A=six + "; space left: Ram 5 over Shield a; hand: Shield s", B="left: Wolf 4", phase="terrain")
    assert table.winner == "A" and table.state.end_rule == "gua.house.win.2" and not told(table, "capture")
    again = Table("guardians-arena")
    lay(again, A=six + "; hand: Shield s", B="left: Wolf 4", phase="terrain")
    assert again.waiting_for == "A challenge"


@rule("gua.house.win.3")
def test_if_both_have_enough_more_wins_and_equal_goes_on(table: Table) -> None:
    seven = "victorious: " + ", ".join(f"V{i} 1" for i in range(7))
    equal = (
        "victorious: " + ", ".join(f"W{i} 1" for i in range(6)) + "; space left: Wolf 2 over Shield w; hand: Shield z"
    )
    lay(table, A=seven + "; left: Ram 1", B=equal, phase="terrain")
    assert table.winner == "" and table.waiting_for == "B challenge"
    again = Table("guardians-arena")
    lay(again, A=seven + "; space left: Ram 5 over Shield a", B=equal, phase="terrain")
    assert again.winner == "A" and again.state.end_rule == "gua.house.win.3"


@rule("gua.house.win.5")
def test_at_the_turn_limit_victorious_then_ruins_decide(table: Table) -> None:
    for B, A, winner in (
        ("", "victorious: Ram 1", "A"),
        ("ruins: left", "ruins: left right", "B"),
        ("deck: 0", "deck: 0", "draw"),
    ):
        again = Table("guardians-arena")
        lay(again, A=A, B=B, phase="end")
        assert again.winner == winner and again.state.end_rule == "gua.house.win.5"


@rule("gua.house.win.5")
@pytest.mark.parametrize(("number", "winner"), [(59, ""), (60, "A")])
def test_sixty_turns_are_the_limit(table: Table, number: int, winner: str) -> None:
    table.place(A="victorious: Ram 1; hand: Ewe 1", B="hand: Wolf 1", phase="end", number=number)
    assert table.winner == winner


@rule("gua.house.combat.3")
def test_without_a_duel_the_sequence_is_skipped(table: Table) -> None:
    lay(
        table,
        A="space left: Ram 5 over Shield a; storage: Spell s; pen: Kid 1",
        B="left: Wolf 2; hand: Spare 1",
        phase="combat",
    )
    assert table.A.storage == ["Spell s"] and table.A.pen == ["Kid"]
    finish(table)
    assert not told(table, "turn up") and table.A.storage == ["Spell s", "Shield a"]
    assert named(table, told(table, "victorious")) == ["Ram"] and list(state(table).duel) == [0, 0, 0]
