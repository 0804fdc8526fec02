"""Are a game's own starter decks fair? `.venv/bin/python bench/balance.py GAME` prints a table as JSON.

Every two decks meet so many times, both ways round, seeds fixed, with the same player on both sides. Fair means: each
deck wins 35% to 65% against each other one, and who begins wins 40% to 60%.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from quadriga import load
from quadriga.simulate.running import Settings, simulate
from quadriga.simulate.statistics import Rate, summarise

LEAST, MOST = 0.35, 0.65
FIRST_LEAST, FIRST_MOST = 0.40, 0.60


def rate(r: Rate) -> dict[str, Any]:
    low, high = r.interval()
    return {"share": round(r.share, 3), "low": round(low, 3), "high": round(high, 3), "games": r.games}


def balance(name: str, player: str, games: int, seed: int, jobs: int) -> dict[str, Any]:
    """`games` games for each two decks."""
    decks = load(name).decks()
    pairs = len(decks) * (len(decks) - 1) // 2
    store = simulate(Settings(name, decks, [player], games * pairs, seed, jobs=jobs))
    s = summarise(store.results())
    store.close()
    against = {f"{a} : {b}": rate(r) for (a, b), r in sorted(s.matrix.items()) if a < b}
    unfair = [pair for pair, r in against.items() if not LEAST <= r["share"] <= MOST]
    if not FIRST_LEAST <= s.first.share <= FIRST_MOST:
        unfair.append("first seat")
    return {
        "game": name,
        "player": player,
        "seed": seed,
        "decks": {key: rate(deck.rate) for key, deck in sorted(s.decks.items())},
        "against": against,
        "first_seat": rate(s.first),
        "mean_turns": round(sum(t * n for t, n in s.turns.items()) / s.games, 1),
        "endings": dict(s.endings.most_common()),
        "unfair": unfair,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Are a game's own starter decks fair?")
    parser.add_argument("game")
    parser.add_argument("--player", default="middle")
    parser.add_argument("--games", type=int, default=400, help="games for each two decks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=0, help="processes; all cores if 0")
    chosen = parser.parse_args()
    print(json.dumps(balance(chosen.game, chosen.player, chosen.games, chosen.seed, chosen.jobs), indent=1))


if __name__ == "__main__":
    try:
        main()
    except (ValueError, OSError) as error:
        sys.exit(str(error))
