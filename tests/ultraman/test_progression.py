"""5. Game Progression, up to the Effect Activation Phase."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

from quadriga.games.ultraman.chapters.table import PHASE_NAMES
from quadriga.games.ultraman.chapters.table import table as table_of
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.ultraman.texts import ENTERS, FREE, HOLD


@rule("5.1.2", "5.1.3", "5.10.1")
def test_a_turn_is_nine_phases_in_order_even_if_nothing_happens(table: Table) -> None:
    table.place(A="areas: Ram 1000; hand: 1; deck: 0", B="areas: Wall 1000; hand: 1; deck: 0", phase="start")
    table.A.sets("Blank")
    table.B.sets("Blank")
    phases = [e.n for e in table.state.log if e.kind == "phase"]
    assert phases[:9] == list(range(1, 10)) and phases[9:11] == [1, 2]
    assert len(PHASE_NAMES) == 10


@rule("5.1.1")
def test_a_turn_is_shared_and_limits_of_both_start_afresh(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Give this character +500 BP for this turn.")
    table.place(A=f"areas: Ram, {HOLD}; hand: 1", B="areas: Ram, Hold; hand: 1")
    table.A.uses("Ram")
    assert not table.A.can("use Ram")
    table.A.passes()
    table.B.uses("Ram")
    table.B.passes()
    table.A.sets("Blank")
    table.B.sets("Blank")
    assert table.state.turn == 3 and table.A.can("use Ram")


@rule("5.2.1", "ucg.lead.1")
def test_lead_is_fixed_in_the_start_phase_for_the_whole_turn(table: Table) -> None:
    table.card("Ram", bp={"SIN": 9000}, text=f"[SIN]{ENTERS}If you are the Next player for this turn, you may draw a card.")
    table.place(A="areas: Lamb 1000; hand: 1", B="areas: face-down Ram; hand: 1", phase="open")
    table.B.answers("yes")  # B won the battle afterwards, but was Next when the card was opened
    assert table.B.lead and table.waiting_for == "B set"


@rule("5.3.1")
def test_nobody_draws_in_the_first_turn(table: Table) -> None:
    table.place(A="hand: 6", B="hand: 6", phase="draw")
    assert table.state.turn == 1 and len(table.A.hand) == len(table.B.hand) == 6


@rule("5.3.2", "5.3.3")
def test_from_the_second_turn_on_each_player_draws_one(table: Table) -> None:
    table.place(A="areas: Ram 1000; hand: 12; deck: 5", B="areas: Wall 1000; hand: 2; deck: 5", phase="draw")
    assert (len(table.A.hand), len(table.B.hand), len(table.A.deck)) == (13, 3, 4)


@rule("5.4.1", "5.4.2")
def test_only_the_lead_sets_one_scene_or_none(table: Table) -> None:
    table.card("Dusk", round=0)
    table.card("Dawn", round=0)
    table.place(A="hand: Dusk, Dawn, 1", B="hand: Dusk, 1", phase="set scene card")
    assert table.waiting_for == "A scene" and len(table.A.options()) == 3
    table.A.sets("Dusk")
    table.A.answers("not draw")
    assert table.waiting_for == "A set"
    table.place(A="hand: Dusk, 1", B="hand: 1", phase="set scene card")
    table.A.answers("no scene")
    assert table.waiting_for == "A set" and table.A.scene == []
    assert table.A.refusal("set scene", "Dusk").rule == "5.4.2"


@rule("5.5.1", "5.5.3.1a", "5.5.3.1b")
def test_the_lead_sets_one_character_face_down_and_upright(table: Table) -> None:
    table.place(A="hand: Ram 3000, Dusk {round: 0}, Elk 1000", B="hand: Wall 1000, 1", phase="set character card")
    assert len(table.A.options()) == 2 and table.A.refusal("set", "Dusk").rule == "5.5.3.1a"
    table.A.sets("Ram")
    assert table["Ram"].face_down and not table["Ram"].sideways and len(table.A.hand) == 2
    assert table.waiting_for == "B set"


@rule("5.5.4.1", "5.5.5")
def test_the_next_player_sets_opposite_in_the_same_area(table: Table) -> None:
    table.place(A="areas: Old 1000; hand: Ram 3000, Ram2", B="areas: Foe 1000; hand: Wall 1000, 1", phase="set character card")
    table.A.sets("Ram")
    table.B.sets("Wall")
    assert table["Ram"].area == table["Wall"].area == 2 and table["Wall"].face_down
    assert table.A.round == 2


@rule("5.5.2.1", "5.5.7")
def test_each_turn_adds_the_next_area(table: Table) -> None:
    table.place(A="areas: Ram 1000, Elk 1000; hand: Doe 1000, Doe2", B="areas: Wall 1000, Gate 1000; hand: 2", phase="set character card", turn="B", first="A")
    table.B.sets("Blank")
    table.A.sets("Doe")
    assert [table[name].area for name in ("Ram", "Elk", "Doe")] == [1, 2, 3]
    assert table_of(table.state).first_lead == 0  # whose right hand area 1 lies at, whoever leads now


@rule("5.5.6", "5.9.3.2")
def test_characters_stay_and_battle_again(table: Table) -> None:
    table.place(A="areas: Ram 1000; hand: 3", B="areas: Wall 9000; hand: 3", phase="judgement")
    for _ in range(2):
        table.B.sets("Blank")
        table.A.sets("Blank")
        assert table["Ram"].area == 1 and table.B.wins == 1 and table["Ram"].sideways


@rule("5.6.1a", "5.6.3.1")
def test_the_lead_levels_up_before_the_next_player(table: Table) -> None:
    table.card("Orb2", bp={"SIN": 1, "DBL": 5000})
    table.place(A="areas: Orb1; hand: Orb2", B="areas: Orb1; hand: Orb2", phase="level up")
    assert table.waiting_for == "A level up"
    table.A.answers("level up Orb1 with Orb2")
    assert table.waiting_for == "B level up"
    table.B.answers("done")
    assert table.A.wins == 1


@rule("5.6.1b", "5.6.2.2")
def test_level_up_needs_the_same_name_and_exactly_one_level_more(table: Table) -> None:
    table.place(A="areas: Orb2; hand: Orb1, Orb2, Orb3, Orb4, Elk3", B="areas: Wall 1000", phase="level up")
    assert [label for label in table.A.options() if "with" in label] == ["Level up Orb2 in area 1 with Orb3"]
    assert table.A.refusal("level up", "Elk3").rule == "5.6.1b"


@rule("5.6.1c", "8.1.1b", "10.1.1")
def test_a_levelled_card_lies_face_down_and_upright_and_says_nothing_yet(table: Table) -> None:
    table.card("Orb2", bp={"SIN": 1, "DBL": 9000}, text="[DBL]Give this character +500 BP.")
    table.place(A="areas: Orb1 3000/5000 resting; hand: Orb2, Elk2", B="areas: Elk1; hand: Elk2", phase="level up")
    assert table["Orb1"].resting
    table.A.answers("level up Orb1 with Orb2")
    assert table.waiting_for == "B level up"
    assert table["Orb2"].face_down and not table["Orb2"].resting and table["Orb1"].bp == 5000
    table.B.answers("done")
    # the Open Phase has followed: now it counts
    assert table.winner == "" and table.A.wins == 1


@rule("8.1.1b")
def test_bp_is_read_from_the_topmost_face_up_card_in_the_column_of_the_stack(table: Table) -> None:
    table.place(A="areas: face-down Orb2 1/9000 over Orb1 3000/5000; hand: Orb3", B="areas: Elk1; hand: Elk2", phase="level up", turn="B")
    assert table.waiting_for == "B level up"
    assert table["Orb1"].bp == 5000 and table["Orb2"].face_down


@rule("5.6.2.1", "5.6.2.3")
def test_any_set_of_characters_levels_up_each_once(table: Table) -> None:
    table.place(A="areas: Orb1, Elk1, Doe1; hand: Orb2, Orb3, Elk2, Doe2", B="areas: Wall 1000", phase="level up")
    table.A.answers("level up Orb1 with Orb2")
    assert not table.A.can("level up Orb2 with Orb3")
    assert table.A.refusal("level up", "Orb3").rule == "5.6.2.3"
    table.A.answers("level up Doe1 with Doe2")
    table.A.answers("done")
    assert table.A.areas == ["Orb2", "Elk1", "Doe2"]


@rule("5.6.2.1")
def test_the_card_set_this_turn_may_level_up(table: Table) -> None:
    table.place(A="hand: Orb1, Orb2", B="hand: 1", phase="set character card")
    table.A.sets("Orb1")
    table.B.sets("Blank")
    table.A.answers("level up Orb1 with Orb2")
    assert table["Orb2"].state == "DOUBLE"


@rule("5.7.1a", "5.7.2.1", "5.7.3.1")
def test_waiting_effects_of_the_lead_come_before_those_of_the_next(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may draw a card.")
    table.place(A="areas: face-down Ram", B="areas: face-down Ram", phase="open", turn="B")
    assert table.waiting_for == "B may"
    table.B.answers("yes")
    assert table.waiting_for == "A may"
    table.A.answers("no")
    assert len(table.B.hand) == len(table.A.hand) + 1


@rule("5.7.1b", "10.1.3")
def test_all_face_down_cards_are_opened_at_one_instant(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}If this character's battle opponent has TYPE 【POWER】, you may draw a card.")
    table.place(A="areas: face-down Ram", B="areas: face-down Wall 1000 {type: POWER}", phase="open")
    assert table.waiting_for == "A may" and not table["Wall"].face_down
    table.A.answers("no")


@rule("5.7.1c", "9.2.2")
def test_enters_play_effects_of_the_opening_wait_for_their_players_step(table: Table) -> None:
    draw = f"[SIN]{ENTERS}You may draw a card."
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may discard one card from your hand.")
    table.card("Wall", bp={"SIN": 1000}, text=draw)
    table.place(A="areas: face-down Ram; hand: 2", B="areas: face-down Wall", phase="open")
    assert table.waiting_for == "A may" and len(table_of(table.state).waiting) == 1
    table.A.answers("no")
    assert table.waiting_for == "B may"
    table.B.answers("no")


@rule("5.7.1d")
def test_a_newly_stacked_card_enters_play_and_an_old_one_does_not(table: Table) -> None:
    table.card("Orb2", bp={"SIN": 1, "DBL": 1000}, text=f"[DBL]{ENTERS}You may draw a card.")
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may draw a card.")
    table.place(A="areas: face-down Orb2 over Orb1, Ram", B="areas: Wall 1000, Wall", phase="open")
    assert table.waiting_for == "A may" and len(table_of(table.state).waiting) == 0
    table.A.answers("yes")
    assert len(table.A.hand) == 5 and table.state.turn == 3  # one effect, then the draw of the next turn


@rule("ucg.r.chargeopen", "11.17.1b", "11.17.1c")
def test_charge_cards_stay_face_down(table: Table) -> None:
    from quadriga.games.ultraman.game import GAME

    table.place(A=f"areas: Ram 1000 over face-down Odd, {HOLD}", B="areas: Wall 1000", phase="open")
    for seat, seen in ((0, True), (1, False)):
        lanes = next(z for z in GAME.view(table.state, seat)["zones"] if z["id"] == "battle area" and z["seat"] == 0)["cards"]
        assert ("number" in lanes[0]["charge"][0]) == seen


@rule("5.8.1", "5.8.2.1a", "5.8.3.1a")
def test_each_player_uses_powers_in_their_own_step(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Give this character +500 BP for this turn.")
    table.card("Elk", bp={"SIN": 1000}, text=f"[SIN]{FREE}Give this character +500 BP for this turn.")
    table.place(A="areas: Ram, Elk", B="areas: Ram, Wall 1000")
    assert table.waiting_for == "A power" and table.B.refusal("use", "Ram").rule == "5.8.1"
    table.A.uses("Elk")
    table.A.uses("Ram")
    assert table.waiting_for == "B power"
    table.B.passes()
    assert (table.A.wins, table.B.wins) == (2, 0)


@rule("5.8.2.1b")
def test_a_payment_effect_is_carried_out_before_the_next_is_offered(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Draw a card. [SIN][Activate](Once per turn)Discard one card from your hand → Give this character +500 BP for this turn.")
    table.place(A=f"areas: Ram, {HOLD}; hand: 0")
    assert not table.A.can("use Ram discard")
    table.A.answers("use Ram draw")
    assert len(table.A.hand) == 1 and table.A.can("use Ram give")


@rule("5.8.2.1c", "5.8.3.1b")
def test_a_step_is_over_with_the_pass(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN][Activate](Once per turn)Discard one card from your hand → Give this character +5000 BP for this turn.")
    table.card("Gift", bp={"SIN": 1000}, text=f"[SIN]{FREE}Each player draws a card.")
    table.place(A="areas: Ram; hand: 0", B="areas: Gift")
    assert table.waiting_for == "B power"  # A could pay nothing
    table.B.uses("Gift")
    assert table.waiting_for.endswith("set") and table.state.turn == 2  # A got no further chance
