"""Running a simulation on all cores, with progress, stop and resume."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quadriga.games.door import Deck
from quadriga.simulate.plan import Planned, plan
from quadriga.simulate.playing import Result, Table
from quadriga.simulate.store import Store

CHUNKS_AHEAD = 3
"""Chunks waiting per worker: enough to keep it busy, few enough to stop soon."""


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
        return {
            "game": self.game,
            "decks": {name: [deck.cards, deck.extra] for name, deck in self.decks.items()},
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "chronicle": self.chronicle,
            **self.extra,
        }


_table: Table | None = None


def _open_table(settings: Settings) -> None:
    global _table
    _table = Table(settings.game, settings.decks, settings.chronicle, settings.keep_answers)


def _play(chunk: list[Planned]) -> list[Result]:
    assert _table is not None
    return [_table.play(p) for p in chunk]


def chunks(todo: list[Planned], size: int) -> Iterator[list[Planned]]:
    for i in range(0, len(todo), size):
        yield todo[i : i + size]


def simulate(settings: Settings, progress: Callable[[int, int], None] | None = None) -> list[Result]:
    """Play what is not yet played; all results in order."""
    store = Store(settings.store)
    store.begin(settings.fixed())
    done = store.finished()
    todo = [
        p for p in plan(list(settings.decks), settings.players, settings.games, settings.seed) if p.number not in done
    ]
    count = settings.games - len(todo)
    if progress:
        progress(count, settings.games)
    jobs = settings.jobs or multiprocessing.cpu_count()
    slow = any(p.startswith(("search", "strong", "full")) for p in settings.players)
    size = 1 if slow else 5 if len(todo) < 400 else 25
    if jobs == 1 or len(todo) <= size:
        _open_table(settings)
        for chunk in chunks(todo, size):
            store.add(_play(chunk))
            count += len(chunk)
            if progress:
                progress(count, settings.games)
        return store.results()
    with ProcessPoolExecutor(jobs, initializer=_open_table, initargs=(settings,)) as pool:
        waiting: set[Future[list[Result]]] = set()
        for chunk in chunks(todo, size):
            waiting.add(pool.submit(_play, chunk))
            if len(waiting) >= jobs * CHUNKS_AHEAD:
                count += _collect(waiting, store)
                if progress:
                    progress(count, settings.games)
        while waiting:
            count += _collect(waiting, store)
            if progress:
                progress(count, settings.games)
    return store.results()


def _collect(waiting: set[Future[list[Result]]], store: Store) -> int:
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    results = [r for future in done for r in future.result()]
    store.add(results)
    waiting -= done
    return len(results)
