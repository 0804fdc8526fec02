"""Costs that are paid by giving something up: what a card demands beside energy and AP (ua.cost.extra.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.effects.program import Group
from quadriga.games.union_arena.chapters.faces import Cost
from quadriga.games.union_arena.chapters.readying import rest
from quadriga.games.union_arena.chapters.sidelining import place_in_sideline, remove, sideline
from quadriga.games.union_arena.chapters.table import table
from quadriga.kernel.decisions import MODE, PICK, arg_a, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

# What is done with the cards
REST: Final = 0
TO_SIDELINE: Final = 1
SIDELINE_IT: Final = 2
TO_REMOVAL: Final = 3


@dataclass(eq=False)
class GiveUp(Cost):
    """Give up n cards of a group, one pick at a time."""

    group: Group
    n: int
    deed: int

    def candidates(self, s: State, seat: int, source: int) -> list[int]:
        f = table(s).look(s.handle(source), seat)
        return [slot_of(h) for h in self.group.handles(s, f) if slot_of(h) != source]

    def payable(self, s: State, seat: int, source: int) -> bool:
        return len(self.candidates(s, seat, source)) >= self.n

    def pay(self, s: State, f: Frame, seat: int, source: int) -> bool:
        """`phase` counts what has been given up, plus one; True when all is paid."""
        if f.phase > 0 and verb(s.picked) == PICK:
            self.give(s, arg_a(s.picked), f.source)
            if f.phase >= self.n:
                return True
        cards = self.candidates(s, seat, source)
        if len(cards) <= self.n - f.phase:
            for c in cards:
                self.give(s, c, f.source)
            return True
        f.phase += 1
        s.ask(seat, "pay", [option(PICK, c) for c in cards], "ua.cost.extra.1", f.source)
        return False

    def give(self, s: State, c: int, source: int) -> None:
        g = table(s)
        if self.deed == REST:
            rest(g, c, "ua.cost.extra.1", -1)
        elif self.deed == TO_SIDELINE:
            place_in_sideline(g, c, "ua.cost.extra.1", source)
        elif self.deed == SIDELINE_IT:
            sideline(g, c, "ua.sideline.3", source)
        else:
            remove(g, c, "ua.cost.extra.1", source)


@dataclass(eq=False)
class BothCosts(Cost):
    """One thing and another."""

    first: Cost
    second: Cost

    def payable(self, s: State, seat: int, source: int) -> bool:
        return self.first.payable(s, seat, source) and self.second.payable(s, seat, source)

    def pay(self, s: State, f: Frame, seat: int, source: int) -> bool:
        if f.phase < SECOND:
            if not self.first.pay(s, f, seat, source):
                return False
            f.phase = SECOND
        f.phase -= SECOND
        done = self.second.pay(s, f, seat, source)
        f.phase += SECOND
        return done


@dataclass(eq=False)
class EitherCost(Cost):
    """One thing or another, as its player likes; what cannot be paid is not offered."""

    options: list[Cost]

    def payable(self, s: State, seat: int, source: int) -> bool:
        for cost in self.options:
            if cost.payable(s, seat, source):
                return True
        return False

    def pay(self, s: State, f: Frame, seat: int, source: int) -> bool:
        if f.phase == 0:
            ways = [i for i in range(len(self.options)) if self.options[i].payable(s, seat, source)]
            if len(ways) > 1:
                f.phase = ASKED
                s.ask(seat, "pay with", [option(MODE, i) for i in ways], "ua.cost.extra.1", f.source)
                return False
            f.phase = WAYS + WAYS * ways[0]
        elif f.phase == ASKED:
            f.phase = WAYS + WAYS * arg_a(s.picked)
        way = f.phase // WAYS - 1
        f.phase %= WAYS
        done = self.options[way].pay(s, f, seat, source)
        f.phase += WAYS + WAYS * way
        return done


SECOND: Final = 100
"""From this phase on the second of two costs is being paid."""
ASKED: Final = 999
WAYS: Final = 1000
"""A phase of so many times way plus one says which way was picked."""

register(GiveUp, BothCosts, EitherCost)
