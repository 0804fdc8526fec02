"""Combat Detailed: the seven steps."""

from __future__ import annotations

from quadriga.kernel.handles import slot_of
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import finish, labels, lay, named, rules_of, state, told, totals

A8 = "space left: Ram 8 over Shield a"
B5 = "space right: Wolf 5 over Shield b"


@rule("gua.primary.1", "gua.primary.5")
def test_in_the_primary_round_the_hand_is_the_storage(table: Table) -> None:
    lay(
        table,
        A=A8 + "; storage: Beer, Spell s; pen: Kid 4, Shield c",
        B="space right: Wolf 5 {bribery: [Beer]} over Shield b",
    )
    assert set(table.A.hand) == {"Beer", "Spell s"} and set(table.A.pen) == {"Kid", "Shield c"}
    assert table.A.options() == ["Play Beer on Wolf (in front of the enemy's left Stronghold)", "Pass"]


@rule("gua.primary.2", "gua.primary.12")
def test_duelists_are_revealed_and_stay_readable_while_the_unopposed_stays_hidden(table: Table) -> None:
    lay(table, A=A8 + "; space centre: Lamb 1 over Shield c; pen: Kid 4", B=B5)
    assert table.waiting_for == "A secondary"
    assert table["Ram"].face_up and table["Wolf"].face_up and not table["Lamb"].face_up
    seen = str(table.game.view(table.state, 1))
    assert table.cards.by_label["Ram"]["number"] in seen and table.cards.by_label["Lamb"]["number"] not in seen


@rule("gua.primary.3", "gua.secondary.11")
def test_a_command_works_from_the_reveal_on_and_in_both_rounds(table: Table) -> None:
    lay(
        table,
        A='space left: Chief 6 "All your Creatures are +2 Vitality." {command: true} over Shield a; pen: Kid 1',
        B=B5 + "; storage: Beer",
    )
    assert table.waiting_for == "A secondary" and table["Chief"].secondary == 8
    table.A.passes()
    assert totals(table) == [(8, 5), (8, 5)]


@rule("gua.primary.4", "gua.secondary.2")
def test_the_attacker_acts_first_in_step_two_and_the_defender_in_step_five(table: Table) -> None:
    lay(
        table,
        A="space left: Ram 8 {bribery: [Gold]} over Shield a; storage: Beer; pen: Kid 1",
        B="space right: Wolf 5 {bribery: [Beer]} over Shield b; storage: Gold; pen: Cub 1",
        turn="B",
    )
    assert table.waiting_for == "B primary"
    table.B.passes()
    assert table.waiting_for == "A primary"
    table.A.passes()
    assert table.waiting_for == "A secondary"


@rule("gua.primary.6", "gua.primary.7")
def test_a_supporter_under_any_own_stronghold_helps_and_is_turned_up(table: Table) -> None:
    lay(table, A=A8 + "; under right: Bow 3 {ranged: 2}; centre: Scout 3 {ranged: 4}", B=B5)
    assert table.A.options() == ["Bow uses its Ranged Attack", "Pass"]
    table.A.shoots("Bow")
    assert table["Bow"].face_up and totals(table)[0] == (10, 5)
    assert len(told(table, "shoot")) == 1


@rule("gua.primary.8", "gua.house.stones.1")
def test_guardian_channeling_costs_a_stone_and_stones_do_not_come_back(table: Table) -> None:
    longer = {"turn_limit": 4}
    lay(table, A="space left: Sage 8 {channeling: true} over Shield a; stones: 1", B=B5, options=longer)
    table.A.answers("guardian channels")
    assert table.A.stones == 0 and totals(table)[0] == (13, 5)
    assert [player["Power Stones"] for player in table.game.view(table.state, 1)["players"]] == [0, state(table).stones[1]]
    finish(table)
    assert state(table).turn == 4 and table.A.stones == 0, "nor in a later turn"
    again = Table("guardians-arena")
    lay(again, A="space left: Sage 8 {channeling: true} over Shield a; stones: 0", B=B5)
    assert not told(again, "channel") and again.A.stones == 0


@rule("gua.primary.9", "gua.secondary.7")
def test_a_pass_ends_a_players_actions_in_the_step(table: Table) -> None:
    lay(
        table,
        A="space left: Ram 8 {bribery: [Gold]} over Shield a; under left: Bow 3 {ranged: 2}; under right: Sling 2 {ranged: 1}",
        B="space right: Wolf 5 over Shield b; under left: Dart 3 {ranged: 2}; pen: Cub 1, Pup 2",
    )
    table.A.passes()
    table.B.shoots("Dart")
    assert table.waiting_for == "B secondary" and totals(table)[0] == (8, 7)
    table.B.fights("Cub")
    table.B.fights("Pup")
    assert totals(table)[1] == (8, 8)


