"""Words for people: labels, refusals, log lines, what statistics are told."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

from quadriga.games.ultraman.chapters.table import table as table_of
from quadriga.games.ultraman.computer.heuristic import evaluate
from quadriga.games.ultraman.game import GAME
from quadriga.kernel.chance import seeded
from quadriga.kernel.playout import play_randomly
from quadriga.scenario.table import Table
from tests.ultraman.texts import ENTERS, FREE, HOLD


def why(table: Table, seat: str, action: str, card: str) -> str:
    refusal = (table.A if seat == "A" else table.B).refusal(action, card)
    return "" if refusal is None else refusal.rule


def test_refusals_in_the_scene_phase(table: Table) -> None:
    hand = "hand: Dusk {round: 0}, Late {round: 4}, Ram 1000"
    table.place(A=f"areas: Elk 1000; {hand}", B="areas: Wall 1000; hand: Dusk, 1", phase="set scene card")
    assert why(table, "A", "set scene", "Dusk") == ""
    assert why(table, "A", "set scene", "Late") == "6.3.1"
    assert why(table, "A", "set scene", "Ram") == "3.5.1"
    assert why(table, "B", "set scene", "Dusk") == "5.4.1"
    assert why(table, "A", "set", "Ram") == "5.5.1"
    assert why(table, "A", "level up", "Ram") == "5.6.1a"
    assert why(table, "A", "dance", "Ram") == "5.1.2"
    assert why(table, "A", "set", "Elk") == "5.5.3.1a"
    table.A.sets("Dusk")
    assert why(table, "A", "set scene", "Late") == "6.1.2"


def test_refusals_of_powers(table: Table) -> None:
    table.card("Orb1", bp={"SIN": 1000}, text=f"[SIN]{FREE}Draw a card.")
    table.card("Ram", bp={"SIN": 1000}, text=f"[DBL]{FREE}Draw a card.")
    table.place(A=f"areas: Orb2 1/1 over Orb1, Ram, Elk 1000, {HOLD}; hand: Orb3", B="areas: Hold")
    assert why(table, "A", "use", "Orb1") == "10.1.3.1"
    assert why(table, "A", "use", "Ram") == "2.3.5.2a"
    assert why(table, "A", "use", "Elk") == "9.4.1"
    assert why(table, "A", "use", "Orb3") == "10.1.2"
    assert why(table, "A", "use", "Hold") == ""
    assert why(table, "B", "use", "Hold") == "5.8.1"


def test_a_hidden_card_is_refused_without_telling_what_it_is(table: Table) -> None:
    table.place(A=f"areas: {HOLD}; hand: Odd 1000", B="areas: Wall 1000; hand: Secret 1000")
    slot = table.find("Secret", 1)
    refusal = GAME.why_not(table.state, 0, "set", table.state.ref[slot])
    assert refusal is not None and refusal.rule == "3.6.3a" and "Secret" not in str(refusal.reason)


def test_labels_say_what_an_option_does(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Give one of your characters TYPE 【POWER】 or 【SPEED】 for this turn.")
    table.place(A=f"areas: Ram, {HOLD}", B="areas: Wall 1000")
    assert table.A.options()[0] == "Ram: Give one of your characters TYPE 【POWER】 or 【SPEED】 for this turn."
    table.A.uses("Ram")
    assert table.A.options() == ["Your Ram in area 1 (SINGLE, 1000 BP)", "Your Hold in area 2 (SINGLE, 1000 BP)"]
    table.A.chooses("Ram")
    assert table.A.options() == ["POWER", "SPEED"]


def test_the_log_tells_each_seat_what_it_may_know(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}Draw a card.")
    table.place(A=f"areas: face-down Ram, {HOLD}; hand: 0; deck: Top 1000, 3", B="areas: Wall 1000", phase="open")
    mine = [str(event["text"]) for event in GAME.events(table.state, 0)]
    theirs = [str(event["text"]) for event in GAME.events(table.state, 1)]
    assert any("Top" in line for line in mine) and not any("Top" in line for line in theirs)
    assert any("draws a card" in line for line in theirs)


def test_statistics_know_what_was_drawn_and_played() -> None:
    decks = list(GAME.decks().values())
    s = GAME.new(decks[:2], seed=4)
    play_randomly(s, seeded(9))
    told = GAME.chronicle(s)
    for side in told["sides"]:
        assert len(side["opening"]) in (6, 12) and len(side["played"]) >= s.turn
        assert len(side["drawn"]) >= s.turn - 2
    won = [sum(side["by_turn"]["battles won"].values()) for side in told["sides"]]
    assert won[s.winner] >= 3 and GAME.first_seat(s) == table_of(s).first_lead


def test_copies_in_hand_are_one_option_for_a_search(table: Table) -> None:
    table.place(A="hand: Ram 1000, Ram, Elk 1000", B="hand: 1", phase="set character card")
    decision = table.decision
    assert decision is not None
    keys = [GAME.option_key(table.state, o) for o in decision.options]
    assert keys[0] == keys[1] != keys[2]


def test_an_evaluation_prefers_the_winning_side(table: Table) -> None:
    table.place(A=f"areas: Ram 9000, {HOLD}", B="areas: Wall 1000, Wall")
    assert evaluate(table_of(table.state), 0) > 0.5 > evaluate(table_of(table.state), 1)
