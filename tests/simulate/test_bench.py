"""The scripts that measure: what they print can be read by other programs."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

BENCH = Path(__file__).parents[2] / "bench"


def test_balance_says_what_is_unfair() -> None:
    done = subprocess.run(
        [sys.executable, str(BENCH / "balance.py"), "ultraman", "--games", "2", "--jobs", "1"],
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    table = json.loads(done.stdout)
    assert set(table["decks"]) == {"dawn-chorus", "hunger-of-the-deep", "iron-tide", "twin-lights"}
    assert len(table["against"]) == 6 and all(r["games"] == 2 for r in table["against"].values())
    wild = {pair for pair, r in table["against"].items() if r["share"] in (0.0, 1.0)}
    assert wild == set(table["unfair"]) - {"first seat"}


def test_a_game_that_is_not_there_gets_one_sentence() -> None:
    done = subprocess.run([sys.executable, str(BENCH / "balance.py"), "chess"], capture_output=True, text=True)
    assert done.returncode == 1 and "chess" in done.stderr and len(done.stderr.strip().splitlines()) == 1


def ours(speed: int, times: float) -> dict[str, Any]:
    game = {"decisions_per_s": speed, "python_loop_per_s": speed, "clone_us": 2.0, "start_s": 0.2}
    peers = ("rlcard-environment", "rlcard-game", "open-spiel")
    return {
        "compiled": True,
        "games": {"ultraman": {**game, "times": dict.fromkeys(peers, times)}},
        "peers": {peer: {"decisions_per_s": 10_000.0} for peer in peers},
    }


def test_bars_that_are_missed_are_named() -> None:
    peers = runpy.run_path(str(BENCH / "peers" / "__main__.py"), run_name="peers")
    assert peers["missed"](ours(200_000, 20.0)) == []
    slow = peers["missed"](ours(20_000, 2.0))
    assert len(slow) == 3  # the speed, and both ways of RLCard; OpenSpiel's bar is lower
    assert any("20,000 decisions/s" in line for line in slow)


def test_ratios_stand_beside_their_bars() -> None:
    peers = runpy.run_path(str(BENCH / "peers" / "__main__.py"), run_name="peers")
    told = "\n".join(peers["told"](ours(200_000, 20.0)))
    assert "ultraman 20 (must 3, aim 15)" in told and "ultraman 20 (must 1.5, aim 8)" in told
