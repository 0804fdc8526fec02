"""The vocabulary of card texts, entry by entry: what no other test has a card say."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.games.guardians_arena import card_list
from quadriga.games.guardians_arena.chapters import faces
from quadriga.games.guardians_arena.chapters.table import (
    CAPTURED,
    DECK,
    DISCARD,
    FIGHTERS,
    HAND,
    ON,
    PEN,
    PLAYED,
    SPACE,
    STORAGE,
    UNDER,
    UPGRADES,
    in_play,
    zone,
)
from quadriga.games.guardians_arena.computer import features, heuristic
from quadriga.games.guardians_arena.vocabulary import storage
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import A6, B5, duel, labels, lay, named, state, told, totals

GAME = games.load("guardians-arena")


@rule("gua.card.discard.1")
def test_a_shot_may_break_the_item_of_the_enemy_duelist() -> None:
    bow = '; under left: Bow 2 "3 pt. ranged attack which also forces opponent to discard 1 Creature Magic Item on the space."'
    table = duel(A6 + bow, 'space right: Wolf 5 over Shield b over Item i "+4 Vitality."')
    assert totals(table) == [] and "Item i" not in table.B.discard
    table.A.shoots("Bow")
    assert "Item i" in table.B.discard and totals(table)[0] == (9, 5)
    table = duel(A6 + bow, B5)  # no Item, nothing to break
    table.A.shoots("Bow")
    assert totals(table)[0] == (9, 5)


@rule("gua.card.answer.1")
def test_a_shot_may_be_answered_by_a_shot() -> None:
    mist = 'under right: Mist 2 "Ranged attack - cancels an opponent\'s ranged attack."'
    table = duel(A6 + "; under left: Bow 2 {ranged: 4}", B5 + "; " + mist)
    table.A.shoots("Bow")
    assert table.waiting_for == "B answer" and "Mist" in labels(table)
    table.B.answers("Mist")
    assert totals(table)[0] == (6, 5) and named(table, told(table, "turn up"))[2:] == ["Bow", "Mist"]


@rule("gua.card.answer.1", "gua.card.dispel.1")
@pytest.mark.parametrize(("stones", "asked"), [(1, True), (0, False)])
def test_a_guardian_may_pay_to_dispel_a_command(stones: int, asked: bool) -> None:
    chief = 'space left: Chief 6 "All your Beasts are +3 Vitality." {command: true, class: Beast} over Shield a'
    keeper = f'guardian: Guardian K 27 "Dispels opponent\'s Command Card for one Power Stone."; stones: {stones}'
    table = duel(chief, f"{B5}; {keeper}")
    assert (table.waiting_for == "B answer") is asked
    if asked:
        table.B.answers("Guardian K")
    assert totals(table)[0] == ((6, 5) if asked else (9, 5)) and table.B.stones == 0


@rule("gua.card.terrain.1")
@pytest.mark.parametrize(("land", "total"), [("", 10), ("; terrain left: Swamp", 6)])
def test_some_are_at_their_best_where_no_terrain_is(land: str, total: int) -> None:
    assert totals(duel('space left: Ram 6 "+4 Vitality on no Terrain." over Shield a' + land))[0] == (total, 5)


@rule("gua.card.channel.1")
def test_a_receiver_may_accept_from_one_kind_only() -> None:
    sage = (
        'space left: Sage 8 "Can only accept channeling from Guardians and Wardens." {channeling: true} over Shield a'
    )
    for kind, may in (("Warden", True), ("Beast", False)):
        table = duel(f"{sage}; stones: 0; under left: Well 1 {{channeler: 3, class: {kind}}}")
        assert ("Well" in labels(table)) is may
        if may:
            table.A.channels("Well")
        assert totals(table)[0] == (11 if may else 8, 5)


@rule("gua.card.grant.1", "gua.orig.immune.1")
@pytest.mark.parametrize(("whom", "total"), [("Mortals", 0), ("Externals", 5)])
def test_immunity_to_creatures_may_be_granted_to_others_only(whom: str, total: int) -> None:
    banner = f'Standard s "All your {whom} are immune to Mortals."'
    assert totals(duel(f"space left: Ram 6 over {banner}"))[0] == (6, total)


@rule("gua.card.reveal.1")
def test_the_storage_may_have_to_be_shown() -> None:
    spy = 'space left: Spy 6 "View opponent\'s Storage Hand." {command: true} over Shield a'
    table = duel(spy, B5 + '; storage: Spell s "+3 Vitality to one of your Creatures."; pen: Cub 1')
    assert named(table, told(table, "show")) == ["Spell s"]


@rule("gua.card.stock.1")
def test_a_guardian_may_draw_for_its_up_card(table: Table) -> None:
    keeper = 'guardian: Guardian K 27 "Draw one extra card during the Draw and Organize Phase if your Up-card was a Mortal." {draw: 2}'
    drawn = {}
    for top in ("Ram 6", "Golem 6 {type: elemental}"):
        table = Table("guardians-arena")
        A = f"{keeper}; deck: {top}, Deep 1, Deeper 1, Deepest 1, Last 1; hand: Ewe 1"
        lay(table, A=A, B="hand: Wolf 1", phase="up-card", options={"turn_limit": 3})
        while table.decision is not None and table.state.turn == 2:
            table.session.answer(len(table.decision.options) - 1)
        drawn[top[:3]] = sum(e.player == 0 for e in told(table, "draw"))
    assert drawn == {"Ram": 3, "Gol": 2}


@rule("gua.house.board.3")
def test_creatures_are_in_play_on_the_board_and_nowhere_else() -> None:
    places = (SPACE, ON, UNDER, CAPTURED, FIGHTERS, HAND, PEN, DECK, DISCARD, STORAGE, PLAYED, UPGRADES)
    assert [place for place in places if in_play(zone(1, place, 0))] == [SPACE, ON, UNDER, CAPTURED, FIGHTERS]


@rule("gua.orig.card.1")
def test_a_deck_may_hold_no_card_of_a_type_that_arena_lacks() -> None:
    deck = next(iter(GAME.decks().values()))
    number = next(iter(deck.cards))
    known = {**GAME.cards(), number: {**GAME.cards()[number], "type": "oddity"}}
    offences = [o for o in GAME.check(deck, known) if o.cards == [number]]
    assert [o.rule for o in offences] == ["gua.orig.card.1"] and GAME.check(deck) == []


def test_the_published_list_names_bribery_cards_after_their_icon() -> None:
    row = {"Name": "Beer", "Type": "Bribery", "Set": "Q", "Beer": "", "Gold": "x"}
    assert GAME.is_published(row) and GAME.card_data(row)["bribery"] == ["Beer"]
    assert card_list.from_row({"Name": "Imp", "Type": "Mortal", "Set": "Q", "Gold": "x"})["bribery"] == ["Gold"]
    own = {"number": "1", "name": "Imp", "type": "mortal"}
    assert GAME.card_data(own) == own


def test_the_door_asks_the_games_own_judges() -> None:
    table = duel(A6, B5 + "; pen: Cub 3")
    for seat in (0, 1):
        assert GAME.evaluate(table.state, seat) == heuristic.evaluate(state(table), seat)
        assert GAME.features(table.state, seat) == features.features(state(table), seat)
    assert GAME.evaluate(table.state, 0) != GAME.evaluate(table.state, 1)


def test_what_answers_icons_and_terrains_name_is_a_bit_of_its_own() -> None:
    answered = [storage.A_SPELL, storage.AN_ITEM, storage.A_COMMAND, storage.A_BRIBERY, storage.GUARDIAN_CHANNELING,
                storage.CREATURE_CHANNELING, storage.A_SHOT, storage.AN_AREA]  # fmt: skip
    for bits in (answered, list(faces.ICONS.values()), list(faces.TERRAINS.values())):
        assert bits == [1 << i for i in range(len(bits))]
    assert [faces.SIZES[size] for size in ("", "S", "M", "L")] == [0, 1, 2, 3]
