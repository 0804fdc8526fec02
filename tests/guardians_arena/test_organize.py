"""Phase I: Draw and Organize."""

from __future__ import annotations

from typing import Any

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import labels, lay, named, rules_of, state, told

KEEPER = "guardian: Guardian K 27 {draw: 3, ldl: -1, mdl: 1, luc: 1}"


def drawn(table: Table, A: str, B: str = "", **more: Any) -> tuple[int, int]:
    """How many cards both draw at Stock of the second turn."""
    lay(table, A=A, B=B, phase="stock", **more)
    found = [e.player for e in told(table, "draw")]
    return found.count(0), found.count(1)


@rule("gua.stock.1", "gua.orig.guardian.1")
def test_stock_draws_the_base_draw(table: Table) -> None:
    assert drawn(table, A="guardian: Guardian K 27 {draw: 2, ldl: 0, mdl: 0, luc: 0}") == (2, 3)


@rule("gua.stock.2", "gua.house.lands.1", "gua.orig.draw.1")
def test_lands_change_the_draw_of_both(table: Table) -> None:
    A = KEEPER + "; terrain left: Woods; terrain centre: Swamp"
    assert drawn(table, A=A) == (4, 2)


@rule("gua.orig.draw.1")
def test_equal_lands_change_nothing(table: Table) -> None:
    assert drawn(table, A=KEEPER + "; terrain left: Woods", B="terrain left: Swamp") == (3, 3)


@rule("gua.orig.draw.2", "gua.house.luc.1")
def test_the_lower_up_card_of_last_turn_adds_luc(table: Table) -> None:
    assert drawn(table, A=KEEPER + "; up: 12", B="up: 7") == (3, 4)


@rule("gua.stock.3")
def test_nobody_draws_on_the_first_turn(table: Table) -> None:
    assert drawn(table, A=KEEPER, number=1, options={"turn_limit": 1}) == (0, 0)


@rule("gua.house.draw.1")
def test_one_draws_what_is_there_and_never_less_than_nothing(table: Table) -> None:
    weak = "guardian: Guardian K 27 {draw: 0, ldl: -1, mdl: 0, luc: 0}"
    assert drawn(table, A=weak + "; up: 5", B="deck: One 1, Two 2; terrain left: Woods; up: 5") == (0, 2)


@rule("gua.house.hand.1", "gua.storagehand.1")
def test_hand_pen_and_storage_become_one_hand_and_what_was_in_hand_stayed(table: Table) -> None:
    lay(
        table,
        A="hand: One 1, Two 2; pen: Three 3; storage: Spell s; deck: Deep 1",
        B="hand: Wolf 2; deck: Far 9",
        phase="stock",
    )
    assert {"One", "Two", "Three", "Spell s", "Deep"} <= set(table.A.hand)
    assert table.A.pen == table.A.storage == []


@rule("gua.upcard.1", "gua.orig.upnumber.1", "gua.upcard.2")
def test_the_higher_gem_number_is_active(table: Table) -> None:
    lay(table, A="deck: Shield 10; hand: Ram 1", B="deck: Spell 3; hand: Wolf 1", phase="up-card")
    assert [e.n for e in told(table, "up-card")] == [10, 3] and table.waiting_for == "A draft"
    assert all(e.seen == 3 for e in told(table, "up-card"))


@rule("gua.orig.upnumber.2")
def test_a_creatures_number_is_its_black_vitality_even_below_zero(table: Table) -> None:
    lay(table, A="deck: Imp 4/12; hand: Ram 1", B="deck: Shield 5; hand: Wolf 1", phase="up-card")
    assert table.waiting_for == "B draft"
    again = Table("guardians-arena")
    lay(again, A="deck: Dud {vitality: -5}; hand: Ram 1", B="hand: Wolf 1", phase="up-card", turn="A")
    assert [e.n for e in told(again, "up-card")] == [-5, 0] and again.waiting_for == "B draft"


@rule("gua.upcard.3")
def test_equal_numbers_go_under_the_decks(table: Table) -> None:
    lay(
        table,
        A="deck: Nine 9, Four 4, Last 1; hand: Ram 1",
        B="deck: Neun 9, Elf 11, End 2; hand: Wolf 1",
        phase="up-card",
    )
    assert table.waiting_for == "B draft"
    assert table.A.cards_in("deck") == ["Four", "Last", "Nine"] and table.B.cards_in("deck") == ["Elf", "End", "Neun"]


