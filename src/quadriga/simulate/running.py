"""Running a simulation on all cores or on Ray, with progress, stop and resume."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from quadriga import __version__, load
from quadriga.games.decks import BadDeck
from quadriga.games.game import Deck
from quadriga.messages.commands import say
from quadriga.simulate.plan import Planned, plan
from quadriga.simulate.playing import Result, Table
from quadriga.simulate.store import Store
from quadriga.simulate.workers import Work, spread

CHUNK_SECONDS = 0.25
"""How long a chunk should take: short enough to lose little and to end together, long enough to be cheap to send."""
LARGEST_CHUNK = 200
SHARES = 3
"""A chunk is at most this part of what each worker has left to do."""


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
    options: dict[str, int] = field(default_factory=dict)
    """Match options, by name."""
    extra: dict[str, Any] = field(default_factory=dict)

    def fixed(self) -> dict[str, Any]:
        """What makes it the same simulation when it is taken up again."""
        game = load(self.game)
        known = game.cards()
        # What a game deals is dealt to a pair of decks; each with itself covers them all.
        cards = [game.deal((deck, deck), known) for deck in self.decks.values()]
        return {
            "version": __version__,
            "game": self.game,
            "decks": {name: [deck.cards, deck.extra] for name, deck in self.decks.items()},
            "cards": hashlib.sha256(json.dumps(cards, sort_keys=True, default=str).encode()).hexdigest(),
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "chronicle": self.chronicle,
            **({"options": self.options} if self.options else {}),
            **self.extra,
        }


class Stopped(Exception):
    """Somebody pressed Ctrl-C; what was finished is stored."""

    def __init__(self, done: int, games: int, path: Path | None) -> None:
        kept = say("stopped-kept", file=str(path)) if path is not None else say("stopped-lost")
        super().__init__(say("stopped", done=done, n=games, kept=kept))


def _open_table(settings: Settings) -> Table:
    return Table(settings.game, settings.decks, settings.chronicle, settings.keep_answers, settings.options)


def _play(table: Table, chunk: list[Planned]) -> list[Result]:
    return [table.play(p) for p in chunk]


GAMES = Work(_open_table, _play)


class Chunks:
    """Cuts what is to be played into chunks of about the same time, as games turn out fast or slow.

    The last ones grow shorter and shorter, so that no worker is left with a long one when the others have done.
    """

    def __init__(self, todo: Iterable[Planned], left: int, jobs: int) -> None:
        self.todo = iter(todo)
        self.left = left
        self.jobs = jobs
        self.size = 1

    def __iter__(self) -> Iterator[list[Planned]]:
        while chunk := list(islice(self.todo, max(1, min(self.size, self.left // (SHARES * self.jobs))))):
            self.left -= len(chunk)
            yield chunk

    def took(self, results: list[Result]) -> None:
        a_game = sum(r.seconds for r in results) / len(results)
        self.size = max(1, min(LARGEST_CHUNK, 2 * self.size, int(CHUNK_SECONDS / max(a_game, 1e-6))))


def simulate(settings: Settings, progress: Callable[[int, int], None] | None = None) -> Store:
    """Play what is not yet played; the store with all results."""
    game = load(settings.game)
    for deck in settings.decks.values():
        if offences := game.check(deck):
            raise BadDeck(deck.name, offences)
    store = Store(settings.store)
    store.begin(settings.fixed())
    done = store.finished()
    count = len(done)
    if progress:
        progress(count, settings.games)
    games = plan(list(settings.decks), settings.players, settings.games, settings.seed)
    jobs = settings.jobs or os.cpu_count() or 1
    chunks = Chunks((p for p in games if p.number not in done), settings.games - count, jobs)
    played = spread(GAMES, settings, chunks, settings.jobs, settings.ray)
    try:
        for results in played:
            chunks.took(results)
            store.add(results)
            count += len(results)
            if progress:
                progress(count, settings.games)
    except KeyboardInterrupt:
        played.close()
        raise Stopped(len(store.finished()), settings.games, settings.store) from None
    return store
