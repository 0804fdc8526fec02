"""The store: one thread that talks to the database, SQLite or PostgreSQL.

Answers of many tables that arrive together are written in one transaction; each is
acknowledged only after the commit. While the database is away (restarted, cut off, its disk
full) the store tries again, and everybody waits; what was written just before the line broke
is recognised and not written twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import make_url

from quadriga.messages.commands import say
from quadriga.server.counting import counts
from quadriga.server.notifications import Notice, Notifications, announce
from quadriga.server.records import Entry
from quadriga.server.schema import BadDatabase, entries, prepare, tables
from quadriga.server.together import kept as _kept  # noqa: F401  (its tables join the others)
from quadriga.server.tokens import new_id

log = logging.getLogger("quadriga.server")
T = TypeVar("T")
Row = dict[str, Any]


PATIENCE = 15.0
"""Seconds that somebody waits for a database that is away before being told to come again."""
PATIENCE_OF_A_GAME = 150.0
"""The same for an answer: a game waits longer, and people see that it is being saved."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
"""Seconds between two tries."""
CONTENDED = 5
"""How often something is tried again that another server did at the same moment."""


class Conflict(RuntimeError):
    """Another process has written to this table meanwhile."""


class Away(RuntimeError):
    """The database cannot be reached or cannot write just now; nothing was changed."""


class Damaged(RuntimeError):
    """The database holds something that cannot be read."""


class Job:
    """Something to be done in the store's thread, and who waits for it."""

    def __init__(
        self,
        work: Callable[[sa.Connection], Any] | None,
        rows: list[Row],
        change: Row | None,
        notice: Notice | None,
        patience: float = PATIENCE,
        contended: bool = False,
    ) -> None:
        self.work = work
        self.until = time.monotonic() + patience
        """When whoever waits has waited long enough."""
        self.contended = contended
        """Whether it is tried again when another server was quicker."""
        self.unsure = False
        """The line to the database broke while it was written: perhaps it was stored."""
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


POSTGRES: dict[str, Any] = {
    "pool_pre_ping": True,
    "pool_timeout": 5,
    "connect_args": {  # a line that is silently cut is noticed within seconds
        "connect_timeout": 5,
        "options": "-c statement_timeout=20000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=30000",
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": 10_000,
    },
}


def open_engine(url: str) -> sa.Engine:
    try:
        parsed = make_url(url)
    except sa.exc.ArgumentError as error:
        raise BadDatabase(say("no-database-address")) from error
    name = parsed.get_backend_name()
    if name not in ("sqlite", "postgresql"):
        raise BadDatabase(
            say("no-database-kind", kind=name)
        )
    try:
        engine = sa.create_engine(parsed, **(POSTGRES if name == "postgresql" else {}))
    except ModuleNotFoundError as error:
        raise BadDatabase(
            say("no-psycopg")
        ) from error
    if name == "sqlite":
        _for_us_alone(parsed.database)
        sa.event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _for_us_alone(file: str | None) -> None:
    """Nobody else on this machine reads the database; SQLite's other files get the same permissions."""
    if file and os.name == "posix":
        with contextlib.suppress(OSError):  # no such folder: opening it will say so
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
            os.chmod(file, 0o600)


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged answer survives a power cut too
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA cell_size_check=ON")
    cursor.close()


LARGE = 500_000_000
"""Bytes of a file above which starting does not wait for it to be looked through."""


def look_for_damage(engine: sa.Engine) -> list[str]:
    """What a quick look finds wrong with an SQLite file; nothing for PostgreSQL, which looks after itself."""
    if engine.dialect.name != "sqlite":
        return []
    file = Path(str(engine.url.database))
    if not file.is_file() or file.stat().st_size > LARGE:
        return []
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(20)").scalars().all()
    except sa.exc.DBAPIError as error:
        return [_reason(error)]
    return [str(line) for line in found if line != "ok"]


