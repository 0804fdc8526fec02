"""Why not? Each refusal names the rule that stands against an action, and none is given for what is possible."""

from __future__ import annotations

import pytest

from quadriga.scenario.table import Table

ACT = '"[Activate: Main] (Switch to Resting) (Pay 1 AP) (Place 1 Card From Hand Into Sideline) [Once Per Turn] Draw a card."'
CASES: list[tuple[str, str, str, str, str]] = [
    # action, board of A, board of B, phase, rule ("": nothing stands against it)
    ("play", "hand: X 1000; ap: 1/3", "", "main", ""),
    ("play", "hand: X 1000; ap: 1/3", "", "attack", "ua.attack.4"),
    ("play", "hand: X 1000; energy: Ram 1000; ap: 1/3", "", "movement", "ua.main.1"),
    ("play", "sideline: X 1000; ap: 1/3", "", "main", "ua.main.2"),
    ("play", "hand: X 1000 {energy: 1}; ap: 1/3", "", "main", "ua.card.energy.1"),
    ("play", "hand: X 1000; ap: 0/3", "", "main", "ua.card.ap.1"),
    ("play", 'hand: X "Draw a card." {type: event}; ap: 1/3', "", "main", "ua.main.event.1"),
    ("use", "hand: X 1000; ap: 1/3", "", "main", "ua.main.event.1"),
    ("use", 'hand: X "Draw a card." {type: event}; ap: 1/3', "", "main", ""),
    ("raid", "hand: X 1000; ap: 1/3", "", "main", "ua.raid.1"),
    ("raid", "hand: X 1000 {raid: Pup}; ap: 1/3", "", "main", "ua.raid.2"),
    ("raid", "hand: X 1000 {raid: Pup}; front: Pup 1000; ap: 1/3", "", "main", ""),
    ("activate", f"front: X 1000 {ACT}; hand: 1; ap: 1/3", "", "main", ""),
    ("activate", f"front: X 1000 {ACT} resting; hand: 1; ap: 1/3", "", "main", "ua.cond.rest.1"),
    ("activate", f"front: X 1000 {ACT}; hand: 1; ap: 0/3", "", "main", "ua.cond.ap.1"),
    ("activate", f"front: X 1000 {ACT}; ap: 1/3", "", "main", "ua.cond.hand.1"),
    ("activate", f"hand: X 1000 {ACT}, 1; ap: 1/3", "", "main", "ua.main.act.1"),
    ("activate", "front: X 1000", "", "main", "ua.main.act.1"),
    ("activate", 'front: X 1000 "[Activate: Main] (If on the Energy Line) Draw a card."', "", "main", "ua.cond.1"),
    ("attack", "front: X 1000", "", "attack", ""),
    ("attack", "front: X 1000", "", "main", "ua.attack.1"),
    ("attack", "front: X 1000 resting", "", "attack", "ua.state.2"),
    ("attack", "energy: X 1000", "", "attack", "ua.zone.front.1"),
    ("attack", 'energy: X 1000 "This character can attack from the energy line."', "", "attack", ""),
    ("attack", "energy: X {type: site}", "", "attack", "ua.card.char.1"),
    ("attack", 'front: X 1000 "This character cannot attack."', "", "attack", "ua.block.limit.2"),
    ("attack", 'front: X 1000, Bull 1000 "This character must attack if able."', "", "attack", "ua.must.attack.1"),
    ("attack", "", "front: X 1000", "attack", "ua.zone.front.1"),
    ("move", "energy: X 1000", "", "movement", ""),
    ("move", "energy: X 1000", "", "main", "ua.move.1"),
    ("move", "energy: X {type: site}, Ram 1000", "", "movement", "ua.move.4"),
    ("move", "front: X 1000; energy: Ram 1000", "", "movement", "ua.move.2"),
    ("move", 'energy: X 1000 "This character cannot move.", Ram 1000', "", "movement", "ua.move.11"),
    ("move", "energy: Ram 1000", "front: X 1000", "movement", "ua.move.1"),
    ("juggle", "front: X 1000", "", "main", "ua.main.2"),
    ("block", "front: X 1000", "", "main", "ua.attack.block.1"),
]  # fmt: skip


