"""Making tables, sitting down, and who is not let in."""

from __future__ import annotations

import random

import pytest

from quadriga.server.naming import plain
from tests.server.page import COMPUTER, FRIEND, HERE, ME, Line, Page, play_out


def test_a_quick_game_is_played_to_its_end_against_the_computer(page: Page) -> None:
    made = page.post("/api/tables/quick", {"game": "union-arena"})
    with page.join(made["table"]["id"]) as line:
        chance = random.Random(1)
        while "result" not in line.state:
            options = line.state["view"].get("decision", {}).get("options")
            if options and line.state["number"] == line.number:
                assert line.answer(chance.randrange(len(options)))["type"] in ("accepted", "error")
            else:
                line.until_type("state")
        assert line.state["result"]["reason"] == "rules"
        assert line.state["result"]["rule"].startswith("ua.")
    [mine] = page.get("/api/tables")["tables"]
    assert mine["status"] == "over" and mine["seats"][1]["deck"]


def test_unfinished_games_are_listed_for_their_players_only(page: Page, other: Page) -> None:
    made = page.table(ME, COMPUTER)
    assert [t["id"] for t in page.get("/api/tables")["tables"]] == [made["table"]["id"]]
    assert other.get("/api/tables")["tables"] == []


def test_an_invitation_works_once_and_its_maker_cannot_use_it_afterwards(page: Page, other: Page) -> None:
    made = page.table(ME, FRIEND)
    table, invite = made["table"]["id"], made["invite"]["token"]
    assert made["table"]["status"] == "waiting" and made["seats"][0]["seat"] == 0
    shown = other.post(f"/api/tables/{table}/invitation", {"invite": invite})
    assert shown["seat"] == 1 and shown["table"]["game"] == "union-arena"
    with page.join(table) as waiting:
        claimed = other.post(f"/api/tables/{table}/claim", {"invite": invite, "name": "Bo", "deck": "cinder-row"})
        assert waiting.until_type("state")["seat"] == 0
    assert claimed["seats"][0]["seat"] == 1 and claimed["table"]["status"] == "playing"
    for who in (page, other):
        error = who.post(f"/api/tables/{table}/claim", {"invite": invite, "name": "Eve"}, 403)
        assert error["code"] == "bad-token"
    with page.line() as line:
        assert line.ask("join", table=table, token=invite)["code"] == "bad-token"


def test_a_custom_game_is_played_by_the_options_agreed_on(page: Page, other: Page) -> None:
    offered = page.get("/api/games/universal-arena")["options"]
    assert {"must_open", "turn_limit"} <= {option["name"] for option in offered}
    assert "pause" not in {option["name"] for option in offered}
    wish = {"game": "universal-arena", "seats": [{"kind": "me"}, {"kind": "friend"}], "options": {"turn_limit": 1}}
    made = page.post("/api/tables", wish)
    assert made["table"]["options"]["turn_limit"] == 1
    claim = {"invite": made["invite"]["token"], "name": "Bo"}
    claimed = other.post(f"/api/tables/{made['table']['id']}/claim", claim)
    assert claimed["table"]["options"]["turn_limit"] == 1


@pytest.mark.parametrize("options", [{"turn_limit": 0}, {"turns": 3}, {"pause": 1}])
def test_options_that_nobody_offers_are_refused_in_a_sentence(page: Page, options: dict[str, int]) -> None:
    wish = {"game": "universal-arena", "seats": [ME | {"deck": None}, COMPUTER | {"deck": None}], "options": options}
    assert next(iter(options)) in page.post("/api/tables", wish, 400)["message"]


