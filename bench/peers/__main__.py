"""Our engine and others, measured in one run: `make bench`, or `.venv/bin/python bench/peers [GAME…] [--json]`.

Peers play gin rummy at random in an environment of their own (build/peers, which `make bench` makes); our games
are stepped two ways: by the compiled loop that simulations use, and from an ordinary Python loop through the door, as
the peers are. Both sides take turns for some seconds, several rounds, and the best round of each counts; the seconds
are the processor's, so that other work on the machine matters little. Starting is measured in fresh processes with
the cards cached, by the clock on the wall.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from random import random
from typing import Any

from quadriga import load, purity
from quadriga.bench import bench
from quadriga.games import NAMES

HERE = Path(__file__).parent
PEERS_PYTHON = HERE.parent.parent / "build" / "peers" / "bin" / "python"
PEERS = {
    "rlcard-environment": "RLCard gin-rummy, its environment",
    "rlcard-game": "RLCard gin-rummy, the bare game",
    "open-spiel": "OpenSpiel C++ gin_rummy, from Python",
}
BARS = {"rlcard-environment": (3.0, 15.0), "rlcard-game": (3.0, 15.0), "open-spiel": (1.5, 8.0)}
"""How many times as fast ours must be, and how many times is aimed at."""
BARS_OF_OURS = {"decisions_per_s": (60_000, 300_000), "clone_us": (5.0, 1.0), "start_s": (0.5, 0.2)}
START = """
import time
began = time.perf_counter()
import quadriga
game = quadriga.load({name!r})
decks = list(game.decks().values())
state = game.new((decks[0], decks[1]), seed=1)
assert state.decision is not None and state.decision.options
print(time.perf_counter() - began)
"""


def python_loop(name: str, seconds: float) -> float:
    """Decisions/s from an ordinary Python loop through the door; decisions with one option do not count."""
    game = load(name)
    decks = list(game.decks().values())
    matches = [game.match((a, b), seed=1) for a in decks for b in decks]
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        match = matches[games % len(matches)]
        match.seed = games
        began = time.process_time()
        state = game.begin(match, recording=False)
        while (decision := state.decision) is not None:
            options = len(decision.options)
            decisions += options > 1
            game.answer(state, int(random() * options))
        spent += time.process_time() - began
        games += 1
    return decisions / spent


def start_seconds(name: str, times: int = 3) -> float:
    """Import and first decision in a fresh process; the first one fills the cache and does not count."""
    taken = []
    for _ in range(times + 1):
        done = subprocess.run(
            [sys.executable, "-c", START.format(name=name)], capture_output=True, text=True, check=True
        )
        taken.append(float(done.stdout))
    return min(taken[1:])


def theirs(peer: str, seconds: float) -> dict[str, float]:
    command = [str(PEERS_PYTHON), str(HERE / "theirs.py"), peer, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise OSError(f"{peer} could not be measured: {done.stderr.strip().splitlines()[-1]}.")
    return dict(json.loads(done.stdout.splitlines()[-1]))


def measure(names: list[str], seconds: float, rounds: int) -> dict[str, Any]:
    """Both sides, turn about; the best of the rounds."""
    ours: dict[str, dict[str, Any]] = {name: {"decisions_per_s": 0.0, "python_loop_per_s": 0.0} for name in names}
    peers: dict[str, dict[str, float]] = {peer: {"decisions_per_s": 0.0} for peer in PEERS}
    for _ in range(rounds):
        for name in names:
            result, looped = bench(name, seconds), python_loop(name, seconds)
            mine = ours[name]
            mine["decisions_per_s"] = max(mine["decisions_per_s"], result["decisions_per_s"])
            mine["python_loop_per_s"] = max(mine["python_loop_per_s"], round(looped))
            mine["clone_us"] = min(mine.get("clone_us", result["clone_us"]), result["clone_us"])
            mine["decisions_per_game"] = result["decisions_per_game"]
        for peer in PEERS:
            found = theirs(peer, seconds)
            best = peers[peer]
            best["decisions_per_s"] = max(best["decisions_per_s"], round(found["decisions_per_s"]))
            if "clone_us" in found:
                best["clone_us"] = round(min(best.get("clone_us", found["clone_us"]), found["clone_us"]), 2)
    for name in names:
        mine = ours[name]
        mine["start_s"] = round(start_seconds(name), 3)
        mine["times"] = {p: round(mine["python_loop_per_s"] / peers[p]["decisions_per_s"], 2) for p in PEERS}
    return {"compiled": purity.compiled(), "games": ours, "peers": peers}


def told(result: dict[str, Any]) -> list[str]:
    """The measurements in lines, with the bars."""
    lines = [f"{'compiled' if result['compiled'] else 'plain Python'} engine, one core, random play", ""]
    lines.append(f"{'decisions/s':44}{'compiled loop':>14}{'Python loop':>14}{'copy':>12}{'start':>9}")
    for name, mine in result["games"].items():
        speed, loop = f"{mine['decisions_per_s']:,}", f"{mine['python_loop_per_s']:,}"
        lines.append(f"{name:44}{speed:>14}{loop:>14}{mine['clone_us']:9.2f} µs{mine['start_s']:7.2f} s")
    for peer, found in result["peers"].items():
        copied = f"{found['clone_us']:9.2f} µs" if "clone_us" in found else ""
        lines.append(f"{PEERS[peer]:44}{'':14}{found['decisions_per_s']:14,.0f}{copied:>12}")
    must, aim = (_row(BARS_OF_OURS, i) for i in (0, 1))
    lines += [f"{'must':44}{must}", f"{'aim':44}{aim}", "", "ours from a Python loop, times as fast as"]
    for peer, (least, wish) in BARS.items():
        times = ", ".join(f"{name} {mine['times'][peer]:g}" for name, mine in result["games"].items())
        lines.append(f"{PEERS[peer]:44}{times} (must {least:g}, aim {wish:g})")
    return lines


def _row(bars: dict[str, tuple[float, float]], i: int) -> str:
    speed, copied, start = (bars[key][i] for key in ("decisions_per_s", "clone_us", "start_s"))
    return f"{speed:14,.0f}{'':14}{copied:9.2f} µs{start:7.2f} s"


def missed(result: dict[str, Any]) -> list[str]:
    """Bars that were not reached, each in a sentence."""
    found = []
    for name, mine in result["games"].items():
        if mine["decisions_per_s"] < BARS_OF_OURS["decisions_per_s"][0]:
            found.append(f"{name}: {mine['decisions_per_s']:,} decisions/s are under the bar.")
        for key in ("clone_us", "start_s"):
            if mine[key] > BARS_OF_OURS[key][0]:
                found.append(f"{name}: {key} {mine[key]} is over the bar of {BARS_OF_OURS[key][0]}.")
        for peer, (least, _) in BARS.items():
            if mine["times"][peer] < least:
                found.append(f"{name}: {mine['times'][peer]} times {PEERS[peer]} is under the bar of {least:g}.")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Our engine beside others.")
    parser.add_argument("games", nargs="*", help="the games; all if none is named")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each round of each measurement takes")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    for name in chosen.games:
        load(name)
    if not PEERS_PYTHON.exists():
        raise OSError("The peers are not installed; `make bench` installs them.")
    result = measure(chosen.games or list(NAMES), chosen.seconds, chosen.rounds)
    result["missed"] = missed(result)
    print(json.dumps(result) if chosen.json else "\n".join([*told(result), *result["missed"]]))


if __name__ == "__main__":
    try:
        main()
    except (ValueError, OSError) as error:
        sys.exit(str(error))
