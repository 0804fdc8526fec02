"""Every finished game passes the same suite, by being registered."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from quadriga import games
from tests.conformance.checks import play_and_check
from tests.conformance.playthroughs import editions

GAMES = int(os.environ.get("QUADRIGA_CONFORMANCE", "50"))
"""Random games per game; `make conformance` plays 2,000."""
PARTS = 10


EDITIONS = [(name, file, options) for name in games.NAMES for file, options in editions(games.load(name)).items()]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("name", "options"), [(n, o) for n, _, o in EDITIONS], ids=[file for _, file, _ in EDITIONS])
def test_random_games_conform(name: str, options: dict[str, int], part: int) -> None:
    game = games.load(name)
    decks = list(game.decks().values())
    every = 1 if GAMES >= 1000 else 2
    for i in range(part, GAMES, PARTS):
        pair = (decks[i % len(decks)], decks[(i // len(decks)) % len(decks)])
        play_and_check(game, pair, seed=i, every=every, options=options)


HASH = """
import quadriga
from quadriga.kernel.chance import seeded
from quadriga.kernel.playout import play_randomly
game = quadriga.load({name!r})
decks = list(game.decks().values())
state = game.new(decks[:2], seed=11)
play_randomly(state, seeded(5))
print(game.hash(state))
"""


@pytest.mark.parametrize("name", games.NAMES)
def test_same_seed_same_game_in_every_process(name: str) -> None:
    hashes = set()
    for hash_seed in ("1", "4242"):
        run = subprocess.run(
            [sys.executable, "-c", HASH.format(name=name)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        hashes.add(run.stdout.strip())
    assert len(hashes) == 1