@pytest.mark.parametrize(('action', 'mine', 'theirs', 'phase', 'rule'), CASES)
def test_what_stands_against_an_action(table: Table, action: str, mine: str, theirs: str, phase: str, rule: str) -> None:
    table.place(A=mine, B=theirs, phase=phase)
    refusal = table.A.refusal(action, "X")
    assert ("" if refusal is None else refusal.rule) == rule, refusal
    if refusal is not None:
        assert str(refusal.reason).endswith(".") and refusal.reason.id != "union-arena.no-rule"


BLOCKS: list[tuple[str, str, str]] = [
    ("Ram 1000", "front: X 1000", ""),
    ("Ram 1000", "front: X 1000 resting, Y 1000", "ua.state.2"),
    ("Ram 1000", "front: Y 1000; energy: X 1000", "ua.zone.front.1"),
    ("Ram 1000", "front: Y 1000; energy: X {type: site}", "ua.card.char.1"),
    ("Ram 1000", 'front: X 1000 "This character cannot block.", Y 1000', "ua.block.limit.2"),
    ('Ram 1000 "This character cannot be blocked by a character with 1000 or less BP."', "front: X 1000, Y 2000", "ua.block.limit.1"),
]  # fmt: skip


@pytest.mark.parametrize(('attacker', 'theirs', 'rule'), BLOCKS)
def test_what_stands_against_a_block(table: Table, attacker: str, theirs: str, rule: str) -> None:
    table.place(A=f"front: {attacker}", B=theirs, phase="attack")
    table.A.attacks("Ram")
    refusal = table.B.refusal("block", "X")
    assert ("" if refusal is None else refusal.rule) == rule, refusal


def test_nobody_blocks_a_character_under_attack(table: Table) -> None:
    table.card("Bow", bp=1000, text="[Snipe]\n[When Attacking] You may draw a card.")
    table.place(A="front: Bow", B="front: X 1000, Y 1000", phase="attack")
    table.A.answers("attack Y with Bow")
    refusal = table.B.refusal("block", "X")
    assert refusal is not None and refusal.rule == "ua.kw.snipe.2"


def test_it_is_not_your_turn_and_the_game_is_over(table: Table) -> None:
    table.place(A="front: Ram 1000", B="front: X 1000; life: 1", phase="attack")
    refusal = table.B.refusal("attack", "X")
    assert refusal is not None and refusal.rule == "ua.turn.2"
    table.A.attacks("Ram")
    table.B.answers("do not block")
    refusal = table.A.refusal("attack", "Ram")
    assert refusal is not None and refusal.rule == "ua.win.1"


def test_a_used_ability_and_a_card_that_lost_its_abilities(table: Table) -> None:
    table.place(A=f"front: X 1000 {ACT.replace('(Switch to Resting) ', '')}; hand: 2; ap: 3/3")
    table.A.activates("X")
    if table.waiting_for == "A pay":
        table.A.answers(table.A.options()[0])
    refusal = table.A.refusal("activate", "X")
    assert refusal is not None and refusal.rule == "ua.cond.once.1"
    table.card("Hush", type="event", ap=0, text="Choose one character on your field. It loses all base abilities until the end of the turn.")
    table.place(A='front: X 1000 "[Activate: Main] Draw a card."; hand: Hush')
    table.A.uses("Hush")
    refusal = table.A.refusal("activate", "X")
    assert refusal is not None and refusal.rule == "ua.text.gain.2"


def test_a_hidden_card_is_not_spoken_of(table: Table) -> None:
    table.place(A="life: X 1000, 3", B="hand: Y 1000")
    for name in ("X", "Y"):
        refusal = table.A.refusal("play", name)
        assert refusal is not None and refusal.rule == "ua.zone.life.1"
