"""Swapping places, and shuffling (11.9)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Deed
from quadriga.effects.gifts import Until
from quadriga.effects.node import OWN_GROUP, register
from quadriga.effects.phrases import Phrase
from quadriga.effects.piles import Pile
from quadriga.effects.program import NEXT, Action
from quadriga.effects.registers import DID
from quadriga.effects.sorts import UNIT
from quadriga.effects.taking import NOTHING
from quadriga.games.ultraman.chapters.bp import bp, change
from quadriga.games.ultraman.chapters.marks import BP_SET
from quadriga.games.ultraman.chapters.table import WIDTH, Table, table
from quadriga.games.ultraman.chapters.timing import SWAPPED
from quadriga.games.ultraman.chapters.triggers import raise_event, record, wanted
from quadriga.games.ultraman.vocabulary.gifts import apply
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State, with_value
from quadriga.kernel.zones import shuffle


@dataclass(eq=False)
class Swap(Deed):
    """Swap the places of two characters; nothing enters play (11.9.1, 11.9.2)."""

    a: Phrase
    b: Phrase | None = None

    def binds(self) -> int:
        return OWN_GROUP

    def objects(self) -> list[Phrase]:
        return [self.a] if self.b is None else [self.a, self.b]

    def wants(self) -> list[int]:
        return [UNIT]

    def emit(self, code: list[Action]) -> None:
        self.a.emit(code, self)
        if self.b is not None:
            self.b.emit(code, self, [self.a])
        code.append(SwapNow(self))

    def scope(self, s: State, f: Frame) -> int:
        found = self.a.scope(s, f, self)
        return found if self.b is None else (NOTHING if found == NOTHING else min(found, self.b.scope(s, f, self)))


class SwapNow(Action):
    def __init__(self, deed: Swap) -> None:
        self.deed = deed

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        those = self.deed.a.handles(s, f)
        if self.deed.b is not None:
            those = those + self.deed.b.handles(s, f)
        kept = [-2 - e for e in those if e <= -2 and t.area_of[-2 - e] >= 0]
        if len(kept) != 2 or kept[0] == kept[1] or t.side[kept[0]] != t.side[kept[1]]:
            f.x[DID] = 0
            return NEXT
        f.sets[self.deed.reg] = those
        swap_places(t, kept[0], kept[1], f.source)
        both = [t.top(k) for k in kept]
        raise_event(t, [record(t, SWAPPED, c, -1, f) for c in both if c >= 0 and wanted(t, SWAPPED, c, f)])
        return NEXT


def swap_places(t: Table, a: int, b: int, cause: int) -> None:
    """Whole characters with their Charge cards change areas (11.9.1)."""
    seat = t.side[a]
    first = t.area_of[a]
    second = t.area_of[b]
    t.area_of = with_value(with_value(t.area_of, a, second), b, first)
    t.areas = with_value(with_value(t.areas, 2 * second + seat, a), 2 * first + seat, b)
    t.touch()
    if t.recording:
        t.emit("swap", "11.9.1", seat, t.handle(t.top(a)), cause=cause, other=t.handle(t.top(b)))


@dataclass(eq=False)
class SwapBP(Deed):
    """Swap the BP of two characters: each gets what the other has at that moment (ucg.bpset.1, ucg.r.bpset)."""

    a: Phrase
    b: Phrase
    until: Until

    def objects(self) -> list[Phrase]:
        return [self.a, self.b]

    def wants(self) -> list[int]:
        return [UNIT]

    def emit(self, code: list[Action]) -> None:
        self.a.emit(code, self)
        self.b.emit(code, self, [self.a])
        code.append(SwapBPNow(self))

    def scope(self, s: State, f: Frame) -> int:
        return min(self.a.scope(s, f, self), self.b.scope(s, f, self))


class SwapBPNow(Action):
    def __init__(self, deed: SwapBP) -> None:
        self.deed = deed

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        those = self.deed.a.handles(s, f) + self.deed.b.handles(s, f)
        kept = [-2 - e for e in those if e <= -2 and t.area_of[-2 - e] >= 0]
        if len(kept) != 2 or kept[0] == kept[1]:
            f.x[DID] = 0
            return NEXT
        mine = bp(t, kept[0])
        theirs = bp(t, kept[1])
        for k, new in ((kept[0], theirs), (kept[1], mine)):
            apply(t, BP_SET, k, max(0, new - change(t, k)), f, 0, self.deed.until)
        return NEXT


@dataclass(eq=False)
class ShufflePile(Deed):
    """Shuffle a deck."""

    pile: Pile

    def run(self, s: State, f: Frame) -> int:
        seats = self.pile.whose.seats(f) if self.pile.whose is not None else [f.controller]
        for seat in seats:
            shuffle(s, seat * WIDTH + self.pile.place)
        return NEXT


register(Swap, SwapBP, ShufflePile)
