"""Decks: what may be in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.games.decks import say as say_shared
from quadriga.games.game import Deck, Offence
from quadriga.messages import Card, speaker

say = speaker("union-arena")

DECK_SIZE = 50  # ua.deck.1
COPIES = 4  # ua.deck.3
LIMITED_TRIGGERS = ("special", "color", "final")  # ua.deck.5
TRIGGER_LIMIT = 4


def bare(number: str) -> str:
    """The card number without the product prefix before the slash (ua.deck.4)."""
    return number.rsplit("/", 1)[-1]


def check(
    deck: Deck,
    cards: Mapping[str, Mapping[str, Any]],
    copies: Mapping[str, int],
    limited: Mapping[str, int] | None = None,
) -> list[Offence]:
    """Every offence of a deck. `copies` are limits that card texts set (ua.deck.11, ua.deck.12);
    `limited` is the list of a format with lower limits (ua.deck.13)."""
    offences: list[Offence] = []
    counts: dict[str, int] = {}
    for number, n in deck.cards.items():
        counts[bare(number)] = counts.get(bare(number), 0) + n
    unknown = [number for number in counts if number not in cards]
    if unknown:
        offences.append(Offence("ua.card.type.1", say_shared("deck-unknown", cards=", ".join(unknown)), unknown))
    known = {number: n for number, n in counts.items() if number in cards}
    ap_cards = [number for number in known if cards[number].get("type") == "ap"]
    if ap_cards:
        message = say("deck-ap-cards", n=DECK_SIZE, cards=", ".join(ap_cards))
        offences.append(Offence("ua.deck.7", message, ap_cards))
    total = sum(counts.values())
    if total != DECK_SIZE:
        offences.append(Offence("ua.deck.1", say_shared("deck-size", n=total, size=DECK_SIZE)))
    codes = sorted({number[:3] for number in counts})
    if len(codes) > 1:
        main = max(codes, key=lambda code: sum(n for number, n in counts.items() if number[:3] == code))
        strangers = [number for number in counts if number[:3] != main]
        message = say("deck-codes", codes=", ".join(codes), cards=", ".join(strangers))
        offences.append(Offence("ua.deck.2", message, strangers))
    for number, n in known.items():
        allowed = copies.get(number, COPIES)
        rule = "ua.deck.3" if allowed == COPIES else "ua.deck.11" if allowed > COPIES else "ua.deck.12"
        card = Card(str(cards[number]["name"]), number)
        if n > allowed:
            message = say_shared("deck-copies-of", n=n, number=number, card=card, most=allowed)
            offences.append(Offence(rule, message, [number]))
        if limited and n > limited.get(number, n):
            message = say("deck-limited", n=n, number=number, card=card, most=limited[number])
            offences.append(Offence("ua.deck.13", message, [number]))
    for trigger in LIMITED_TRIGGERS:  # ua.deck.6, ua.deck.9: different cards and colours add up
        bearers = [number for number in known if cards[number].get("trigger") == trigger]
        n = sum(known[number] for number in bearers)
        if n > TRIGGER_LIMIT:
            listed = ", ".join(bearers)
            message = say("deck-triggers", n=n, trigger=trigger.upper(), most=TRIGGER_LIMIT, cards=listed)
            offences.append(Offence("ua.deck.5", message, bearers))
    return offences
