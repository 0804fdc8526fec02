"""Raid: on empty Strongholds, on creatures, on the Guardian; rebuilding."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import labels, lay, named, state, told, totals


@rule("gua.siege.1", "gua.raid.5")
def test_only_a_standing_stronghold_without_creature_on_or_under_it_is_besieged(table: Table) -> None:
    lay(table, A="left: Ram 6; hand: Spare 1", B="under left: Bow 3 {ranged: 2}; ruins: centre", phase="raid")
    sieges = [o for o in table.A.options() if "empty" in o]
    assert sieges == ["Ram attacks the empty left Stronghold"]  # B's right


@rule("gua.siege.2", "gua.siege.4")
def test_a_siege_costs_a_blind_card_and_needs_no_fight(table: Table) -> None:
    lay(table, A="left: Ram 1; hand: One 1, Two 2, Three 3, Four 4", phase="raid")
    table.A.answers("siege left")
    assert len(table.A.hand) == 3 and len(table.A.discard) == 1
    assert table.B.ruins == 1 and not told(table, "total")


@rule("gua.siege.2")
def test_the_card_paid_for_a_siege_is_picked_by_chance(table: Table) -> None:
    paid = set()
    for seed in range(12):
        again = Table("guardians-arena")
        lay(again, A="left: Ram 1; hand: One 1, Two 2, Three 3, Four 4", phase="raid", seed=seed)
        again.A.answers("siege left")
        paid |= set(again.A.discard)
    assert len(paid) > 2


@rule("gua.siege.3")
def test_without_a_card_in_hand_there_is_no_siege(table: Table) -> None:
    lay(table, A="left: Ram 6; storage: Spell a", B="left: Wolf 5", phase="raid")
    assert "attacks" in labels(table) and "empty" not in labels(table)
    refusal = table.A.refusal("siege", "Ram")
    assert refusal is not None and refusal.rule == "gua.siege.3"


@rule("gua.siege.5", "gua.raid.4", "gua.house.win.4")
def test_the_guardian_can_be_attacked_from_the_second_ruin_on(table: Table) -> None:
    offered = []
    for ruins in ("left", "left right", "left centre right"):
        again = Table("guardians-arena")
        lay(again, A="left: Ram 6; hand: Spare 1", B=f"ruins: {ruins}; left: Wolf 1", phase="raid")
        assert again.winner == ""
        offered.append("attacks the Guardian" in labels(again))
    assert offered == [False, True, True]


@rule("gua.raid.1", "gua.raid.8")
def test_each_player_raids_once_and_no_combat_sequence_is_run(table: Table) -> None:
    lay(table, A="left: Ram 6; hand: Spell a, Spare 1", B="left: Wolf 5; hand: Pup 1", phase="raid", turn="B")
    table.B.answers("raid Wolf Ram")
    table.A.passes()
    table.B.passes()
    assert table.waiting_for == "A raid" and not told(table, "primary") and not told(table, "secondary")
    table.A.passes()
    assert table.winner == "draw"  # the last turn is over, nobody is asked again


@rule("gua.raid.2", "gua.house.raid.1")
def test_targets_are_unshielded_creatures_the_enemy_controls(table: Table) -> None:
    lay(
        table,
        A="centre: Ram 6",
        B="left: Wall 9 over Shield a; centre: Wolf 5; under right: Bow 3 {ranged: 2}; captured: Lamb 2",
        phase="raid",
    )
    table.A.answers("raid Ram Wolf")
    assert named(table, told(table, "turn up")) == ["Ram", "Wolf"]
    again = Table("guardians-arena")
    lay(
        again,
        A="centre: Ram 6",
        B="left: Wall 9 over Shield a; centre: Wolf 5; under right: Bow 3 {ranged: 2}",
        phase="raid",
    )
    targets = [o for o in again.A.options() if "attacks" in o and "empty" not in o]
    assert len(targets) == 2 and not any(
        "right" in o.split("attacks")[1] for o in targets
    )  # Wall stands in front of A's right


@rule("gua.raid.6", "gua.raid.7")
def test_a_terrain_from_hand_rebuilds_a_ruin_and_is_discarded(table: Table) -> None:
    lay(table, A="hand: Woods; ruins: left", phase="raid")
    table.A.answers("rebuild left")
    assert table.A.ruins == 0 and table.A.discard == ["Woods"]
    assert table.A.terrain_left == [] and told(table, "rebuilt")


@rule("gua.raidcreature.1", "gua.house.raid.2")
def test_both_add_fighters_from_hand_the_defender_first_and_a_pass_is_final(table: Table) -> None:
    lay(table, A="left: Ram 6; hand: Kid 4, Goat 2", B="left: Wolf 5; hand: Cub 3, Pup 1", phase="raid")
    table.A.answers("raid Ram Wolf")
    assert table.waiting_for == "B raid fight" and "Cub" in labels(table)
    table.B.fights("Cub")
    assert table.waiting_for == "A raid fight"
    table.A.passes()
    table.B.fights("Pup")
    assert totals(table) == [(6, 9)]


@rule("gua.raidcreature.2", "gua.raidcreature.4")
def test_guardian_channeling_counts_in_a_raid_for_one_stone(table: Table) -> None:
    lay(table, A="left: Ram 6; hand: Kid 4", B="left: Wolf 8 {channeling: true}; stones: 1", phase="raid")
    table.A.answers("raid Ram Wolf")
    table.B.answers("guardian channels")
    table.A.fights("Kid")
    assert table.B.stones == 0 and totals(table) == [(10, 13)]


@rule("gua.raidcreature.3", "gua.house.words.3")
def test_nothing_else_counts_in_a_raid(table: Table) -> None:
    lay(
        table,
        A='left: Ram 6 "+5 Vitality vs. Elementals." {ocb: 3} over Item a; under centre: Bow 3 {ranged: 2}; storage: Spell s',
        B="left: Wolf 7 {type: elemental}",
        phase="raid",
    )
    table.A.answers("raid Ram Wolf")
    assert totals(table) == [(6, 7)] and set(table.A.discard) == {"Ram", "Item a"}


@rule("gua.raidcreature.5", "gua.raidcreature.6")
def test_the_strictly_higher_total_wins_and_the_loser_is_discarded_even_the_attacker(table: Table) -> None:
    lay(table, A="left: Ram 6", B="left: Wolf 9", phase="raid")
    table.A.answers("raid Ram Wolf")
    assert table.A.discard == ["Ram"] and table.B.left == ["Wolf"]
    again = Table("guardians-arena")
    lay(again, A="left: Ram 11", B="left: Wolf 10", phase="raid")
    again.A.answers("raid Ram Wolf")
    assert again.B.discard == ["Wolf"] and again.A.left == ["Ram"]


@rule("gua.raidcreature.7")
def test_a_tied_raid_moves_nothing(table: Table) -> None:
    lay(table, A="left: Ram 7", B="left: Wolf 7", phase="raid")
    table.A.answers("raid Ram Wolf")
    assert table.A.left == ["Ram"] and table.B.left == ["Wolf"] and table.A.discard == table.B.discard == []


@rule("gua.raidcreature.8")
def test_fighters_of_winner_and_loser_go_to_their_pens(table: Table) -> None:
    lay(table, A="left: Ram 6; hand: Kid 4", B="left: Wolf 5; hand: Cub 3", phase="raid")
    table.A.answers("raid Ram Wolf")
    table.B.fights("Cub")
    table.A.fights("Kid")
    assert table.A.pen == ["Kid"] and table.B.pen == ["Cub"] and table.B.discard == ["Wolf"]


@rule("gua.house.raid.4")
def test_a_beaten_captive_is_destroyed_with_its_capturing_shield(table: Table) -> None:
    lay(table, A="captured: Wolf 3 over Shield a", B="left: Boar 8", phase="raid")
    table.A.answers("raid Wolf Boar")
    assert table.B.discard == ["Wolf"] and table.A.discard == ["Shield a"]


STORM = "ruins: left right; guardian: Guardian X 27"


@rule("gua.raidguardian.1", "gua.raidguardian.5")
def test_creature_and_guardian_duel_and_the_guardians_player_does_nothing(table: Table) -> None:
    lay(table, A="left: Ram 20; hand: Kid 2", B=STORM + "; hand: Cub 9; stones: 5", phase="raid")
    table.A.answers("storm")
    assert table.waiting_for == "A raid fight"
    assert state(table).raider == table.find("Ram") and state(table).raided == table.find("Guardian X")
    table.A.passes()
    assert not any(e.player == 1 for e in told(table, "fighter"))


@rule("gua.raidguardian.2", "gua.raidguardian.3", "gua.raidguardian.4")
def test_the_attacker_adds_fighters_and_guardian_channeling_only(table: Table) -> None:
    lay(
        table,
        A="left: Ram 9 {channeling: true} over Item a; hand: Kid 4, Goat 2; under centre: Bow 3 {ranged: 4}; stones: 3; storage: Spell s",
        B=STORM,
        phase="raid",
    )
    table.A.answers("storm")
    assert sorted(o.split()[0] for o in table.A.options()) == ["Add", "Add", "Pass", "Your"]
    table.A.answers("guardian channels")
    table.A.answers("guardian channels")
    assert table.A.stones == 1 and not table.A.can("guardian channels")  # 5 and 4: its own Vitality is the limit
    table.A.fights("Kid")
    table.A.fights("Goat")
    assert [e.n for e in told(table, "total")] == [24]


@rule("gua.raidguardian.6", "gua.house.raid.3", "gua.raidguardian.7")
def test_an_equal_total_does_not_kill_and_nothing_is_lost(table: Table) -> None:
    lay(table, A="left: Ram 20; hand: Kid 7", B=STORM, phase="raid")
    table.A.answers("storm")
    table.A.fights("Kid")
    assert table.winner == "A" and table.state.end_rule == "gua.house.win.5"  # the turn limit, not the Guardian
    assert table.A.left == ["Ram"] and table.A.pen == ["Kid"] and not told(table, "guardian killed")


@rule("gua.raidguardian.8", "gua.house.win.1")
def test_killing_the_guardian_wins_at_once(table: Table) -> None:
    lay(table, A="left: Ram 28", B=STORM + "; left: Wolf 5", phase="raid")
    table.A.answers("storm")
    assert table.winner == "A" and table.state.end_rule == "gua.house.win.1"
    assert named(table, told(table, "guardian killed")) == ["Guardian X"] and not told(table, "pass")


@rule("gua.red.4", "gua.house.red.1")
def test_in_raids_duelists_count_black_and_fighters_red(table: Table) -> None:
    lay(table, A="left: Ram 4/5; hand: Kid 1/7", B="left: Wolf 9", phase="raid")
    table.A.answers("raid Ram Wolf")
    table.A.fights("Kid")
    assert totals(table) == [(11, 9)]


@rule("gua.fly.3")
def test_fly_gives_nothing_outside_the_combat_zone(table: Table) -> None:
    lay(table, A="left: Hawk 3 {flying: true}", B="left: Wolf 5", phase="raid")
    table.A.answers("raid Hawk Wolf")
    assert totals(table) == [(3, 5)] and table.A.discard == ["Hawk"]
