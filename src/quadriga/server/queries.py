"""What is read and written in the store: tables, seats, entries, decks, card files, persons."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from quadriga.server import schema as db
from quadriga.server.messages import Result
from quadriga.server.records import CardFile, Entry, OwnDeck, PackedFile, PublishedDeck, Said, SeatRow, Setup, TableRow
from quadriga.server.store import Damaged

log = logging.getLogger("quadriga.server")
T = TypeVar("T")
Work = Callable[[sa.Connection], T]
encode = msgspec.json.encode


def add_table(row: TableRow) -> Work[None]:
    def work(c: sa.Connection) -> None:
        values = {
            name: getattr(row, name)
            for name in ("id", "owner", "game", "status", "practice", "turn", "created", "updated")
        }
        if c.execute(sa.select(db.tables.c.id).where(db.tables.c.id == row.id)).first() is not None:
            return  # ids are never used twice: this is the same table, stored before the line broke
        result = None if row.result is None else encode(row.result)
        c.execute(db.tables.insert().values(**values, setup=encode(row.setup), result=result))
        c.execute(db.seats.insert(), [_seat_values(row.id, seat) for seat in row.seats])

    return work


def add_played(row: TableRow, played: Sequence[Entry]) -> Work[None]:
    """A whole game at once: a replay from a file."""

    def work(c: sa.Connection) -> None:
        add_table(row)(c)
        there = c.execute(sa.select(db.entries.c.number).where(db.entries.c.table == row.id).limit(1)).first()
        if played and there is None:
            c.execute(db.entries.insert(), [{"table": row.id, **msgspec.structs.asdict(e)} for e in played])

    return work


def begin_table(row: TableRow, sitting: SeatRow, invite: str) -> Work[bool]:
    """The last player has come: setup and seats are complete. False: somebody else was quicker, here or elsewhere."""

    def work(c: sa.Connection) -> bool:
        here = (db.seats.c.table == row.id) & (db.seats.c.seat == sitting.seat)
        free = here & (db.seats.c.invite == invite)
        if c.execute(db.seats.update().where(free).values(_seat_values(row.id, sitting))).rowcount == 0:
            mine = here & (db.seats.c.token == sitting.token)  # stored before the line to the database broke
            return c.execute(sa.select(db.seats.c.seat).where(mine)).first() is not None
        begun = {"status": row.status, "setup": encode(row.setup), "updated": row.updated}
        c.execute(db.tables.update().where(db.tables.c.id == row.id).values(begun))
        return True

    return work


def change_seat(table: str, seat: int, changes: dict[str, Any], **expected: str) -> Work[bool]:
    """Change some of what is kept of a seat, if the rest is still as expected. False: it is not."""

    def work(c: sa.Connection) -> bool:
        if not changes:
            return True
        there = (db.seats.c.table == table) & (db.seats.c.seat == seat)
        for name, value in expected.items():
            there &= db.seats.c[name] == value
        return c.execute(db.seats.update().where(there).values(changes)).rowcount > 0

    return work


def add_next(old: str, row: TableRow) -> Work[str]:
    """The rematch of a table: the id of the one that is stored, which another server may have made."""
    key = f"next {old}"

    def work(c: sa.Connection) -> str:
        found = c.execute(sa.select(db.about.c.value).where(db.about.c.key == key)).scalar()
        if found is not None:
            return str(found)
        c.execute(db.about.insert().values(key=key, value=row.id))
        add_table(row)(c)
        return row.id

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
    found_tables = [_table(row, seats[row["id"]]) for row in rows]
    whole = [table for table in found_tables if table is not None]
    if rows and not whole and limit == 1:
        raise Damaged(f"the table {rows[0]['id']} cannot be read")
    return whole


def _table(row: sa.RowMapping, seats: list[SeatRow]) -> TableRow | None:
    """A table as it is stored; None, and a line in the log, for one that is damaged."""
    try:
        result = None if row["result"] is None else msgspec.json.decode(row["result"], type=Result)
        setup = msgspec.json.decode(row["setup"], type=Setup)
        if len(seats) != 2 or setup.game != row["game"]:
            raise ValueError("its parts do not fit together")
    except (ValueError, TypeError, msgspec.DecodeError, UnicodeDecodeError) as error:
        log.error("table %s is damaged in the database (%s); see `quadriga admin check`", row["id"], error)
        return None
    return TableRow(
        row["id"], row["owner"], row["game"], row["status"], setup, seats, row["practice"], result,
        row["turn"], row["created"], row["updated"],
    )  # fmt: skip


def drop_waiting(table_id: str) -> Work[bool]:
    """Take away a table that has not begun; False if it has, perhaps this very moment at another server."""

    def work(c: sa.Connection) -> bool:
        row = c.execute(sa.select(db.tables.c.status).where(db.tables.c.id == table_id).with_for_update()).first()
        if row is not None and row[0] != "waiting":
            return False
        drop_table(table_id)(c)
        return True

    return work


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
        same = (db.chat.c.table == table_id) & (db.chat.c.by == line.by) & (db.chat.c.at == line.at)
        kept = c.execute(sa.select(db.chat.c.number).where(same)).scalar()
        if kept is not None:  # stored before the line to the database broke
            return msgspec.structs.replace(line, number=kept)
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


def server_key(fresh: str) -> Work[str]:
    """The key by which all servers of this database sign; `fresh` becomes it if there is none."""

    def work(c: sa.Connection) -> str:
        found = c.execute(sa.select(db.about.c.value).where(db.about.c.key == "key")).scalar()
        if found is not None:
            return str(found)
        c.execute(db.about.insert().values(key="key", value=fresh))
        return fresh

    return work


def is_known(person: str) -> Work[bool]:
    """Is there anything of this person?"""

    def work(c: sa.Connection) -> bool:
        places = ((db.persons, db.persons.c.id), (db.seats, db.seats.c.person), (db.tables, db.tables.c.owner),
                  (db.decks, db.decks.c.person), (db.card_files, db.card_files.c.person))  # fmt: skip
        return any(
            c.execute(sa.select(sa.literal(1)).select_from(shelf).where(owner == person).limit(1)).first() is not None
            for shelf, owner in places
        )

    return work


# -- decks that everybody may see ---------------------------------------------------------------


def published(game: str, limit: int) -> Work[list[PublishedDeck]]:
    """The decks published for a game, newest first."""

    def work(c: sa.Connection) -> list[PublishedDeck]:
        chosen = sa.select(db.published).where(db.published.c.game == game)
        rows = c.execute(chosen.order_by(db.published.c.created.desc()).limit(limit)).mappings()
        return [_published(row) for row in rows]

    return work


def published_by(person: str) -> Work[list[PublishedDeck]]:
    def work(c: sa.Connection) -> list[PublishedDeck]:
        mine = sa.select(db.published).where(db.published.c.person == person)
        return [_published(row) for row in c.execute(mine).mappings()]

    return work


def _published(row: sa.RowMapping) -> PublishedDeck:
    cards, extra = msgspec.json.decode(row["cards"]), msgspec.json.decode(row["extra"])
    said = {name: row[name] for name in ("id", "person", "game", "name", "by", "description", "created")}
    return PublishedDeck(**said, cards=cards, extra=extra)


def publish(deck: PublishedDeck) -> Work[None]:
    """Publish a deck; one that this person has published under the same name is replaced."""

    def work(c: sa.Connection) -> None:
        same = (db.published.c.person == deck.person) & (db.published.c.game == deck.game)
        c.execute(db.published.delete().where(same & (db.published.c.name == deck.name)))
        c.execute(db.published.delete().where(db.published.c.id == deck.id))  # stored before the line broke
        values = msgspec.structs.asdict(deck)
        c.execute(db.published.insert().values({**values, "cards": encode(deck.cards), "extra": encode(deck.extra)}))

    return work


def take_back(person: str, deck_id: str) -> Work[bool]:
    """Take back what one has published oneself; False if there is no such deck."""

    def work(c: sa.Connection) -> bool:
        mine = (db.published.c.id == deck_id) & (db.published.c.person == person)
        return c.execute(db.published.delete().where(mine)).rowcount > 0

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


def files_of(person: str, game: str) -> Work[list[str]]:
    """The ids of a person's card files."""

    def work(c: sa.Connection) -> list[str]:
        mine = (db.card_files.c.person == person) & (db.card_files.c.game == game)
        return list(c.execute(sa.select(db.card_files.c.id).where(mine).order_by(db.card_files.c.created)).scalars())

    return work