def test_nobody_gets_in_with_a_forged_token(page: Page, other: Page) -> None:
    made = page.table(ME, COMPUTER)
    table, token = made["table"]["id"], made["seats"][0]["token"]
    forged = token[:-1] + ("A" if token[-1] != "A" else "B")
    with other.line() as line:
        assert line.ask("join", table=table, token=forged)["code"] == "bad-token"
        assert line.ask("join", table=table)["code"] == "no-seat"
        assert line.ask("answer", number=0, option=0)["code"] == "no-table"
        for nothing in ("nosuchtable", "short", "", "x" * 500):
            told = line.ask("join", table=nothing)
            assert told["code"] == "no-table" and told["message"].startswith("There's no such table")
    with Line(page.url, "quadriga=short") as line:
        assert line.ask("join", table=table)["code"] == "no-seat"


def test_a_seat_token_opens_the_seat_elsewhere_until_a_newer_one_replaces_it(page: Page, other: Page) -> None:
    made = page.table(ME, COMPUTER)
    table, token = made["table"]["id"], made["seats"][0]["token"]
    with other.join(table, token=token) as line:
        assert line.state["seat"] == 0
    newer = page.post(f"/api/tables/{table}/link", {"seat": 0})["token"]
    with other.line() as line:
        assert line.ask("join", table=table, token=token)["code"] == "bad-token"
        assert line.ask("join", table=table, token=newer)["type"] == "welcome"
    assert other.post(f"/api/tables/{table}/link", {"seat": 0}, 403)["code"] == "not-yours"


def test_two_players_at_one_screen_hold_both_seats(page: Page) -> None:
    made = page.table(ME, HERE)
    assert [s["seat"] for s in made["seats"]] == [0, 1]
    with page.join(made["table"]["id"]) as line:
        assert set(line.states) == {0, 1}
        assert play_out([line], random.Random(2))["reason"] == "rules"


def test_a_table_that_has_not_begun_can_be_taken_away_by_its_owner_only(page: Page, other: Page) -> None:
    table = page.table(ME, FRIEND)["table"]["id"]
    assert other.delete(f"/api/tables/{table}", 403)["code"] == "not-yours"
    page.delete(f"/api/tables/{table}")
    assert page.get("/api/tables")["tables"] == []


def test_taking_away_a_game_under_way_concedes_it(page: Page) -> None:
    table = page.table(ME, COMPUTER)["table"]["id"]
    page.delete(f"/api/tables/{table}")
    assert page.get("/api/tables")["tables"][0]["result"] == {"winner": 1, "reason": "concede"}


@pytest.mark.parametrize(
    "seats", [[FRIEND, FRIEND], [COMPUTER, COMPUTER], [COMPUTER, FRIEND], [ME], [ME, ME, ME], [{"kind": "ghost"}, ME]]
)
def test_impossible_tables_are_refused(page: Page, seats: list[dict[str, str]]) -> None:
    assert page.post("/api/tables", {"game": "union-arena", "seats": seats}, 400)["code"] == "malformed"
    assert page.get("/api/tables")["tables"] == []


def test_games_that_are_not_there_are_refused(page: Page) -> None:
    assert page.post("/api/tables", {"game": "chess", "seats": [ME, COMPUTER]}, 404)["code"] == "not-found"


def test_names_are_text_and_nothing_else(page: Page) -> None:
    name = "<script>alert(1)</script>"
    assert page.put("/api/me", {"name": name}) == {"name": name}
    made = page.table(ME, COMPUTER)
    assert made["table"]["seats"][0]["name"] == name
    assert page.put("/api/me", {"name": "x" * 41}, 400)["code"] == "malformed"


@pytest.mark.parametrize(("typed", "kept"), [("  a \n b\t", "a b"), ("\u202eevil\x00", "evil"), ("阿嬤", "阿嬤")])
def test_names_lose_what_cannot_be_seen(typed: str, kept: str) -> None:
    assert plain(typed) == kept


def test_requests_of_other_sites_change_nothing(page: Page) -> None:
    response = page.http.post("/api/tables/quick", json={}, headers={"X-Quadriga": ""})
    assert response.status_code == 403
    with pytest.raises(Exception, match="403"):
        Line(page.url, page.cookie, origin="http://evil.example")
