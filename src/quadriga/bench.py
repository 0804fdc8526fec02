"""How fast the engine is: random play of whole games on one core, and copies of a mid-game state."""

from __future__ import annotations

import time
from typing import Any

from quadriga import load
from quadriga.kernel.chance import seeded
from quadriga.kernel.playout import play_randomly
from quadriga.kernel.state import State, answer

COPIES = 2000


def bench(name: str, seconds: float = 5.0, seed: int = 1) -> dict[str, Any]:
    """Play starter decks at random for some seconds of one core. Decisions with one option do not count."""
    from quadriga.purity import compiled

    game = load(name)
    decks = list(game.decks().values())
    pairs = [(a, b) for a in decks for b in decks]
    matches = [game.match(pair, seed=i) for i, pair in enumerate(pairs)]
    chance = seeded(seed)
    games = decisions = 0
    spent = 0.0
    while spent < seconds:
        match = matches[games % len(matches)]
        match.seed = seed + games
        state = game.begin(match, recording=False)
        began = time.process_time()
        decisions += play_randomly(state, chance)
        spent += time.process_time() - began
        games += 1
    return {
        "game": name,
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 1),
        "decisions_per_game": round(decisions / games, 1),
        "clone_us": round(clone_us(game.begin(matches[1], recording=False), chance.below), 2),
        "compiled": compiled(),
    }


def clone_us(state: State, below: Any) -> float:
    """Microseconds for a copy of a mid-game state and its first write."""
    for _ in range(60):
        if state.decision is None:
            break
        before = state
        answer(state, below(len(state.decision.options)))
    state = before if state.decision is None else state
    began = time.process_time()
    for _ in range(COPIES):
        state.clone().touch()
    return (time.process_time() - began) / COPIES * 1e6


def bench_vector(name: str, seconds: float = 5.0, batch: int = 256, seed: int = 1) -> dict[str, Any]:
    """Observed steps a second of many games at once: both seats play at random, every step is looked at."""
    import numpy as np

    from quadriga.env.vector import Vector
    from quadriga.purity import compiled

    games = Vector(name, batch, seed=seed)
    chance = np.random.default_rng(seed)
    steps = 0
    spent = 0.0
    while spent < seconds:
        actions = (chance.random(batch) * games.seen.counts).astype(np.int64)
        began = time.process_time()
        games.step(actions)
        spent += time.process_time() - began
        steps += batch
    return {
        "game": name,
        "steps_per_s": round(steps / spent),
        "batch": batch,
        "bytes": games.size,
        "compiled": compiled(),
    }
