"""The deck box: lists, links, legality, opening hands."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.decks.links import read_code, write_code
from quadriga.decks.lists import read_list
from quadriga.decks.reading import BadDeckFile
from quadriga.decks.writing import FORMATS
from quadriga.games.game import Deck
from tests.server.page import COMPUTER, ME, Page

GAME = games.load("union-arena")
CARDS = GAME.cards()
DECKS = "/api/games/union-arena/decks"
WENN = "QDR-1-001"  # Oilcan Wenn, the only card of this name
ILSABET = [number for number, card in CARDS.items() if card["name"] == "Navigator Ilsabet"]


@pytest.mark.parametrize(
    "line",
    [
        "4 QDR-1-001",
        "4x QDR-1-001",
        "4 x QDR-1-001 Oilcan Wenn",
        "4× QDR-1-001",
        "QDR-1-001 x4",
        "QDR-1-001 X4",
        "QDR-1-001 × 4",
        "QDR-1-001,4",
        "QDR-1-001;4",
        "QDR-1-001\t4",
        "QDR-1-001 4",
        "qdr-1-001 4",
        "4 UA01BT/QDR-1-001",
        "4 Oilcan Wenn",
        "4 oilcan wenn",
        "Oilcan Wenn x4",
        "4 Oilcan Wenn (QDR-1-001)",
        "4 QDR-1-001 # the lamp needs oil",
        "4 QDR-1-001 // the lamp needs oil",
        "QDR-1-001\nQDR-1-001\n2 QDR-1-001",
        "Characters:\n\n4 QDR-1-001\n",
    ],
)
def test_pasted_lists_are_read_in_the_common_shapes(line: str) -> None:
    found = read_list(line, GAME, CARDS)
    assert found.cards == {WENN: 4} and not found.problems


def test_lines_that_are_not_understood_are_named_with_what_may_be_meant() -> None:
    found = read_list("4 QDR-1-001\n3 Oilcan Wen\n2 Navigator Ilsabet\n1 Nothing Like It\n0 QDR-1-001", GAME, CARDS)
    assert found.cards == {WENN: 4}
    assert [p.line for p in found.problems] == [2, 3, 4, 5]
    assert WENN in found.problems[0].near and len(ILSABET) > 1
    assert found.problems[1].near == ILSABET and "number" in found.problems[1].reason
    assert found.problems[2].near == []


@pytest.mark.parametrize("key", list(GAME.decks()))
def test_every_way_of_writing_a_deck_reads_back(key: str) -> None:
    deck = GAME.decks()[key]
    for form, write in FORMATS.items():
        read = read_list(write(deck, CARDS), GAME, CARDS)
        assert read.cards == deck.cards and not read.problems and not read.left_out, form
    assert read_code(write_code(deck)).cards == deck.cards
    link = f"http://192.168.1.2:8000/#/deck/union-arena/{write_code(deck)}"
    assert read_list(link, GAME, CARDS).name == deck.name


def test_what_a_game_wants_beside_the_cards_goes_along() -> None:
    deck = Deck('A "deck"', "union-arena", {WENN: 4}, "two\nlines", {"limited": {"QDR-1-002": 1}, "line": ["a", "b"]})
    assert read_code(write_code(deck)).extra == deck.extra
    assert read_list(FORMATS["toml"](deck, CARDS), GAME, CARDS).extra == deck.extra


@pytest.mark.parametrize("code", ["", "!!!!", "AAAA", "eJwrySxJBQAGhQHk", "A" * 5000])
def test_damaged_links_are_refused(code: str) -> None:
    with pytest.raises(BadDeckFile, match="damaged"):
        read_code(code)


def test_a_link_that_unfolds_to_gigabytes_is_refused() -> None:
    import base64
    import zlib

    bomb = base64.urlsafe_b64encode(zlib.compress(b" " * 50_000_000)).decode()
    with pytest.raises(BadDeckFile, match="damaged"):
        read_code(bomb)


def test_own_decks_are_kept_changed_played_and_deleted(page: Page, other: Page) -> None:
    starter = next(d for d in page.get(DECKS)["decks"] if d["id"] == "harbour-watch")
    assert starter["legal"] and not starter["own"]
    body = {"name": "<i>Mine</i>", "cards": starter["cards"]}
    own = page.post(DECKS, body)
    assert own["own"] and own["legal"] and own["name"] == "<i>Mine</i>"
    assert own["id"] in [d["id"] for d in page.get(DECKS)["decks"]]
    assert own["id"] not in [d["id"] for d in other.get(DECKS)["decks"]]
    for method in (other.get, other.delete):
        assert method(f"/api/decks/{own['id']}", 404)["code"] == "not-found"
    assert other.put(f"/api/decks/{own['id']}", body, 404)["code"] == "not-found"
    made = page.table({**ME, "deck": own["id"]}, COMPUTER)
    assert made["table"]["seats"][0]["deck"] == "<i>Mine</i>"
    stolen = {"game": "union-arena", "seats": [{**ME, "deck": own["id"]}, COMPUTER]}
    assert other.post("/api/tables", stolen, 422)["code"] == "bad-deck"
    changed = page.put(f"/api/decks/{own['id']}", {"name": "Thin", "cards": {WENN: 4}})
    assert not changed["legal"] and changed["offences"][0]["rule"] == "ua.deck.1"
    page.delete(f"/api/decks/{own['id']}")
    page.get(f"/api/decks/{own['id']}", 404)


def test_decks_that_may_not_be_played_are_refused_with_their_rule(page: Page) -> None:
    own = page.post(DECKS, {"name": "Ghosts", "cards": {"QDR-1-001": 49, "XXX-9-999": 1}})
    assert {o["rule"] for o in own["offences"]} >= {"ua.deck.3", "ua.card.type.1"}
    refused = page.post("/api/tables", {"game": "union-arena", "seats": [{**ME, "deck": own["id"]}, COMPUTER]}, 422)
    assert refused["code"] == "bad-deck" and refused["rule"].startswith("ua.") and "XXX-9-999" in refused["message"]
    assert page.get("/api/tables")["tables"] == []


@pytest.mark.parametrize(
    "body",
    [
        {"cards": {WENN: 0}},
        {"cards": {WENN: -4}},
        {"cards": {WENN: 1.5}},
        {"cards": [WENN]},
        {"cards": {WENN: 4}, "owner": "me"},
        {"cards": {f"X-{i}": 1 for i in range(401)}},
        {"name": "no cards"},
    ],
)
def test_malformed_decks_are_refused(page: Page, body: dict[str, object]) -> None:
    assert page.post(DECKS, body, 400)["code"] == "malformed"
    assert not [d for d in page.get(DECKS)["decks"] if d["own"]]


def test_live_legality_names_each_offence(page: Page) -> None:
    checked = page.post(f"{DECKS}/check", {"cards": {WENN: 5}})
    assert checked["size"] == 5 and {o["rule"] for o in checked["offences"]} == {"ua.deck.1", "ua.deck.3"}


def test_reading_and_writing_over_http(page: Page) -> None:
    read = page.post(f"{DECKS}/read", {"text": "4 QDR-1-001\n1 Nobody"})
    assert read["cards"] == {WENN: 4} and read["problems"][0]["line"] == 2 and not read["legal"]
    written = page.post(f"{DECKS}/write", {"name": "W", "cards": {WENN: 4}})
    assert written["text"] == "4 QDR-1-001 Oilcan Wenn\n"
    assert page.post(f"{DECKS}/read", {"text": written["code"]})["name"] == "W"


def test_opening_hands_are_dealt_by_the_game(page: Page) -> None:
    cards = GAME.decks()["harbour-watch"].cards
    first = page.post(f"{DECKS}/hand", {"cards": cards, "seed": 3})
    assert len(first["hand"]) == 7 and set(first["hand"]) <= set(cards)
    assert page.post(f"{DECKS}/hand", {"cards": cards, "seed": 3}) == first
    hands = {tuple(page.post(f"{DECKS}/hand", {"cards": cards})["hand"]) for _ in range(4)}
    assert len(hands) > 1
    assert page.post(f"{DECKS}/hand", {"cards": {WENN: 4}}, 422)["rule"] == "ua.deck.1"


def test_a_body_that_is_too_large_is_refused(page: Page) -> None:
    assert page.post(f"{DECKS}/read", {"text": "x" * 300_000}, 413)["code"] == "too-large"
