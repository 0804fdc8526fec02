"""Running a simulation on all cores, with progress, stop and resume."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from quadriga import __version__, load
from quadriga.games.door import Deck
from quadriga.simulate.plan import Planned, plan
from quadriga.simulate.playing import Result, Table
from quadriga.simulate.store import Store

CHUNKS_AHEAD = 3
"""Chunks waiting per worker: enough to keep it busy, few enough to stop soon."""
CHUNK_SECONDS = 0.25
"""How long a chunk should take: short enough to lose little and to end together, long enough to be cheap to send."""
LARGEST_CHUNK = 200


@dataclass
class Settings:
    game: str
    decks: dict[str, Deck]
    players: list[str]
    games: int
    seed: int
    chronicle: bool = False
    keep_answers: bool = False
    jobs: int = 0
    store: Path | None = None
    extra: dict[str, Any] = field(default_factory=dict)

    def fixed(self) -> dict[str, Any]:
        """What makes it the same simulation when it is taken up again."""
        decks = list(self.decks.values())
        game = load(self.game)
        # a pair of decks at a time is what a game deals; each deck with itself covers them all
        cards = [game.deal((deck, deck), game.cards(), True) for deck in decks]
        return {
            "version": __version__,
            "game": self.game,
            "decks": {name: [deck.cards, deck.extra] for name, deck in self.decks.items()},
            "cards": hashlib.sha256(json.dumps(cards, sort_keys=True, default=str).encode()).hexdigest(),
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "chronicle": self.chronicle,
            **self.extra,
        }


class Stopped(Exception):
    """Somebody pressed Ctrl-C; what was finished is stored."""

    def __init__(self, done: int, games: int, path: Path | None) -> None:
        if path is None:
            remedy = "Nothing was kept; with --results FILE a simulation can be stopped and taken up again."
        else:
            remedy = f"The same command goes on from there; {path} keeps the games."
        super().__init__(f"Stopped after {done} of {games} games. {remedy}")


# -- a worker's side ---------------------------------------------------------------------------

_table: Table | None = None


def _open_table(settings: Settings, parent: int) -> None:
    """What each worker process does first."""
    global _table
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a worker at once; the parent says what is to be said
    threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()
    _table = Table(settings.game, settings.decks, settings.chronicle, settings.keep_answers)


def _leave_with(parent: int) -> None:
    """A killed parent cannot tell its workers; they look for themselves."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def _play(chunk: list[Planned]) -> list[Result]:
    assert _table is not None
    return [_table.play(p) for p in chunk]


# -- the parent's side -------------------------------------------------------------------------


def simulate(settings: Settings, progress: Callable[[int, int], None] | None = None) -> Store:
    """Play what is not yet played; the store with all results."""
    store = Store(settings.store)
    store.begin(settings.fixed())
    done = store.finished()
    count = len(done)
    if progress:
        progress(count, settings.games)
    games = plan(list(settings.decks), settings.players, settings.games, settings.seed)
    todo = (p for p in games if p.number not in done)
    jobs = min(settings.jobs or multiprocessing.cpu_count(), settings.games - count)
    played = _alone(settings, todo) if jobs <= 1 else _together(settings, todo, jobs)
    try:
        for results in played:
            store.add(results)
            count += len(results)
            if progress:
                progress(count, settings.games)
    except KeyboardInterrupt:
        played.close()
        raise Stopped(len(store.finished()), settings.games, settings.store) from None
    except BrokenProcessPool as error:
        raise OSError(
            "A worker process was ended from outside, perhaps for want of memory; try again with fewer --jobs."
        ) from error
    return store


class Chunks:
    """Cuts what is to be played into chunks of about the same time, as games turn out fast or slow."""

    def __init__(self, todo: Iterable[Planned]) -> None:
        self.todo = iter(todo)
        self.size = 1

    def next(self) -> list[Planned]:
        """The next chunk; empty at the end."""
        return list(islice(self.todo, self.size))

    def took(self, results: list[Result]) -> None:
        a_game = sum(r.seconds for r in results) / len(results)
        self.size = max(1, min(LARGEST_CHUNK, 2 * self.size, int(CHUNK_SECONDS / max(a_game, 1e-6))))


def _alone(settings: Settings, todo: Iterable[Planned]) -> Generator[list[Result], None, None]:
    """In this process."""
    table = Table(settings.game, settings.decks, settings.chronicle, settings.keep_answers)
    chunks = Chunks(todo)
    while chunk := chunks.next():
        results = [table.play(p) for p in chunk]
        yield results
        chunks.took(results)


def _together(settings: Settings, todo: Iterable[Planned], jobs: int) -> Generator[list[Result], None, None]:
    """In worker processes. Games do not depend on each other, so the order does not matter."""
    # A forked worker has the cards already; where forking is unsafe, workers start from nothing.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    chunks = Chunks(todo)
    pool = ProcessPoolExecutor(jobs, context, initializer=_open_table, initargs=(settings, os.getpid()))
    others = multiprocessing.active_children()
    waiting: set[Future[list[Result]]] = set()
    try:
        while True:
            while len(waiting) < jobs * CHUNKS_AHEAD and (chunk := chunks.next()):
                waiting.add(pool.submit(_play, chunk))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                results = future.result()
                chunks.took(results)
                yield results
    finally:
        if waiting:  # stopped in between: nobody waits for games that may take minutes
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
        pool.shutdown(wait=True, cancel_futures=True)
