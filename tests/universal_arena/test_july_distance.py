"""Distance, Close and Far, and Defenses that draw the hit, in the edition of July 2026."""

from __future__ import annotations

import pytest

from quadriga.games.universal_arena.chapters.faces import CLOSE, FAR
from quadriga.games.universal_arena.chapters.power import distance, lowered
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena
from tests.universal_arena.july import fought, july, lost, shields


@rule("uni.e2.dist.1", "uni.e2.dist.2")
def test_distance_counts_columns_across_and_inside_the_lines() -> None:
    g = july().g
    assert [distance(g, 0, ch) for ch in (3, 4, 5)] == [0, 1, 2]
    assert [distance(g, 1, ch) for ch in (3, 4, 5)] == [1, 0, 1]
    assert [distance(g, 0, ch) for ch in (0, 1, 2)] == [0, 1, 2] and distance(g, 2, 3) == 2


def counts(power: int, keywords: int = 0) -> list[int]:
    return [lowered(power, d, keywords) for d in range(4)]


@rule("uni.e2.dist.4", "uni.e2.dist.5", "uni.e2.dist.9")
def test_each_step_takes_ten_percent_and_one() -> None:
    assert counts(12)[:3] == [12, 10, 8] and counts(15)[:3] == [15, 13, 10] and counts(1)[:3] == [1, 0, 0]


@rule("uni.e2.dist.6", "uni.e2.dist.7", "uni.e2.dist.8")
def test_the_lookup_table_holds() -> None:
    assert [counts(10), counts(15), counts(20)] == [[10, 8, 6, 4], [15, 13, 10, 8], [20, 17, 14, 11]]


@rule("uni.e2.close.1", "uni.e2.close.2", "uni.e2.close.3")
def test_close_gains_opposed_and_loses_double() -> None:
    table = {10: [12, 6, 2], 15: [17, 10, 5], 20: [23, 14, 8], 19: [21, 14, 8], 3: [4, 1, 0]}
    assert {power: counts(power, CLOSE)[:3] for power in table} == table


@rule("uni.e2.far.1", "uni.e2.far.2", "uni.e2.far.3")
def test_far_is_best_one_step_away() -> None:
    assert [counts(10, FAR), counts(15, FAR), counts(20, FAR)[:3]] == [[8, 10, 8, 6], [13, 15, 13, 10], [17, 20, 17]]


@rule("uni.e2.dist.3", "uni.e2.dist.10", "uni.e2.dist.24")
@pytest.mark.parametrize(("at", "hp"), [("Una", 20), ("Vim", 17), ("Wyn", 14)])
def test_the_hit_of_a_single_target_is_measured(at: str, hp: int) -> None:
    assert lost(fought("A1 attack 20", at), at) == [hp]
    assert lost(fought('A1 attack 20 "Deal Power damage. Deal 12 bonus damage."', at), at) == [hp + 12]


@rule("uni.e2.dist.11", "uni.e2.dist.12", "uni.e2.far.4")
def test_groups_and_specials_are_not_measured() -> None:
    assert lost(fought("A1 attack 20 of Zed {target: All Enemies}", "")) == [20, 20, 20]
    assert lost(fought('A1 attack 20 "Deal Power damage. Close." {target: All Enemies}', "")) == [20, 20, 20]
    table = fought('A1 special "Inflict 2 Root." {target: 1 Enemy}', "Wyn")
    assert table.has("Wyn") == ["Root 2"]
    assert lost(fought('A1 attack 10 "Deal Power damage. Close. Far."', "Vim"), "Vim") == [8]


@rule("uni.e2.dist.13", "uni.e2.close.4")
def test_a_defense_for_another_gives_less_shield() -> None:
    for who, shield in (("Xan", 15), ("Yun", 13), ("Zed", 10)):
        assert shields(fought("A1 defense 15 {target: 1 Ally}", who), who) == [shield]
    for word, shield in (("Close", 12), ("Far", 8)):
        assert shields(fought(f'A1 defense 10 "Gain Power Shield. {word}." {{target: Self}}', ""), "Xan") == [shield]


