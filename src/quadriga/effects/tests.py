"""Tests of one card, and how they are joined: places, one of several, not, other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quadriga.effects.grounds import grounds
from quadriga.effects.node import register
from quadriga.effects.program import Filter
from quadriga.effects.sorts import ANYTHING, CARD
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

if TYPE_CHECKING:
    from quadriga.effects.phrases import Phrase


class Test(Filter):
    """A test of one card, with the sort of things that it can be asked of."""

    def sort(self) -> int:
        return ANYTHING

    def among_picks(self) -> Apart | None:
        """The test of several picks together that it is or holds."""
        return None

    def spread(self) -> list[int]:
        """The values of which one each is meant ("a level 1, 2, and 3 card"); empty for all other tests."""
        return []

    def of_all(self, s: State, f: Frame, what: Phrase) -> int:
        """For tests that look at all things of a phrase together: 1 holds, 0 does not; -1 asks each by itself."""
        return -1


class Place(Test):
    """A test that says where cards are."""

    def found(self, s: State, f: Frame) -> list[int]:
        """The handles of the cards there."""
        raise NotImplementedError(type(self).__name__)

    def counted(self, s: State, f: Frame, what: Phrase) -> int:
        """How many of what a phrase describes count there, where that is more than those to be found; else -1."""
        return -1

    def all_of(self, s: State, f: Frame) -> list[int] | None:
        """The slots there, for places of cards that are all there; None where only handles say which are."""
        return None

    def sort(self) -> int:
        return CARD

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return s.handle(c) in self.found(s, f)

    def was_there(self, f: Frame, place: int, side: int) -> bool:
        """Was the thing of a record here before it happened? A place that says nothing of it lets everything pass."""
        return True

    def was_origin(self, f: Frame, place: int, side: int) -> bool:
        """Was this the place that a record names?"""
        return False


class Apart(Test):
    """A test of several picks together: each with a different …"""

    def among_picks(self) -> Apart | None:
        return self

    def differs(self, s: State, f: Frame, c: int, other: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    def admits(self, s: State, f: Frame, c: int, picked: list[int]) -> bool:
        """May it be picked beside these?"""
        for other in picked:
            if not self.differs(s, f, c, other):
                return False
        return True

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return True


@dataclass(eq=False)
class OneOf(Test):
    """At least one of several tests."""

    items: list[Filter]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        for one in self.items:
            if one.fits(s, f, c):
                return True
        return False

    def sort(self) -> int:
        found = ANYTHING
        for one in self.items:
            kind = one.sort() if isinstance(one, Test) else ANYTHING
            if kind != found and found != ANYTHING:
                return ANYTHING
            found = kind
        return found


@dataclass(eq=False)
class IsNot(Test):
    test: Filter

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return not self.test.fits(s, f, c)


@dataclass(eq=False)
class Other(Test):
    """Any but the source itself."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = grounds(s)
        return c != g.slot_of(s, g.this_entity(s, f))


register(OneOf, IsNot, Other)
