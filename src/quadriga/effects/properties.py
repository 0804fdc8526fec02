"""Tests that every game's descriptions are made of: attributes compared, shared, or different from one another."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.amounts import MORE, Compared, compare
from quadriga.effects.descriptions import Description
from quadriga.effects.grounds import grounds
from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import Filter
from quadriga.effects.registers import FIRST_GROUP
from quadriga.effects.tests import Apart, Test
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

NO_NUMBER = -1
"""What `Grounds.attribute` gives for a card that has no such number."""


@dataclass(eq=False)
class With(Test):
    """With a property; that has it."""

    test: Filter

    def among_picks(self) -> Apart | None:
        return self.test.among_picks() if isinstance(self.test, Test) else None

    def of_all(self, s: State, f: Frame, what: Phrase) -> int:
        return self.test.of_all(s, f, what) if isinstance(self.test, Test) else -1

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return self.test.fits(s, f, c)


@dataclass(eq=False)
class Without(Test):
    test: Filter

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return not self.test.fits(s, f, c)


@dataclass(eq=False)
class Being(Test):
    """That is …"""

    test: Filter

    def of_all(self, s: State, f: Frame, what: Phrase) -> int:
        return self.test.of_all(s, f, what) if isinstance(self.test, Test) else -1

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return self.test.fits(s, f, c)


@dataclass(eq=False)
class NotBeing(Test):
    """That is not …"""

    test: Filter

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return not self.test.fits(s, f, c)


@dataclass(eq=False)
class ADescription(Test):
    """A Kaiju with TYPE …, as what a thing is."""

    what: Description

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return self.what.fits(s, f, c)


@dataclass(eq=False)
class AttributeIs(Test):
    """Level 3 or higher, BP of 5000 or less, a round equal to or lower than …"""

    attribute: int
    compared: Compared

    def fits(self, s: State, f: Frame, c: int) -> bool:
        value = grounds(s).attribute(s, f, c, self.attribute)
        return value != NO_NUMBER and self.compared.holds(s, f, value)


@dataclass(eq=False)
class AttributeIn(Test):
    """Level 2 or 3. `every`: "a level 1, 2, and 3 card" is one of each."""

    attribute: int
    values: list[int]
    every: bool = False

    def spread(self) -> list[int]:
        return self.values if self.every else []

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return grounds(s).attribute(s, f, c, self.attribute) in self.values


@dataclass(eq=False)
class SameAs(Test):
    """The same character name as that card; without a name of it, as what the instruction is about."""

    attribute: int
    ref: Phrase | None = None

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = grounds(s)
        others = self.ref.could(s, f) if self.ref is not None else f.sets[self.reg] if self.reg >= FIRST_GROUP else []
        for e in others:
            other = g.slot_of(s, e)
            if other >= 0 and g.alike(s, f, c, other, self.attribute):
                return True
        return False


@dataclass(eq=False)
class Differs(Apart):
    """Each with a different name, TYPE, level …; of a single one: different from what was spoken of before (`reg`)."""

    attribute: int

    def among_picks(self) -> Apart | None:
        return self if self.reg < FIRST_GROUP else None

    def fits(self, s: State, f: Frame, c: int) -> bool:
        if self.reg < FIRST_GROUP:
            return True
        g = grounds(s)
        for e in f.sets[self.reg]:
            other = g.slot_of(s, e)
            if other >= 0 and g.alike(s, f, c, other, self.attribute):
                return False
        return True

    def of_all(self, s: State, f: Frame, what: Phrase) -> int:
        """As what is said of several: each of your characters has a different name."""
        g = grounds(s)
        slots = [g.slot_of(s, e) for e in what.could(s, f)]
        for i in range(len(slots)):
            if not self.admits(s, f, slots[i], slots[:i]):
                return 0
        return 1 if slots else 0

    def differs(self, s: State, f: Frame, c: int, other: int) -> bool:
        return not grounds(s).alike(s, f, c, other, self.attribute)


@dataclass(eq=False)
class Shared(Test):
    """They share a TYPE, they have the same level: any two of several."""

    attribute: int

    def of_all(self, s: State, f: Frame, what: Phrase) -> int:
        g = grounds(s)
        slots = [g.slot_of(s, e) for e in what.could(s, f)]
        for i in range(len(slots)):
            for other in slots[:i]:
                if not g.alike(s, f, slots[i], other, self.attribute):
                    return 0
        return 1 if len(slots) > 1 else 0

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return False


@dataclass(eq=False)
class TotalAtMost(Apart):
    """With a total level of n or less: what is picked together."""

    attribute: int
    n: int

    def admits(self, s: State, f: Frame, c: int, picked: list[int]) -> bool:
        g = grounds(s)
        total = g.attribute(s, f, c, self.attribute)
        for other in picked:
            total += g.attribute(s, f, other, self.attribute)
        return total <= self.n


@dataclass(eq=False)
class OnlyOne(Test):
    """The only character you have: it is one, and nothing else of its player is."""

    what: Description

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = grounds(s)
        if not self.what.fits(s, f, c):
            return False
        for other in g.in_play(s):
            if other != c and g.belongs(s, other) == g.belongs(s, c) and self.what.suits(s, f, other):
                return False
        return True


@dataclass(eq=False)
class AttributeBeyond(Test):
    """A higher (or lower) level than that card's."""

    attribute: int
    op: int
    ref: Phrase

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = grounds(s)
        mine = g.attribute(s, f, c, self.attribute)
        found = False
        for e in self.ref.could(s, f):
            other = g.slot_of(s, e)
            if other >= 0:
                if not compare(mine, self.op, g.attribute(s, f, other, self.attribute)):
                    return False
                found = True
        return found


@dataclass(eq=False)
class Extreme(Test):
    """The highest (or lowest) of all in play on its side."""

    attribute: int
    op: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = grounds(s)
        mine = g.attribute(s, f, c, self.attribute)
        for other in g.in_play(s):
            if g.belongs(s, other) == g.belongs(s, c):
                value = g.attribute(s, f, other, self.attribute)
                if value != NO_NUMBER and compare(value, self.op, mine):
                    return False
        return mine != NO_NUMBER


@dataclass(eq=False)
class OtherThan(Test):
    """Other than this character, except for the card you discarded."""

    ref: Phrase

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = grounds(s)
        for e in self.ref.could(s, f):
            if g.slot_of(s, e) == c:
                return False
        return True


HIGHEST = MORE


register(
    With,
    Without,
    Being,
    NotBeing,
    ADescription,
    AttributeIs,
    AttributeIn,
    SameAs,
    Differs,
    AttributeBeyond,
    Extreme,
    OtherThan,
    Shared,
    TotalAtMost,
    OnlyOne,
)
