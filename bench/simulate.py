"""What several cores gain, and what memory it takes: `.venv/bin/python bench/simulate.py` prints JSON.

Random games of Union Arena through the command, in processes of its own: on one core and on two, turn about, best
of the rounds; and, in runs of their own because looking takes time from both cores, the most memory that the command
and its workers held together, for few games and for many.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

COMMAND = [sys.executable, "-m", "quadriga.cli", "simulate", "--players", "random", "--json"]
LOOK = 0.05
"""Seconds between two looks at the memory."""


def run(game: str, games: int, jobs: int, look: bool = False) -> tuple[float, int]:
    """Seconds from start to end, and the most memory (MB) of the command and its workers at one time."""
    began = time.perf_counter()
    process = subprocess.Popen(
        [*COMMAND, "--game", game, "--games", str(games), "--jobs", str(jobs)], stdout=subprocess.PIPE, text=True
    )
    most = 0
    while look and process.poll() is None:
        most = max(most, memory(process.pid))
        time.sleep(LOOK)
    told, _ = process.communicate()
    spent = time.perf_counter() - began
    if process.returncode or json.loads(told)["games"] != games:
        raise OSError(f"The simulation of {games} games ended with {process.returncode}.")
    return spent, most


def memory(process: int) -> int:
    """Resident memory of a process and its children, MB; pages that forked processes share count once each."""
    total = 0
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        for one in (process, *children):
            for line in Path(f"/proc/{one}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1])
    except (FileNotFoundError, ProcessLookupError, PermissionError):
        return 0  # it ended while we looked
    return total // 1024


def measure(game: str, games: int, rounds: int) -> dict[str, Any]:
    one, two = [], []
    for _ in range(rounds):
        one.append(run(game, games, 1)[0])
        two.append(run(game, games, 2)[0])
    memory_of = {n: run(game, n, 2, look=True)[1] for n in (max(2, games // 10), games)}
    return {
        "game": game,
        "games": games,
        "cores": os.cpu_count(),
        "seconds_one_core": round(min(one), 2),
        "seconds_two_cores": round(min(two), 2),
        "times": round(min(one) / min(two), 2),
        "memory_mb": {str(n): mb for n, mb in sorted(memory_of.items())},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="What two cores gain, and what memory it takes.")
    parser.add_argument("game", nargs="?", default="union-arena")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=2)
    chosen = parser.parse_args()
    print(json.dumps(measure(chosen.game, chosen.games, chosen.rounds)))


if __name__ == "__main__":
    try:
        main()
    except (ValueError, OSError) as error:
        sys.exit(str(error))
