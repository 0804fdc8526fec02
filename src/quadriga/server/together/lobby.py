"""The lobby: open tables, who waits, what is being played and may be watched; told live to everybody who is there.

What is shown is the same for all, so it is read and encoded once, at most once a second, however many look on.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from quadriga.server import messages as m
from quadriga.server import schema as db
from quadriga.server.store import Away
from quadriga.server.together import kept, queue
from quadriga.server.together import match_queries as queries
from quadriga.server.together.records import MatchRow

if TYPE_CHECKING:
    from quadriga.server.host import Host
    from quadriga.server.line import PageLine

log = logging.getLogger("quadriga.server")
TICK = 0.5
PUSH = 1.0
"""Seconds between two pushes at least."""
STALE = 5.0
"""Seconds after which the lobby is read again though nobody said that it changed: turns go on."""
PRESENCE = 10.0
SHOWN = 60
"""Open tables and games to watch that are shown."""
ABANDONED = 3600.0
LINK_DAYS = 7 * 86_400.0
"""How long an open table waits that only a link leads to."""


def handle(person: str) -> str:
    """How others know a person: always the same, and nothing else can be done with it."""
    return hashlib.sha256(f"handle {person}".encode()).hexdigest()[:12] if person else ""


class Lobby:
    def __init__(self, host: Host) -> None:
        self.host = host
        self.store = host.store
        self.lines: set[PageLine] = set()
        self.told: dict[int, set[str]] = {}
        """The matches that each line was told of."""
        self._dirty = True
        self._shown = m.encode(m.Lobby(tables=[], playing=[], waiting={}))
        self._pushed = self._present = self._paired = 0.0

    def changed(self) -> None:
        self._dirty = True

    # -- lines ----------------------------------------------------------------------------

    async def enter(self, line: PageLine) -> None:
        self.lines.add(line)
        self.told[id(line)] = set()
        line.send(self._shown)
        if line.person:
            await self.store.do(queue.still_here([line.person], time.time()))
            playing = (kept.matches.c.status == "playing") | (
                (kept.matches.c.status == "open") & (kept.matches.c.invited == line.person)
            )
            mine = sa.select(kept.match_players.c.match).where(kept.match_players.c.person == line.person)
            where = playing & (kept.matches.c.id.in_(mine) | (kept.matches.c.invited == line.person))
            for row in await self.store.do(queries.chosen_matches(where, 20)):
                self._tell(line, row)
            waits = await self.store.do(queue.of(line.person))
            line.send(m.Waits(games=waits))
        self.changed()

    def leave(self, line: PageLine) -> None:
        self.lines.discard(line)
        self.told.pop(id(line), None)
        self.changed()

    async def match_changed(self, match_id: str) -> None:
        """Tell the players of a match who are in this lobby."""
        self.changed()
        if not self.lines:
            return
        row = await self.store.do(queries.match(match_id))
        if row is not None:
            for line in list(self.lines):
                self._tell(line, row)

    def _tell(self, line: PageLine, row: MatchRow) -> None:
        mine = [p.seat for p in row.players if p.kind == "human" and p.person and p.person == line.person]
        told = self.told.get(id(line), set())
        if row.status == "playing" and mine and row.games and row.games[-1].table not in told:
            told.add(row.games[-1].table)
            others = [p.name for p in row.players if p.seat not in mine]
            line.send(m.Found(
                match=row.id, table=row.games[-1].table, game=row.game, kind=row.kind,
                number=len(row.games), opponent=others[0] if others else "", tournament=row.tournament,
            ))  # fmt: skip
        elif row.status == "open" and row.invited and row.invited == line.person and row.id not in told:
            told.add(row.id)
            line.send(m.Invited(match=row.id, game=row.game, by=row.players[0].name, best_of=row.best_of))

    # -- by itself ------------------------------------------------------------------------

    async def watch(self) -> None:
        while True:
            try:
                await self.look_after(time.time())
            except Away:
                pass
            except Exception:
                log.exception("the lobby could not be looked after")
            await asyncio.sleep(TICK)

    async def look_after(self, now: float) -> None:
        persons = {line.person for line in self.lines if line.person}
        if persons and now - self._present > PRESENCE:
            self._present = now
            await self.store.do(queue.still_here(persons, now))
        if now - self._paired > 1.0:
            self._paired = now
            await self.put_together(now)
        if self.lines and ((self._dirty and now - self._pushed > PUSH) or now - self._pushed > STALE):
            self._dirty = False
            self._pushed = now
            before, self._shown = self._shown, m.encode(await self.state(now))
            if self._shown != before:
                for line in list(self.lines):
                    line.send(self._shown)

    async def put_together(self, now: float) -> None:
        """Make matches of those who wait for anybody."""
        for match_id in await self.store.do(queue.put_together(now), contended=True, lobby=""):
            await self.store.do(lambda c: None, match=match_id, lobby="1")  # the others hear of it
            await self.host.matches.next_game(match_id)
            await self.match_changed(match_id)

    # -- what is shown --------------------------------------------------------------------

    async def state(self, now: float) -> m.Lobby:
        fresh = (kept.matches.c.seen > now - queue.GONE) & (kept.matches.c.status == "open")
        rows = await self.store.do(queries.chosen_matches(fresh & (kept.matches.c.invited == ""), SHOWN, oldest=True))
        await self.store.do(self._forget_abandoned(now))
        return m.Lobby(
            tables=[await self._open_table(row, now) for row in rows if not row.settings.private],
            playing=await self.store.do(self._watchable(now)),
            waiting=await self.store.do(queue.counts()),
            people=len({line.person for line in self.lines}),
            announcement=self.host.owner.announcement,
            tournaments=await self.host.tournaments.brief(),
        )

    async def _open_table(self, row: MatchRow, now: float) -> m.OpenTable:
        maker = row.players[0]
        rating, _ = await self.store.do(queries.rating_of(maker.person, row.game, now))
        s = row.settings
        return m.OpenTable(
            id=row.id, game=row.game, name=maker.name, by=handle(maker.person), rating=round(rating.rating),
            best_of=row.best_of, clock=s.clock, rated=row.rated, level=s.level, note=s.note, decks=s.decks,
            undo=s.undo, spectators=s.spectators, created=row.created, options=s.options,
        )  # fmt: skip

    def _watchable(self, now: float) -> queries.Work[list[m.Watchable]]:
        """Games whose players let spectators in."""

        def work(c: sa.Connection) -> list[m.Watchable]:
            closed = sa.select(db.seats.c.table).where((db.seats.c.kind != "computer") & ~db.seats.c.spectators)
            where = (db.tables.c.status == "playing") & (db.tables.c.updated > now - ABANDONED)
            chosen = sa.select(db.tables.c.id, db.tables.c.game, db.tables.c.turn, db.tables.c.created)
            rows = c.execute(
                chosen.where(where & db.tables.c.id.not_in(closed)).order_by(db.tables.c.updated.desc()).limit(SHOWN)
            ).all()
            names: dict[str, list[str]] = {row[0]: [] for row in rows}
            seated = sa.select(db.seats.c.table, db.seats.c.name, db.seats.c.level).where(
                db.seats.c.table.in_(list(names))
            )
            for table, name, level in c.execute(seated.order_by(db.seats.c.seat)):
                names[table].append(name or level)
            return [m.Watchable(row[0], row[1], names[row[0]], row[2], row[3]) for row in rows]

        return work

    def _forget_abandoned(self, now: float) -> queries.Work[None]:
        """Open tables whose makers have gone are no longer open."""

        def work(c: sa.Connection) -> None:
            old = (kept.matches.c.status == "open") & (kept.matches.c.seen < now - LINK_DAYS)
            c.execute(kept.matches.update().where(old).values(status="gone"))

        return work

