"""Two searching players, each as told, over paired games: the same deal and decks with seats changed.

    python bench/paired.py GAME "iterations=50" "iterations=50,remembers=False" [--pairs 200] [--seed 820000]

A player is told as `SearchPlayer` takes it; `model` is "hand", "shipped" (if not said) or a file, and `manner` a dict
for `Manner`. Prints the share of points with its 95% interval by pairs, and the processor's milliseconds a decision.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path
from typing import Any

from quadriga import load
from quadriga.games.game import Game
from quadriga.kernel.state import DRAW, answer
from quadriga.players import evaluation
from quadriga.players.search import SearchPlayer
from quadriga.players.tree import Manner


def made(game: Game, told: str, seed: int) -> SearchPlayer:
    settings: dict[str, Any] = eval(f"dict({told})")
    which = settings.pop("model", "shipped")
    usual = {"replies": game.searching.replies, "outcome": game.searching.outcome}
    manner = Manner(**(usual | settings.pop("manner", {})))
    model = None
    if which == "shipped":
        model = evaluation.shipped(game)
    elif which != "hand":
        model = evaluation.load(game, Path(which))
    return SearchPlayer(game, seed=seed, model=model, manner=manner, **settings)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("first")
    asked.add_argument("second")
    asked.add_argument("--pairs", type=int, default=200)
    asked.add_argument("--seed", type=int, default=820_000)
    chosen = asked.parse_args()
    game, seed = load(chosen.game), chosen.seed
    decks = [game.decks()[key] for key in sorted(game.decks())]
    points: list[float] = []
    spent, count = [0.0, 0.0], [0, 0]
    for pair in range(chosen.pairs):
        two = (decks[pair % len(decks)], decks[pair // len(decks) % len(decks)])
        won = 0.0
        for swap in (0, 1):
            own = seed + 2 * pair + swap
            players = (made(game, chosen.first, own), made(game, chosen.second, own + 500_009))
            s = game.begin(game.match(two, seed=seed + pair, checked=False), recording=False)
            while s.decision is not None:
                option, who = 0, s.decision.player ^ swap
                if len(s.decision.options) > 1:
                    began = time.process_time()
                    option = players[who].choose(s)
                    spent[who] += time.process_time() - began
                    count[who] += 1
                answer(s, option)
            won += 0.5 if s.winner == DRAW else float(s.winner == swap)
        points.append(won / 2)
    share = sum(points) / len(points)
    spread = 1.96 * math.sqrt(sum((x - share) ** 2 for x in points) / max(1, len(points) - 1) / len(points))
    ms = [1000 * t / max(1, n) for t, n in zip(spent, count, strict=True)]
    interval = f"{share - spread:.1%} to {share + spread:.1%}"
    print(f"{share:.1%} of {2 * len(points)} ({interval}), ms {ms[0]:.1f} against {ms[1]:.1f}")


if __name__ == "__main__":
    main()