@rule("gua.primary.10", "gua.orig.ranged.1", "gua.orig.channel.4")
def test_every_modifier_counts_in_step_three(table: Table) -> None:
    lay(
        table,
        A='space left: Sage 6 "+1 in the woods" {channeling: true, ocb: 2} over Shield a over Item i "+3 Vitality."; '
        "stones: 0; under left: Well 1 {channeler: 5}; terrain left: Grove {type: terrain, text: Counts as Woods Terrain. Ranged attacks allowed.}",
        B="space right: Golem 10 {type: elemental} over Shield b; under left: Bow 2 {ranged: 4}",
    )
    table.A.channels("Well")
    table.B.shoots("Bow")
    assert totals(table)[0] == (17, 14)


@rule("gua.primary.11", "gua.secondary.12")
def test_the_primary_winner_is_noted_but_the_secondary_round_decides(table: Table) -> None:
    lay(table, A=A8 + "; under left: Bow 3 {ranged: 9}", B="space right: Wolf 10 over Shield b; pen: Cub 1")
    table.A.shoots("Bow")
    assert state(table).primary_winner[0] == 0 and table.A.space_left == ["Ram"] and table.B.space_right == ["Wolf"]
    table.B.fights("Cub")
    assert totals(table) == [(17, 10), (8, 11)] and table.B.victorious == ["Wolf"] and "Ram" in table.A.discard


@rule("gua.primary.13")
def test_equal_totals_leave_the_primary_round_without_winner(table: Table) -> None:
    lay(table, A="space left: Ram 5 over Shield a; pen: Kid 1", B=B5)
    assert list(state(table).primary_winner) == [-1, -1, -1] and rules_of(table, "primary") == ["gua.primary.13"]
    table.A.fights("Kid")
    assert table.A.victorious == ["Ram"]


@rule("gua.primary.14")
def test_used_supporters_are_back_face_up_when_the_secondary_round_starts(table: Table) -> None:
    lay(table, A=A8 + "; under right: Bow 3 {ranged: 2}; pen: Kid 1", B=B5)
    table.A.shoots("Bow")
    assert table.waiting_for == "A secondary" and table.A.under_right == ["Bow"] and table["Bow"].face_up


@rule("gua.secondary.1")
def test_the_secondary_hand_is_the_rest_of_storage_and_the_pen(table: Table) -> None:
    lay(table, A=A8 + "; storage: Spell s; pen: Kid 4, Shield c", B=B5)
    assert table.waiting_for == "A secondary" and set(table.A.hand) == {"Spell s", "Kid", "Shield c"}


@rule("gua.secondary.3")
def test_creatures_from_hand_join_one_by_one_face_up(table: Table) -> None:
    lay(table, A=A8 + "; pen: Kid 4, Goat 2, Shield c", B=B5)
    assert table.A.options() == ["Add Kid as a secondary fighter", "Add Goat as a secondary fighter", "Pass"]
    table.A.fights("Kid")
    assert table["Kid"].face_up and table.A.fighters_left == ["Kid"]
    table.A.fights("Goat")
    assert totals(table)[1] == (14, 5)


@rule("gua.secondary.4", "gua.secondary.5", "gua.orig.aoe.1")
def test_an_area_of_effect_goes_off_when_its_creature_joins(table: Table) -> None:
    lay(
        table,
        A=A8 + '; pen: Bomb 1 "4 pt. AOE attack."',
        B="space right: Wolf 3 over Shield b; pen: Cub 3, Bear 5; left: Pup 3; right: Hound 3 over Shield c; under centre: Imp 4 {ranged: 1}",
    )
    table.B.passes()
    table.B.fights("Bear")
    table.A.fights("Bomb")
    assert set(named(table, told(table, "destroyed"))) == {"Cub", "Pup", "Imp"} and table.B.right == ["Hound"]
    again = Table("guardians-arena")
    lay(
        again,
        A='space left: Bomb 9 "4 pt. AOE attack." over Shield a',
        B="space right: Wolf 3 over Shield b; left: Pup 3",
    )
    assert again.B.left == ["Pup"] and not told(again, "area of effect")


