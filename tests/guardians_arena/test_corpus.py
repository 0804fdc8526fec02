"""The published card list and published decks, where they lie beside the project: how much is read, and that it plays."""

from __future__ import annotations

import csv
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from quadriga import games
from quadriga.games.game import Deck, Unreadable
from quadriga.games.guardians_arena import card_list, cards
from quadriga.games.guardians_arena.chapters.faces import TYPES, Card
from quadriga.games.guardians_arena.wording.grammar import grammar
from quadriga.kernel.chance import seeded
from quadriga.kernel.playout import play_randomly
from tests.conformance.checks import cards_are_conserved

CORPUS = Path(__file__).parents[2].parent / "shared" / "corpus" / "guardians-arena"
pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason="no corpus of cards at ../shared/corpus/guardians-arena")

GAME = games.load("guardians-arena")
IN_SCOPE = ("full", "usable", "inert")


def entries() -> list[dict[str, Any]]:
    rows = json.loads((CORPUS / "cards.json").read_text(encoding="utf-8"))
    found = [card_list.from_row(row) for row in rows]
    cards.read_ahead(found)
    return found


def statuses() -> dict[str, str]:
    with (CORPUS / "vocabulary.tsv").open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t"))
    return {f"{row['set']}/{' '.join(row['name'].split())}": row["status"] for row in rows}


def outcome(entry: dict[str, Any]) -> str:
    try:
        cards.build(entry)
    except Unreadable as why:
        return "not part of Arena" if "not part of Arena" in why.unread else "declined"
    return "read"


def test_what_the_vocabulary_covers_is_read_and_the_rest_declined() -> None:
    status = statuses()
    found = Counter((status[e["number"]], outcome(e)) for e in entries())
    declined = sum(n for (kind, how), n in found.items() if kind in IN_SCOPE and how != "read")
    assert declined == 0, found
    assert found["out", "read"] == 0 and found["not-arena", "read"] == 0, found


def test_every_text_that_is_read_is_printed_back() -> None:
    for entry in entries():
        if entry.get("text") and not cards.is_story(entry) and outcome(entry) == "read":
            text = cards.live_text(entry)
            if text and not cards.without_counterpart(cards.build(entry)):
                assert grammar().print("text", grammar().read("text", text)) == text


def published() -> list[tuple[str, dict[str, int], list[str]]]:
    return [
        (deck["name"], deck["zones"]["Deck"], list(deck["zones"].get("Starting", {})))
        for deck in json.loads((CORPUS / "decks.json").read_text(encoding="utf-8"))
    ]


def as_deck(name: str, counts: dict[str, int], start: list[str], known: dict[str, dict[str, Any]]) -> Deck:
    """A published deck by the numbers of the list; what the list does not have is left out."""
    numbers = {" ".join(e["name"].split()).lower(): n for n, e in known.items()}
    main = {numbers[c.lower()]: n for c, n in counts.items() if c.lower() in numbers}
    brought = [numbers[c.lower()] for c in start if c.lower() in numbers]
    guardian = next((n for n in brought if known[n]["type"] == "guardian"), next(n for n in known if known[n]["type"] == "guardian"))
    walls = [n for n in brought if known[n]["type"] == "stronghold"]
    walls += [n for n in known if known[n]["type"] == "stronghold" and n not in walls]
    main = {n: k for n, k in main.items() if known[n]["type"] in TYPES and known[n]["type"] not in ("guardian", "stronghold")}
    return Deck(name, GAME.name, main, extra={"guardian": guardian, "strongholds": walls[:3]})


@pytest.mark.parametrize("i", range(9))
def test_a_published_deck_plays_with_blank_text(i: int) -> None:
    known = {e["number"]: e for e in entries()}
    name, counts, start = published()[i]
    deck = as_deck(name, counts, start, known)
    for seed in range(2):
        match = GAME.match([deck, deck], seed=seed, cards=known, options={"blank_text": 1}, checked=False)
        s = GAME.begin(match, recording=False)
        play_randomly(s, seeded(seed))
        cards_are_conserved(s)
        assert s.over
    blanked = [f.name for f in match.faces if isinstance(f, Card) and f.blanked]
    assert len(blanked) < len(deck.cards)
