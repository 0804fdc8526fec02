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

from quadriga.messages.commands import say

VERSION = 4
"""Raise it with every change of the tables below, and say in MIGRATIONS how to get there."""

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

# Decks that everybody on this server may see and copy: numbers and counts, never the cards themselves.
published = Table(
    "published", metadata, key(), owner(), Column("game", String, nullable=False, index=True), *text_("name", "by"),
    Column("description", Text, nullable=False), *blob("cards", "extra"), *moment("created"),
)  # fmt: skip

card_files = Table(
    "card_files", metadata, key(), owner(), *text_("game", "name"), *blob("cards"), *moment("created")
)  # fmt: skip

tables = Table(
    "tables", metadata, key(), *text_("owner", "game", "status"), *blob("setup"), *flag("practice"),
    Column("result", LargeBinary), *number("turn"), *moment("created", "updated"),
    Index("tables_by_status", "status", "updated"),
)  # fmt: skip

# `token` and `invite` are hashes; empty where there is none.
seats = Table(
    "seats", metadata, *text_("table"), *number("seat"),
    *text_("kind", "person", "name", "level", "deck", "token", "invite"),
    *flag("auto_pass", "mute", "spectators", "lists", "no_undo"),
    PrimaryKeyConstraint("table", "seat"), Index("seats_of_person", "person"),
)  # fmt: skip

entries = Table(
    "entries",
    metadata,
    *text_("table"),
    *number("number"),
    *text_("kind"),  # answer, by hand, undo, concede, leave, timeout, time, ruling, abandoned, practice
    *number("seat", "value"),  # value of an answer: the option's index; of an undo: how many answers stay
    Column("option", BigInteger, nullable=False),  # the option itself, to see that it is still the same one
    *flag("auto"),
    *moment("at"),
    *number("left_0", "left_1"),  # milliseconds on the clocks afterwards
    Column("deed", Text, nullable=False, server_default=""),  # what was done by hand, as JSON
    PrimaryKeyConstraint("table", "number"),
)

chat = Table(
    "chat", metadata, *text_("table"), *number("number", "by"), *moment("at"), *text_("phrase"),
    Column("text", Text, nullable=False), PrimaryKeyConstraint("table", "number"),
)  # fmt: skip


# An entry may only follow the one before it: what is stored of a game has no gaps, whoever writes.
FOLLOWING = {
    "sqlite": [
        """CREATE TRIGGER entries_follow BEFORE INSERT ON entries
        WHEN NEW.number > 0 AND NOT EXISTS
            (SELECT 1 FROM entries WHERE "table" = NEW."table" AND number = NEW.number - 1)
        BEGIN SELECT RAISE(ABORT, 'an entry must follow the one before it'); END"""
    ],
    "postgresql": [
        """CREATE OR REPLACE FUNCTION quadriga_entries_follow() RETURNS trigger AS $body$
        BEGIN
            IF NEW.number > 0 AND NOT EXISTS
                (SELECT 1 FROM entries WHERE "table" = NEW."table" AND number = NEW.number - 1) THEN
                RAISE EXCEPTION 'an entry must follow the one before it' USING ERRCODE = '23514';
            END IF;
            RETURN NEW;
        END $body$ LANGUAGE plpgsql""",
        """CREATE TRIGGER entries_follow BEFORE INSERT ON entries
        FOR EACH ROW EXECUTE FUNCTION quadriga_entries_follow()""",
    ],
}


def follow(connection: Connection) -> None:
    """Make the database see to it that entries have no gaps."""
    for statement in FOLLOWING[connection.dialect.name]:
        connection.exec_driver_sql(statement)


def together(connection: Connection) -> None:
    """Matches, ratings, the lobby, tournaments: tables of their own, and two more switches of a seat."""
    metadata.create_all(connection)
    connection.exec_driver_sql("CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, updated)")
    for name in ("lists", "no_undo"):
        connection.exec_driver_sql(f"ALTER TABLE seats ADD COLUMN {name} BOOLEAN NOT NULL DEFAULT FALSE")


def deeds(connection: Connection) -> None:
    """Room for what is done by hand, and a table of published decks."""
    metadata.create_all(connection)
    connection.exec_driver_sql("ALTER TABLE entries ADD COLUMN deed TEXT NOT NULL DEFAULT ''")


MIGRATIONS: dict[int, Callable[[Connection], None]] = {1: follow, 2: together, 3: deeds}
"""For each older version, the step to the next one."""


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
            follow(connection)
            connection.execute(about.insert().values(key="version", value=str(VERSION)))
        return ""
    if found > VERSION:
        raise BadDatabase(
            say("no-newer-database", format=str(found), ours=VERSION)
        )
    if found == VERSION:
        return ""
    missing = [step for step in range(found, VERSION) if step not in MIGRATIONS]
    if missing:
        raise BadDatabase(
            say("no-older-database", format=str(found))
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
            say("no-unknown-database")
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
