"""A short training run makes an evaluation that players load; a stopped or killed run goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quadriga import load
from quadriga.kernel.state import answer
from quadriga.players import evaluation
from quadriga.players.search import player

pytest.importorskip("numpy", reason="numpy is not installed (pip install quadriga[train])")

import numpy as np

from quadriga.train.network import DECAY, Network
from quadriga.train.running import Plan, Run

GAME = "guardians-arena"


def quietly(what: str, progress: object, seconds: float) -> None:
    pass


def trained(folder: Path, rounds: int, name: str = "evaluation.json", games: int = 40) -> bytes:
    run = Run(Plan(GAME, games, 8, 3), folder, jobs=1)
    run.go_on(10, rounds, quietly)
    run.export(folder / name)
    return (folder / name).read_bytes()


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "quadriga.cli", *arguments]


def test_five_seconds_make_a_file_that_players_load(tmp_path: Path) -> None:
    out = tmp_path / "learned.json"
    done = subprocess.run(
        command("train", "--game", GAME, "--minutes", "0.08", "--games", "30", "--jobs", "1", "--json",
                "--folder", str(tmp_path / "run"), "--out", str(out)),
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    told = json.loads(done.stdout)
    assert told["games"] >= 30 and told["bytes"] == out.stat().st_size < 1_000_000
    game = load(GAME)
    decks = list(game.decks().values())
    s = game.new((decks[0], decks[1]), seed=1, recording=False)
    players = [player(f"search:4:{out}", game), player(f"heuristic:{out}", game)]
    for _ in range(60):
        if s.decision is None:
            break
        answer(s, players[s.decision.player].choose(s))
    assert s.decisions >= 40 or s.over


def test_playing_with_an_evaluation_needs_no_training_library(tmp_path: Path) -> None:
    trained(tmp_path, 1)
    script = (
        "import sys; sys.modules['numpy'] = None\n"
        "from quadriga import load; from quadriga.players.search import player\n"
        f"g = load({GAME!r}); d = list(g.decks().values()); s = g.new((d[0], d[1]), seed=1)\n"
        f"print(player('search:3:{tmp_path / 'evaluation.json'}', g).think(s)[0].option >= 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == "True", done.stderr


def test_a_run_taken_up_again_ends_as_one_that_never_stopped(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole", 3)
    first = trained(tmp_path / "parts", 1)
    assert trained(tmp_path / "parts", 3) == whole
    assert first != whole


def test_a_killed_run_goes_on_from_its_last_round(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole", 4)
    folder = tmp_path / "killed"
    run = subprocess.Popen(
        command("train", "--game", GAME, "--minutes", "10", "--rounds", "60", "--games", "40", "--hidden", "8",
                "--seed", "3", "--jobs", "1", "--folder", str(folder)),
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    until = time.monotonic() + 60
    while not (folder / "positions-0002.npz").exists() and time.monotonic() < until:
        time.sleep(0.02)
    os.kill(run.pid, signal.SIGKILL)
    run.wait()
    again = Run(Plan(GAME, 40, 8, 3), folder, jobs=1)
    assert 1 <= again.progress.round <= 3
    assert trained(folder, 4) == whole


def test_another_runs_folder_is_refused(tmp_path: Path) -> None:
    trained(tmp_path, 1)
    with pytest.raises(ValueError, match="holds another training run \\(different: hidden\\)"):
        Run(Plan(GAME, 40, 16, 3), tmp_path)


def test_learning_understands_more_than_nothing(tmp_path: Path) -> None:
    run = Run(Plan("union-arena", 400, 8, 1), tmp_path, jobs=1)
    run.go_on(10, 2, quietly)
    assert run.progress.loss < run.progress.no_idea - 0.02


def test_rounds_tell_their_loss_and_live_units(tmp_path: Path) -> None:
    done = subprocess.run(
        command("train", "--game", GAME, "--minutes", "10", "--rounds", "2", "--games", "30", "--hidden", "6",
                "--jobs", "1", "--json", "--folder", str(tmp_path)),
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    told = json.loads(done.stdout)
    assert [(one["round"], one["games"]) for one in told["history"]] == [(1, 30), (2, 60)]
    assert all(0.0 < one["loss"] < 2.0 and 0 <= one["live"] <= 6 for one in told["history"])
    assert 0 <= told["live"] <= told["hidden"] == 6
    again = Run(Plan(GAME, 30, 6, 1), tmp_path, jobs=1)
    assert again.progress.rounds == told["history"], "a run that is taken up again remembers them"
    shown = subprocess.run(
        command("train", "--game", GAME, "--minutes", "10", "--rounds", "3", "--games", "30", "--hidden", "6",
                "--jobs", "1", "--folder", str(tmp_path)),
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    lines = [line for line in shown.stderr.splitlines() if line.endswith("of 6 units live")]
    assert len(lines) == 1 and lines[0].startswith("round 3: 90 games, loss 0.")


def test_weights_that_learn_nothing_fade_slowly() -> None:
    """Decay stands beside Adam: within its slopes such a weight would take full steps towards nothing."""
    network = Network(3, 4, 1)
    before = network.weights[0].copy()
    x = np.zeros((64, 3), np.float32)
    x[:, 1:] = np.random.default_rng(1).normal(size=(64, 2))
    for _ in range(10):
        network.step(x, np.full(64, 0.5, np.float32), 5e-3)
    assert np.allclose(network.weights[0][0], before[0] * (1 - 5e-3 * DECAY) ** 10, rtol=1e-4)


def test_a_unit_that_never_fires_is_not_live() -> None:
    network = Network(3, 4, 1)
    x = np.random.default_rng(1).normal(size=(64, 3)).astype(np.float32)
    network.weights[3][:] = 1.0
    assert network.live(x) == 4
    network.weights[1][0] = -100.0
    network.weights[3][1] = 0.0
    assert network.live(x) == 2


def test_wrong_evaluation_files_are_one_sentence(tmp_path: Path) -> None:
    trained(tmp_path, 1)
    path = tmp_path / "evaluation.json"
    with pytest.raises(ValueError, match="is an evaluation for guardians-arena, not for union-arena"):
        player(f"search:5:{path}", load("union-arena"))
    data = json.loads(path.read_text())
    (tmp_path / "old.json").write_text(json.dumps(data | {"version": 0}))
    with pytest.raises(ValueError, match=r"was trained on version 0 of the features of .*; train it again"):
        player(f"search:5:{tmp_path / 'old.json'}", load(GAME))
    (tmp_path / "torn.json").write_text(path.read_text()[:100])
    with pytest.raises(ValueError, match="is not an evaluation file of format 1"):
        player(f"search:5:{tmp_path / 'torn.json'}", load(GAME))
    with pytest.raises(ValueError, match="There is no evaluation file"):
        player("heuristic:nowhere.json", load(GAME))


def test_shipped_evaluations_fit_their_games() -> None:
    from quadriga.games import NAMES

    for name in NAMES:
        game = load(name)
        path = game.folder / evaluation.SHIPPED
        if path.exists():
            assert path.stat().st_size < 1_000_000
            evaluation.load(game, path)
