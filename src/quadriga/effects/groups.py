"""Which cards an instruction speaks of, and how many of something there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.effects.program import (
    COUNT,
    EVENT,
    IT,
    LOOKED,
    MOVED,
    OTHER,
    Amount,
    Filter,
    Group,
)
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import handle_of, slot_of
from quadriga.kernel.state import State

# Whose
YOURS: Final = 0
OPPONENTS: Final = 1
ANYBODYS: Final = 2


def seats(whose: int, controller: int) -> list[int]:
    if whose == YOURS:
        return [controller]
    if whose == OPPONENTS:
        return [1 - controller]
    return [controller, 1 - controller]


def still_here(s: State, handles: list[int]) -> list[int]:
    return [h for h in handles if s.here(h)]


@dataclass(eq=False)
class This(Group):
    """The card whose ability this is, if it is still the same object."""

    def handles(self, s: State, f: Frame) -> list[int]:
        return [f.source] if s.here(f.source) else []

    def has(self, s: State, f: Frame, c: int) -> bool:
        return f.source == handle_of(s.ref[c], c)


@dataclass(eq=False)
class It(Group):
    """What was chosen, revealed or spoken of last."""

    def handles(self, s: State, f: Frame) -> list[int]:
        return still_here(s, f.sets[IT])


@dataclass(eq=False)
class EventCard(Group):
    """The card of the event that set this ability off."""

    def handles(self, s: State, f: Frame) -> list[int]:
        return still_here(s, f.sets[EVENT])


@dataclass(eq=False)
class OtherCard(Group):
    """The second card of that event."""

    def handles(self, s: State, f: Frame) -> list[int]:
        return still_here(s, f.sets[OTHER])


@dataclass(eq=False)
class LookedAt(Group):
    """The cards being looked at that have not been taken from among them."""

    def handles(self, s: State, f: Frame) -> list[int]:
        return still_here(s, f.sets[LOOKED])


@dataclass(eq=False)
class Moved(Group):
    """The cards that the last moving instruction moved, where they lie now."""

    def handles(self, s: State, f: Frame) -> list[int]:
        return still_here(s, f.sets[MOVED])


@dataclass(eq=False)
class Together(Group):
    """Several groups as one, each card once."""

    groups: list[Group]

    def handles(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        for group in self.groups:
            for h in group.handles(s, f):
                if h not in found:
                    found.append(h)
        return found


@dataclass(eq=False)
class Among(Group):
    """Those of a group that pass all filters."""

    group: Group
    filters: list[Filter]

    def handles(self, s: State, f: Frame) -> list[int]:
        return [h for h in self.group.handles(s, f) if passes(s, f, slot_of(h), self.filters)]


def passes(s: State, f: Frame, c: int, filters: list[Filter]) -> bool:
    for one in filters:
        if not one.fits(s, f, c):
            return False
    return True


@dataclass(eq=False)
class Another(Filter):
    """Any card but the source itself."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return c != (slot_of(f.source)) or not s.here(f.source)


@dataclass(eq=False)
class AnyOf(Filter):
    """At least one of several filters."""

    filters: list[Filter]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        for one in self.filters:
            if one.fits(s, f, c):
                return True
        return False


@dataclass(eq=False)
class AllOf(Filter):
    filters: list[Filter]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return passes(s, f, c, self.filters)


@dataclass(eq=False)
class Except(Filter):
    """Not what this filter says."""

    one: Filter

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return not self.one.fits(s, f, c)


@dataclass(eq=False)
class Fixed(Amount):
    n: int

    def value(self, s: State, f: Frame) -> int:
        return self.n


@dataclass(eq=False)
class NumberOf(Amount):
    """How many cards a group has."""

    group: Group

    def value(self, s: State, f: Frame) -> int:
        return len(self.group.handles(s, f))


@dataclass(eq=False)
class Times(Amount):
    amount: Amount
    factor: int

    def value(self, s: State, f: Frame) -> int:
        return self.amount.value(s, f) * self.factor


@dataclass(eq=False)
class Plus(Amount):
    amount: Amount
    more: int

    def value(self, s: State, f: Frame) -> int:
        return self.amount.value(s, f) + self.more


@dataclass(eq=False)
class LastCount(Amount):
    """How many cards the last instruction moved, chose or changed."""

    def value(self, s: State, f: Frame) -> int:
        return f.x[COUNT]


register(
    This, It, EventCard, OtherCard, LookedAt, Moved, Together, Among, Another, AnyOf, AllOf, Except, Fixed,
    NumberOf, Times, Plus, LastCount,
)  # fmt: skip
