"""The host: makes tables, finds them again, and gives seats to those who may have them."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from quadriga import __version__, games
from quadriga.games import by_hand
from quadriga.games.game import Game
from quadriga.server import messages as m
from quadriga.server import queries
from quadriga.server.background import in_background, settled, slowly
from quadriga.server.broadcast import Broadcast, table_info
from quadriga.server.identity import Identities, new_key
from quadriga.server.live import Live, live_from
from quadriga.server.naming import plain
from quadriga.server.notifications import Notice
from quadriga.server.piles import Brought, agreed, bring, declined, learned, playable, set_up
from quadriga.server.readers import FILES, QUICK, Heard, Readers
from quadriga.server.readying import make_ready
from quadriga.server.records import CardFile, Entry, SeatRow, Setup, TableRow
from quadriga.server.refusing import Refused, no_computer, no_table, say
from quadriga.server.requests import Claim, Made, NewTable, SeatToken, SeatWish
from quadriga.server.room import Room
from quadriga.server.store import Store
from quadriga.server.thinking import Thinkers
from quadriga.server.together.lobby import Lobby
from quadriga.server.together.matches import Matches
from quadriga.server.together.owner import Owner
from quadriga.server.together.tournaments import Tournaments
from quadriga.server.tokens import hashed, new_id, new_seed, new_token

KEEP_IDLE = 60.0
"""Seconds that a table stays in memory after everybody has gone."""
CARDS_REMEMBERED = 50_000
"""Cards of strangers' files that are kept in memory."""
READERS_AFTER = 3.0
"""Seconds after which the readers are made ready: first the tables that come back after a restart."""
UNFINISHED = 500
"""Unfinished games that a person may have."""


T = TypeVar("T")


class Again(msgspec.Struct):
    table: TableRow
    tokens: dict[int, str]


