"""Playing Cards."""

from __future__ import annotations

from quadriga.games.universal_arena.chapters.playing import FROM_HAND, energy_cost
from quadriga.games.universal_arena.chapters.table import card
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page


@rule("uni.play.1", "uni.timing.1")
def test_a_play_pays_then_aims_then_places(table: Arena) -> None:
    table.place(A="line: Ava; hand: Jab attack 3", B="line: Bea, Bob; hand: Hook attack 3", ask="target, zone")
    table.A.plays("Jab")
    assert table.waiting_for == "A target" and table.A.energy == 5 and table.A.hand == ["Jab"]
    table.A.answers("Bob")
    table.A.answers("Slow Zone")
    kinds = [e.kind for e in table.state.log if e.kind in ("pay", "target", "play")]
    assert kinds == ["pay", "target", "play"] and table["Jab"].target == "Bob"


@rule("uni.play.2")
def test_a_card_that_costs_too_much_is_not_offered(table: Arena) -> None:
    table.place(A="line: Ava; hand: Dear attack 3 for 2, Cheap attack 3; energy: 1", B="line: Bea")
    assert table.offered() == ["Cheap"]
    refusal = table.A.refusal("play", "Dear")
    assert refusal is not None and refusal.rule == "uni.play.2"


@rule("uni.play.3", "uni.term.ally.1")
def test_another_ally_is_never_the_user(table: Arena) -> None:
    text = '"Gain Power Shield." {target: Another Ally}'
    table.place(A=f"line: Ava; hand: Help defense 5 {text}, Jab attack 3", B="line: Bea")
    assert table.offered() == ["Jab"]
    refusal = table.A.refusal("play", "Help")
    assert refusal is not None and refusal.rule == "uni.play.3"
    table = Arena()
    table.place(A=f"line: Ava, Abe, Ann; hand: Help defense 5 {text}, Wall defense 5", B="line: Bea", ask="target")
    table.A.plays("Help")
    assert table.offered() == ["Abe", "Ann"]
    table.A.answers("Abe")
    table.resolve()
    table.A.plays("Wall")
    assert table.offered() == ["Ava", "Abe", "Ann"]


@rule("uni.play.4")
def test_a_played_card_waits_unused_while_a_faster_zone_resolves(table: Arena) -> None:
    table.place(A="line: Ava; hand: A1 attack 3", B="line: Bea; hand: B1 fast attack 3, B2 attack 1")
    table.play("A", "A1")
    table.play("B", "B1")
    table.passes()
    table.passes()
    assert table.A.normal == ["A1"] and table.told("use") == [("use", "B1")]


@rule("uni.play.6")
def test_meter_rises_by_the_energy_really_spent(table: Arena) -> None:
    table.card("Ava", **page(has=["Focus 2/1"]))
    table.place(
        A="line: Ava, Abe; hand: Two attack 3 of Abe for 2, Three attack 3 of Ava for 3, Zero attack 1 of Abe for 0",
        B="line: Bea",
    )
    meters = []
    for name in ("Two", "Three", "Zero"):
        table.play("A", name)
        table.resolve()
        meters.append(table.A.meter)
    assert meters == [2, 3, 3]


@rule("uni.play.8", "uni.status.13", "uni.st.haste.1")
def test_haste_and_slow_shift_the_speed_by_two_steps_at_most(table: Arena) -> None:
    for has, fast, slow in (
        (["Haste 2/1"], "Fast", "Fast"),
        (["Slow 1/1"], "Normal", "Slow"),
        (["Haste 4/1", "Slow 1/1"], "Fast", "Fast"),
    ):
        table = Arena()
        table.card("Ava", **page(has=has))
        table.place(A="line: Ava; hand: Quick fast attack 3, Late slow attack 3", B="line: Bea")
        assert (table["Quick"].speed, table["Late"].speed) == (fast, slow)


@rule("uni.st.slow.1")
def test_a_slowed_fast_card_fits_normal_and_slow_only(table: Arena) -> None:
    table.card("Ava", **page(has=["Slow 1/1"]))
    table.place(A="line: Ava; hand: Quick fast attack 3", B="line: Bea", ask="zone")
    table.A.plays("Quick")
    assert table.A.options() == ["Normal Zone", "Slow Zone"]


@rule("uni.house.energy.1")
def test_costs_add_up_and_never_fall_below_zero(table: Arena) -> None:
    table.card("Ava", **page(has=["Strain 2/1"]))
    table.card("Abe", **page(has=["Focus 3/1"]))
    table.place(
        A="line: Ava, Abe; hand: Jab attack 3, Low attack 1 of Abe; ultimates: Big attack 9 {ultimate: 20}; meter: 20",
        B="line: Bea",
    )
    g = table.g
    costs = {
        name: energy_cost(g, c, card(g, c), 0, FROM_HAND) for name in ("Jab", "Low", "Big") for c in [table.find(name)]
    }
    assert costs == {"Jab": 3, "Low": 0, "Big": 0}
    table.play("A", "Big")
    assert table.A.meter == 0 and table.A.energy == 5


