"""How many: one, exactly two, up to three, all, that many …, as a choice and as a condition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import Node, register
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Quantities
EXACTLY: Final = 0
UP_TO: Final = 1
FROM_TO: Final = 2
AT_LEAST: Final = 3
AT_MOST: Final = 4
ANY_NUMBER: Final = 5
ALL: Final = 6
THE: Final = 7
A: Final = 8
NO: Final = 9
ANOTHER: Final = 10
THAT_MANY: Final = 11
ONLY: Final = 12
"""Exactly so many, neither more nor fewer, also in a condition."""
ONE_OF_EACH: Final = 13
"""As many as there are that differ from one another."""
MORE_THAN: Final = 14
FEWER_THAN: Final = 15
DOWN_TO: Final = 16
"""So many that n are left."""


@dataclass(eq=False)
class Quantity(Node):
    op: int
    n: int = 1
    m: int = 0

    def many(self) -> bool:
        if self.op in (EXACTLY, UP_TO, ANOTHER, ONLY, A, THE):
            return self.n > 1
        return True

    def least(self, s: State, f: Frame, found: int) -> int:
        op = self.op
        if op in (EXACTLY, ONLY, A, ANOTHER, AT_LEAST):
            return self.n
        if op == THAT_MANY:
            return len(f.sets[self.reg])
        if op == FROM_TO:
            return self.m
        if op == MORE_THAN:
            return self.n + 1
        if op == DOWN_TO:
            return max(0, found - self.n)
        return found if op in (ALL, THE, ONE_OF_EACH) else 0

    def most(self, s: State, f: Frame, found: int) -> int:
        op = self.op
        if op in (EXACTLY, ONLY, A, ANOTHER, UP_TO, FROM_TO, AT_MOST):
            return self.n
        if op == THAT_MANY:
            return len(f.sets[self.reg])
        if op == FEWER_THAN:
            return self.n - 1
        if op == DOWN_TO:
            return max(0, found - self.n)
        return 0 if op == NO else found

    def holds(self, count: int, f: Frame) -> bool:
        """As a condition: is it true of so many?"""
        op = self.op
        if op == NO:
            return count == 0
        if op == ONLY:
            return count == self.n
        if op == AT_MOST or op == UP_TO:
            return count <= self.n
        if op == FROM_TO:
            return self.m <= count <= self.n
        if op == THAT_MANY:
            return count >= len(f.sets[self.reg])
        if op == MORE_THAN:
            return count > self.n
        if op == FEWER_THAN:
            return count < self.n
        return count >= (self.n if op in (EXACTLY, A, ANOTHER, AT_LEAST) else 1)


register(Quantity)
