"""Tables with cards played by hand: two people, every deed stored and told, taken back like an answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.page import COMPUTER, FRIEND, ME, Line, Page, play_out

ODD = {"number": "QDR-9-401", "name": "Odd", "type": "character", "color": "blue", "energy": 0, "ap": 1, "bp": 1000,
       "text": "[When Played] Sing a song."}  # fmt: skip
BY_HAND = {"options": {"by_hand": 1}}


def a_deck_with_it(page: Page) -> str:
    page.post("/api/games/union-arena/files", {"name": "Odd", "text": json.dumps([ODD])})
    all_decks = page.get("/api/games/union-arena/decks")["decks"]
    deck = dict(next(deck for deck in all_decks if deck["id"] == "harbour-watch")["cards"])
    first = next(number for number, count in deck.items() if count == 4)
    cards = {number: count for number, count in deck.items() if number != first} | {"QDR-9-401": 4}
    made = page.post("/api/games/union-arena/decks", {"name": "Songs", "cards": cards})
    return str(made["id"])


@pytest.fixture
def both(page: Page, other: Page) -> Iterator[tuple[Line, Line, str]]:
    """Two people at a table, both asked nothing any more but what to do in a turn."""
    made = page.table(ME | {"deck": a_deck_with_it(page)}, FRIEND, **BY_HAND)
    assert made["table"]["options"] == {"by_hand": 1}
    table = made["table"]["id"]
    shown = other.post(f"/api/tables/{table}/invitation", {"invite": made["invite"]["token"]})
    assert shown["table"]["options"] == {"by_hand": 1}, "whoever sits down knows what they agree to"
    other.post(f"/api/tables/{table}/claim", {"invite": made["invite"]["token"], "name": "Bo", "deck": "cinder-row"})
    with ExitStack() as stack:
        lines = stack.enter_context(page.join(table)), stack.enter_context(other.join(table))
        to_the_turn(lines)
        yield *lines, table


def asked(lines: tuple[Line, ...]) -> Line:
    number = max(line.number for line in lines)
    for line in lines:
        while line.number < number:
            line.until_type("state")
    return next(line for line in lines if "options" in line.state["view"].get("decision", {}))


def to_the_turn(lines: tuple[Line, ...]) -> None:
    while (line := asked(lines)).state["view"]["decision"]["kind"] not in ("movement", "main"):
        line.answer(0)
        for other in lines:
            if other is not line:
                other.until_type("state")


def hand_of(line: Line) -> list[dict[str, Any]]:
    [zone] = [z for z in line.state["view"]["zones"] if z["id"] == "hand" and z["seat"] == line.state["seat"]]
    return list(zone["cards"])


DRAW = {"do": "move", "seat": 0, "zone": "deck", "to": "hand"}


def test_deeds_are_told_taken_back_and_replayed(both: tuple[Line, Line, str], page: Page, other: Page) -> None:
    mine, theirs, table = both
    before = len(hand_of(mine))
    done = mine.ask("by_hand", number=mine.number, deed={"do": "shuffle", "seat": 0, "zone": "deck"})
    assert done["type"] == "accepted", done
    theirs.until_type("state")
    assert theirs.state["events"][-1]["text"]["id"] == "shared.log-by-hand-shuffle"
    assert mine.ask("by_hand", number=mine.number, deed=DRAW)["type"] == "accepted"
    theirs.until_type("state")
    assert len(hand_of(mine)) == before + 1 and "card" not in theirs.state["events"][-1]
    assert mine.state["undo"] == "ask", "a card was seen"
    assert mine.ask("undo", number=mine.number)["type"] == "accepted"
    theirs.until_type("request")
    assert theirs.ask("reply", kind="undo", yes=True)["type"] == "accepted"
    mine.until_type("state")
    assert len(hand_of(mine)) == before
    ap = {"do": "number", "seat": 1, "word": "AP", "value": 0}
    assert mine.ask("by_hand", number=mine.number, deed=ap)["type"] == "accepted"
    assert mine.state["undo"] == "free", "nothing was revealed"
    theirs.until_type("state")
    assert mine.ask("concede")["type"] == "accepted"
    replay = page.http.get(f"/api/replays/{table}/file").json()
    assert [done[2]["do"] for done in replay["by_hand"]] == ["shuffle", "number"]
    taken = page.post("/api/replays", replay)["table"]["id"]
    steps = page.get(f"/api/replays/{taken}/steps?from=0&count=50")["steps"]
    assert [s["answer"]["kind"] for s in steps if s["answer"]].count("by hand") == 2
    assert "by hand" in page.post(f"/api/replays/{table}/review", {}, 409)["message"]
    refused = page.post(f"/api/replays/{table}/continue", {"step": 1, "seat": 0, "level": "easy"}, 409)
    assert refused["code"] == "not-by-hand"


def test_cards_that_are_not_understood_are_marked_for_who_sees_them(both: tuple[Line, Line, str]) -> None:
    mine, theirs, _ = both
    for zone in ["deck"] * 30 + ["life area"] * 6:
        if any(card.get("number") == "QDR-9-401" for card in hand_of(mine)):
            break
        assert mine.ask("by_hand", number=mine.number, deed={**DRAW, "zone": zone})["type"] == "accepted"
    odd = next(card for card in hand_of(mine) if card.get("number") == "QDR-9-401")
    sent = [card for message in mine.heard for card in message.get("cards", [])]
    assert [card["by_hand"] for card in sent if card["number"] == "QDR-9-401"] == [True]
    assert not any("QDR-9-401" in raw for raw in theirs.raw)
    placed = {"do": "move", "card": odd["id"], "to": "front line"}
    assert mine.ask("by_hand", number=mine.number, deed=placed)["type"] == "accepted"
    [front] = [z for z in mine.state["view"]["zones"] if z["id"] == "front line" and z["seat"] == 0]
    deed = {"do": "text", "card": front["cards"][0]["id"]}
    assert mine.ask("by_hand", number=mine.number, deed=deed)["type"] == "accepted"
    told = mine.state["events"][-1]["text"]
    assert told["id"] == "shared.log-by-hand-text" and told["slots"]["card"]["name"] == "Odd"


def test_what_cannot_be_done_is_refused_and_nothing_changes(both: tuple[Line, Line, str]) -> None:
    mine, theirs, _ = both
    number = mine.number
    for deed in ({**DRAW, "to": "moon"}, {"do": "fly"}, {"do": "number", "word": "AP", "value": 10**9}):
        assert mine.ask("by_hand", number=number, deed=deed)["type"] == "error"
    assert mine.ask("by_hand", number=number + 1, deed=DRAW)["code"] == "stale"
    line = asked((mine, theirs))
    assert line.ask("hint", number=line.number)["code"] == "not-by-hand"
    assert mine.number == number


def test_a_table_played_by_hand_has_no_computer(page: Page) -> None:
    told = page.post("/api/tables", {"game": "union-arena", "seats": [ME, COMPUTER], **BY_HAND}, 409)
    assert told["code"] == "not-by-hand" and "two people" in told["message"]
    wish = {"game": "universal-arena", "seats": [{"kind": "me"}, {"kind": "friend"}], **BY_HAND}
    assert "by_hand" in page.post("/api/tables", wish, 400)["message"]


def test_such_a_table_is_played_to_its_end(both: tuple[Line, Line, str]) -> None:
    import random

    mine, theirs, _ = both
    assert play_out([mine, theirs], random.Random(4))["reason"] == "rules"
