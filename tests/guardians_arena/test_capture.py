"""Captured Creature, and Challenge."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.table import CAPTURED, zone
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import labels, lay, state, told


def captured(table: Table) -> None:
    """A captures B's only creature with a Shield from hand; B's Raid is still to come."""
    lay(table, A="hand: Shield 9, Spare 2", B="left: Wolf 5", phase="challenge")
    table.A.captures("Wolf", "Shield")


@rule("gua.capture.1", "gua.capture.2", "gua.capture.4")
def test_a_capture_lays_the_shield_on_the_creature_beside_the_capturers_guardian(table: Table) -> None:
    captured(table)
    wolf = table.find("Wolf")
    assert table.A.captured == ["Wolf"] and table.B.left == []
    assert table["Wolf"].beneath == ["Shield"] and "Shield" not in table.A.hand
    assert table["Wolf"].face_up and state(table).known[wolf] == 3


@rule("gua.capture.3", "gua.raid.3")
def test_a_captive_fights_for_its_capturer_until_the_end_of_the_turn(table: Table) -> None:
    lay(
        table,
        A="hand: Shield 9, Spare 2; left: Ram 6; under left: Bow 3 {ranged: 2}",
        B="left: Wolf 5; right: Cub 1",
        phase="challenge",
    )
    table.A.captures("Wolf", "Shield")
    offered = labels(table)
    assert "Wolf attacks Cub" in offered or "Wolf attacks the hidden card" in offered
    assert "Ram" in offered and "Bow" not in offered
    assert state(table).owner[table.find("Wolf")] == 1


@rule("gua.capture.5", "gua.capture.6", "gua.end.1")
def test_at_the_end_of_the_turn_creature_and_shield_go_back_to_their_owners(table: Table) -> None:
    captured(table)
    table.A.passes()
    assert table.B.pen == ["Wolf"] and table.B.left == [] and table.B.storage == []
    assert table.A.storage == ["Shield"] and table.A.captured == []


@rule("gua.challenge.1")
def test_each_player_challenges_once_the_active_player_first(table: Table) -> None:
    lay(
        table,
        A="hand: Shield 9, Shield b; right: Ram 6",
        B="hand: Shield c; left: Wolf 5; right: Cub 1",
        phase="challenge",
        turn="B",
    )
    assert table.waiting_for == "B challenge"
    table.B.captures("Ram", "Shield c")
    assert table.waiting_for == "A challenge"
    table.A.captures("Cub", "Shield b")
    assert "challenge" not in table.waiting_for and len(told(table, "capture")) == 2


@rule("gua.challenge.2")
def test_the_shield_may_come_off_an_own_creature_and_the_prey_must_be_bare(table: Table) -> None:
    lay(
        table,
        A="left: Ram 6 over Shield a",
        B="left: Wolf 5 over Shield b; under left: Bow 3 {ranged: 2}; right: Cub 1",
        phase="challenge",
    )
    offered = [o for o in table.A.options() if o.startswith("Capture")]
    assert len(offered) == 2 and all("Shield a, carried by Ram" in o for o in offered)
    assert not any("Wolf" in o or ("right Stronghold with" in o and "Shield b" in o) for o in offered)
    table.A.captures("Cub", "Shield a")
    assert not table["Ram"].shielded and table.A.captured == ["Cub"]


@rule("gua.challenge.3", "gua.challenge.4")
def test_a_shield_breaks_a_shield_and_both_are_discarded(table: Table) -> None:
    lay(table, A="hand: Shield a", B="left: Wolf 5 over Shield b", phase="challenge")
    table.A.answers("destroy Shield b with Shield a")
    assert table.A.discard == ["Shield a"] and table.B.discard == ["Shield b"]
    assert table.B.left == ["Wolf"] and not table["Wolf"].shielded


@rule("gua.house.capture.1")
def test_a_capturing_shield_protects_the_captive_and_can_be_broken(table: Table) -> None:
    lay(
        table,
        A="hand: Shield a, Spare 1; left: Ram 3",
        B="hand: Shield b; left: Wolf 9; right: Boar 8",
        phase="challenge",
    )
    table.A.captures("Wolf", "Shield a")
    assert table.B.can("destroy Shield a with Shield b") and not table.B.can("capture Wolf")
    table.B.answers("destroy Shield a with Shield b")
    assert table.A.captured == ["Wolf"] and not table["Wolf"].shielded
    table.A.passes()
    assert table.B.can("Boar attacks Wolf")
    table.B.passes()
    assert table.B.pen == ["Wolf"]


@rule("gua.exit.2")
def test_shields_of_victorious_creatures_are_not_there_for_this_turns_challenge(table: Table) -> None:
    lay(table, A="space left: Ram 6 over Shield a", B="left: Wolf 5; hand: Spare 1", phase="terrain")
    assert table.A.storage == ["Shield a"] and table.A.victorious == ["Ram"]
    assert not told(table, "capture") and not state(table).zones[zone(0, CAPTURED)]
