"""The heuristic player contests: standing aside gives the enemy a Victorious creature (docs/players.md)."""

from __future__ import annotations

import pytest

from quadriga.games.guardians_arena.computer.heuristic import UNKNOWN_VITALITY, scores
from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import lay, state


@pytest.mark.parametrize(("behind", "enters"), [(-1, True), (5, True), (7, False)])
def test_a_duel_is_fought_some_points_behind_and_not_many(behind: int, enters: bool) -> None:
    table = Table("guardians-arena")
    lay(
        table,
        A=f"left: Ram {UNKNOWN_VITALITY - behind} over Shield a",
        B="right: Wolf 5 over Shield b",
        phase="entering",
    )
    s = state(table)
    assert s.decision is not None and s.decision.kind == "enter"
    best = scores(s)
    assert ("Ram" in table.game.labels(s)[best.index(max(best))]) is enters