@rule("uni.e2.dist.14", "uni.e2.dist.25")
def test_a_covered_attack_is_measured_to_whom_it_hits() -> None:
    covered = fought("A1 attack 15", "Una", Vim={"has": ["Cover (Adjacent) 1"]})
    assert lost(covered) == [0, 13, 0]
    # the clash before it was measured to the old target
    table = july("hand: A1 attack 15", "hand: B1 attack 14 of Vim", Wyn={"has": ["Cover (All) 1"]})
    table.play("A", "A1", at="Una")
    table.play("B", "B1", at="Yun")
    table.resolve()
    assert table.numbers("roll")[:2] in ([14, 15], [15, 14]) and lost(table) == [0, 0, 10]


@rule("uni.e2.dist.15", "uni.e2.dist.23")
def test_attacks_that_clash_are_measured_to_their_own_targets() -> None:
    table = fought("A1 attack 15", "Wyn", "B1 attack 11", "Xan")
    assert lost(table) == [0, 0, 0] and lost(table, "Xan") == [11]
    # a fallen target counts where it stood last: 15 counts 10 and loses to 11
    table = july("hand: A1 attack 15, A2 fast attack 99 of Zed", "hand: B1 attack 11", Wyn={"standing at": 1})
    table.play("A", "A1", at="Wyn", zone="Normal")
    table.play("B", "B1", at="Xan", zone="Normal")
    table.play("A", "A2", at="Wyn", zone="Fast")
    table.resolve()
    assert table["Wyn"].hp == 0 and lost(table, "Xan") == [11]


@rule("uni.e2.dist.16", "uni.e2.defend.1", "uni.e2.defend.2")
def test_the_attack_hits_the_defender_and_is_measured_to_its_own_target() -> None:
    table = fought("A1 attack 20", "Vim", "B1 defense 10 {target: Self}")
    assert lost(table) == [7, 0, 0]
    assert lost(fought("A1 attack 15", "Wyn", "B1 defense 4 {target: Self}")) == [6, 0, 0]


@rule("uni.e2.defend.3", "uni.e2.defend.4")
def test_the_user_of_a_defense_stands_in_for_its_target() -> None:
    table = fought("A1 attack 12", "Una", "B1 defense 10 of Wyn {target: 1 Ally}", "Vim")
    assert lost(table) == [0, 0, 4] and shields(table, "Vim") == [0]
    alone = fought("A1 special", "", "B1 defense 10 of Wyn {target: 1 Ally}", "Vim")
    assert shields(alone, "Una", "Vim", "Wyn") == [0, 8, 0]
    group = fought('A1 attack 8 "Gain Power / 2 Shield." {target: All Enemies}', "")
    assert shields(group, "Xan") == [4]


@rule("uni.e2.defend.4")
def test_who_stands_in_is_an_option() -> None:
    for how, hurt, shield in ((1, [0, 0, 4], [0, 0, 0]), (2, [0, 4, 0], [0, 0, 0])):
        table = fought("A1 attack 12", "Una", "B1 defense 10 of Wyn {target: 1 Ally}", "Vim", options={"stand_in": how})
        assert lost(table) == hurt and shields(table, "Una", "Vim", "Wyn") == shield
    alone = fought("A1 special", "", "B1 defense 10 of Wyn {target: 1 Ally}", "Vim", options={"stand_in": 1})
    assert shields(alone, "Vim", "Wyn") == [0, 8]


@rule("uni.e2.dist.17")
def test_two_defenses_are_measured_each_to_its_own_target() -> None:
    table = fought("A1 defense 10 {target: 1 Ally}", "Yun", "B1 defense 10 {target: Self}")
    assert shields(table, "Xan", "Yun", "Una") == [0, 8, 10]


@rule("uni.e2.dist.18", "uni.e2.power.2", "uni.e2.power.3")
def test_the_changed_value_stands_for_the_roll_everywhere() -> None:
    table = fought('A1 attack 20 "Deal Power damage. Heal for Power / 2 HP."', "Vim", Xan={"standing at": 50})
    assert lost(table, "Vim") == [17] and table["Xan"].hp == 58
    strong = fought('A1 attack 10 "Deal Power / 3 damage 3 times."', "Vim", Xan={"has": ["Strength 3/1"]})
    assert strong.numbers("roll") == [13] * 3 and lost(strong, "Vim") == [9]  # 13 counts 11, a third is 3


