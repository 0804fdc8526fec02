"""Matches outlive killed servers, and two servers on one database agree on them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.conftest import Process, Running
from tests.server.page import Page
from tests.server.postgres import Postgres
from tests.server.together.test_matches import concede, join_both, meet, once


def same_person(page: Page, url: str) -> Page:
    again = Page(url)
    again.http.cookies = page.http.cookies
    return again


def test_kill_9_loses_no_result_and_no_rating(launch: Callable[[], Process], tmp_path: Path) -> None:
    server = launch()
    pages = [Page(server.url), Page(server.url)]
    sat = meet(*pages, best_of=3, rated=True, game="guardians-arena", deck=[])
    match_id, table = sat["match"]["id"], sat["table"]
    for game in range(2):
        lines = join_both(*pages, table)
        lines[1].send("concede")
        lines[1].until_type("accepted")  # the concession is stored: whatever follows from it must come true
        server.kill()
        for line in lines:
            line.__exit__()
        if game == 0:  # as if it had been killed before the match heard of it
            with sqlite3.connect(tmp_path / "data" / "quadriga.db") as connection:
                connection.execute("UPDATE match_games SET winner = -1, reason = '' WHERE number = 0")
                connection.execute("DELETE FROM match_games WHERE number = 1")
                connection.execute("UPDATE matches SET score_0 = 0, \"between\" = NULL")
        server = launch()
        pages = [same_person(page, server.url) for page in pages]
        told = once(pages[0], match_id, lambda m, n=game: m["match"]["score"] == [n + 1, 0])
        if game == 0:
            table = once(pages[0], match_id, lambda m, t=table: m["table"] != t)["table"]
    assert told["match"]["status"] == "over" and told["match"]["changes"][0] > 100
    assert told["match"]["changes"][0] == pytest.approx(-told["match"]["changes"][1])


@pytest.fixture
def two_servers(tmp_path: Path) -> Iterator[list[Running]]:
    cluster = Postgres()
    servers = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        servers.append(Running(tmp_path / name, cluster.url))
    yield servers
    for server in servers:
        server.stop()
    cluster.remove()


def test_two_servers_share_a_queue_and_a_match(two_servers: list[Running]) -> None:
    pages = [Page(server.url) for server in two_servers]
    lobbies = [page.line() for page in pages]
    for lobby in lobbies:
        lobby.send("lobby")
        lobby.until_type("lobby")
    for page, name in zip(pages, ("Ann", "Bob"), strict=True):
        page.post("/api/queue", {"game": "guardians-arena", "best_of": 3, "name": name})
    found = [lobby.until_type("found") for lobby in lobbies]
    assert found[0]["table"] == found[1]["table"] and found[0]["opponent"] != found[1]["opponent"]
    lines = join_both(*pages, found[0]["table"])
    concede(lines[0])
    second = [line.until_type("next") for line in lines]
    assert second[0]["table"] == second[1]["table"], "Both are told the same table, each by their own server."
    lines = join_both(*pages, second[0]["table"])
    concede(lines[0])
    for line in lines:
        told = line.until(lambda m: m["type"] == "table" and m["table"]["match"]["status"] == "over")
        assert sorted(told["table"]["match"]["score"]) == [0, 2]
    ladders = [two_servers[0].store.engine, two_servers[1].store.engine]
    with ladders[0].connect() as connection:
        rows = connection.exec_driver_sql("SELECT wins, losses, rating FROM ratings ORDER BY wins").all()
    assert [tuple(row[:2]) for row in rows] == [(0, 1), (1, 0)] and rows[0][2] < 1500 < rows[1][2]
