"""The lines of a phrase table, as the reader and the printer share them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from quadriga.effects.node import Node
from quadriga.text.pattern import Pattern, equal, fresh
from quadriga.text.template import Wording, tokens


class Line:
    """One wording of one category: what it says and what it builds."""

    number = 0  # tells the wordings of one node class apart; 0 stays free for "the usual one"
    declaration = 0  # which declaration made it: a verb frame makes many lines (`language`)

    def __init__(self, category: str, wording: Wording) -> None:
        self.category, self.wording = category, wording

    def build(self, values: Sequence[Any]) -> Any:
        raise NotImplementedError

    def match(self, value: Any) -> Sequence[Any] | None:
        """What fills the slots if this line can say the value, else None."""
        raise NotImplementedError

    def __str__(self) -> str:
        return f"{self.category}: {self.wording}"


class Phrase(Line):
    """A wording that builds a node."""

    def __init__(self, category: str, wording: Wording, pattern: Pattern) -> None:
        super().__init__(category, wording)
        self.pattern = pattern
        self.blank: list[Any] = [None] * len(wording.gaps)
        slots = [gap.slot for gap in wording.gaps]
        self.agrees = [(slots.index(name), singular) for name, singular in wording.agrees if name in slots]

    def build(self, values: Sequence[Any]) -> Any:
        return self.pattern.build(values)

    def match(self, value: Any) -> Sequence[Any] | None:
        found = self.blank.copy()
        return found if self.pattern.match(value, found) else None


class Value(Line):
    """A wording that stands for a plain value."""

    def __init__(self, category: str, wording: Wording, value: Any) -> None:
        super().__init__(category, wording)
        self.value = value

    def build(self, values: Sequence[Any]) -> Any:
        return fresh(self.value)

    def match(self, value: Any) -> Sequence[Any] | None:
        return () if equal(value, self.value) else None


class Style(Line):
    """One way to join a list, from an example: `a or b` joins two, `a, b or c` three and more."""

    def __init__(self, category: str, wording: Wording, pattern: Pattern | None) -> None:
        super().__init__(category, wording)
        self.length = len(wording.gaps)
        self.pattern = pattern  # a node with one hole for the list; None for a plain list
        self.agrees: list[tuple[int, bool]] = []

    def build(self, values: Sequence[Any]) -> Any:
        return self.pattern.build([list(values)]) if self.pattern else list(values)

    def match(self, value: Any) -> Sequence[Any] | None:
        if self.pattern:
            found: list[Any] = [None]
            if not self.pattern.match(value, found):
                return None
            value = found[0]
        if not isinstance(value, (list, tuple)):
            return None
        return value if len(value) == self.length or len(value) > self.length == 3 else None


class Include(Line):
    """Everything of another category, unchanged."""

    def build(self, values: Sequence[Any]) -> Any:
        return values[0]


class Terminal:
    """A category read by code instead of phrases: numbers and quoted names.

    `match(tokens, spaced, at)` gives the end and the value, or None; `show(value)` the text or None.
    """

    firsts: frozenset[str] = frozenset()

    def match(self, bare: list[str], spaced: list[str], at: int) -> tuple[int, Any] | None:
        raise NotImplementedError

    def show(self, value: Any) -> str | None:
        raise NotImplementedError

    def sample(self, pick: Callable[[int], int]) -> Any:
        """Some value that `show` prints; `pick(n)` gives a number below n."""
        raise NotImplementedError


DIGITS = "\0digits"  # stands in sets of first tokens for any run of digits
SMALL = "\0small"  # … and this for any word without one
CAPITAL = "\0capital"  # … and this for any word with a capital letter, where names stand without quotes


MOST_DIGITS = 5
"""No card prints a larger number; one that does is not understood."""


class Digits(Terminal):
    """`#`: 2, 1500."""

    firsts = frozenset({DIGITS})

    def match(self, bare: list[str], spaced: list[str], at: int) -> tuple[int, Any] | None:
        token = bare[at]
        # A leading zero would not come back when printed, so it is not a number here.
        return (
            (at + 1, int(token))
            if token.isdecimal()
            and token.isascii()
            and (token[0] != "0" or token == "0")
            and len(token) <= MOST_DIGITS
            else None
        )

    def show(self, value: Any) -> str | None:
        return str(value) if type(value) is int and value >= 0 else None

    def sample(self, pick: Callable[[int], int]) -> Any:
        return pick(5) if pick(2) else 500 * pick(8)


class Signed(Terminal):
    """`#+`: +1000, -2."""

    firsts = frozenset({"+", "-"})

    def match(self, bare: list[str], spaced: list[str], at: int) -> tuple[int, Any] | None:
        found = Digits().match(bare, spaced, at + 1)
        if found is None or spaced[at + 1][0] == " " or (bare[at] == "-" and found[1] == 0):
            return None
        return found[0], found[1] if bare[at] == "+" else -found[1]

    def show(self, value: Any) -> str | None:
        return f"{value:+d}" if type(value) is int else None

    def sample(self, pick: Callable[[int], int]) -> Any:
        return 1000 * (pick(7) - 3)


class Quoted(Terminal):
    """A name between quotes or brackets, its characters kept exactly."""

    longest = 10  # words; what is longer is a quoted ability, not a name

    def __init__(
        self, opening: str, closing: str, allowed: Callable[[str], bool] | None, samples: tuple[str, ...]
    ) -> None:
        self.opening, self.closing, self.allowed, self.samples = opening, closing, allowed, samples
        self.firsts = frozenset({opening})

    def match(self, bare: list[str], spaced: list[str], at: int) -> tuple[int, Any] | None:
        if bare[at] != self.opening:
            return None
        depth, end = 1, at + 1
        while bare[end] and bare[end] != "\n":
            if bare[end] == self.closing:
                depth -= 1
                if depth == 0:
                    name = "".join(spaced[at + 1 : end])
                    return (end + 1, name) if self._is_name(name) else None
            elif bare[end] == self.opening:
                depth += 1
            end += 1
        return None

    def _is_name(self, name: str) -> bool:
        if name != " ".join(name.split()) or not 0 < len(name.split()) <= self.longest:
            return False
        return self.allowed is None or self.allowed(name)

    def show(self, value: Any) -> str | None:
        """None for what would not read back: a name with a stray quote in it."""
        if not isinstance(value, str):
            return None
        text = f"{self.opening}{value}{self.closing}"
        found = tokens(text)
        bare = [token for _, token, _ in found] + [""]
        spaced = [" " * space + token for space, token, _ in found] + [""]
        return text if self.match(bare, spaced, 0) == (len(found), value) else None

    def sample(self, pick: Callable[[int], int]) -> Any:
        return self.samples[pick(len(self.samples))]


def singular(value: Any) -> bool | None:
    """Whether a count is one; None where it cannot be told."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value == 1
    if isinstance(value, Node):
        told = getattr(value, "singular", None)
        if isinstance(told, bool):
            return told
        numbers = [v for v in (getattr(value, f.name) for f in fields(value)) if type(v) is int]  # type: ignore[arg-type]
        return numbers[0] == 1 if len(numbers) == 1 else None
    return None
