"""Looking after a database: is it whole, a copy of it, and back again. Both databases, into the same kind of file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from quadriga.messages.commands import say
from quadriga.server import queries
from quadriga.server import schema as db
from quadriga.server.live import live_from
from quadriga.server.schema import BadDatabase, prepare
from quadriga.server.store import Damaged, open_engine

ROWS = 500
"""Rows that are copied at a time."""


class Fault(msgspec.Struct):
    """Something damaged: a table by its id, or the file itself."""

    where: str
    what: str


class Report(msgspec.Struct):
    tables: int = 0
    entries: int = 0
    faults: list[Fault] = []


def check(url: str, replay: bool = False) -> Report:
    """Look through everything that is stored. `replay`: play every game through, too."""
    engine = opened(url)
    report = Report(faults=[Fault("the file", fault) for fault in _integrity(engine)])
    with engine.connect() as connection:
        try:
            ids = list(connection.execute(sa.select(db.tables.c.id)).scalars())
            report.entries = int(connection.execute(sa.select(sa.func.count()).select_from(db.entries)).scalar_one())
        except sa.exc.DBAPIError as error:
            report.faults.append(Fault(str(say("database-tables")), _said(error)))
            return report
        report.tables = len(ids)
        for table in ids:
            where = str(say("database-table", table=table))
            report.faults += [Fault(where, fault) for fault in _wrong(connection, table, replay)]
    engine.dispose()
    return report


def _integrity(engine: sa.Engine) -> list[str]:
    if engine.dialect.name != "sqlite":
        return []
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA integrity_check(50)").scalars().all()
    except sa.exc.DBAPIError as error:
        return [_said(error)]
    return [str(line) for line in found if line != "ok"]


def _wrong(connection: sa.Connection, table: str, replay: bool) -> Iterator[str]:
    """What is wrong with one table."""
    try:
        row = queries.table(table)(connection)
        entries = queries.entries_of(table)(connection)
        queries.said(table)(connection)
    except Damaged as error:
        yield str(error)
        return
    except (sa.exc.DBAPIError, ValueError, TypeError) as error:
        yield _said(error)
        return
    numbers = [entry.number for entry in entries]
    if numbers != list(range(len(numbers))):
        yield str(say("database-entries-lost", n=max(numbers, default=-1) + 1, left=len(numbers)))
    elif replay and row is not None:
        try:
            live_from(row.setup, entries)
        except Exception as error:
            yield str(error)


def backup(url: str, file: Path) -> int:
    """A copy of everything as it is at this moment, while the servers go on; how many rows."""
    if file.exists():
        raise BadDatabase(say("no-file-there-already", file=str(file)))
    beside = file.with_name(file.name + ".part")
    beside.unlink(missing_ok=True)
    source, target = opened(url), open_engine(f"sqlite:///{beside}")
    try:
        prepare(target)
        rows = _copied(source, target)
        with target.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    finally:
        source.dispose()
        target.dispose()
    os.chmod(beside, 0o600)
    os.replace(beside, file)
    return rows


def restore(file: Path, url: str) -> int:
    """Everything of a backup into an empty database of either kind; how many rows."""
    if not file.is_file():
        raise BadDatabase(say("no-backup", file=str(file)))
    source, target = opened(f"sqlite:///{file}"), open_engine(url)
    try:
        prepare(target)
        with target.connect() as connection:
            for shelf in db.metadata.sorted_tables:
                if shelf is not db.about and connection.execute(sa.select(shelf).limit(1)).first() is not None:
                    raise BadDatabase(say("no-restoring-into-tables", what=shelf.name))
        return _copied(source, target)
    except sa.exc.DBAPIError as error:
        raise BadDatabase(say("no-restoring", why=_said(error))) from error
    finally:
        source.dispose()
        target.dispose()


def _copied(source: sa.Engine, target: sa.Engine) -> int:
    """Copy all rows, as they were at one moment: all or none."""
    level = "REPEATABLE READ" if source.dialect.name == "postgresql" else "SERIALIZABLE"
    rows = 0
    with source.connect().execution_options(isolation_level=level) as reading, target.begin() as writing:
        writing.execute(db.about.delete())
        for table in db.metadata.sorted_tables:
            order = [table.c.table, table.c.number] if table is db.entries else list(table.primary_key)
            found = reading.execution_options(yield_per=ROWS).execute(sa.select(table).order_by(*order)).mappings()
            for part in found.partitions(ROWS):
                writing.execute(table.insert(), [dict(row) for row in part])
                rows += len(part)
    return rows


def opened(url: str) -> sa.Engine:
    """The engine of a database that is there; an older one is not changed, and refused."""
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            there = sa.inspect(connection).has_table("quadriga")
            version = db._version(connection) if there else 0
    except sa.exc.DBAPIError as error:
        raise BadDatabase(say("no-database-opened", why=_said(error))) from error
    if not there:
        raise BadDatabase(say("no-database-there"))
    if version != db.VERSION:
        raise BadDatabase(say("no-database-of-format", format=str(version), ours=db.VERSION))
    return engine


def _said(error: Exception) -> str:
    told: Any = getattr(error, "orig", None) or error
    return " ".join(str(told).split())[:300]
