"""An effect that does not end makes the game a draw, by a rule of the catalogue; nobody waits for it."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.effects.flow import Jump, Nothing
from quadriga.effects.program import Program, ProgramFace, program_frame, program_id
from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.table import table as union_arena_table
from quadriga.kernel.state import DRAW, MOST_EVENTS, MOST_FRAMES, MOST_SLOTS, State, TooMuch, run
from quadriga.kernel.zones import add_cards
from quadriga.rulebook import catalogue
from quadriga.rulebook.marks import rule


def fresh(name: str) -> State:
    game = games.load(name)
    deck = next(iter(game.decks().values()))
    return game.new((deck, deck), 3)


@rule("ua.endless.1", "ucg.r.endless")
def test_things_half_done_without_end_are_a_draw_by_their_rule() -> None:
    pile_up("union-arena")
    pile_up("ultraman")


@rule("uni.house.endless.1", "gua.house.endless.1")
def test_so_they_are_in_the_games_with_house_rules() -> None:
    pile_up("universal-arena")
    pile_up("guardians-arena")


def pile_up(name: str) -> None:
    s = fresh(name)
    top = s.stack[-1]
    s.stack = [top.copy() for _ in range(MOST_FRAMES + 1)]
    s.decision = None
    run(s)
    assert s.winner == DRAW and s.end_rule == s.rules.endless
    assert catalogue.exists(s.end_rule) and catalogue.rule(s.end_rule).game == name
    assert s.log[-1].kind == "game over" and s.log[-1].rule == s.rules.endless
    assert games.load(name).view(s, 0)["rule"] == s.rules.endless


@rule("ua.endless.1")
def test_a_program_that_jumps_back_for_ever_is_a_draw() -> None:
    s = fresh("union-arena")
    face = s.faces[0]
    assert isinstance(face, ProgramFace)
    back = Jump()  # to its own place
    face.programs.append(Program(Nothing(), [back]))
    try:
        number = program_id(0, len(face.programs) - 1)
        s.stack = [program_frame(proc.RESOLVE, number, -1, 0)]
        s.decision = None
        run(union_arena_table(s))
    finally:
        face.programs.pop()
    assert s.winner == DRAW and s.end_rule == "ua.endless.1"


@pytest.mark.parametrize("name", games.NAMES)
def test_no_more_is_told_at_once_than_people_can_read(name: str) -> None:
    s = fresh(name)
    s.log_end = len(s.log) + MOST_EVENTS
    for _ in range(MOST_EVENTS):
        s.emit("note", s.rules.endless)
    with pytest.raises(TooMuch):
        s.emit("note", s.rules.endless)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_match_has_room_for_so_many_cards_and_no_more(name: str) -> None:
    s = fresh(name)
    before = len(s.card)
    with pytest.raises(TooMuch, match="room for"):
        add_cards(s, [0] * (MOST_SLOTS + 1 - before), 0, 0)
    assert len(s.card) == before


def test_a_card_with_more_abilities_than_a_frame_can_name_is_refused() -> None:
    with pytest.raises(ValueError, match="64 abilities"):
        program_id(1, 64)
