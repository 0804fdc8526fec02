"""Which cards a text speaks of, by their numbers: BP, required energy, AP cost, energy generation."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.effects.program import Amount, Filter, Group
from quadriga.games.union_arena.chapters.energy import enough_energy
from quadriga.games.union_arena.chapters.faces import CHARACTER
from quadriga.games.union_arena.chapters.table import FRONT, table
from quadriga.games.union_arena.chapters.values import bp
from quadriga.games.union_arena.vocabulary.filters import OR_LESS, OR_MORE
from quadriga.games.union_arena.vocabulary.registers import spoken
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


def compares(value: int, n: int, how: int) -> bool:
    if how == OR_LESS:
        return value <= n
    if how == OR_MORE:
        return value >= n
    return value == n


@dataclass(eq=False)
class BPIs(Filter):
    """The present BP; the printed one off the field."""

    n: int
    how: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        n = self.n
        if self.how == OR_LESS:
            n += g.range_more  # ua.choose.range.1
        mine = g.scratch.gone_bp if g.scratch.gone_bp and not g.on_field(c) else bp(g, c)
        return compares(mine, n, self.how)


@dataclass(eq=False)
class BPComparedTo(Filter):
    """BP equal to or less than (or just less than) an amount."""

    amount: Amount
    strictly: bool = False

    def fits(self, s: State, f: Frame, c: int) -> bool:
        value = bp(table(s), c)
        limit = self.amount.value(s, f)
        return value < limit if self.strictly else value <= limit


@dataclass(eq=False)
class BPAbove(Filter):
    """BP of at least an amount, or above it (ua.base.1)."""

    amount: Amount
    strictly: bool = False

    def fits(self, s: State, f: Frame, c: int) -> bool:
        limit = self.amount.value(s, f)
        return bp(table(s), c) > limit if self.strictly else bp(table(s), c) >= limit


@dataclass(eq=False)
class BPAboveBase(Filter):
    """BP greater than its base BP (ua.base.1)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        return bp(g, c) > g.face(c).bp


@dataclass(eq=False)
class EnergyAtMost(Filter):
    """Printed required energy of at most an amount (ua.base.1)."""

    amount: Amount

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).face(c).energy <= self.amount.value(s, f)


@dataclass(eq=False)
class BaseBPIs(Filter):
    """ua.base.1"""

    n: int
    how: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return compares(table(s).face(c).bp, self.n, self.how)


@dataclass(eq=False)
class BaseBPEquals(Filter):
    amount: Amount

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).face(c).bp == self.amount.value(s, f)


@dataclass(eq=False)
class BPBelowBase(Filter):
    """BP less than its base BP (ua.base.1)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        return bp(g, c) < g.face(c).bp


@dataclass(eq=False)
class ExtremeBP(Filter):
    """No character on its line has a lower (or higher) BP."""

    lowest: bool

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        mine = bp(g, c)
        for x in s.zones[s.zone[c]]:
            if g.face(x).type == CHARACTER:
                other = bp(g, x)
                if other < mine if self.lowest else other > mine:
                    return False
        return True


@dataclass(eq=False)
class EnergyIs(Filter):
    """Required energy as printed (ua.base.1), or as the card may be treated in that zone (ua.cost.treat.1)."""

    n: int
    how: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        face = g.face(c)
        if compares(face.energy, self.n, self.how):
            return True
        if face.treated_energy < 0 or not compares(face.treated_energy, self.n, self.how):
            return False
        if face.treated_place < 0:  # the text names no place
            return True
        return g.on_field(c) if face.treated_place == FRONT else g.place(c) == face.treated_place


@dataclass(eq=False)
class EnergyEquals(Filter):
    amount: Amount

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).face(c).energy == self.amount.value(s, f)


@dataclass(eq=False)
class APIs(Filter):
    """AP cost as printed (ua.base.1)."""

    n: int
    how: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return compares(table(s).face(c).ap, self.n, self.how)


@dataclass(eq=False)
class GeneratesIs(Filter):
    """Printed energy generation."""

    n: int
    how: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        total = 0
        for n in table(s).face(c).generates:
            total += n
        return compares(total, self.n, self.how)


@dataclass(eq=False)
class BPMarked(Filter):
    """A BP range in brackets that a later sentence of the text widens (ua.choose.range.1)."""

    n: int
    square: bool

    def __post_init__(self) -> None:
        self.more: Amount | None = None

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        limit = self.n + g.range_more
        if self.more is not None:
            limit += self.more.value(s, f)
        return bp(g, c) <= limit


@dataclass(eq=False)
class EnergyMarked(Filter):
    """A range of required energy in brackets that a later sentence of the text widens (ua.choose.range.1)."""

    n: int
    square: bool

    def __post_init__(self) -> None:
        self.more: Amount | None = None

    def fits(self, s: State, f: Frame, c: int) -> bool:
        limit = self.n if self.more is None else self.n + self.more.value(s, f)
        return table(s).face(c).energy <= limit


@dataclass(eq=False)
class FulfilledEnergy(Filter):
    """The energy that the card requires is generated (ua.play.1)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return enough_energy(table(s), f.controller, c, False)


@dataclass(eq=False)
class SameEnergyAs(Filter):
    """The printed required energy of a card spoken of, wherever it lies now (ua.base.1)."""

    group: Group

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        for h in spoken(f, self.group):
            if g.face(slot_of(h)).energy == g.face(c).energy:
                return True
        return False


@dataclass(eq=False)
class SameBaseBPAs(Filter):
    """The printed BP of a card spoken of, wherever it lies now (ua.base.1)."""

    group: Group

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        for h in spoken(f, self.group):
            if g.face(slot_of(h)).bp == g.face(c).bp:
                return True
        return False


register(
    ExtremeBP, BPMarked, BPAbove, BPAboveBase, EnergyAtMost, EnergyMarked, SameEnergyAs, SameBaseBPAs, BPIs,
    BPComparedTo, BaseBPIs, BaseBPEquals, BPBelowBase, EnergyIs, EnergyEquals, APIs, GeneratesIs, FulfilledEnergy,
)  # fmt: skip
