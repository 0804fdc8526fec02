"""Moments as card texts word them: what sets an ability off, and what does not."""

from __future__ import annotations

import pytest

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table

KILL = "Choose one character on your opponent's {} and sideline it."
PLAY = list[str]
"""What the players say, each with the letter of the player in front."""

# moment, board of A, board of B, phase, play, cards drawn by the owner of Me (who draws one each time)
MOMENTS: list[tuple[str, str, str, str, PLAY, int]] = [
    ("When this character attacks", "front: Me", "", "attack", ["A attack with Me"], 1),
    ("When this character attacks", "front: Me, Ram 1000", "", "attack", ["A attack with Ram"], 0),
    ("When a character on your field attacks", "front: Me, Ram 1000", "", "attack", ["A attack with Ram"], 1),
    ("When another character on your field attacks", "front: Me, Ram 1000", "", "attack", ["A attack with Me"], 0),
    ("When another character on your field attacks", "front: Me, Ram 1000", "", "attack", ["A attack with Ram"], 1),
    ("When one of your opponent's characters attacks", "front: Ram 1000", "energy: Me", "attack", ["A attack with Ram"], 1),
    ("When one of your opponent's characters attacks", "front: Me, Ram 1000", "", "attack", ["A attack with Ram"], 0),
    ("When this character blocks", "front: Ram 500", "front: Me", "attack", ["A attack with Ram", "B block with Me"], 1),
    ("When this character is blocked", "front: Me", "front: Wall 500", "attack", ["A attack with Me", "B block with Wall"], 1),
    ("When this character is blocked", "front: Me", "front: Wall 500", "attack", ["A attack with Me", "B do not block"], 0),
    ("When this character wins a battle", "front: Me", "front: Wall 500", "attack", ["A attack with Me", "B block with Wall"], 1),
    ("When this character wins a battle", "front: Ram 500", "front: Me", "attack", ["A attack with Ram", "B block with Me"], 1),
    ("When this character attacks and wins a battle", "front: Ram 500", "front: Me", "attack", ["A attack with Ram", "B block with Me"], 0),
    ("When this character blocks and wins a battle", "front: Ram 500", "front: Me", "attack", ["A attack with Ram", "B block with Me"], 1),
    ("When this character blocks and wins a battle", "front: Me", "front: Wall 500", "attack", ["A attack with Me", "B block with Wall"], 0),
    ("When this character loses a battle", "front: Me", "front: Wall 2000", "attack", ["A attack with Me", "B block with Wall"], 1),
    ("When this character loses a battle", "front: Ram 2000", "front: Me", "attack", ["A attack with Ram", "B block with Me"], 1),
    ("When this character attacks and loses a battle", "front: Ram 2000", "front: Me", "attack", ["A attack with Ram", "B block with Me"], 0),
    ("When a character on your front line attacks", "energy: Me; front: Ram 1000", "", "attack", ["A attack with Ram"], 1),
    ("When a character on your opponent's front line is sidelined", "front: Me; hand: Front", "front: Wall 1000", "main", ["A use Front"], 1),
    ("When a character on your opponent's front line is sidelined", "front: Me; hand: Back", "energy: Wall 1000", "main", ["A use Back"], 0),
    ("When a character on your opponent's field is sidelined", "front: Me; hand: Back", "energy: Wall 1000", "main", ["A use Back"], 1),
    ("When a character on your field is sidelined", "hand: Back", "front: Me; energy: Wall 1000", "main", ["A use Back"], 1),
    ("When a character on your field is sidelined by one of your abilities", "hand: Back", "front: Me; energy: Wall 1000", "main", ["A use Back"], 0),
    ("When a character on your field is sidelined by one of your opponent's abilities", "hand: Back", "front: Me; energy: Wall 1000", "main", ["A use Back"], 1),
    ("When this character is returned to your hand", "hand: Gust", "front: Me", "main", ["A use Gust"], 1),
    ("When a character on your field leaves your field", "hand: Gust", "front: Wall 1000; energy: Me", "main", ["A use Gust"], 1),
    ("When a character on your field moves during your attack phase", "energy: Me; front: Jump", "", "attack", ["A attack with Jump"], 1),
    ("When a character on your field moves during your attack phase", "energy: Me; front: Ram 1000; hand: Push", "", "main", ["A use Push"], 0),
    ("When this character is switched to resting by one of your opponent's abilities", "hand: Tire", "front: Me", "main", ["A use Tire"], 1),
    ("When this character is switched to resting by one of your abilities", "hand: Tire", "front: Me", "main", ["A use Tire"], 0),
    ("When this character is chosen by one of your opponent's abilities", "hand: Tire", "front: Me", "main", ["A use Tire"], 1),
    ("When you use an event card", "front: Me; hand: Idle", "", "main", ["A use Idle"], 1),
    ("When your opponent uses an event card", "hand: Idle", "front: Me", "main", ["A use Idle"], 1),
    ("When your opponent uses an event card", "front: Me; hand: Idle", "", "main", ["A use Idle"], 0),
    ("When you take damage", "front: Ram 1000", "energy: Me", "attack", ["A attack with Ram"], 1),
    ("When your opponent takes damage", "front: Ram 1000; energy: Me", "", "attack", ["A attack with Ram"], 1),
    ("When your opponent takes damage", "front: Ram 1000", "energy: Me", "attack", ["A attack with Ram"], 0),
    ("When this character deals damage to your opponent", "front: Me, Ram 1000", "", "attack", ["A attack with Ram"], 0),
    ("When this character deals damage to your opponent", "front: Me, Ram 1000", "", "attack", ["A attack with Me"], 1),
    ("When a character on your field is Raided", "energy: Me; front: Pup 1000; hand: Wolf; ap: 3/3", "", "main", ["A raid with Wolf onto Pup"], 1),
    ("When a character on your field performs Raid", "energy: Me; front: Pup 1000; hand: Wolf; ap: 3/3", "", "main", ["A raid with Wolf onto Pup"], 1),
    ("When a character on your field performs Raid", "energy: Me; hand: Kid 1000; ap: 3/3", "", "main", ["A play Kid onto the front line"], 0),
    ("When a character on your field is played", "energy: Me; hand: Kid 1000; ap: 3/3", "", "main", ["A play Kid onto the front line"], 1),
    ("At the end of your attack phase", "front: Me", "", "attack", ["A end"], 1),
    ("At the end of your opponent's attack phase", "", "energy: Me", "attack", ["A end"], 1),
    ("At the start of your main phase", "energy: Me", "", "movement", ["A end"], 1),
    ("At the end of your main phase", "front: Me", "", "main", ["A end"], 1),
    ("At the end of your main phase", "", "front: Me", "main", ["A end"], 0),
]  # fmt: skip


