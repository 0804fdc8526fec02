"""Phrases that speak of somebody known: this character, it, those cards, the rest, two of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.descriptions import Description
from quadriga.effects.grounds import NOBODY_HERE, actor, grounds
from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import NEXT, WAIT, Action
from quadriga.effects.quantities import ALL, NO, THE, Quantity
from quadriga.effects.registers import AS_SHOWN, DID, SELF
from quadriga.effects.sorts import ANYTHING, CARD
from quadriga.effects.taking import Taker
from quadriga.effects.tests import Place
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class ThisOne(Phrase):
    """This character, this card …: `kind` is the sort that the text names it by."""

    kind: int

    def sort(self) -> int:
        return self.kind

    def introduces(self) -> bool:
        return False

    def could(self, s: State, f: Frame) -> list[int]:
        if self.kind == CARD:
            return [f.source] if s.here(f.source) else []
        e = grounds(s).this_entity(s, f)
        return [e] if e != NOBODY_HERE else []

    def handles(self, s: State, f: Frame) -> list[int]:
        return self.could(s, f)

    def emit(self, code: list[Action], taker: Taker, beside: list[Phrase] | None = None) -> None:
        code.append(Present(self))

    def has(self, s: State, f: Frame, c: int) -> bool:
        g = grounds(s)
        return c == g.slot_of(s, g.this_entity(s, f))


class Present(Action):
    """What is referred to must still be there for the instruction to be done."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def run(self, s: State, f: Frame) -> int:
        g = grounds(s)
        if self.phrase.reg > 0 and isinstance(self.phrase, ThisOne):
            f.sets[self.phrase.reg] = self.phrase.could(s, f)
        for e in self.phrase.could(s, f):
            if g.here(s, e):
                return NEXT
        f.x[DID] = 0
        return NEXT


# What a reference says of its antecedent
IT: Final = 0
THEM: Final = 1
THEY: Final = 2
THAT: Final = 3
THOSE: Final = 4
CHOSEN: Final = 5
REVEALED: Final = 6
SENT: Final = 7
DISCARDED: Final = 8
EXILED: Final = 9
RETURNED: Final = 10
PLAYED: Final = 11
REST: Final = 12
BOTH_OF_THEM: Final = 13
PUT: Final = 14
DRAWN: Final = 15
EACH_OF_THOSE: Final = 16


@dataclass(eq=False)
class Ref(Phrase):
    """It, those characters, the chosen card, the rest …: the register that the binder found."""

    role: int
    what: Description | None = None
    whole: bool = False
    """Both of, all of: said to be several."""

    def introduces(self) -> bool:
        return False

    def could(self, s: State, f: Frame) -> list[int]:
        g = grounds(s)
        if self.reg == SELF:
            this = g.this_entity(s, f)
            return [this] if this != NOBODY_HERE else []
        found = [e for e in f.sets[self.reg] if g.here(s, e)]
        return [e for e in found if e in f.sets[AS_SHOWN]] if self.role == REST else found

    def handles(self, s: State, f: Frame) -> list[int]:
        return self.could(s, f)

    def emit(self, code: list[Action], taker: Taker, beside: list[Phrase] | None = None) -> None:
        if self.role in (IT, THAT) and self.reg != SELF:
            code.append(OneOfThem(self))
        code.append(Present(self))

    def sort(self) -> int:
        return self.what.sort() if self.what is not None else ANYTHING

    def many(self) -> bool:
        return self.whole or self.role in (THEM, THEY, THOSE, REST, BOTH_OF_THEM)


class OneOfThem(Action):
    """If an opponent has a Kaiju, … that Kaiju: of several that a condition found the player says which."""

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def run(self, s: State, f: Frame) -> int:
        found = self.ref.could(s, f)
        g = grounds(s)
        if f.phase == 0:
            if len(found) < 2:
                return NEXT
            f.phase = 1
            slots = [g.slot_of(s, e) for e in found]
            options = [option(PICK, c) for c in slots if g.choosable(s, f, c)]
            if len(options) > 1:
                s.ask(actor(f), "choose", options, g.choose_rule(s, f, False), f.source)
                return WAIT
            s.picked = options[0] if options else option(PICK, slots[0])
        f.sets[self.ref.reg] = [e for e in found if g.slot_of(s, e) == arg_a(s.picked)]
        return NEXT


@dataclass(eq=False)
class PartOf(Phrase):
    """Two of them, one of those characters."""

    q: Quantity
    ref: Ref

    def quantity(self) -> Quantity | None:
        return self.q if self.q.op not in (ALL, THE, NO) else None

    def could(self, s: State, f: Frame) -> list[int]:
        return self.ref.could(s, f)

    def in_play(self) -> bool:
        return self.ref.in_play()

    def sort(self) -> int:
        return self.ref.sort()


@dataclass(eq=False)
class FromAmong(Place):
    """From among them: those of a register that are still where they were."""

    ref: Ref

    def found(self, s: State, f: Frame) -> list[int]:
        return self.ref.could(s, f)


@dataclass(eq=False)
class Thing(Phrase):
    """Whatever it was: in "cards sent this way" the sending says nothing more of them."""

    def could(self, s: State, f: Frame) -> list[int]:
        return []


register(ThisOne, Ref, PartOf, FromAmong, Thing)
