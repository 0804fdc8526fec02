"""Matches: best of three, who begins next, decks, time, draws, and that the score survives what may."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from quadriga.server.clocks import Clocks
from quadriga.server.messages import Clock
from quadriga.server.together import scoring
from quadriga.server.together.records import Between, GameRow, MatchRow, MatchSettings, Player
from tests.server.conftest import Running, Start
from tests.server.page import Line, Page, play_out


def match(game: str = "ultraman", winners: str = "", best_of: int = 3, **more: Any) -> MatchRow:
    """A match in which these have won so far: '01d'."""
    players = [Player(0, "human", "a", decks=[]), Player(1, "human", "b", decks=[])]
    row = MatchRow("m", game, "casual", "playing", best_of, MatchSettings(), players, **more)
    row.games = [GameRow(i, str(i), 2 if w == "d" else int(w)) for i, w in enumerate(winners)]
    return row


@pytest.mark.parametrize(
    ("winners", "best_of", "winner"),
    [("", 1, -1), ("1", 1, 1), ("d", 1, 2), ("0", 3, -1), ("00", 3, 0), ("01", 3, -1), ("011", 3, 1),
     ("0d", 3, -1), ("0d1", 3, 2), ("0dd", 3, 0), ("ddd", 3, 2)],
)  # fmt: skip
def test_who_has_won(winners: str, best_of: int, winner: int) -> None:
    assert scoring.decided(match(winners=winners, best_of=best_of)) == winner


def test_where_somebody_must_win_drawn_games_are_played_again() -> None:
    assert scoring.decided(match(winners="d", best_of=1, elimination=True)) == -1
    assert scoring.decided(match(winners="d0", best_of=1, elimination=True)) == 0
    assert scoring.decided(match(winners="dddddd", best_of=1, elimination=True)) == 0  # the better placed one


def test_time_goes_by_games_then_battle_wins_then_the_last_game() -> None:
    """FR.10c."""
    row = match(winners="01", called=True)
    row.games[0].tally_0, row.games[0].tally_1 = 5, 2
    row.games[1].tally_0, row.games[1].tally_1 = 0, 5
    assert scoring.decided(row) == 1  # 5 and 7 battle wins
    row.games[1].tally_1 = 3
    assert scoring.decided(row) == 1  # 5 and 5: the most recent game
    assert scoring.decided(match(winners="0", called=True)) == 0
    assert scoring.decided(match("union-arena", "01", called=True)) == 2  # nothing says otherwise there
    playing = match(winners="0", called=True)
    playing.games.append(GameRow(1, "t"))
    assert scoring.decided(playing) == -1  # the game that is played is played to its end


def test_the_loser_chooses_who_begins() -> None:
    """FR.10b; in Union Arena it is asked before the game, in Ultraman by the rules themselves."""
    row = match(winners="0")
    assert scoring.options_for(row, Between(0.0)) == {"chooser": 1}
    for player in row.players:
        player.decks = [object()]  # type: ignore[list-item]
    assert all(scoring.between(row, 0.0).ready)
    row.game = "union-arena"
    asked = scoring.between(row, 0.0)
    assert asked.chooser == 1 and asked.ready == [True, False]
    asked.begins = 0
    assert scoring.options_for(row, asked) == {"first": 0}
    row.game = "guardians-arena"  # initiative is by the Up-Card each turn
    assert scoring.options_for(row, Between(0.0)) == {}


def test_a_deck_that_has_won_is_out() -> None:
    """FR.6."""
    row = match(winners="0")
    row.settings.decks = "two"
    for player in row.players:
        player.decks = [object(), object()]  # type: ignore[list-item]
    assert scoring.available(row, 0) == [1] and scoring.available(row, 1) == [0, 1]
    asked = scoring.between(row, 0.0)
    assert asked.decks == [1, -1] and asked.ready == [True, False]
    assert scoring.between(match_with_decks(), 0.0).decks == [0, 0]  # the first game with the first deck


def match_with_decks() -> MatchRow:
    row = match()
    row.settings.decks = "two"
    for player in row.players:
        player.decks = [object(), object()]  # type: ignore[list-item]
    return row


def test_byo_yomi() -> None:
    now = [0.0]
    clock = Clocks(Clock("byoyomi", 60, 10, 3), lambda: now[0])
    assert clock.left == [90_000, 90_000]
    clock.run_for(0)
    now[0] = 50.0
    clock.answered(0)
    assert clock.left[0] == 40_000  # ten seconds of the main time are left
    clock.run_for(0)
    now[0] = 65.0
    clock.answered(0)
    assert clock.left[0] == 30_000  # five seconds into the first period: it is whole again
    clock.run_for(0)
    now[0] = 77.0
    clock.answered(0)
    assert clock.left[0] == 20_000  # twelve seconds: one period is used up
    clock.run_for(0)
    now[0] = 97.0
    assert clock.left_of(0) == 0


# -- on a server ------------------------------------------------------------------------------


def once(page: Page, match_id: str, true: Callable[..., bool], seconds: float = 60) -> dict[str, Any]:
    """A match as soon as this is true of it."""
    deadline = time.monotonic() + seconds
    while not true(found := page.get(f"/api/matches/{match_id}")):
        assert time.monotonic() < deadline, found
        time.sleep(0.05)
    return dict(found)


def meet(host: Page, guest: Page, **wish: Any) -> dict[str, Any]:
    made = host.post("/api/matches", {"game": "union-arena", "deck": ["harbour-watch"], "name": "Ann", **wish})
    deck = {"deck": wish["deck"]} if "deck" in wish else {"deck": ["tide-pilots"]}
    sat: dict[str, Any] = guest.post(f"/api/matches/{made['match']['id']}/sit", {"name": "Bob", **deck})
    return sat


def join_both(host: Page, guest: Page, table: str) -> list[Line]:
    return [host.join(table), guest.join(table)]


def concede(line: Line) -> None:
    line.send("concede")
    line.until(lambda m: m["type"] == "state" and "result" in m)


def next_table(lines: list[Line]) -> str:
    found = [line.until_type("next") for line in lines]
    assert found[0]["table"] == found[1]["table"]
    return str(found[0]["table"])


def test_a_best_of_three_with_the_score_at_the_table(page: Page, other: Page) -> None:
    sat = meet(page, other, best_of=3, rated=True)
    match_id = sat["match"]["id"]
    lines = join_both(page, other, sat["table"])
    shown = lines[0].heard[0]["table"]["match"]
    assert (shown["id"], shown["best_of"], shown["score"], shown["rated"]) == (match_id, 3, [0, 0], True)
    concede(lines[1])
    told = lines[1].until(lambda m: m["type"] == "table" and "between" in m["table"]["match"])["table"]["match"]
    assert told["score"] == [1, 0] and told["between"]["chooser"] == 1
    refused = page.post(f"/api/matches/{match_id}/ready", {"begin": True}, status=200)
    assert "between" in refused["match"], "Only the loser says who begins."
    other.post(f"/api/matches/{match_id}/ready", {"begin": False})
    second = next_table(lines)
    lines = join_both(page, other, second)
    play_out(lines, random.Random(3))
    told = once(page, match_id, lambda m: m["games"][1]["winner"] != -1)
    assert told["games"][1]["first"] == 0 and told["games"][1]["turns"] > 1  # written with the result
    if told["games"][1]["winner"] != 0:  # lost or drawn: there is a third game
        told = once(page, match_id, lambda m: len(m["games"]) == 3 or "between" in m["match"])
        for who in (page, other):  # whoever is asked says so; a drawn game leaves that to nobody
            who.http.post(f"/api/matches/{match_id}/ready", json={"begin": True})
        lines = join_both(page, other, next_table(lines))
        concede(lines[1])
    info = once(page, match_id, lambda m: m["match"]["status"] == "over")["match"]
    assert info["winner"] == 0 and info["score"][0] == 2
    assert len(info["changes"]) == 2 and info["changes"][0] == pytest.approx(-info["changes"][1])


def test_leaving_is_a_concession_of_the_match(page: Page, other: Page) -> None:
    sat = meet(page, other, best_of=3)
    lines = join_both(page, other, sat["table"])
    other.delete(f"/api/matches/{sat['match']['id']}")
    state = lines[0].until(lambda m: m["type"] == "state" and "result" in m)
    assert state["result"] == {"winner": 0, "reason": "leave"}
    told = page.get(f"/api/matches/{sat['match']['id']}")["match"]
    assert told["status"] == "over" and told["winner"] == 0 and told["reason"] == "leave"


def test_undo_can_be_limited_or_refused(page: Page, other: Page) -> None:
    sat = meet(page, other, undo=0)
    lines = join_both(page, other, sat["table"])
    chance = random.Random(1)
    for _ in range(60):  # until something was revealed since my last answer
        asked = next(line for line in lines if "options" in line.state["view"].get("decision", {}))
        number = asked.number
        asked.answer(chance.randrange(len(asked.state["view"]["decision"]["options"])))
        for line in lines:
            while line.number <= number:
                line.next()
        mine = next((line for line in lines if line.state["undo"] == "ask"), None)
        if mine is not None:
            break
    assert mine is not None
    told = mine.ask("undo", number=mine.number)
    assert told["code"] == "no-undo" and "nothing can be taken back" in told["message"]


def test_two_decks_of_ultraman(page: Page, other: Page) -> None:
    decks = [deck["id"] for deck in page.get("/api/games/ultraman/decks")["decks"] if deck["legal"]]
    wish = {"game": "ultraman", "best_of": 3, "decks": "two", "deck": decks[:2], "name": "Ann"}
    same = page.http.post("/api/matches", json={**wish, "deck": [decks[0]] * 2})
    assert same.status_code == 422 and same.json()["rule"] == "FR.6"
    sat = meet(page, other, **{key: value for key, value in wish.items() if key != "name"})
    lines = join_both(page, other, sat["table"])
    assert sat["match"]["decks"][1] and not sat["match"]["decks"][0], "The other's decks are not told."
    concede(lines[0])
    told = lines[0].until(lambda m: m["type"] == "table" and "between" in m["table"]["match"])["table"]["match"]
    assert told["between"]["decks"] == [True, False], "The winner's deck is out, so the other one comes."
    page.post(f"/api/matches/{told['id']}/ready", {"deck": 1})
    table = next_table(lines)
    with page.join(table) as line:
        decision = line.state["view"]["decision"]
        assert decision["kind"] == "lead or next" and decision["player"] == 0 and decision["rule"] == "FR.10b"


def test_time_ends_a_match(start: Start) -> None:
    server = start()
    page, other = Page(server.url), Page(server.url)
    sat = meet(page, other, minutes=600)
    lines = join_both(page, other, sat["table"])
    run_out(server, sat["match"]["id"])
    for line in lines:  # time was called, which is an entry of the game
        line.until(lambda m: m["type"] == "state" and m["number"] == 1)
    result = play_out(lines, random.Random(5))
    assert result["reason"] in ("time", "rules")
    turns = page.get(f"/api/replays/{sat['table']}")["turns"]
    assert len(turns) <= 5, "Three turns more, then the game is judged as it stands."


def run_out(server: Running, match_id: str) -> None:
    """The time of a match is over."""
    import sqlite3

    with sqlite3.connect(server.folder / "quadriga.db") as connection:
        connection.execute("UPDATE matches SET ends = 1.0 WHERE id = ?", (match_id,))


def test_between_two_games_time_decides_at_once(start: Start) -> None:
    server = start()
    page, other = Page(server.url), Page(server.url)
    sat = meet(page, other, best_of=3, minutes=600)
    lines = join_both(page, other, sat["table"])
    concede(lines[0])
    lines[0].until(lambda m: m["type"] == "table" and "between" in m["table"]["match"])
    run_out(server, sat["match"]["id"])
    told = lines[0].until(lambda m: m["type"] == "table" and m["table"]["match"]["status"] == "over")
    assert told["table"]["match"]["winner"] == 1 and told["table"]["match"]["reason"] == "time"


def test_a_match_against_the_computer(page: Page) -> None:
    wish = {"game": "union-arena", "against": "computer", "best_of": 3, "computer": "beginner"}
    made = page.post("/api/matches", wish)
    with page.join(made["table"]) as line:
        concede(line)
        told = line.until(lambda m: m["type"] == "table" and m["table"]["match"]["score"] == [0, 1])
        page.post(f"/api/matches/{told['table']['match']['id']}/ready", {"begin": True})
        line.until_type("next")


def test_who_stays_away_loses_by_the_clock(page: Page, other: Page) -> None:
    """Nobody ever opens the table: its time runs all the same."""
    sat = meet(page, other, clock={"kind": "bank", "seconds": 5, "increment": 0})
    deadline = time.monotonic() + 60
    while page.get(f"/api/matches/{sat['match']['id']}")["match"]["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.3)
    assert page.get(f"/api/matches/{sat['match']['id']}")["games"][0]["reason"] == "timeout"
