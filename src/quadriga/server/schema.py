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


def text_(*names: str) -> list[Column[str]]:
    return [Column(name, String, nullable=False) for name in names]


def number(*names: str) -> list[Column[int]]:
    return [Column(name, Integer, nullable=False) for name in names]


def moment(*names: str) -> list[Column[float]]:
    """Seconds since 1970."""
    return [Column(name, Float, nullable=False) for name in names]


def flag(*names: str) -> list[Column[bool]]:
    return [Column(name, Boolean, nullable=False) for name in names]


def blob(*names: str) -> list[Column[bytes]]:
    """JSON, as are all blobs here."""
    return [Column(name, LargeBinary, nullable=False) for name in names]


def key() -> Column[str]:
    return Column("id", String, primary_key=True)


def owner() -> Column[str]:
    return Column("person", String, nullable=False, index=True)


about = Table("quadriga", metadata, Column("key", String, primary_key=True), *text_("value"))

# A person's id is the hash of the person's token.
persons = Table("persons", metadata, key(), *text_("name"), *moment("created"))

decks = Table(
    "decks", metadata, key(), owner(), *text_("game", "name"), Column("description", Text, nullable=False),
    *blob("cards", "extra"), *moment("updated"),
)  # fmt: skip

card_files = Table(
    "card_files", metadata, key(), owner(), *text_("game", "name"), *blob("cards"), *moment("created")
)  # fmt: skip

tables = Table(
    "tables", metadata, key(), *text_("owner", "game", "status"), *blob("setup"), *flag("practice"),
    Column("result", LargeBinary), *number("turn"), *moment("created", "updated"),
)  # fmt: skip

# `token` and `invite` are hashes; empty where there is none.
seats = Table(
    "seats", metadata, *text_("table"), *number("seat"),
    *text_("kind", "person", "name", "level", "deck", "token", "invite"), *flag("auto_pass", "mute", "spectators"),
    PrimaryKeyConstraint("table", "seat"), Index("seats_of_person", "person"),
)  # fmt: skip

entries = Table(
    "entries",
    metadata,
    *text_("table"),
    *number("number"),
    *text_("kind"),  # answer, undo, concede, timeout, abandoned, practice
    *number("seat", "value"),  # value of an answer: the option's index; of an undo: how many answers stay
    Column("option", BigInteger, nullable=False),  # the option itself, to see that it is still the same one
    *flag("auto"),
    *moment("at"),
    *number("left_0", "left_1"),  # milliseconds on the clocks afterwards
    PrimaryKeyConstraint("table", "number"),
)

chat = Table(
    "chat", metadata, *text_("table"), *number("number", "by"), *moment("at"), *text_("phrase"),
    Column("text", Text, nullable=False), PrimaryKeyConstraint("table", "number"),
)  # fmt: skip


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
