"""An effect that does not end makes the game a draw."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from tests.conformance.test_endless import test_things_half_done_without_end_are_a_draw_by_their_rule as pile_up


@rule("gua.house.endless.1")
def test_things_half_done_without_end_are_a_draw() -> None:
    pile_up("guardians-arena")
