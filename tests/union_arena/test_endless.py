"""An effect that does not end makes the game a draw."""

from __future__ import annotations

from quadriga.effects.flow import Jump, Sequence
from quadriga.effects.program import Program, ProgramFace, program_frame, program_id
from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.table import table as union_arena_table
from quadriga.kernel.state import DRAW, run
from quadriga.rulebook.marks import rule
from tests.conformance.test_endless import fresh
from tests.conformance.test_endless import test_things_half_done_without_end_are_a_draw_by_their_rule as pile_up


@rule("ua.endless.1")
def test_things_half_done_without_end_are_a_draw() -> None:
    pile_up("union-arena")


@rule("ua.endless.1")
def test_a_program_that_jumps_back_for_ever_is_a_draw() -> None:
    s = fresh("union-arena")
    face = s.faces[0]
    assert isinstance(face, ProgramFace)
    back = Jump()  # to its own place
    face.programs.append(Program(Sequence([]), [back]))
    try:
        number = program_id(0, len(face.programs) - 1)
        s.stack = [program_frame(proc.RESOLVE, number, -1, 0)]
        s.decision = None
        run(union_arena_table(s))
    finally:
        face.programs.pop()
    assert s.winner == DRAW and s.end_rule == "ua.endless.1"