@rule("gua.secondary.6")
def test_storage_cards_of_step_five_reach_secondary_fighters_only(table: Table) -> None:
    lay(
        table,
        A=A8 + "; storage: Beer; pen: Kid 1",
        B="space right: Wolf 5 over Shield b; pen: Cub 3 {bribery: [Beer]}",
    )
    assert table.waiting_for == "B secondary"
    table.B.fights("Cub")
    assert "Play Beer on Cub" in labels(table)
    again = Table("guardians-arena")
    lay(
        again,
        A=A8 + "; storage: Beer, Tool t {text: +3 Vitality to one of your Creatures.}; pen: Kid 1",
        B="space right: Wolf 5 {bribery: [Beer]} over Shield b",
    )
    again.A.passes()
    assert again.waiting_for == "A secondary" and again.A.options() == ["Add Kid as a secondary fighter", "Pass"]
    again.A.fights("Kid")
    assert again.A.options() == ["Play Tool t on Kid", "Pass"]


@rule("gua.secondary.8")
def test_fighters_add_their_vitality_with_their_modifiers(table: Table) -> None:
    lay(
        table,
        A="space left: Ram 6 over Shield a; pen: Kid 4 {ocb: 2}",
        B="space right: Golem 5 {type: elemental} over Shield b",
    )
    table.A.fights("Kid")
    assert totals(table)[1] == (12, 5)


@rule("gua.secondary.9", "gua.secondary.10", "gua.house.item.1")
def test_in_step_six_the_duelist_counts_its_basic_vitality_alone(table: Table) -> None:
    lay(
        table,
        A="space left: Sage 6 {ocb: 3, channeling: true} over Shield a over Item i {text: +4 Vitality.}; stones: 1",
        B="space right: Golem 9 {type: elemental} over Shield b",
    )
    table.A.answers("guardian channels")
    assert totals(table) == [(18, 9), (6, 9)]


@rule("gua.house.primary.1")
def test_winning_the_primary_round_decides_nothing_unless_the_option_says_so(table: Table) -> None:
    board = {
        "A": "space left: Ram 6 over Shield a over Item i {text: +4 Vitality.}",
        "B": "space right: Wolf 9 over Shield b",
    }
    lay(table, **board)
    assert totals(table) == [(10, 9), (6, 9)] and table.B.victorious == ["Wolf"]
    again = Table("guardians-arena")
    lay(again, **board, options={"primary_stands": 1})
    assert again.A.victorious == ["Ram"]


@rule("gua.secondary.13", "gua.resolve.3", "gua.resolve.4")
def test_a_tied_duel_sends_creatures_to_pens_and_discards_shields(table: Table) -> None:
    lay(table, A=A8 + "; under left: Bow 3 {ranged: 2}", B="space right: Wolf 8 over Shield b; left: Cub 1")
    table.A.shoots("Bow")
    assert totals(table) == [(10, 8), (8, 8)] and list(state(table).primary_winner) == [-1, -1, -1]
    assert named(table, told(table, "tied")) == ["Ram", "Wolf"]
    assert table.A.discard == ["Shield a"] and table.B.discard == ["Shield b"]
    finish(table)
    assert table.A.victorious == table.B.victorious == [] and table.A.hand == ["Ram"] and table.B.hand == ["Wolf"]


@rule("gua.secondary.14")
def test_after_step_six_fighters_and_hands_are_back_in_pen_and_storage(table: Table) -> None:
    lay(table, A=A8 + "; storage: Spell s; pen: Kid 4; left: Cow 2", B=B5 + "; pen: Cub 1")
    table.B.fights("Cub")
    table.A.fights("Kid")
    assert table.waiting_for == "A movement"
    assert table.A.pen == ["Kid"] and table.B.pen == ["Cub"] and table.A.storage == ["Spell s"] and table.A.hand == []


@rule("gua.resolve.1", "gua.resolve.2", "gua.resolve.5")
def test_the_winner_stays_with_its_shield_and_the_loser_is_discarded_with_everything(table: Table) -> None:
    lay(table, A=A8 + "; left: Cow 2", B="space right: Wolf 5 over Shield b over Item i")
    assert table.waiting_for == "A movement"
    assert table.A.space_left == ["Ram"] and table["Ram"].beneath == ["Shield a"]
    assert set(table.B.discard) == {"Wolf", "Shield b", "Item i"}


