"""5.9 and 5.10: Judgement and End Phase; vacant areas (12.4)."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.ultraman.texts import ENTERS, FREE, HOLD


@rule("5.9.4.1", "5.9.4.2")
def test_higher_bp_wins_and_turns_the_loser_sideways(table: Table) -> None:
    table.place(A="areas: Ram 8000 resting", B="areas: Wall 7000", phase="judgement")
    assert (table.A.wins, table.B.wins) == (1, 0)
    assert not table["Ram"].sideways and table["Wall"].sideways
    assert table.A.areas == ["Ram"] and table.B.areas == ["Wall"]


@rule("5.9.1", "5.9.2")
def test_every_area_has_its_battle(table: Table) -> None:
    table.place(A="areas: Ram 5000, Ram, Lamb 1000", B="areas: Wall 4000, Ram, Wall", phase="judgement")
    from quadriga.games.ultraman.chapters.table import table as table_of

    assert table_of(table.state).results == [1, 3, 2]
    assert [e.player for e in table.state.log if e.kind == "battle"] == [0, -1, 1]


@rule("5.9.2.1")
def test_results_are_fixed_before_they_take_effect(table: Table) -> None:
    table.card("Ram", bp={"SIN": 9000}, text="[SIN]《When this character wins its battle》Give all your characters +9000 BP for this turn.")
    table.place(A="areas: Ram, Lamb 1000", B="areas: Wall 5000, Wall", phase="judgement")
    assert (table.A.wins, table.B.wins) == (1, 1)


@rule("5.9.3.1", "5.9.3.2")
def test_results_are_made_anew_each_turn(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000, "DBL": 1})
    table.card("Ram2", bp={"SIN": 1, "DBL": 9000}, character="RAM", level=2)
    table.place(A="areas: Ram; hand: Ram2, 2", B="areas: Wall 5000; hand: 3", phase="judgement")
    assert (table.A.wins, table.B.wins) == (0, 1)
    table.B.sets("Blank")
    table.A.sets("Blank")
    table.A.answers("level up Ram with Ram2")
    assert (table.A.wins, table.B.wins) == (1, 0)


@rule("5.9.5.1", "5.9.5.2", "11.7.2a")
def test_equal_bp_is_a_tie_also_at_zero(table: Table) -> None:
    table.card("Ram", bp={"SIN": 3000}, text=f"[SIN]{ENTERS}Give this character -5000 BP for this turn.")
    table.card("Zero", bp={"SIN": 0})
    table.place(A="areas: face-down Ram, Elk 5000", B="areas: Zero, Elk", phase="open")
    assert (table.A.wins, table.B.wins) == (0, 0)
    assert table["Ram"].sideways and table["Zero"].sideways and table["Elk"].sideways


@rule("5.9.6.1")
def test_the_winner_of_the_newest_battle_leads_the_next_turn(table: Table) -> None:
    table.place(A="areas: Ram 9000, Ram, Lamb 1000; hand: 1", B="areas: Wall 5000, Wall, Wall; hand: 1", phase="judgement")
    assert table.B.lead and table.waiting_for == "B set"


@rule("5.9.6.1", "5.2.1")
def test_the_lead_of_this_turn_stays_lead_in_its_end_phase(table: Table) -> None:
    late = f"[SIN]{ENTERS}At the end of turn, discard one card from your hand."
    table.card("Lamb", bp={"SIN": 1000}, text=late)
    table.card("Wall", bp={"SIN": 5000}, text=late)
    table.place(A="areas: face-down Lamb; hand: 3", B="areas: face-down Wall; hand: 3", phase="open")
    assert table.waiting_for == "A choose" and table.phase == "end"
    table.A.chooses("Blank")
    assert table.waiting_for == "B choose"
    table.B.chooses("Blank")
    assert table.waiting_for == "B set"


@rule("5.9.6.2")
def test_after_a_tie_the_lead_stays(table: Table) -> None:
    table.place(A="areas: Ram 1000", B="areas: Ram", phase="judgement", turn="B")
    assert table.B.lead and table.waiting_for == "B set"


@rule("5.10.2a", "ucg.r.endorder")
def test_delayed_parts_are_done_lead_first_even_without_their_source(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}At the end of turn, discard one card from your hand.")
    table.card("Wall", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}Return the top card of one opponent's character to their hand.")
    table.place(A="areas: face-down Ram; hand: 0", B="areas: face-down Wall; hand: 1", phase="open")
    assert table.A.discard == ["Ram"]  # it came back to the hand, and its part was still done


@rule("5.10.2b")
def test_effects_for_this_turn_end_after_the_delayed_parts(table: Table) -> None:
    text = f"[SIN]{ENTERS}Give this character +3000 BP for this turn. At the end of turn, discard one card from your hand."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A="areas: face-down Ram; hand: 2", B="areas: Wall 1000; hand: 1", phase="open")
    assert table.waiting_for == "A choose" and table["Ram"].bp == 4000
    table.A.chooses("Blank")
    assert table["Ram"].bp == 1000 and table.state.turn == 2


@rule("ucg.delay.1", "ucg.top.2", "12.2.1")
def test_a_delayed_removal_finds_its_card_also_under_another(table: Table) -> None:
    lift = (
        f"[SIN]{FREE}Put one 『ORB』 card from your hand into play on top of one of your 『ORB』 that is able to level up with it. "
        "At the end of turn, send cards put into play with this effect to your discard area."
    )
    table.card("Lift", bp={"SIN": 1000}, text=lift)
    table.card("More", bp={"SIN": 1000}, text=f"[SIN]{FREE}Put one level 3 『ORB』 card from your hand into play on top of one of your 『ORB』 that is able to level up with it.")
    table.place(A="areas: Orb1, Lift, More; hand: Orb2 1/1, Orb3 1/1/1, 2", B="areas: Wall 1000, Wall, Wall; hand: 2")
    table.A.uses("Lift")
    table.A.uses("More")
    assert table["Orb1"].state == "SINGLE" and sorted(table.A.discard) == ["Orb2", "Orb3"]


@rule("12.4.1", "11.12.1")
def test_a_place_is_vacant_when_its_character_was_removed(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Return the top card of one opponent's character to their hand.")
    table.place(A=f"areas: Ram, {HOLD}", B="areas: -, Wall 1000; hand: 0")
    table.A.uses("Ram")
    assert table.B.areas == [] and table.B.hand == ["Wall"] and table.A.round == 2


@rule("12.4.2", "12.4.2.1")
def test_a_character_without_opponent_wins_and_may_lead(table: Table) -> None:
    table.card("Zero", bp={"SIN": 0})
    table.place(A="areas: Ram 9000; hand: 3", B="areas: -, Zero; hand: 3", phase="judgement")
    assert (table.A.wins, table.B.wins) == (1, 1) and table.B.lead
    assert not table["Zero"].sideways


@rule("12.4.2.2", "12.4.2.3")
def test_an_empty_area_has_no_result_and_the_lead_stays(table: Table) -> None:
    table.place(A="areas: Ram 9000, -; hand: 3", B="areas: Wall 1000, -; hand: 3", phase="judgement", turn="B")
    assert (table.A.wins, table.B.wins) == (1, 0) and table.B.lead


@rule("12.4.3a")
def test_vacant_places_are_filled_besides_the_new_area(table: Table) -> None:
    table.place(A="areas: Ram 1000, -; hand: Elk 1000, Doe 1000, Roe 1000", B="areas: Wall 1000, Wall; hand: 1", phase="set character card")
    table.A.sets("Roe")
    assert table.waiting_for == "A set" and table["Roe"].area == 2 and table["Roe"].face_down
    table.A.sets("Elk")
    assert table.waiting_for == "B set" and table["Elk"].area == 3


@rule("12.4.3b")
def test_whoever_cannot_fill_all_places_loses(table: Table) -> None:
    table.place(A="areas: Ram 1000, -; hand: Elk 1000", B="areas: Wall 1000, Wall; hand: 1", phase="set character card")
    assert table.winner == "B" and table.state.end_rule == "12.4.3b"


@rule("11.16.1a", "11.16.1b")
def test_be_a_win_and_be_a_tie_decide_whatever_the_bp(table: Table) -> None:
    table.card("Win", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may have this character's battle be a win for this turn.")
    table.card("Tie", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may have this character's battle be a tie for this turn.")
    table.place(A="areas: face-down Win, Ram 9000", B="areas: Wall 9000, face-down Tie", phase="open")
    table.A.answers("yes")
    table.B.answers("yes")
    assert (table.A.wins, table.B.wins) == (1, 0) and table["Ram"].sideways and table["Tie"].sideways


@rule("11.16.2", "11.16.3")
def test_win_against_win_is_a_tie_and_win_beats_tie(table: Table) -> None:
    win = f"[SIN]{ENTERS}You may have this character's battle be a win for this turn."
    table.card("Win", bp={"SIN": 1000}, text=win)
    table.card("Tie", bp={"SIN": 9000}, text=f"[SIN]{ENTERS}You may have this character's battle be a tie for this turn.")
    table.place(A="areas: face-down Win", B="areas: face-down Tie", phase="open")
    table.A.answers("yes")
    table.B.answers("yes")
    assert (table.A.wins, table.B.wins) == (1, 0)
    table.card("Foe", bp={"SIN": 9000}, text=win)
    table.place(A="areas: face-down Win", B="areas: face-down Foe", phase="open", turn="B")
    table.B.answers("yes")
    table.A.answers("yes")
    assert (table.A.wins, table.B.wins) == (0, 0) and table.B.lead


@rule("ucg.r.vacanttie")
def test_be_a_tie_without_opponent_is_a_tie(table: Table) -> None:
    table.card("Tie", bp={"SIN": 9000}, text=f"[SIN]{ENTERS}You may have this character's battle be a tie for this turn.")
    table.place(A="areas: face-down Tie", B="areas: -", phase="open")
    table.A.answers("yes")
    assert table.A.wins == 0 and table["Tie"].sideways


def test_winning_and_losing_a_battle_can_be_watched(table: Table) -> None:
    table.card("Ram", bp={"SIN": 9000}, text="[SIN]《When this character wins its battle》You may draw a card.")
    table.card("Wall", bp={"SIN": 1000}, text="[SIN]《When this character loses its battle》You may draw two cards.")
    table.place(A="areas: Ram, Elk 1; hand: 1", B="areas: Wall, Elk; hand: 1", phase="judgement")
    assert table.waiting_for == "A may" and table.phase == "judgement"
    table.A.answers("yes")
    assert table.waiting_for == "B may" and len(table.A.hand) == 2
    table.B.answers("yes")
    assert len(table.B.hand) == 4 and table.state.turn == 3  # with the draw of the next turn
    table.place(A="areas: Ram; hand: 1", B="areas: Ram; hand: 1", phase="judgement")
    assert table.waiting_for.endswith("set")  # a tie is neither