@rule("gua.house.upcard.1")
def test_an_empty_deck_counts_zero_and_a_tie_without_end_goes_to_who_was_not_active(table: Table) -> None:
    lay(table, A="deck: Nine 9; hand: Ram 1", B="deck: Neun 9; hand: Wolf 1", phase="up-card", turn="A")
    assert rules_of(table, "active") == ["gua.house.upcard.1"] and table.waiting_for == "B draft"
    assert list(state(table).up_shown) == [1, 1] and list(state(table).up_number) == [9, 9]
    again = Table("guardians-arena")
    lay(again, A="deck: 0; hand: Ram 1", B="deck: Neun 1; hand: Wolf 1", phase="up-card", turn="A")
    assert rules_of(again, "active") == ["gua.upcard.2"] and again.waiting_for == "B draft"


@rule("gua.orig.upcard.1")
def test_the_up_card_is_drawn_first(table: Table) -> None:
    lay(table, A="deck: Top 5, Next 4; hand: Ram 1", B="hand: Wolf 1", phase="up-card", options={"turn_limit": 3})
    while table.waiting_for and state(table).turn == 2:
        (table.A if table.waiting_for[0] == "A" else table.B).passes()
    mine = [e for e in told(table, "draw") if e.player == 0]
    assert named(table, mine[:1]) == ["Top"]


@rule("gua.draft.1", "gua.draft.9")
def test_drafting_alternates_and_a_pass_is_final(table: Table) -> None:
    lay(table, A="hand: Ram 1, Shield a", B="hand: Wolf 1, Cub 2, Shield b", phase="drafting")
    table.A.lays("Ram", "on left")
    table.B.lays("Wolf", "on left")
    assert table.waiting_for == "A draft"
    table.A.passes()
    table.B.lays("Cub", "on right")
    assert table.waiting_for == "B draft"
    table.B.gives("Shield b", "Cub")
    assert "draft" not in table.waiting_for and table.A.hand == [] and table.A.pen == ["Shield a"]
    assert [e.player for e in told(table, "pass") if e.rule == "gua.draft.9"] == [0, 1]


@rule("gua.draft.2", "gua.house.visible.1")
def test_a_creature_goes_face_down_on_a_free_standing_stronghold(table: Table) -> None:
    lay(table, A="hand: Ram 8; centre: Ewe 3; ruins: right", B="hand: Wolf 1", phase="drafting")
    assert table.A.options() == ["Put Ram on the left Stronghold", "Pass"]
    table.A.lays("Ram", "on left")
    seen = table.game.view(table.state, 1)
    place = next(z for z in seen["zones"] if z["id"] == "on Stronghold left" and z["seat"] == 0)
    assert place["cards"][0].get("hidden") and "number" not in place["cards"][0]
    own = table.game.view(table.state, 0)
    assert "number" in next(z for z in own["zones"] if z["id"] == "on Stronghold left" and z["seat"] == 0)["cards"][0]


@rule("gua.draft.3", "gua.draft.4", "gua.house.board.2")
def test_only_channelers_and_shooters_go_under_and_the_slot_alone_must_be_free(table: Table) -> None:
    lay(
        table,
        A="hand: Ram 8, Bow 3 {ranged: 2}, Well 2 {channeler: 3}; centre: Ewe 3; ruins: left right",
        phase="drafting",
    )
    assert table.A.options() == ["Put Bow under the centre Stronghold", "Put Well under the centre Stronghold", "Pass"]


@rule("gua.draft.5")
def test_a_shield_goes_on_an_unshielded_creature_on_a_stronghold(table: Table) -> None:
    lay(
        table,
        A="hand: Shield a; left: Ram 8; centre: Ewe 3 over Shield b; under right: Bow 3 {ranged: 2}",
        phase="drafting",
    )
    assert table.A.options() == ["Give Shield a to Ram (on your left Stronghold)", "Pass"]
    table.A.gives("Shield a", "Ram")
    assert table["Ram"].beneath == ["Shield a"]


@rule("gua.draft.6", "gua.house.board.1")
def test_a_terrain_goes_on_any_space_without_terrain_and_columns_face_each_other(table: Table) -> None:
    lay(table, A="hand: Woods", B="terrain left: Swamp", phase="drafting")
    assert table.A.options() == [
        "Put Woods on the left space",
        "Put Woods on the centre space",
        "Pass",
    ]  # their left is my right
    table.A.answers("put Woods on the left space")
    assert table.A.terrain_left == ["Woods"]


