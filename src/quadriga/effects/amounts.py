"""Amounts: counts of things and happenings, attributes, totals, distinct values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.grounds import grounds
from quadriga.effects.node import Node, register
from quadriga.effects.phrases import Phrase, Some
from quadriga.effects.program import Amount
from quadriga.effects.registers import PAST
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Comparisons
EQUAL: Final = 0
OR_MORE: Final = 1
OR_LESS: Final = 2
MORE: Final = 3
LESS: Final = 4
UNEQUAL: Final = 5


def compare(a: int, op: int, b: int) -> bool:
    if op == EQUAL:
        return a == b
    if op == OR_MORE:
        return a >= b
    if op == OR_LESS:
        return a <= b
    if op == MORE:
        return a > b
    return a < b if op == LESS else a != b


@dataclass(eq=False)
class Compared(Node):
    """3 or higher, equal to or lower than …: a relation and the amount on its other side."""

    op: int
    n: int = 0
    amount: Amount | None = None

    def holds(self, s: State, f: Frame, value: int) -> bool:
        other = self.n if self.amount is None else self.amount.value(s, f)
        return compare(value, self.op, other)


class Count(Amount):
    """How many of something; where they are things, each can be spoken of."""

    def things(self, s: State, f: Frame) -> list[int]:
        return [-1] * self.value(s, f)


@dataclass(eq=False)
class CountOf(Count):
    """Each 『NAME』 you have, card discarded this way …"""

    what: Phrase

    def value(self, s: State, f: Frame) -> int:
        what = self.what
        place = what.what.place() if isinstance(what, Some) else None
        counted = place.counted(s, f, what) if place is not None else -1
        return counted if counted >= 0 else len(what.could(s, f))

    def things(self, s: State, f: Frame) -> list[int]:
        return self.what.could(s, f)


@dataclass(eq=False)
class Distinct(Count):
    """Different names (or another attribute) among things: each counts once."""

    attribute: int
    what: Phrase

    def value(self, s: State, f: Frame) -> int:
        g = grounds(s)
        found: list[str] = []
        for e in self.what.could(s, f):
            for name in g.attribute_names(s, g.slot_of(s, e), self.attribute):
                if name not in found:
                    found.append(name)
        return len(found)


@dataclass(eq=False)
class AttributeOf(Count):
    """This character's BP, the level of that card, each round on the sent card: the sum where there are several."""

    attribute: int
    what: Phrase

    def value(self, s: State, f: Frame) -> int:
        g = grounds(s)
        total = 0
        for e in self.what.could(s, f):
            total += g.attribute(s, f, g.slot_of(s, e), self.attribute)
        return total


@dataclass(eq=False)
class GameNumber(Count):
    """A number of the whole game: the Field Round count …"""

    which: int

    def value(self, s: State, f: Frame) -> int:
        return grounds(s).game_number(s, f, self.which)


def past(f: Frame) -> list[int]:
    """What is asked about happened before: what the thing was then, or nothing."""
    return f.sets[PAST]


register(Compared, CountOf, Distinct, AttributeOf, GameNumber)
