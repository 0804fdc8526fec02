"""What an ability remembers while it is carried out: whom its text spoke of, and what it has done so far.

Every noun phrase that a text introduces has a register of its own, and every pronoun says which register it
means; `wording/binding.py` decides that when a text is read. Registers lie behind the groups of a program's
frame, two by two: the first of a pair holds the cards spoken of and follows them where this ability moves
them; the second holds what stays as it was (the cards looked at, whether a condition held).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.groups import It
from quadriga.effects.node import register
from quadriga.effects.program import DID, GROUPS, NEXT, Action, Condition, Group
from quadriga.effects.program import MOVED as DONE
from quadriga.effects.registers import ACTOR, FIRST_GROUP
from quadriga.effects.registers import GROUPS as BOUND_GROUPS
from quadriga.games.union_arena.chapters.table import Table
from quadriga.games.union_arena.chapters.values import bp
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

FIRST: Final = GROUPS
"""The first register of a program."""

# Numbers and roles of what a pronoun means
ONE: Final = 1
MANY: Final = 2
CHOSEN: Final = 1
REVEALED: Final = 2
PLAYED: Final = 3
LOOKED_AT: Final = 4

# What an ability did to a card, as bits; four numbers for each deed: what, to which card, its BP, from where
SIDELINED: Final = 1
TO_SIDELINE: Final = 2
TO_REMOVAL: Final = 4
TO_HAND: Final = 8
TO_DECK: Final = 16
TO_LIFE: Final = 32
UNDER: Final = 64
PLAYED_IT: Final = 128
RESTED: Final = 256
READIED: Final = 512
LINE_CHANGED: Final = 1024
RETURNED: Final = 2048
"""From the field to the hand: that is no adding."""
TO_HAND_ANYHOW: Final = TO_HAND | RETURNED
MOVES: Final = SIDELINED | TO_SIDELINE | TO_REMOVAL | TO_HAND | TO_DECK | TO_LIFE | UNDER | PLAYED_IT | RETURNED
PLACED: Final = TO_SIDELINE | TO_REMOVAL | TO_DECK | TO_LIFE | UNDER
"""Placed, wherever."""
ENTRY: Final = 4


def actor(f: Frame) -> int:
    """Who carries out the instruction: the ability's player, or the opponent where the text says so (ua.text.opp.1)."""
    return f.controller if f.x[ACTOR] == 0 else 1 - f.controller


def fails(f: Frame) -> None:
    """The instruction was not carried out completely, and so neither was its sentence (ua.text.ifdo.1)."""
    f.x[DID] = 0


def follow(f: Frame, old: int, new: int) -> None:
    """What this ability moves is still the card its text speaks of."""
    for r in range(FIRST_GROUP, BOUND_GROUPS):
        if f.sets[r] and old in f.sets[r]:
            f.sets[r] = [new if h == old else h for h in f.sets[r]]
    for r in range(FIRST, len(f.sets), 2):
        if old in f.sets[r]:
            f.sets[r] = [new if h == old else h for h in f.sets[r]]


def done(f: Frame, deed: int, old: int, new: int, worth: int, origin: int) -> None:
    """Write down what this ability did to a card (ua.text.ifadded.1)."""
    f.sets[DONE] = f.sets[DONE] + [deed, new, worth, origin]
    if old != new:
        follow(f, old, new)


def deeds(f: Frame, which: int, origin: int = -1) -> list[int]:
    """The cards to which this ability did one of these things; `origin` asks where they lay."""
    log = f.sets[DONE]
    found: list[int] = []
    for i in range(0, len(log), ENTRY):
        if log[i] & which and (origin < 0 or log[i + 3] == origin):
            found.append(log[i + 1])
    return found


def worth_then(f: Frame, h: int) -> int:
    """The BP that a card had when this ability sent it away (ua.base.1)."""
    log = f.sets[DONE]
    found = 0
    for i in range(0, len(log), ENTRY):
        if slot_of(log[i + 1]) == slot_of(h):
            found = log[i + 2]
    return found


