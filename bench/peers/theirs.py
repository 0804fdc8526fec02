"""The peers' side: random play of one peer for some seconds, measured in the peers' own environment.

`python theirs.py PEER SECONDS` prints JSON. Only decisions with more than one option count, the choice among
the legal ones is random, and cards that are dealt by chance cost time but count for nothing: as on our side. Seconds
are the processor's.
"""

from __future__ import annotations

import copy
import json
import sys
import time
from random import random
from typing import Any

COPIES = 300


def rlcard_environment(seconds: float) -> dict[str, float]:
    """Gin rummy through `env.step`, as RLCard is used."""
    import rlcard

    env = rlcard.make("gin-rummy")
    decisions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            state, _ = env.step(legal[int(random() * len(legal))])
    spent = time.process_time() - began
    return {"decisions_per_s": decisions / spent}


def rlcard_game(seconds: float) -> dict[str, float]:
    """Gin rummy without RLCard's environment around it: no observations are made."""
    import rlcard

    game = rlcard.make("gin-rummy").game
    decisions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        game.init_game()
        while not game.is_over():
            legal = game.judge.get_legal_actions()
            decisions += len(legal) > 1
            game.step(legal[int(random() * len(legal))])
    spent = time.process_time() - began
    game.init_game()
    for _ in range(12):
        legal = game.judge.get_legal_actions()
        game.step(legal[0])
    return {"decisions_per_s": decisions / spent, "clone_us": _copy_us(lambda: copy.deepcopy(game))}


def open_spiel(seconds: float) -> dict[str, float]:
    """OpenSpiel's C++ gin_rummy called from Python."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    decisions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += len(legal) > 1 and not state.is_chance_node()
            state.apply_action(legal[int(random() * len(legal))])
    spent = time.process_time() - began
    state = game.new_initial_state()
    for _ in range(40):
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
    return {"decisions_per_s": decisions / spent, "clone_us": _copy_us(state.clone)}


def _copy_us(copy_once: Any, copies: int = COPIES) -> float:
    began = time.process_time()
    for _ in range(copies):
        copy_once()
    return (time.process_time() - began) / copies * 1e6


PEERS = {"rlcard-environment": rlcard_environment, "rlcard-game": rlcard_game, "open-spiel": open_spiel}

if __name__ == "__main__":
    print(json.dumps(PEERS[sys.argv[1]](float(sys.argv[2]))))