def file(file_id: str) -> Work[PackedFile | None]:
    def work(c: sa.Connection) -> PackedFile | None:
        row = c.execute(sa.select(db.card_files).where(db.card_files.c.id == file_id)).mappings().first()
        return None if row is None else PackedFile(**{name: row[name] for name in PackedFile.__struct_fields__})

    return work


def add_file(file: CardFile) -> Work[None]:
    def work(c: sa.Connection) -> None:
        if c.execute(sa.select(db.card_files.c.id).where(db.card_files.c.id == file.id)).first() is not None:
            return
        values = {"id": file.id, "person": file.person, "game": file.game, "name": file.name}
        c.execute(db.card_files.insert().values(**values, cards=encode(file.cards), created=time.time()))

    return work


def change_file(file: CardFile) -> Work[None]:
    """The cards of a file with other readings."""

    def work(c: sa.Connection) -> None:
        mine = (db.card_files.c.id == file.id) & (db.card_files.c.person == file.person)
        c.execute(db.card_files.update().where(mine).values(cards=encode(file.cards)))

    return work


def drop_file(person: str, file_id: str) -> Work[bool]:
    def work(c: sa.Connection) -> bool:
        mine = (db.card_files.c.id == file_id) & (db.card_files.c.person == person)
        return c.execute(db.card_files.delete().where(mine)).rowcount > 0

    return work