@rule("uni.house.ultimate.1")
def test_meter_starts_at_zero_is_kept_and_paying_it_gains_none(table: Arena) -> None:
    table.place(A="line: Ava; hand: Jab attack 3 for 5; ultimates: Big attack 1 {ultimate: 5}", B="line: Bea")
    assert table.A.meter == 0
    table.play("A", "Jab")
    table.end_the_turn()
    assert table.A.meter == 5
    table.end_the_turn()
    table.passes()
    table.passes()
    table.play("A", "Big")
    assert table.A.meter == 0


@rule("uni.house.ultimate.2")
def test_an_ultimate_in_a_zone_is_not_available_and_returns_after_a_lost_clash(table: Arena) -> None:
    table.place(
        A="line: Ava; ultimates: Big attack 3 {ultimate: 10}; hand: Jab attack 1; meter: 20",
        B="line: Bea; hand: Hook attack 9",
    )
    table.play("A", "Big")
    table.play("B", "Hook")
    assert table.offered() == ["Jab"]
    table.resolve()
    assert table.A.ultimates == ["Big"] and table.A.meter == 10


@rule("uni.type.ultimate.2")
def test_an_ultimate_obeys_its_speed_and_clashes_as_an_attack(table: Arena) -> None:
    table.place(
        A="line: Ava; ultimates: Big slow attack 9 {ultimate: 10}; meter: 10", B="line: Bea; hand: Hook attack 3"
    )
    table.play("A", "Big")
    assert table.A.slow == ["Big"]
    table.play("B", "Hook", zone="Slow")
    table.resolve()
    assert table.told("clash decided") == [("clash decided", "Big")] and table["Bea"].hp == 91


@rule("uni.term.meter.1")
def test_meter_is_shared_by_the_team(table: Arena) -> None:
    table.place(
        A="line: Xia, Yan; hand: Jab attack 3 of Xia for 5; ultimates: Big attack 1 of Yan {ultimate: 5}", B="line: Bea"
    )
    table.play("A", "Jab")
    table.resolve()
    assert table.offered() == ["Big"]


@rule("uni.text.costx.1", "uni.text.powerx.1")
def test_x_is_paid_in_every_part_and_widens_the_range(table: Arena) -> None:
    fields = "{cost: 30 Ultimate Meter + X Energy, power: 4-4 + 4-4 times X, ultimate: 30}"
    table.place(A=f"line: Ava; ultimates: Big attack 4 {fields}; meter: 30", B="line: Bea")
    table.play("A", "Big", x=3)
    assert (table.A.meter, table.A.energy) == (3, 2)
    table.resolve()
    assert table["Bea"].hp == 84


@rule("uni.term.energy.1")
def test_energy_may_go_beyond_five(table: Arena) -> None:
    table.place(A='line: Ava; hand: Surge special for 0 "Gain 3 Energy.", Dear attack 3 for 8', B="line: Bea")
    table.play("A", "Surge")
    table.resolve()
    assert table.A.energy == 8 and table.offered() == ["Dear"]


@rule("uni.house.target.1", "uni.term.enemy.1", "uni.type.aoe.1")
def test_single_targets_stay_and_groups_are_read_on_use(table: Arena) -> None:
    table.place(
        A="line: Ava; hand: All slow attack 5 {target: All Enemies}, Kill fast attack 9, Jab slow attack 1",
        B="line: Bea 5, Bob, Ben",
    )
    table.play("A", "All")
    table.passes()
    table.play("A", "Kill", at="Bea")
    table.resolve()
    assert [table[n].hp for n in ("Bea", "Bob", "Ben")] == [0, 95, 95]
    assert table.numbers("damage") == [9, 5, 5]
    table.play("A", "Jab", at="Ben")
    from quadriga.games.universal_arena.chapters.movement import exchange

    exchange(table.g, 4, 5, "uni.kw.swap.1")
    table.resolve()
    assert table["Ben"].hp == 94


@rule("uni.house.target.2")
def test_with_the_target_gone_the_rest_of_the_card_applies(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: Late slow attack 5 "Deal Power damage.|Gain 1 Root.", Kill fast attack 9',
        B="line: Bea 5, Bob",
    )
    table.play("A", "Late", at="Bea")
    table.passes()
    table.play("A", "Kill", at="Bea")
    table.resolve()
    assert table.has("Ava") == ["Root 1"] and table["Bob"].hp == 100 and table.kinds().count("hit") == 1


