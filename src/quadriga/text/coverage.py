"""How much of a list of texts a phrase table reads, and what to write next."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from quadriga.text.errors import Ambiguous, Declined, TooTangled, Unprintable
from quadriga.text.grammar import NUMBER_WORDS, Grammar

_NUMBER = re.compile(r"\b(?:\d+|" + "|".join(NUMBER_WORDS) + r")\b")
HEAD_WORDS = 3  # unread words are ranked by their first few: the rest varies from card to card


@dataclass
class Report:
    """What became of each text, by its number."""

    read: dict[str, Any] = field(default_factory=dict)
    declined: dict[str, Declined] = field(default_factory=dict)
    ambiguous: dict[str, Ambiguous | TooTangled] = field(default_factory=dict)
    differing: dict[str, tuple[str, str]] = field(default_factory=dict)  # (normalised, printed back)

    @property
    def texts(self) -> int:
        return len(self.read) + len(self.declined) + len(self.ambiguous) + len(self.differing)

    def heads(self, words: int = HEAD_WORDS) -> list[tuple[str, list[str]]]:
        """The first unread words with the numbers of the cards that they block, most cards first."""
        blocked: dict[str, list[str]] = {}
        for number, error in self.declined.items():
            blocked.setdefault(_head(error.unread, words), []).append(number)
        return sorted(blocked.items(), key=lambda item: (-len(item[1]), item[0]))

    def __str__(self) -> str:
        return self.summary()

    def summary(self, heads: int = 25) -> str:
        counts = f"{len(self.declined)} declined, {len(self.ambiguous)} ambiguous"
        counts += f", {len(self.differing)} printed back differently"
        out = [f"{len(self.read)} of {self.texts} texts read, {counts}"]
        out += [f"{len(numbers):5}  {head}  ({', '.join(numbers[:3])})" for head, numbers in self.heads()[:heads]]
        out += [f"ambiguous {number}: {error}" for number, error in self.ambiguous.items()]
        out += [
            f"differs {number}:\n  text    {wanted!r}\n  printed {printed!r}"
            for number, (wanted, printed) in self.differing.items()
        ]
        return "\n".join(out)


def _head(unread: str, words: int) -> str:
    """The first words, with names and numbers made alike."""
    alike = re.sub(r'"[^"]*"', '"…"', unread)
    alike = _NUMBER.sub("#", alike)
    return " ".join(alike.split()[:words]) or "(end of text)"


def cover(grammar: Grammar, category: str, texts: Iterable[tuple[str, str]]) -> Report:
    """Read each (number, text) and print it back."""
    report = Report()
    for number, text in texts:
        try:
            program = grammar.read(category, text)
        except Declined as error:
            report.declined[number] = error
        except (Ambiguous, TooTangled) as error:
            report.ambiguous[number] = error
        else:
            wanted = grammar.normalise(text, category)
            try:
                printed = grammar.print(category, program)
            except Unprintable as error:
                printed = str(error)
            if printed == wanted:
                report.read[number] = program
            else:
                report.differing[number] = (wanted, printed)
    return report
