"""Decks that people publish: seen and copied by everybody, taken back by who published them."""

from __future__ import annotations

from typing import Any

from tests.server.page import Page

GAME = "/api/games/union-arena"


def a_deck(page: Page, name: str = "Watch") -> str:
    made = page.post(f"{GAME}/decks", {"name": name, "cards": {"QDR-1-014": 4}, "description": "Wait <b>and</b> see"})
    return str(made["id"])


def seen_by(page: Page, by: str) -> list[dict[str, Any]]:
    """What somebody has published; other tests leave their own behind."""
    found: list[dict[str, Any]] = page.get(f"{GAME}/published")["decks"]
    return [deck for deck in found if deck["by"] == by]


def test_a_deck_is_published_seen_copied_and_taken_back(page: Page, other: Page) -> None:
    page.put("/api/me", {"name": "Ada"})
    page.post(f"/api/decks/{a_deck(page)}/publish")
    [seen] = seen_by(other, "Ada")
    assert seen["by"] == "Ada" and seen["cards"] == {"QDR-1-014": 4} and not seen["mine"] and "person" not in seen
    copied = other.post(f"{GAME}/decks", {key: seen[key] for key in ("name", "cards", "description", "extra")})
    assert copied["own"] and copied["cards"] == seen["cards"]
    assert other.delete(f"/api/published/{seen['id']}", 404)["code"] == "not-found"
    page.delete(f"/api/published/{seen['id']}")
    assert seen_by(other, "Ada") == [] and page.get("/api/games/ultraman/published")["decks"] == []


def test_the_same_name_again_replaces_and_only_own_decks_are_published(page: Page, other: Page) -> None:
    page.put("/api/me", {"name": "Ida"})
    key = a_deck(page)
    page.post(f"/api/decks/{key}/publish")
    page.put(f"/api/decks/{key}", {"name": "Watch", "cards": {"QDR-1-014": 3}})
    page.post(f"/api/decks/{key}/publish")
    [seen] = seen_by(page, "Ida")
    assert seen["cards"] == {"QDR-1-014": 3} and seen["mine"]
    assert other.post(f"/api/decks/{key}/publish", {}, 404)["code"] == "not-found"
    page.delete(f"/api/decks/{key}")
    assert seen_by(other, "Ida"), "a published list outlives the deck it was made from"


def test_publishing_has_a_limit_and_an_empty_deck_is_refused(page: Page) -> None:
    empty = page.post(f"{GAME}/decks", {"name": "Empty", "cards": {}})
    assert "no cards" in page.post(f"/api/decks/{empty['id']}/publish", {}, 422)["message"]
    for n in range(50):
        page.post(f"/api/decks/{a_deck(page, f'Deck {n}')}/publish")
    assert "withdraw one" in page.post(f"/api/decks/{a_deck(page, 'One more')}/publish", {}, 409)["message"]
    assert sum(deck["mine"] for deck in page.get(f"{GAME}/published")["decks"]) == 50
