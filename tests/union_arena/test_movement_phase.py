"""Movement Phase, and moves outside it."""

from __future__ import annotations

from itertools import combinations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table

OTHER_LINE = "Choose up to one character on your field and move it to the other line."
SWAP = "You may choose one character on both your front line and energy line and swap them."
WATCH = "[During Your Turn] When a character on your field moves outside of your movement phase, draw a card."


@rule("ua.move.1")
def test_any_number_of_characters_move_forward(table: Table) -> None:
    names = ("Ram", "Ewe", "Kid")
    for n in range(4):
        for chosen in combinations(names, n):
            table.place(A="energy: Ram 1000, Ewe 1000, Kid 1000, Pier {type: site}", phase="movement")
            assert not table.A.can("move Pier")
            for name in chosen:
                table.A.moves(name)
            if table.waiting_for == "A movement":
                table.A.ends_phase()
            assert table.A.front == list(chosen) and len(table.A.energy) == 4 - n


@rule("ua.move.2", "ua.kw.step.1")
def test_only_step_goes_back(table: Table) -> None:
    table.place(A="front: Ram 1000, Ewe 1000 [Step]; energy: Kid 1000", phase="movement")
    assert table.A.can("move Ewe") and not table.A.can("move Ram") and table.A.can("move Kid")
    table.A.moves("Ewe")
    table.A.ends_phase()
    assert table.A.front == ["Ram"] and table.A.energy == ["Kid", "Ewe"]
    assert table.waiting_for == "A main" and not table.A.can("move Kid")


@rule("ua.kw.step.1")
def test_step_works_in_its_owners_movement_phase_alone(table: Table) -> None:
    table.place(A="energy: Kid 1000", B="front: Ewe 1000 [Step]", phase="movement")
    assert not any("Ewe" in o for o in table.A.options() + table.B.options())
    table.place(A='front: Ram 1000; hand: Teach "Choose one character on your field. It gains [Step] until the end of the turn." {type: event}; ap: 3/3')
    table.A.uses("Teach")
    assert not any("Move" in o for o in table.A.options())


@rule("ua.move.13")
def test_only_the_lines_after_all_moves_must_fit(table: Table) -> None:
    table.place(A="front: Ram 1000 [Step], P 1000, Q 1000, R 1000; energy: Kid 1000", phase="movement")
    table.A.moves("Ram")
    table.A.moves("Kid")
    if table.waiting_for == "A movement":
        table.A.ends_phase()
    assert sorted(table.A.front) == ["Kid", "P", "Q", "R"] and table.A.energy == ["Ram"] and table.A.removal == []


@rule("ua.move.5")
def test_a_full_line_loses_a_card_for_each_that_comes(table: Table) -> None:
    table.place(A="front: P 1000, Q 1000, R 1000, S 1000; energy: Kid 1000, Ewe 1000", phase="movement")
    table.A.moves("Kid")
    table.A.moves("Ewe")
    assert table.waiting_for == "A make room" and not table.A.can("Kid")
    table.A.answers("P")
    assert table.waiting_for == "A make room"
    table.A.answers("R")
    assert table.A.removal == ["P", "R"] and table.A.front == ["Q", "S", "Kid", "Ewe"]
    assert table.A.sideline == []


@rule("ua.move.14")
def test_only_as_many_are_removed_as_do_not_fit(table: Table) -> None:
    table.place(A="front: P 1000, Q 1000, R 1000; energy: Kid 1000, Ewe 1000", phase="movement")
    table.A.moves("Kid")
    table.A.moves("Ewe")
    table.A.answers("Q")
    assert table.A.removal == ["Q"] and table.A.front == ["P", "R", "Kid", "Ewe"]
    assert table.waiting_for == "A main"


@rule("ua.move.7")
def test_moving_changes_neither_orientation_nor_effects(table: Table) -> None:
    table.card("Push", type="event", text=f"Choose up to one character on your field. It gains 1000 BP until the end of the turn. {OTHER_LINE}")
    table.place(A="energy: Kid 1000 resting, Ewe 1000; hand: Push; ap: 3/3")
    before = table["Kid"].ref
    table.A.uses("Push")
    table.A.answers("choose Kid")
    table.A.answers("choose Kid")
    assert table.A.front == ["Kid"] and table["Kid"].resting and table["Kid"].bp == 2000 and table["Kid"].ref == before
    table.place(A="energy: Kid 1000 resting, Ewe 1000", phase="movement")
    table.A.moves("Kid")
    table.A.moves("Ewe")
    assert table["Kid"].resting and not table["Ewe"].resting