def worth(g: Table, h: int) -> int:
    """Its BP; off the field the printed one (ua.base.1)."""
    c = slot_of(h)
    return bp(g, c) if g.on_field(c) else g.face(c).bp


@dataclass(eq=False)
class Pronoun(It):
    """A word for cards spoken of before, with what it says of them: one or many, a character, their part in it."""

    many: int = 0
    character: bool = False
    role: int = 0


@dataclass(eq=False)
class Ref(Group):
    """The cards of one register: what a pronoun was found to mean."""

    register: int

    def handles(self, s: State, f: Frame) -> list[int]:
        if len(f.sets) <= self.register:
            return []
        return [h for h in f.sets[self.register] if s.here(h)]


@dataclass(eq=False)
class Noted(Group):
    """A group of cards that the text speaks of again: whoever it is now is kept in a register."""

    group: Group
    register: int

    def handles(self, s: State, f: Frame) -> list[int]:
        found = self.group.handles(s, f)
        f.sets[self.register] = found
        return found

    def has(self, s: State, f: Frame, c: int) -> bool:
        return self.group.has(s, f, c)


def spoken(f: Frame, group: Group) -> list[int]:
    """The objects that a text speaks of, wherever they lie now."""
    if isinstance(group, Ref):
        return f.sets[group.register] if len(f.sets) > group.register else []
    if isinstance(group, DoneTo):
        return deeds(f, group.deed, group.origin)
    return [f.source]


@dataclass(eq=False)
class DoneTo(Group):
    """The cards to which this ability did something: sidelined, placed, added with this ability (ua.text.ifadded.1)."""

    deed: int
    origin: int = -1

    def handles(self, s: State, f: Frame) -> list[int]:
        return [h for h in deeds(f, self.deed, self.origin) if s.here(h)]


@dataclass(eq=False)
class Otherwise(Condition):
    """The condition spoken of before did not hold, or what was to be done was not done (ua.text.ifdo.1)."""

    def holds(self, s: State, f: Frame) -> bool:
        raise NotImplementedError("An unbound word was carried out.")


@dataclass(eq=False)
class Flag(Condition):
    """What a register remembers of a sentence: it was carried out, or its condition held."""

    register: int
    was: bool

    def holds(self, s: State, f: Frame) -> bool:
        known = f.sets[self.register]
        return (len(known) > 0 and known[0] == 1) == self.was


@dataclass(eq=False)
class Deed(Action):
    """A sentence that another one asks about: whether it was carried out is kept in a register (ua.text.ifdo.1)."""

    action: Action
    register: int

    def emit(self, code: list[Action]) -> None:
        code.append(Begin())
        self.action.emit(code)
        code.append(Keep(self.register))


class Begin(Action):
    """From here on nothing has failed."""

    def run(self, s: State, f: Frame) -> int:
        f.x[DID] = 1
        return NEXT


class Keep(Action):
    def __init__(self, register: int) -> None:
        self.register = register

    def run(self, s: State, f: Frame) -> int:
        f.sets[self.register] = [f.x[DID]]
        return NEXT


@dataclass(eq=False)
class ByOpponent(Action):
    """The opponent decides and does it: whatever "you" can do, they can (ua.text.opp.1)."""

    action: Action

    def emit(self, code: list[Action]) -> None:
        code.append(SetActor(1))
        self.action.emit(code)
        code.append(SetActor(0))


@dataclass(eq=False)
class EachPlayer(Action):
    """Both players do it, you first. `action` is written as the opponent does it; the binder makes both of it."""

    action: Action


class SetActor(Action):
    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: State, f: Frame) -> int:
        f.x[ACTOR] = self.who
        return NEXT


register(EachPlayer, Pronoun, Ref, Noted, DoneTo, Otherwise, Flag)
