"""Winning the Game, and the checks after every ability."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table


@rule("ua.win.1", "ua.direct.1")
def test_who_takes_the_last_life_wins(table: Table) -> None:
    table.place(A="front: Ram 3000, Ewe 1000", B="life: 2", phase="attack")
    table.A.attacks("Ram")
    assert table.B.life == 1 and table.winner == ""
    table.A.attacks("Ewe")
    assert table.B.life == 0 and table.winner == "A"


@rule("ua.win.4")
def test_both_out_of_life_at_one_check_is_a_draw(table: Table) -> None:
    table.card("Ruin", type="event", text="Place one card from your life area into your sideline. Place one card from your opponent's life area into their sideline.")
    table.place(A="hand: Ruin; life: 1; ap: 3/3", B="life: 1")
    table.A.uses("Ruin")
    assert table.winner == "draw"
    table.place(A="hand: Ruin; life: 1; ap: 3/3", B="life: 2")
    table.A.uses("Ruin")
    table.A.answers("life card 1")
    assert table.winner == "B"


@rule("ua.check.1")
def test_life_is_checked_before_anything_is_sidelined_for_zero_bp(table: Table) -> None:
    text = "Choose up to one character on your opponent's front line. It loses 1000 BP until the end of the turn. Place one card from your life area into your sideline."
    table.card("Gamble", type="event", text=text)
    table.place(A="hand: Gamble; life: 1; ap: 3/3", B='front: Ewe 1000 "[When Sidelined] Draw a card."')
    table.A.uses("Gamble")
    table.A.chooses("Ewe")
    assert table.winner == "B" and table.B.sideline == []


@rule("ua.check.1")
def test_zero_bp_is_checked_before_line_capacity_and_waiting_abilities(table: Table) -> None:
    gain = 'Choose one "Tall" on your field. It gains "The number of cards you can place onto your front line is reduced by one" until the end of the turn.'
    table.card("Hex", type="event", text=gain + " All characters on your field lose 1000 BP until the end of the turn.")
    table.place(A='front: Tall 3000, Big 3000, Wide 3000, Small 1000 "[When Sidelined] Draw a card."; hand: Hex; ap: 3/3')
    table.A.uses("Hex")
    if table.waiting_for == "A choose":
        table.A.chooses("Tall")
    assert table.A.front == ["Tall", "Big", "Wide"] and "Small" in table.A.sideline and table.A.removal == []
    assert table.waiting_for == "A main"


@rule("ua.check.1")
def test_life_is_not_checked_between_the_triggers_of_one_damage(table: Table) -> None:
    table.place(
        A="front: Ram 3000 [Damage (2)]",
        B="life: Quill 1000 {trigger: draw}, Last 1000 {trigger: final}; deck: Ewe 1000, 5",
        phase="attack",
    )
    table.A.attacks("Ram")
    table.B.answers("use the draw trigger of Quill")
    assert table.winner == "" and table.B.hand == ["Ewe"]
    table.B.answers("use the final trigger of Last")
    assert table.winner == "" and table.B.life == 1


@rule("ua.win.6")
def test_a_text_may_state_another_way_to_win_at_its_own_time(table: Table) -> None:
    table.card("Star", bp=1000, text="At the end of your attack phase, if you have 0 or less cards in your deck, you win the game.")
    table.place(A="front: Star; deck: 0", B="deck: 9")
    table.A.ends_phase()
    assert table.phase == "attack" and table.winner == ""
    table.A.ends_phase()
    assert table.winner == "A" and table.state.end_rule == "ua.win.6"
    table.place(A="front: Star; deck: 1", B="deck: 9", phase="attack")
    table.A.ends_phase()
    assert table.winner == ""
