"""What spectators see: the game as it stands, or, where the players wish it, as it stood so many seconds ago.

A delayed game is followed by a second `Live`, which takes a stored entry in when it is old enough. What is newer is
not in it, so nothing of that can be seen or asked about; and after a restart, or at another server, the same is seen.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from quadriga.server import queries
from quadriga.server.background import in_background
from quadriga.server.clocks import full
from quadriga.server.live import Live
from quadriga.server.messages import ClockState
from quadriga.server.records import Entry, Said, TableRow
from quadriga.server.refusing import say

if TYPE_CHECKING:
    from quadriga.server.room import Line, Room

log = logging.getLogger("quadriga.server")


class Gallery:
    def __init__(self, room: Room) -> None:
        self.room = room
        self._late: Live | None = None
        """The game as it was a while ago; None without a delay, and while nobody watches."""
        self._coming: deque[Entry] = deque()
        self._last: Entry | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def delay(self) -> int:
        return self.room.row.setup.delay

    @property
    def late(self) -> bool:
        return self._late is not None

    @property
    def live(self) -> Live:
        """The game as spectators know it."""
        return self.room.live if self._late is None else self._late

    @property
    def watching(self) -> list[Line]:
        return [line for line in self.room.lines if not line.seats]

    # -- following ------------------------------------------------------------------------

    async def open(self) -> None:
        """Somebody comes to watch; the room's lock is held."""
        if not self.delay or self._late is not None or self.room.row.status == "waiting":
            return
        entries = await self.room.host.store.do(queries.entries_of(self.room.row.id))
        old = [entry for entry in entries if self._due(entry) <= time.time()]
        self._late = await self.room.host.live(self.room.row.setup, old)
        self._last = old[-1] if old else None
        self._coming = deque(entries[len(old) :])
        self._look_later()

    def add(self, entries: Iterable[Entry]) -> None:
        """These were stored. Those that are known already are not taken twice."""
        if self._late is None:
            return
        known = self._coming[-1].number + 1 if self._coming else self._late.number
        self._coming.extend(entry for entry in entries if entry.number >= known)
        self._look_later()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._late = None
        self._coming.clear()

    def _due(self, entry: Entry) -> float:
        return entry.at + self.delay

    def _look_later(self) -> None:
        if self._timer is None and self._coming:
            wait = max(0.0, self._due(self._coming[0]) - time.time())
            self._timer = asyncio.get_running_loop().call_later(wait, self._look)

    def _look(self) -> None:
        self._timer = None
        self.room.begin(self._go_on)

    async def _go_on(self) -> None:
        """Take in what is old enough by now, and show it."""
        async with self.room.lock:
            late = self._late
            if late is None or not self.watching:
                self.close()
                return
            before = late.number
            try:
                while self._coming and self._due(self._coming[0]) <= time.time():
                    entry = self._coming.popleft()
                    undo = entry.kind == "undo"
                    late.take(entry, await in_background(late.after, entry.value) if undo else None)
                    self._last = entry
            except Exception as error:
                log.warning("table %s: spectators cannot follow it (%s)", self.room.row.id, error)
                self.close()
                for line in self.watching:
                    line.cut(say("bye-read-anew"), True)
                return
            if late.number > before:
                self.room.broadcast.gallery()
            self._look_later()

    # -- what else would tell too much ------------------------------------------------------

    def row(self) -> TableRow:
        """The table's row, without an end that spectators have not seen yet."""
        row = self.room.row
        if self._late is None or self._late.result is not None:
            return row
        return msgspec.structs.replace(row, status="playing" if row.status == "over" else row.status, result=None)

    @property
    def before_the_end(self) -> bool:
        """The game is over, and those who watch do not know it yet."""
        return self._late is not None and self._late.result is None and self.room.live.result is not None

    def clock(self) -> ClockState | None:
        """The clocks as they stood then."""
        clock = self.room.row.setup.clock
        if clock.kind == "none":
            return None
        left = [full(clock)] * 2 if self._last is None else [self._last.left_0, self._last.left_1]
        asked = self.live.asked
        if asked is None or self.live.result is not None or self.room.seat(asked).kind != "human":
            return ClockState(left, None)
        if self._last is not None:
            gone = time.time() - self._due(self._last)
            left[asked] = max(0, left[asked] - int(1000 * gone))
        return ClockState(left, asked)

    def hear(self, line: Said) -> bool:
        """May spectators read this line of chat already?"""
        return line.at + self.delay <= time.time()
