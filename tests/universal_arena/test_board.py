"""Board, Preparation and Win Conditions."""

from __future__ import annotations

import pytest

from quadriga.games import load
from quadriga.games.game import Deck
from quadriga.games.universal_arena.chapters.table import (
    DRAW_PILE,
    HAND,
    ULTIMATES,
    WIDTH,
    card,
    neighbours,
    opposed,
    printed,
    table,
)
from quadriga.games.universal_arena.pages.files import library
from quadriga.kernel.decisions import arg_a
from quadriga.kernel.state import State, answer
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena

GAME = load("universal-arena")


def new(seed: int = 1, **options: int) -> State:
    teams = GAME.decks()
    return GAME.new((teams["the-rail"], teams["full-house"]), seed=seed, options=options)


def past_the_lines(s: State) -> State:
    while s.decision is not None and s.decision.kind == "line":
        answer(s, 0)
    return s


@rule("uni.win.1")
def test_a_team_falls_with_its_last_character_only(table: Arena) -> None:
    table.place(A="line: Ava; hand: Jab attack 3, Poke attack 2", B="line: Bea 3, Bob 2; hand: Nap special for 5")
    table.play("A", "Poke", at="Bob")
    table.resolve()
    assert table.winner == "" and table["Bob"].defeated
    table.play("A", "Jab")
    table.resolve()
    assert table.winner == "A" and table.state.end_rule == "uni.win.1"


@rule("uni.board.1", "uni.prep.4")
def test_each_player_has_a_hidden_draw_pile_of_the_whole_team(table: Arena) -> None:
    s = table_of(new())
    for seat in range(2):
        pile = s.zones[seat * WIDTH + DRAW_PILE]
        assert len(pile) == 15
        assert len({printed(s, c).user for c in pile}) == 3
        assert not any(GAME.rules.sees(s, looker, c) for looker in (0, 1) for c in pile)
    one, other = past_the_lines(new(1)), past_the_lines(new(2))
    assert [one.card[c] for c in one.zones[DRAW_PILE]] != [other.card[c] for c in other.zones[DRAW_PILE]]


def table_of(s: State):  # type: ignore[no-untyped-def]
    return table(s)


@rule("uni.board.2", "uni.play.5")
def test_a_used_card_lies_open_in_its_owners_discard_pile(table: Arena) -> None:
    table.place(A="line: Ava; hand: Jab attack 3, Poke attack 2", B="line: Bea")
    table.play("A", "Jab")
    table.resolve()
    assert table.A.discard == ["Jab"] and table.B.discard == []
    c = table.find("Jab")
    assert GAME.rules.sees(table.state, 1, c)


@rule("uni.board.3", "uni.board.7")
def test_cards_wait_in_three_rows_in_the_order_they_were_played(table: Arena) -> None:
    table.place(
        A="line: Ava; hand: A1 slow attack 3, A2 attack 3, A3 fast attack 3",
        B="line: Bea; hand: B1 slow attack 3, B2 special",
    )
    table.play("A", "A1")
    table.play("B", "B1")
    table.play("A", "A2", zone="Slow")
    assert table.A.slow == ["A1", "B1", "A2"]
    table.play("B", "B2")
    table.play("A", "A3")
    assert (table.A.fast, table.A.normal, table.A.slow) == (["A3"], ["B2"], ["A1", "B1", "A2"])


@rule("uni.board.4", "uni.board.5", "uni.board.6")
def test_a_zone_takes_cards_that_are_fast_enough(table: Arena) -> None:
    zones = {}
    for speed in ("fast", "normal", "slow"):
        table = Arena()
        table.place(A=f"line: Ava; hand: Card {speed} attack 3", B="line: Bea", ask="zone")
        table.A.plays("Card")
        zones[speed] = table.A.options() or table.state.log[-1].n
    assert zones["fast"] == ["Fast Zone", "Normal Zone", "Slow Zone"]
    assert zones["normal"] == ["Normal Zone", "Slow Zone"]
    assert zones["slow"] == 2  # nothing to ask: it went into the Slow Zone


