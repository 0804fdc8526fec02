"""What players bring: cards as data, decks of them, and what is wrong with a deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quadriga.messages import Card as CardSlot
from quadriga.messages import Message, speaker

say = speaker("shared")

Card = Mapping[str, Any]


@dataclass
class Deck:
    """What a player brings: cards by number, and what the game wants beside (`extra`)."""

    name: str
    game: str
    cards: dict[str, int]
    description: str = ""
    extra: dict[str, Any] = field(default_factory=dict)
    key: str = ""
    """How commands name it: the file's name without its ending."""
    said: Message | None = None
    """What it is about, by id; `description` is its English, or what somebody wrote about a deck of their own."""


@dataclass
class Offence:
    """One thing that is wrong with a deck, with the rule it breaks and the cards it is about."""

    rule: str
    said: Message | str
    cards: list[str] = field(default_factory=list)

    @property
    def message(self) -> str:
        return str(self.said)


def worded(card: Card) -> Card:
    """The card with the words that are read: its reading (`reads_as`) where it has one, else its printed text."""
    reading = card.get("reads_as")
    return {**card, "text": reading} if reading else card


class BadDeck(ValueError):
    def __init__(self, name: str, offences: Sequence[Offence]) -> None:
        self.offences = list(offences)
        told: Message | None = None
        for o in offences:
            one = say("deck-offence", offence=o.said, rule=o.rule)
            told = one if told is None else say("deck-offences", before=told, next=one)
        super().__init__(say("deck-cannot-be-played", deck=name, offences=told or ""))


class Unreadable(ValueError):
    """A card's text was not understood whole."""

    def __init__(self, number: str, name: str, unread: str, advice: str = "") -> None:
        self.number, self.name, self.unread, self.advice = number, name, unread, advice
        told = say("deck-unreadable", number=number, card=CardSlot(name, number), words=unread)
        super().__init__(say("deck-advice", told=told, advice=advice) if advice else told)