class Host:
    def __init__(self, store: Store, thinkers: Thinkers, readers: Readers, pace: float) -> None:
        self.store = store
        self.thinkers = thinkers
        self.readers = readers
        self.pace = pace
        """Seconds that a computer's answer takes at least, so that people can follow."""
        self.rooms: dict[str, Room] = {}
        self.stopping = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._readying: dict[str, asyncio.Task[None]] = {}
        self._following: set[asyncio.Task[None]] = set()
        self._identities: Identities | None = None
        self.lines: Counter[str] = Counter()
        """Open lines by address and by person."""
        self._files: OrderedDict[str, CardFile] = OrderedDict()
        self.progress: dict[str, tuple[int, int]] = {}
        """How far the card file of a person is: cards done, of how many."""
        """Card files that were used last. A file never changes."""
        self.matches = Matches(self)
        self.lobby = Lobby(self)
        self.owner = Owner(self)
        self.tournaments = Tournaments(self)

    # -- games ----------------------------------------------------------------------------

    async def game(self, name: str) -> Game:
        """A game that can be played, made ready."""
        game = playable(name)
        await asyncio.shield(self.make_ready(name))
        return game

    async def prepare(self, warm: bool) -> None:
        """Make all games ready, one after the other; `warm`: the thinkers and, a little later, the readers too."""
        for name in games.NAMES:
            await asyncio.shield(self.make_ready(name))
            if warm:
                self.thinkers.warm(name)
        if warm:
            await asyncio.sleep(READERS_AFTER)
            await in_background(self.readers.warm)

    async def read(
        self, person: str, work: Callable[..., T], *args: Any, kind: str = QUICK, heard: Heard | None = None
    ) -> T:
        """Have what a stranger sent read in a process with limits; once all games are ready, which is soon."""
        for name in games.NAMES:
            await asyncio.shield(self.make_ready(name))
        return await self.readers.do(person, work, *args, kind=kind, heard=heard)

    async def live(self, setup: Setup, entries: list[Entry]) -> Live:
        """A game as its entries left it. Texts of strangers' cards are read elsewhere first; lessons have none."""
        own = games.load(setup.game).cards()
        foreign = [card for card in setup.cards if own.get(str(card.get("number"))) != card]
        if foreign and not setup.wishes and not setup.lesson:
            await self.read("", learned, setup.game, foreign, bool(setup.options.get("vanilla")))
        return await in_background(live_from, setup, entries)

    def make_ready(self, name: str) -> asyncio.Task[None]:
        """Begin to make a game ready, unless it is so already."""
        if name not in self._readying or self._failed(self._readying[name]):
            self._readying[name] = asyncio.get_running_loop().create_task(_made_ready(name))
        return self._readying[name]

    @property
    def prepared(self) -> set[str]:
        """The games that are ready."""
        return {name for name, task in self._readying.items() if task.done() and not self._failed(task)}

    @staticmethod
    def _failed(task: asyncio.Task[None]) -> bool:
        return task.done() and (task.cancelled() or task.exception() is not None)

    async def identities(self) -> Identities:
        """By which this server signs and recognises persons; all servers of a database have the same key."""
        if self._identities is None:
            key = await self.store.do(queries.server_key(new_key()), contended=True)
            self._identities = Identities(key.encode())
        return self._identities

    async def is_known(self, person: str) -> bool:
        """Does somebody with an unsigned cookie of an earlier version have anything here?"""
        identities = await self.identities()
        known = identities.remembered(person)
        if known is None:
            known = await self.store.do(queries.is_known(person))
            identities.remember(person, known)
        return known

    async def files_of(self, person: str, game: str) -> list[CardFile]:
        """A person's card files, each with what is not understood of it."""
        found: list[CardFile] = []
        for file_id in await self.store.do(queries.files_of(person, game)):
            file = self._files.pop(file_id, None)
            if file is None:
                packed = await self.store.do(queries.file(file_id))
                if packed is None:
                    continue  # dropped meanwhile
                file = await in_background(packed.unpacked)
                file.declined = await self.read(person, declined, game, file.cards, kind=FILES)
            self.remember(file)
            found.append(file)
        return found

    def remember(self, file: CardFile) -> None:
        self._files[file.id] = file
        while len(self._files) > 1 and sum(len(f.cards) for f in self._files.values()) > CARDS_REMEMBERED:
            self._files.popitem(last=False)

    # -- finding --------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The table of this id, from memory or from the store."""
        if table_id in self.rooms:
            return self.rooms[table_id]
        if table_id not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room:
        row = await self.store.do(queries.table(table_id))
        if row is None:
            raise no_table()
        await self.game(row.game)
        entries = await self.store.do(queries.entries_of(table_id))
        said = await self.store.do(queries.said(table_id))
        live = await self.live(row.setup, entries)
        live.practice = live.practice or row.practice
        room = Room(self, row, live, said)
        if row.setup.match:
            room.match = await self.matches.info(row.setup.match)
        room.set_clock(entries)
        self.rooms[table_id] = room
        if row.setup.match:  # in a match time goes on whether anybody looks or not
            room.look([])
            room.consider()
        return room

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.row.id) is room:
            del self.rooms[room.row.id]
        room.let_go()

    def forget_later(self, room: Room) -> None:
        """Everybody has gone: keep the table for a while, then let the store have it."""

        def look() -> None:
            if self.rooms.get(room.row.id) is not room or room.lines:
                return  # gone already, or somebody is here again: their leaving brings us back
            if room.idle:
                self.forget(room)
            else:
                loop.call_later(KEEP_IDLE, look)

        loop = asyncio.get_running_loop()
        loop.call_later(KEEP_IDLE, look)

    def seats_by_token(self, row: TableRow, token: str) -> list[int]:
        """The seat that this token opens; with a forged token nobody gets in."""
        key = hashed(token)
        return [s.seat for s in row.seats if s.token and hmac.compare_digest(s.token, key)]

    # -- making ---------------------------------------------------------------------------

    async def make(self, person: str, wish: NewTable) -> Made:
        game = await self.game(wish.game)
        await self._room_for_more(person)
        options = agreed(game.name, wish.options)
        vanilla = wish.vanilla or bool(options.get(by_hand.OPTION))
        if vanilla:
            options["vanilla"] = 1
        kinds = [seat.kind for seat in wish.seats]
        if options.get(by_hand.OPTION) and "computer" in kinds:
            raise no_computer()
        if kinds.count("friend") > 1 or not {"me", "here"} & set(kinds):
            raise Refused("malformed", say("no-seats-like-these"))
        both = [
            None if seat.kind == "friend" else await bring(self, person, game, seat.deck, vanilla)
            for seat in wish.seats
        ]
        own_name = await self.store.do(queries.name_of(person))
        tokens: dict[int, str] = {}
        invite: SeatToken | None = None
        seats: list[SeatRow] = []
        for i, seat in enumerate(wish.seats):
            row = self._seat(i, seat, person, own_name if seat.kind == "me" else "", game.seats[i])
            brought = both[i]
            row.deck = "" if brought is None else brought.name
            row.spectators = wish.spectators and row.kind == "human"
            token = new_token()
            if row.kind == "open":
                row.invite, invite = hashed(token), SeatToken(i, token)
            elif row.kind == "human":
                row.token, tokens[i] = hashed(token), token
            seats.append(row)
        ready = [b for b in both if b is not None]
        if len(ready) == 2:
            setup = await in_background(set_up, game, ready, new_seed(), __version__, options)
        else:
            wishes: list[dict[str, Any]] = [{} if b is None else msgspec.to_builtins(b) for b in both]
            setup = Setup(game.name, __version__, wishes=wishes, options=options)
        setup.clock = wish.clock
        made = await self._open(person, setup, seats)
        assert made is not None
        return Made(table_info(made, sorted(tokens)), [SeatToken(i, t) for i, t in sorted(tokens.items())], invite)

    def _seat(self, i: int, wish: SeatWish, person: str, own_name: str, default: str) -> SeatRow:
        if wish.kind == "computer":
            return SeatRow(i, "computer", name="", level=wish.level)
        if wish.kind == "friend":
            return SeatRow(i, "open")
        return SeatRow(i, "human", person, plain(wish.name) or own_name or default)

    async def _room_for_more(self, person: str) -> None:
        if await self.store.do(queries.unfinished(person)) >= UNFINISHED:
            raise Refused("not-now", say("no-more-games", n=UNFINISHED))

    async def _open(
        self, person: str, setup: Setup, seats: list[SeatRow], practice: bool = False, follows: str = ""
    ) -> TableRow | None:
        """Store a new table and, if both players are there, begin. None: `follows` has another rematch already."""
        now = time.time()
        status = "waiting" if setup.wishes else "playing"
        row = TableRow(new_id(), person, setup.game, status, setup, seats, practice, created=now, updated=now)
        live = await self.live(setup, [])
        live.practice = practice
        if not follows:
            await self.store.do(queries.add_table(row))
        elif await self.store.do(queries.add_next(follows, row), contended=True) != row.id:
            return None
        room = Room(self, row, live, [])
        self.rooms[row.id] = room
        if status == "playing":
            await room.start()
        self.forget_later(room)
        return row

    async def open_room(self, row: TableRow) -> Room:
        """A table that was just stored with both players at it: it begins."""
        room = Room(self, row, await self.live(row.setup, []), [])
        if row.setup.match:
            room.match = await self.matches.info(row.setup.match)
        self.rooms[row.id] = room
        await room.start()
        self.forget_later(room)
        return room

    async def open_position(self, person: str, setup: Setup, seat: int, level: str | None, names: list[str]) -> Made:
        """A table that goes on from a position, against the computer or with both seats mine."""
        await self._room_for_more(person)
        if level is not None and setup.options.get(by_hand.OPTION):
            raise no_computer()
        tokens: dict[int, str] = {}
        seats: list[SeatRow] = []
        for i in range(2):
            if level is not None and i != seat:
                seats.append(SeatRow(i, "computer", level=level))
                continue
            tokens[i] = new_token()
            seats.append(SeatRow(i, "human", person, names[i], token=hashed(tokens[i])))
        row = await self._open(person, setup, seats, practice=True)
        assert row is not None
        return Made(table_info(row, sorted(tokens)), [SeatToken(i, t) for i, t in sorted(tokens.items())])

    async def again(self, old: TableRow) -> Again | None:
        """The same players and decks once more; None if another server has made that table already."""
        await self._room_for_more(old.owner)
        setup = msgspec.structs.replace(old.setup, version=__version__, seed=new_seed())
        tokens: dict[int, str] = {}
        seats: list[SeatRow] = []
        for seat in old.seats:
            fresh = msgspec.structs.replace(seat, token="", invite="")
            if seat.kind == "human":
                tokens[seat.seat] = new_token()
                fresh.token = hashed(tokens[seat.seat])
            seats.append(fresh)
        row = await self._open(old.owner, setup, seats, old.setup.base is not None, follows=old.id)
        return None if row is None else Again(row, tokens)

    # -- joining --------------------------------------------------------------------------

    async def invited(self, table_id: str, invite: str) -> tuple[Room, int]:
        """The seat that an invitation is for."""
        room = await self.room(table_id)
        key = hashed(invite)
        for seat in room.row.seats:
            if seat.invite and hmac.compare_digest(seat.invite, key):
                return room, seat.seat
        raise Refused("bad-token", say("no-such-invitation"))

    async def claim(self, person: str, table_id: str, wish: Claim) -> Made:
        """Sit down by an invitation. It works once; then the game begins."""
        room, seat = await self.invited(table_id, wish.invite)
        game = await self.game(room.row.game)
        vanilla = bool(room.row.setup.options.get("vanilla"))
        brought = await bring(self, person, game, wish.deck, vanilla)
        name = plain(wish.name) or await self.store.do(queries.name_of(person)) or game.seats[seat]
        async with room.lock:
            row = room.row
            if row.status != "waiting" or hashed(wish.invite) != row.seats[seat].invite:
                raise Refused("taken", say("no-seat-taken"))
            both = [brought if i == seat else msgspec.convert(row.setup.wishes[i], Brought) for i in range(2)]
            setup = await in_background(set_up, game, both, new_seed(), __version__, room.row.setup.options)
            setup.clock = row.setup.clock
            token = new_token()
            sitting = SeatRow(seat, "human", person, name, deck=brought.name, token=hashed(token))
            seats = [sitting if s.seat == seat else s for s in row.seats]
            live = await self.live(setup, [])
            begun = msgspec.structs.replace(row, status="playing", setup=setup, seats=seats, updated=time.time())
            began = queries.begin_table(begun, sitting, hashed(wish.invite))
            if not await self.store.do(began, table_id):
                raise Refused("taken", say("no-seat-taken"))
            room.row, room.live = begun, live
            room.set_clock([])
            room.broadcast = Broadcast(room)
        room.broadcast.table()
        await room.start()
        return Made(table_info(room.row, [seat]), [SeatToken(seat, token)])

    async def new_link(self, person: str, table_id: str, seat: int) -> str:
        """A new token for an own seat, or a new invitation for the open seat of an own table."""
        room = await self.room(table_id)
        async with room.lock:
            row = room.seat(seat)
            token = new_token()
            if row.kind == "human" and row.person == person:
                change, expected = {"token": hashed(token)}, {"kind": "human", "person": person}
            elif row.kind == "open" and room.row.owner == person:
                change, expected = {"invite": hashed(token)}, {"kind": "open"}
            else:
                raise Refused("not-yours", say("no-seat-of-yours"))
            if not await self.store.do(queries.change_seat(table_id, seat, change, **expected), table_id):
                raise Refused("taken", say("no-seat-taken"))
            room.row.seats[seat] = msgspec.structs.replace(row, **change)
            room.close_replaced()
            return token

    async def take_away(self, person: str, table_id: str) -> None:
        """Take away a table that has not begun; concede a game that has."""
        room = await self.room(table_id)
        mine = [s.seat for s in room.row.seats if s.kind == "human" and s.person == person]
        if not mine:
            raise Refused("not-yours", say("no-table-of-yours"))
        if room.row.status == "waiting":
            if not await self.store.do(queries.drop_waiting(table_id), table_id):
                raise Refused("not-now", say("no-just-begun"))
            self.forget(room)
            for line in list(room.lines):
                line.cut(say("bye-taken-away"), False)
        elif room.row.status == "playing":
            await room.concede(mine[0])

    def by_itself(self) -> list[Coroutine[Any, Any, None]]:
        """What goes on for as long as the server runs."""
        return [self.matches.watch(), self.lobby.watch(), self.owner.watch(), self.tournaments.watch()]

    # -- other servers --------------------------------------------------------------------

    def hear(self, notice: Notice) -> None:
        """Another server has changed a table, or asks something for one of its players."""
        if not notice.of_tables:
            self._in_background(self._hear_together(notice))
            return
        rooms = list(self.rooms.values()) if not notice.table else [self.rooms.get(notice.table)]
        for room in rooms:
            if room is None:
                continue
            if notice.request is not None:
                room.hear_from_elsewhere(notice.request)
            elif room.idle and not notice.next:
                self.forget(room)  # nobody here follows that game: whoever comes reads it from the store
            else:
                self._in_background(self._follow(room, notice.next))

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _hear_together(self, notice: Notice) -> None:
        if notice.match:
            await self.matches.refresh(notice.match)
            await self.lobby.match_changed(notice.match)
        if notice.tournament:
            await self.tournaments.changed(notice.tournament)
        if notice.lobby:
            self.lobby.changed()

    async def _follow(self, room: Room, next_table: str) -> None:
        if not next_table:
            await room.catch_up()
            return
        for line in list(room.lines):  # the rematch: each seat here gets a token of its own
            for seat in line.seats:
                token = await self.new_link(room.seat(seat).person, next_table, seat)
                line.send(m.NextTable(table=next_table, seat=seat, token=token))

    def stop(self) -> None:
        self.stopping = True
        for line in list(self.lobby.lines):
            line.cut(say("bye-stopping"), True)
        for room in list(self.rooms.values()):
            room.stop()


async def _made_ready(name: str) -> None:
    await slowly(make_ready, name)
    settled()
