"""Results on disk: a simulation can be stopped at any moment, killed even, and taken up again."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from quadriga.messages.commands import say
from quadriga.simulate.playing import Result

SCHEMA = """
CREATE TABLE IF NOT EXISTS simulation (id INTEGER PRIMARY KEY CHECK (id = 1), settings TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS game (
    number INTEGER PRIMARY KEY, deck0 TEXT, deck1 TEXT, player0 TEXT, player1 TEXT, seed INTEGER,
    winner INTEGER, rule TEXT, turns INTEGER, decisions INTEGER, first INTEGER, seconds REAL,
    answers TEXT, chronicle TEXT);
"""
TABLES = {"simulation", "game"}
WAIT = 30.0
"""Seconds to wait for another process that writes the same file."""


class Store:
    """Finished games in a SQLite file; without a path in a temporary one that nobody sees."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        if path is not None and not path.parent.is_dir():
            raise ValueError(say("no-folder-for-file", folder=str(path.parent), file=path.name))
        with self._plainly():
            self.db = sqlite3.connect("" if path is None else str(path), timeout=WAIT)
            tables = {row[0] for row in self.db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if tables and tables != TABLES:
                raise ValueError(say("no-results-in-file", file=str(path)))
            if tables and self.db.execute("PRAGMA quick_check").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError(str(say("no-results-whole")))
            # Written ahead, a game that is stored stays stored when the process is killed.
            self.db.execute("PRAGMA journal_mode = WAL")
            self.db.execute("PRAGMA synchronous = NORMAL")
            self.db.executescript(SCHEMA)

    @contextmanager
    def _plainly(self) -> Iterator[None]:
        """What SQLite finds wrong with the file, in a sentence that says what to do."""
        try:
            yield
        except sqlite3.DatabaseError as error:
            reason = str(error)
            if "locked" in reason:
                raise ValueError(say("no-results-now", file=str(self.path))) from error
            if "not a database" in reason:
                raise ValueError(say("no-results-in-file", file=str(self.path))) from error
            if isinstance(error, sqlite3.OperationalError):
                raise ValueError(say("no-results-usable", file=str(self.path), why=str(reason))) from error
            raise ValueError(
                say("no-results-undamaged", file=str(self.path), why=str(reason))
            ) from error

    def close(self) -> None:
        self.db.close()

    def settings(self) -> dict[str, Any] | None:
        with self._plainly():
            row = self.db.execute("SELECT settings FROM simulation").fetchone()
            return None if row is None else dict(self._json(row[0]))

    def begin(self, settings: dict[str, Any]) -> None:
        """Start a new simulation or take up the same one; another one's file is refused."""
        known = self.settings()
        if known is None:
            with self._plainly(), self.db:
                self.db.execute("INSERT INTO simulation VALUES (1, ?)", (json.dumps(settings, sort_keys=True),))
        elif json.dumps(known, sort_keys=True) != json.dumps(settings, sort_keys=True):
            differ = sorted(k for k in {*known, *settings} if known.get(k) != settings.get(k))
            raise ValueError(
                say("no-results-of-this", file=str(self.path), list=", ".join(differ))
            )

    def finished(self) -> set[int]:
        with self._plainly():
            return {row[0] for row in self.db.execute("SELECT number FROM game")}

    def add(self, results: Iterable[Result]) -> None:
        rows = [
            (r.number, *r.decks, *r.players, r.seed, r.winner, r.rule, r.turns, r.decisions, r.first, r.seconds,
             json.dumps(r.answers), json.dumps(r.chronicle))
            for r in results
        ]  # fmt: skip
        with self._plainly(), self.db:
            self.db.executemany("INSERT OR REPLACE INTO game VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)", rows)

    def results(self) -> Iterator[Result]:
        """All finished games in order, one at a time: there may be more than fit into memory."""
        with self._plainly():
            for row in self.db.execute("SELECT * FROM game ORDER BY number"):
                number, d0, d1, p0, p1, seed, winner, rule, turns, decisions, first, seconds, answers, chronicle = row
                yield Result(number, (d0, d1), (p0, p1), seed, winner, rule, turns, decisions, first, seconds,
                             self._json(answers), self._json(chronicle))  # fmt: skip

    def _json(self, text: str) -> Any:
        try:
            return json.loads(text)
        except (TypeError, ValueError) as error:
            raise sqlite3.DatabaseError(str(say("no-results-field"))) from error
