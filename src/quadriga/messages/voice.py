"""Saying messages in a language, with the words of its files and Fluent's own library for plural and grammar.

The page does the same in web/src/lang/voice.ts; both know the same functions:
WHO($player) is `you`, `they` or `nobody`; KNOWN($card) is `known` or `hidden`; START($any) begins a sentence with it;
SIGN($n) writes a number with its sign.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from functools import cache
from typing import Any

try:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.runtime.types import FluentType, fluent_number
except ModuleNotFoundError as error:  # pragma: no cover
    raise ModuleNotFoundError("fluent.runtime is missing; `make setup` installs what has joined the list.") from error

from quadriga.messages import books
from quadriga.messages.message import Card, Listed, Message, Player, Printed, Slot, Zone, slug

PSEUDO = "en-XA"
"""English with accents, and longer: shows what is not said by id, and what has too little room."""

LARGE = 10**15
"""From here on a number is written in short, as 1.000e+30: it stands in a stranger's file and means nothing."""


class Cards:
    """How cards are told in another language; whoever knows cards says so (games/told.py). Until then: as printed."""

    text: Callable[[Printed, str], str] = staticmethod(lambda printed, language: printed.text)
    name: Callable[[Card, str], str] = staticmethod(lambda card, language: card.name)


class Unsaid(LookupError):
    """A message that no file has, or that asks for a slot it does not get."""


class _Value(FluentType):
    """A slot on its way into a sentence: the language is asked for its words when they are needed."""

    def __init__(self, voice: Voice, slot: Slot) -> None:
        self.voice = voice
        self.slot = slot

    def format(self, locale: object) -> str:
        return self.voice.words(self.slot)


def _who(value: Any) -> str:
    slot = value.slot
    if not isinstance(slot, Player):
        raise TypeError("WHO() is asked about players.")
    return "you" if slot.you else "they" if slot.seat >= 0 else "nobody"


def _known(value: Any) -> str:
    return "known" if value.slot.name else "hidden"


def _start(value: Any) -> str:
    """What our own words begin with is a capital; what is printed on a card stays as it is."""
    words: str = value.voice.words(value.slot) if isinstance(value, _Value) else str(value)
    ours = isinstance(value, _Value) and not isinstance(value.slot, Printed)
    ours = ours and not (isinstance(value.slot, Card) and value.slot.name)
    return words[:1].upper() + words[1:] if ours else words


def _sign(value: Any) -> str:
    n = int(value)
    return f"+{n}" if n >= 0 else f"−{-n}"


_FUNCTIONS: dict[str, Any] = {"WHO": _who, "KNOWN": _known, "START": _start, "SIGN": _sign}


class Voice:
    """One language. What its files lack is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles: dict[str, FluentBundle] = {}

    def has(self, message: str) -> bool:
        """Does a file of this very language have this message?"""
        book, _, name = message.rpartition(".")
        return bool(self._bundle(book or books.SHARED).has_message(name))

    def say(self, message: Message) -> str:
        book, _, name = message.id.rpartition(".")
        bundle = self._bundle(book or books.SHARED)
        if not bundle.has_message(name):
            if self.language == books.ENGLISH:
                raise Unsaid(f"No file has a message {message.id!r}; it belongs into {books.folder(book)}.")
            return voice().say(message)
        pattern = bundle.get_message(name).value
        assert pattern is not None, f"{message.id} has no words of its own"
        text, errors = bundle.format_pattern(pattern, {name: self._value(slot) for name, slot in message.slots.items()})
        if errors:
            raise Unsaid(f"{message.id} in {self.language}: {errors[0]}")
        return str(text)

    def words(self, slot: Slot) -> str:
        """What stands in a slot, as this language says it."""
        if isinstance(slot, Message):
            return self.say(slot)
        if isinstance(slot, Card):
            name = Cards.name(slot, self.language)
            return self.say(Message("card", {"name": name}) if slot.name else Message("card-hidden"))
        if isinstance(slot, Player):
            return self.say(Message("player-you" if slot.you else f"player-{'abn'[slot.seat]}"))
        if isinstance(slot, Zone):
            return self.say(Message(f"{slot.book}.zone-{slug(slot.id)}"))
        if isinstance(slot, Printed):
            return Cards.text(slot, self.language)
        if isinstance(slot, Listed):
            return self._listed([self.words(item) for item in slot.items], slot.run)
        return str(slot)

    def _listed(self, items: list[str], run: bool) -> str:
        if not items:
            return ""
        words = items[0]
        for place, item in enumerate(items[1:], 2):
            joint = "list-and" if place == len(items) and not run else "list-more"
            words = self.say(Message(joint, {"before": words, "next": item}))
        return words

    def _value(self, slot: Slot) -> Any:
        if isinstance(slot, int):
            return fluent_number(slot, useGrouping=False) if abs(slot) < LARGE else f"{Decimal(slot):.3e}"
        return slot if isinstance(slot, str) else _Value(self, slot)

    def _bundle(self, book: str) -> FluentBundle:
        if book not in self._bundles:
            bundle = FluentBundle([self.language], functions=_FUNCTIONS, use_isolating=False)
            for each in dict.fromkeys((book, books.SHARED)):
                bundle.add_resource(_resource(each, self.language))
            self._bundles[book] = bundle
        return self._bundles[book]


def _resource(book: str, language: str) -> Any:
    resource = FluentResource(books.source(book, books.ENGLISH if language == PSEUDO else language))
    if language == PSEUDO:
        from quadriga.messages.pseudo import lengthened

        return lengthened(resource)
    return resource


@cache
def voice(language: str = books.ENGLISH) -> Voice:
    return Voice(language)
