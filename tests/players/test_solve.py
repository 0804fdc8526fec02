"""The shortest forced win of the turn, or the proof that there is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quadriga import games, load
from quadriga.cli import app
from quadriga.players.solve import Solver
from quadriga.scenario import files
from quadriga.scenario.running import lay
from quadriga.scenario.table import Table


def puzzle(name: str) -> Path:
    (found,) = (load(name).folder / "scenarios").glob("puzzle-1-*.yaml")
    return found


@pytest.mark.parametrize("name", games.NAMES)
def test_a_puzzle_of_each_game_is_solved(name: str) -> None:
    table = lay(files.read(puzzle(name)))
    solution = Solver(table.game, table.state).solve()
    assert solution.won
    rules = {rule for move in solution.line for rule in [move.rule]}
    assert rules and all(rules)
    assert [m for m in solution.line if m.seat == 0 and not m.forced]
    answered = 0
    for move in solution.line:  # the line is what the table itself offers, and it ends the game
        label = str(move.label)
        while table.state.decision is not None and len(table.state.decision.options) == 1 and not same(table, label):
            table.session.answer(0)
        labels = table.game.labels(table.state)
        assert table.state.decision is not None and table.state.decision.player == move.seat
        table.session.answer(labels.index(label))
        answered += 1
    while table.state.decision is not None and len(table.state.decision.options) == 1:
        table.session.answer(0)
    assert answered and table.state.winner == 0


def same(table: Table, label: str) -> bool:
    return label in table.game.labels(table.state)


def test_one_blocker_more_and_there_is_no_win() -> None:
    table = Table("union-arena")
    table.place(A="front: Ram 4000, Ewe 1000", B="front: 2x Wall 3000; life: Page 1000", phase="attack")
    solution = Solver(table.game, table.state).solve()
    assert not solution.won and solution.proved and not solution.line


def test_a_small_budget_proves_nothing() -> None:
    table = Table("union-arena")
    table.place(A="front: Ram 4000, Ewe 1000", B="front: 2x Wall 3000; life: Page 1000", phase="attack")
    solution = Solver(table.game, table.state, budget=2).solve()
    assert not solution.won and not solution.proved


def test_the_first_win_found_is_the_shortest() -> None:
    table = Table("union-arena")
    table.place(A="front: 3x Ram 4000", B="life: Page 1000", phase="attack")
    solution = Solver(table.game, table.state).solve()
    assert solution.won and len([m for m in solution.line if m.seat == 0]) == 1


def test_the_command_prints_the_line_with_its_rules() -> None:
    result = CliRunner().invoke(app, ["solve", str(puzzle("union-arena"))])
    assert result.exit_code == 0, result.output
    assert "forced win in 2 moves" in result.output and "[ua.attack.1]" in result.output
    result = CliRunner().invoke(app, ["solve", str(puzzle("ultraman")), "--json"])
    data = json.loads(result.output)
    assert data["won"] and data["line"][0]["rule"]
