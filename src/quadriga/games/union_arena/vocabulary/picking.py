"""Choosing cards by a text: how many, which together, and what the text says of them."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.choices import Choose
from quadriga.effects.groups import passes
from quadriga.effects.node import Node, content, register
from quadriga.effects.program import (
    DID,
    IT,
    PICKED,
    WAIT,
    Amount,
    Filter,
    Group,
)
from quadriga.games.union_arena.chapters.limits import range_bonus, use_up_range
from quadriga.games.union_arena.chapters.table import DECK, table
from quadriga.games.union_arena.chapters.values import bp
from quadriga.games.union_arena.vocabulary.filters import OR_LESS
from quadriga.games.union_arena.vocabulary.filters_numbers import BPIs, BPMarked
from quadriga.games.union_arena.vocabulary.registers import actor, fails
from quadriga.kernel.decisions import PICK, arg_a, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


def states_range(value: object) -> bool:
    """Does a text say "… or less BP" of what is chosen (ua.choose.range.1)?"""
    if isinstance(value, BPIs):
        return value.how == OR_LESS
    if isinstance(value, BPMarked):
        return True
    if isinstance(value, list):
        return any(states_range(one) for one in value)
    return isinstance(value, Node) and any(states_range(one) for one in content(value))


def shares_name(s: State, handles: list[int], c: int) -> bool:
    g = table(s)
    for h in handles:
        if g.face(slot_of(h)).name == g.face(c).name:
            return True
    return False


@dataclass(eq=False)
class Pick(Choose):
    """Choose cards on the table; BP ranges may be widened (ua.choose.range.1).

    A price for choosing is paid before the next pick is asked for (ua.choose.tax.1).
    """

    def __post_init__(self) -> None:
        self.barred: list[Filter] = []
        """Which cards another sentence of the text rules out; the builder notes it."""
        self.distinct = False
        """Another sentence wants different names; the builder notes it."""
        self.register = -1
        """Where the cards are kept that the text speaks of afterwards; the binder notes it."""
        self.before = -1
        """The register of the cards that this choice adds to."""
        self.adds_to_this = False
        """It adds to the card itself."""

    def picky(self) -> bool:
        return self.distinct

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        if self.distinct and shares_name(s, f.sets[PICKED], c):
            return False
        return not self.barred or not passes(s, f, c, self.barred)

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 2:
            f.phase = 1
            return self.ask_next(s, f)
        if f.phase == 1 and verb(s.picked) == PICK and self.taxed:
            self.take(s, f, arg_a(s.picked))
            if s.stack[len(s.stack) - 1] is not f:
                f.phase = 2
                return WAIT
            return self.ask_next(s, f)
        return super().run(s, f)

    def ask_next(self, s: State, f: Frame) -> int:
        g = table(s)
        if self.taxed:
            g.range_more = range_bonus(g, f.controller)
        result = super().ask_next(s, f)
        g.range_more = 0
        return result

    def finish(self, s: State, f: Frame) -> int:
        g = table(s)
        if self.taxed and g.applied and f.sets[PICKED] and states_range(self.among):
            use_up_range(g, f.controller)
        did = f.x[DID]
        result = super().finish(s, f)
        if did == 0:
            fails(f)
        if self.register >= 0:
            f.sets[self.register] = f.sets[PICKED]
        return result

    def asked(self, f: Frame) -> int:
        return actor(f) if self.chooser == 0 else 1 - f.controller


@dataclass(eq=False)
class SameBP(Pick):
    """Choose characters whose BP are the same."""

    def picky(self) -> bool:
        return True

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        for h in f.sets[PICKED]:
            if bp(g, slot_of(h)) != bp(g, c):
                return False
        return super().fits_with(s, f, c)


@dataclass(eq=False)
class TotalBP(Pick):
    """Choose characters whose BP together is not above a number."""

    total: int = 0

    def picky(self) -> bool:
        return True

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        total = bp(g, c)
        for h in f.sets[PICKED]:
            total += bp(g, slot_of(h))
        return total <= self.total and super().fits_with(s, f, c)


@dataclass(eq=False)
class TotalEnergy(Pick):
    """Choose cards whose required energy together is not above a number."""

    total: int = 0

    def picky(self) -> bool:
        return True

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        total = g.face(c).energy
        for h in f.sets[PICKED]:
            total += g.face(slot_of(h)).energy
        return total <= self.total and super().fits_with(s, f, c)


@dataclass(eq=False)
class OnDifferentLines(Pick):
    """Choose cards no two of which stand on the same line."""

    def picky(self) -> bool:
        return True

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        for h in f.sets[PICKED]:
            if s.zone[slot_of(h)] == s.zone[c]:
                return False
        return super().fits_with(s, f, c)


@dataclass(eq=False)
class OnOneLine(Pick):
    """Choose cards that stand on the same line."""

    def picky(self) -> bool:
        return True

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        for h in f.sets[PICKED]:
            if s.zone[slot_of(h)] != s.zone[c]:
                return False
        return super().fits_with(s, f, c)


@dataclass(eq=False)
class DifferentNames(Pick):
    """Choose cards no two of which share a name."""

    def picky(self) -> bool:
        return True

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        return not shares_name(s, f.sets[PICKED], c) and super().fits_with(s, f, c)


@dataclass(eq=False)
class OneOfEachEnergy(Pick):
    """Choose cards no two of which have the same required energy."""

    def picky(self) -> bool:
        return True

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        for h in f.sets[PICKED]:
            if g.face(slot_of(h)).energy == g.face(c).energy:
                return False
        return super().fits_with(s, f, c)


@dataclass(eq=False)
class PickMore(Pick):
    """A further choice that adds to one before: "they" are all of them."""

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            f.sets[IT] = [f.source] if self.adds_to_this else f.sets[self.before] if self.before >= 0 else []
        return super().run(s, f)

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        return s.handle(c) not in f.sets[IT] and super().fits_with(s, f, c)

    def finish(self, s: State, f: Frame) -> int:
        first = f.sets[IT]
        result = super().finish(s, f)
        if self.register >= 0:
            f.sets[self.register] = first + f.sets[PICKED]
        return result


@dataclass(eq=False)
class TopCards(Group):
    """The top cards of your deck (ua.look.3)."""

    n: Amount

    def handles(self, s: State, f: Frame) -> list[int]:
        g = table(s)
        deck = g.pile(actor(f), DECK)
        n = self.n.value(s, f)
        top = deck[len(deck) - n :] if n < len(deck) else deck
        return [g.handle(c) for c in reversed(top)]


@dataclass(eq=False)
class BottomCards(TopCards):
    """The bottom cards of your deck (ua.look.3)."""

    def handles(self, s: State, f: Frame) -> list[int]:
        g = table(s)
        deck = g.pile(actor(f), DECK)
        return [g.handle(c) for c in deck[: self.n.value(s, f)]]


register(
    Pick, SameBP, TotalBP, TotalEnergy, OnDifferentLines, OnOneLine, DifferentNames, OneOfEachEnergy, PickMore,
    TopCards, BottomCards,
)  # fmt: skip