class Store:
    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        try:
            self.backup = prepare(self.engine)
        except sa.exc.DBAPIError as error:
            raise BadDatabase(
                say("no-database-opened-at", why=_reason(error))
            ) from error
        self.damage = look_for_damage(self.engine)
        """What is wrong with the file, as far as a quick look can tell."""
        for fault in self.damage:
            log.error("the database is damaged: %s; see `quadriga admin check`", fault)
        self.commits = 0
        self.away_since: float | None = None
        """Since when (by the monotonic clock) the database is away."""
        self.closing = False
        self.name = new_id()
        """How this server signs what it tells the others."""
        self._hearing: Notifications | None = None
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def do(
        self,
        work: Callable[[sa.Connection], T],
        table: str = "",
        patience: float = PATIENCE,
        contended: bool = False,
        match: str = "",
        tournament: str = "",
        lobby: str = "",
    ) -> T:
        """Run `work` in a transaction of its own. `table`: it changes this table, which others may have too.
        `match`, `tournament`, `lobby`: what else it changes; other servers hear of it once it is done.

        It may run twice where the database went away in between, so it must not mind having been done already.
        """
        job = Job(work, [], None, self._notice(table, match, tournament, lobby), patience, contended)
        self._queue.put(job)
        result: T = await job.future
        return result

    async def append(self, table: str, more: list[Entry], change: Row | None = None) -> None:
        """Write entries of a table, durable when this returns. `change`: what becomes of its row."""
        rows = [{"table": table, **{name: getattr(e, name) for name in Entry.__struct_fields__}} for e in more]
        changed = None if change is None else {"id": table, "updated": time.time(), **change}
        job = Job(None, rows, changed, self._notice(table), PATIENCE_OF_A_GAME)
        self._queue.put(job)
        await job.future

    @property
    def waiting(self) -> int:
        """Jobs that wait."""
        return self._queue.qsize()

    # -- other servers --------------------------------------------------------------------

    @property
    def shared(self) -> bool:
        """May other servers use the same database?"""
        return self.engine.dialect.name == "postgresql"

    def _notice(self, table: str, match: str = "", tournament: str = "", lobby: str = "") -> Notice | None:
        if not self.shared or not (table or match or tournament or lobby):
            return None
        return Notice(self.name, table, match=match, tournament=tournament, lobby=lobby)

    def listen(self, heard: Callable[[Notice], None]) -> None:
        """Have this called whenever another server has changed a table."""
        if self.shared:
            self._hearing = Notifications(self.engine.url, self.name, heard)

    async def tell(self, table: str, request: Row | None = None, following: str = "") -> None:
        """Tell the other servers what is not stored."""
        if self.shared:
            notice = Notice(self.name, table, request, following)
            job = Job(lambda connection: announce(connection, notice), [], None, None)
            self._queue.put(job)
            await job.future

    def close(self) -> None:
        self.closing = True
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
            job.done(self._again(job, lambda: self._once(job)))
        except BaseException as error:
            job.failed(error)

    def _once(self, job: Job) -> Any:
        assert job.work is not None
        for turn in range(CONTENDED):
            try:
                with self.engine.begin() as connection:
                    result = job.work(connection)
                    if job.notice is not None:
                        announce(connection, job.notice)
                return result
            except sa.exc.IntegrityError:
                if not job.contended or turn == CONTENDED - 1:
                    raise
        raise AssertionError("unreachable")

    def _again(self, job: Job, attempt: Callable[[], T]) -> T:
        """Try until it is done or whoever waits has waited long enough."""
        pause = FIRST_PAUSE
        while True:
            begun = time.perf_counter()
            try:
                result = attempt()
                counts.store.took(time.perf_counter() - begun)
                self._back()
                return result
            except sa.exc.DBAPIError as error:
                kind = trouble(error)
                if kind is Damaged:
                    raise Damaged(_reason(error)) from error
                if kind is None:
                    raise
                self._gone(error)
                if self.closing or time.monotonic() >= job.until:
                    raise Away(_reason(error)) from error
            time.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2)

    def _gone(self, error: sa.exc.DBAPIError) -> None:
        if self.away_since is None:
            self.away_since = time.monotonic()
            log.warning("the database is away (%s); trying again", _reason(error))

    def _back(self) -> None:
        if self.away_since is not None:
            log.warning("the database is back after %.1f s", time.monotonic() - self.away_since)
            self.away_since = None

    def _write(self, jobs: list[Job]) -> None:
        """Write the entries of several tables together."""
        try:
            self._again(jobs[0], lambda: self._commit(jobs))
        except (Away, Damaged, sa.exc.SQLAlchemyError) as error:
            if len(jobs) == 1:
                jobs[0].failed(self._what_is_wrong(jobs[0], error))
                return
            for job in jobs:  # one of them is wrong: the others must not suffer for it
                self._write([job])
        else:
            for job in jobs:
                job.done(None)

    def _commit(self, jobs: list[Job]) -> None:
        try:
            with self.engine.begin() as connection:
                _write_rows(connection, jobs)
        except sa.exc.IntegrityError:
            # Perhaps they are there already: the line broke after the commit and before we heard of it.
            if not all(job.unsure and self._is_written(job) for job in jobs):
                raise
        except sa.exc.DBAPIError:
            for job in jobs:
                job.unsure = True
            raise
        self.commits += 1

    def _is_written(self, job: Job) -> bool:
        numbers = [row["number"] for row in job.rows]
        if not numbers:
            return False
        mine = (entries.c.table == job.rows[0]["table"]) & entries.c.number.in_(numbers)
        with self.engine.begin() as connection:
            found = connection.execute(sa.select(entries).where(mine).order_by(entries.c.number)).mappings().all()
        return [dict(row) for row in found] == [{**row} for row in job.rows]

    @staticmethod
    def _what_is_wrong(job: Job, error: Exception) -> Exception:
        return Conflict() if isinstance(error, sa.exc.IntegrityError) else error


