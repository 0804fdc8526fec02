"""The websocket: one line is one table. Nothing is believed that comes in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from quadriga import __version__
from quadriga.games import by_hand
from quadriga.kernel.view import SPECTATOR
from quadriga.messages import Message, message_of
from quadriga.server import messages as m
from quadriga.server.background import in_background
from quadriga.server.broadcast import chat_line
from quadriga.server.counting import counts
from quadriga.server.host import Host
from quadriga.server.live import Broken
from quadriga.server.naming import plain
from quadriga.server.rates import Bucket
from quadriga.server.records import Said
from quadriga.server.refusing import Refused, away, damaged, say, stale
from quadriga.server.room import Room
from quadriga.server.settings import Settings, sender
from quadriga.server.store import Away, Damaged
from quadriga.server.thinking import Question
from quadriga.server.tokens import COOKIE, hashed
from quadriga.server.web import NO_NUL, NUL
from quadriga.server.why import chain, rule_text

log = logging.getLogger("quadriga.server")
A_SECOND, BURST = 50, 200
CHATS_A_SECOND, CHAT_BURST = 1, 10
STRIKES = 100
"""Messages over the limit after which the line is cut."""
SILENCE = 60.0
WAITING = 500
"""Messages that may wait for a page that does not read; then the line is cut."""
UNJOINED = 60.0
"""Seconds that a line may stay without a table."""
LINES_OF_ONE = 100
"""Lines that one person may have open."""
WATCHERS = 100


class PageLine:
    """One connected page."""

    def __init__(self, host: Host, socket: WebSocket, person: str) -> None:
        self.host, self.socket, self.person = host, socket, person
        self.seats: list[int] = []
        self.log: dict[int, int] = {}
        self.cards: set[str] = set()
        self.room: Room | None = None
        self.opened_by = ""
        self.ended = False
        self.in_lobby = False
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self._bucket = Bucket(A_SECOND, BURST)
        self._chatter = Bucket(CHATS_A_SECOND, CHAT_BURST)
        self._hinting: asyncio.Task[None] | None = None
        self._strikes = 0

    # -- out ------------------------------------------------------------------------------

    def send(self, message: m.Outgoing | bytes) -> None:
        if self.ended:
            return
        try:
            self._out.put_nowait(message if isinstance(message, bytes) else m.encode(message))
        except asyncio.QueueFull:
            self._end()

    def cut(self, reason: Message, again: bool) -> None:
        self.send(m.Bye(reason=str(reason), again=again, said=reason))
        self._end()

    def _end(self) -> None:
        if self.ended:
            return
        self.ended = True
        if self.room is not None:
            self.room.lines.discard(self)
        self.host.lobby.leave(self)
        if self._out.full():
            self._out.get_nowait()
        self._out.put_nowait(None)

    async def _write(self) -> None:
        while (message := await self._out.get()) is not None:
            await self.socket.send_text(message.decode())
        with contextlib.suppress(RuntimeError):
            await self.socket.close(1001)

    # -- in -------------------------------------------------------------------------------

    async def serve(self) -> None:
        writer = asyncio.get_running_loop().create_task(self._write())
        try:
            until = time.monotonic() + UNJOINED
            while not self.ended:
                if self.room is None and not self.in_lobby and time.monotonic() > until:
                    self.cut(say("bye-nobody-sat-down"), True)
                    break
                got = await asyncio.wait_for(self.socket.receive(), SILENCE)
                if got["type"] != "websocket.receive":
                    break
                await self._hear(got.get("text"), got.get("bytes"))
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            room, self.room = self.room, None
            if room is not None:
                room.leave(self)
                if not room.lines:
                    self.host.forget_later(room)
            self._end()
            with contextlib.suppress(Exception):
                await asyncio.wait_for(writer, 2)

    async def _hear(self, text: str | None, raw: bytes | None) -> None:
        data = (text or "").encode("utf-8", "replace") if raw is None else raw
        if not self._bucket.take():
            self._strikes += 1
            self._refuse(m.id_of(data), Refused("too-fast", say("no-messages-so-fast", n=A_SECOND)))
            if self._strikes > STRIKES:
                self.cut(say("bye-too-many-messages"), False)
            return
        try:
            await self._obey(self._understood(data))
        except Refused as refused:
            self._refuse(m.id_of(data), refused)
        except Broken as broken:
            self._refuse(m.id_of(data), Refused("not-now", message_of(broken)))
        except Away:
            if self.room is None:
                self.cut(say("bye-database"), True)
            else:
                self._refuse(m.id_of(data), away())
        except Damaged as error:
            log.error("a message met something damaged in the database (%s)", error)
            self._refuse(m.id_of(data), damaged())
        except Exception:
            log.exception("a message could not be handled")
            wrong = Refused("internal", say("no-server-error"))
            self._refuse(m.id_of(data), wrong)

    def _understood(self, data: bytes) -> m.FromPage:
        if len(data) > m.SOCKET_BYTES:
            raise Refused("too-large", say("no-message-so-long", most=m.SOCKET_BYTES, n=len(data)))
        if NUL in data:
            raise Refused("malformed", say("no-such-message", why=NO_NUL))
        try:
            return m.decode_page(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("malformed", say("no-such-message", why=message_of(error))) from error

    def _refuse(self, number: int, refused: Refused) -> None:
        counts.refusals[refused.code] += 1
        self.send(m.Error(re=number, code=refused.code, message=refused.message, rule=refused.rule, said=refused.said))

    async def _obey(self, message: m.FromPage) -> None:
        if isinstance(message, m.Ping):
            self.send(m.Pong(re=message.id))
        elif isinstance(message, m.Join):
            await self._join(message)
        elif isinstance(message, m.EnterLobby):
            await self._enter_lobby(message)
        elif self.room is None:
            raise Refused("no-table", say("no-table-named"))
        elif isinstance(message, m.Why):
            self._why(self.room, message)
        elif not self.seats:
            raise Refused("no-seat", say("no-playing-for-spectators"))
        else:
            await self._play(self.room, message)

    async def _play(self, room: Room, message: m.FromPage) -> None:
        done = m.Accepted(re=message.id, number=room.live.number)
        if isinstance(message, m.Answer):
            begun = time.perf_counter()
            await room.answer(self.seats, message.number, message.option)
            counts.answers.took(time.perf_counter() - begun)
        elif isinstance(message, m.ByHand):
            await room.by_hand(self._seat(message.seat), message.number, message.deed)
        elif isinstance(message, m.Undo):
            await room.undo(self._seat(message.seat), message.number)
        elif isinstance(message, m.Reply):
            await room.reply(self._other_seat(message.seat, room.asking.get(message.kind)), message.kind, message.yes)
        elif isinstance(message, m.Concede):
            await room.concede(self._seat(message.seat), message.leaving)
        elif isinstance(message, m.Rematch):
            await room.rematch(self._seat(message.seat))
        elif isinstance(message, m.Settings):
            await room.settings(self._seat(message.seat), message)
        elif isinstance(message, m.Chat):
            await self._chat(room, message)
        elif isinstance(message, m.Hint):
            self._hint(room, message)
            return
        elif isinstance(message, m.WhyNot):
            await self._why_not(room, message)
            return
        done.number = room.live.number
        self.send(done)

    def _seat(self, wanted: int | None) -> int:
        """The seat that a message is about: the one it names, or the only one, or the one that is asked."""
        if wanted is not None:
            if wanted not in self.seats:
                raise Refused("no-seat", say("no-seat-of-yours"))
            return wanted
        asked = self.room.live.asked if self.room is not None else None
        return asked if asked in self.seats and asked is not None else self.seats[0]

    def _other_seat(self, wanted: int | None, by: int | None) -> int:
        """Who replies: not the seat that asks."""
        if wanted is None and by is not None and 1 - by in self.seats:
            return 1 - by
        return self._seat(wanted)

    # -- single messages ------------------------------------------------------------------

    @staticmethod
    def _speak(protocol: int) -> None:
        if protocol != m.PROTOCOL:
            raise Refused("protocol", say("no-such-protocol", server=m.PROTOCOL, page=protocol))

    async def _enter_lobby(self, message: m.EnterLobby) -> None:
        self._speak(message.protocol)
        if self.room is not None:
            raise Refused("not-now", say("no-lobby-at-a-table"))
        self.in_lobby = True
        await self.host.lobby.enter(self)

    async def _join(self, message: m.Join) -> None:
        self._speak(message.protocol)
        if self.room is not None or self.in_lobby:
            raise Refused("not-now", say("no-two-tables"))
        room = await self.host.room(message.table)
        seats = self._seats_at(room, message)
        async with room.lock:
            if not seats and sum(1 for line in room.lines if not line.seats) >= WATCHERS:
                raise Refused("not-now", say("no-more-spectators"))
            if not seats:
                await room.gallery.open()
            kept = room.live_for(seats).log_kept(message.log, message.number)
            begun = room.row.status != "waiting"
            room.look(seats)
            shown = await in_background(room.broadcast.whole, seats, kept, self.cards) if begun else []
            if self.host.rooms.get(room.row.id) is not room:
                self.cut(say("bye-read-anew"), True)
                return
            if message.token is not None and self.host.seats_by_token(room.row, message.token) != seats:
                raise Refused("bad-token", say("no-link-just-replaced"))
            self.room, self.seats = room, seats
            self.opened_by = hashed(message.token) if seats and message.token is not None else ""
            self.log = dict.fromkeys(seats or [SPECTATOR], len(room.live_for(seats).state.log) if begun else 0)
            room.enter(self)
            self.send(self._welcome(room, message.id))
            for state in shown:
                self.send(state)
            for kind, by in room.asking.items():
                if seats:
                    self.send(msgspec.convert({"kind": kind, "by": by, "open": True}, m.Request))
            room.broadcast.table()

    def _seats_at(self, room: Room, message: m.Join) -> list[int]:
        if message.watch:
            seats: list[int] = []
        elif message.token is not None:
            seats = self.host.seats_by_token(room.row, message.token)
            if not seats:
                raise Refused("bad-token", say("no-such-link"))
        else:
            seats = [s.seat for s in room.row.seats if s.kind == "human" and s.person == self.person]
        if not seats and not room.open_to_spectators:
            raise Refused("no-seat", say("no-spectators"))
        return seats

    def _welcome(self, room: Room, number: int) -> m.Welcome:
        rows = [room.seat(seat) for seat in self.seats]
        muted = bool(rows) and all(row.mute for row in rows)
        return m.Welcome(
            re=number,
            protocol=m.PROTOCOL,
            version=__version__,
            table=room.broadcast.info(self.seats),
            seats=self.seats,
            settings=[m.SeatSettings(row.auto_pass, row.mute, row.spectators, row.lists, row.no_undo) for row in rows],
            chat=[chat_line(line) for line in room.said if self._may_read(room, line, muted)],
        )

    def _may_read(self, room: Room, line: Said, muted: bool) -> bool:
        return (not muted or line.by in self.seats) if self.seats else room.gallery.hear(line)

    async def _chat(self, room: Room, message: m.Chat) -> None:
        if not self._chatter.take():
            raise Refused("too-fast", say("no-chat-so-fast"))
        text = plain(message.text)
        if (message.phrase is None) == (not text):
            raise Refused("malformed", say("no-chat-like-this"))
        await room.chat(self._seat(message.seat), message.phrase or "", text)

    def _hint(self, room: Room, message: m.Hint) -> None:
        """Have the computer think; the line goes on meanwhile."""
        live = room.live
        asked = live.asked
        if live.number != message.number:
            raise stale(live.number)
        if asked is None or asked not in self.seats:
            raise Refused("not-asked", say("no-hint-for-others"))
        if live.setup.options.get(by_hand.OPTION):
            raise Refused("not-by-hand", say("no-hint-by-hand"))
        if self._hinting is not None and not self._hinting.done():
            raise Refused("too-fast", say("no-hint-yet"))
        # What the thinkers get is packed here and now: later another player might be asked.
        question = self.host.thinkers.about_best(live.game, live.state, asked)
        self._hinting = asyncio.get_running_loop().create_task(self._tell_hints(message, question))

    async def _tell_hints(self, message: m.Hint, question: Question) -> None:
        try:
            best = await self.host.thinkers.best(self.person or str(id(self)), question)
            options = [m.OptionScore(option, score) for option, score in best]
        except Refused as refused:
            self._refuse(message.id, refused)
        except Exception:
            log.exception("a hint could not be given")
            self._refuse(message.id, Refused("internal", say("no-hint-found")))
        else:
            self.send(m.Hints(re=message.id, number=message.number, options=options))

    def _why(self, room: Room, message: m.Why) -> None:
        live = room.live_for(self.seats)
        if message.event >= len(live.state.log):
            raise Refused("not-found", say("no-such-line"))
        seat = self._seat(message.seat) if self.seats else SPECTATOR
        links = chain(live.game, live.state, seat, message.event)
        self.send(m.Because(re=message.id, event=message.event, chain=links))

    async def _why_not(self, room: Room, message: m.WhyNot) -> None:
        if room.row.status == "waiting":
            raise Refused("waiting", say("no-game-yet"))
        async with room.lock:
            live = room.live
            refusal = live.game.why_not(live.state, self._seat(message.seat), message.action, message.card)
        told = m.Refusal(re=message.id, card=message.card, action=message.action)
        if refusal is not None:
            told.reason, told.rule = refusal.reason, rule_text(refusal.rule)
        self.send(told)


async def line(socket: WebSocket) -> None:
    """The endpoint `/ws`. Pages of other sites are not let in."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        await socket.close(1008)
        return
    host: Host = socket.app.state.host
    if host.stopping:
        await socket.close(1012)
        return
    settings: Settings = socket.app.state.settings
    address = sender("" if socket.client is None else socket.client.host)
    try:
        identities = await host.identities()
        given = socket.cookies.get(COOKIE)
        person = identities.person(given)
        older = "" if person else identities.unsigned(given)
        if older and await host.is_known(older):
            person = older
    except Away:
        await socket.close(1013)
        return
    if host.lines[address] >= settings.lines or (person and host.lines[person] >= LINES_OF_ONE):
        await socket.close(1013)
        return
    host.lines.update([address, person])
    try:
        await socket.accept()
        await PageLine(host, socket, person).serve()
    finally:
        host.lines.subtract([address, person])
        for key in (address, person):
            if host.lines[key] <= 0:
                del host.lines[key]
