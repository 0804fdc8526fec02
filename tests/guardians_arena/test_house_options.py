"""House rules that players may change, each played with another value than its own (docs/house-rules.md)."""

from __future__ import annotations

import pytest

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import lay, state


@rule("gua.house.win.2")
@pytest.mark.parametrize(("needed", "ends"), [(2, True), (3, False)])
def test_how_many_victorious_creatures_win_is_an_option(needed: int, ends: bool) -> None:
    table = Table("guardians-arena")
    options = {"victorious_to_win": needed, "turn_limit": 4}
    lay(table, A="space left: Ram 6 over Shield a; victorious: Kid 1", phase="exiting", options=options)
    assert table.A.victorious == ["Kid", "Ram"]
    assert (table.state.end_rule == "gua.house.win.2") is ends


@rule("gua.house.win.5")
@pytest.mark.parametrize("limit", [2, 3])
def test_after_which_turn_the_game_is_over_is_an_option(limit: int) -> None:
    table = Table("guardians-arena")
    lay(table, A="victorious: Kid 1", phase="end", options={"turn_limit": limit})
    assert table.decision is None
    assert (state(table).turn, table.state.winner, table.state.end_rule) == (limit, 0, "gua.house.win.5")
