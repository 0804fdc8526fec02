"""Running a simulation on all cores or on Ray, with progress, stop and resume."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quadriga.games.door import Deck
from quadriga.simulate.plan import Planned, plan
from quadriga.simulate.playing import Result, Table
from quadriga.simulate.store import Store
from quadriga.simulate.workers import Work, spread


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
    ray: str = ""
    """The address of a Ray cluster, "local" for one of its own, "" for processes of this machine."""
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


def _open_table(settings: Settings) -> Table:
    return Table(settings.game, settings.decks, settings.chronicle, settings.keep_answers)


def _play(table: Table, chunk: list[Planned]) -> list[Result]:
    return [table.play(p) for p in chunk]


GAMES = Work(_open_table, _play)


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
    slow = any(p.startswith(("search", "strong", "full")) for p in settings.players)
    size = 1 if slow else 5 if len(todo) < 400 else 25
    for results in spread(GAMES, settings, chunks(todo, size), settings.jobs, settings.ray):
        store.add(results)
        count += len(results)
        if progress:
            progress(count, settings.games)
    return store.results()
