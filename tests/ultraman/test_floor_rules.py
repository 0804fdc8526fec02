"""Floor rules and penalty guidelines: options of a match."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

from quadriga.games.game import Deck
from quadriga.games.ultraman.chapters.other_rules import battle_wins, match_winner, missed
from quadriga.games.ultraman.chapters.preparation import check, out_of_match
from quadriga.games.ultraman.chapters.table import table as table_of
from quadriga.games.ultraman.game import GAME
from quadriga.kernel.decisions import NO, PICK, YES, Decision, option
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.ultraman.test_preparation import deck, library
from tests.ultraman.texts import ENTERS


@rule("FR.10a")
def test_on_time_one_more_turn_is_played_and_the_field_decides(table: Table) -> None:
    table.place(A="areas: Ram 9000; hand: 2", B="areas: Wall 1000; hand: 2", phase="judgement", options={"time_called": 1})
    assert table.winner == ""
    table.A.sets("Blank")
    table.B.sets("Blank")
    assert table.winner == "A" and table.state.end_rule == "FR.10a"  # 1-0 in the turn after


@rule("FR.10a")
def test_on_time_with_equal_wins_the_newest_battle_decides_then_the_lead(table: Table) -> None:
    table.place(A="areas: Ram 9000, Lamb 1000", B="areas: Wall 5000, Wall", phase="judgement", options={"time_called": 1})
    assert table.winner == "B"
    table.place(A="areas: Ram, Lamb, Wall", B="areas: Wall, Wall, Wall", phase="judgement", turn="B", options={"time_called": 1})
    assert table.winner == "B"  # 1-1 and the newest battle tied: the Lead


@rule("FR.10a")
def test_on_time_the_next_player_may_win_as_well(table: Table) -> None:
    table.place(A="areas: Ram 9000, Lamb 1000, Lamb", B="areas: Wall 5000, Wall, Wall", phase="judgement", options={"time_called": 1})
    assert table.winner == "B" and (table.A.wins, table.B.wins) == (1, 2)
    table.place(A="areas: Ram 9000, Lamb 1000", B="areas: Wall 5000, Wall", phase="judgement", options={"time_called": 2})
    assert table.winner == ""  # time is called in this very turn: one more is played


@rule("FR.10c")
def test_a_match_on_time_goes_by_games_then_battles_then_the_last_game(table: Table) -> None:
    assert match_winner([(0, 3, 0), (0, 3, 2)]) == 0
    assert match_winner([(0, 5, 0), (1, 0, 3)]) == 0
    assert match_winner([(1, 0, 5), (0, 3, 0)]) == 1
    assert match_winner([(1, 0, 3), (1, 2, 3)]) == 1
    assert match_winner([(0, 3, 1), (1, 1, 3)]) == 1
    assert match_winner([]) == 2
    table.place(A="hand: 0", B="hand: 1", phase="set character card")
    assert battle_wins(table_of(table.state)) == (1, 0, 5)
    table.place(A="hand: 1", B="hand: 0", phase="set character card", turn="B")
    assert battle_wins(table_of(table.state)) == (0, 5, 0)
    table.place(A="areas: Ram 9000, Ram, Ram", B="areas: Wall 1000, Wall, Wall", phase="judgement")
    assert battle_wins(table_of(table.state)) == (0, 3, 0)


@rule("FR.6")
def test_two_decks_share_the_limit_of_copies_and_a_winning_deck_is_out() -> None:
    cards = library()
    one = deck(**{f"c{i}": 4 for i in range(1, 12)}, c0=3, c12=3)
    two = deck(**{f"c{i}": 4 for i in range(13, 20)}, c0=2)
    offences = check([one, two], cards, {})
    assert [(o.rule, o.cards) for o in offences if o.cards] == [("FR.6", ["T-c0"])]
    assert out_of_match(["one"]) == {"one"}


@rule("FR.14a")
def test_sealed_decks_have_thirty_cards_and_any_number_of_copies() -> None:
    sealed = Deck("Sealed", "ultraman", {"T-c0": 24, "T-c1": 6}, extra={"sealed": True})
    assert GAME.check(sealed, library()) == []
    assert [o.rule for o in GAME.check(deck(c0=30), library())] == ["4.1.1", "4.1.2"]


@rule("FR.14b")
def test_sealed_allows_baton_touch_across_names_at_a_price(table: Table) -> None:
    table.place(A="areas: Elk1 1000; hand: Orb2 1/5000, Cat6", B="areas: Wall 1000; hand: 1", phase="level up", options={"sealed": 1})
    assert [label for label in table.A.options() if "with" in label] == ["Level up Elk1 in area 1 with Orb2"]
    table.A.answers("level up Elk1 with Orb2")
    assert table["Orb2"].bp == 4000 and table["Elk1"].face_down
    table.A.sets("Cat6")
    table.B.sets("Blank")
    assert table["Orb2"].bp == 4000 and table["Elk1"].face_down  # it stays face-down in the next Open Phase


@rule("FR.14b")
def test_baton_touch_stays_within_kaiju_or_within_heroes_and_mechs(table: Table) -> None:
    table.card("Crane2", bp={"SIN": 1, "DBL": 1}, card_type="Ultra Mech")
    table.card("Beast5", bp={"SIN": 1}, level=5)
    table.card("Man6", bp={"SIN": 1, "DBL": 1}, card_type="Ultra Hero")
    table.place(A="areas: Elk1 1, Beast5; hand: Crane2, Cat6 1/1, Man6", B="areas: Wall 1, Wall", phase="level up", options={"sealed": 1})
    found = [label for label in table.A.options() if "with" in label]
    assert found == ["Level up Elk1 in area 1 with Crane2", "Level up Beast5 in area 2 with Cat6"]


@rule("FR.14b")
def test_in_sealed_a_stack_of_one_name_stays_open_and_costs_nothing(table: Table) -> None:
    table.place(A="areas: Orb1 1000; hand: Orb2 1/5000", B="areas: Wall 1000; hand: 1", phase="level up", options={"sealed": 1})
    table.A.answers("level up Orb1 with Orb2")
    assert table["Orb2"].bp == 5000 and not table["Orb1"].face_down


@rule("PG.10")
def test_a_missed_trigger_is_done_in_its_compulsory_parts_only(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may draw two cards. Additionally, discard one card from your hand.")
    table.place(A="areas: face-down Ram; hand: Odd 1000; deck: 4", B="areas: Wall 1000; hand: 1", phase="open")
    decision = table.decision
    assert decision is not None
    GAME.answer(table.state, missed(decision))
    assert table.A.discard == ["Odd"] and len(table.A.deck) == 3  # declined; the draw is that of the next turn
    assert missed(Decision(0, "set", [option(PICK, 3), option(PICK, 4)], "5.5.3.1a", -1)) == 0
    assert missed(Decision(0, "may", [option(YES), option(NO)], "11.3.1", -1)) == 1
