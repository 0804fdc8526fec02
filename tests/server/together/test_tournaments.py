"""Tournaments: entering, rounds, byes, drops, late entries, judges, the cut, results; computers among the players."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Callable
from typing import Any

import pytest

from quadriga.server.together.standings import Paired, standings
from tests.server.conftest import Process
from tests.server.page import Page
from tests.server.together.test_surviving import same_person

GAME = "guardians-arena"


def made(page: Page, **wish: Any) -> dict[str, Any]:
    settings = {"game": GAME, "name": "Cup", "clock": {"kind": "none"}, "rated": False, **wish}
    found: dict[str, Any] = page.post("/api/tournaments", settings)
    return found


def enter(t: dict[str, Any], pages: list[Page]) -> None:
    for i, page in enumerate(pages):
        page.post(f"/api/tournaments/{t['id']}/enter", {"name": f"P{i}"})


def rule(page: Page, t: dict[str, Any], p: dict[str, Any], winner: int = 0, **more: Any) -> dict[str, Any]:
    score = more.pop("score", [1, 0] if winner == 0 else [0, 1] if winner == 1 else [0, 0])
    body = {"round": p["round"], "number": p["number"], "winner": winner, "score": score, **more}
    found: dict[str, Any] = page.post(f"/api/tournaments/{t['id']}/verdict", body)
    return found


def rule_all(page: Page, t: dict[str, Any]) -> dict[str, Any]:
    """The judge says that of every table that is still played the first player has won."""
    for p in t["pairings"]:
        if p["winner"] == -1:
            t = rule(page, t, p)
    return t


def agrees(t: dict[str, Any]) -> None:
    """The standings are what the pairings make of them."""
    fields = Paired.__struct_fields__
    paired = [Paired(**{name: p[name] for name in fields}) for p in t["pairings"]]
    again = standings([e["number"] for e in t["entrants"]], paired)
    assert [(s["entrant"], s["points"]) for s in t["standings"]] == [(s.entrant, s.points) for s in again]


def test_a_swiss_with_a_bye_a_drop_a_late_entry_and_a_cut(page: Page) -> None:
    people = [Page(page.url) for _ in range(6)]
    t = made(page, rounds=3, cut=4)
    enter(t, people[:5])
    t = page.post(f"/api/tournaments/{t['id']}/next")
    assert t["status"] == "running" and t["round"] == 1 and len(t["pairings"]) == 3
    assert [p["b"] for p in t["pairings"]].count(-1) == 1 and t["pairings"][-1]["by"] == "bye"
    page.post(f"/api/tournaments/{t['id']}/next", status=409)  # results are missing
    people[0].post(f"/api/tournaments/{t['id']}/enter", {}, status=409)  # lists are locked
    people[0].post(f"/api/tournaments/{t['id']}/next", status=403)
    t = rule_all(page, t)
    people[5].post(f"/api/tournaments/{t['id']}/enter", {"name": "late"})
    loser = next(p["b"] for p in t["pairings"] if p["b"] >= 0)
    page.post(f"/api/tournaments/{t['id']}/drop", {"number": loser})
    t = page.post(f"/api/tournaments/{t['id']}/next")
    second = [p for p in t["pairings"] if p["round"] == 2]
    seated = {n for p in second for n in (p["a"], p["b"])}
    assert loser not in seated and 5 in seated
    assert not {frozenset((p["a"], p["b"])) for p in second} & {
        frozenset((p["a"], p["b"])) for p in t["pairings"] if p["round"] == 1
    }
    t = page.post(f"/api/tournaments/{rule_all(page, t)['id']}/next")
    byes = [p["a"] for p in t["pairings"] if p["b"] == -1]
    assert len(byes) == len(set(byes))
    t = rule_all(page, t)
    agrees(t)
    best = [s["entrant"] for s in t["standings"] if s["entrant"] != loser][:4]
    t = page.post(f"/api/tournaments/{t['id']}/next")
    semi = [p for p in t["pairings"] if p["round"] == 4]
    assert t["stage"] == "cut" and [(p["a"], p["b"]) for p in semi] == [(best[0], best[3]), (best[1], best[2])]
    t = page.post(f"/api/tournaments/{rule_all(page, t)['id']}/next")
    t = page.post(f"/api/tournaments/{rule_all(page, t)['id']}/next")
    assert t["status"] == "over" and t["final"][0] == best[0] and len(t["final"]) == 6
    rows = list(csv.reader(io.StringIO(page.http.get(f"/api/tournaments/{t['id']}/results.csv").text.lstrip("\ufeff"))))
    assert rows[0][:4] == ["name", "status", "place", "points"] and len(rows) == 7
    told = page.get(f"/api/tournaments/{t['id']}/results.json")
    assert told["final"][0] == next(e["name"] for e in t["entrants"] if e["number"] == best[0])
    assert len(told["rulings"]) == len([p for p in t["pairings"] if p["by"] == "judge"])


def test_judges_correct_pause_and_add_time(page: Page, other: Page) -> None:
    people = [Page(page.url) for _ in range(2)]
    t = made(page, minutes=30, best_of=3)
    enter(t, people)
    other.post(f"/api/tournaments/{t['id']}/judge", {"token": "x" * 20}, status=403)
    other.post(f"/api/tournaments/{t['id']}/judge", {"token": t["judge_token"]})
    t = page.post(f"/api/tournaments/{t['id']}/next")
    match = t["pairings"][0]["match"]
    before = page.get(f"/api/matches/{match}")["match"]["ends"]
    other.post(f"/api/tournaments/{t['id']}/time", {"minutes": 5, "number": 0})
    assert page.get(f"/api/matches/{match}")["match"]["ends"] == pytest.approx(before + 300)
    other.post(f"/api/tournaments/{t['id']}/pause", {"on": True})
    with people[0].join(t["pairings"][0]["table"]) as line:
        told = line.ask("concede")
        assert told["code"] == "not-now" and "paused" in told["message"]
        other.post(f"/api/tournaments/{t['id']}/pause", {"on": False})
        assert line.ask("concede")["type"] == "accepted"
    deadline = time.monotonic() + 30
    while page.get(f"/api/matches/{match}")["match"]["score"] == [0, 0]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    t = rule(other, t, t["pairings"][0], 2, score=[1, 1], draws=1)
    assert [s["points"] for s in t["standings"]] == [1, 1]
    assert page.get(f"/api/matches/{match}")["match"]["status"] == "over"
    t = rule(other, t, t["pairings"][0], 1, score=[0, 2])  # corrected
    assert sorted(s["points"] for s in t["standings"]) == [0, 3]
    assert len(t["rulings"]) == 5
    people[0].post(f"/api/tournaments/{t['id']}/pause", {"on": True}, status=403)


def test_a_round_robin_and_an_elimination(page: Page) -> None:
    people = [Page(page.url) for _ in range(3)]
    t = made(page, kind="robin")
    enter(t, people)
    for _ in range(3):
        t = rule_all(page, page.post(f"/api/tournaments/{t['id']}/next"))
    assert len({frozenset((p["a"], p["b"])) for p in t["pairings"]}) == 6
    t = page.post(f"/api/tournaments/{t['id']}/next")
    assert t["status"] == "over"
    t = made(page, kind="elimination")
    enter(t, people)
    t = page.post(f"/api/tournaments/{t['id']}/next")
    assert [(p["a"], p["b"]) for p in t["pairings"]] == [(0, -1), (1, 2)]
    t = page.post(f"/api/tournaments/{rule_all(page, t)['id']}/next")
    t = page.post(f"/api/tournaments/{rule_all(page, t)['id']}/next")
    assert t["status"] == "over" and t["final"][:2] == [0, 1]


def test_deck_lists_are_seen_by_those_who_may(page: Page, other: Page) -> None:
    t = made(page)
    enter(t, [other])
    stranger = Page(page.url)
    assert len(other.get(f"/api/tournaments/{t['id']}/lists")["lists"]) == 1
    assert len(page.get(f"/api/tournaments/{t['id']}/lists")["lists"]) == 1
    assert stranger.get(f"/api/tournaments/{t['id']}/lists")["lists"] == []
    assert stranger.get(f"/api/tournaments/{t['id']}")["entrants"][0]["deck"] == ""


def finished(page: Page, t: dict[str, Any], seconds: float = 240) -> dict[str, Any]:
    """Wait until the tournament is over; computers play by themselves."""
    deadline = time.monotonic() + seconds
    while (found := page.get(f"/api/tournaments/{t['id']}"))["status"] != "over":
        assert time.monotonic() < deadline, found["pairings"]
        time.sleep(0.2)
    return dict(found)


def test_a_cup_of_computers_plays_itself(page: Page) -> None:
    t = made(page, computers=3, level="beginner", auto=True, rounds=2, game="universal-arena")
    page.post(f"/api/tournaments/{t['id']}/next")
    t = finished(page, t)
    assert len(t["pairings"]) == 4 and all(p["by"] in ("played", "bye") for p in t["pairings"])
    agrees(t)


def test_kill_9_in_the_middle_of_a_round_loses_nothing(launch: Callable[[], Process]) -> None:
    server = launch()
    page = Page(server.url)
    t = made(page, computers=4, level="beginner", auto=True, rounds=2, game="universal-arena", name="Killed")
    t = page.post(f"/api/tournaments/{t['id']}/next")
    known: dict[tuple[int, int], Any] = {}
    for _ in range(3):
        time.sleep(1.5)
        seen = page.get(f"/api/tournaments/{t['id']}")
        server.kill()
        for p in seen["pairings"]:
            known[p["round"], p["number"]] = (p["a"], p["b"], p["match"], p["winner"])
        server = launch()
        page = same_person(page, server.url)
        now = {(p["round"], p["number"]): p for p in page.get(f"/api/tournaments/{t['id']}")["pairings"]}
        for where, (a, b, match, winner) in known.items():
            assert (now[where]["a"], now[where]["b"], now[where]["match"]) == (a, b, match)
            assert winner in (-1, now[where]["winner"])
    t = finished(page, t)
    agrees(t)
