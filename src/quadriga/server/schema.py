"""What is stored, and how an older database becomes a newer one."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    inspect,
    select,
    text,
)

VERSION = 1
"""Raise it with every change of the tables below, and say in MIGRATIONS how to get there."""

MIGRATIONS: dict[int, Callable[[Connection], None]] = {}
"""For each older version, the step to the next one."""

metadata = MetaData()

about = Table("quadriga", metadata, Column("key", String, primary_key=True), Column("value", String, nullable=False))

persons = Table(
    "persons",
    metadata,
    Column("id", String, primary_key=True),  # the hash of the person's token
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),
    Column("description", Text, nullable=False),
    Column("cards", LargeBinary, nullable=False),  # JSON, as are all blobs here
    Column("extra", LargeBinary, nullable=False),
    Column("updated", Float, nullable=False),
)

card_files = Table(
    "card_files",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),
    Column("cards", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("owner", String, nullable=False),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("result", LargeBinary),
    Column("turn", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("person", String, nullable=False),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    Column("deck", String, nullable=False),
    Column("token", String, nullable=False),  # hashes; empty where there is none
    Column("invite", String, nullable=False),
    Column("auto_pass", Boolean, nullable=False),
    Column("mute", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
    Index("seats_of_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String, nullable=False),  # answer, undo, concede, timeout, abandoned, practice
    Column("seat", Integer, nullable=False),
    Column("value", Integer, nullable=False),  # answer: the option's index; undo: how many answers stay
    Column("option", BigInteger, nullable=False),  # the option itself, to see that it is still the same one
    Column("auto", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("left_0", Integer, nullable=False),  # milliseconds on the clocks afterwards
    Column("left_1", Integer, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("phrase", String, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)


class BadDatabase(RuntimeError):
    """The database cannot be used; says why and what to do."""


def prepare(engine: Engine) -> str:
    """Make a new database, or bring an older one up to date after a backup; where the backup is, or ''."""
    with engine.connect() as connection:
        there = inspect(connection).has_table("quadriga")
        found = _version(connection) if there else 0
    if not there:
        with engine.begin() as connection:
            metadata.create_all(connection)
            connection.execute(about.insert().values(key="version", value=str(VERSION)))
        return ""
    if found > VERSION:
        raise BadDatabase(
            f"The database was written by a newer version of Quadriga (its format is {found}, this one reads "
            f"up to {VERSION}); update Quadriga or choose another folder with --data."
        )
    if found == VERSION:
        return ""
    missing = [step for step in range(found, VERSION) if step not in MIGRATIONS]
    if missing:
        raise BadDatabase(
            f"The database has format {found}, which this version cannot bring up to date; "
            "choose another folder with --data."
        )
    kept = back_up(engine, found)
    with engine.begin() as connection:
        for step in range(found, VERSION):
            MIGRATIONS[step](connection)
        connection.execute(about.update().where(about.c.key == "version").values(value=str(VERSION)))
    return kept


def _version(connection: Connection) -> int:
    value = connection.execute(select(about.c.value).where(about.c.key == "version")).scalar()
    if value is None or not str(value).isdigit():
        raise BadDatabase(
            "The database does not say which version wrote it, so it is left alone; choose another folder with --data."
        )
    return int(value)


def back_up(engine: Engine, version: int) -> str:
    """A copy of everything as it is: beside an SQLite file, or in a schema of its own."""
    stamp = time.strftime("%Y%m%d%H%M%S")
    if engine.dialect.name == "sqlite":
        file = Path(str(engine.url.database))
        copy = file.with_name(f"{file.stem}-format{version}-{stamp}{file.suffix}")
        with sqlite3.connect(file) as old, sqlite3.connect(copy) as new:
            old.backup(new)
        return str(copy)
    schema = f"quadriga_format{version}_{stamp}"
    with engine.begin() as connection:
        names = inspect(connection).get_table_names()
        connection.execute(text(f'CREATE SCHEMA "{schema}"'))
        for name in names:
            connection.execute(text(f'CREATE TABLE "{schema}"."{name}" AS TABLE "{name}"'))
    return f"schema {schema}"
