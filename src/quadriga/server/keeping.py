"""What is kept how long, and what somebody can have or take away of their own.

A finished game, a table nobody came to and a game nobody goes on with age by one rule: so many days after they were
last touched they are gone. A person of whom nothing is left is forgotten with them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from quadriga.server import queries
from quadriga.server import schema as db
from quadriga.server.records import PackedFile
from quadriga.server.together import kept

DAY = 86_400.0
AT_A_TIME = 200
"""Tables that are dropped in one transaction: nobody's answer waits long behind it."""


def tidy(days: float, now: float | None = None) -> Callable[[sa.Connection], int]:
    """Drop some tables that nobody touched for so many days, and persons of whom nothing is left; how many tables."""

    def work(c: sa.Connection) -> int:
        before = (time.time() if now is None else now) - days * DAY
        old = sa.select(db.tables.c.id).where(db.tables.c.updated < before).limit(AT_A_TIME)
        ids = list(c.execute(old).scalars())
        for table in ids:
            queries.drop_table(table)(c)
            c.execute(db.about.delete().where(db.about.c.key == f"next {table}"))
        left = [db.seats.c.person, db.tables.c.owner, db.decks.c.person, db.card_files.c.person]
        forgotten = db.persons.c.created < before
        for column in left:
            forgotten &= ~sa.exists(sa.select(sa.literal(1)).where(column == db.persons.c.id))
        c.execute(db.persons.delete().where(forgotten))
        return len(ids)

    return work


def all_of(person: str) -> Callable[[sa.Connection], dict[str, Any]]:
    """Everything that is kept of a person, as plain data."""

    def work(c: sa.Connection) -> dict[str, Any]:
        mine = sa.select(db.decks).where(db.decks.c.person == person)
        decks = [queries._deck(row) for row in c.execute(mine).mappings()]
        files = sa.select(db.card_files).where(db.card_files.c.person == person)
        packed = [PackedFile(**{name: row[name] for name in PackedFile.__struct_fields__})
                  for row in c.execute(files).mappings()]  # fmt: skip
        tables = queries.tables_of(person, 10_000)(c)
        return {
            "name": queries.name_of(person)(c),
            "published": [{"game": d.game, "name": d.name, "cards": d.cards} for d in queries.published_by(person)(c)],
            "ratings": [dict(row) for row in c.execute(
                sa.select(kept.ratings).where(kept.ratings.c.person == person)).mappings()],
            "blocked": list(c.execute(sa.select(kept.blocks.c.name).where(kept.blocks.c.person == person)).scalars()),
            "decks": [{"game": d.game, "name": d.name, "cards": d.cards, "extra": d.extra} for d in decks],
            "files": [{"game": f.game, "name": f.name, "cards": f.unpacked().cards} for f in packed],
            "tables": [_table(c, row, person) for row in tables],
        }

    return work


def _table(c: sa.Connection, row: Any, person: str) -> dict[str, Any]:
    mine = [seat.seat for seat in row.seats if seat.person == person]
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "seats": mine,
        "result": msgspec.to_builtins(row.result),
        "answers": [[e.number, e.value] for e in queries.entries_of(row.id)(c) if e.seat in mine],
        "said": [line.text or line.phrase for line in queries.said(row.id)(c) if line.by in mine],
    }


def forget(person: str) -> Callable[[sa.Connection], list[str]]:
    """Forget a person: decks, files, name, and the games that nobody else played; the ids of these.

    In games with others the seat stays, without a name and without what was said from it.
    """

    def work(c: sa.Connection) -> list[str]:
        mine = (kept.ratings, kept.waiting, kept.blocks, kept.credentials)
        for shelf in (db.decks, db.card_files, db.published, *mine):
            c.execute(shelf.delete().where(shelf.c.person == person))
        nameless = {"person": "", "name": ""}
        c.execute(kept.match_players.update().where(kept.match_players.c.person == person).values(**nameless, token=""))
        c.execute(kept.entrants.update().where(kept.entrants.c.person == person).values(**nameless, status="dropped"))
        c.execute(kept.reports.update().where(kept.reports.c.person == person).values(person=""))
        c.execute(db.persons.delete().where(db.persons.c.id == person))
        dropped: list[str] = []
        for row in queries.tables_of(person, 10_000)(c):
            others = [s for s in row.seats if s.kind == "human" and s.person not in (person, "")]
            if not others:
                queries.drop_table(row.id)(c)
                dropped.append(row.id)
                continue
            for seat in (s for s in row.seats if s.person == person):
                here = (db.seats.c.table == row.id) & (db.seats.c.seat == seat.seat)
                c.execute(db.seats.update().where(here).values(person="", name="", token=""))
                spoken = (db.chat.c.table == row.id) & (db.chat.c.by == seat.seat)
                c.execute(db.chat.update().where(spoken).values(text="", phrase="bye"))
            if row.owner == person:
                c.execute(db.tables.update().where(db.tables.c.id == row.id).values(owner=""))
        return dropped

    return work