@rule("gua.house.combat.1", "gua.house.combat.2")
def test_duels_share_one_run_and_are_handled_from_the_active_players_left(table: Table) -> None:
    lay(
        table,
        A="space left: Ram 8 over Shield a; space right: Ewe 6 over Shield c; under left: Bow 3 {ranged: 2}; pen: Kid 1",
        B="space right: Wolf 5 over Shield b; space left: Fox 5 over Shield d",
    )
    assert [slot_of(e.obj) for e in told(table, "turn up")] == [table.find(n) for n in ("Ram", "Wolf", "Ewe", "Fox")]
    assert state(table).column == 0
    table.A.passes()
    assert state(table).column == 2 and table.waiting_for == "A primary"  # the pass bound for the left Duel only
    table.A.shoots("Bow")
    assert len(totals(table)) == 2 and state(table).column == 0 and table.waiting_for == "A secondary"


@rule("gua.house.combat.4")
def test_a_duel_whose_duelist_has_left_is_over(table: Table) -> None:
    lay(
        table,
        A=A8 + "; storage: Beer; under left: Bow 3 {ranged: 2}; left: Cow 1",
        B="space right: Wolf 50 {bribery: [Beer]} over Shield b; pen: Cub 1",
    )
    table.A.plays("Beer")
    assert table.waiting_for == "A movement" and not told(table, "total")
    assert table.A.space_left == ["Ram"] and table["Ram"].shielded


@rule("gua.fly.1")
def test_against_a_flyer_the_vitality_of_the_earthbound_is_disregarded(table: Table) -> None:
    lay(table, A="space left: Hawk 3 {flying: true} over Shield a", B="space right: Bear 10 over Shield b")
    assert totals(table) == [(3, 0), (3, 0)] and table.A.victorious == ["Hawk"]


@rule("gua.house.fly.1")
def test_bonuses_count_against_a_flyer_and_flying_fighters_too(table: Table) -> None:
    lay(
        table,
        A="space left: Hawk 3 {flying: true, type: elemental} over Shield a",
        B="space right: Sage 10 {ocb: 2, channeling: true} over Shield b; stones: 1; pen: Owl 4 {flying: true}, Cow 9",
    )
    table.B.answers("guardian channels")
    table.B.fights("Owl")
    table.B.fights("Cow")
    assert totals(table) == [(3, 7), (3, 4)]


@rule("gua.fly.2")
def test_an_ability_against_flyers_restores_the_vitality(table: Table) -> None:
    lay(
        table,
        A="space left: Hawk 8 {flying: true} over Shield a",
        B='space right: Net 5 "+6 Vitality vs. Creatures with the ability to fly." over Shield b',
    )
    assert totals(table) == [(8, 11), (8, 5)]


@rule("gua.house.fly.2", "gua.orig.terrain.2")
def test_on_spires_fly_gives_nothing(table: Table) -> None:
    lay(
        table,
        A="space left: Hawk 3 {flying: true} over Shield a; terrain left: Spires",
        B="space right: Bear 10 over Shield b",
    )
    assert totals(table) == [(3, 10), (3, 10)]


@rule("gua.red.1", "gua.red.3")
def test_the_red_number_counts_in_the_secondary_round(table: Table) -> None:
    lay(table, A="space left: Fungus 4/5 over Shield a", B=B5)
    assert totals(table) == [(4, 5), (5, 5)] and rules_of(table, "secondary") == ["gua.secondary.13"]


@rule("gua.red.2")
def test_a_fighter_adds_its_red_number(table: Table) -> None:
    lay(table, A=A8 + "; pen: Kid 1/7", B=B5)
    table.A.fights("Kid")
    assert totals(table)[1] == (15, 5)


@rule("gua.orig.ocb.1")
def test_the_off_color_bonus_counts_against_one_colour_only(table: Table) -> None:
    colours = ("mortal", "elemental", "external")
    for mine in range(3):
        for theirs in range(3):
            again = Table("guardians-arena")
            lay(
                again,
                A=f"space left: Ram 8 {{type: {colours[mine]}, ocb: 6}} over Shield a",
                B=f"space right: Wolf 5 {{type: {colours[theirs]}}} over Shield b",
            )
            assert totals(again)[0][0] == (14 if theirs == (mine + 1) % 3 else 8)


@rule("gua.orig.channel.1", "gua.orig.channel.2")
def test_only_receivers_receive_and_at_most_their_own_vitality(table: Table) -> None:
    lay(table, A=A8, B=B5 + "; stones: 9")
    assert not told(table, "channel")
    again = Table("guardians-arena")
    lay(
        again,
        A="space left: Sage 8 {channeling: true} over Shield a; guardian: Guardian K 30 {channeler: 9}; stones: 2",
        B=B5,
    )
    again.A.answers("guardian channels")
    assert totals(again)[0] == (16, 5) and again.A.stones == 1  # a second stone would add nothing


