"""A table with people at it: one change at a time, stored before anybody hears of it.

Whatever asks the rules about a game that is not over holds the room's lock: the rules keep what they derived in
places that all states of a match share, and only one thread at a time may use these.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from quadriga.games.by_hand import Deed, NotByHand, carry_out
from quadriga.kernel.state import State
from quadriga.messages import Message, message_of
from quadriga.server import messages as m
from quadriga.server import queries
from quadriga.server.background import in_background
from quadriga.server.broadcast import Broadcast
from quadriga.server.clocks import Clocks
from quadriga.server.gallery import Gallery
from quadriga.server.lessons import guide_of
from quadriga.server.live import Live
from quadriga.server.records import Entry, Said, SeatRow, TableRow
from quadriga.server.refusing import Refused, away, say, stale
from quadriga.server.store import Away, Conflict

if TYPE_CHECKING:
    from quadriga.server.host import Host
    from quadriga.server.together.records import MatchRow

log = logging.getLogger("quadriga.server")
T = TypeVar("T")
CHAT_LINES = 1000
SAVING = 0.7
"""Seconds after which people see that something is still being saved."""
AUTO_CHAIN = 1000
"""Answers in a row that the server may give by itself; more would be an endless loop of the rules."""


class Line(Protocol):
    """A connection of somebody at a table."""

    seats: list[int]
    log: dict[int, int]
    cards: set[str]
    opened_by: str
    """The hash of the token by which a seat was taken, or ''."""

    def send(self, message: m.Outgoing | bytes) -> None: ...
    def cut(self, reason: Message, again: bool) -> None: ...


class Room:
    def __init__(self, host: Host, row: TableRow, live: Live, said: list[Said]) -> None:
        self.host = host
        self.row = row
        self.live = live
        self.said = said
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.match: MatchRow | None = None
        """The match that this is a game of, as it was last read."""
        self.seen: set[int] = {0, 1} if row.setup.match else set()
        """Seats whose holders have seen the table since the server began; in a match nobody can stay away from it."""
        self.asked_to_undo = [0, 0]
        """How often each seat has asked the other to undo."""
        self.asking: dict[str, int] = {}
        """What a player asks of the other: undo or rematch, and who asks."""
        self.review: list[dict[str, Any]] = []
        """Review marks of a finished game, once somebody has asked for them."""
        self.reviewing = asyncio.Lock()
        self.clocks = Clocks(row.setup.clock)
        self.broadcast = Broadcast(self)
        self.gallery = Gallery(self)
        self.guide = guide_of(row.setup)
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # -- who is here ----------------------------------------------------------------------

    def seat(self, seat: int) -> SeatRow:
        return self.row.seats[seat]

    def live_for(self, seats: list[int]) -> Live:
        """The game as those at these seats know it; without a seat they watch."""
        return self.live if seats else self.gallery.live

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
        """Nobody is here and nothing is under way. A clock keeps a table only in a match: there it goes on."""
        timed = self.match is not None and self.live.result is None and self.clocks.on
        return not (self.lines or self.lock.locked() or self._thinking is not None or timed)

    def look(self, seats: list[int]) -> None:
        """These seats see the table from now on: whoever of them is asked is under the clock, and all are told."""
        before = self.clocks.running
        self.seen.update(seats)
        self._run_clock()
        if self.clocks.running != before:
            self.broadcast.state()

    def enter(self, line: Line) -> None:
        self.lines.add(line)
        self.consider()

    def leave(self, line: Line) -> None:
        self.lines.discard(line)
        if not self.gallery.watching:
            self.gallery.close()
        self.broadcast.table()

    def clear_spectators(self) -> None:
        for line in [line for line in self.lines if not line.seats]:
            line.cut(say("bye-spectators"), False)

    # -- changes --------------------------------------------------------------------------

    async def answer(self, seats: list[int], number: int, option: int) -> None:
        """Take an option of the present decision."""
        async with self.lock:
            asked = self._asked_of(seats, number)
            if option >= self.live.options:
                last = self.live.options - 1
                raise Refused("no-option", say("no-such-option", option=option, last=last))
            self._withdraw("undo")
            await self._happen([self.live.entry("answer", asked, option)])

    async def by_hand(self, seat: int, number: int, deed: Deed) -> None:
        """Do something by hand, as both players have agreed to."""
        async with self.lock:
            self._playing()
            if number != self.live.number:
                raise stale(self.live.number)
            entry = self.live.entry("by hand", seat)
            entry.deed = msgspec.json.encode(deed).decode()
            try:
                await in_background(carry_out, self.live.game, self.live.state, seat, deed)
            except NotByHand as error:
                raise Refused("not-by-hand", message_of(error)) from error
            self._withdraw("undo")
            await self._happen([entry])

    def _asked_of(self, seats: list[int], number: int) -> int:
        """The seat that is asked now, if it is one of these and the question is the present one."""
        self._playing()
        asked = self.live.asked
        if number != self.live.number:
            raise stale(self.live.number)
        if asked is None or asked not in seats:
            raise Refused("not-asked", say("no-not-asked"))
        return asked

    def _playing(self) -> None:
        if self.row.status == "waiting":
            raise Refused("waiting", say("no-opponent-yet"))
        if self.live.result is not None:
            raise Refused("over", say("no-game-over"))
        if self.paused:
            raise Refused("not-now", say("no-paused"))

    @property
    def paused(self) -> bool:
        return self.match is not None and self.match.paused > 0

    async def undo(self, seat: int, number: int) -> bool:
        """Take back the seat's last answer, or ask the other player; True if it is done."""
        async with self.lock:
            self._playing()
            if number != self.live.number:
                raise stale(self.live.number)
            may = self.live.may_undo(seat)
            if may == "none":
                raise Refused("no-undo", say("no-undo"))
            if may == "ask" and not self.one_person:
                self._may_ask_to_undo(seat)
                self._ask("undo", seat)
                return False
            await self._take_back(seat, practice=may == "ask")
            return True

    def _may_ask_to_undo(self, seat: int) -> None:
        """Refused where the table or the other player allows no more of it."""
        if self.seat(1 - seat).no_undo:
            raise Refused("no-undo", say("no-undo-with-them"))
        limit = self.row.setup.undo
        if limit == 0:
            raise Refused("no-undo", say("no-undo-here"))
        if 0 < limit <= self.asked_to_undo[seat]:
            raise Refused("no-undo", say("no-more-undo", limit=limit))
        self.asked_to_undo[seat] += 1

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
                raise Refused("no-request", say("no-such-request"))
            if not yes:
                self._withdraw(kind)
            elif kind == "undo":
                self._playing()
                if self.live.may_undo(by) == "none":
                    self._withdraw("undo")
                    raise Refused("no-undo", say("no-undo-left"))
                await self._take_back(by, practice=False)
            else:
                await self._play_again()

    async def concede(self, seat: int, leaving: bool = False) -> None:
        """Give the game up. `leaving`: by leaving the table, which the other player is told."""
        async with self.lock:
            self._playing()
            await self._happen([self.live.entry("leave" if leaving else "concede", seat)])

    async def rule(self, winner: int, reason: str) -> None:
        """The game is over because the match is, or because a judge says so."""
        async with self.lock:
            if self.live.result is not None:
                return
            if reason == "leave" and winner in (0, 1):
                await self._happen([self.live.entry("leave", 1 - winner)])
            else:
                await self._happen([self.live.entry("ruling", 0, winner)])

    async def call_time(self) -> None:
        """Time is up in the match: so many turns more by the floor rules, then the game is over."""
        async with self.lock:
            if self.live.result is None and not self.live.time_called:
                last = self.live.state.turn + self.live.game.floor.extra_turns
                await self._happen([self.live.entry("time", 0, last)])

    def follow_match(self) -> None:
        """The match has changed: show how it stands; whoever is at an old table of it goes to the new one."""
        assert self.match is not None
        self._run_clock()
        self.broadcast.table()
        if self.live.result is None:
            self.broadcast.state()
        current = self.match.games[-1].table if self.match.games else ""
        if current and current != self.row.id:
            for line in self.lines:
                for seat in line.seats:
                    line.send(m.NextTable(table=current, seat=seat))

    async def rematch(self, seat: int) -> None:
        async with self.lock:
            if self.live.result is None or (self.match is not None and self.match.status == "playing"):
                raise Refused("not-now", say("no-rematch-yet"))
            if self.match is not None and self.match.tournament:
                raise Refused("not-now", say("no-rematch-in-tournament"))
            if self.one_person or self.asking.get("rematch") == 1 - seat:
                await self._play_again()
            else:
                self._ask("rematch", seat)

    async def _play_again(self) -> None:
        self._withdraw("rematch", granted=True)
        if self.match is not None:
            await self._match_again(self.match)
            return
        made = await self.host.again(self.row)
        if made is None:
            return  # another server has made it: it tells us which
        for line in self.lines:
            for seat in line.seats:
                line.send(m.NextTable(table=made.table.id, seat=seat, token=made.tokens[seat]))
        await self.host.store.tell(self.row.id, following=made.table.id)

    async def _match_again(self, match: MatchRow) -> None:
        again = await self.host.matches.again(match)
        table = await self.host.matches.next_game(again.id)
        for line in self.lines:
            for seat in line.seats:
                line.send(m.NextTable(table=table, seat=seat))
        await self.host.store.tell(self.row.id, following=table)

    def _ask(self, kind: str, seat: int) -> None:
        self._request({"kind": kind, "by": seat, "open": True})

    def _withdraw(self, kind: str, granted: bool = False) -> None:
        if kind in self.asking:
            self._request({"kind": kind, "by": self.asking[kind], "open": False, "granted": granted})

    def _request(self, told: dict[str, Any]) -> None:
        """Say what a player asks of the other one, or no longer asks; here and at other servers."""
        self.hear_request(told)
        if self.host.store.shared:
            self.begin(lambda: self.host.store.tell(self.row.id, told))

    def hear_from_elsewhere(self, told: dict[str, Any]) -> None:
        """A player at another server asks something. Who asks for the same here at that moment agrees."""
        both = told["kind"] == "rematch" and told["open"] and self.asking.get("rematch") == 1 - told["by"]
        self.hear_request(told)
        if both:
            self.begin(self._agreed)

    async def _agreed(self) -> None:
        async with self.lock:
            if "rematch" in self.asking:
                with contextlib.suppress(Refused):
                    await self._play_again()

    def hear_request(self, told: dict[str, Any]) -> None:
        request = msgspec.convert(told, m.Request)
        if request.open:
            self.asking[request.kind] = request.by
        else:
            self.asking.pop(request.kind, None)
        self.broadcast.say(request)

    async def settings(self, seat: int, wish: m.Settings) -> None:
        async with self.lock:
            names = ("auto_pass", "mute", "spectators", "lists", "no_undo")
            changes = {name: getattr(wish, name) for name in names if getattr(wish, name) is not None}
            await self._stored(self.host.store.do(queries.change_seat(self.row.id, seat, changes), self.row.id))
            self.row.seats[seat] = msgspec.structs.replace(self.seat(seat), **changes)
            if not self.open_to_spectators:
                self.clear_spectators()
            if self.row.status == "playing" and (entry := self._auto()) is not None:
                await self._happen([entry])
            self.broadcast.table()

    async def chat(self, seat: int, phrase: str, text: str) -> None:
        async with self.lock:
            if len(self.said) >= CHAT_LINES:
                raise Refused("not-now", say("no-more-chat"))
            said = queries.say(self.row.id, Said(-1, seat, time.time(), phrase, text))
            line = await self._stored(self.host.store.do(said, self.row.id, contended=True))
            self.said.append(line)
            self.broadcast.chat(line)

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
                self._take(entry, await in_background(self.live.after, entry.value) if undo else None)
            while (auto := self._auto()) is not None and len(fresh) < AUTO_CHAIN:
                self._take(auto)
                fresh.append(auto)
            await self._stored(self.host.store.append(self.row.id, fresh, self._row_change()))
        except Conflict:  # somebody was quicker at another server
            await self._restore()
            raise stale(self.live.number) from None
        except Away as error:
            restored = await self._restore()
            if restored and self.live.number > fresh[-1].number:
                return  # it had been stored after all
            raise away(restored) from error
        except Exception as error:
            log.error("table %s: an answer could not be taken (%s: %s)", self.row.id, type(error).__name__, error)
            await self._restore()
            raise Refused("internal", say("no-storing")) from error
        self._run_clock()  # first, so that everybody is shown whose clock runs
        self.gallery.add(fresh)
        self.broadcast.state()
        if (self.row.status, self.row.practice) != before:
            self.broadcast.table()
        if self.live.result is not None and self.row.setup.match:
            self.begin(self._tell_match)
        self.consider()

    async def _tell_match(self) -> None:
        """The match takes in how this game ended. Where that cannot be done now, it is found and done later."""
        try:
            await self.host.matches.game_over(self)
        except Exception as error:
            log.warning("table %s: its match will hear of it later (%s)", self.row.id, type(error).__name__)

    async def _stored(self, storing: Awaitable[T]) -> T:
        """Wait until something is stored; if that takes a while, everybody sees that it is being saved."""
        loop = asyncio.get_running_loop()
        told: list[bool] = []

        def tell() -> None:
            told.append(True)
            for line in self.lines:
                line.send(m.Saving(on=True))

        timer = loop.call_later(SAVING, tell)
        try:
            return await storing
        finally:
            timer.cancel()
            if told:
                for line in self.lines:
                    line.send(m.Saving(on=False))

    def _take(self, entry: Entry, back: State | None = None) -> None:
        if entry.kind == "answer":
            self.clocks.answered(entry.seat)
        self.live.take(entry, back)
        entry.at = time.time()
        entry.left_0, entry.left_1 = self.clocks.left_of(0), self.clocks.left_of(1)

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

    async def _restore(self) -> bool:
        """Back to what is stored; whether that worked. Where it cannot be read now, the table leaves memory."""
        try:
            row = await self.host.store.do(queries.table(self.row.id))
            if row is None:
                raise LookupError("the table is gone")
            entries = await self.host.store.do(queries.entries_of(self.row.id))
            live = await self.host.live(row.setup, entries)
        except Exception as error:
            log.warning("table %s leaves memory: what is stored cannot be read now (%s)", self.row.id, error)
            self.drop(say("bye-not-saved"))
            return False
        self.row, self.live = row, live
        self.live.practice = self.live.practice or row.practice
        self.gallery.add(entries)
        self.set_clock(entries)
        self._row_change()
        self._run_clock()
        self.broadcast.state()
        self.consider()
        return True

    def drop(self, reason: Message) -> None:
        """Leave memory. Whoever is here connects again and gets the table as it is stored."""
        self.host.forget(self)
        if self._thinking is not None and self._thinking is not asyncio.current_task():
            self._thinking.cancel()
        for line in list(self.lines):
            line.cut(reason, True)

    def let_go(self) -> None:
        """Nobody is here any more: no clock runs."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self.gallery.close()
        self.clocks.stop()

    def close_replaced(self) -> None:
        """Whoever sits here by a token that was replaced has no seat any more."""
        valid = {seat.token for seat in self.row.seats}
        for line in [line for line in self.lines if line.opened_by and line.opened_by not in valid]:
            line.cut(say("bye-newer-link"), False)

    async def catch_up(self) -> None:
        """Another server has changed this table: take in what it stored, and show it."""
        try:
            await self._catch_up()
        except Exception as error:
            log.warning("table %s leaves memory: it cannot be followed now (%s)", self.row.id, error)
            self.drop(say("bye-read-anew"))

    async def _catch_up(self) -> None:
        async with self.lock:
            row = await self.host.store.do(queries.table(self.row.id))
            if row is None:
                self.host.forget(self)
                for gone in list(self.lines):
                    gone.cut(say("bye-taken-away"), False)
                return
            begun = self.row.status == "waiting" and row.status != "waiting"
            self.row = row
            self.close_replaced()
            fresh = await self.host.store.do(queries.entries_of(row.id, 0 if begun else self.live.number))
            if begun:
                self.live = await self.host.live(row.setup, fresh)
                self.broadcast = Broadcast(self)
            else:
                for entry in fresh:
                    undo = entry.kind == "undo"
                    self.live.take(entry, await in_background(self.live.after, entry.value) if undo else None)
            self.gallery.add(fresh)
            said = await self.host.store.do(queries.said(row.id))
            known = {line.number for line in self.said}
            self.said = said
            for line in said:
                if line.number not in known:
                    self.broadcast.chat(line)
            if fresh or begun:
                self.set_clock(fresh)
            self._run_clock()
            if fresh or begun:
                self.broadcast.state()
            if not self.open_to_spectators:
                self.clear_spectators()
            self.broadcast.table()
            self.consider()

    def set_clock(self, entries: list[Entry]) -> None:
        self.clocks = Clocks(self.row.setup.clock)
        if entries:
            self.clocks.left = [entries[-1].left_0, entries[-1].left_1]

    async def start(self) -> None:
        """The game has just begun: give the answers that go without saying."""
        async with self.lock:
            if (entry := self._auto()) is not None:
                await self._happen([entry])
            else:
                self._run_clock()
                self.broadcast.state()
                self.consider()

    # -- time and computers ---------------------------------------------------------------

    def _run_clock(self) -> None:
        asked = self.live.asked
        runs = self.row.status == "playing" and self.live.result is None and asked in self.seen and not self.paused
        runs = runs and asked is not None and self.seat(asked).kind == "human"
        self.clocks.run_for(asked if runs else None)
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.clocks.running is not None:
            left = self.clocks.left_of(self.clocks.running) / 1000
            number = self.live.number
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(left + 0.01, lambda: self.begin(lambda: self._time_is_up(number)))

    def begin(self, work: Callable[[], Any]) -> None:
        """Let something go on by itself."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_is_up(self, number: int) -> None:
        async with self.lock:
            seat = self.clocks.running
            if self.live.number == number and seat is not None and self.clocks.left_of(seat) == 0:
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
        if not task.cancelled() and task.exception() is None and self.host.rooms.get(self.row.id) is self:
            self.consider()

    async def _think(self) -> None:
        number, asked, state = self.live.number, self.live.asked, self.live.state
        if asked is None:
            return
        begun = time.monotonic()
        level = msgspec.convert(self.seat(asked).level, m.Level)
        try:
            taught = self.taught(asked)
            option = await self.host.thinkers.choose(self.live.game, state, asked, level) if taught is None else taught
        except Exception:
            log.exception("table %s: the computer could not think; it takes the first option", self.row.id)
            option = 0
        await asyncio.sleep(max(0.0, self.host.pace - (time.monotonic() - begun)))
        async with self.lock:
            if self.live.number == number:
                with contextlib.suppress(Refused):
                    await self._happen([self.live.entry("answer", asked, option)])

    def taught(self, seat: int) -> int | None:
        """What the lesson has the opponent do; None where it leaves that to the computer, or where this is none."""
        if self.guide is None:
            return None
        self.guide.follow([given.index for given in self.live.given])
        return self.guide.reply(seat)

    def stop(self) -> None:
        self.gallery.close()
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
        for line in list(self.lines):
            line.cut(say("bye-stopping"), True)
