"""3. Game Zones."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

import json
from typing import Any

import msgspec

from quadriga.games.ultraman.game import GAME
from quadriga.games.ultraman.people.layout import LAYOUT
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import answer
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.ultraman.texts import ENTERS, FREE, HOLD


def zone(table: Table, viewer: int, name: str, side: int) -> list[dict[str, Any]]:
    for one in GAME.view(table.state, viewer)["zones"]:
        if one["id"] == name and one["seat"] == side:
            cards: list[dict[str, Any]] = one["cards"]
            return cards
    raise AssertionError(name)


def faces(cards: list[dict[str, Any]]) -> list[str]:
    return [card.get("number", "hidden") for card in cards]


@rule("3.1.1")
def test_every_card_is_in_exactly_one_zone() -> None:
    decks = list(GAME.decks().values())
    s = GAME.new(decks[:2], seed=3)
    chance = seeded(4)
    while s.decision is not None:
        answer(s, chance.below(len(s.decision.options)))
        assert sorted(c for cards in s.zones for c in cards) == list(range(100))


@rule("3.1.2a", "3.7.1")
def test_cards_go_to_their_owners_zones(table: Table) -> None:
    table.place(
        A="areas: Ram 1000; hand: Dawn {round: 1}, 1", B="areas: Wall 1000; scene: Dusk {round: 1}", phase="set scene card"
    )
    table.A.sets("Dawn")
    assert table.B.discard == ["Dusk"] and table.A.discard == []


@rule("3.1.2b", "6.1.1", "3.5.1")
def test_there_is_one_scene_area_for_both_players(table: Table) -> None:
    table.place(
        A="areas: Ram 1000; hand: Dawn {round: 1}, Ram", B="areas: Wall 1000; scene: Dusk {round: 1}", phase="set scene card"
    )
    assert table.A.options() == ["Dawn", "Set no scene"]  # no character card goes there
    table.A.sets("Dawn")
    assert table.A.scene == ["Dawn"] and table.B.scene == []


@rule("3.1.3", "7.1.2")
def test_the_field_is_the_scene_area_and_the_battle_areas(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Give one of your 『ELK』 +500 BP for this turn.")
    table.place(A=f"areas: Ram, {HOLD}; hand: Elk 1000; discard: Elk; scene: Dusk {{round: 0}}")
    table.A.uses("Ram")  # Elk lies in the hand and the discard area only: nobody to choose
    assert table.waiting_for == "A power"
    assert not list(table.state.applied)


@rule("3.1.4", "3.8.1", "3.8.4")
def test_exile_takes_a_card_out_of_all_zones(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Exile one card in an opponent's discard area from the game.")
    table.place(A=f"areas: Ram, {HOLD}", B="areas: Wall 1000; discard: Odd 1000")
    table.A.uses("Ram")
    assert table.B.discard == [] and table.B.exiled == ["Odd"] and table.A.exiled == []


@rule("3.8.2", "3.8.3")
def test_exiled_cards_are_public_and_out_of_reach(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Put one card from your discard area into your hand.")
    table.place(A=f"areas: Ram, {HOLD}; hand: 0; exiled: Odd 1000", B="areas: Wall 1000")
    table.A.uses("Ram")
    assert table.A.hand == [] and table.A.exiled == ["Odd"]
    for seat in (0, 1, 2):
        assert "hidden" not in faces(zone(table, seat, "exiled", 0))


@rule("3.1.5", "3.4.1", "3.4.2")
def test_counts_are_public_and_hands_are_not(table: Table) -> None:
    table.place(A=f"areas: {HOLD}; hand: Odd 1000, Even 1000; deck: 7", B="areas: Wall 1000")
    assert faces(zone(table, 1, "hand", 0)) == ["hidden", "hidden"]
    assert "hidden" not in faces(zone(table, 0, "hand", 0))
    assert faces(zone(table, 1, "deck", 0)) == ["hidden"] * 7


@rule("3.3.1a", "3.3.1b", "3.3.2")
def test_nobody_sees_or_reorders_a_deck(table: Table) -> None:
    table.place(A=f"areas: {HOLD}; deck: Odd 1000, Even 1000", B="areas: Wall 1000")
    before = table.state.zones[0][:]
    for seat in (0, 1, 2):
        assert faces(zone(table, seat, "deck", 0)) == ["hidden", "hidden"]
    assert table.A.options() == ["Hold: Give this character +1000 BP for this turn.", "Pass"]
    table.A.uses("Hold")
    assert table.state.zones[0] == before


@rule("3.2.1")
def test_a_discarded_card_put_into_a_hand_is_held_there(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Return two cards from your discard area to the bottom of your deck.")
    table.place(A=f"areas: Ram, {HOLD}; deck: 1; discard: Odd 1000, Odd", B="areas: Wall 1000")
    assert "hidden" not in faces(zone(table, 1, "discard area", 0))
    table.A.uses("Ram")
    table.A.chooses("Odd")  # their order is asked for, although both go
    assert table.A.discard == [] and len(table.A.deck) == 3


@rule("3.2.2")
def test_several_cards_put_into_a_deck_are_ordered_in_secret(table: Table) -> None:
    text = f"[SIN]{FREE}Return up to two cards from your hand to the bottom of your deck in any order."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: Ram, {HOLD}; deck: 1; hand: Odd 1000, Even 1000", B="areas: Wall 1000")
    table.A.uses("Ram")
    table.A.chooses("Even", "Odd")
    assert table.A.deck == ["Blank", "Even", "Odd"]
    assert faces(zone(table, 1, "deck", 0)) == ["hidden"] * 3


@rule("3.2.3a", "3.2.3b", "9.4.2")
def test_a_card_that_comes_back_is_a_new_one(table: Table) -> None:
    table.card("Orb2", bp={"SIN": 1000, "DBL": 4000}, text=f"[DBL]{FREE}Give this character +3000 BP for this turn.")
    back = f"[SIN]{FREE}Put the top card of one of your 『ORB』 into your hand."
    again = f"[SIN]{FREE}Put one level 2 『ORB』 card from your hand into play on top of one of your 『ORB』 that is able to level up with it."
    table.card("Back", bp={"SIN": 1000}, text=back)
    table.card("Again", bp={"SIN": 1000}, text=again)
    table.place(A=f"areas: Orb2 over Orb1, Back, Again, {HOLD}; hand: 0", B="areas: Wall 1000")
    table.A.uses("Orb2")
    assert table["Orb2"].bp == 7000 and not table.A.can("use Orb2")
    table.A.uses("Back")
    table.A.uses("Again")
    assert table.A.can("use Orb2")  # a new card, a new limit
    assert table["Orb2"].bp == 7000  # the character stayed, and with it the bonus (ucg.char.1)


@rule("3.2.3b", "ucg.char.2")
def test_effects_do_not_follow_a_character_that_left(table: Table) -> None:
    text = f"[SIN]{FREE}Give one of your 『ELK』 +3000 BP for this turn."
    swap = f"[SIN]{FREE}Put the top card of one of your 『ELK』 into your hand. Then, put one 『ELK』 from your discard area with the same level as that card into play in its place."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.card("Back", bp={"SIN": 1000}, text=swap)
    table.place(A=f"areas: Elk 5000 over face-down Odd, Ram, Back, {HOLD}; hand: 0; discard: Elk", B="areas: Wall 1000")
    table.A.uses("Ram")
    assert table["Elk"].bp == 8000
    table.A.uses("Back")
    on_field = [c for c in range(len(table.state.card)) if table.boards.zone_of(table.state, c)[1] == "battle area"]
    elk = next(c for c in on_field if table.label(c) == "Elk")
    assert table.boards.facts(table.state, elk)["bp"] == 5000 and table.A.discard == ["Odd"]


@rule("3.2.3c", "5.10.2b")
def test_turning_a_card_does_not_make_it_a_new_one(table: Table) -> None:
    text = f"[SIN]{ENTERS}Give this character +3000 BP for this turn. At the end of turn, discard one card from your hand."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A="areas: face-down Ram; hand: 3", B="areas: Wall 9000", phase="open", ask="choose")
    assert table.waiting_for == "A choose" and table.phase == "end"
    assert table["Ram"].sideways and table["Ram"].bp == 4000
    table.A.chooses("Blank")
    assert table["Ram"].bp == 1000


@rule("ucg.char.1", "11.12.1")
def test_effects_hang_on_the_stack_through_a_change_of_its_top_card(table: Table) -> None:
    table.card("Plus", bp={"SIN": 1000}, text=f"[SIN]{FREE}Give one of your 『ORB』 +2000 BP for this turn.")
    table.card("Back", bp={"SIN": 1000}, text=f"[SIN]{FREE}Put the top card of one of your 『ORB』 into your hand.")
    table.card("Orb1", bp={"SIN": 3000}, text="[SIN]Give this character +10 BP.")
    table.place(A=f"areas: Orb2 1000/5000 over Orb1, Plus, Back, {HOLD}; hand: 0", B="areas: Wall 1000")
    table.A.uses("Plus")
    assert table["Orb2"].bp == 7000
    table.A.uses("Back")
    assert table.A.hand == ["Orb2"] and table["Orb1"].bp == 5010


@rule("ucg.char.3")
def test_level_and_name_are_those_of_the_topmost_card(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Give all your level 3 characters +500 BP for this turn.")
    table.place(A=f"areas: Orb3 1000/1000/1000 over Orb2 1000/1000 over Orb1, Orb2 over Orb1, Ram, {HOLD}", B="areas: Wall 1000")
    table.A.uses("Ram")
    assert table["Orb3"].bp == 1500 and table["Orb3"].level == 3
    tops = {table.label(c): table.boards.facts(table.state, c)["bp"] for c in table.boards.cards_in(table.state, 0, "battle area")}
    assert tops["Orb2"] == 1000


@rule("3.5.2", "3.6.1", "3.6.2")
def test_the_field_is_public(table: Table) -> None:
    table.place(A=f"areas: Orb2 1000/1000 over Orb1, {HOLD}; scene: Dusk {{round: 0}}", B="areas: Wall 1000, Wall")
    for seat in (0, 1, 2):
        lanes = zone(table, seat, "battle area", 0)
        assert faces(lanes) != ["hidden", "hidden"] and faces(lanes[0]["under"]) != ["hidden"]
        assert faces(zone(table, seat, "scene area", 2)) != ["hidden"]
        assert [lane["area"] for lane in zone(table, seat, "battle area", 1)] == [1, 2]


@rule("3.6.3a", "3.6.3b", "2.1.1")
def test_a_face_down_card_shows_its_back_to_the_opponent(table: Table) -> None:
    table.place(A="areas: face-down Odd 1000; hand: Odd2", B="areas: face-down Wall 1000", phase="level up")
    assert table.waiting_for == "A level up"
    assert zone(table, 1, "battle area", 0)[0].keys() == {"id", "hidden", "area", "resting", "state"}
    assert faces(zone(table, 0, "battle area", 0)) != ["hidden"]
    assert faces(zone(table, 2, "battle area", 0)) == ["hidden"]


@rule("3.7.2a", "3.7.2c")
def test_discards_lie_open_in_order_of_arrival(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Discard two cards from your hand.")
    table.place(A=f"areas: Ram, {HOLD}; hand: X 1000, Y 1000, Z 1000; discard: W 1000", B="areas: Wall 1000")
    table.A.uses("Ram")
    table.A.chooses("Z")
    table.A.chooses("X")
    assert table.A.discard == ["W", "Z", "X"]
    assert "hidden" not in faces(zone(table, 1, "discard area", 0))


@rule("3.7.2b", "ucg.r.pile")
def test_the_order_of_a_discard_area_changes_nothing(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN]While you have 2 or more cards in your discard area, give this character +500 BP.")
    table.card("X", bp={"SIN": 1000})
    table.card("Y", bp={"SIN": 1000})
    for pile, hold in (("X, Y", HOLD), ("Y, X", "Hold")):
        table.place(A=f"areas: Ram, {hold}; discard: {pile}")
        assert table["Ram"].bp == 1500
        assert all("order" not in label and "arrange" not in label for label in table.A.options())


@rule("3.3.3", "3.7.3", "3.8.5")
def test_the_layout_follows_the_recommendations() -> None:
    row = next(row for row in LAYOUT["rows"] if "deck" in row)
    assert row.index("discard area") < row.index("deck") < row.index("exiled")


@rule("3.4.3", "5.3.3")
def test_there_is_no_hand_limit(table: Table) -> None:
    table.place(A="areas: Ram 1000; hand: 15", B="areas: Wall 1000", phase="end")
    assert len(table.A.hand) == 16 and table.waiting_for == "A set"


def test_views_are_plain_data(table: Table) -> None:
    table.place(A=f"areas: {HOLD}", B="areas: Wall 1000")
    assert json.loads(msgspec.json.encode(GAME.view(table.state, 0)))["seat"] == 0


def test_who_takes_a_hidden_card_into_the_hand_is_told_which(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Send the bottom face-down and sideways card under one of your 『ELK』 to its owner's discard area.")
    table.card("Take", bp={"SIN": 1000}, text=f"[SIN]{FREE}Look at the top card of your deck. Then, put it into your hand.")
    table.place(A=f"areas: Take, {HOLD}; hand: 0; deck: Top 1, 2", B="areas: Wall 1000")
    table.A.uses("Take")
    told = {seat: [e for e in GAME.events(table.state, seat) if e["kind"] == "put into hand"] for seat in (0, 1)}
    assert "card" in told[0][0] and "card" not in told[1][0] and told[1][0]["hidden"]