@rule("uni.e2.dist.19", "uni.e2.judge.4")
def test_a_multihit_card_is_changed_roll_by_roll() -> None:
    text = '"Deal Power / 2 damage 2 times." {types: [Multihit]}'
    table = fought(f"A1 attack 10 {text}", "Vim", "B1 attack 17", "Xan")
    assert ("reuse", "A1") in table.told("reuse")  # 8 + 8 against 17
    table = fought(f"A1 attack 10 {text}", "Vim", "B1 attack 15", "Xan")
    assert ("cancelled", "B1") in table.told("cancelled")
    for at, loser in (("Una", "B1"), ("Vim", "A1")):  # 14 to 13, or 12 to 13
        assert ("cancelled", loser) in fought(f"A1 attack 7 {text}", at, "B1 attack 13", "Xan").told("cancelled")


@rule("uni.e2.dist.20")
def test_columns_count_as_they_are_at_the_roll() -> None:
    table = july('hand: A1 attack 15, A2 fast special "Pull 1." {target: 1 Enemy}', "hand: B1 fast special")
    table.play("A", "A1", at="Wyn", zone="Normal")
    table.passes()
    table.play("A", "A2", at="Wyn", zone="Fast")
    table.resolve()
    assert lost(table, "Wyn") == [13]
    after = fought('A1 attack 15 "Deal Power damage. Pull 1."', "Wyn")
    assert lost(after, "Wyn") == [10]


@rule("uni.e2.dist.21")
def test_empty_columns_count() -> None:
    table = july("hand: A1 attack 15, A2 fast attack 99 of Yun", Vim={"standing at": 1})
    table.play("A", "A2", at="Vim", zone="Fast")
    table.resolve()
    table.play("A", "A1", at="Wyn")
    table.resolve()
    assert lost(table, "Wyn") == [10]


@rule("uni.e2.dist.22")
def test_splash_is_measured_to_its_main_target() -> None:
    assert lost(fought("A1 attack 20 {types: [Splash]}", "Vim")) == [17, 17, 17]


@rule("uni.e2.dist.27")
def test_follow_ups_and_ultimates_are_measured_like_any_card() -> None:
    table = july("hand: A1 attack 1, A2 attack 10 \"Deal Power damage. Follow-Up.\"")
    table.play("A", "A1", at="Una")
    table.passes()
    table.passes()
    table.play("A", "A2", at="Vim")
    table.resolve()
    assert lost(table) == [1, 8, 0]
    great = july("ultimates: Big attack 50 of Zed {ultimate: 10}; meter: 10")
    great.play("A", "Big", at="Una")
    great.resolve()
    assert lost(great, "Una") == [38]


@rule("uni.e2.dist.28")
def test_a_target_drawn_at_random_is_not_measured() -> None:
    text = '"Deal Power damage to a random enemy." {target: All Enemies}'
    for seed in range(4):
        table = fought(f"A1 attack 15 {text}", "", options={})
        assert sum(lost(table)) == 15, seed


# -- the hit goes to the defender -----------------------------------------------------------------


@rule("uni.e2.defend.5")
def test_the_defender_is_the_target_in_every_respect() -> None:
    text = '"Deal Power damage. Inflict 1 Bleed. On Hit: If the target has Root, gain 1 Seal."'
    table = fought(f"A1 attack 9 {text}", "Wyn", "B1 defense 1 {target: Self}", Una={"has": ["Root 1"]})
    assert "Bleed 1/1" in table.has("Una") and table.has("Wyn") == [] and table.has("Xan") == ["Seal 1"]


@rule("uni.e2.defend.6")
def test_a_group_is_not_drawn_and_splash_starts_from_the_defender() -> None:
    assert lost(fought("A1 attack 20 {target: All Enemies}", "", "B1 defense 8 {target: Self}")) == [12, 20, 20]
    splash = fought("A1 attack 20 {types: [Splash]}", "Wyn", "B1 defense 4 of Vim {target: Self}")
    assert lost(splash) == [14, 10, 14]


@rule("uni.e2.defend.7")
def test_cover_is_not_asked_where_a_defense_draws_the_hit() -> None:
    cover = {"has": ["Cover (Adjacent) 1"]}
    table = fought("A1 attack 15", "Una", "B1 defense 1 of Wyn {target: Self}", Vim=cover)
    assert lost(table) == [0, 0, 14] and table.has("Vim") == ["Cover (Adjacent) 1"]


