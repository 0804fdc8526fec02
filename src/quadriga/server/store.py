"""The store: one thread that talks to the database, SQLite or PostgreSQL.

Answers of many tables that arrive together are written in one transaction; each is
acknowledged only after the commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import make_url

from quadriga.server.hearing import Hearing, Notice, announce
from quadriga.server.records import Entry
from quadriga.server.schema import BadDatabase, entries, prepare, tables
from quadriga.server.tokens import new_id

T = TypeVar("T")
Row = dict[str, Any]


class Conflict(RuntimeError):
    """Another process has written to this table meanwhile."""


class Job:
    """Something to be done in the store's thread, and who waits for it."""

    def __init__(
        self, work: Callable[[sa.Connection], Any] | None, rows: list[Row], change: Row | None, notice: Notice | None
    ) -> None:
        self.work = work
        self.notice = notice
        """What other servers hear of it, where there are others."""
        self.rows = rows
        self.change = change
        """What becomes of the row in `tables`, with its `id`, or None."""
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()

    def done(self, value: Any) -> None:
        self._tell(self._finish, value, None)

    def failed(self, error: BaseException) -> None:
        self._tell(self._finish, None, error)

    def _finish(self, value: Any, error: BaseException | None) -> None:
        if self.future.done():  # whoever waited has gone
            return
        if error is None:
            self.future.set_result(value)
        else:
            self.future.set_exception(error)

    def _tell(self, call: Callable[..., None], *args: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has gone: nobody waits any more
            self.loop.call_soon_threadsafe(call, *args)


def database_url(data: Path, database: str | None) -> str:
    if database is None:
        return f"sqlite:///{data / 'quadriga.db'}"
    if database.startswith("postgresql://"):
        return "postgresql+psycopg://" + database.removeprefix("postgresql://")
    return database


def open_engine(url: str) -> sa.Engine:
    try:
        parsed = make_url(url)
    except sa.exc.ArgumentError as error:
        raise BadDatabase("The database must be given as postgresql://USER@HOST/NAME or sqlite:///FILE.") from error
    name = parsed.get_backend_name()
    if name not in ("sqlite", "postgresql"):
        raise BadDatabase(
            f"Databases of the kind {name!r} are not supported; use postgresql://… or leave --database out."
        )
    try:
        engine = sa.create_engine(parsed, pool_pre_ping=name == "postgresql")
    except ModuleNotFoundError as error:
        raise BadDatabase(
            "PostgreSQL needs the package psycopg; install Quadriga with its extra `postgres`."
        ) from error
    if name == "sqlite":
        sa.event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged answer survives a power cut too
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


class Store:
    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        try:
            self.backup = prepare(self.engine)
        except sa.exc.DBAPIError as error:
            raise BadDatabase(
                f"The database cannot be opened ({_reason(error)}); check --data or --database."
            ) from error
        self.commits = 0
        self.name = new_id()
        """How this server signs what it tells the others."""
        self._hearing: Hearing | None = None
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sa.Connection], T], table: str = "") -> T:
        """Run `work` in a transaction of its own. `table`: it changes this table, which others may have too."""
        job = Job(work, [], None, self._notice(table))
        self._queue.put(job)
        result: T = await job.future
        return result

    async def append(self, table: str, more: list[Entry], change: Row | None = None) -> None:
        """Write entries of a table, durable when this returns. `change`: what becomes of its row."""
        rows = [{"table": table, **{name: getattr(e, name) for name in Entry.__struct_fields__}} for e in more]
        changed = None if change is None else {"id": table, "updated": time.time(), **change}
        job = Job(None, rows, changed, self._notice(table))
        self._queue.put(job)
        await job.future

    # -- other servers --------------------------------------------------------------------

    @property
    def shared(self) -> bool:
        """May other servers use the same database?"""
        return self.engine.dialect.name == "postgresql"

    def _notice(self, table: str) -> Notice | None:
        return Notice(self.name, table) if table and self.shared else None

    def listen(self, heard: Callable[[Notice], None]) -> None:
        """Have this called whenever another server has changed a table."""
        if self.shared:
            self._hearing = Hearing(self.engine.url, self.name, heard)

    async def tell(self, table: str, request: Row | None = None, following: str = "") -> None:
        """Tell the other servers what is not stored."""
        if self.shared:
            notice = Notice(self.name, table, request, following)
            job = Job(lambda connection: announce(connection, notice), [], None, None)
            self._queue.put(job)
            await job.future

    def close(self) -> None:
        if self._hearing is not None:
            self._hearing.close()
        self._queue.put(None)
        self._thread.join(timeout=10)
        self.engine.dispose()

    # -- in the thread --------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            job = self._queue.get()
            if job is None:
                return
            together = [job]
            while job.work is None and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)
                    break
                together.append(more)
                job = more
            last = together.pop() if together[-1].work is not None else None
            if together:
                self._write(together)
            if last is not None:
                self._run(last)

    def _run(self, job: Job) -> None:
        assert job.work is not None
        try:
            with self.engine.begin() as connection:
                result = job.work(connection)
                if job.notice is not None:
                    announce(connection, job.notice)
        except BaseException as error:
            job.failed(error)
        else:
            job.done(result)

    def _write(self, jobs: list[Job]) -> None:
        try:
            with self.engine.begin() as connection:
                _write_rows(connection, jobs)
            self.commits += 1
        except sa.exc.SQLAlchemyError as error:
            if len(jobs) == 1:
                wrong: Exception = Conflict() if isinstance(error, sa.exc.IntegrityError) else error
                jobs[0].failed(wrong)
                return
            for job in jobs:  # one of them is wrong: the others must not suffer for it
                self._write([job])
        else:
            for job in jobs:
                job.done(None)


def _write_rows(connection: sa.Connection, jobs: list[Job]) -> None:
    rows = [row for job in jobs for row in job.rows]
    if rows:
        connection.execute(entries.insert(), rows)
    for job in jobs:
        if job.change is not None:
            values = {key: value for key, value in job.change.items() if key != "id"}
            connection.execute(tables.update().where(tables.c.id == job.change["id"]).values(values))
        if job.notice is not None:
            announce(connection, job.notice)


def _reason(error: sa.exc.DBAPIError) -> str:
    return str(error.orig).strip().splitlines()[0]
