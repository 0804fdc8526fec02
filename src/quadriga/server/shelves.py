"""What is read and written in the store: tables, seats, entries, decks, card files, persons."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from quadriga.server import schema as db
from quadriga.server.messages import Result
from quadriga.server.records import CardFile, Entry, OwnDeck, Said, SeatRow, Setup, TableRow

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
encode = msgspec.json.encode


def add_table(row: TableRow) -> Work[None]:
    def work(c: sa.Connection) -> None:
        values = {
            name: getattr(row, name)
            for name in ("id", "owner", "game", "status", "practice", "turn", "created", "updated")
        }
        result = None if row.result is None else encode(row.result)
        c.execute(db.tables.insert().values(**values, setup=encode(row.setup), result=result))
        c.execute(db.seats.insert(), [_seat_values(row.id, seat) for seat in row.seats])

    return work


def add_played(row: TableRow, played: Sequence[Entry]) -> Work[None]:
    """A whole game at once: a replay from a file."""

    def work(c: sa.Connection) -> None:
        add_table(row)(c)
        if played:
            c.execute(db.entries.insert(), [{"table": row.id, **msgspec.structs.asdict(e)} for e in played])

    return work


def begin_table(row: TableRow) -> Work[None]:
    """The last player has come: setup and seats are complete."""

    def work(c: sa.Connection) -> None:
        c.execute(
            db.tables.update()
            .where(db.tables.c.id == row.id)
            .values(status=row.status, setup=encode(row.setup), updated=row.updated)
        )
        for seat in row.seats:
            save_seat(row.id, seat)(c)

    return work


def save_seat(table: str, seat: SeatRow) -> Work[None]:
    def work(c: sa.Connection) -> None:
        there = (db.seats.c.table == table) & (db.seats.c.seat == seat.seat)
        c.execute(db.seats.update().where(there).values(_seat_values(table, seat)))

    return work


def _seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return {"table": table, **msgspec.structs.asdict(seat)}


def table(table_id: str) -> Work[TableRow | None]:
    def work(c: sa.Connection) -> TableRow | None:
        found = _tables(c, db.tables.c.id == table_id)
        return found[0] if found else None

    return work


def tables_of(person: str, limit: int = 200) -> Work[list[TableRow]]:
    """Tables that this person made or sits at, newest first."""

    def work(c: sa.Connection) -> list[TableRow]:
        mine = sa.select(db.seats.c.table).where(db.seats.c.person == person)
        return _tables(c, db.tables.c.id.in_(mine) | (db.tables.c.owner == person), limit)

    return work


def unfinished(person: str) -> Work[int]:
    def work(c: sa.Connection) -> int:
        mine = (db.tables.c.owner == person) & (db.tables.c.status != "over")
        return int(c.execute(sa.select(sa.func.count()).select_from(db.tables).where(mine)).scalar_one())

    return work


def _tables(c: sa.Connection, where: sa.ColumnElement[bool], limit: int = 1) -> list[TableRow]:
    rows = (
        c.execute(sa.select(db.tables).where(where).order_by(db.tables.c.updated.desc()).limit(limit)).mappings().all()
    )
    seats: dict[str, list[SeatRow]] = {row["id"]: [] for row in rows}
    chosen = sa.select(db.seats).where(db.seats.c.table.in_(list(seats))).order_by(db.seats.c.seat)
    for found in c.execute(chosen).mappings():
        seats[found["table"]].append(SeatRow(**{name: found[name] for name in SeatRow.__struct_fields__}))
    return [
        TableRow(
            row["id"], row["owner"], row["game"], row["status"],
            msgspec.json.decode(row["setup"], type=Setup), seats[row["id"]], row["practice"],
            None if row["result"] is None else msgspec.json.decode(row["result"], type=Result),
            row["turn"], row["created"], row["updated"],
        )
        for row in rows
    ]  # fmt: skip


def drop_table(table_id: str) -> Work[None]:
    def work(c: sa.Connection) -> None:
        for shelf in (db.entries, db.chat, db.seats):
            c.execute(shelf.delete().where(shelf.c.table == table_id))
        c.execute(db.tables.delete().where(db.tables.c.id == table_id))

    return work


def entries_of(table_id: str, since: int = 0) -> Work[list[Entry]]:
    def work(c: sa.Connection) -> list[Entry]:
        wanted = (db.entries.c.table == table_id) & (db.entries.c.number >= since)
        chosen = sa.select(db.entries).where(wanted).order_by(db.entries.c.number)
        names = Entry.__struct_fields__
        return [Entry(**{name: row[name] for name in names}) for row in c.execute(chosen).mappings()]

    return work


def say(table_id: str, line: Said) -> Work[Said]:
    """Keep a line of chat; the same line with its number."""

    def work(c: sa.Connection) -> Said:
        last = c.execute(sa.select(sa.func.max(db.chat.c.number)).where(db.chat.c.table == table_id)).scalar()
        numbered = msgspec.structs.replace(line, number=0 if last is None else last + 1)
        c.execute(db.chat.insert().values(table=table_id, **msgspec.structs.asdict(numbered)))
        return numbered

    return work


def said(table_id: str) -> Work[list[Said]]:
    def work(c: sa.Connection) -> list[Said]:
        chosen = sa.select(db.chat).where(db.chat.c.table == table_id).order_by(db.chat.c.number)
        return [Said(**{name: row[name] for name in Said.__struct_fields__}) for row in c.execute(chosen).mappings()]

    return work


# -- persons, their decks and card files ------------------------------------------------------


def name_of(person: str) -> Work[str]:
    def work(c: sa.Connection) -> str:
        return c.execute(sa.select(db.persons.c.name).where(db.persons.c.id == person)).scalar() or ""

    return work


def set_name(person: str, name: str) -> Work[None]:
    def work(c: sa.Connection) -> None:
        if c.execute(db.persons.update().where(db.persons.c.id == person).values(name=name)).rowcount == 0:
            c.execute(db.persons.insert().values(id=person, name=name, created=time.time()))

    return work


def decks_of(person: str, game: str) -> Work[list[OwnDeck]]:
    def work(c: sa.Connection) -> list[OwnDeck]:
        mine = (db.decks.c.person == person) & (db.decks.c.game == game)
        return [_deck(row) for row in c.execute(sa.select(db.decks).where(mine).order_by(db.decks.c.name)).mappings()]

    return work


def deck(deck_id: str) -> Work[OwnDeck | None]:
    def work(c: sa.Connection) -> OwnDeck | None:
        row = c.execute(sa.select(db.decks).where(db.decks.c.id == deck_id)).mappings().first()
        return None if row is None else _deck(row)

    return work


def _deck(row: sa.RowMapping) -> OwnDeck:
    cards = msgspec.json.decode(row["cards"], type=dict[str, int])
    extra = msgspec.json.decode(row["extra"], type=dict[str, Any])
    return OwnDeck(row["id"], row["person"], row["game"], row["name"], row["description"], cards, extra)


def save_deck(own: OwnDeck) -> Work[None]:
    def work(c: sa.Connection) -> None:
        values = {"name": own.name, "description": own.description, "updated": time.time()}
        blobs = {"cards": encode(own.cards), "extra": encode(own.extra)}
        if c.execute(db.decks.update().where(db.decks.c.id == own.id).values(**values, **blobs)).rowcount == 0:
            c.execute(db.decks.insert().values(id=own.id, person=own.person, game=own.game, **values, **blobs))

    return work


def drop_deck(deck_id: str) -> Work[None]:
    def work(c: sa.Connection) -> None:
        c.execute(db.decks.delete().where(db.decks.c.id == deck_id))

    return work


def files_of(person: str, game: str) -> Work[list[CardFile]]:
    def work(c: sa.Connection) -> list[CardFile]:
        mine = (db.card_files.c.person == person) & (db.card_files.c.game == game)
        rows = c.execute(sa.select(db.card_files).where(mine).order_by(db.card_files.c.created)).mappings()
        return [
            CardFile(
                r["id"], r["person"], r["game"], r["name"], msgspec.json.decode(r["cards"], type=list[dict[str, Any]])
            )
            for r in rows
        ]

    return work


def add_file(file: CardFile) -> Work[None]:
    def work(c: sa.Connection) -> None:
        values = {"id": file.id, "person": file.person, "game": file.game, "name": file.name}
        c.execute(db.card_files.insert().values(**values, cards=encode(file.cards), created=time.time()))

    return work


def drop_file(person: str, file_id: str) -> Work[bool]:
    def work(c: sa.Connection) -> bool:
        mine = (db.card_files.c.id == file_id) & (db.card_files.c.person == person)
        return c.execute(db.card_files.delete().where(mine)).rowcount > 0

    return work