@rule("uni.board.8", "uni.board.9")
def test_neighbours_stand_side_by_side_in_one_line(table: Arena) -> None:
    table.place(A="line: Xia, Yan, Zoe", B="line: Uli, Vic, Wim", phase="movement")
    g = table.g
    pairs = {(a, b) for a in range(6) for b in neighbours(g, a)}
    assert pairs == {(0, 1), (1, 0), (1, 2), (2, 1), (3, 4), (4, 3), (4, 5), (5, 4)}
    table.A.swaps("Xia", "Yan")
    assert table.line("A") == ["Yan", "Xia", "Zoe"] and table.line("B") == ["Uli", "Vic", "Wim"]


@rule("uni.term.opposed.1")
def test_opposed_characters_share_a_column(table: Arena) -> None:
    table.place(A="line: Xia, Yan, Zoe", B="line: Uli, Vic, Wim", phase="movement")
    assert [b for b in range(3, 6) if opposed(table.g, 1, b)] == [4]
    table.A.swaps("Xia", "Yan")
    assert [b for b in range(3, 6) if opposed(table.g, 0, b)] == [4]


@rule("uni.prep.1")
@pytest.mark.parametrize("size", [2, 4])
def test_a_team_is_three_characters(size: int) -> None:
    ids = sorted(library())[:size]
    offences = GAME.check(Deck("Odd", "universal-arena", dict.fromkeys(ids, 1), extra={"characters": ids}))
    assert [o.rule for o in offences] == ["uni.prep.1"]
    ids = sorted(library())[:3]
    assert GAME.check(Deck("Even", "universal-arena", dict.fromkeys(ids, 1), extra={"characters": ids})) == []


def test_a_character_that_nobody_knows_is_an_offence() -> None:
    ids = [*sorted(library())[:2], "nobody"]
    offences = GAME.check(Deck("Odd", "universal-arena", dict.fromkeys(ids, 1), extra={"characters": ids}))
    assert [(o.rule, o.cards) for o in offences] == [("uni.prep.1", ["nobody"])]


@rule("uni.prep.2")
def test_no_two_of_the_same_name_and_version() -> None:
    one, other = sorted(library())[:2]
    twice = Deck("Twins", "universal-arena", {one: 2, other: 1})
    assert [o.rule for o in GAME.check(twice)] == ["uni.prep.2"]
    pages = {**library(), "later": {**library()[one], "id": "later", "version": "Years later"}}
    versions = Deck("Versions", "universal-arena", {one: 1, other: 1, "later": 1})
    assert GAME.check(versions, pages) == []


@rule("uni.prep.3")
def test_a_character_brings_two_basic_and_three_technique_cards() -> None:
    for page in library().values():
        assert [o for o in GAME.check(Deck("T", "universal-arena", {page["id"]: 1})) if o.rule == "uni.prep.3"] == []
    page = library()["corvin-ash-cinder-duelist"]
    wrong = {
        **page,
        "cards": [{**c, "types": ["Technique", *c["types"][1:]]} if c["slot"] == "1" else c for c in page["cards"]],
    }
    offences = GAME.check(Deck("T", "universal-arena", {page["id"]: 1}), {page["id"]: wrong})
    assert "uni.prep.3" in [o.rule for o in offences]
    s = table_of(new())
    assert len(s.zones[DRAW_PILE]) == 15


@rule("uni.prep.5")
def test_ultimates_start_outside_the_pile() -> None:
    s = table_of(past_the_lines(new()))
    for seat in range(2):
        assert len(s.zones[seat * WIDTH + ULTIMATES]) == 3
        elsewhere = s.zones[seat * WIDTH + DRAW_PILE] + s.zones[seat * WIDTH + HAND]
        assert not any(printed(s, c).kind == 2 for c in elsewhere)


