"""Nothing that comes in is believed: every request that is not understood gets a sentence, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.page import HERE, ME, Page

GAME = "/api/games/union-arena"
PLACES = [
    ("POST", "/api/tables"),
    ("POST", "/api/tables/quick"),
    ("POST", "/api/tables/{table}/invitation"),
    ("POST", "/api/tables/{table}/claim"),
    ("POST", "/api/tables/{table}/link"),
    ("PUT", "/api/me"),
    ("POST", f"{GAME}/decks"),
    ("POST", f"{GAME}/decks/check"),
    ("POST", f"{GAME}/decks/read"),
    ("POST", f"{GAME}/decks/write"),
    ("POST", f"{GAME}/decks/hand"),
    ("POST", f"{GAME}/files"),
    ("POST", f"{GAME}/scenarios/open"),
    ("POST", f"{GAME}/scenarios/check"),
    ("POST", f"{GAME}/scenarios/edit"),
    ("POST", "/api/replays"),
]
BODIES = {
    "no JSON": b"{nonsense",
    "a list": b"[1, 2, 3]",
    "a number": b"7",
    "an unknown field": b'{"nobody": "knows this"}',
    "wrong types": b'{"name": [], "game": 3, "seats": {}, "text": 5, "cards": "x", "invite": {}, "seat": "A"}',
    "no text": b"\xff\xfe\x00",
    "deep nesting": b'{"a":' * 5_000 + b"1" + b"}" * 5_000,
}


@pytest.mark.parametrize(("method", "path"), PLACES)
def test_bodies_that_are_not_understood_are_refused_with_a_sentence(page: Page, method: str, path: str) -> None:
    table = page.table(ME, HERE)["table"]["id"]
    before = page.get("/api/tables")
    for what, body in BODIES.items():
        if what == "an unknown field" and path == "/api/replays":
            continue  # files of later versions may have more in them
        answer = page.http.request(method, path.format(table=table), content=body)
        told = answer.json()
        assert answer.status_code in (400, 422), f"{what}: {told}"
        assert told["type"] == "error" and told["message"].endswith("."), f"{what}: {told}"
    assert page.get("/api/tables") == before
    page.delete(f"/api/tables/{table}")


@pytest.mark.parametrize(("method", "path"), PLACES)
def test_bodies_that_are_too_large_are_refused(page: Page, method: str, path: str) -> None:
    answer = page.http.request(method, path.format(table="none"), content=b'{"name": "' + b"x" * 4_300_000 + b'"}')
    assert answer.status_code == 413 and answer.json()["code"] == "too-large"


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "bank", "seconds": -1},
        {"kind": "bank", "seconds": 10**9},
        {"kind": "sundial", "seconds": 60},
        {"kind": "move", "seconds": "soon"},
    ],
)
def test_clocks_that_nobody_can_play_by_are_refused(page: Page, clock: dict[str, Any]) -> None:
    told = page.post("/api/tables", {"game": "union-arena", "seats": [ME, HERE], "clock": clock}, 400)
    assert told["code"] == "malformed" and told["message"].endswith(".")


def test_decks_with_unknown_cards_are_named_and_not_played(page: Page) -> None:
    deck = page.post(f"{GAME}/decks", {"name": "Nobody's", "cards": {"NOPE-1-001": 50}})
    assert not deck["legal"] and any("NOPE-1-001" in str(o) for o in deck["offences"])
    seats = [{"kind": "me", "deck": deck["id"]}, HERE]
    told = page.post("/api/tables", {"game": "union-arena", "seats": seats}, 422)
    assert told["code"] == "bad-deck" and "NOPE-1-001" in told["message"]


def test_scripts_in_names_of_decks_files_and_players_stay_text(page: Page) -> None:
    script = "<script>alert(1)</script>"
    assert page.put("/api/me", {"name": script})["name"] == script
    made = page.table({**ME, "name": script}, HERE)
    assert made["table"]["seats"][0]["name"] == script
    deck = page.post(f"{GAME}/decks", {"name": script, "cards": {"QDR-1-001": 4}, "description": script})
    assert deck["name"] == script
    answer = page.http.get(f"/api/decks/{deck['id']}")
    assert answer.headers["content-type"].startswith("application/json")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    page.delete(f"/api/tables/{made['table']['id']}")
