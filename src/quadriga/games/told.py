"""Texts of cards in another language, printed from their programs (text/telling.py).

A game says how in `wording/chinese.py`: `words` is its table, `texts(card)` gives each printed text of a card with its
program, `parts(card)` what an option or a log line quotes of it. What the language has no words for is left out: it is
shown as printed. Names are those that a card's file has in the language (`name_zh`).
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, Protocol

import msgspec

from quadriga import games
from quadriga.messages.message import Card, Printed
from quadriga.messages.voice import Cards
from quadriga.text.telling import Untold, Words

MODULES = {"zh-Hant": "chinese"}
"""Languages that cards can be told in, and the module of a game's wording that tells them."""
NAMED = {"zh-Hant": "name_zh"}
"""The field of a card's file that has its name in a language."""
Texts = list[tuple[str, Any, dict[str, str]]]
"""Each printed text, its program, and what the words depend on beside it (what the card calls itself)."""
KEPT = 20_000
"""Cards of which is remembered how they are told."""


class Telling(Protocol):
    """What the module of a game has."""

    words: Words

    def texts(self, card: Mapping[str, Any]) -> Texts:
        """Each printed text of a card."""

    def parts(self, card: Mapping[str, Any]) -> Texts:
        """What is quoted of them, each part as it is quoted."""


@cache
def telling(game: str, language: str) -> Telling | None:
    """How a game tells its cards; None where it does not."""
    if language not in MODULES:
        return None
    package = type(games.load(game)).__module__.rpartition(".")[0]
    name = f"{package}.wording.{MODULES[language]}"
    try:
        if importlib.util.find_spec(name) is None:
            return None
    except ModuleNotFoundError:  # a game without a wording of its own
        return None
    found: Any = importlib.import_module(name)
    return found  # type: ignore[no-any-return]


def told(game: str, card: Mapping[str, Any], language: str) -> dict[str, str]:
    """The printed texts of a card, each with its words in the language; only those that can be told whole."""
    return _told(game, msgspec.json.encode(card), language)[0] if telling(game, language) else {}


def quoted(game: str, card: Mapping[str, Any], language: str) -> dict[str, str]:
    """The same with the parts that are quoted, and the names of what the card has beside it: statuses."""
    if telling(game, language) is None:
        return {}
    whole, parts = _told(game, msgspec.json.encode(card), language)
    named = {
        str(part["name"]): str(part[NAMED[language]])
        for value in card.values() if isinstance(value, list)
        for part in value if isinstance(part, Mapping) and part.get(NAMED[language])
    }  # fmt: skip
    return {**parts, **named, **whole}


@lru_cache(KEPT)
def _told(game: str, encoded: bytes, language: str) -> tuple[dict[str, str], dict[str, str]]:
    how = telling(game, language)
    assert how is not None
    card = msgspec.json.decode(encoded)
    return _said(how, how.texts(card)), _said(how, how.parts(card))


def _said(how: Telling, texts: Texts) -> dict[str, str]:
    found = {}
    for printed, program, context in texts:
        try:
            found[printed] = how.words.tell(program, context)
        except Untold:
            continue
    return found


def all_told(game: str, cards: Iterable[Mapping[str, Any]], language: str) -> dict[str, dict[str, str]]:
    """Of several cards those that can be told, by number, with what is quoted of them."""
    found = {str(card["number"]): quoted(game, card, language) for card in cards}
    return {number: texts for number, texts in found.items() if texts}


def with_words(game: str, card: dict[str, Any]) -> dict[str, Any]:
    """A card that comes with a table, and its text in every language that has words for it."""
    found = {language: quoted(game, card, language) for language in MODULES}
    words = {language: texts_ for language, texts_ in found.items() if texts_}
    return {**card, "told": words} if words else card


# -- in a terminal ------------------------------------------------------------------------------
# The page has its cards by number; a terminal has those of the match that is played there, and our own.

_brought: dict[str, dict[str, Mapping[str, Any]]] = {}


def bring(game: str, cards: Iterable[Mapping[str, Any]]) -> None:
    """The cards of a match, somebody's own among them: from now on their quoted words and names are told too."""
    _brought.setdefault(game, {}).update({str(card["number"]): card for card in cards})


def _card(game: str, number: str) -> Mapping[str, Any] | None:
    for label in (number, number.partition("/")[0]):
        if found := _brought.get(game, {}).get(label) or games.load(game).cards().get(label):
            return found
    return None


def _text(printed: Printed, language: str) -> str:
    if language not in MODULES:
        return printed.text
    card = _card(printed.book, printed.number) or {"number": printed.number, "text": printed.text}
    return quoted(printed.book, card, language).get(printed.text, printed.text)


def _name(card: Card, language: str) -> str:
    if field := NAMED.get(language):
        for brought in _brought.values():
            if named := brought.get(card.number, {}).get(field):
                return str(named)
    return card.name


Cards.text, Cards.name = staticmethod(_text), staticmethod(_name)
