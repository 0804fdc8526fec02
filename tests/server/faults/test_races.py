"""Two servers on one database, asked for the same thing at the same moment: one wins, the other hears why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from tests.server.conftest import Running
from tests.server.faults.games import times
from tests.server.page import FRIEND, HERE, ME, Line, Page
from tests.server.postgres import Postgres

RACES = times(6, 100)
Servers = tuple[Running, Running]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    cluster = Postgres()
    both = Running(tmp_path_factory.mktemp("one"), cluster.url), Running(tmp_path_factory.mktemp("two"), cluster.url)
    yield both
    for server in both:
        server.stop()
    cluster.remove()


def at_once(*works: Callable[[], Any]) -> list[Any]:
    with ThreadPoolExecutor(len(works)) as threads:
        return [future.result(60) for future in [threads.submit(work) for work in works]]


def pages(servers: Servers) -> tuple[Page, Page]:
    """One person at both servers."""
    page, elsewhere = Page(servers[0].url), Page(servers[1].url)
    elsewhere.http.cookies = page.http.cookies
    return page, elsewhere


def test_of_two_who_claim_a_seat_one_sits(servers: Servers) -> None:
    owner = Page(servers[0].url)
    rivals = Page(servers[0].url), Page(servers[1].url)
    for _ in range(RACES):
        made = owner.table(ME, FRIEND)
        table = made["table"]["id"]
        path = f"/api/tables/{table}/claim"
        body = {"invite": made["invite"]["token"]}
        answers = at_once(*(partial(rival.http.post, path, json=body) for rival in rivals))
        assert sorted(a.status_code for a in answers)[0] == 200, [a.text for a in answers]
        lost = next(a for a in answers if a.status_code != 200)
        assert lost.json()["code"] in ("taken", "bad-token"), lost.text
        assert sum(a.status_code == 200 for a in answers) == 1
        winner = rivals[[a.status_code for a in answers].index(200)]
        with winner.join(table, begun=True) as line, owner.join(table, begun=True) as other:
            assert line.state["view"]["seat"] == 1 and other.state["view"]["seat"] == 0
        owner.delete(f"/api/tables/{table}")


def test_what_is_said_at_once_is_all_kept_in_one_order(servers: Servers) -> None:
    page, elsewhere = pages(servers)
    table = page.table(ME, HERE)["table"]["id"]
    lines = [(page, "left"), (elsewhere, "right")]
    said = min(RACES, 10)  # so many a burst allows

    def chat(one: Page, word: str) -> list[Any]:
        with one.join(table) as line:
            return [line.ask("chat", text=f"{word} {n}", seat=0) for n in range(said)]

    told = at_once(*(partial(chat, one, word) for one, word in lines))
    assert all(answer["type"] == "accepted" for answers in told for answer in answers)
    with page.join(table) as line:
        kept = [each["text"] for each in line.heard[0]["chat"]]
    assert sorted(kept) == sorted(f"{word} {n}" for word in ("left", "right") for n in range(said))
    for word in ("left", "right"):
        assert [text for text in kept if text.startswith(word)] == [f"{word} {n}" for n in range(said)]
    page.delete(f"/api/tables/{table}")


def test_of_two_answers_at_once_one_counts(servers: Servers) -> None:
    page, elsewhere = pages(servers)
    table = page.table(ME, HERE)["table"]["id"]
    with page.join(table) as a, elsewhere.join(table) as b:
        accepted = 0
        for _ in range(RACES):
            if a.state.get("result"):
                break
            told = at_once(lambda: a.answer(0), lambda: b.answer(0))
            kinds = sorted(t["type"] for t in told)
            assert kinds in (["accepted", "error"], ["accepted", "accepted"]), told
            if kinds == ["accepted", "error"]:
                late = next(t for t in told if t["type"] == "error")
                assert late["code"] in ("stale", "not-asked", "over", "no-option"), late
            accepted += 1
            last = max(t.get("number", 0) for t in told)
            for line in (a, b):
                while line.number < last:
                    line.next(30)
        assert accepted and a.states[0]["view"]["zones"] == b.states[0]["view"]["zones"]
    page.delete(f"/api/tables/{table}")


def next_of(line: Line) -> dict[str, Any]:
    return next((m for m in line.heard if m["type"] == "next"), None) or line.until_type("next", 30)


def test_a_rematch_that_both_begin_is_one_table(servers: Servers) -> None:
    for _ in range(times(2, 25)):
        left, right = Page(servers[0].url), Page(servers[1].url)
        made = left.table(ME, FRIEND)
        table = made["table"]["id"]
        right.post(f"/api/tables/{table}/claim", {"invite": made["invite"]["token"]})
        with left.join(table, begun=True) as a, right.join(table, begun=True) as b:
            a.ask("concede")
            b.until(lambda m: m["type"] == "state" and bool(m.get("result")), 30)
            at_once(partial(a.ask, "rematch"), partial(b.ask, "rematch"))
            there, here = next_of(a), next_of(b)
            assert there["table"] == here["table"]


def test_a_replaced_link_loses_its_open_line_at_both_servers(servers: Servers) -> None:
    page = Page(servers[0].url)
    stranger = Page(servers[1].url)
    made = page.table(ME, HERE)
    table, token = made["table"]["id"], made["seats"][0]["token"]
    with stranger.join(table, token=token) as line:
        page.post(f"/api/tables/{table}/link", {"seat": 0})
        told = line.until_type("bye", 30)
        assert not told["again"] and "newer link" in told["reason"]
    page.delete(f"/api/tables/{table}")
