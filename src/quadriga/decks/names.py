"""Finding the card that somebody means: by its number in any print's spelling, or by its name."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches

from quadriga.games.game import Card, Game
from quadriga.messages import Message
from quadriga.messages.files import say

_AROUND = "()[]{}<>.,:;\"'“”「」"


def folded(name: str) -> str:
    """A name without what people write differently: capitals, accents, widths, curly quotes, spaces."""
    wide = unicodedata.normalize("NFKD", name.replace("’", "'").replace("‘", "'"))
    bare = "".join(c for c in wide if not unicodedata.combining(c) or "\u3040" <= c <= "\u30ff")
    return " ".join(unicodedata.normalize("NFC", bare).casefold().split())


class Names:
    """The cards that a list may speak of."""

    def __init__(self, game: Game, cards: Mapping[str, Card]) -> None:
        self.game = game
        self.numbers = {number.casefold(): number for number in cards}
        self.called: dict[str, list[str]] = {}
        """Numbers by name."""
        self.bases: dict[str, str] = {}
        for number, card in cards.items():
            for field in ("name", "full_name", "name_ja"):
                if card.get(field):
                    same = self.called.setdefault(folded(str(card[field])), [])
                    if number not in same:
                        same.append(number)
            if base := game.base_number(number):
                self.bases.setdefault(base.casefold(), number)

    def number(self, word: str) -> str | None:
        """The card whose number this word is, in the spelling of any print of it."""
        bare = word.strip(_AROUND).casefold()
        for form in (word.casefold(), bare, bare.rsplit("/", 1)[-1]):
            if form in self.numbers:
                return self.numbers[form]
        for form in (word, bare):
            if base := self.game.base_number(form).casefold():
                return self.numbers.get(base) or self.bases.get(base)
        return None

    def name(self, words: str) -> list[str]:
        """The numbers of the cards of this name."""
        return self.called.get(folded(words), [])

    def find(self, words: str) -> str | None:
        """The card that these words name by its number, alone or beside its name, or by its name."""
        if words.casefold() in self.numbers:
            return self.numbers[words.casefold()]
        found = [number for word in words.split() if (number := self.number(word)) is not None]
        if found:
            return found[-1]
        called = self.name(words)
        return called[0] if len(called) == 1 else None

    def near(self, words: str) -> tuple[Message, list[str]]:
        """Why the words name no card, and which cards may be meant."""
        called = self.name(words)
        if called:
            return say("no-name-of-one-card", n=len(called)), called[:8]
        close = get_close_matches(folded(words), list(self.called), n=3, cutoff=0.7)
        numbers = get_close_matches(words.casefold(), list(self.numbers), n=3, cutoff=0.8)
        found = [n for name in close for n in self.called[name]] + [self.numbers[n] for n in numbers]
        return say("no-such-card"), list(dict.fromkeys(found))[:8]