@rule("uni.e2.defend.8")
def test_the_defender_is_hit_although_the_target_has_fallen() -> None:
    table = july("hand: A1 attack 15, A2 fast attack 99 of Zed", "hand: B1 defense 1 {target: Self}", Wyn={"standing at": 1})
    table.play("A", "A1", at="Wyn", zone="Normal")
    table.play("B", "B1", zone="Normal")
    table.play("A", "A2", at="Wyn", zone="Fast")
    table.resolve()
    assert lost(table, "Una") == [9]
    alone = july("hand: A1 attack 15, A2 fast attack 99 of Zed", Wyn={"standing at": 1})
    alone.play("A", "A1", at="Wyn", zone="Normal")
    alone.passes()
    alone.play("A", "A2", at="Wyn", zone="Fast")
    alone.resolve()
    assert lost(alone, "Una", "Vim") == [0, 0]


@rule("uni.e2.defend.9")
def test_a_reused_attack_has_its_own_target_again() -> None:
    table = july('hand: A1 attack 15 "Deal Power damage. Reuse."', "hand: B1 defense 5 {target: Self}")
    table.play("A", "A1", at="Wyn")
    table.play("B", "B1")
    table.resolve()
    assert lost(table) == [5, 0, 10]


@rule("uni.e2.defend.10")
def test_a_staggered_defense_still_draws_the_hit() -> None:
    table = fought("A1 attack 15", "Wyn", "B1 defense 9 {target: Self}", Una={"has": ["Stagger 1"]})
    assert lost(table) == [10, 0, 0] and table.numbers("shield") == []


@rule("uni.e2.defend.11")
def test_against_a_special_the_attack_hits_its_own_target() -> None:
    assert lost(fought("A1 attack 15", "Wyn", "B1 special")) == [0, 0, 10]


@rule("uni.e2.defend.12")
def test_a_card_that_is_both_draws_the_attack_and_hits_its_own_targets() -> None:
    both = '"Gain Power / 2 Shield. Deal Power / 2 damage. Evade." {target: All Enemies, types: [Attack]}'
    table = fought("A1 attack 10", "Vim", f"B1 defense 22 {both}")
    assert table.numbers("damage")[:3] == [11, 11, 11] and lost(table) == [0, 0, 0]
    assert ("evaded", "Una") in table.told("evaded")


@rule("uni.e2.defend.13")
@pytest.mark.parametrize(("power", "hp"), [(15, 0), (17, 2)])
def test_evade_looks_at_the_damage_to_the_defender(power: int, hp: int) -> None:
    evade = '"Gain Power Shield. Evade." {target: Self}'
    table = fought(f"A1 attack {power}", "Wyn", f"B1 defense 10 {evade}")
    assert lost(table) == [hp, 0, 0] and (("evaded", "Una") in table.told("evaded")) == (hp == 0)


@rule("uni.e2.dist.26")
def test_distance_comes_before_all_damage_stages() -> None:
    vim = {"has": ["Vulnerable 1/1", "Barrier 4"], "shield": 6, "innates": ["Resist 3."]}
    assert lost(fought("A1 attack 30", "Vim", Vim=vim), "Vim") == [15]


@rule("uni.e2.text.8")
def test_the_distance_line_takes_that_much_more() -> None:
    text = '"Distance > 0: Reduce this card\'s final Power by Distance.|Deal Power damage."'
    for at, hp in (("Una", 10), ("Vim", 7), ("Wyn", 4)):
        assert lost(fought(f"A1 attack 10 {text}", at), at) == [hp]


@rule("uni.e2.author.6")
def test_nothing_in_a_match_alters_the_printed_power() -> None:
    table = fought("A1 attack 20", "Wyn", Xan={"has": ["Focus 3/1"]})
    assert table.numbers("roll") == [20]


def test_the_january_edition_knows_no_distance() -> None:
    table = Arena()
    table.place(A="line: Xan, Yun, Zed; hand: A1 attack 20", B="line: Una, Vim, Wyn")
    table.play("A", "A1", at="Wyn")
    table.resolve()
    assert lost(table) == [0, 0, 20]
