"""Noun phrases: quantifier × description × owner × place.

A phrase is *emitted* where an instruction uses it: whatever must be chosen is asked, and what was found stands in the
phrase's own register. What is in play is remembered as the game says (`Grounds.entity`), other cards by their handles.
"""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.descriptions import Description
from quadriga.effects.grounds import actor, grounds
from quadriga.effects.node import register
from quadriga.effects.owners import Whose
from quadriga.effects.program import NEXT, WAIT, Action, Group
from quadriga.effects.quantities import ALL, ANOTHER, EXACTLY, NO, ONE_OF_EACH, THAT_MANY, THE, A, Quantity
from quadriga.effects.records import Happening
from quadriga.effects.registers import DID, PICKED
from quadriga.effects.sorts import CARD, UNIT
from quadriga.effects.taking import NOTHING, PARTLY, WHOLLY, Taker
from quadriga.kernel.decisions import DONE, PICK, arg_a, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class Phrase(Group):
    """A noun phrase."""

    ordered: bool = False
    """Does the order of the picks matter, also where all must be picked?"""

    def quantity(self) -> Quantity | None:
        """How many are chosen; None where nothing is to choose."""
        return None

    def could(self, s: State, f: Frame) -> list[int]:
        """Everything that it could mean now."""
        raise NotImplementedError(type(self).__name__)

    def handles(self, s: State, f: Frame) -> list[int]:
        """What it means, once it was emitted."""
        return f.sets[self.reg]

    def emit(self, code: list[Action], taker: Taker, beside: list[Phrase] | None = None) -> None:
        if self.quantity() is None:
            code.append(Fill(self))
        else:
            code.append(Pick(self, taker, beside or []))

    def fits_with(self, s: State, f: Frame, c: int, picked: list[int]) -> bool:
        return True

    def apart(self) -> bool:
        """Can one pick make another impossible?"""
        return False

    def introduces(self) -> bool:
        """Does it speak of somebody new, or refer to somebody known?"""
        return True

    def in_play(self) -> bool:
        return False

    def sort(self) -> int:
        return CARD

    def many(self) -> bool:
        q = self.quantity()
        return q is not None and q.many()

    def has(self, s: State, f: Frame, c: int) -> bool:
        """For standing texts: is the thing with this card one of what it means now?"""
        g = grounds(s)
        for e in self.could(s, f):
            if g.slot_of(s, e) == c:
                return True
        return False

    def described_by(self, s: State, f: Frame, record: Happening) -> bool:
        """Was the thing of a record (`happenings`) one of these?"""
        return False

    def scope(self, s: State, f: Frame, taker: Taker) -> int:
        found = 0
        g = grounds(s)
        q = self.quantity()
        for e in self.could(s, f):
            c = g.slot_of(s, e)
            if taker.allows(s, f, c) if q is None else g.takes(s, f, c, taker):
                found += 1
        if q is not None:
            least = q.least(s, f, found)
            if found < least:
                return PARTLY if found > 0 else NOTHING
            if q.op == THAT_MANY and least == 0:
                return NOTHING
        return WHOLLY if found > 0 else NOTHING


