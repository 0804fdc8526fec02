"""Numbers and conditions of the texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import Node, register
from quadriga.effects.program import Amount, Condition
from quadriga.games.universal_arena.context import SPENT, STATUS, TARGETS, USER, X, context
from quadriga.games.universal_arena.statuses import has, number
from quadriga.games.universal_arena.table import table
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Who a phrase speaks of
THIS_CHARACTER: Final = 0
THE_TARGET: Final = 1
ALL_YOUR_CHARACTERS: Final = 2


class Bound(Node):
    """A name in a text and, once a match is laid out, the face it stands for there."""

    id: int = -1


@dataclass(eq=False)
class StatusName(Bound):
    """The name is kept as printed; a prefix before the name of a shared status changes nothing."""

    name: str


@dataclass(eq=False)
class CardName(Bound):
    name: str


# -- amounts ---------------------------------------------------------------------------------


@dataclass(eq=False)
class PlainNumber(Amount):
    n: int

    def value(self, s: State, f: Frame) -> int:
        return self.n


@dataclass(eq=False)
class XNumber(Amount):
    """X, or X with something added or taken off (uni.text.damage.3)."""

    more: int = 0

    def value(self, s: State, f: Frame) -> int:
        return max(0, context(table(s), f).x[X] + self.more)


@dataclass(eq=False)
class XLess(Amount):
    n: int

    def value(self, s: State, f: Frame) -> int:
        return max(0, context(table(s), f).x[X] - self.n)


@dataclass(eq=False)
class TimesX(Amount):
    """X times N: the same product, said the other way round."""

    n: int

    def value(self, s: State, f: Frame) -> int:
        return self.n * context(table(s), f).x[X]


@dataclass(eq=False)
class XTimes(Amount):
    n: int

    def value(self, s: State, f: Frame) -> int:
        return self.n * context(table(s), f).x[X]


@dataclass(eq=False)
class SpentTimes(Amount):
    """So much per unit spent just before."""

    n: int
    status: StatusName

    def value(self, s: State, f: Frame) -> int:
        return self.n * context(table(s), f).x[SPENT]


# -- conditions ------------------------------------------------------------------------------


def spoken_of(f: Frame, who: int) -> int:
    """The character a phrase speaks of, or -1 where there is no target."""
    if who == THIS_CHARACTER:
        return f.x[USER]
    targets = f.sets[TARGETS]
    return targets[0] if targets else -1


@dataclass(eq=False)
class HasStatus(Condition):
    """Has (N or more of) a status when the sentence is reached (uni.text.if.1)."""

    who: int
    status: StatusName
    least: int = 1

    def holds(self, s: State, f: Frame) -> bool:
        ch = spoken_of(f, self.who)
        if ch < 0:
            return False
        t = table(s)
        if self.least <= 1:
            return has(t, ch, self.status.id)
        return number(t, ch, self.status.id) >= self.least


@dataclass(eq=False)
class HasAny(Condition):
    """Has one of several statuses."""

    who: int
    wanted: list[Condition]

    def holds(self, s: State, f: Frame) -> bool:
        for c in self.wanted:
            if c.holds(s, f):
                return True
        return False


@dataclass(eq=False)
class LacksStatus(Condition):
    who: int
    status: StatusName

    def holds(self, s: State, f: Frame) -> bool:
        ch = spoken_of(f, self.who)
        return ch < 0 or not has(table(s), ch, self.status.id)


@dataclass(eq=False)
class XIs(Condition):
    n: int

    def holds(self, s: State, f: Frame) -> bool:
        return context(table(s), f).x[X] == self.n


@dataclass(eq=False)
class NumberAtLeast(Condition):
    """A status of this character stands at N or more."""

    status: StatusName
    least: int

    def holds(self, s: State, f: Frame) -> bool:
        return number(table(s), f.x[USER], self.status.id) >= self.least


@dataclass(eq=False)
class NumberAtMost(Condition):
    status: StatusName
    most: int

    def holds(self, s: State, f: Frame) -> bool:
        return number(table(s), f.x[USER], self.status.id) <= self.most


@dataclass(eq=False)
class OwnNumberAtMost(Condition):
    """While the number of the status whose line this is stands at N or less."""

    n: int
    which: int = 0

    def holds(self, s: State, f: Frame) -> bool:
        return number(table(s), f.x[USER], f.x[STATUS]) <= self.n


register(
    StatusName, CardName, PlainNumber, XNumber, XLess, XTimes, TimesX, SpentTimes, HasStatus, HasAny, LacksStatus, XIs,
    NumberAtLeast, NumberAtMost, OwnNumberAtMost,
)  # fmt: skip
