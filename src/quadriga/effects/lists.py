"""One A and one B; one A, or one B; from your hand or from among them."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.grounds import actor, grounds
from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase, Pick, Some
from quadriga.effects.program import NEXT, WAIT, Action
from quadriga.effects.quantities import Quantity
from quadriga.effects.registers import DID, PICKED
from quadriga.effects.sorts import CARD
from quadriga.effects.taking import NOTHING, PARTLY, WHOLLY, Taker
from quadriga.effects.tests import Place, Test
from quadriga.kernel.decisions import PICK, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class Listed(Phrase):
    """One A and one B: all of them. One A, or one B: one of them."""

    items: list[Phrase]
    either: bool

    def settle(self) -> None:
        same_place(self.items)

    def quantity(self) -> Quantity | None:
        return self.items[0].quantity() if self.either else None

    def could(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        for item in self.items:
            for e in item.could(s, f):
                if e not in found:
                    found.append(e)
        return found

    def handles(self, s: State, f: Frame) -> list[int]:
        if self.either:
            return f.sets[self.reg]
        found: list[int] = []
        for item in self.items:
            for e in item.handles(s, f):
                if e not in found:
                    found.append(e)
        return found

    def emit(self, code: list[Action], taker: Taker, beside: list[Phrase] | None = None) -> None:
        self.settle()
        if self.either:
            code.append(Pick(self, taker, beside or []) if self.quantity() is not None else PickOne(self, taker, []))
            return
        self.settle()
        before: list[Phrase] = list(beside or [])
        for item in self.items:
            item.emit(code, taker, before)
            before = before + [item]
        code.append(Gather(self))

    def scope(self, s: State, f: Frame, taker: Taker) -> int:
        least = WHOLLY
        most = NOTHING
        for item in self.items:
            found = item.scope(s, f, taker)
            least = min(least, found)
            most = max(most, found)
        if self.either:
            return most
        if least == WHOLLY and not self.enough_for_all(s, f, taker):
            return PARTLY
        return least if least > NOTHING else (PARTLY if most > NOTHING else NOTHING)

    def enough_for_all(self, s: State, f: Frame, taker: Taker) -> bool:
        """Can each item have things of its own, none taken twice?"""
        g = grounds(s)
        wanted: list[list[int]] = []
        for item in self.items:
            q = item.quantity()
            if q is not None:
                things = [e for e in item.could(s, f) if taker.allows(s, f, g.slot_of(s, e))]
                wanted = wanted + [things] * q.least(s, f, len(things))
        taken: dict[int, int] = {}
        for i in range(len(wanted)):
            if not assigned(i, wanted, taken, []):
                return False
        return True

    def in_play(self) -> bool:
        return self.items[0].in_play()

    def sort(self) -> int:
        return self.items[0].sort()

    def many(self) -> bool:
        return not self.either or self.items[0].many()

    def has(self, s: State, f: Frame, c: int) -> bool:
        for item in self.items:
            if item.has(s, f, c):
                return True
        return False


def assigned(i: int, wanted: list[list[int]], taken: dict[int, int], tried: list[int]) -> bool:
    """Give want `i` a thing, moving others to other things where that helps (`taken`: which want has it)."""
    for e in wanted[i]:
        if e not in tried:
            tried.append(e)
            if e not in taken or assigned(taken[e], wanted, taken, tried):
                taken[e] = i
                return True
    return False


def same_place(items: list[Phrase]) -> None:
    """One A, one B, and one C card from your hand: the noun and the place at the end hold for all."""
    last = items[len(items) - 1]
    if not isinstance(last, Some) or last.what.place() is None:
        return
    for item in items[:-1]:
        if not isinstance(item, Some) or item.what.place() is not None:
            continue
        if item.what.what is None and item.what.noun is None:  # a level 1 and a level 2 『NAME』 card
            mine = item.what.pre or []
            theirs = last.what.pre or []
            item.what.tests = mine + [test for test in last.what.gather() if test not in theirs]
            item.what.spot = last.what.place()
            continue
        noun = item.what.noun
        if (isinstance(noun, Test) and noun.sort() == CARD) or (noun is None and item.what.posts is None):
            item.what.spot = last.what.place()


class PickOne(Pick):
    """One of several things that need no choosing themselves: this character, or its battle opponent."""

    def ask_next(self, s: State, f: Frame) -> int:
        g = grounds(s)
        slots = [g.slot_of(s, e) for e in self.phrase.could(s, f)]
        slots = [c for c in slots if c >= 0 and self.taker.allows(s, f, c)]
        if f.sets[PICKED] or not slots:
            return self.finish(s, f)
        if len(slots) == 1:
            self.take(s, f, slots[0])
            return self.finish(s, f)
        s.ask(actor(f), "choose", [option(PICK, c) for c in slots], g.choose_rule(s, f, False), f.source)
        return WAIT

    def finish(self, s: State, f: Frame) -> int:
        f.sets[self.phrase.reg] = f.sets[PICKED]
        if not f.sets[PICKED]:
            f.x[DID] = 0
        return NEXT


class Gather(Action):
    """All that a list took, in its own register."""

    def __init__(self, phrase: Listed) -> None:
        self.phrase = phrase

    def run(self, s: State, f: Frame) -> int:
        f.sets[self.phrase.reg] = self.phrase.handles(s, f)
        return NEXT


@dataclass(eq=False)
class InEither(Place):
    """From your hand or from among the revealed cards."""

    places: list[Place]

    def found(self, s: State, f: Frame) -> list[int]:
        cards: list[int] = []
        for place in self.places:
            cards = cards + place.found(s, f)
        return cards


register(Listed, InEither)
