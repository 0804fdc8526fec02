"""Games that were played before and must be played the same way again.

    python -m tests.conformance.golden [GAME…]

writes them anew: after a rule or a card was changed on purpose, never to make a test pass.
"""

from __future__ import annotations

import hashlib
import sys
from itertools import permutations
from pathlib import Path

import msgspec

from quadriga import games
from quadriga.games.door import Deck, Game
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import State, answer

FOLDER = Path(__file__).parent / "golden"
SEEDS = 24


class Golden(msgspec.Struct):
    """A random game: what happened up to the end of each turn, in short, and how it ended."""

    seed: int
    decks: tuple[str, str]
    winner: int
    end_rule: str
    turns: list[str]


def pairs(game: Game) -> list[tuple[str, str]]:
    return list(permutations(game.decks(), 2))


def play(game: Game, seed: int) -> Golden:
    decks = game.decks()
    names = pairs(game)[seed % len(pairs(game))]
    chosen: tuple[Deck, Deck] = (decks[names[0]], decks[names[1]])
    s = game.new(chosen, seed=seed)
    chance = seeded(seed + 1)
    told = 0
    turns: dict[int, str] = {}
    digest = hashlib.sha256()
    while s.decision is not None:
        d = s.decision
        digest.update(repr((d.player, d.kind, d.rule, d.options)).encode())
        answer(s, chance.below(len(d.options)))
        digest.update(happened(s, told).encode())
        told = len(s.log)
        turns[s.turn] = digest.hexdigest()[:8]
    return Golden(seed, names, s.winner, s.end_rule, list(turns.values()))


def happened(s: State, since: int) -> str:
    return repr(
        [
            (e.kind, e.rule, e.player, e.obj, e.face, e.seen, e.n, e.source, e.target, e.cause, e.other)
            for e in s.log[since:]
        ]
    )


def load(name: str) -> list[Golden]:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=list[Golden])


def record(name: str) -> None:
    game = games.load(name)
    data = msgspec.json.encode([play(game, seed) for seed in range(SEEDS)])
    (FOLDER / f"{name}.json").write_bytes(data.replace(b"},{", b"},\n{") + b"\n")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or games.NAMES:
        record(wanted)
