"""Steps a second of learning environments: our games beside RLCard's and PettingZoo's classic card games, in one run.

    python bench/environments.py            # prints them
    python bench/environments.py --write    # writes them into docs/environments.md

Every table is played the same way: at random among what the mask allows, through the environment that its package
offers (`env`, with checks); seconds are the processor's. RLCard's gin rummy is put behind PettingZoo by PettingZoo's
own adapter, as its classics are, and RLCard's environments are measured at their own door too. Beside ours through
PettingZoo stands the door made for learning, `quadriga.env.vector` with 256 games: what one core observes a second.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

sys.path.insert(0, str(Path(__file__).parent))

from figures import PAGE, written

from quadriga import games
from quadriga.bench import bench_vector
from quadriga.env import aec
from quadriga.purity import compiled

CLASSIC = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4")
RLCARD = ("gin-rummy", "doudizhu", "uno")


def pettingzoo_steps(made: Any, seconds: float) -> float:
    """Steps a second of random games; the choice at random is the same code for every environment."""
    random = np.random.default_rng(1)
    steps, seed = 0, 0
    made.reset(seed=seed)  # reads the cards
    began = time.process_time()
    while time.process_time() - began < seconds:
        made.reset(seed=seed)
        seed += 1
        for _ in made.agent_iter():
            seen, _, over, cut, _ = made.last()
            if over or cut:
                made.step(None)
                continue
            allowed = np.flatnonzero(seen["action_mask"])
            made.step(int(allowed[int(random.random() * len(allowed))]))
            steps += 1
    return steps / (time.process_time() - began)


def rlcard_steps(name: str, seconds: float) -> float:
    """Steps a second at RLCard's own door: `step`, which observes too."""
    import rlcard

    made = rlcard.make(name, config={"seed": 1})
    random = np.random.default_rng(1)
    steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state, _ = made.reset()
        while not made.is_over():
            allowed = list(state["legal_actions"])
            state, _ = made.step(allowed[int(random.random() * len(allowed))])
            steps += 1
    return steps / (time.process_time() - began)


def classic(name: str) -> Any:
    from importlib import import_module

    return import_module(f"pettingzoo.classic.{name}").env()


def gin_rummy() -> Any:
    """RLCard's gin rummy through PettingZoo, with the wrappers that its classics have."""
    from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase
    from pettingzoo.utils import wrappers

    made = RLCardBase("gin-rummy", 2, (5, 52))
    made.render_mode = None
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=4.0, help="how long each environment is played")
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--write", action="store_true", help="write docs/environments.md anew")
    chosen = asked.parse_args()
    seconds = chosen.seconds
    ours: dict[str, Callable[[], float]] = {
        name: (lambda name=name: pettingzoo_steps(aec.env(name, decks=list(games.load(name).decks())[:2]), seconds))
        for name in games.NAMES
    }
    theirs: dict[str, Callable[[], float]] = {
        f"PettingZoo {name}": (lambda name=name: pettingzoo_steps(classic(name), seconds)) for name in CLASSIC
    } | {"PettingZoo, RLCard's gin-rummy": lambda: pettingzoo_steps(gin_rummy(), seconds)}
    theirs |= {f"RLCard {name} at its own door": (lambda name=name: rlcard_steps(name, seconds)) for name in RLCARD}
    found = {name: round(measure()) for name, measure in {**ours, **theirs}.items()}
    many = {name: bench_vector(name, seconds)["steps_per_s"] for name in ours}
    if chosen.json:
        print(json.dumps({"compiled": compiled(), "steps_per_s": found, "vector_steps_per_s": many}))
        return
    if not chosen.write:
        print(f"one core, {'compiled' if compiled() else 'plain Python'} engine, {seconds:g} s each")
        print(table(found, many))
        return
    if not compiled():
        sys.exit("The engine is plain Python here: `make build` first, the figures are the compiled engine's.")
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(written(page, "peers", table(found, many), "bench/environments.py"), encoding="utf-8")


def table(found: dict[str, int], many: dict[str, int]) -> str:
    """In each line a peer; how many times as fast ours is through PettingZoo, and with 256 games at once."""
    lines = [
        "| | steps/s | " + " | ".join(f"{name} ÷ this" for name in many) + " |",
        "| --- | --- |" + " --- |" * len(many),
        "| ours through PettingZoo | | " + " | ".join(f"{found[name]:,} steps/s" for name in many) + " |",
        "| ours, 256 games at once | | " + " | ".join(f"{steps:,} steps/s" for steps in many.values()) + " |",
    ]
    for name, steps in found.items():
        if name not in many:
            ratios = [f"{found[game] / steps:.1f}, at once {many[game] / steps:.1f}" for game in many]
            lines.append(f"| {name} | {steps:,} | " + " | ".join(ratios) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
