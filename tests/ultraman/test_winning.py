"""1. Overview: winning and losing, game principles."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

import pytest

from quadriga.games.ultraman.chapters.other_rules import stop
from quadriga.games.ultraman.chapters.table import table as table_of
from quadriga.games.ultraman.game import GAME
from quadriga.kernel.state import DRAW
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.ultraman.texts import ENTERS, HOLD


@rule("1.1.1")
def test_exactly_two_players_play() -> None:
    deck = next(iter(GAME.decks().values()))
    for decks in ([deck], [deck, deck, deck]):
        with pytest.raises(ValueError, match="for two players"):
            GAME.new(decks)
    assert GAME.new([deck, deck]).decision is not None


@rule("1.3.1", "1.3.2b", "ucg.r.end")
def test_three_wins_in_one_turn_end_the_game_on_the_spot(table: Table) -> None:
    table.card("Late", bp={"SIN": 9000}, text="[SIN]" + ENTERS + "Draw a card at the end of this turn.")
    table.place(A="areas: Ram 9000, Ram, face-down Late; hand: 0", B="areas: Wall 1000, Wall, Wall", phase="open")
    assert table.winner == "A" and table.state.end_rule == "1.3.2b"
    assert table.A.hand == []  # the part left to the End Phase is not carried out


@rule("1.3.2a")
def test_victory_is_examined_only_after_every_battle(table: Table) -> None:
    table.place(
        A="areas: Ram 9000, Ram, Ram, Lamb 1000, Lamb, Lamb, Lamb",
        B="areas: Wall 5000, Wall, Wall, Wall, Wall, Wall, Wall",
        phase="judgement",
    )
    assert table.winner == "B" and (table.A.wins, table.B.wins) == (3, 4)


@rule("1.3.2b")
def test_wins_of_earlier_turns_do_not_add_up(table: Table) -> None:
    table.place(A="areas: Ram 9000, Ram", B="areas: Wall 5000, Wall", phase="judgement")
    assert table.A.wins == 2 and table.winner == ""
    table.A.sets("Blank")
    table.B.sets("Blank")
    # the third battle is a tie, the others are won again: two wins, not four
    assert table.state.turn == 4 and table.A.wins == 2 and table.winner == ""


@rule("1.3.3")
def test_with_three_wins_each_the_higher_number_wins(table: Table) -> None:
    table.place(
        A="areas: Ram 9000, Ram, Ram, Ram, Lamb 1000, Lamb, Lamb",
        B="areas: Wall 5000, Wall, Wall, Wall, Wall, Wall, Wall",
        phase="judgement",
    )
    assert table.winner == "A" and table.state.end_rule == "1.3.3"


@rule("1.3.3.1")
def test_three_wins_each_go_on_until_one_has_more(table: Table) -> None:
    table.place(
        A="areas: Ram 9000, Ram, Ram, Lamb 1000, Lamb, Lamb; hand: Ram",
        B="areas: Wall 5000, Wall, Wall, Wall, Wall, Wall; hand: Wall",
        phase="judgement",
    )
    assert (table.A.wins, table.B.wins, table.winner) == (3, 3, "")
    table.B.sets("Wall")
    table.A.sets("Ram")
    assert (table.A.wins, table.B.wins, table.winner) == (4, 3, "A")


@rule("1.3.4a")
def test_whoever_cannot_set_a_character_loses_at_once(table: Table) -> None:
    table.place(A="hand: Dusk {round: 1}", B="hand: 2", phase="set character card")
    assert table.winner == "B" and table.state.end_rule == "1.3.4a"


@rule("1.3.4a", "5.5.1")
def test_the_lead_loses_first_if_neither_can_set(table: Table) -> None:
    table.place(A="hand: 0", B="hand: 0", phase="set character card", turn="B")
    assert table.winner == "A"


@rule("1.3.4b")
def test_setting_a_character_cannot_be_declined(table: Table) -> None:
    table.place(A="hand: Ram 3000", B="hand: 1", phase="set character card")
    assert table.waiting_for == "A set"
    assert len(table.A.options()) == 1 and not table.A.can("done") and not table.A.can("pass")


@rule("1.3.5")
def test_the_organiser_can_stop_a_game_without_a_winner(table: Table) -> None:
    table.place(A="hand: Ram 3000", phase="set character card")
    stop(table_of(table.state))
    assert table.state.winner == DRAW and table.state.end_rule == "1.3.5" and table.decision is None


@rule("1.3.6")
def test_an_empty_deck_does_not_lose(table: Table) -> None:
    table.place(A="areas: Ram 1000; deck: 0; hand: 1", B="areas: Wall 1000; hand: 1", phase="draw")
    assert table.winner == "" and table.A.hand == ["Blank"] and len(table.B.hand) == 2


@rule("1.2.1", "6.1.2")
def test_a_card_that_allows_more_beats_the_rule(table: Table) -> None:
    from quadriga.games.ultraman.chapters.marks import SET_AGAIN
    from quadriga.kernel.applied import Applied

    table.place(
        A="areas: Ram 1000; hand: Dusk {round: 0}, Dawn {round: 1}, Noon {round: 1}, 1",
        B="areas: Wall 1000; hand: 1",
        phase="set scene card",
    )
    table.state.applied = [Applied(SET_AGAIN, -1, 1, 9, 0, -1, 0)]
    table.A.sets("Dusk")
    table.A.answers("not draw")
    assert table.waiting_for == "A scene"
    table.A.sets("Dawn")
    table.A.answers("not draw")
    assert table.waiting_for == "A set" and table.A.scene == ["Dawn"]


@rule("1.2.2")
def test_cannot_beats_an_effect_and_the_rest_goes_on(table: Table) -> None:
    from quadriga.games.ultraman.chapters.marks import NO_RETURN
    from quadriga.kernel.applied import Applied

    text = "[SIN][Activate](Once per turn)No cost → Return the top card of one opponent's character to their hand. Then, draw a card."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: Ram, {HOLD}; hand: 0", B="areas: Wall2 9000/9000 over Wall1")
    table.state.applied = [Applied(NO_RETURN, 2, 0, 9, 1, -1, 0)]
    table.A.uses("Ram")
    assert table.B.areas == ["Wall2"] and table["Wall2"].state == "DOUBLE"
    assert len(table.A.hand) == 1


@rule("1.2.3a")
def test_text_is_carried_out_in_its_order(table: Table) -> None:
    text = "[SIN][Activate](Once per turn)No cost → Draw a card. Then, discard one card from your hand."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: Ram, {HOLD}; hand: 0; deck: Top 1000, 3", B="areas: Wall 1000")
    table.A.uses("Ram")
    assert table.A.discard == ["Top"] and table.A.hand == []


@rule("1.2.3b", "11.2.1")
def test_impossible_parts_are_skipped(table: Table) -> None:
    text = "[SIN][Activate](Once per turn)No cost → Discard two cards from your hand. Then, draw three cards."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: Ram, {HOLD}; hand: Odd 1000; deck: 2", B="areas: Wall 1000")
    table.A.uses("Ram")
    assert table.A.discard == ["Odd"] and table.A.hand == ["Blank", "Blank"] and table.winner == ""
