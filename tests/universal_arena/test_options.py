"""Rulings that a match can have the other way."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from typer.testing import CliRunner

from quadriga.cli import app
from quadriga.kernel.handles import slot_of
from quadriga.rulebook.marks import rule
from quadriga.rulebook.options import settled
from tests.universal_arena.arena import Arena


def returned(option: int) -> str:
    """A and B play in Normal, A in Fast; after Fast has resolved, who is asked?"""
    table = Arena()
    hand = "line: Ava; hand: A1 attack 1, A2 fast attack 1, A3 attack 1"
    table.place(A=hand, B="line: Bea; hand: B1 attack 1, B2 attack 1", options={"zone_returns": option})
    table.play("A", "A1", zone="Normal")
    table.play("B", "B1", zone="Normal")
    table.play("A", "A2", zone="Fast")
    table.passes()
    table.passes()
    return table.waiting_for


@rule("uni.house.priority.1")
def test_a_returning_zone_gives_priority_as_agreed() -> None:
    assert returned(0) == "A combat"  # B was the last to play in Normal
    assert returned(1) == "B combat"  # A was the last to pass


@rule("uni.house.clashroll.1")
def test_one_roll_may_do_for_clash_and_use() -> None:
    for rolls, made in ((2, 2), (1, 1)):
        table = Arena()
        table.place(A="line: Ava; hand: A1 attack 50-90", B="line: Bea; hand: B1 attack 1", options={"rolls": rolls})
        table.play("A", "A1")
        table.play("B", "B1")
        table.resolve()
        own = [e.n for e in table.state.log if e.kind == "roll" and table.label(slot_of(e.obj)) == "A1"]
        assert len(own) == made and table["Bea"].hp == 100 - own[-1]


@rule("uni.house.combat.1")
def test_the_first_combat_round_may_be_mandatory() -> None:
    for must, may_end in ((1, False), (0, True)):
        table = Arena()
        table.place(A="line: Ava; hand: A1 attack 1", B="line: Bea", options={"must_open": must})
        assert table.waiting_for == "A open" and table.can_pass() is may_end


def test_a_table_tells_its_edition() -> None:
    assert settled("universal-arena", {})["edition"] == 1
    assert settled("universal-arena", {"edition": 2})["edition"] == 2
    assert "rolls" not in settled("universal-arena", {})


def simulated(*options: str) -> tuple[int, int]:
    """Decisions and turns of six games by random players with these options."""
    line = ["simulate", "--game", "universal-arena", "--players", "random,random", "--games", "6", "--seed", "3", "--jobs", "1"]
    with TemporaryDirectory() as folder:
        csv_file = Path(folder) / "games.csv"
        for option in options:
            line += ["--option", option]
        done = CliRunner().invoke(app, [*line, "--json", "--csv-file", str(csv_file)])
        with csv_file.open(encoding="utf-8") as file:
            turns = sum(int(game["turns"]) for game in csv.DictReader(file))
    return json.loads(done.stdout)["decisions"], turns


@pytest.mark.parametrize(
    ("options", "usual"),
    [
        (["edition=2"], []),
        (["must_open=0"], []),
        (["zone_returns=1"], []),
        (["rolls=1"], []),
        (["edition=2", "stand_in=2"], ["edition=2"]),
    ],
    ids=lambda options: "+".join(options) or "usual",
)
def test_a_simulation_with_the_other_ruling_is_another_one(options: list[str], usual: list[str]) -> None:
    assert simulated(*options) != simulated(*usual)