@pytest.mark.parametrize(("moment", "mine", "theirs", "phase", "play", "drawn"), MOMENTS)
def test_a_moment_sets_an_ability_off(table: Table, moment: str, mine: str, theirs: str, phase: str, play: PLAY, drawn: int) -> None:
    table.card("Me", bp=1000, text=f"{moment}, draw a card.")
    table.card("Wolf", bp=3000, raid="Pup")
    table.card("Jump", bp=1000, text="[When Attacking] Move this character to the other line.")
    for name, text in (
        ("Front", KILL.format("front line")), ("Back", KILL.format("energy line")), ("Idle", "Choose up to one of your AP cards and switch it to active."),
        ("Gust", "Choose one character on your opponent's front line and return it to their hand."),
        ("Tire", "Choose one character on your opponent's field and switch it to resting."),
        ("Push", 'Choose one "Ram" on your field and move it to the other line.'),
    ):  # fmt: skip
        table.card(name, type="event", ap=0, text=text)
    table.place(A=mine, B=theirs, phase=phase)
    owner = table.A if "Me" in mine else table.B
    before = len(owner.deck)
    turn = table.state.turn
    for words in play:
        seat = table.A if words[0] == "A" else table.B
        if seat.options():
            seat.answers(words[2:])
    normal = 1 if table.state.turn != turn and owner is table.B else 0  # the draw of B's start phase
    assert before - len(owner.deck) - normal == drawn


@rule("ua.battle.15")
def test_a_defenders_lost_battle_comes_before_impact(table: Table) -> None:
    table.card("Wall", bp=1000, text="When this character loses a battle, draw a card.")
    table.place(A="front: Ram 3000 [Impact (1)]", B="front: Wall; deck: Q 1000, 5", phase="attack", ask="life")
    table.A.attacks("Ram")
    table.B.blocks("Wall")
    assert table.waiting_for == "A life" and table.B.hand == ["Q"] and table.B.sideline == ["Wall"]
