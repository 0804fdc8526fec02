"""How To Play: the four phases of a turn."""

from __future__ import annotations

import pytest

from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page


@rule("uni.turn.1", "uni.move.1")
def test_four_phases_in_order_both_players_together(table: Arena) -> None:
    table.place(A="line: Ava; hand: Jab attack 3", B="line: Bea", phase="turn start")
    assert table.waiting_for == "A movement" and table.A.energy == 5
    table.passes()
    table.passes()
    table.passes()
    phases = [(e.kind, e.n) for e in table.state.log if e.kind in ("turn", "phase")]
    assert phases[:5] == [("turn", 1), ("phase", 2), ("phase", 3), ("phase", 4), ("turn", 2)]


@rule("uni.turn.2")
def test_nobody_is_asked_between_the_two_draws(table: Arena) -> None:
    table.place(A="line: Ava", B="line: Bea", phase="turn start")
    assert table.state.decisions == 0
    assert [e.player for e in table.state.log if e.kind == "draw"] == [0] * 5 + [1] * 5


@rule("uni.turn.3", "uni.turn.5")
def test_the_hand_is_filled_up_and_energy_overwritten(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: Keep special "Retain.", Hold special "Retain."; energy: 3', B="line: Bea; energy: 9"
    )
    table.end_the_turn()
    assert len(table.A.hand) == 5 and table.A.hand[:2] == ["Keep", "Hold"] and len(table.B.hand) == 5
    assert (table.A.energy, table.B.energy) == (5, 5)
    kinds = [e.kind for e in table.state.log if e.kind in ("draw", "energy")]
    assert kinds == ["draw"] * 8 + ["energy"] * 2


@rule("uni.turn.4", "uni.turn.6", "uni.house.turn.1")
def test_turn_start_texts_change_hand_size_and_energy(table: Arena) -> None:
    lines = ["Type: Unique.", "Turn Start: Draw 1 additional card. Lose 1 Energy.", "Turn End: Expires."]
    table.card("Ava", **page(statuses={"Mood": lines}, has=["Mood"]))
    fewer = ["Type: Unique.", "Turn Start: Draw 2 fewer cards."]
    table.card("Bea", **page(statuses={"Gloom": fewer}, has=["Gloom"]))
    table.place(A="line: Ava", B="line: Bea", phase="turn start")
    assert (len(table.A.hand), table.A.energy) == (6, 4)
    assert (len(table.B.hand), table.B.energy) == (3, 5)
    assert table.numbers("hand filled") == [6, 3] and table.numbers("energy lost") == [1]
    table.end_the_turn()
    assert (len(table.A.hand), table.A.energy) == (5, 5)


@rule("uni.turn.7", "uni.play.7")
def test_one_hand_and_one_pool_of_energy_for_the_whole_team(table: Arena) -> None:
    table.place(A="line: Xia, Yan; hand: One attack 3 of Xia for 3, Two attack 3 of Yan for 3", B="line: Bea")
    assert table.offered() == ["One", "Two"]
    table.play("A", "One")
    table.resolve()
    assert table.A.energy == 2 and table.offered() == []
    refusal = table.A.refusal("play", "Two")
    assert refusal is not None and refusal.rule == "uni.play.2"


@rule("uni.turn.8", "uni.combat.2")
def test_the_initiative_player_opens_combat(table: Arena) -> None:
    table.place(A="line: Ava; hand: Jab attack 3", B="line: Bea; hand: Hook attack 3", turn="B")
    assert table.waiting_for == "B open" and table.offered() == ["Hook"]
    table.play("B", "Hook")
    assert table.g.round == 1 and table.waiting_for == "A combat"


@rule("uni.turn.9", "uni.turn.11", "uni.combat.21")
def test_further_rounds_are_the_initiative_players_choice_in_any_zone(table: Arena) -> None:
    table.place(A="line: Ava; hand: A1 fast attack 3, A2 slow attack 3", B="line: Bea; hand: B1 attack 3; energy: 5")
    table.play("A", "A1")
    table.resolve()
    assert table.waiting_for == "A open" and table.can_pass() and table.offered() == ["A2"]
    draws = table.kinds().count("draw")
    table.play("A", "A2", zone="Slow")
    assert table.g.round == 2 and table.phase == "Combat" and table.kinds().count("draw") == draws
    assert table.A.active_zone == "Slow Zone" and table.A.energy == 3


