"""`quadriga dataset`: the games of `quadriga simulate`, a row for each decision."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quadriga import games, load
from quadriga.env import dataset
from quadriga.env.dataset import Settings, write
from quadriga.env.vector import Vector
from quadriga.kernel.state import answer
from quadriga.simulate.running import Settings as Simulation
from quadriga.simulate.running import simulate

PAGE = Path(__file__).parents[2] / "docs" / "datasets.md"
needs_arrow = pytest.mark.skipif(find_spec("pyarrow") is None, reason="pyarrow is not installed: make setup")


def read(file: Path) -> Any:
    import pyarrow.ipc
    import pyarrow.parquet

    if file.suffix == ".parquet":
        return pyarrow.parquet.read_table(file)
    return pyarrow.ipc.open_file(file).read_all()


def settings(name: str, count: int = 4, **more: Any) -> Settings:
    return Settings(name, load(name).decks(), games=count, **more)


@needs_arrow
@pytest.mark.parametrize("name", games.NAMES)
def test_rows_are_the_games_that_simulate_plays(name: str, tmp_path: Path) -> None:
    """Played again by what the rows say, each observation, question and outcome is found as it is written."""
    game = load(name)
    file = tmp_path / "games.parquet"
    count = write(settings(name, 2), file)
    table = read(file)
    rows = table.to_pylist()
    assert len(rows) == count > 0
    store = simulate(Simulation(name, game.decks(), ["heuristic", "heuristic"], 2, 1, jobs=1))
    for played in store.results():
        mine = [row for row in rows if row["game"] == played.number]
        assert len(mine) == played.decisions
        assert {row["seed"] for row in mine} == {played.seed}
        for seat in range(2):
            of_seat = [row for row in mine if row["seat"] == seat]
            outcome = 0.0 if played.winner == 2 else 1.0 if played.winner == seat else -1.0
            assert {row["outcome"] for row in of_seat} == {outcome}
            assert [row["reward"] for row in of_seat] == [0.0] * (len(of_seat) - 1) + [outcome]
            assert [row["last"] for row in of_seat] == [False] * (len(of_seat) - 1) + [True]
            assert {(row["deck"], row["opponent_deck"]) for row in of_seat} == {
                (played.decks[seat], played.decks[1 - seat])
            }
        s = game.new([game.decks()[key] for key in played.decks], played.seed)
        compact = dataset.Writer(settings(name, 2)).compact
        for i, row in enumerate(mine):
            while s.decision is not None and len(s.decision.options) == 1:
                answer(s, 0)
            d = s.decision
            assert d is not None
            assert (row["step"], row["seat"], row["question"], row["rule"]) == (i, d.player, d.kind, d.rule)
            assert row["options"] == len(d.options) and row["turn"] == s.turn
            assert row["observation"] == compact.observe(s, d.player).tobytes()
            answer(s, row["chosen"])
    store.close()


@needs_arrow
def test_both_formats_and_any_number_of_processes_hold_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = write(settings("ultraman", 20), tmp_path / "a.parquet")
    done = command("ultraman", "--games", "20", "--jobs", "2", "--out", str(tmp_path / "b.arrow"), "--json")
    assert json.loads(done.stdout)["rows"] == count, done.stderr
    monkeypatch.setattr(dataset, "ROWS", 100)  # several batches
    write(settings("ultraman", 20), tmp_path / "c.parquet")
    write(settings("ultraman", 20), tmp_path / "d.arrow")
    tables = [read(tmp_path / name) for name in ("a.parquet", "b.arrow", "c.parquet", "d.arrow")]
    rows = tables[0].to_pylist()
    assert len(rows) == count > 300
    for table in tables[1:]:
        assert table.to_pylist() == rows
        assert table.schema.metadata[b"quadriga"] == tables[0].schema.metadata[b"quadriga"]
        assert table.schema.metadata[b"quadriga.cards"] == tables[0].schema.metadata[b"quadriga.cards"]
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


@needs_arrow
def test_what_is_beside_the_rows_explains_the_observations(tmp_path: Path) -> None:
    write(settings("ultraman", 2), tmp_path / "a.parquet")
    table = read(tmp_path / "a.parquet")
    about = json.loads(table.schema.metadata[b"quadriga"])
    cards = json.loads(table.schema.metadata[b"quadriga.cards"])
    vector = Vector("ultraman", 1)
    assert {name: tuple(shape) for name, shape in about["shapes"].items()} == vector.shapes
    assert about["columns"] == vector.columns and about["format"] == 1
    assert cards[0] == {"number": "", "printed": [0.0] * len(cards[0]["printed"])}
    game = load("ultraman")
    for card in cards[1:]:
        row = [1.0, *vector.encoding.layout.face_row(game.face(game.cards()[card["number"]]))]
        assert np.allclose(card["printed"], np.asarray(row, np.float32))
    row = next(row for row in table.to_pylist() if row["question"] == "redraw")
    at = int(np.prod(about["shapes"]["table"]))
    seen = np.frombuffer(row["observation"], np.uint8)[at:][: int(np.prod(about["shapes"]["cards"]))]
    rows = seen.reshape(about["shapes"]["cards"])
    numbers = {cards[int(number)]["number"] for number in rows[:, 0] + 256 * rows[:, 1].astype(int)} - {""}
    assert numbers and numbers <= set(game.decks()[row["deck"]].cards), "at first a seat sees cards of its own deck"


@needs_arrow
def test_thoughts_and_labels_are_by_option(tmp_path: Path) -> None:
    write(settings("ultraman", 1, players=("search:20", "random"), labels=True, thoughts=True), tmp_path / "a.parquet")
    rows = read(tmp_path / "a.parquet").to_pylist()
    assert all(len(row["labels"]) == row["options"] for row in rows)
    for row in rows:
        if row["player"] == "random":
            assert row["shares"] is None and row["chances"] is None
        else:
            assert len(row["shares"]) == len(row["chances"]) == row["options"]
            assert row["shares"][row["chosen"]] == max(row["shares"])
            assert all(0.0 <= chance <= 1.0 for chance in row["chances"])
    assert {row["player"] for row in rows} == {"search:20", "random"}


@needs_arrow
def test_the_page_names_every_column_and_its_examples_run(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    table = page.split("## Columns\n")[1].split("\n\n")[0]
    named = {name for line in table.splitlines() for name in re.findall(r"`(\w+)`", line.split("|")[1])}
    made = dataset.schema(dataset.Writer(settings("ultraman", 1, labels=True, thoughts=True)))
    assert named == set(made.names)
    known: dict[str, Any] = {}
    for block in re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        exec(compile(block, str(PAGE), "exec"), known)
    assert known["parts"]["cards"].ndim == 3 and known["taken"]


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "quadriga.cli", "dataset", *arguments], capture_output=True, text=True)


@needs_arrow
def test_the_command_says_what_it_wrote(tmp_path: Path) -> None:
    out = tmp_path / "games.arrow"
    done = command("ultraman", "--games", "3", "--jobs", "1", "--out", str(out), "--json")
    told = json.loads(done.stdout)
    assert told["games"] == 3 and told["rows"] == len(read(out)) and told["bytes"] == out.stat().st_size


def no_game(*_: object) -> None:
    raise AssertionError("a game was played")


@needs_arrow
@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"out": "games.csv"}, r"ends in .parquet or .arrow, and 'games.csv' does not"),
        ({"out": "nowhere/games.parquet"}, "There is no folder"),
        ({"out": ""}, "is a folder"),
        ({"games": 0}, "at least 1 game, not 0"),
        ({"options": -1}, "not -1"),
        ({"players": "nobody,random"}, "no player called 'nobody'"),
        ({"players": ""}, "Name the players"),
        ({"decks": "nothing"}, "nothing"),
    ],
)
def test_what_cannot_be_is_refused_before_the_first_game(
    given: dict[str, Any], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from quadriga.env.commands import dataset as run

    monkeypatch.setattr(dataset.Writer, "play", no_game)
    wanted: dict[str, Any] = {"out": "games.parquet", "games": 2, "players": "random,random", "decks": ""} | given
    with pytest.raises(ValueError, match=message):
        run("ultraman", tmp_path / wanted["out"], wanted["decks"], wanted["players"], wanted["games"], 1, 1, False,
            False, True, wanted.get("options", 0))  # fmt: skip
    assert not list(tmp_path.iterdir())


@needs_arrow
def test_more_options_than_there_is_room_for_are_one_sentence(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    done = command("ultraman", "--games", "20", "--jobs", "2", "--out", str(out), "--options", "2")
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "and an observation has room for 2; nothing was written. Give more room with --options" in done.stderr
    assert not list(tmp_path.iterdir())


@needs_arrow
def test_there_may_be_more_room_for_options(tmp_path: Path) -> None:
    out = tmp_path / "games.arrow"
    command("ultraman", "--games", "2", "--jobs", "1", "--out", str(out), "--options", "500")
    about = json.loads(read(out).schema.metadata[b"quadriga"])
    assert about["shapes"]["options"][0] == 500


def test_without_pyarrow_it_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setattr(dataset.Writer, "play", no_game)
    with pytest.raises(ValueError, match=r"^A data set needs pyarrow; install it with `pip install quadriga\[dat"):
        write(settings("ultraman"), tmp_path / "games.parquet")


@needs_arrow
def test_a_run_that_is_stopped_leaves_no_file_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "games.parquet"
    out.write_bytes(b"an earlier one")

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(dataset.Writer, "play", stopped)
    with pytest.raises(KeyboardInterrupt):
        write(settings("ultraman"), out)
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"] and out.read_bytes() == b"an earlier one"
