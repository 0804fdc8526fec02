"""Exile cards in a discard area (3.8)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.groups import YOURS, Fixed
from quadriga.effects.node import register
from quadriga.effects.program import COUNT, DID, IT, NEXT, PICKED, Action, Filter, Group
from quadriga.games.ultraman.choosing import PickCards, enough, slots_of
from quadriga.games.ultraman.gates import Deed
from quadriga.games.ultraman.resolving import EXILED
from quadriga.games.ultraman.speaking import PileCards
from quadriga.games.ultraman.table import DISCARD, EXILE, table
from quadriga.games.ultraman.zones import may_exile, send
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class Exilable(Group):
    """Cards of a group that this effect may exile (1.2.2)."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        return [h for h in self.group.handles(s, f) if may_exile(t, h & 4095, f.controller)]


class ExileThem(Action):
    """Out of the game, each to its owner's exiled cards (3.1.4, 3.8.4)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        cards = slots_of(f.sets[IT])
        for c in cards:
            send(t, c, EXILE, "3.8.1", f.source)
        f.sets[EXILED] = f.sets[EXILED] + [t.handle(c) for c in cards]
        f.x[COUNT] = len(cards)
        return NEXT


@dataclass(eq=False)
class ExileCards(Deed):
    """Exile n fitting cards in a discard area from the game."""

    n: int
    what: Filter
    whose: int = YOURS
    up_to: bool = False
    least: int = 0
    """With up_to: at least so many."""

    def group(self) -> Group:
        return Exilable(PileCards(self.whose, DISCARD, self.what))

    def emit(self, code: list[Action]) -> None:
        if self.least > 0:
            code.append(PickCards(self.group(), Fixed(self.least), False, 0, False))
            code.append(ExileThem())
            code.append(PickCards(self.group(), Fixed(self.n - self.least), True, 0, False))
            code.append(KeepDid())
        else:
            code.append(PickCards(self.group(), Fixed(self.n), self.up_to, 0, False))
        code.append(ExileThem())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(self.group().handles(s, f)), self.least if self.up_to else self.n)


@dataclass(eq=False)
class ExileAll(Deed):
    """Exile all fitting cards in a discard area from the game."""

    what: Filter
    whose: int

    def emit(self, code: list[Action]) -> None:
        code.append(SpeakOfAll(Exilable(PileCards(self.whose, DISCARD, self.what))))
        code.append(ExileThem())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(PileCards(self.whose, DISCARD, self.what).handles(s, f)), 1)


class SpeakOfAll(Action):
    def __init__(self, group: Group) -> None:
        self.group = group

    def run(self, s: State, f: Frame) -> int:
        f.sets[IT] = self.group.handles(s, f)
        return NEXT


class KeepDid(Action):
    """Taking no more than the least is still completely done."""

    def run(self, s: State, f: Frame) -> int:
        f.x[DID] = 1
        return NEXT


class PickDifferentNames(PickCards):
    """Picks of different character names."""

    def picky(self) -> bool:
        return True

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        name = t.face(c).character
        return name not in [t.face(h & 4095).character for h in f.sets[PICKED]]


@dataclass(eq=False)
class ExileDifferent(Deed):
    """Exile n fitting cards of different character names in your discard area."""

    n: int
    what: Filter

    def group(self) -> Group:
        return PileCards(YOURS, DISCARD, self.what)

    def emit(self, code: list[Action]) -> None:
        code.append(PickDifferentNames(self.group(), Fixed(self.n), False, 0, False))
        code.append(ExileThem())

    def scope(self, s: State, f: Frame) -> int:
        t = table(s)
        names: list[str] = []
        for h in self.group().handles(s, f):
            if t.face(h & 4095).character not in names:
                names.append(t.face(h & 4095).character)
        return enough(len(names), self.n)


register(ExileAll, ExileCards, ExileDifferent)
