"""The table of the tests: boards in a line, players' words, outcomes."""

from __future__ import annotations

import pytest

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import BadWords, Table


@rule("ua.kw.nullify-impact.1", "ua.battle.6")
def test_nullify_impact_outlives_its_blocker(table: Table) -> None:
    table.place(A="front: Ram 4000 [Impact (1)]", B="front: Wall 3000 [Nullify Impact]; life: 7")
    table.A.attacks("Ram")
    table.B.blocks("Wall")
    assert table.B.sideline == ["Wall"] and table.B.life == 7


@rule("ua.kw.impact.1")
def test_impact_deals_damage_after_a_won_battle(table: Table) -> None:
    table.place(A="front: Ram 4000 [Impact (1)]", B="front: Wall 3000")
    table.A.attacks("Ram")
    table.B.blocks("Wall")
    assert table.B.sideline == ["Wall", "Blank"] and table.B.life == 6


def test_words_that_fit_nothing_say_what_is_asked(table: Table) -> None:
    table.place(A="front: Ram 4000", B="front: Wall 3000")
    with pytest.raises(BadWords, match="A is asked 'main'"):
        table.B.blocks("Wall")


def test_the_same_words_for_different_cards_are_refused(table: Table) -> None:
    table.place(A="front: Ram 4000", B="front: Wall 3000, Wall resting, Gate 2000")
    table.A.attacks("Ram")
    with pytest.raises(BadWords, match="several"):
        table.B.answers("block")
    table.B.answers("block with Wall")
    assert table.B.sideline == ["Wall"]
