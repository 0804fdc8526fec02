"""If …: what a text asks of the present position and of what has just been done."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.groups import passes
from quadriga.effects.node import register
from quadriga.effects.program import DID, Amount, Condition, Filter, Group
from quadriga.effects.program import MOVED as DONE
from quadriga.games.union_arena.chapters.energy import enough_energy
from quadriga.games.union_arena.chapters.limits import line_limit
from quadriga.games.union_arena.chapters.table import table
from quadriga.games.union_arena.vocabulary.filters_numbers import compares
from quadriga.games.union_arena.vocabulary.registers import ENTRY, MOVES, TO_HAND, deeds, spoken
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class Did(Condition):
    """If you do: the last instruction was carried out completely (ua.text.ifdo.1)."""

    def holds(self, s: State, f: Frame) -> bool:
        return f.x[DID] == 1


@dataclass(eq=False)
class DidNot(Condition):
    """If you cannot, if they do not (ua.text.ifcannot.1)."""

    def holds(self, s: State, f: Frame) -> bool:
        return f.x[DID] == 0


@dataclass(eq=False)
class Counts(Condition):
    """There are so many of them."""

    amount: Amount
    n: Amount
    how: int

    def holds(self, s: State, f: Frame) -> bool:
        return compares(self.amount.value(s, f), self.n.value(s, f), self.how)


@dataclass(eq=False)
class Between(Condition):
    amount: Amount
    least: Amount
    most: Amount

    def holds(self, s: State, f: Frame) -> bool:
        return self.least.value(s, f) <= self.amount.value(s, f) <= self.most.value(s, f)


@dataclass(eq=False)
class ThereIs(Condition):
    """At least one of these cards is there."""

    group: Group

    def holds(self, s: State, f: Frame) -> bool:
        return len(self.group.handles(s, f)) > 0


@dataclass(eq=False)
class ThereIsNone(Condition):
    group: Group

    def holds(self, s: State, f: Frame) -> bool:
        return len(self.group.handles(s, f)) == 0


@dataclass(eq=False)
class EachThere(Condition):
    """Of each of these groups at least one is there."""

    groups: list[Group]

    def holds(self, s: State, f: Frame) -> bool:
        for group in self.groups:
            if not group.handles(s, f):
                return False
        return True


@dataclass(eq=False)
class AllAre(Condition):
    """All cards of a group pass the filters."""

    group: Group
    filters: list[Filter]

    def holds(self, s: State, f: Frame) -> bool:
        for h in self.group.handles(s, f):
            if not passes(s, f, slot_of(h), self.filters):
                return False
        return True


@dataclass(eq=False)
class ThisIs(Condition):
    """This card passes the filters."""

    filters: list[Filter]

    def holds(self, s: State, f: Frame) -> bool:
        return s.here(f.source) and passes(s, f, slot_of(f.source), self.filters)


@dataclass(eq=False)
class Spoken(Condition):
    """A card spoken of before (it, the chosen character …) passes the filters, wherever it lies now."""

    group: Group
    filters: list[Filter]

    def holds(self, s: State, f: Frame) -> bool:
        for h in spoken(f, self.group):
            if passes(s, f, slot_of(h), self.filters):
                return True
        return False


@dataclass(eq=False)
class GroupIs(Condition):
    """One card of a group passes the filters."""

    group: Group
    filters: list[Filter]

    def holds(self, s: State, f: Frame) -> bool:
        for h in self.group.handles(s, f):
            if passes(s, f, slot_of(h), self.filters):
                return True
        return False


@dataclass(eq=False)
class MovedOne(Condition):
    """This ability did something to a card of a kind: added, placed, sidelined it (ua.text.ifadded.1).

    `deed` and `origin` as in vocabulary/registers.py.
    """

    filters: list[Filter]
    deed: int = MOVES
    origin: int = -1

    def holds(self, s: State, f: Frame) -> bool:
        scratch = table(s).scratch
        log = f.sets[DONE]
        for i in range(0, len(log), ENTRY):
            if log[i] & self.deed and (self.origin < 0 or log[i + 3] == self.origin):
                scratch.gone_bp = log[i + 2]
                fits = passes(s, f, slot_of(log[i + 1]), self.filters)
                scratch.gone_bp = 0
                if fits:
                    return True
        return False


@dataclass(eq=False)
class MovedSome(Condition):
    """This ability did something to so many cards (ua.text.ifadded.1)."""

    n: Amount
    how: int
    deed: int = MOVES

    def holds(self, s: State, f: Frame) -> bool:
        return compares(len(deeds(f, self.deed)), self.n.value(s, f), self.how)


@dataclass(eq=False)
class AddedCard(Condition):
    """This ability added a card to hand (ua.text.ifadded.1)."""

    def holds(self, s: State, f: Frame) -> bool:
        return len(deeds(f, TO_HAND)) > 0


@dataclass(eq=False)
class AddedNone(Condition):
    def holds(self, s: State, f: Frame) -> bool:
        return len(deeds(f, TO_HAND)) == 0


@dataclass(eq=False)
class ChoseSo(Condition):
    """So many cards were chosen; the binder says with which choice."""

    n: Amount
    how: int

    def __post_init__(self) -> None:
        self.register = -1

    def holds(self, s: State, f: Frame) -> bool:
        return compares(len(f.sets[self.register]), self.n.value(s, f), self.how)


@dataclass(eq=False)
class ChoseWith(Condition):
    """So many were chosen, and one of them passes the filters; the binder says with which choice."""

    n: Amount
    how: int
    filters: list[Filter]

    def __post_init__(self) -> None:
        self.register = -1

    def holds(self, s: State, f: Frame) -> bool:
        chosen = f.sets[self.register]
        if not compares(len(chosen), self.n.value(s, f), self.how):
            return False
        for h in chosen:
            if passes(s, f, slot_of(h), self.filters):
                return True
        return False


@dataclass(eq=False)
class Compare(Condition):
    """One amount against another: less (-1), the same or more (0), more (1), the same (2)."""

    amount: Amount
    other: Amount
    how: int

    def holds(self, s: State, f: Frame) -> bool:
        a = self.amount.value(s, f)
        b = self.other.value(s, f)
        if self.how == -1:
            return a < b
        if self.how == 0:
            return a >= b
        if self.how == 2:
            return a == b
        return a > b


@dataclass(eq=False)
class YourTurn(Condition):
    yours: bool

    def holds(self, s: State, f: Frame) -> bool:
        return (s.active == f.controller) == self.yours


@dataclass(eq=False)
class LineFull(Condition):
    """A line holds as many cards as it can (ua.zone.front.2)."""

    opponents: bool
    place: int
    full: bool

    def holds(self, s: State, f: Frame) -> bool:
        g = table(s)
        seat = 1 - f.controller if self.opponents else f.controller
        return (len(g.pile(seat, self.place)) >= line_limit(g, seat, self.place)) == self.full


@dataclass(eq=False)
class EnergyForThis(Condition):
    """You have the required energy for this card (ua.cond.side.1)."""

    def holds(self, s: State, f: Frame) -> bool:
        return enough_energy(table(s), f.controller, slot_of(f.source), False)


register(
    Did, DidNot, Counts, Between, ThereIs, ThereIsNone, EachThere, AllAre, ThisIs, Spoken, GroupIs, MovedOne,
    MovedSome, AddedCard, AddedNone, ChoseSo, ChoseWith, Compare, YourTurn, LineFull, EnergyForThis,

)  # fmt: skip