@rule("uni.turn.10")
def test_a_round_is_over_when_all_zones_are_empty(table: Arena) -> None:
    table.place(A="line: Ava; hand: A1 slow attack 3, A2 attack 3", B="line: Bea; hand: B1 attack 3")
    table.play("A", "A1")
    table.play("B", "B1", zone="Normal")
    table.passes()
    table.passes()
    assert "round over" not in table.kinds() and table.A.active_zone == "Slow Zone"
    table.resolve()
    assert table.kinds().count("round over") == 1


@rule("uni.turn.12", "uni.term.discard.1")
def test_hands_are_discarded_at_turn_end(table: Arena) -> None:
    table.place(A="line: Ava; hand: 2", B="line: Bea; hand: 5")
    table.end_the_turn()
    assert (len(table.A.discard), len(table.B.discard)) == (2, 5)
    discards = [e.player for e in table.state.log if e.kind == "discard"]
    assert discards == [0] * 2 + [1] * 5


@rule("uni.turn.13")
def test_initiative_passes_after_the_discards(table: Arena) -> None:
    table.place(A="line: Ava; hand: Jab attack 3, Spare attack 1", B="line: Bea")
    table.play("A", "Jab")
    table.end_the_turn()
    assert table.waiting_for == "B movement"
    kinds = [e.kind for e in table.state.log if e.kind in ("discard", "initiative")]
    assert kinds == ["discard", "discard", "initiative"]


@rule("uni.house.turn.2", "uni.term.shield.2")
def test_shield_still_soaks_burn_at_turn_end_and_is_gone_after(table: Arena) -> None:
    table.card("Ava", **page(has=["Burn 3/2"], shield=5))
    table.place(A="line: Ava", B="line: Bea")
    table.end_the_turn()
    assert table["Ava"].hp == 100 and table["Ava"].shield == 0 and table.has("Ava") == ["Burn 3/1"]


@rule("uni.house.combat.1")
def test_the_first_round_must_be_opened_with_a_legal_play(table: Arena) -> None:
    table.place(A="line: Ava; hand: Jab attack 3", B="line: Bea", options={"must_open": 1})
    assert not table.can_pass()
    table.play("A", "Jab")
    table.resolve()
    assert table.can_pass()
    table.place(A="line: Ava; hand: Dear attack 3 for 6", B="line: Bea", options={"must_open": 1})
    assert table.A.options() == ["End the turn"]  # nothing to open with
    table.place(A="line: Ava; hand: Punch attack 3", B="line: Bea", options={"must_open": 0})
    assert table.can_pass()


@rule("uni.house.win.2")
def test_the_turn_limit_decides_by_hp(table: Arena) -> None:
    for hp, winner in ((40, "B"), (90, "A"), (60, "draw")):
        table = Arena()
        table.place(A=f"line: Ava {hp}", B="line: Bea 60", options={"turn_limit": 2})
        table.end_the_turn()
        assert table.winner == ""
        table.end_the_turn()
        assert table.winner == winner and table.state.end_rule == "uni.house.win.2"


@rule("uni.term.draw.1")
def test_an_empty_pile_is_refilled_from_the_discard_pile(table: Arena) -> None:
    table.place(A='line: Ava; hand: Read special "Draw 5."; pile: 2; discard: 10', B="line: Bea")
    table.play("A", "Read")
    table.resolve()
    assert (len(table.A.hand), table.A.pile, len(table.A.discard)) == (5, 7, 1)


@rule("uni.term.draw.2")
def test_with_both_piles_empty_the_draw_is_skipped(table: Arena) -> None:
    table.place(A='line: Ava; hand: Read special "Draw 3.", Other special; pile: 0', B="line: Bea")
    table.play("A", "Read")
    table.resolve()
    assert table.A.hand == ["Other"] and table.winner == ""


@rule("uni.house.win.2")
@pytest.mark.parametrize(("turn", "over"), [(99, False), (100, True)])
def test_a_hundred_turns_are_the_limit(table: Arena, turn: int, over: bool) -> None:
    table.place(A="line: Ava", B="line: Bea 60", turn_number=turn)
    table.end_the_turn()
    assert (table.winner == "A") is over
