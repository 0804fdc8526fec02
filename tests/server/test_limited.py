"""Sealed play and draft on a server that keeps nothing of them but the decks."""

from __future__ import annotations

import pytest

from tests.server.page import Page


@pytest.mark.parametrize(("game", "whole", "size"), [("union-arena", 96, 50), ("ultraman", 48, 30)])
def test_a_draft_from_the_first_booster_to_a_game(page: Page, game: str, whole: int, size: int) -> None:
    path = f"/api/games/{game}/limited"
    assert page.get(path)["pools"]
    now = page.post(path, {"kind": "draft"})
    seed, first = now["seed"], now["pack"]
    assert page.post(path, {"kind": "draft", "seed": seed})["pack"] == first
    now = page.post(path, {"kind": "draft", "seed": seed, "picks": [0, 0]})
    assert sum(now["have"].values()) == 2 and len(now["pack"]) == len(first) - 2
    now = page.post(path, {"kind": "draft", "seed": seed, "picks": [0] * whole, "keep": True})
    assert sum(now["have"].values()) == whole and not now["pack"]
    kept = {deck["id"]: deck for deck in page.get(f"/api/games/{game}/decks")["decks"] if deck["own"]}
    assert set(kept) == {deck["id"] for deck in now["decks"]} and len(kept) == 4
    assert all(deck["legal"] and sum(deck["cards"].values()) == size for deck in kept.values())
    mine, theirs = now["decks"][0]["id"], now["decks"][1]["id"]
    seats = [{"kind": "me", "deck": mine}, {"kind": "computer", "deck": theirs, "level": "beginner"}]
    made = page.post("/api/tables", {"game": game, "seats": seats, "options": now["options"]})
    assert made["table"]["status"] == "playing"


def test_sealed_play_and_what_is_refused(page: Page) -> None:
    path = "/api/games/union-arena/limited"
    now = page.post(path, {"kind": "sealed"})
    assert sum(now["have"].values()) == 96 and not now["pack"] and "decks" not in now
    for wish in ({"kind": "draft", "picks": [99]}, {"kind": "draft", "seed": "§"}, {"kind": "tarot"}):
        assert page.post(path, wish, 400)["message"]
    assert page.post(path, {"kind": "draft", "pool": "nosuch"}, 422)["message"]
    assert page.get("/api/games/guardians-arena/limited")["pools"] == []
    assert page.post("/api/games/guardians-arena/limited", {"kind": "draft"}, 404)["message"]
