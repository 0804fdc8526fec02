"""Decks: what may be in them, and how offences are named."""

from __future__ import annotations

from typing import Any

import pytest

import quadriga
from quadriga.games.game import BadDeck, Deck
from quadriga.games.union_arena.chapters.faces import Card
from quadriga.rulebook.marks import rule

GAME = quadriga.load("union-arena")


def made(number: str, **fields: Any) -> dict[str, Any]:
    return {"number": number, "name": fields.pop("name", number), "type": "character", "color": "red", "bp": 1000, **fields}


def offences(counts: dict[str, int], cards: list[dict[str, Any]], **extra: Any) -> list[str]:
    """The rules that a deck of made-up cards breaks. Fillers make up the fifty."""
    known = {c["number"]: c for c in cards}
    missing = 50 - sum(counts.values())
    filled = dict(counts)
    for i in range(max(0, missing)):
        number = f"TST-9-{i // 4:03}"
        known.setdefault(number, made(number))
        filled[number] = filled.get(number, 0) + 1
    deck = Deck("test", "union-arena", filled, extra=extra)
    return [o.rule for o in GAME.check(deck, known)]


@rule("ua.deck.1")
def test_a_deck_has_exactly_fifty_cards() -> None:
    starter = GAME.decks()["cinder-row"]
    assert GAME.check(starter) == []
    number = next(iter(starter.cards))
    for change in (-1, 1):
        cards = {**starter.cards, number: starter.cards[number] + change}
        found = GAME.check(Deck("test", "union-arena", cards))
        assert "ua.deck.1" in [o.rule for o in found]


@rule("ua.deck.2")
def test_all_cards_share_the_source_code() -> None:
    found = offences({"XYZ-1-001": 1}, [made("XYZ-1-001")])
    assert found == ["ua.deck.2"]


@rule("ua.deck.3", "ua.deck.10")
def test_four_copies_by_number_and_any_colours() -> None:
    twins = [made("TST-1-001", name="Ox"), made("TST-1-002", name="Ox", color="blue"), made("TST-1-003", color="green")]
    assert offences({"TST-1-001": 4, "TST-1-002": 4, "TST-1-003": 4}, twins) == []
    assert offences({"TST-1-001": 5}, twins) == ["ua.deck.3"]


@rule("ua.deck.4")
def test_the_product_prefix_is_not_part_of_the_number() -> None:
    card = made("TST-1-001")
    assert offences({"AB01/TST-1-001": 3, "AB99/TST-1-001": 2}, [card]) == ["ua.deck.3"]
    assert offences({"AB01/TST-1-001": 2, "AB99/TST-1-001": 2}, [card]) == []


@rule("ua.deck.5", "ua.deck.6", "ua.deck.9")
def test_restricted_triggers_are_limited_to_four_of_a_type() -> None:
    def pair(trigger: str, **second: str) -> list[dict[str, Any]]:
        return [made("TST-1-001", trigger=trigger), made("TST-1-002", trigger=trigger, **second)]

    for trigger in ("special", "color", "final"):
        assert offences({"TST-1-001": 3, "TST-1-002": 2}, pair(trigger)) == ["ua.deck.5"]
        assert offences({"TST-1-001": 2, "TST-1-002": 2}, pair(trigger)) == []
    assert offences({"TST-1-001": 3, "TST-1-002": 2}, pair("color", color="blue")) == ["ua.deck.5"]
    twelve = [made(f"TST-1-00{i}", trigger=t) for i, t in enumerate(("special", "color", "final"))]
    assert offences({f"TST-1-00{i}": 4 for i in range(3)}, twelve) == []


@rule("ua.deck.7")
def test_ap_cards_are_beside_the_deck() -> None:
    ap = {"number": "TST-1-900", "name": "AP", "type": "ap", "color": "red"}
    assert "ua.deck.7" in offences({"TST-1-900": 3}, [ap])
    state = GAME.new(list(GAME.decks().values())[:2], options={"first": 0})
    assert len(state.card) == 100


@rule("ua.deck.8")
def test_other_triggers_are_free() -> None:
    cards = [made(f"TST-1-{i:03}", trigger="draw") for i in range(8)]
    assert offences({c["number"]: 4 for c in cards}, cards) == []


@rule("ua.deck.11", "ua.deck.12")
def test_card_texts_change_the_copy_limit() -> None:
    numbers = [c["number"] for c in GAME.cards().values() if "cop" in c.get("text", "")]
    assert numbers, "our set has cards with limits of their own"
    for number in numbers:
        card = GAME.cards()[number]
        face = GAME.face(card)
        assert isinstance(face, Card)
        allowed = face.copies
        assert allowed != 4
        rule_id = "ua.deck.11" if allowed > 4 else "ua.deck.12"
        twin = {**card, "number": "TST-1-777"}
        assert offences({"TST-1-777": allowed}, [twin]) == []
        assert offences({"TST-1-777": allowed + 1}, [twin]) == [rule_id]


@rule("ua.deck.13")
def test_a_format_may_lower_limits() -> None:
    card = made("TST-1-001")
    assert offences({"TST-1-001": 2}, [card]) == []
    assert offences({"TST-1-001": 2}, [card], limited={"TST-1-001": 1}) == ["ua.deck.13"]


def test_every_offence_is_named_with_its_cards() -> None:
    deck = Deck("Broken", "union-arena", {"QDR-1-001": 7, "NOPE-1": 2})
    with pytest.raises(BadDeck) as caught:
        GAME.new((deck, deck))
    text = str(caught.value)
    assert "unknown cards: NOPE-1" in text and "7 copies of QDR-1-001" in text and "[ua.deck.1]" in text


@rule("ua.text.unread.1")
def test_a_card_that_is_not_understood_cannot_be_put_into_a_deck_unless_vanilla() -> None:
    card = made("TST-1-001", text="Juggle three lanterns.")
    known = {"TST-1-001": card}
    deck = Deck("test", "union-arena", {"TST-1-001": 4})
    found = GAME.check(deck, known)
    assert [o.rule for o in found if "Juggle three lanterns" in o.message] == ["ua.text.unread.1"]
    assert not any("Juggle" in o.message for o in GAME.check(deck, known, vanilla=True))
