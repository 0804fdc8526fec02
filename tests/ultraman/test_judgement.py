"""Judgement Phase and victory."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table


@rule("5.9.4.1", "5.9.4.2")
def test_higher_bp_wins_and_turns_the_loser_sideways(table: Table) -> None:
    table.place(A="areas: Ram 8000 resting", B="areas: Wall 7000", phase="judgement")
    assert (table.A.wins, table.B.wins) == (1, 0)
    assert not table["Ram"].sideways and table["Wall"].sideways
