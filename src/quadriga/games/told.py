"""Texts of cards in another language, printed from their programs (text/telling.py).

A game says how in `wording/chinese.py`: `words` is its table, `texts(card)` gives each printed text of a card with its
program. A text that the language has no words for is left out: it is shown as printed.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, Protocol

import msgspec

from quadriga import games
from quadriga.text.telling import Untold, Words

MODULES = {"zh-Hant": "chinese"}
"""Languages that cards can be told in, and the module of a game's wording that tells them."""
KEPT = 20_000
"""Cards of which is remembered how they are told."""


class Telling(Protocol):
    """What the module of a game has."""

    words: Words

    def texts(self, card: Mapping[str, Any]) -> list[tuple[str, Any, dict[str, str]]]:
        """Each printed text, its program, and what the words depend on beside it (what the card calls itself)."""


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
    return _told(game, msgspec.json.encode(card), language) if telling(game, language) else {}


@lru_cache(KEPT)
def _told(game: str, card: bytes, language: str) -> dict[str, str]:
    how = telling(game, language)
    assert how is not None
    found = {}
    for printed, program, context in how.texts(msgspec.json.decode(card)):
        try:
            found[printed] = how.words.tell(program, context)
        except Untold:
            continue
    return found


def all_told(game: str, cards: Iterable[Mapping[str, Any]], language: str) -> dict[str, dict[str, str]]:
    """Of several cards those that can be told, by number."""
    found = {str(card["number"]): told(game, card, language) for card in cards}
    return {number: texts for number, texts in found.items() if texts}


def with_words(game: str, card: dict[str, Any]) -> dict[str, Any]:
    """A card that comes with a table, and its text in every language that has words for it."""
    found = {language: told(game, card, language) for language in MODULES}
    words = {language: texts_ for language, texts_ in found.items() if texts_}
    return {**card, "told": words} if words else card
