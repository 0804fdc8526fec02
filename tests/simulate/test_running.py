"""Whole simulations: the same on one process and two, stopped and taken up again, killed and taken up again."""

from __future__ import annotations

import csv
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

from quadriga import load
from quadriga.games import NAMES
from quadriga.simulate.plan import plan
from quadriga.simulate.running import LARGEST_CHUNK, Chunks, Settings, simulate
from quadriga.simulate.statistics import as_json, in_full, summarise

COMMAND = [sys.executable, "-m", "quadriga.cli", "simulate"]
PATIENCE = 300


def totals(file: Path) -> dict[str, object]:
    """What must not depend on who played which game when: everything but the seconds."""
    data: dict[str, object] = json.loads(file.read_text())
    data.pop("seconds")
    return data


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=PATIENCE)


def settings(game: str, jobs: int, games: int = 12, players: tuple[str, ...] = ("heuristic", "random")) -> Settings:
    return Settings(game, load(game).decks(), list(players), games, 5, chronicle=True, jobs=jobs)


@pytest.mark.parametrize("game", NAMES)
def test_one_process_and_two_give_the_same(game: str) -> None:
    alone, both = (in_full(summarise(simulate(settings(game, jobs)).results())) for jobs in (1, 2))
    assert alone.pop("seconds") > 0 and both.pop("seconds") > 0
    assert alone == both
    assert alone["games"] == 12


def test_workers_are_not_forked_from_a_process_that_has_used_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    monkeypatch.delattr(os, "fork")
    both = in_full(summarise(simulate(settings("ultraman", 2)).results()))
    monkeypatch.undo()
    alone = in_full(summarise(simulate(settings("ultraman", 1)).results()))
    assert {**both, "seconds": 0} == {**alone, "seconds": 0}


def test_a_game_does_not_depend_on_those_before_it(tmp_path: Path) -> None:
    """Twenty games in one go are the first ten, then the others."""
    whole = settings("union-arena", 1, 20)
    played = {r.number: (r.winner, r.turns, r.decisions) for r in simulate(whole).results()}
    file = tmp_path / "games.sqlite"
    whole.store = file
    simulate(whole).close()
    with sqlite3.connect(file) as db:
        db.execute("DELETE FROM game WHERE number % 3 = 1")
    db.close()
    again = {r.number: (r.winner, r.turns, r.decisions) for r in simulate(whole).results()}
    assert again == played


def test_progress_begins_with_what_is_done(tmp_path: Path) -> None:
    some = settings("ultraman", 1, 6)
    some.store = tmp_path / "games.sqlite"
    seen: list[tuple[int, int]] = []
    simulate(some, lambda done, total: seen.append((done, total))).close()
    assert seen[0] == (0, 6) and seen[-1] == (6, 6)
    seen.clear()
    simulate(some, lambda done, total: seen.append((done, total))).close()
    assert seen == [(6, 6)]


def test_the_fields_of_json_are_those_of_the_design() -> None:
    done = command("--game", "ultraman", "--players", "heuristic,heuristic", "--games", "8", "--seed", "3", "--json")
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert set(answer) == {"games", "players", "decisions", "seconds"}
    assert answer["games"] == 8 and answer["decisions"] > 0 and answer["seconds"] > 0
    assert set(answer["players"]) == {"heuristic#1", "heuristic#2"}
    assert sum(p["wins"] for p in answer["players"].values()) + answer["players"]["heuristic#1"]["draws"] == 8
    assert all(set(p) == {"wins", "draws"} for p in answer["players"].values())


def test_csv_has_a_line_a_game(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    done = command("--game", "ultraman", "--players", "random,heuristic", "--games", "9", "--csv-file", str(file))
    assert done.returncode == 0, done.stderr
    rows = list(csv.DictReader(file.open(encoding="utf-8")))
    assert [int(row["number"]) for row in rows] == list(range(9))
    assert {row["winner"] for row in rows} <= {"0", "1", "2"}
    assert {row["player0"] for row in rows} == {"random", "heuristic"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "chess"], "chess"),
        (["--players", "wizard"], "wizard"),
        (["--decks", "nothing-of-that-name"], "nothing-of-that-name"),
        (["--games", "0"], "at least 1"),
        (["--results", "/nowhere/games.sqlite"], "/nowhere"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], said: str) -> None:
    done = command(*arguments)
    assert done.returncode == 2
    assert said in done.stderr and "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def begin(
    file: Path, json_file: Path, games: int, ctrl_c: signal.Handlers = signal.SIG_DFL
) -> subprocess.Popen[str]:
    """A run in a process of its own, as from a shell; returns once some games are stored."""
    arguments = ["--players", "heuristic,random", "--games", str(games), "--seed", "4", "--jobs", "2"]
    process = subprocess.Popen(
        [*COMMAND, *arguments, "--results", str(file), "--json-file", str(json_file)],
        stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, ctrl_c),  # whatever the shell of these tests does with it
    )  # fmt: skip
    until = time.monotonic() + PATIENCE
    while stored(file) < 5:
        assert process.poll() is None and time.monotonic() < until
        time.sleep(0.01)
    return process