@rule("uni.prep.6", "uni.type.ultimate.1")
def test_an_ultimate_can_be_played_again_with_enough_meter(table: Arena) -> None:
    table.place(A="line: Ava; ultimates: Big attack 3 {ultimate: 30}; hand: Jab attack 3; meter: 60", B="line: Bea")
    for left in (30, 0):
        table.play("A", "Big")
        table.resolve()
        assert table.A.meter == left and table.A.ultimates == ["Big"] and table.A.discard == []
    assert table.offered() == ["Jab"]
    refusal = table.A.refusal("play", "Big")
    assert refusal is not None and refusal.rule == "uni.type.ultimate.1"


@rule("uni.prep.7")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_has_initiative_on_turn_one(first: int) -> None:
    s = past_the_lines(new(first=first))
    assert s.decision is not None and s.decision.kind == "movement" and s.decision.player == first
    while s.decision.kind == "movement":
        answer(s, len(s.decision.options) - 1)
    assert (s.decision.kind, s.decision.player) == ("open", first)


@rule("uni.house.first.1")
def test_the_first_player_comes_from_the_seed() -> None:
    found = [table_of(new(seed)).initiative for seed in range(6)]
    assert found == [table_of(new(seed)).initiative for seed in range(6)] and set(found) == {0, 1}
    assert {table_of(new(seed, first=1)).initiative for seed in range(6)} == {1}


@rule("uni.house.char.1")
def test_hp_starts_at_its_maximum_and_stays_within_bounds(table: Arena) -> None:
    table.place(A='line: Ava 95; hand: Rest special "Heal 12 HP.", Jab attack 9', B="line: Bea 4, Bob")
    assert table["Bob"].hp == 100
    table.play("A", "Rest")
    table.resolve()
    table.play("A", "Jab", at="Bea")
    table.resolve()
    assert table["Ava"].hp == 100 and table["Bea"].hp == 0
    table.place(A='line: Ava 1; hand: Rest special "Heal 12 HP."', B="line: Bea")
    table.play("A", "Rest")
    table.resolve()
    assert table["Ava"].hp == 13


@rule("uni.house.char.2")
def test_lines_are_chosen_in_secret_and_shown_together() -> None:
    s = new(first=0)
    answer(s, 2)
    answer(s, 0)
    assert s.decision is not None and (s.decision.kind, s.decision.player) == ("line", 1)
    assert list(table_of(s).line) == [-1] * 6
    seen = GAME.view(s, 1)["zones"][0]["cards"]
    assert [c["name"] for c in seen] == ["Anwen Thrale", "Mirelle Vane", "Halvard Roe"]  # the team's own order
    answer(s, 0)
    answer(s, 0)
    assert list(table_of(s).line) == [2, 0, 1, 3, 4, 5]
    assert [e.kind for e in s.log].count("lines") == 1


@rule("uni.house.seats.1")
def test_initiative_goes_to_and_fro_between_two_seats(table: Arena) -> None:
    table.place(A="line: Ava", B="line: Bea")
    found = []
    for _ in range(4):
        found.append(table.g.initiative)
        table.end_the_turn()
    assert found == [0, 1, 0, 1]


@rule("uni.kw.innate.1", "uni.house.innate.1")
def test_innate_cards_are_in_hand_before_the_first_draw_and_count() -> None:
    s = table_of(new())  # Halvard's Change Guns and Nerys's Wake the Hive
    while s.decision is not None and s.decision.kind == "line":
        answer(s, 0)
    for seat, name in ((0, "Change Guns"), (1, "Wake the Hive")):
        hand = s.zones[seat * WIDTH + HAND]
        assert name in [card(s, c).name for c in hand] and len(hand) == 5
        assert sum(e.kind == "draw" and e.player == seat for e in s.log) == 4


def test_options_of_a_line_are_characters() -> None:
    s = new()
    assert s.decision is not None and [arg_a(o) % 3 for o in s.decision.options] == [0, 1, 2]
