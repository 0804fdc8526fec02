"""Keywords."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, hit, page


@rule("uni.kw.resist.1")
def test_resist_asks_for_its_types_and_stops_at_zero() -> None:
    assert hit(innates=["Resist 3 (Physical)."], card="attack 2 {types: [Physical]}")["Bea"].hp == 100
    assert hit(innates=["Resist 3 (Physical)."], card="attack 8 {types: [Magical]}")["Bea"].hp == 92
    barred = ["Resist 5 (non-Star Blunt)."]
    assert hit(innates=barred, card="attack 8 {types: [Blunt]}")["Bea"].hp == 97
    assert hit(innates=barred, card="attack 8 {types: [Blunt, Star]}")["Bea"].hp == 92


@rule("uni.kw.weakness.1")
def test_weakness_adds_at_the_hp_stage_only() -> None:
    assert hit(innates=["Weakness 20% (Slash)."], card="attack 10 {types: [Slash]}")["Bea"].hp == 88
    assert hit(innates=["Weakness 20% (Slash)."], card="attack 10 {types: [Slash]}", shield=10)["Bea"].hp == 100


@rule("uni.kw.absorb.1")
def test_absorb_heals_what_it_takes_off() -> None:
    assert hit(innates=["Absorb 5 (Magical)."], card="attack 8 {types: [Magical]}", hp=50)["Bea"].hp == 52


@rule("uni.kw.cleanse.1", "uni.kw.dispel.1", "uni.kw.purge.1")
def test_cleanse_dispel_and_purge(table: Arena) -> None:
    def swept(has: list[str], text: str) -> list[str]:
        return hit(has=has, card=f'special "{text}" {{target: 1 Enemy}}').has("Bea")

    assert swept(["Weak 3/4"], "Cleanse 2 Weak.") == ["Weak 1/4"]
    assert swept(["Strength 2/1", "Poison 1/3"], "Cleanse All.") == ["Strength 2/1"]
    assert swept(["Strength 2/1", "Poison 1/3"], "Dispel All.") == ["Poison 1/3"]
    assert swept(["Strength 2/1", "Root 1"], "Purge All 1.") == ["Strength 1/1"]
    assert swept(["Strength 2/1", "Root 1"], "Purge Root.") == ["Strength 2/1"]


@rule("uni.kw.cleanse.2", "uni.status.8")
def test_counts_and_unique_statuses_are_left_alone(table: Arena) -> None:
    own = {"Mark": ["Type: Unique.", "Potency: Max 9.", "Count: Max 9."]}
    for word in ("Cleanse All", "Dispel All", "Purge All"):
        table = Arena()
        table.card("Bea", **page(statuses=own, has=["Mark 2/3", "Burn 3/5"]))
        table.place(
            A=f'line: Ava; hand: A1 special "{word}." {{target: 1 Enemy}}, A2 special "Cleanse 3 Burn." {{target: 1 Enemy}}',
            B="line: Bea",
        )
        table.play("A", "A1")
        table.resolve()
        assert "Mark 2/3" in table.has("Bea")
        table.play("A", "A2")
        table.resolve()
        assert table.has("Bea") == ["Mark 2/3"]


@rule("uni.kw.ethereal.1")
def test_an_ethereal_card_in_hand_leaves_the_game_at_turn_end(table: Arena) -> None:
    table.place(A='line: Ava; hand: Ghost attack 1 "Deal Power damage.|Ethereal."', B="line: Bea")
    table.end_the_turn()
    assert table.A.removed == ["Ghost"] and table.A.discard == []


@rule("uni.kw.exhaust.1", "uni.house.exhaust.1")
def test_an_exhaust_card_leaves_after_use_or_cancellation(table: Arena) -> None:
    text = '"Deal Power damage.|Exhaust."'
    table.place(A=f"line: Ava; hand: One attack 3 {text}, Two attack 3 {text}", B="line: Bea; hand: B1 attack 9")
    table.play("A", "One")
    table.play("B", "B1")
    assert table.A.normal == ["One", "B1"]
    table.resolve()
    assert table.A.removed == ["One"]
    table.play("A", "Two")
    table.resolve()
    assert table.A.removed == ["One", "Two"] and table.A.discard == [] and table["Bea"].hp == 97


@rule("uni.kw.prepare.1")
def test_prepare_changes_the_cost_each_turn_until_used(table: Arena) -> None:
    table.place(A='line: Ava; hand: Aim attack 3 for 3 "Deal Power damage.|Retain. Prepare -1."', B="line: Bea")
    costs = [table["Aim"].cost]
    for _ in range(2):
        table.end_the_turn()
        costs.append(table["Aim"].cost)
    assert costs == [3, 2, 1]
    while table.waiting_for.endswith("movement"):
        table.passes()
    table.play("A", "Aim")
    table.resolve()
    assert table["Aim"].cost == 3


@rule("uni.kw.scry.1")
def test_scry_discards_and_orders(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: See special "Scry 3."; pile: One attack 1, Two attack 1, Three attack 1, 2', B="line: Bea"
    )
    table.play("A", "See")
    table.passes()
    table.passes()
    assert table.offered() == ["One", "Two", "Three"]
    table.A.answers("discard Two")
    table.passes()
    assert table.waiting_for == "A top"
    table.A.answers("Three")
    assert table.A.cards_in("draw pile")[:2] == ["Three", "One"] and "Two" in table.A.discard
    seen = [e for e in table.game.events(table.state, 1) if e["kind"] == "discard" and "card" in e]
    assert all(table.state.faces[table.state.card[table.find("Two")]].number in str(e) for e in seen[:1]) and seen


@rule("uni.kw.search.1")
def test_search_takes_a_fitting_card_and_shuffles(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: Find special "Search (Defense)."; pile: One attack 1, Two defense 1, Three defense 1, 4',
        B="line: Bea",
    )
    table.play("A", "Find")
    table.passes()
    table.passes()
    assert sorted(table.offered()) == ["Three", "Two"]
    table.A.answers("Three")
    assert "Three" in table.A.hand and table.A.pile == 6 and "shuffle" in table.kinds()
    assert table.state.known[table.find("Three")] == 3
    table = Arena()
    table.place(A='line: Ava; hand: Find special "Search (Defense)."; pile: One attack 1, 4', B="line: Bea")
    table.play("A", "Find")
    table.resolve()
    assert table.A.pile == 5 and "shuffle" in table.kinds()


@rule("uni.kw.seek.1")
def test_seek_takes_some_and_discards_the_rest(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: Seek special "Seek 4 (Defense, 1)."; pile: One attack 1, Two defense 1, Three defense 1, Four attack 1, 4',
        B="line: Bea",
    )
    table.play("A", "Seek")
    table.passes()
    table.passes()
    assert table.offered() == ["Two", "Three"] and table.can_pass()
    table.A.answers("Two")
    assert table.A.hand == ["Two"] and set(table.A.discard) >= {"One", "Three", "Four"} and table.A.pile == 4


@rule("uni.kw.redirect.1")
def test_redirect_turns_a_single_target_card_and_splash_follows(table: Arena) -> None:
    redirect = '"Before Use: Redirect to this character.|Gain Power Shield." {target: Self}'
    table.place(
        A="line: Ava; hand: A1 attack 5 {types: [Splash]}",
        B=f"line: Uli, Vic, Wim; hand: B1 defense 1 of Uli {redirect}",
    )
    table.play("A", "A1", at="Wim")
    table.play("B", "B1")
    table.resolve()
    assert [table[n].hp for n in ("Uli", "Vic", "Wim")] == [96, 95, 100]
    table = Arena()
    table.place(
        A="line: Ava; hand: A1 attack 5 {target: All Enemies}",
        B=f"line: Uli, Vic, Wim; hand: B1 defense 1 of Uli {redirect}",
    )
    table.play("A", "A1")
    table.play("B", "B1")
    table.resolve()
    assert [table[n].hp for n in ("Uli", "Vic", "Wim")] == [96, 95, 95]


@rule("uni.kw.redirect.2")
def test_one_redirect_per_use_chosen_by_the_defender(table: Arena) -> None:
    table.card("Uli", **page(has=["Cover (All) 1"]))
    table.card("Wim", **page(has=["Cover (Adjacent) 1"]))
    table.place(A="line: Ava; hand: A1 attack 5", B="line: Uli, Vic, Wim; hand: Idle special for 9")
    table.play("A", "A1", at="Vic")
    table.passes()
    table.passes()
    assert table.waiting_for == "B cover" and table.offered() == ["Uli", "Wim"]
    table.B.answers("Wim")
    assert [table[n].hp for n in ("Uli", "Vic", "Wim")] == [100, 100, 95]
    assert table.has("Uli") == ["Cover (All) 1"] and table.has("Wim") == []


@rule("uni.kw.followup.2")
def test_on_follow_up_text_belongs_to_follow_ups_only(table: Arena) -> None:
    text = '"Follow-Up.|Deal Power damage.|On Follow-Up: Deal Power damage. Inflict 1 Stun instead."'
    cheap = '"Follow-Up.|Deal Power damage.|On Follow-Up: -1 Energy Cost."'
    table.place(
        A=f"line: Ava; hand: A1 attack 1, Slam attack 4 for 2 {text}, Poke attack 1 for 2 {cheap}", B="line: Bea"
    )
    table.play("A", "A1")
    table.passes()
    table.passes()
    assert "Play Poke (1 Energy)" in table.A.options() and "Play Slam (2 Energy)" in table.A.options()
    table.play("A", "Slam")
    assert table["Bea"].hp == 95 and table.has("Bea") == ["Stun 1"]
    energy = table.A.energy
    table.play("A", "Poke")
    assert table.A.energy == energy - 1
    table = Arena()
    table.place(A=f"line: Ava; hand: Slam attack 4 for 2 {text}", B="line: Bea")
    table.play("A", "Slam")
    table.resolve()
    assert table["Bea"].hp == 96 and table.has("Bea") == []