class Fill(Action):
    """What a phrase without a choice means is put into its register."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def run(self, s: State, f: Frame) -> int:
        found = self.phrase.could(s, f)
        f.sets[self.phrase.reg] = found
        if not found:
            f.x[DID] = 0
        return NEXT


class Pick(Action):
    """Choose what a phrase means, one pick at a time, with "done" among the options where fewer will do."""

    def __init__(self, phrase: Phrase, taker: Taker, beside: list[Phrase]) -> None:
        self.phrase = phrase
        self.taker = taker
        self.beside = beside
        """Phrases of the same instruction: what they took is not picked again."""

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            f.sets[PICKED] = []
        elif f.phase == 1:
            if verb(s.picked) == DONE:
                return self.finish(s, f)
            self.take(s, f, arg_a(s.picked))
            if s.stack[len(s.stack) - 1] is not f:  # a price is paid first
                f.phase = 2
                return WAIT
        f.phase = 1
        g = grounds(s)
        g.choice_begins(s, f, self.taker)
        result = self.ask_next(s, f)
        g.choice_pauses(s)
        return result

    def ask_next(self, s: State, f: Frame) -> int:
        picked = f.sets[PICKED]
        g = grounds(s)
        taken = picked
        for phrase in self.beside:
            taken = taken + f.sets[phrase.reg]
        free = not self.phrase.apart()
        slots: list[int] = []
        for e in self.phrase.could(s, f):
            if taken and e in taken:
                continue
            c = g.slot_of(s, e)
            if c < 0 or not g.takes(s, f, c, self.taker):
                continue
            if free or self.phrase.fits_with(s, f, c, picked):
                slots.append(c)
        q = self.phrase.quantity()
        assert q is not None
        found = len(picked) + len(slots)
        least = q.least(s, f, found)
        if len(picked) >= q.most(s, f, found) or not slots:
            return self.finish(s, f)
        if self.phrase.ordered and len(slots) != 1:
            free = False
        if free and len(slots) <= least - len(picked):
            for c in slots:
                self.take(s, f, c)
            return self.finish(s, f)
        options = [option(PICK, c) for c in slots]
        if len(picked) >= least:
            options.append(option(DONE))
        s.ask(actor(f), "choose", options, g.choose_rule(s, f, least == 0), f.source)
        return WAIT

    def take(self, s: State, f: Frame, c: int) -> None:
        g = grounds(s)
        e = g.entity(s, c) if self.phrase.in_play() else s.handle(c)
        f.sets[PICKED] = f.sets[PICKED] + [e]
        g.picked_card(s, f, self.phrase, c)
        g.taken(s, f, c, self.taker)

    def finish(self, s: State, f: Frame) -> int:
        picked = f.sets[PICKED]
        f.sets[self.phrase.reg] = picked
        q = self.phrase.quantity()
        assert q is not None
        if not picked or (q.op != ONE_OF_EACH and len(picked) < q.least(s, f, len(picked))):
            f.x[DID] = 0
        grounds(s).choice_ends(s, f, self.phrase, self.taker)
        return NEXT


@dataclass(eq=False)
class Some(Phrase):
    """One Kaiju, up to two of your characters, all cards in your hand …"""

    q: Quantity | None
    what: Description
    whose: Whose | None = None

    def quantity(self) -> Quantity | None:
        return self.q if self.q is not None and self.q.op not in (ALL, THE, NO) else None

    def in_play(self) -> bool:
        spot = self.what.place()
        return spot is None or spot.sort() == UNIT

    def sort(self) -> int:
        return self.what.sort()

    def many(self) -> bool:
        return self.q is not None and (self.q.op in (ALL, THE) or self.q.many() or self.one_each())

    def one_each(self) -> bool:
        """A level 1, 2, and 3 card: one of each."""
        return self.q is not None and self.q.op in (A, EXACTLY) and self.q.n == 1 and self.what.spreads() is not None

    def emit(self, code: list[Action], taker: Taker, beside: list[Phrase] | None = None) -> None:
        if self.one_each():
            code.append(PickEach(self, taker, beside or []))
        else:
            Phrase.emit(self, code, taker, beside)

    def could(self, s: State, f: Frame) -> list[int]:
        g = grounds(s)
        whose = self.whose
        place = self.what.place()
        found: list[int] = []
        if place is None and self.what.reg > 0:
            for e in f.sets[self.what.reg]:
                c = g.slot_of(s, e)
                if c >= 0 and self.what.suits(s, f, c):
                    found.append(e)
            return found
        this = -1
        if self.q is not None and self.q.op == ANOTHER:
            this = g.slot_of(s, g.this_entity(s, f))
        if place is None:
            for c in g.in_play(s):
                if c != this and (whose is None or whose.counts(f, g.belongs(s, c))) and self.what.suits(s, f, c):
                    found.append(g.entity(s, c))
            return found
        slots = place.all_of(s, f)
        if slots is not None:
            for c in slots:
                if c != this and (whose is None or whose.counts(f, g.belongs(s, c))) and self.what.suits(s, f, c):
                    found.append(s.handle(c))
            return found
        for e in place.found(s, f):
            c = g.slot_of(s, e)
            if c < 0 or c == this or (whose is not None and not whose.counts(f, g.belongs(s, c))):
                continue
            if self.what.suits(s, f, c):
                found.append(e)
        return found

    def has(self, s: State, f: Frame, c: int) -> bool:
        """For standing texts: is the thing in play with this card one of them?"""
        if self.what.place() is not None:
            return Phrase.has(self, s, f, c)
        g = grounds(s)
        if self.whose is not None and not self.whose.counts(f, g.belongs(s, c)):
            return False
        if self.q is not None and self.q.op == ANOTHER and c == g.slot_of(s, g.this_entity(s, f)):
            return False
        return self.what.suits(s, f, c)

    def apart(self) -> bool:
        self.what.gather()
        return self.what.apart is not None

    def fits_with(self, s: State, f: Frame, c: int, picked: list[int]) -> bool:
        self.what.gather()
        apart = self.what.apart
        if apart is not None:
            g = grounds(s)
            return apart.admits(s, f, c, [g.slot_of(s, e) for e in picked])
        return True

    def scope(self, s: State, f: Frame, taker: Taker) -> int:
        spread = self.what.spreads() if self.one_each() else None
        if spread is not None:
            there = [value for value in spread.spread() if PickEach(self, taker, []).nth(s, f, value)]
            return NOTHING if not there else (WHOLLY if len(there) == len(spread.spread()) else PARTLY)
        if not self.apart() or self.q is None or self.q.op == ONE_OF_EACH:
            return Phrase.scope(self, s, f, taker)
        g = grounds(s)
        kept: list[int] = []
        for e in self.could(s, f):
            c = g.slot_of(s, e)
            if g.takes(s, f, c, taker) and self.fits_with(s, f, c, kept):
                kept.append(e)
        least = self.q.least(s, f, len(kept))
        return NOTHING if not kept else (WHOLLY if len(kept) >= least else PARTLY)


class PickEach(Pick):
    """One of each value, in the order in which the text names them."""

    def nth(self, s: State, f: Frame, value: int) -> list[int]:
        what = self.phrase
        assert isinstance(what, Some)
        spread = what.what.spreads()
        assert spread is not None
        g = grounds(s)
        slots = [g.slot_of(s, e) for e in what.could(s, f)]
        slots = [c for c in slots if g.takes(s, f, c, self.taker)]
        return [c for c in slots if g.has_value(s, f, c, spread, value)]

    def ask_next(self, s: State, f: Frame) -> int:
        what = self.phrase
        assert isinstance(what, Some)
        spread = what.what.spreads()
        assert spread is not None
        values = spread.spread()
        g = grounds(s)
        while len(f.sets[PICKED]) < len(values):
            picked = [g.slot_of(s, e) for e in f.sets[PICKED]]
            slots = [c for c in self.nth(s, f, values[len(picked)]) if c not in picked]
            if not slots:
                f.x[DID] = 0
                break
            if len(slots) > 1:
                options = [option(PICK, c) for c in slots]
                s.ask(actor(f), "choose", options, g.choose_rule(s, f, False), f.source)
                return WAIT
            self.take(s, f, slots[0])
        f.sets[what.reg] = f.sets[PICKED]
        return NEXT


register(Some)
