"""Lines of the log that belong together are one line: seven cards to life, a hand drawn, a line that becomes active.

Events in a row are one line where a file of the game has the line for many (`log-draw-many`) and they differ in the
card alone. The page does the same in web/src/table/groups.ts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from quadriga.messages import Card, Listed, Message, Slot
from quadriga.messages.voice import voice

MANY = "-many"
CARD = "card"
ALIKE = ("kind", "rule", "cause", "player")


def groups(events: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
    """The events of a log, those that are one line together."""
    found: list[list[Mapping[str, Any]]] = []
    for event in events:
        if found and _together(found[-1][0], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def lines(events: Sequence[Mapping[str, Any]]) -> list[Message]:
    """What a log says, line by line."""
    return [line(group) for group in groups(events)]


def line(group: Sequence[Mapping[str, Any]]) -> Message:
    """What a group says: its only event's own words, or those for many with all its cards."""
    first: Message = group[0]["text"]
    if len(group) == 1:
        return first
    return Message(first.id + MANY, {**first.slots, "cards": _cards([event["text"].slots[CARD] for event in group])})


def _together(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    first, second = one["text"], other["text"]
    if first.id != second.id or any(one.get(key) != other.get(key) for key in ALIKE):
        return False
    cards = [text.slots.get(CARD) for text in (first, second)]
    if not all(isinstance(card, Card) for card in cards) or bool(cards[0].name) != bool(cards[1].name):
        return False
    apart = [{name: slot for name, slot in text.slots.items() if name != CARD} for text in (first, second)]
    return bool(apart[0] == apart[1]) and voice().has(first.id + MANY)


def _cards(cards: Sequence[Slot]) -> Slot:
    """Their names, each once; a number where they may not be known."""
    names = Counter(card for card in cards if isinstance(card, Card) and card.name)
    if not names:
        return Message("shared.cards", {"n": len(cards)})
    each = [card if n == 1 else Message("shared.card-times", {"card": card, "n": n}) for card, n in names.items()]
    return Listed(tuple(each))
