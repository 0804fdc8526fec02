"""Swiss pairings in bulk: many simulated tournaments of 4 to 200 players, with draws, drops and late entries.

    python bench/swiss.py --tournaments 1000 [--seed 1]

Counted are rematches and second byes; up to ten players each is checked by trying everything, above that none may
happen as long as there are more players than rounds.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from quadriga.server.together.pairing import BYE, rounds_of_swiss, swiss
from tests.server.together.test_pairing import avoidable

BRUTE = 10


def one(players: int, rounds: int, chance: random.Random, found: Counter[str]) -> None:
    points = dict.fromkeys(range(players), 0)
    met: set[frozenset[int]] = set()
    byes: Counter[int] = Counter()
    fresh = players
    for round_ in range(rounds):
        pairs = swiss(points, met, byes, seed=chance.randrange(2**32))
        found["rounds"] += 1
        assert sorted(p for pair in pairs for p in pair if p != BYE) == sorted(points)
        bad = [p for p in pairs if frozenset(p) in met or (p[1] == BYE and byes[p[0]])]
        if bad:
            small = len(points) <= BRUTE
            needless = avoidable(sorted(points), met, byes) if small else True
            found["unavoidable"] += not needless
            found["avoidable"] += needless
        for a, b in pairs:
            if b == BYE:
                byes[a] += 1
                points[a] += 3
                continue
            met.add(frozenset((a, b)))
            outcome = chance.choices("abd", (5, 4, 1))[0]
            points[a] += {"a": 3, "b": 0, "d": 1}[outcome]
            points[b] += {"a": 0, "b": 3, "d": 1}[outcome]
        found["most byes"] = max(found["most byes"], max(byes.values(), default=0))
        if len(points) > 4 and chance.random() < 0.3:
            points.pop(chance.choice(sorted(points)))
        if round_ < rounds - 1 and chance.random() < 0.1:
            points[fresh] = 0
            fresh += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tournaments", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chance = random.Random(given.seed)
    found: Counter[str] = Counter()
    begun = time.perf_counter()
    slowest = 0.0
    for _ in range(given.tournaments):
        players = chance.randint(4, 10) if chance.random() < 0.4 else chance.randint(11, 200)
        before = time.perf_counter()
        one(players, rounds_of_swiss(players), chance, found)
        found["players"] += players
        slowest = max(slowest, (time.perf_counter() - before) / rounds_of_swiss(players))
    found["tournaments"] = given.tournaments
    print(json.dumps({**found, "seconds": round(time.perf_counter() - begun, 1), "slowest_round_s": round(slowest, 2)}))
    if found["avoidable"]:
        raise SystemExit("A rematch or a second bye could have been avoided.")


if __name__ == "__main__":
    main()
