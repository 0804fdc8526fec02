"""What a text counts."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.groups import YOURS
from quadriga.effects.node import register
from quadriga.effects.program import Amount, Group
from quadriga.games.ultraman.battle import level_of, name_of
from quadriga.games.ultraman.describing import standing_for, this_character
from quadriga.games.ultraman.resolving import SENT
from quadriga.games.ultraman.table import HAND, table
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class GroupsOf(Amount):
    """For every n: complete groups of n (ucg.count.1)."""

    amount: Amount
    n: int

    def value(self, s: State, f: Frame) -> int:
        return self.amount.value(s, f) // self.n


@dataclass(eq=False)
class DifferentNames(Amount):
    """Different character names in a group (ucg.count.1)."""

    group: Group

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        names: list[str] = []
        for h in self.group.handles(s, f):
            k = standing_for(t, h & 4095)
            name = name_of(t, k) if k >= 0 else t.face(h & 4095).character
            if name not in names:
                names.append(name)
        return len(names)


@dataclass(eq=False)
class HandSize(Amount):
    whose: int

    def value(self, s: State, f: Frame) -> int:
        seat = f.controller if self.whose == YOURS else 1 - f.controller
        return len(table(s).pile(seat, HAND))


@dataclass(eq=False)
class ToHandSize(Amount):
    """What is missing until you have n cards in your hand."""

    n: int

    def value(self, s: State, f: Frame) -> int:
        missing = self.n - len(table(s).pile(f.controller, HAND))
        return missing if missing > 0 else 0


@dataclass(eq=False)
class RoundCount(Amount):
    """The Field Round count (2.4.2.3)."""

    def value(self, s: State, f: Frame) -> int:
        return table(s).round_count()


@dataclass(eq=False)
class ChargeCount(Amount):
    """Face-down and sideways cards under this character."""

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        k = this_character(t, f)
        return len(t.charges_of(k)) if k >= 0 else 0


@dataclass(eq=False)
class RoundsOf(Amount):
    """Each round on the sent scene card."""

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        total = 0
        for h in f.sets[SENT]:
            total += t.face(h & 4095).round
        return total


@dataclass(eq=False)
class TotalLevel(Amount):
    """One level per character (ucg.char.3)."""

    who: Group

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        total = 0
        for h in self.who.handles(s, f):
            total += level_of(t, t.character_of(h & 4095))
        return total


register(ToHandSize, RoundCount, GroupsOf, DifferentNames, HandSize, ChargeCount, RoundsOf, TotalLevel)
