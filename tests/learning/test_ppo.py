"""The example of PPO in one file: `make test-rl`."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed: make test-rl")

import numpy as np
import torch

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> dict[str, Any]:
    torch.set_num_threads(1)  # threads of a small network only wait for each other
    return runpy.run_path(str(EXAMPLE))


def test_it_learns_and_prints_its_curve(tmp_path: Path) -> None:
    """So little time teaches too little for its wins to be compared."""
    out = tmp_path / "ppo.pt"
    run = subprocess.run(
        [sys.executable, str(EXAMPLE), "--minutes", "0.05", "--curve", "0.04", "--games", "16", "--judged", "20",
         "--out", str(out)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    points = re.findall(r"([\d,]+) decisions, ([\d,]+) games: ([\d.]+)% of 20 against the heuristic", run.stdout)
    assert len(points) >= 2 and points[0][0] == "0" and int(points[-1][0].replace(",", "")) > 0
    assert all(torch.isfinite(weight).all() for weight in torch.load(out).values())


def test_only_options_are_chosen_and_more_cards_change_nothing(ppo: dict[str, Any]) -> None:
    learner = ppo["Learner"]("ultraman", 8, 1)
    learner.games.step([0] * 8)
    seen = learner.games.seen
    counts = seen.counts.astype(np.int64)
    scores, values = learner.net(seen.observations, counts)
    together = torch.softmax(scores, 1)
    for i in range(8):
        assert together[i, counts[i] :].sum().item() == 0.0
        alone, value = learner.net(seen.observations[i : i + 1], counts[i : i + 1])
        assert torch.allclose(torch.softmax(alone, 1)[0], together[i, : counts[i]], atol=1e-5)
        assert torch.allclose(value[0], values[i], atol=1e-5)


def test_the_worth_of_a_decision_is_what_came_of_it_for_that_seat(
    ppo: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With λ = 1 a finished game's decisions are worth its outcome, whoever was asked between them."""
    learner = ppo["Learner"]("ultraman", 2, 1)
    steps = 4
    monkeypatch.setitem(learner.advantages.__globals__, "STEPS", steps)
    monkeypatch.setitem(learner.advantages.__globals__, "LAMBDA", 1.0)
    seats = np.array([[0, 1], [1, 1], [0, 0], [1, 0]])
    values = np.array([[0.1, 0.2], [0.3, -0.4], [0.5, 0.6], [-0.7, 0.8]], np.float32)
    learned = np.ones((steps, 2), bool)
    ended = np.zeros((steps, 2), bool)
    rewards = np.zeros((steps, 2, 2), np.float32)
    ended[2, 0], rewards[2, 0] = True, (1.0, -1.0)  # game 0 ends with the third step, won by seat 0
    ended[3, 1], rewards[3, 1] = True, (-1.0, 1.0)
    found = learner.advantages(seats, values, learned, ended, rewards) + values
    assert found[:3, 0] == pytest.approx([1.0, -1.0, 1.0])
    assert found[:, 1] == pytest.approx([1.0, 1.0, -1.0, -1.0])


def test_past_selves_and_the_heuristic_do_not_teach(ppo: dict[str, Any]) -> None:
    learner = ppo["Learner"]("ultraman", 16, 3)
    assert {0, 1, 2} == set(learner.opponent), "all kinds of games are played"
    assert (learner.learns.sum(1) == np.where(learner.opponent == 0, 2, 1)).all()
    played = learner.play()
    whole = ppo["STEPS"] * 16
    assert 0 < len(played["actions"]) < whole
    assert (played["actions"] < played["counts"]).all() and (played["likely"] <= 0).all()


def test_what_the_heuristic_shows_is_learned_by_heart(ppo: dict[str, Any]) -> None:
    learner = ppo["Learner"]("ultraman", 16, 3)
    played = learner.play(shown=True)
    assert len(played["actions"]) == ppo["STEPS"] * 16, "both seats of all games"
    losses = [learner.learn(1.0, shown=True)["policy"] for _ in range(8)]
    assert losses[-1] < losses[0], "it says ever better what the heuristic does"
