"""Steps a second through PettingZoo: our games beside RLCard's and PettingZoo's classic card environments, in one run.

Every table is played the same way: at random among what the mask allows, through the environment that its package
offers (`env`, with checks); seconds are the processor's. RLCard's gin rummy is put behind PettingZoo by PettingZoo's
own adapter, as its classics are, and RLCard's environments are measured at their own door too.
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

from quadriga import games
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
    chosen = asked.parse_args()
    seconds = chosen.seconds
    ours: dict[str, Callable[[], float]] = {
        name: (lambda name=name: pettingzoo_steps(aec.env(name, decks=list(games.load(name).decks())[:2]), seconds))
        for name in games.NAMES
    }
    theirs: dict[str, Callable[[], float]] = {
        f"pettingzoo {name}": (lambda name=name: pettingzoo_steps(classic(name), seconds)) for name in CLASSIC
    } | {"pettingzoo, rlcard's gin-rummy": lambda: pettingzoo_steps(gin_rummy(), seconds)}
    theirs |= {f"rlcard {name}": (lambda name=name: rlcard_steps(name, seconds)) for name in RLCARD}
    found = {name: round(measure()) for name, measure in {**ours, **theirs}.items()}
    if chosen.json:
        print(json.dumps({"compiled": compiled(), "steps_per_s": found}))
        return
    print(f"steps/s through PettingZoo, one core, {'compiled' if compiled() else 'plain Python'} engine")
    for name, steps in found.items():
        ratios = "" if name in ours else "   ours ÷ this: " + ", ".join(f"{found[g] / steps:.1f}" for g in ours)
        print(f"{name:40}{steps:9,}{ratios}")


if __name__ == "__main__":
    main()