@rule("ua.move.9")
def test_a_swap_needs_a_character_on_both_lines_and_no_room(table: Table) -> None:
    table.card("Turn", type="event", text=SWAP)
    front, energy = "P 1000, Q 1000, R 1000, S 1000", "Kid 1000, Ewe 1000, 2x Pier {type: site}"
    table.place(A=f"front: {front}; energy: {energy}; hand: Turn; ap: 3/3")
    table.A.uses("Turn")
    table.A.answers("yes")
    table.A.chooses("Q")
    assert not table.A.can("choose Pier")
    table.A.chooses("Kid")
    assert set(table.A.front) == {"P", "Kid", "R", "S"} and "Q" in table.A.energy and table.A.removal == []
    table.place(A=f"front: {front}; energy: 2x Quay {{type: site}}; hand: Turn; ap: 3/3")
    table.A.uses("Turn")
    if table.waiting_for == "A may":
        table.A.answers("yes")
        if table.waiting_for == "A choose":
            table.A.chooses("Q")
    assert table.A.front == ["P", "Q", "R", "S"] and len(table.A.energy) == 2


@rule("ua.move.10")
def test_the_other_line_is_opposite_also_without_step(table: Table) -> None:
    table.card("Push", type="event", text=OTHER_LINE)
    table.place(A="front: Ram 1000; energy: Kid 1000; hand: 2x Push; ap: 3/3")
    table.A.uses("Push")
    table.A.chooses("Ram")
    assert table.A.front == [] and table.A.energy == ["Kid", "Ram"]
    table.A.uses("Push")
    table.A.chooses("Kid")
    assert table.A.front == ["Kid"]


@rule("ua.move.11")
def test_who_cannot_move_is_left_out(table: Table) -> None:
    table.card("Push", type="event", text=OTHER_LINE)
    table.card("Turn", type="event", text=SWAP)
    root = 'Root 1000 "This character cannot move."'
    table.place(A=f"energy: {root}, Kid 1000", phase="movement")
    assert not table.A.can("move Root") and table.A.can("move Kid")
    table.place(A=f"front: Ram 1000; energy: {root}; hand: Push, Turn; ap: 3/3")
    table.A.uses("Push")
    table.A.chooses("Root")
    table.A.uses("Turn")
    while table.waiting_for != "A main":
        table.A.answers(table.A.options()[0])
    assert table.A.front == ["Ram"] and table.A.energy == ["Root"]


@rule("ua.move.11")
def test_a_card_barred_from_a_line_is_neither_played_nor_moved_there(table: Table) -> None:
    table.card("Storm", bp=3000, text="This card cannot be played onto or moved to your energy line.\n[Step]")
    table.card("Push", type="event", text=OTHER_LINE)
    table.card("Turn", type="event", text=SWAP)
    table.place(A="hand: Storm; ap: 3/3")
    assert [o for o in table.A.options() if "Storm" in o] == ["Play Storm onto the front line"]
    table.place(A="front: Storm; energy: Kid 1000; hand: Push, Turn; ap: 3/3", phase="movement")
    assert not table.A.can("move Storm")
    table.A.uses("Push")
    table.A.chooses("Storm")
    assert table["Storm"].zone == "front line"
    table.A.uses("Turn")
    while table.waiting_for != "A main":
        table.A.answers(table.A.options()[0])
    assert table["Storm"].zone == "front line" and table["Kid"].zone == "energy line"


@rule("ua.move.12")
def test_moves_in_and_outside_the_movement_phase_are_different_events(table: Table) -> None:
    table.card("Guide", bp=1000, text=WATCH)
    table.card("Push", type="event", text=OTHER_LINE)
    table.card("Wolf", bp=2000, raid="Pup")
    table.place(A="front: Guide; energy: Kid 1000, Pup 1000; hand: Push, Wolf; deck: P 1000, Q 1000, R 1000, S 1000; ap: 3/3", phase="movement")
    table.A.moves("Kid")
    table.A.ends_phase()
    assert table.A.hand == ["Push", "Wolf"]
    table.A.uses("Push")
    table.A.chooses("Kid")
    assert table.A.hand == ["Wolf", "P"]
    table.A.answers("raid with Wolf onto Pup")
    table.A.answers("yes")
    assert table.A.hand == ["P", "Q"]
