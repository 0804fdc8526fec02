"""Matches while they are played: the next game, time, results. What is stored leads; memory follows it.

Everything that happens by itself (a game's result, the next game, time) can also be found in the store as not done
yet, and `look_after` does it: so a killed server, or another one on the same database, goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from quadriga import __version__, games
from quadriga.server.background import in_background
from quadriga.server.live import Broken
from quadriga.server.piles import set_up
from quadriga.server.records import SeatRow, TableRow
from quadriga.server.refusing import Refused, say
from quadriga.server.store import Away
from quadriga.server.together import kept, scoring
from quadriga.server.together import match_queries as queries
from quadriga.server.together.records import NONE, GameOver, GameRow, MatchRow, Player
from quadriga.server.tokens import hashed, new_id, new_seed, new_token

if TYPE_CHECKING:
    from quadriga.server.host import Host
    from quadriga.server.room import Room

log = logging.getLogger("quadriga.server")
LOOK = 2.0
"""Seconds between two looks at what is to be done by itself."""


class Matches:
    def __init__(self, host: Host) -> None:
        self.host = host
        self.store = host.store
        self._looking: asyncio.Lock = asyncio.Lock()

    # -- making ---------------------------------------------------------------------------

    async def make(self, row: MatchRow) -> MatchRow:
        """Store a new match; if both are there, its first game begins."""
        row.created = row.updated = row.seen = time.time()
        if row.status == "playing" and row.settings.minutes and not row.ends:
            row.ends = row.created + 60 * row.settings.minutes
        await self.store.do(queries.add_match(row), contended=True, match=row.id, lobby="1")
        if row.status == "playing":
            await self.next_game(row.id)
        return row

    async def sit_down(self, match_id: str, player: Player) -> MatchRow:
        row = await self.get(match_id)
        if not await self.store.do(
            queries.sit_down(match_id, player, 60.0 * row.settings.minutes), contended=True, match=match_id, lobby="1"
        ):
            raise Refused("taken", say("no-seat-taken"))
        await self.next_game(match_id)
        return await self.get(match_id)

    async def get(self, match_id: str) -> MatchRow:
        row = await self.store.do(queries.match(match_id))
        if row is None:
            raise Refused("not-found", say("no-such-match"))
        return row

    async def next_game(self, match_id: str) -> str:
        """Begin the game that is due; the id of the table that is played at now, '' if nothing is due yet."""
        row = await self.get(match_id)
        if row.status != "playing":
            return ""
        if len(scoring.finished(row)) < len(row.games):
            return row.games[-1].table
        asked = row.between or scoring.between(row, time.time())
        if not all(asked.ready) and time.time() < asked.until:
            if row.between is None:
                await self.store.do(queries.change(match_id, between=asked), contended=True, match=match_id)
                await self.refresh(match_id)
            return ""
        for player in row.players:  # what was not said in time
            if asked.decks[player.seat] == NONE:
                asked.decks[player.seat] = scoring.available(row, player.seat)[0]
        if asked.begins == NONE:
            asked.begins = asked.chooser
        game = await self.host.game(row.game)
        both = [player.decks[asked.decks[player.seat]] for player in row.players]
        setup = await in_background(set_up, game, both, new_seed(), __version__, scoring.options_for(row, asked))
        setup.match, setup.clock = row.id, row.settings.clock
        setup.undo, setup.delay = row.settings.undo, row.settings.delay
        seats = [self._seat(row, player, both[player.seat].name) for player in row.players]
        now = time.time()
        table = TableRow(new_id(), "", row.game, "playing", setup, seats, created=now, updated=now)
        used_0, used_1 = asked.decks
        number = len(row.games)
        fresh = GameRow(
            number, table.id, used_0=used_0, used_1=used_1, deck_0=both[0].name, deck_1=both[1].name, began=now
        )
        stored = await self.store.do(queries.add_game(row.id, fresh, table), contended=True, match=row.id)
        if stored == table.id:
            await self.host.open_room(table)
        await self.refresh(match_id)
        await self.host.lobby.match_changed(match_id)
        return stored

    def _seat(self, row: MatchRow, player: Player, deck: str) -> SeatRow:
        human = player.kind == "human"
        return SeatRow(
            player.seat, player.kind, player.person, player.name, player.level, deck,
            token=player.token if human else "", spectators=human and row.settings.spectators,
            lists=human and row.settings.lists,
        )  # fmt: skip

    async def again(self, old: MatchRow) -> MatchRow:
        """The same two once more."""
        players = [msgspec.structs.replace(p, rating=None, deviation=None, after=None) for p in old.players]
        row = MatchRow(new_id(), old.game, "casual", "playing", old.best_of, old.settings, players, rated=old.rated)
        return await self.make(row)

    # -- what happens at its tables -------------------------------------------------------

    async def game_over(self, room: Room) -> None:
        """A game of a match is over at its table: take it in, and go on."""
        match_id, result = room.row.setup.match, room.live.result
        if result is None:
            return
        first, tally = await in_background(_looked_at, room)
        live = room.live
        over = GameOver(room.row.id, result.winner, result.reason, first, live.state.turn, tally, live.practice)
        await self.settle(match_id, over)

    async def settle(self, match_id: str, over: GameOver | None = None) -> None:
        work = queries.settle(match_id, over, time.time())
        row = await self.store.do(work, contended=True, match=match_id, lobby="1")
        if row is None:
            return
        if row.status == "playing":
            await self.next_game(match_id)
        await self.after(row)

    async def after(self, row: MatchRow) -> None:
        """Tell everybody how the match stands."""
        await self.refresh(row.id)
        self.host.lobby.changed()
        if row.status == "over":
            await self._end_tables(row)
            if row.tournament:
                await self.host.tournaments.tell_all(row.tournament)

    async def _end_tables(self, row: MatchRow) -> None:
        """A match that ended otherwise than by its last game: that game is over, too."""
        for game in row.games:
            if game.winner == NONE:
                with contextlib.suppress(Refused, Broken):
                    room = await self.host.room(game.table)
                    await room.rule(row.winner if row.winner in (0, 1) else 2, row.reason)

    async def ready(self, match_id: str, person: str, begins: bool | None, deck: int | None, key: str | None) -> None:
        """A player says who begins, or which deck comes next."""
        from quadriga.server.piles import bring

        row = await self.get(match_id)
        seat = seat_of(row, person)
        brought = None
        if key is not None:
            game = await self.host.game(row.game)
            brought = await bring(self.host, person, game, key, row.settings.vanilla)
        who = None if begins is None else seat if begins else 1 - seat
        said = queries.say_ready(match_id, seat, who, deck, brought)
        if not await self.store.do(said, contended=True, match=match_id):
            raise Refused("not-now", say("no-question-between-games"))
        await self.next_game(match_id)
        await self.refresh(match_id)

    async def give_up(self, match_id: str, person: str) -> None:
        """Leave the match: the other player has won it."""
        row = await self.get(match_id)
        seat = seat_of(row, person)
        if row.status == "open":
            await self.store.do(queries.change(match_id, status="gone"), match=match_id, lobby="1")
            self.host.lobby.changed()
            return
        done = await self.store.do(queries.give_up(match_id, seat, time.time()), match=match_id, lobby="1")
        if done is not None:
            await self.after(done)

    # -- showing --------------------------------------------------------------------------

    async def refresh(self, match_id: str) -> None:
        """The rooms of a match here show how it stands; whoever sits at an old table is told the new one."""
        rooms = [room for room in self.host.rooms.values() if room.row.setup.match == match_id]
        if not rooms:
            return
        row = await self.store.do(queries.match(match_id))
        if row is None:
            return
        for room in rooms:
            room.match = row
            room.follow_match()

    async def info(self, match_id: str) -> MatchRow | None:
        return await self.store.do(queries.match(match_id))

    # -- by itself ------------------------------------------------------------------------

    async def watch(self) -> None:
        """Look after everything that is due, for as long as the server runs."""
        while True:
            try:
                await self.look_after()
            except Away:
                pass
            except Exception:
                log.exception("matches could not be looked after")
            await asyncio.sleep(LOOK)

    async def look_after(self) -> None:
        async with self._looking:
            now = time.time()
            for match_id, table in await self.store.do(queries.unsettled()):
                with contextlib.suppress(Broken, Refused):
                    room = await self.host.room(table)
                    if room.row.setup.match == match_id:
                        await self.game_over(room)
            where = kept.matches.c.status == "playing"
            for row in await self.store.do(queries.chosen_matches(where, 5000)):
                with contextlib.suppress(Broken, Refused):
                    await self._look_after(row, now)
            for table in await self.store.do(queries.ended_early()):
                with contextlib.suppress(Broken, Refused):
                    match = (await self.host.room(table)).match
                    if match is not None:
                        await self._end_tables(match)

    async def _look_after(self, row: MatchRow, now: float) -> None:
        if row.paused:
            return
        playing = len(scoring.finished(row)) < len(row.games)
        if row.ends and now > row.ends and not row.called:
            await self.store.do(queries.change(row.id, called=True), match=row.id)
            row.called = True
            await self.refresh(row.id)
            if not playing:
                await self.settle(row.id)
                return
        if not playing:
            if row.between is None or all(row.between.ready) or now > row.between.until:
                await self.next_game(row.id)
        elif row.called or row.settings.clock.kind != "none" or any(p.kind == "computer" for p in row.players):
            # somebody must see to its time, and let its computers think
            room = await self.host.room(row.games[-1].table)
            if row.called:
                await room.call_time()


def seat_of(row: MatchRow, person: str) -> int:
    for player in row.players:
        if player.kind == "human" and player.person == person:
            return player.seat
    raise Refused("not-yours", say("no-match-of-yours"))


def _looked_at(room: Room) -> tuple[int, tuple[int, int]]:
    """Who began, and how the game counts for each side."""
    game, state = games.load(room.row.game), room.live.state
    result = room.live.result
    if result is not None and result.reason not in ("rules", "time") and result.winner in (0, 1):
        state = state.clone()
        state.winner = result.winner  # conceded, or out of time: won otherwise than by the rules
    return game.first_seat(state), game.tally(state)


def human(seat: int, person: str, name: str) -> Player:
    return Player(seat, "human", person, name, token=hashed(new_token()))

