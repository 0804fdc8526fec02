"""Watching a match: where the players wish it, spectators see everything so many seconds later."""

from __future__ import annotations

import sqlite3
import time
from typing import Any

from tests.server.conftest import Running, Start
from tests.server.page import Line, Page
from tests.server.together.test_matches import join_both, meet

LONG = 600
"""Seconds: far longer than any test takes."""


def answers(lines: list[Line], count: int) -> int:
    """So many first options are taken; the number after them."""
    for _ in range(count):
        asked = next(line for line in lines if "options" in line.state["view"].get("decision", {}))
        number = asked.number
        assert asked.answer(0)["type"] == "accepted"
        for line in lines:
            while line.number <= number:
                line.next()
    return lines[0].number


def age(server: Running, seconds: int) -> None:
    """All that was answered and said is so much older."""
    with sqlite3.connect(server.folder / "quadriga.db") as connection:
        connection.execute("UPDATE entries SET at = at - ?", (seconds,))


def told(line: Line) -> dict[str, Any]:
    """What a spectator knows once everything sent so far has come."""
    assert line.ask("ping")["type"] == "pong"
    tables = [m["table"] for m in line.heard if m["type"] in ("welcome", "table")]
    return {"state": line.state["number"], "table": tables[-1].get("number", 0), "status": tables[-1]["status"]}


def test_nothing_is_seen_before_its_time(start: Start) -> None:
    server = start()
    page, other, third = (Page(server.url) for _ in range(3))
    clock = {"kind": "bank", "seconds": 900, "increment": 0}
    sat = meet(page, other, spectators=True, delay=LONG, clock=clock)
    lines = join_both(page, other, sat["table"])
    with third.join(sat["table"]) as watching:
        assert watching.heard[0]["table"]["delay"] == LONG
        before = watching.state
        answers(lines, 6)
        lines[0].ask("chat", text="look at that")
        assert told(watching) == {"state": 0, "table": 0, "status": "playing"}
        assert watching.state == before and not any(m["type"] == "chat" for m in watching.heard)
        assert watching.ask("why", event=lines[0].state["since"])["code"] == "not-found"
        assert lines[0].ask("concede")["type"] == "accepted"
        assert told(watching) == {"state": 0, "table": 0, "status": "playing"}
        with Page(server.url).join(sat["table"]) as late:
            welcome = late.heard[0]
            assert told(late) == {"state": 0, "table": 0, "status": "playing"}
            assert welcome["chat"] == [] and "result" not in welcome["table"] and "match" not in welcome["table"]
            assert not any(seat.get("deck") for seat in welcome["table"]["seats"])
            assert late.state["clock"]["left"] == [900_000, 900_000]


def test_what_is_old_enough_is_seen_by_whoever_comes(start: Start) -> None:
    server = start()
    page, other, third = (Page(server.url) for _ in range(3))
    sat = meet(page, other, spectators=True, delay=LONG)
    lines = join_both(page, other, sat["table"])
    seen = answers(lines, 5)
    view = lines[0].state["view"]
    age(server, LONG + 1)
    answers(lines, 3)
    with third.join(sat["table"]) as watching:
        assert watching.state["number"] == seen and watching.state["view"]["turn"] == view["turn"]
        events = watching.state["events"]
        assert watching.state["since"] == 0 and [e["number"] for e in events] == list(range(len(events)))
    lines[0].ask("concede")
    age(server, LONG + 1)
    with third.join(sat["table"]) as watching:
        assert watching.state["result"] == {"winner": 1, "reason": "concede"}
        assert told(watching)["status"] == "over"


def test_it_comes_in_order_and_not_too_soon(page: Page, other: Page) -> None:
    sat = meet(page, other, spectators=True, delay=1)
    lines = join_both(page, other, sat["table"])
    with Page(page.url).join(sat["table"]) as watching:
        sent: dict[int, float] = {}
        for _ in range(5):
            at = time.time()
            sent[answers(lines, 1)] = at
        lines[0].ask("concede")
        while "result" not in watching.state:
            message = watching.until_type("state")
            if message["number"] in sent:
                assert time.time() - sent[message["number"]] >= 1
        states = [m for m in watching.heard if m["type"] == "state"]
        numbers = [m["number"] for m in states]
        assert numbers == sorted(numbers) and numbers[-1] == max(sent) + 1
        log = [e["number"] for m in states for e in m["events"]]
        assert log == list(range(len(log))), "Every line of the log comes once."
        over = watching.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
        assert over["table"]["match"]["score"] == [0, 1]


def test_without_a_delay_everything_is_seen_at_once(page: Page, other: Page) -> None:
    sat = meet(page, other, spectators=True)
    lines = join_both(page, other, sat["table"])
    with Page(page.url).join(sat["table"]) as watching:
        number = answers(lines, 2)
        watching.until(lambda m: m["type"] == "state" and m["number"] == number)