def _write_rows(connection: sa.Connection, jobs: list[Job]) -> None:
    rows = [row for job in jobs for row in job.rows]
    if rows:
        connection.execute(entries.insert(), rows)
    for job in jobs:
        if job.change is not None:
            values = {key: value for key, value in job.change.items() if key != "id"}
            connection.execute(tables.update().where(tables.c.id == job.change["id"]).values(values))
    announce(connection, *(job.notice for job in jobs if job.notice is not None))


_AWAY_STATES = ("08", "53", "57", "58", "40", "25006", "55P03")
"""Classes of PostgreSQL's codes: no connection, no room, shutting down, the disk, collisions, a standby."""
_AWAY_WORDS = ("locked", "disk is full", "disk i/o error", "readonly", "unable to open", "interrupted", "busy")
_DAMAGED_WORDS = ("malformed", "not a database", "corrupt")


def trouble(error: sa.exc.DBAPIError) -> type[Away] | type[Damaged] | None:
    """What an error of the database means: it is away for a while, it is damaged, or the fault is ours."""
    state = getattr(error.orig, "sqlstate", None)
    if state is not None:
        if str(state).startswith("XX"):
            return Damaged
        return Away if str(state).startswith(_AWAY_STATES) else None
    words = str(error.orig).lower()
    if any(word in words for word in _DAMAGED_WORDS):
        return Damaged
    if error.connection_invalidated or any(word in words for word in _AWAY_WORDS):
        return Away
    # psycopg without a code: the line is broken or could not be opened
    broken = isinstance(error, (sa.exc.OperationalError, sa.exc.InterfaceError))
    return Away if broken and "sqlite" not in type(error.orig).__module__ else None


def _reason(error: sa.exc.DBAPIError) -> str:
    return (str(error.orig).strip().splitlines() or [type(error.orig).__name__])[0]