@rule("gua.orig.channel.3")
def test_a_guardian_may_channel_repeatedly_unless_its_text_forbids_it(table: Table) -> None:
    lay(table, A="space left: Sage 12 {channeling: true} over Shield a; stones: 2", B=B5)
    table.A.answers("guardian channels")
    table.A.answers("guardian channels")
    assert totals(table)[0] == (22, 5)
    again = Table("guardians-arena")
    fair = "You may not repeatedly channel to the same Creature in combat. (Max 6 pts. to any one Creature.)"
    lay(
        again,
        A=f'space left: Sage 12 {{channeling: true}} over Shield a; stones: 2; guardian: Guardian K 29 "{fair}" {{channeler: 6}}',
        B=B5,
    )
    again.A.answers("guardian channels")
    assert totals(again)[0] == (18, 5) and again.A.stones == 1


@rule("gua.house.channel.1", "gua.house.ranged.1")
def test_a_supporter_helps_once_per_combat(table: Table) -> None:
    lay(
        table,
        A="space left: Sage 8 {channeling: true} over Shield a; space right: Seer 6 {channeling: true} over Shield c; "
        "under left: Well 3 {channeler: 2}; stones: 0; pen: Kid 1",
        B="space right: Wolf 5 over Shield b; space left: Fox 5 over Shield d",
    )
    table.A.channels("Well")
    assert table["Well"].used and totals(table) == [(10, 5), (6, 5)] and table.waiting_for == "A secondary"
    assert "channel" not in labels(table)


@rule("gua.orig.ranged.2")
def test_no_ranged_attack_on_woods_unless_its_text_lifts_it(table: Table) -> None:
    lay(table, A=A8 + "; under left: Bow 3 {ranged: 2}; terrain left: Woods", B=B5)
    assert not told(table, "shoot") and totals(table)[0] == (8, 5)
    again = Table("guardians-arena")
    lay(
        again,
        A=A8
        + "; under left: Bow 3 {ranged: 2}; terrain left: Grove {type: terrain, text: Counts as Woods Terrain. Ranged attacks allowed.}",
        B=B5,
    )
    again.A.shoots("Bow")
    assert totals(again)[0] == (10, 5)


@rule("gua.house.storage.1")
def test_a_spell_is_discarded_after_step_two_and_returns_after_step_five(table: Table) -> None:
    lend = "{text: +3 Vitality to one of your Creatures.}"
    lay(table, A=A8 + f"; storage: Spell s {lend}, Tool t {lend}; pen: Kid 1; left: Cow 1", B=B5)
    table.A.plays("Spell s", "Ram")
    assert table.A.discard == ["Spell s"]
    table.A.plays("Tool t", "Ram")
    assert table.waiting_for == "A secondary" and set(table.A.discard) == {"Spell s", "Tool t"}
    again = Table("guardians-arena")
    lay(again, A=A8 + f"; storage: Spell s {lend}; pen: Kid 1; left: Cow 1", B=B5)
    again.A.passes()
    again.A.fights("Kid")
    again.A.plays("Spell s", "Kid")
    assert again.A.storage == ["Spell s"] and totals(again)[1] == (12, 5)


@rule("gua.house.storage.2")
def test_targets_belong_to_the_current_duel_and_a_bribed_supporter_takes_its_points_along(table: Table) -> None:
    lay(
        table,
        A="space left: Ram 8 over Shield a; space right: Ewe 6 {bribery: [Beer]} over Shield c; under left: Bow 3 {ranged: 3, bribery: [Beer]}",
        B="space right: Wolf 5 over Shield b; space left: Fox 5 over Shield d; storage: Beer",
    )
    assert table.waiting_for == "A primary"
    table.A.shoots("Bow")
    assert [o for o in table.B.options() if "Beer" in o] == ["Play Beer on Bow (under the enemy's right Stronghold)"]
    table.B.plays("Beer", "Bow")
    assert totals(table)[0] == (8, 5) and "Bow" in (table.A.pen + table.A.hand)


@rule("gua.house.card.1")
def test_bribery_is_what_the_rulebook_calls_corruption(table: Table) -> None:
    lay(table, A=A8 + "; storage: Gold", B="space right: Wolf 5 {bribery: [Gold]} over Shield b")
    assert table.A.options()[0].startswith("Play Gold on Wolf")
