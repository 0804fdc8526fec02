"""A description: a conjunction of tests, in the order in which they are said."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.effects.program import Filter
from quadriga.effects.sorts import ANYTHING, UNIT
from quadriga.effects.tests import Apart, Place, Test
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class Posts(Test):
    """What stands behind a noun, in the order in which it is said."""

    items: list[Filter]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        for one in self.items:
            if not one.fits(s, f, c):
                return False
        return True


class Described(Test):
    """The tests of a description in one row, gathered once."""

    tests: list[Filter] | None = None
    spot: Place | None = None
    apart: Apart | None = None


@dataclass(eq=False)
class Description(Described):
    """A conjunction of tests, in the order in which they are said.

    Where nothing says where the thing is, and something was spoken of of which it can only be a part, `reg` is the
    register of that: "Look at three cards. Reveal one Kaiju card".
    """

    pre: list[Filter] | None = None
    what: Filter | None = None
    noun: Filter | None = None
    posts: Posts | None = None
    late: Filter | None = None
    more: Posts | None = None

    def gather(self) -> list[Filter]:
        if self.tests is None:
            tests: list[Filter] = []
            for part in self.parts():
                if isinstance(part, Place):
                    self.spot = part
                elif isinstance(part, Test) and part.among_picks() is not None:
                    self.apart = part.among_picks()
                else:
                    tests.append(part)
            self.tests = tests
        return self.tests

    def parts(self) -> list[Filter]:
        found: list[Filter] = []
        if self.what is not None:
            found.append(self.what)
        if self.pre is not None:
            found = found + self.pre
        for some in (self.posts, self.more):
            if some is not None:
                found = found + some.items
        if self.noun is not None:
            found.append(self.noun)
        if self.late is not None:
            found.append(self.late)
        return found

    def fits(self, s: State, f: Frame, c: int) -> bool:
        """All of it, where the card is left aside."""
        for one in self.gather():
            if not one.fits(s, f, c):
                return False
        return self.spot is None or self.spot.fits(s, f, c)

    def suits(self, s: State, f: Frame, c: int) -> bool:
        """What the card is, wherever it lies."""
        tests = self.tests
        if tests is None:
            tests = self.gather()
        for one in tests:
            if not one.fits(s, f, c):
                return False
        return True

    def place(self) -> Place | None:
        self.gather()
        return self.spot

    def spreads(self) -> Test | None:
        """The test of which one each is meant, if there is one."""
        for one in self.pre or []:
            if isinstance(one, Test) and one.spread():
                return one
        return None

    def sort(self) -> int:
        if self.noun is not None and isinstance(self.noun, Test) and self.noun.sort() != ANYTHING:
            return self.noun.sort()
        if self.place() is not None and self.spot is not None:
            return self.spot.sort()
        return self.what.sort() if isinstance(self.what, Test) and self.what.sort() != ANYTHING else UNIT


register(Description, Posts)