@rule("gua.draft.7", "gua.house.draft.1")
def test_a_c_item_goes_face_down_on_an_own_creature_without_one(table: Table) -> None:
    lay(
        table,
        A="hand: Item a; left: Ram 8; centre: Ewe 3 over Item b; under right: Bow 3 {ranged: 2}",
        B="left: Wolf 4; hand: Cub 1",
        phase="drafting",
    )
    offered = [o for o in table.A.options() if "Item a" in o]
    assert len(offered) == 2 and "Ram" in offered[0] and "Bow" in offered[1]
    table.A.gives("Item a", "Ram")
    assert "Item a" not in str(table.game.view(table.state, 1)) and table["Ram"].item


@rule("gua.draft.8", "gua.orig.updown.1", "gua.house.draft.2")
def test_upgrades_go_on_own_and_downgrades_on_enemy_end_strongholds(table: Table) -> None:
    lay(table, A="hand: Upgrade u, Downgrade d; ruins: right", B="upgrade left: Upgrade x", phase="drafting")
    assert table.A.options() == [
        "Build Upgrade u at the left Stronghold",
        "Build Downgrade d at the left Stronghold",
        "Pass",
    ]
    table.A.builds("Downgrade d")
    assert table.B.upgrade_right == ["Downgrade d"]


@rule("gua.house.draft.2")
def test_an_upgrade_is_lost_with_its_stronghold(table: Table) -> None:
    lay(table, A="left: Ram 3; hand: Spare 1", B="upgrade right: Upgrade x", phase="raid")
    table.A.answers("siege left")
    assert table.B.discard == ["Upgrade x"] and table.B.upgrade_right == []


@rule("gua.discard.1", "gua.discard.2")
def test_eight_cards_are_one_too_many_and_the_hand_is_emptied(table: Table) -> None:
    hand = ", ".join(f"Spell {x}" for x in "abcdefgh")
    lay(table, A=f"hand: {hand}; left: Ram 5 over Shield a", B=f"hand: {hand[:-9]}", phase="discard")
    assert table.waiting_for == "A discard" and len(table.A.options()) == 8
    table.A.discards("Spell c")
    assert table.A.discard == ["Spell c"] and table.A.hand == table.B.hand == []
    assert len(table.A.storage) == 7 and len(table.B.storage) == 7 and table.B.discard == []


@rule("gua.discard.1")
def test_discards_of_both_are_picked_unseen_and_shown_together(table: Table) -> None:
    mine = ", ".join(f"Spell {x}" for x in "abcdefghi")
    theirs = ", ".join(f"Tool {x}" for x in "abcdefgh")
    lay(table, A=f"hand: {mine}", B=f"hand: {theirs}", phase="discard")
    table.A.discards("Spell a")
    table.A.discards("Spell b")
    assert table.waiting_for == "B discard" and table.A.discard == []
    table.B.discards("Tool a")
    assert table.A.discard == ["Spell a", "Spell b"] and table.B.discard == ["Tool a"]


@rule("gua.discard.3", "gua.discard.4", "gua.orig.piles.1")
def test_the_hand_is_sorted_by_the_back_of_the_cards(table: Table) -> None:
    lay(
        table,
        A="hand: Ram 1, Shield a, Woods, Item i, Upgrade u, Downgrade d; left: Ewe 2 over Shield c",
        phase="discard",
    )
    assert (
        set(table.A.pen) == {"Ram", "Shield a", "Woods", "Item i", "Upgrade u", "Downgrade d"} and table.A.storage == []
    )
    again = Table("guardians-arena")
    lay(again, A="hand: Spell s, Beer, Tool t; left: Ewe 2 over Shield c", phase="discard")
    assert set(again.A.storage) == {"Spell s", "Beer", "Tool t"} and again.A.pen == []


@rule("gua.turn.1")
def test_a_turn_runs_once_through_its_phases_for_both(table: Table) -> None:
    lay(table, phase="stock")
    assert [e.kind for e in table.state.log if e.kind.startswith("phase")] == ["phase I", "phase II", "phase III"]


@rule("gua.orig.shieldterrain.1")
def test_a_shield_terrain_card_is_offered_as_either(table: Table) -> None:
    lay(table, A="hand: Plank {type: shield/terrain}; left: Ram 8", phase="drafting")
    assert "Give Plank to Ram" in labels(table) and "Put Plank on the left space" in labels(table)
    table.A.answers("put Plank on the left space")
    assert table.game.view(table.state, 2)["zones"] and state(table).zones[60] == [table.find("Plank")]


def test_equal_cards_are_discarded_without_a_question(table: Table) -> None:
    lay(table, A="hand: 9x Spell s", phase="discard")
    assert table.A.discard == ["Spell s"] * 2 and len(table.A.storage) == 7
