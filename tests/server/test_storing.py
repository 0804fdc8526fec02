"""What is stored: nothing acknowledged is lost, older databases are brought up to date, newer ones refused."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from quadriga.server import queries, schema
from quadriga.server.records import Entry, SeatRow, Setup, TableRow
from quadriga.server.store import Conflict, Store, database_url
from tests.server.conftest import Process, Running, Start
from tests.server.page import FRIEND, HERE, ME, Page, play_out
from tests.server.postgres import Postgres


def test_after_kill_9_every_acknowledged_answer_is_there(launch: Callable[[], Process]) -> None:
    chance = random.Random(9)
    page: Page | None = None
    table = token = ""
    acknowledged = 0
    for _ in range(4):
        server = launch()
        again = Page(server.url)
        if page is None:
            made = again.table(ME, HERE)
            table, token = made["table"]["id"], made["seats"][0]["token"]
        else:
            again.http.cookies = page.http.cookies
        page = again
        with page.join(table) as line:
            assert line.number >= acknowledged
            for _ in range(15):
                line.answer(chance.randrange(len(line.state["view"]["decision"]["options"])))
                acknowledged = line.number
            views = {seat: state["view"] for seat, state in line.states.items()}
            line.send("answer", number=line.number, option=0)
            server.kill()
        assert token not in server.logged() and page.cookie not in server.logged()
    last = launch()
    assert page is not None
    final = Page(last.url)
    final.http.cookies = page.http.cookies
    with final.join(table) as line:
        assert line.number >= acknowledged
        if line.number == acknowledged:
            assert {seat: state["view"] for seat, state in line.states.items()} == views
        play_out([line], chance)
    last.process.send_signal(signal.SIGINT)
    assert last.process.wait(60) == 0


def test_thinking_processes_end_when_the_server_is_killed(launch: Callable[[], Process]) -> None:
    server = launch()
    page = Page(server.url)
    with page.join(page.table(ME, HERE)["table"]["id"]) as line:
        assert line.ask("hint", number=line.number)["type"] == "hints"
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
        assert children
        server.kill()
    until = time.monotonic() + 60
    while any(alive(int(pid)) for pid in children):
        assert time.monotonic() < until, "A thinking process outlives its server."
        time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_clocks_stand_still_while_the_server_is_down(start: Start) -> None:
    first = start()
    page = Page(first.url)
    table = page.table(ME, HERE, clock={"kind": "bank", "seconds": 600, "increment": 0})["table"]["id"]
    with page.join(table) as line:
        line.answer(0)
        left = line.state["clock"]["left"]
    first.stop()
    with sqlite3.connect(first.folder / "quadriga.db") as connection:  # it was down for five minutes
        connection.execute("UPDATE entries SET at = at - 300")
    again = Page(start().url)
    again.http.cookies = page.http.cookies
    with again.join(table) as line:
        assert all(abs(now - then) < 60_000 for now, then in zip(line.state["clock"]["left"], left, strict=True))


def test_a_game_that_other_rules_would_play_otherwise_is_told_and_kept(start: Start) -> None:
    first = start()
    page = Page(first.url)
    table = page.table(ME, HERE)["table"]["id"]
    with page.join(table) as line:
        line.answer(0)
    first.stop()
    with sqlite3.connect(first.folder / "quadriga.db") as connection:
        connection.execute("UPDATE entries SET option = option + 1 WHERE number = 0")
    again = Page(start().url)
    again.http.cookies = page.http.cookies
    with again.line() as line:
        error = line.ask("join", table=table)
        assert error["code"] == "not-now" and "can't go on with this version" in error["message"]
    assert [t["id"] for t in again.get("/api/tables")["tables"]] == [table]


# -- the store itself -------------------------------------------------------------------------


def some_table(name: str = "t") -> TableRow:
    seats = [SeatRow(0, "human", "p"), SeatRow(1, "computer", level="easy")]
    return TableRow(name, "p", "union-arena", "playing", Setup("union-arena", "0"), seats, created=1.0, updated=1.0)


def test_many_answers_at_once_share_a_commit_and_one_wrong_one_harms_no_other(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(database_url(tmp_path, None))
        for name in ("a", "b", "c"):
            await store.do(queries.add_table(some_table(name)))
        await store.append("b", [Entry(0, "answer", 0)])
        writes = [store.append(name, [Entry(0, "answer", 0)]) for name in ("a", "b", "c")]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(r) for r in results] == [type(None), Conflict, type(None)]
        before = store.commits
        await asyncio.gather(*(store.append(n, [Entry(k, "answer", 0)]) for k in range(1, 40) for n in ("a", "b", "c")))
        assert store.commits - before < 60
        for name in ("a", "b", "c"):
            assert [e.number for e in await store.do(queries.entries_of(name))] == list(range(40))
        store.close()

    asyncio.run(run())


def test_an_answer_that_cannot_be_stored_is_refused_and_nothing_has_changed(start: Start) -> None:
    running = start()
    page = Page(running.url)
    table = page.table(ME, HERE)["table"]["id"]
    with page.join(table) as line:
        before = line.state["view"]
        broken: Callable[..., object] = running.store.append

        async def fail(*_: object) -> None:
            raise OSError("the disk is full")

        running.store.append = fail  # type: ignore[method-assign]
        assert line.answer(0)["code"] == "internal"
        running.store.append = broken  # type: ignore[method-assign, assignment]
        assert line.ask("ping")["type"] == "pong" and line.state["view"] == before
        assert line.answer(0)["type"] == "accepted"


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    Store(database_url(tmp_path, None)).close()
    with sqlite3.connect(tmp_path / "quadriga.db") as connection:
        connection.execute("UPDATE quadriga SET value = '999'")
    with pytest.raises(schema.BadDatabase, match=r"newer version of Quadriga .* --data\.$"):
        Store(database_url(tmp_path, None))
    with sqlite3.connect(tmp_path / "quadriga.db") as connection:
        assert connection.execute("SELECT value FROM quadriga").fetchall() == [("999",)]


def older(connection: sa.Connection) -> None:
    """What a step from one format to the next looks like."""
    connection.execute(sa.text("ALTER TABLE persons ADD COLUMN colour VARCHAR DEFAULT 'red'"))


def check_migration(url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    store = Store(url)
    asyncio.run(store.do(queries.set_name("p", "Ada")))
    store.close()
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
    with pytest.raises(schema.BadDatabase, match="can't bring up to date"):
        Store(url)
    monkeypatch.setitem(schema.MIGRATIONS, schema.VERSION - 1, older)
    store = Store(url)
    with store.engine.connect() as connection:
        assert connection.execute(sa.text("SELECT name, colour FROM persons")).fetchall() == [("Ada", "red")]
    kept = store.backup
    store.close()
    assert kept and Store(url).backup == ""
    return kept


def test_an_older_database_is_brought_up_to_date_after_a_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = check_migration(database_url(tmp_path, None), monkeypatch)
    with sqlite3.connect(kept) as backup:
        assert backup.execute("SELECT * FROM persons").fetchall()[0][1] == "Ada"
        assert backup.execute("SELECT value FROM quadriga").fetchall() == [(str(schema.VERSION - 1),)]


# -- PostgreSQL -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A real PostgreSQL of our own; its URL."""
    cluster = Postgres()
    yield cluster.url
    cluster.remove()


