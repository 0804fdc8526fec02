"""News between servers that share a PostgreSQL database: what one of them stores the others show at once.

Whatever a server writes about a table it announces in the same transaction (NOTIFY), so nobody hears of what is not
stored. The others listen (LISTEN) and read from the database what they do not have yet. Notices hold the table's id
and no secret.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa

log = logging.getLogger("quadriga.server")
CHANNEL = "quadriga"
LOOK_UP = 0.5
"""Seconds after which a listener looks up to see whether it is to stop."""
AGAIN = 0.5
"""Seconds before a lost connection is tried again."""


class Notice(msgspec.Struct, omit_defaults=True):
    """Something about a table has changed."""

    by: str
    """The server that says so."""
    table: str = ""
    """Empty: perhaps everything has changed, for the line was lost for a while."""
    request: dict[str, Any] | None = None
    """A player asks something of the other one, or no longer does; that is not stored."""
    next: str = ""
    """The table of the rematch."""
    match: str = ""
    """A match has changed: its score, its next game, what is asked between games."""
    tournament: str = ""
    lobby: str = ""
    """Something in the lobby has changed."""

    @property
    def of_tables(self) -> bool:
        return not (self.match or self.tournament or self.lobby)


def announce(connection: sa.Connection, *notices: Notice) -> None:
    """Tell the other servers, once this transaction is stored: one statement, however many there are to tell."""
    told = [msgspec.json.encode(notice).decode() for notice in notices]
    if told:
        each = sa.text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")
        connection.execute(each, {"channel": CHANNEL, "told": told})


class Notifications:
    """A thread that listens for notices and passes them on into the loop."""

    def __init__(self, url: sa.URL, name: str, heard: Callable[[Notice], None]) -> None:
        self.name, self.heard = name, heard
        self.loop = asyncio.get_running_loop()
        self._where = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="hearing", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join(timeout=5)

    def _listen(self) -> None:
        import psycopg

        lost = False
        while not self._stop.is_set():
            try:
                with psycopg.connect(self._where, autocommit=True, connect_timeout=5, keepalives_idle=5) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    lost = False
                    self._tell(Notice(""))  # what happened before somebody listened
                    while not self._stop.is_set():
                        for note in connection.notifies(timeout=LOOK_UP):
                            self._understand(note.payload)
            except psycopg.Error as error:
                if not lost:  # one line for each time it is lost
                    log.warning("the line to the other servers is lost (%s); trying again", type(error).__name__)
                lost = True
                self._stop.wait(AGAIN)

    def _understand(self, payload: str) -> None:
        with contextlib.suppress(msgspec.DecodeError):  # somebody else's notice
            notice = msgspec.json.decode(payload, type=Notice)
            if notice.by != self.name:
                self._tell(notice)

    def _tell(self, notice: Notice) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has gone
            self.loop.call_soon_threadsafe(self.heard, notice)
