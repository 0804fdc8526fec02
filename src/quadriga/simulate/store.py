"""Results on disk: a simulation can be stopped at any moment, killed even, and taken up again."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from quadriga.simulate.playing import Result

SCHEMA = """
CREATE TABLE IF NOT EXISTS simulation (id INTEGER PRIMARY KEY CHECK (id = 1), settings TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS game (
    number INTEGER PRIMARY KEY, deck0 TEXT, deck1 TEXT, player0 TEXT, player1 TEXT, seed INTEGER,
    winner INTEGER, rule TEXT, turns INTEGER, decisions INTEGER, first INTEGER, seconds REAL,
    answers TEXT, chronicle TEXT);
"""


class Store:
    def __init__(self, path: Path | None) -> None:
        self.db = sqlite3.connect(":memory:" if path is None else str(path))
        self.db.execute("PRAGMA journal_mode=WAL")
        self.db.executescript(SCHEMA)

    def settings(self) -> dict[str, Any] | None:
        row = self.db.execute("SELECT settings FROM simulation").fetchone()
        return None if row is None else dict(json.loads(row[0]))

    def begin(self, settings: dict[str, Any]) -> None:
        """Start a new simulation or take up the same one; another one's file is refused."""
        known = self.settings()
        if known is None:
            with self.db:
                self.db.execute("INSERT INTO simulation VALUES (1, ?)", (json.dumps(settings, sort_keys=True),))
        elif json.dumps(known, sort_keys=True) != json.dumps(settings, sort_keys=True):
            differ = sorted(k for k in {*known, *settings} if known.get(k) != settings.get(k))
            raise ValueError(
                f"This results file belongs to another simulation (different: {', '.join(differ)}). "
                "Give the same settings to resume it, or name another file."
            )

    def finished(self) -> set[int]:
        return {row[0] for row in self.db.execute("SELECT number FROM game")}

    def add(self, results: Iterable[Result]) -> None:
        rows = [
            (r.number, *r.decks, *r.players, r.seed, r.winner, r.rule, r.turns, r.decisions, r.first, r.seconds,
             json.dumps(r.answers), json.dumps(r.chronicle))
            for r in results
        ]  # fmt: skip
        with self.db:
            self.db.executemany("INSERT OR REPLACE INTO game VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)", rows)

    def results(self) -> list[Result]:
        found = []
        for row in self.db.execute("SELECT * FROM game ORDER BY number"):
            number, d0, d1, p0, p1, seed, winner, rule, turns, decisions, first, seconds, answers, chronicle = row
            found.append(
                Result(number, (d0, d1), (p0, p1), seed, winner, rule, turns, decisions, first, seconds,
                       json.loads(answers), json.loads(chronicle))
            )  # fmt: skip
        return found