def test_on_postgresql_a_game_is_played_stored_and_found_again(postgres: str, tmp_path: Path) -> None:
    first = Running(tmp_path, postgres)
    page, other = Page(first.url), Page(first.url)
    made = page.table(ME, FRIEND)
    table = made["table"]["id"]
    other.post(f"/api/tables/{table}/claim", {"invite": made["invite"]["token"]})
    with page.join(table) as a, other.join(table) as b:
        chance = random.Random(4)
        for _ in range(30):
            line = a if "options" in a.state["view"]["decision"] else b
            line.answer(chance.randrange(len(line.state["view"]["decision"]["options"])))
            for each in (a, b):
                while each.number < line.number:
                    each.next()
        view = a.state["view"]
        a.ask("chat", text="好運")
    first.stop()
    second = Running(tmp_path, postgres)
    again = Page(second.url)
    again.http.cookies = page.http.cookies
    with again.join(table) as a:
        assert a.state["view"] == view
        assert a.heard[0]["chat"][0]["text"] == "好運"
    deck = again.post("/api/games/union-arena/decks", {"name": "X", "cards": {"QDR-1-001": 4}})
    assert not deck["legal"] and again.get(f"/api/decks/{deck['id']}")["cards"] == {"QDR-1-001": 4}
    second.stop()


def test_on_postgresql_an_older_database_is_brought_up_to_date_after_a_backup(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = database_url(tmp_path, postgres)
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text("CREATE DATABASE older"))
    engine.dispose()
    kept = check_migration(url.replace("/postgres?", "/older?"), monkeypatch)
    assert kept.startswith("schema quadriga_format")


