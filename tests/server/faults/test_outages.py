"""Outages of the database: people wait, nothing is lost, every game goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from quadriga.server import schema
from tests.server.conftest import Process, Running
from tests.server.faults.games import CHAOS, Game, through, times
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    one = Postgres()
    yield one
    one.remove()


@pytest.fixture
def server(cluster: Postgres, tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path, cluster.url)
    yield running
    running.stop()


def play_through(
    server: Running, fault: Callable[[], Awaitable[None]], repeats: int, patience: float = 100
) -> list[Game]:
    games = asyncio.run(through(lambda: server.url, fault, repeats, patience=patience))
    without_gaps(server)
    print(f"{sum(game.answers for game in games)} answers at {len(games)} tables, {repeats} faults")
    return games


def without_gaps(server: Running) -> None:
    entries = schema.entries
    numbered = sa.select(entries.c.table, sa.func.count(), sa.func.max(entries.c.number)).group_by(entries.c.table)
    with server.store.engine.connect() as connection:
        rows = connection.execute(numbered).all()
    assert rows and all(count == last + 1 for _, count, last in rows)


@pytest.mark.parametrize(
    "seconds", [0.2, 3.5, pytest.param(60, marks=pytest.mark.skipif(not CHAOS, reason="only in `make chaos`"))]
)
@pytest.mark.parametrize("mode", ["immediate", "fast"])
def test_a_restart_of_the_database_loses_nothing(
    cluster: Postgres, server: Running, seconds: float, mode: str
) -> None:
    async def restart() -> None:
        await asyncio.to_thread(cluster.stop, mode)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(cluster.start)

    games = play_through(server, restart, times(1, 10), patience=200)
    if seconds > 1:
        assert any(game.saving for game in games), "Nobody was told that the game is being saved."


def test_lines_to_the_database_that_are_cut_are_opened_again(cluster: Postgres, server: Running) -> None:
    async def cut() -> None:
        await asyncio.to_thread(cluster.cut)

    play_through(server, cut, times(3, 10))


def test_a_standby_that_takes_over_loses_nothing(cluster: Postgres, server: Running) -> None:
    async def take_over() -> None:
        await asyncio.to_thread(cluster.read_only, True)
        await asyncio.to_thread(cluster.cut)
        await asyncio.sleep(1)
        await asyncio.to_thread(cluster.read_only, False)
        await asyncio.to_thread(cluster.cut)

    play_through(server, take_over, times(1, 10))


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """SQLite: no page more may be written for a second."""
    server = Running(tmp_path)

    def limit(pages: str) -> Callable[[sa.Connection], None]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").close()

    async def fill() -> None:
        loop = next(iter(server.app.state.host._readying.values())).get_loop()

        def do(pages: str) -> None:
            asyncio.run_coroutine_threadsafe(server.store.do(limit(pages)), loop).result(30)

        await asyncio.to_thread(do, "1")  # not less than there are: the file cannot grow
        begun = time.monotonic()
        while server.store.away_since is None and time.monotonic() - begun < 20:
            await asyncio.sleep(0.05)
        assert server.store.away_since is not None, "The disk never got full."
        await asyncio.sleep(1)
        with server.store.engine.connect() as connection:  # the thread's own connection waits; this is the same limit
            connection.exec_driver_sql("PRAGMA max_page_count=1000000")
        server.store.engine.dispose()

    try:
        play_through(server, fill, times(1, 10))
    finally:
        server.stop()


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_killed_server_loses_nothing(cluster: Postgres, tmp_path: Path, database: str) -> None:
    more = {} if database == "sqlite" else {"QUADRIGA_TEST_DATABASE": cluster.url}
    servers = [Process(tmp_path / "data", **more)]

    async def kill() -> None:
        await asyncio.to_thread(servers[-1].kill)
        servers.append(await asyncio.to_thread(lambda: Process(tmp_path / "data", **more)))

    try:
        games = asyncio.run(through(lambda: servers[-1].url, kill, times(2, 20)))
        print(f"{sum(game.answers for game in games)} answers at {len(games)} tables, {len(servers) - 1} kills")
    finally:
        servers[-1].kill()
