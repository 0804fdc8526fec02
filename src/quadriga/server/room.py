"""A table with people at it: one change at a time, stored before anybody hears of it.

Whatever asks the rules about a game that is not over holds the room's lock: the rules keep what they derived in
places that all states of a match share, and only one thread at a time may use these.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from quadriga.kernel.state import State
from quadriga.server import messages as m
from quadriga.server import shelves
from quadriga.server.aside import aside
from quadriga.server.live import Live, live_from, replayed
from quadriga.server.pendulum import Pendulum
from quadriga.server.records import Entry, Said, SeatRow, TableRow
from quadriga.server.refusing import Refused, stale
from quadriga.server.showing import Showing
from quadriga.server.store import Conflict

if TYPE_CHECKING:
    from quadriga.server.host import Host

log = logging.getLogger("quadriga.server")
CHAT_LINES = 1000
AUTO_CHAIN = 1000
"""Answers in a row that the server may give by itself; more would be an endless loop of the rules."""


class Line(Protocol):
    """A connection of somebody at a table."""

    seats: list[int]
    log: dict[int, int]
    cards: set[str]

    def send(self, message: m.Outgoing | bytes) -> None: ...
    def cut(self, reason: str, again: bool) -> None: ...


class Room:
    def __init__(self, host: Host, row: TableRow, live: Live, said: list[Said]) -> None:
        self.host = host
        self.row = row
        self.live = live
        self.said = said
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.seen: set[int] = set()
        """Seats whose holders have seen the table since the server began."""
        self.asking: dict[str, int] = {}
        """What a player asks of the other: undo or rematch, and who asks."""
        self.review: list[dict[str, Any]] = []
        """Review marks of a finished game, once somebody has asked for them."""
        self.reviewing = asyncio.Lock()
        self.pendulum = Pendulum(row.setup.clock)
        self.showing = Showing(self)
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # -- who is here ----------------------------------------------------------------------

    def seat(self, seat: int) -> SeatRow:
        return self.row.seats[seat]

    @property
    def open_to_spectators(self) -> bool:
        """Every person who plays must have agreed."""
        return all(s.spectators for s in self.row.seats if s.kind != "computer")

    @property
    def one_person(self) -> bool:
        """Nobody else plays here: the other side is a computer or sits at the same screen."""
        people = {s.person for s in self.row.seats if s.kind != "computer"}
        return len(people) == 1

    @property
    def idle(self) -> bool:
        busy = self.lines or self.lock.locked() or self._thinking is not None
        return not busy and self.pendulum.running is None

    def look(self, seats: list[int]) -> None:
        """These seats see the table from now on: whoever of them is asked is under the clock, and all are told."""
        before = self.pendulum.running
        self.seen.update(seats)
        self._run_clock()
        if self.pendulum.running != before:
            self.showing.state()

    def enter(self, line: Line) -> None:
        self.lines.add(line)
        self.consider()

    def leave(self, line: Line) -> None:
        self.lines.discard(line)
        self.showing.table()

    def clear_spectators(self) -> None:
        for line in [line for line in self.lines if not line.seats]:
            line.cut("A player has closed the table to spectators.", False)

    # -- changes --------------------------------------------------------------------------

    async def answer(self, seats: list[int], number: int, option: int) -> None:
        """Take an option of the present decision."""
        async with self.lock:
            asked = self._asked_of(seats, number)
            if option >= self.live.options:
                last = self.live.options - 1
                raise Refused("no-option", f"There is no option {option}: the options are 0 to {last}.")
            self._withdraw("undo")
            await self._happen([self.live.entry("answer", asked, option)])

    def _asked_of(self, seats: list[int], number: int) -> int:
        """The seat that is asked now, if it is one of these and the question is the present one."""
        self._playing()
        asked = self.live.asked
        if number != self.live.number:
            raise stale(self.live.number)
        if asked is None or asked not in seats:
            raise Refused("not-asked", "It is the other player who is asked now.")
        return asked

    def _playing(self) -> None:
        if self.row.status == "waiting":
            raise Refused("waiting", "The game has not begun: the other player has not come yet.")
        if self.live.result is not None:
            raise Refused("over", "The game is over.")

    async def undo(self, seat: int, number: int) -> bool:
        """Take back the seat's last answer, or ask the other player; True if it is done."""
        async with self.lock:
            self._playing()
            if number != self.live.number:
                raise stale(self.live.number)
            may = self.live.may_undo(seat)
            if may == "none":
                raise Refused("no-undo", "There is no answer of yours to take back.")
            if may == "ask" and not self.one_person:
                self._ask("undo", seat)
                return False
            await self._take_back(seat, practice=may == "ask")
            return True

    async def _take_back(self, seat: int, practice: bool) -> None:
        self._withdraw("undo", granted=True)
        back = self.live.entry("undo", seat, self.live.last_by(seat))
        more = [] if self.live.practice or not practice else [Entry(self.live.number + 1, "practice", seat)]
        await self._happen([back, *more])

    async def reply(self, seat: int, kind: str, yes: bool) -> None:
        """Answer what the other player asks."""
        async with self.lock:
            by = self.asking.get(kind)
            if by is None or by == seat:
                raise Refused("no-request", "The other player does not ask for that now.")
            if not yes:
                self._withdraw(kind)
            elif kind == "undo":
                self._playing()
                if self.live.may_undo(by) == "none":
                    self._withdraw("undo")
                    raise Refused("no-undo", "There is nothing left to take back.")
                await self._take_back(by, practice=False)
            else:
                await self._play_again()

    async def concede(self, seat: int) -> None:
        async with self.lock:
            self._playing()
            await self._happen([self.live.entry("concede", seat)])

    async def rematch(self, seat: int) -> None:
        async with self.lock:
            if self.live.result is None:
                raise Refused("not-now", "A rematch can be asked for when the game is over.")
            if self.one_person or self.asking.get("rematch") == 1 - seat:
                await self._play_again()
            else:
                self._ask("rematch", seat)

    async def _play_again(self) -> None:
        self._withdraw("rematch", granted=True)
        made = await self.host.again(self.row)
        for line in self.lines:
            for seat in line.seats:
                line.send(m.NextTable(table=made.table.id, seat=seat, token=made.tokens[seat]))
        await self.host.store.tell(self.row.id, following=made.table.id)

    def _ask(self, kind: str, seat: int) -> None:
        self._request({"kind": kind, "by": seat, "open": True})

    def _withdraw(self, kind: str, granted: bool = False) -> None:
        if kind in self.asking:
            self._request({"kind": kind, "by": self.asking[kind], "open": False, "granted": granted})

    def _request(self, told: dict[str, Any]) -> None:
        """Say what a player asks of the other one, or no longer asks; here and at other servers."""
        self.hear_request(told)
        if self.host.store.shared:
            self._start(lambda: self.host.store.tell(self.row.id, told))

    def hear_request(self, told: dict[str, Any]) -> None:
        request = msgspec.convert(told, m.Request)
        if request.open:
            self.asking[request.kind] = request.by
        else:
            self.asking.pop(request.kind, None)
        self.showing.say(request)

    async def settings(self, seat: int, wish: m.Settings) -> None:
        async with self.lock:
            names = ("auto_pass", "mute", "spectators")
            changes = {name: getattr(wish, name) for name in names if getattr(wish, name) is not None}
            row = msgspec.structs.replace(self.seat(seat), **changes)
            await self.host.store.do(shelves.save_seat(self.row.id, row), self.row.id)
            self.row.seats[seat] = row
            if not self.open_to_spectators:
                self.clear_spectators()
            if self.row.status == "playing" and (entry := self._auto()) is not None:
                await self._happen([entry])
            self.showing.table()

    async def chat(self, seat: int, phrase: str, text: str) -> None:
        async with self.lock:
            if len(self.said) >= CHAT_LINES:
                raise Refused("not-now", "Enough has been said at this table.")
            line = await self.host.store.do(
                shelves.say(self.row.id, Said(-1, seat, time.time(), phrase, text)), self.row.id
            )
            self.said.append(line)
            self.showing.chat(line)

    async def make_practice(self) -> None:
        """Somebody looks at what players do not see."""
        async with self.lock:
            if not self.live.practice and self.live.result is None:
                await self._happen([self.live.entry("practice", 0)])

    # -- how a change happens -------------------------------------------------------------

    async def _happen(self, fresh: list[Entry]) -> None:
        """Take entries in with all that follows by itself, store them, then tell everybody."""
        before = (self.row.status, self.row.practice)
        try:
            for entry in fresh:
                undo = entry.kind == "undo"
                self._take(entry, await aside(replayed, self.live, entry.value) if undo else None)
            while (auto := self._auto()) is not None and len(fresh) < AUTO_CHAIN:
                self._take(auto)
                fresh.append(auto)
            await self.host.store.append(self.row.id, fresh, self._row_change())
        except Conflict:  # somebody was quicker at another server
            await self._restore()
            raise stale(self.live.number) from None
        except Exception as error:
            log.exception("table %s: an answer could not be taken", self.row.id)
            await self._restore()
            raise Refused("internal", "The server could not store that; nothing was changed. Try again.") from error
        self._run_clock()  # first, so that everybody is shown whose clock runs
        self.showing.state()
        if (self.row.status, self.row.practice) != before:
            self.showing.table()
        self.consider()

    def _take(self, entry: Entry, back: State | None = None) -> None:
        if entry.kind == "answer":
            self.pendulum.answered(entry.seat)
        self.live.take(entry, back)
        entry.at = time.time()
        entry.left_0, entry.left_1 = self.pendulum.left_of(0), self.pendulum.left_of(1)

    def _row_change(self) -> dict[str, Any] | None:
        """What becomes of the table's row in the store; None, as mostly, if nothing."""
        row, result = self.row, self.live.result
        before = (row.turn, row.status, row.practice)
        row.turn = self.live.state.turn
        row.result = result
        row.status = "playing" if result is None else "over"
        row.practice = self.live.practice
        if before == (row.turn, row.status, row.practice):
            return None
        row.updated = time.time()
        told = None if result is None else msgspec.json.encode(result)
        return {"turn": row.turn, "status": row.status, "practice": row.practice, "result": told}

    def _auto(self) -> Entry | None:
        """The answer that goes without saying: the only option of a seat that wants no such questions."""
        asked = self.live.asked
        if asked is None or self.live.options != 1:
            return None
        row = self.seat(asked)
        if row.kind == "computer" or row.auto_pass:
            return self.live.entry("answer", asked, 0, auto=True)
        return None

    async def _restore(self) -> None:
        """Back to what is stored."""
        entries = await self.host.store.do(shelves.entries_of(self.row.id))
        self.live = await aside(live_from, self.row.setup, entries)
        self.live.practice = self.live.practice or self.row.practice
        self.set_clock(entries)
        self._row_change()
        self.showing.state()

    async def catch_up(self) -> None:
        """Another server has changed this table: take in what it stored, and show it."""
        async with self.lock:
            row = await self.host.store.do(shelves.table(self.row.id))
            if row is None:
                self.host.forget(self)
                for gone in list(self.lines):
                    gone.cut("The table was taken away.", False)
                return
            begun = self.row.status == "waiting" and row.status != "waiting"
            self.row = row
            fresh = await self.host.store.do(shelves.entries_of(row.id, 0 if begun else self.live.number))
            if begun:
                self.live = await aside(live_from, row.setup, fresh)
                self.showing = Showing(self)
            else:
                for entry in fresh:
                    undo = entry.kind == "undo"
                    self.live.take(entry, await aside(replayed, self.live, entry.value) if undo else None)
            said = await self.host.store.do(shelves.said(row.id))
            known = {line.number for line in self.said}
            self.said = said
            for line in said:
                if line.number not in known:
                    self.showing.chat(line)
            if fresh or begun:
                self.set_clock(fresh)
            self._run_clock()
            if fresh or begun:
                self.showing.state()
            if not self.open_to_spectators:
                self.clear_spectators()
            self.showing.table()
            self.consider()

    def set_clock(self, entries: list[Entry]) -> None:
        self.pendulum = Pendulum(self.row.setup.clock)
        if entries:
            self.pendulum.left = [entries[-1].left_0, entries[-1].left_1]

    async def start(self) -> None:
        """The game has just begun: give the answers that go without saying."""
        async with self.lock:
            if (entry := self._auto()) is not None:
                await self._happen([entry])
            else:
                self._run_clock()
                self.showing.state()
                self.consider()

    # -- time and computers ---------------------------------------------------------------

    def _run_clock(self) -> None:
        asked = self.live.asked
        runs = self.row.status == "playing" and self.live.result is None and asked in self.seen
        runs = runs and asked is not None and self.seat(asked).kind == "human"
        self.pendulum.run_for(asked if runs else None)
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.pendulum.running is not None:
            left = self.pendulum.left_of(self.pendulum.running) / 1000
            number = self.live.number
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(left + 0.01, lambda: self._start(lambda: self._time_is_up(number)))

    def _start(self, work: Callable[[], Any]) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_is_up(self, number: int) -> None:
        async with self.lock:
            seat = self.pendulum.running
            if self.live.number == number and seat is not None and self.pendulum.left_of(seat) == 0:
                with contextlib.suppress(Refused):
                    await self._happen([self.live.entry("timeout", seat)])

    def consider(self) -> None:
        """Let a computer think if one is asked."""
        asked = self.live.asked
        if asked is None or self.row.status != "playing" or self.seat(asked).kind != "computer":
            return
        if self._thinking is None and not self.host.stopping:
            self._thinking = asyncio.get_running_loop().create_task(self._think())
            self._thinking.add_done_callback(self._thought)

    def _thought(self, task: asyncio.Task[None]) -> None:
        self._thinking = None
        if not task.cancelled() and task.exception() is None:
            self.consider()

    async def _think(self) -> None:
        number, asked, state = self.live.number, self.live.asked, self.live.state
        if asked is None:
            return
        begun = time.monotonic()
        level = msgspec.convert(self.seat(asked).level, m.Level)
        try:
            option = await self.host.thinkers.choose(self.live.game, state, asked, level)
        except Exception:
            log.exception("table %s: the computer could not think; it takes the first option", self.row.id)
            option = 0
        await asyncio.sleep(max(0.0, self.host.pace - (time.monotonic() - begun)))
        async with self.lock:
            if self.live.number == number:
                with contextlib.suppress(Refused):
                    await self._happen([self.live.entry("answer", asked, option)])

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
        for line in list(self.lines):
            line.cut("The server is stopping.", True)