def test_on_postgresql_a_character_that_it_keeps_in_no_text_is_refused(postgres: str, tmp_path: Path) -> None:
    running = Running(tmp_path, postgres)
    try:
        page = Page(running.url)
        deck = {"name": "X", "cards": {"QDR-1-001": 4}, "description": "a\0b"}
        assert "NUL" in page.post("/api/games/union-arena/decks", deck, 400)["message"]
        assert page.get("/api/replays/%00", 404)["code"] == "no-table"
        with page.line() as line:
            assert "NUL" in line.ask("join", table="a\0b")["message"]
    finally:
        running.stop()


# -- several servers on one database ----------------------------------------------------------


@pytest.fixture
def servers(postgres: str, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers that share a database."""
    both = Running(tmp_path / "one", postgres), Running(tmp_path / "two", postgres)
    yield both
    for server in both:
        server.stop()


def test_players_at_two_servers_see_each_others_moves(servers: tuple[Running, Running]) -> None:
    page, other = Page(servers[0].url), Page(servers[1].url)
    made = page.table(ME, FRIEND)
    table = made["table"]["id"]
    with page.join(table) as a:  # waits at the first server; the friend comes to the second
        other.post(f"/api/tables/{table}/claim", {"invite": made["invite"]["token"], "name": "Bo"})
        a.until_type("state")
        with other.join(table) as b:
            chance = random.Random(4)
            for _ in range(30):
                line = a if "options" in a.state["view"]["decision"] else b
                told = line.answer(chance.randrange(len(line.state["view"]["decision"]["options"])))
                assert told["type"] == "accepted", told
                for each in (a, b):
                    while each.number < told["number"]:
                        each.next()
            assert {a.states[0]["view"]["turn"], b.states[1]["view"]["turn"]} == {a.state["view"]["turn"]}
            a.send("chat", text="你好")
            assert b.until_type("chat")["text"] == "你好"
            b.send("chat", phrase="good-luck")
            a.until(lambda m: m["type"] == "chat" and m.get("phrase") == "good-luck")
            b.send("concede")
            assert a.until(lambda m: m["type"] == "state" and bool(m.get("result")))["result"]["winner"] == 0
            a.send("rematch")
            b.until(lambda m: m["type"] == "request" and m["kind"] == "rematch")
            b.send("reply", kind="rematch", yes=True)
            there, here = a.until_type("next"), b.until_type("next")
            assert there["table"] == here["table"] and there["seat"] != here["seat"]
    with page.join(there["table"], token=there["token"]) as a, other.join(here["table"], token=here["token"]) as b:
        assert a.state["view"]["seat"] != b.state["view"]["seat"]


def test_a_server_lets_go_of_a_table_that_is_played_at_another(servers: tuple[Running, Running]) -> None:
    """Else it would read each answer of a game that nobody follows there."""
    page, elsewhere = Page(servers[0].url), Page(servers[1].url)
    elsewhere.http.cookies = page.http.cookies
    table = page.table(ME, HERE)["table"]["id"]
    assert table in servers[0].app.state.host.rooms
    with elsewhere.join(table) as line:
        assert line.answer(0)["type"] == "accepted"
        until = time.monotonic() + 20
        while table in servers[0].app.state.host.rooms:
            assert time.monotonic() < until, "the first server still holds the table"
            time.sleep(0.01)
        with page.join(table) as a:  # and whoever comes there finds it as it is
            assert a.number == line.number
            assert line.answer(0)["type"] == "accepted"
            while a.number < line.number:
                a.next()
            assert table in servers[0].app.state.host.rooms


def test_of_two_answers_at_two_servers_one_counts(servers: tuple[Running, Running]) -> None:
    page = Page(servers[0].url)
    elsewhere = Page(servers[1].url)
    elsewhere.http.cookies = page.http.cookies
    table = page.table(ME, HERE)["table"]["id"]
    with page.join(table) as a, elsewhere.join(table) as b:
        for _ in range(10):
            number = a.number
            sent = a.send("answer", number=number, option=0), b.send("answer", number=number, option=0)
            told = [
                line.until(lambda m, n=n: m.get("re") == n)  # type: ignore[misc]
                for line, n in zip((a, b), sent, strict=True)
            ]
            assert sorted(t["type"] for t in told) == ["accepted", "error"]
            assert all(t.get("code", "stale") == "stale" for t in told)
            for line in (a, b):
                while line.number <= number:
                    line.next()
            latest = max(a.number, b.number)
            for line in (a, b):
                while line.number < latest:
                    line.next()
        assert a.states[0]["view"] == b.states[0]["view"] and a.states[1]["view"] == b.states[1]["view"]