def stored(file: Path) -> int:
    if not file.exists():
        return 0
    db = sqlite3.connect(file)
    try:
        return int(db.execute("SELECT count(*) FROM game").fetchone()[0])
    except sqlite3.OperationalError:  # not yet laid out
        return 0
    finally:
        db.close()


def in_group(group: int) -> list[int]:
    """Processes of a process group that still run."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                state, _, pgrp = (entry / "stat").read_text().rpartition(")")[2].split()[:3]
            except (FileNotFoundError, ProcessLookupError):
                continue
            if int(pgrp) == group and state != "Z":
                found.append(int(entry.name))
    return found


GAMES = 3_000
"""More than a second of work, so that a kill comes before the end."""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_a_killed_simulation_ends_with_the_same_totals(tmp_path: Path) -> None:
    file, ending = tmp_path / "games.sqlite", tmp_path / "killed.json"
    process = begin(file, ending, GAMES)
    os.kill(process.pid, signal.SIGKILL)
    process.wait(timeout=PATIENCE)
    done = stored(file)
    assert 5 <= done < GAMES and not ending.exists()
    until = time.monotonic() + PATIENCE
    while in_group(process.pid):  # its workers notice that they are alone
        assert time.monotonic() < until
        time.sleep(0.1)
    assert stored(file) == done

    process = begin(file, ending, GAMES)
    assert process.wait(timeout=PATIENCE) == 0
    whole = command("--players", "heuristic,random", "--games", str(GAMES), "--seed", "4", "--jobs", "1",
                    "--json-file", str(tmp_path / "whole.json"))  # fmt: skip
    assert whole.returncode == 0
    assert totals(ending) == totals(tmp_path / "whole.json")
    assert totals(ending)["games"] == GAMES


@pytest.mark.parametrize("whole_group", [True, False])
def test_an_interrupted_simulation_says_how_to_go_on(tmp_path: Path, whole_group: bool) -> None:
    """Ctrl-C reaches the workers too; `kill -INT` only the parent."""
    file, ending = tmp_path / "games.sqlite", tmp_path / "ending.json"
    process = begin(file, ending, 100_000)
    if whole_group:
        os.killpg(process.pid, signal.SIGINT)
    else:
        os.kill(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in said
    last = said.strip().splitlines()[-1]
    assert last == (
        f"Stopped after {stored(file)} of 100000 games. The same command goes on from there; {file} keeps the games."
    )
    if Path("/proc/self/stat").exists():
        assert not in_group(process.pid)


def test_what_a_script_started_in_the_background_does_not_end_with_ctrl_c(tmp_path: Path) -> None:
    """There a shell has SIGINT ignored; the workers may not die of it either."""
    ending = tmp_path / "ending.json"
    process = begin(tmp_path / "games.sqlite", ending, GAMES, ctrl_c=signal.SIG_IGN)
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(timeout=PATIENCE) == 0
    assert totals(ending)["games"] == GAMES


@pytest.mark.parametrize("game", NAMES)
def test_a_deck_that_breaks_the_rules_is_not_simulated(game: str, tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text(f'name = "Short"\ngame = "{game}"\n[cards]\n', encoding="utf-8")
    done = command("--game", game, "--decks", str(file), "--games", "2", "--results", str(tmp_path / "games.sqlite"))
    assert done.returncode == 2
    assert done.stderr.strip().startswith("The deck 'Short' can't be played: it has 0 c") and "[" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "games.sqlite").exists()


def test_a_foreign_results_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    assert command("--game", "ultraman", "--games", "2", "--results", str(file)).returncode == 0
    other = command("--game", "ultraman", "--games", "4", "--results", str(file))
    assert other.returncode == 2
    assert "belongs to another simulation (different: games)" in other.stderr and str(file) in other.stderr


def test_changed_cards_are_another_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games with a card as it was are not mixed with games with the card as it is now."""
    some = settings("union-arena", 1, 2)
    before = some.fixed()
    number = next(iter(next(iter(some.decks.values())).cards))
    cards = dict(load("union-arena").cards())
    cards[number] = {**cards[number], "bp": 9000}
    monkeypatch.setattr(type(load("union-arena")), "cards", lambda self: cards)
    after = some.fixed()
    assert {key for key in before if before[key] != after[key]} == {"cards"}


def test_totals_of_a_finished_file_need_no_more_play(tmp_path: Path) -> None:
    some = settings("ultraman", 1, 4)
    some.store = tmp_path / "games.sqlite"
    first = as_json(summarise(simulate(some).results()))
    assert as_json(summarise(simulate(some).results())) == first


def test_chunks_cover_all_games_and_the_last_are_short() -> None:
    games = list(plan(["ash", "birch"], ["random"], 1000, 1))
    chunks = Chunks(games, len(games), jobs=2)
    chunks.size = LARGEST_CHUNK
    cut = list(chunks)
    assert [p for chunk in cut for p in chunk] == games
    sizes = [len(chunk) for chunk in cut]
    assert sizes == sorted(sizes, reverse=True) and sizes[-1] == 1 and sizes[0] > 100