@rule("uni.term.self.1")
def test_self_is_the_user(table: Arena) -> None:
    table.place(A="line: Ava, Abe; hand: Guard defense 5 of Abe {target: Self}", B="line: Bea", ask="target")
    table.A.plays("Guard")
    table.resolve()
    assert table["Abe"].shield == 5 and table["Ava"].shield == 0


def test_without_energy_x_is_named_zero(table: Arena) -> None:
    text = '"Deal Power / (X + 2) damage (X + 2) times." {types: [Multihit]}'
    table.place(A=f"line: Ava; hand: Spray attack 10 for X {text}; energy: 0", B="line: Bea")
    table.A.plays("Spray")
    table.resolve()
    assert table.numbers("damage") == [5, 5] and table.A.meter == 0


def test_a_cut_cost_lets_a_larger_x_be_named(table: Arena) -> None:
    table.card("Ava", **page(has=["Focus 2/1"]))
    table.place(A='line: Ava; hand: Spray attack 10 for X "Inflict X Root."; energy: 3', B="line: Bea")
    table.A.plays("Spray")
    assert table.A.options() == ["0", "1", "2", "3", "4", "5"]
    table.A.answers("5")
    assert table.A.energy == 0 and table.A.meter == 3
    table.resolve()
    assert table.has("Bea") == ["Root 5"]


@rule("uni.innate.2")
def test_an_innate_looks_at_a_card_of_its_character_being_played(table: Arena) -> None:
    table.card("Ava", **page(innates=["Whenever this character plays Jab, gain 1 Root."]))
    table.place(A="line: Ava; hand: Poke attack 3, Jab attack 3", B="line: Bea")
    table.play("A", "Poke")
    assert table.has("Ava") == []
    table.resolve()
    table.play("A", "Jab")
    assert table.has("Ava") == ["Root 1"]


@rule("uni.play.1")
def test_a_card_at_all_enemies_chooses_no_target(table: Arena) -> None:
    card = 'Sweep attack 3 "On Play: Gain 1 Root." {target: All Enemies}'
    table.place(A=f"line: Ava; hand: {card}", B="line: Bea, Bob")
    table.play("A", "Sweep")
    assert table.has("Ava") == ["Root 1"] and table.has("Bea") == [] == table.has("Bob")


@rule("uni.status.16")
def test_what_a_status_loses_is_told(table: Arena) -> None:
    table.card("Ava", **page(has=["Root 3"]))
    table.place(A='line: Ava; hand: Rest special "Reduce Root by 2."', B="line: Bea")
    table.play("A", "Rest")
    table.resolve()
    told = [(e.n, e.rule) for e in table.state.log if e.kind == "lose"]
    assert told == [(2, "uni.status.16")] and table.has("Ava") == ["Root 1"]


@rule("uni.status.16", "uni.status.15", "uni.term.halve.1")
def test_what_a_count_has_become_is_told(table: Arena) -> None:
    table.card("Ava", **page(has=["Regen 1/3", "Burn 1/5"]))
    table.place(A='line: Ava; hand: Rest special "Set Burn Count to 3. Set Burn to 2."', B="line: Bea")
    table.play("A", "Rest")
    table.end_the_turn()
    told = [(e.kind, e.n, e.rule) for e in table.state.log if e.kind in ("count set", "number set")]
    assert told == [
        ("count set", 4, "uni.status.16"),  # a card was used (uni.st.burn.1)
        ("count set", 3, "uni.status.15"),
        ("number set", 2, "uni.status.15"),
        ("count set", 2, "uni.status.16"),
        ("count set", 1, "uni.term.halve.1"),
    ]


@rule("uni.term.discard.1")
def test_the_cards_to_discard_are_chosen(table: Arena) -> None:
    table.place(A='line: Ava; hand: Rest special "Discard 2 cards.", Jab attack 1, Hook attack 2, Poke attack 3', B="line: Bea")
    table.play("A", "Rest")
    while table.waiting_for != "A discard":
        table.passes()
    table.A.answers("Hook")
    table.A.answers("Jab")
    assert table.A.hand == ["Poke"] and set(table.A.discard) >= {"Hook", "Jab"}


@rule("uni.status.15")
def test_a_number_that_is_set_gives_the_status_where_it_is_missing(table: Arena) -> None:
    table.place(A='line: Ava; hand: Rest special "Set Root to 1.", Nap special "Set Seal to 0."', B="line: Bea")
    for name in ("Rest", "Nap"):
        table.play("A", name)
        table.resolve()
    assert table.has("Ava") == ["Root 1"]
