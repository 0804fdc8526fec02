"""What can go wrong between a text and its program, as sentences."""

from __future__ import annotations

import re
from typing import Any

UNREAD_WORDS = 8  # enough to recognise the clause, short enough to rank by


class TableError(ValueError):
    """A phrase table contradicts itself; every problem found is listed."""

    def __init__(self, grammar: str, problems: list[str]) -> None:
        self.problems = problems
        super().__init__(
            f"The phrase table {grammar!r} has {len(problems)} problem(s):\n" + "\n".join(f"- {p}" for p in problems)
        )


class Declined(ValueError):
    """No reading covers the whole text. `unread` are the first words not understood."""

    def __init__(
        self,
        unread: str,
        at: int,
        expected: tuple[str, ...] = (),
        why: str = "",
        readings: tuple[str, ...] = (),
        nearest: str = "",
    ) -> None:
        self.unread, self.at, self.expected, self.why, self.readings = unread, at, expected, why, readings
        self.nearest = nearest
        """The nearest text that would be read, where somebody asked for it (`nearest.advised`)."""
        super().__init__(unread, at, expected, why, readings, nearest)

    def __str__(self) -> str:
        told = (
            f"Not understood from character {self.at}: {self.unread!r}." if self.unread else "The text ends too early."
        )
        if self.why:
            told += f" {self.why[0].upper()}{self.why[1:]}"
            told += ": " + ", or ".join(f"{reading!r}" for reading in self.readings) + "." if self.readings else "."
        told += f" Here could stand: {', '.join(self.expected[:12])}." if self.expected else ""
        return told + (f" Nearest text that would be read: {self.nearest}" if self.nearest else "")


class Unbound(ValueError):
    """A reference without anything that it could mean, or with two; or a deed that cannot be done to its object."""

    def __init__(self, node: Any, readings: tuple[Any, ...] = (), why: str = "") -> None:
        self.node, self.readings, self.why = node, readings, why
        super().__init__(why or "nothing was spoken of that this could mean")


class Ambiguous(ValueError):
    """The words `where` read in two ways; `readings` holds both values."""

    def __init__(self, where: str, category: str, readings: tuple[Any, Any], shown: tuple[str, str]) -> None:
        self.where, self.category, self.readings, self.shown = where, category, readings, shown
        super().__init__(where, category, readings, shown)

    def __str__(self) -> str:
        return f"{self.where!r} reads as {self.category} in two ways: {self.shown[0]} and {self.shown[1]}."


class TooTangled(ValueError):
    """A guard against tables that explode; no sane table comes near the limit."""


class Unprintable(ValueError):
    """No phrase of the category prints this value."""


def unread_from(text: str, at: int) -> int:
    """Where to begin quoting what was not understood at `at`: the label or the word around it."""
    line = text.rfind("\n", 0, at) + 1
    opened = text.rfind("[", line, at)
    if opened > text.rfind("]", line, at):
        return opened
    inside_word = re.compile(r"(?<=[\w'-])[\w'-]")
    while at > line and inside_word.match(text, at):
        at -= 1
    return at


def unread_words(text: str, at: int) -> str:
    """The words from `at` to the end of the sentence or line, at most `UNREAD_WORDS`."""
    rest = re.split(r"\n|(?<=[.!?])\s", text[at:].lstrip(), maxsplit=1)[0]
    return " ".join(rest.split()[:UNREAD_WORDS])
