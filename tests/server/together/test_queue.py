"""The queue: the nearest in rating, wider with time, never with whom one has blocked; and the lobby around it."""

from __future__ import annotations

from quadriga.server.piles import Brought
from quadriga.server.together.queue import ANYBODY, Waiting, pairs, window
from tests.server.page import Page


def waits(person: str, rating: float, since: float = 0.0, game: str = "ultraman", best_of: int = 1) -> Waiting:
    return Waiting(person, game, person, best_of, Brought("", {}, {}, {}), rating, since, since)


def put(*waiting: Waiting, now: float = 0.0, blocked: frozenset[tuple[str, str]] = frozenset()) -> list[str]:
    return ["".join(sorted((a.person, b.person))) for a, b in pairs(waiting, blocked, now)]


def test_the_nearest_in_rating_play_each_other() -> None:
    assert put(waits("a", 1500), waits("b", 1590), waits("c", 1520)) == ["ac"]
    assert put(waits("a", 1500), waits("b", 1800)) == []


def test_who_waits_longer_takes_more() -> None:
    assert window(0) < window(10) < window(30) and window(ANYBODY) == float("inf")
    assert put(waits("a", 1500), waits("b", 1800, since=19.0), now=19.0) == []
    assert put(waits("a", 1500), waits("b", 1800, since=21.0), now=21.0) == ["ab"]
    assert put(waits("a", 1000), waits("b", 2500, since=60.0), now=60.0) == ["ab"]


def test_games_lengths_and_blocks_keep_people_apart() -> None:
    assert put(waits("a", 1500), waits("b", 1500, game="union-arena")) == []
    assert put(waits("a", 1500), waits("b", 1500, best_of=3)) == []
    assert put(waits("a", 1500), waits("b", 1500), blocked=frozenset({("b", "a")})) == []
    assert put(waits("a", 1500), waits("a", 1500)) == []


def test_two_meet_in_the_queue_and_others_see_it(page: Page, other: Page) -> None:
    with page.line() as lobby, other.line() as their_lobby:
        for line in (lobby, their_lobby):
            line.send("lobby")
            line.until_type("lobby")
        page.post("/api/queue", {"game": "universal-arena", "name": "Ann"})
        lobby.until(lambda m: m["type"] == "lobby" and m["waiting"].get("universal-arena") == 1)
        other.post("/api/queue", {"game": "universal-arena", "name": "Bob"})
        found, theirs = lobby.until_type("found"), their_lobby.until_type("found")
        assert found["table"] == theirs["table"]
        assert (found["opponent"], theirs["opponent"]) == ("Bob", "Ann")
        with page.join(found["table"]) as line:
            shown = line.heard[0]["table"]
            assert shown["match"]["rated"] and shown["clock"]["kind"] == "byoyomi"
        page.delete(f"/api/matches/{found['match']}")


def test_an_open_table_is_seen_and_taken_once(page: Page, other: Page) -> None:
    wish = {"game": "ultraman", "best_of": 3, "note": "slowly, please", "level": "beginner", "name": "Ann"}
    with other.line() as lobby:
        lobby.send("lobby")
        made = page.post("/api/matches", wish)["match"]["id"]
        told = lobby.until(lambda m: m["type"] == "lobby" and any(t["id"] == made for t in m["tables"]))
        table = next(t for t in told["tables"] if t["id"] == made)
        assert (table["name"], table["note"], table["level"], table["best_of"]) == ("Ann", wish["note"], "beginner", 3)
        page.post(f"/api/matches/{made}/sit", {}, status=409)  # opposite oneself
        other.post(f"/api/matches/{made}/sit", {})
        Page(page.url).post(f"/api/matches/{made}/sit", {}, status=409)
        lobby.until(lambda m: m["type"] == "lobby" and all(t["id"] != made for t in m["tables"]))


def test_somebody_i_played_is_invited(page: Page, other: Page) -> None:
    made = page.post("/api/matches", {"game": "ultraman"})["match"]["id"]
    other.post(f"/api/matches/{made}/sit", {})
    other.delete(f"/api/matches/{made}")
    with other.line() as lobby:
        lobby.send("lobby")
        invited = page.post("/api/matches", {"game": "ultraman", "against": "person", "played": made, "name": "Ann"})
        told = lobby.until_type("invited")
        assert told["match"] == invited["match"]["id"] and told["by"] == "Ann"
    Page(page.url).post(f"/api/matches/{told['match']}/sit", {}, status=403)
    other.post(f"/api/matches/{told['match']}/sit", {})
