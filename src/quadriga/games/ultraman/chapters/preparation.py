"""Game Preparation: building a deck, and the steps before starting the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.games.decks import say
from quadriga.games.game import Deck, Offence
from quadriga.games.ultraman.chapters.table import COPIES, DECK_SIZE, SEALED_DECK_SIZE
from quadriga.messages import Card

NO_TYPE = "2.2.1"


def deck_size(sealed: bool) -> int:
    return SEALED_DECK_SIZE if sealed else DECK_SIZE


def base(number: str, cards: Mapping[str, Mapping[str, Any]]) -> str:
    """The number that counts: parallel versions carry their base number as card data (4.1.3)."""
    card = cards.get(number)
    return str(card.get("base", number)) if card is not None else number


def check(
    decks: list[Deck], cards: Mapping[str, Mapping[str, Any]], most: Mapping[str, int], sealed: bool = False
) -> list[Offence]:
    """Every offence of a deck, or of the two decks of the two-deck format, whose copies count together (FR.6).

    `most` are the copies that a card's own text allows, by number (9.1.1c, ucg.ident.2).
    """
    offences: list[Offence] = []
    counts: dict[str, int] = {}
    for deck in decks:
        for number, n in deck.cards.items():
            known = base(number, cards)
            counts[known] = counts.get(known, 0) + n
        total = sum(deck.cards.values())
        size = deck_size(sealed)
        if total != size:
            rule = "FR.14a" if sealed else "4.1.1"
            offences.append(Offence(rule, say("deck-size", n=total, size=size)))
    unknown = [number for number in counts if number not in cards]
    if unknown:
        offences.append(Offence(NO_TYPE, say("deck-unknown", cards=", ".join(unknown)), unknown))
    if sealed:
        return offences  # FR.14a: no limit of copies
    for number, n in counts.items():
        allowed = most.get(number, COPIES)
        if n > allowed and number in cards:
            rule = "FR.6" if len(decks) > 1 else "4.1.2"
            card = Card(str(cards[number]["name"]), number)
            offences.append(Offence(rule, say("deck-copies-of", n=n, number=number, card=card, most=allowed), [number]))
    return offences


def out_of_match(won: list[str]) -> set[str]:
    """Two-deck format: a deck that has won is out for the rest of the match (FR.6)."""
    return set(won)
