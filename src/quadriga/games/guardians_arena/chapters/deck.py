"""Decks: what may be in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from quadriga.games.decks import say as say_shared
from quadriga.games.game import Deck, Offence
from quadriga.games.guardians_arena.chapters.faces import TYPES
from quadriga.games.guardians_arena.chapters.table import MAX_COPIES
from quadriga.messages import Card, speaker

say = speaker("guardians-arena")

LEAST_CARDS: Final = 55  # gua.orig.deck.1
UNLIMITED: Final = ("terrain", "shield", "shield/terrain", "standard bearer")  # gua.house.deck.1
PLACES: Final = ("left", "center", "right")


def brought(deck: Deck) -> list[str]:
    """Guardian and Strongholds of a deck, by number."""
    strongholds = deck.extra.get("strongholds", [])
    return [str(deck.extra.get("guardian", "")), *[str(n) for n in strongholds]]


def check(deck: Deck, cards: Mapping[str, Mapping[str, Any]], max_copies: int = MAX_COPIES) -> list[Offence]:
    """Every offence of a deck, the reading of texts left out."""
    offences: list[Offence] = []
    numbers = [*deck.cards, *[n for n in brought(deck) if n]]
    unknown = sorted({n for n in numbers if n not in cards})
    if unknown:
        offences.append(Offence("gua.orig.card.1", say_shared("deck-unknown", cards=", ".join(unknown)), unknown))
    strange = sorted({n for n in numbers if n in cards and _type(cards[n]) not in TYPES})
    if strange:
        message = say("deck-types", cards=", ".join(strange))
        offences.append(Offence("gua.orig.card.1", message, strange))
    total = sum(deck.cards.values())
    if total < LEAST_CARDS:
        offences.append(Offence("gua.orig.deck.1", say("deck-least", n=total, least=LEAST_CARDS)))
    outside = [n for n in deck.cards if n in cards and _type(cards[n]) in ("guardian", "stronghold")]
    if outside:
        message = say("deck-outside", cards=", ".join(outside))
        offences.append(Offence("gua.orig.deck.1", message, outside))
    return offences + _start(deck, cards) + _copies(deck, cards, max_copies)


def _start(deck: Deck, cards: Mapping[str, Mapping[str, Any]]) -> list[Offence]:
    """One Guardian and three Stronghold cards (gua.setup.1)."""
    offences: list[Offence] = []
    guardian, *strongholds = brought(deck)
    if guardian not in cards or _type(cards[guardian]) != "guardian":
        message = say("deck-not-a-guardian", number=guardian) if guardian else say("deck-no-guardian")
        offences.append(Offence("gua.setup.1", message, [guardian] if guardian else []))
    wrong = [n for n in strongholds if n not in cards or _type(cards[n]) != "stronghold"]
    if len(strongholds) != 3 or wrong:
        offences.append(Offence("gua.setup.1", say("deck-strongholds"), wrong))
    return offences


def _copies(deck: Deck, cards: Mapping[str, Mapping[str, Any]], most: int) -> list[Offence]:
    """At most so many copies of one name, Terrains and Shields excepted (gua.house.deck.1)."""
    counts: dict[str, int] = {}
    numbers: dict[str, list[str]] = {}
    for number, n in deck.cards.items():
        if number in cards and _type(cards[number]) not in UNLIMITED:
            name = str(cards[number]["name"])
            counts[name] = counts.get(name, 0) + n
            numbers.setdefault(name, []).append(number)
    return [
        Offence("gua.house.deck.1", say_shared("deck-copies", n=n, card=Card(name), most=most), numbers[name])
        for name, n in counts.items()
        if n > most
    ]


def _type(card: Mapping[str, Any]) -> str:
    return str(card.get("type", "")).lower()
