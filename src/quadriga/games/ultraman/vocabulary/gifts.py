"""What a character can be given: BP, grades, TYPEs, EXTRA, an outcome, a prohibition (11.6, 11.7, 11.13, 11.16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.deeds import Act, Deed
from quadriga.effects.gifts import NEXT_TURN, Gift, Until
from quadriga.effects.grounds import actor, grounds
from quadriga.effects.node import CHOSEN_NUMBER, OWN_NUMBER, register
from quadriga.effects.phrases import Phrase
from quadriga.effects.piles import Pile
from quadriga.effects.program import NEXT, WAIT, Action, Amount
from quadriga.effects.registers import DID, TEMP
from quadriga.effects.sorts import UNIT
from quadriga.games.ultraman.chapters.battle import types_of
from quadriga.games.ultraman.chapters.bp import bp, change, unaffected
from quadriga.games.ultraman.chapters.marks import (
    BANNED,
    BP_CHANGE,
    BP_SET,
    EVERY_TYPE,
    EXTRA,
    GRADE,
    GRADE_DECREASE,
    GRADE_INCREASE,
    LEVEL_CHANGE,
    NEGATED,
    NO_ACTIVATE,
    NO_CHOOSING,
    NO_DECK,
    NO_ENTERS_PLAY,
    NO_EXILE,
    NO_EXILING,
    NO_LEVEL_UP,
    NO_RETURN,
    NO_SENDING,
    SET_AGAIN,
    SHIELDED,
    TIED,
    TYPE_CHANGED,
    TYPE_GIVEN,
    TYPE_LOST,
    UNAFFECTED,
    WIN,
)
from quadriga.games.ultraman.chapters.standing import shielded
from quadriga.games.ultraman.chapters.table import Table, table
from quadriga.games.ultraman.chapters.terms import TYPE
from quadriga.games.ultraman.chapters.timing import BP_LOWERED, BP_RAISED, GRADE_LOWERED, GRADE_RAISED
from quadriga.games.ultraman.chapters.triggers import field_changed, raise_event, record, wanted
from quadriga.games.ultraman.chapters.zones import SCENE_MARK
from quadriga.games.ultraman.vocabulary.tests import types_at
from quadriga.kernel.applied import Applied
from quadriga.kernel.decisions import arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

KINDS: Final = {
    BP_CHANGE: "bp", GRADE: "grade", TYPE_GIVEN: "type", TYPE_CHANGED: "type", EXTRA: "extra", WIN: "be a win",
    TIED: "be a tie", NO_LEVEL_UP: "no level up", UNAFFECTED: "unaffected", NEGATED: "negate",
    NO_ENTERS_PLAY: "no effect", NO_EXILE: "no exile", BP_SET: "bp", LEVEL_CHANGE: "level", NO_RETURN: "no return",
    SET_AGAIN: "set again", NO_SENDING: "no send", NO_DECK: "no deck", NO_EXILING: "no exiling",
    NO_CHOOSING: "no choice", SHIELDED: "shield", TYPE_LOST: "type", BANNED: "ban",
    NO_ACTIVATE: "no activate",
}  # fmt: skip
RULES: Final = {
    BP_CHANGE: "11.7.1", GRADE: "11.6.1a", TYPE_GIVEN: "ucg.type.1", TYPE_CHANGED: "ucg.type.2", EXTRA: "8.1.2",
    WIN: "11.16.1a", TIED: "11.16.1b", NO_LEVEL_UP: "ucg.top.3", UNAFFECTED: "ucg.unaff.1", NEGATED: "11.13.1",
    NO_ENTERS_PLAY: "ucg.stop.1", NO_EXILE: "1.2.2", BP_SET: "ucg.bpset.1", LEVEL_CHANGE: "ucg.char.3",
    NO_RETURN: "1.2.2", SET_AGAIN: "1.2.1", NO_SENDING: "1.2.2", NO_DECK: "1.2.2", NO_EXILING: "1.2.2",
    NO_CHOOSING: "1.2.2", SHIELDED: "1.2.2", TYPE_LOST: "ucg.type.2", BANNED: "1.2.2",
    NO_ACTIVATE: "1.2.2",
}  # fmt: skip


def apply(t: Table, what: int, target: int, amount: int, f: Frame, extra: int = 0, until: Until | None = None) -> None:
    """An effect begins to last: for this turn (5.10.2b), or through the next."""
    k = t.character_of(slot_of(target)) if what == NEGATED else -1 if extra >= SCENE_MARK else target
    if shielded(t, k, f.controller, f.source):
        f.x[DID] = 0
        return
    ends = t.turn if until is None or until.when == 0 else t.turn + 1
    told = (t.heard | t.watched | t.asked_of_effects) & BP_EVENTS != 0 and k >= 0 and what != NEGATED and t.top(k) >= 0
    before = bp(t, k) if told else 0
    t.applied = t.applied + [Applied(what, target, amount, ends, f.controller, f.source, extra)]
    t.touch()
    if told:
        tell_bp(t, k, what, amount, bp(t, k) - before, f)
    if t.recording and what == BANNED:
        t.emit("ban", RULES[what], -1 - target, n=extra, cause=f.source)
    elif t.recording:
        obj = -1
        if target >= 0 and what != NEGATED:
            obj = target if extra >= SCENE_MARK else t.handle(t.top(target))
        t.emit(KINDS[what], RULES[what], f.controller, obj, amount, cause=f.source, other=-1)


BP_EVENTS: Final = (1 << BP_RAISED) | (1 << BP_LOWERED) | (1 << GRADE_RAISED) | (1 << GRADE_LOWERED)


def tell_bp(t: Table, k: int, what: int, amount: int, by: int, f: Frame) -> None:
    """A character's BP or BP grade was changed by an effect: what it is unaffected by changes nothing (ucg.unaff.1)."""
    kinds: list[int] = []
    if by != 0:
        kinds.append(BP_RAISED if by > 0 else BP_LOWERED)
    if what == GRADE and not unaffected(t, k, GRADE_INCREASE if amount > 0 else GRADE_DECREASE):
        kinds.append(GRADE_RAISED if amount > 0 else GRADE_LOWERED)
    c = t.top(k)
    raise_event(t, [record(t, kind, c, -1, f) for kind in kinds if wanted(t, kind, c, f)])


class CharacterGift(Gift):
    """A gift that is a mark on a character."""

    def give(self, s: State, f: Frame, entity: int, count: int, until: Until) -> None:
        if entity <= -2 and count != 0:
            self.mark(table(s), f, -2 - entity, count, until)

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        apply(t, self.what(), k, self.total(count), f, 0, until)


@dataclass(eq=False)
class GiveBP(CharacterGift):
    """+/- X BP (11.7.1); at most so much where a text counts something."""

    amount: int
    cap: int = 0

    def most(self) -> int:
        return self.cap

    def what(self) -> int:
        return BP_CHANGE

    def worth(self) -> int:
        return self.amount


@dataclass(eq=False)
class GiveGrade(CharacterGift):
    """A BP grade increase or decrease (11.6.1a, 11.6.1b)."""

    amount: int
    increase: bool

    def what(self) -> int:
        return GRADE

    def worth(self) -> int:
        return self.amount if self.increase else -self.amount


@dataclass(eq=False)
class GiveTypes(CharacterGift):
    """TYPEs that are added to those a character has (ucg.type.1); of several joined by or the player picks one."""

    types: list[int]
    every: bool = True

    def what(self) -> int:
        return TYPE_GIVEN

    def extra(self) -> list[int]:
        return self.types

    def stands(self) -> bool:
        return self.every or len(self.types) == 1

    def binds(self) -> int:
        return 0 if self.stands() else OWN_NUMBER

    def ask(self, code: list[Action], who: Phrase) -> None:
        if not self.stands():
            code.append(AskType(self, self.types))

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        for one in self.types if self.stands() else [f.x[self.reg]]:
            apply(t, TYPE_GIVEN, k, 0, f, one, until)


@dataclass(eq=False)
class TypesOf(CharacterGift):
    """The TYPEs that another has at that moment, added to its own (ucg.type.1)."""

    whom: Phrase

    def what(self) -> int:
        return TYPE_GIVEN

    def stands(self) -> bool:
        return False

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        g = grounds(t)
        for e in self.whom.could(t, f):
            for one in types_at(t, f, g.slot_of(t, e)):
                apply(t, TYPE_GIVEN, k, 0, f, one, until)


@dataclass(eq=False)
class MatchBP(CharacterGift):
    """Its BP becomes equal to an amount: all its values become what makes it so now (ucg.bpset.1, ucg.r.bpset)."""

    amount: Amount

    def what(self) -> int:
        return BP_SET

    def stands(self) -> bool:
        return False

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        apply(t, BP_SET, k, max(0, self.amount.value(t, f) - change(t, k)), f, 0, until)


@dataclass(eq=False)
class DoubleBP(CharacterGift):
    """Its BP is doubled: plus what it has at that moment (11.7.1)."""

    def what(self) -> int:
        return BP_CHANGE

    def stands(self) -> bool:
        return False

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        apply(t, BP_CHANGE, k, bp(t, k), f, 0, until)


@dataclass(eq=False)
class LoseTypes(CharacterGift):
    """It loses TYPEs."""

    types: list[int]

    def what(self) -> int:
        return TYPE_LOST

    def extra(self) -> list[int]:
        return self.types

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        for one in self.types:
            apply(t, TYPE_LOST, k, 0, f, one, until)


@dataclass(eq=False)
class OnlyType(CharacterGift):
    """Its TYPE becomes another one: the only one it has (ucg.type.2); of several the player picks one."""

    types: list[int]

    def what(self) -> int:
        return TYPE_CHANGED

    def stands(self) -> bool:
        return False

    def binds(self) -> int:
        return OWN_NUMBER if len(self.types) > 1 else 0

    def ask(self, code: list[Action], who: Phrase) -> None:
        if len(self.types) > 1:
            code.append(AskType(self, self.types))

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        new = f.x[self.reg] if len(self.types) > 1 else self.types[0]
        apply(t, TYPE_CHANGED, k, EVERY_TYPE, f, new, until)


@dataclass(eq=False)
class ChosenType(CharacterGift):
    """The chosen TYPE."""

    def binds(self) -> int:
        return CHOSEN_NUMBER

    def what(self) -> int:
        return TYPE_GIVEN

    def stands(self) -> bool:
        return False

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        if f.x[self.reg] != NO_TYPE:
            apply(t, TYPE_GIVEN, k, 0, f, f.x[self.reg], until)


NO_TYPE: Final = -1
"""Nobody had a TYPE to choose."""


class AskType(Action):
    """Name one of several TYPEs."""

    def __init__(self, chooser: Gift | Deed, types: list[int]) -> None:
        self.chooser = chooser
        self.types = types

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            f.phase = 1
            s.ask(actor(f), "type", [option(TYPE, one) for one in self.types], "11.2.1", f.source)
            return WAIT
        f.x[self.chooser.reg] = arg_a(s.picked)
        return NEXT


@dataclass(eq=False)
class ChooseType(Deed):
    """Choose A or B (TYPEs)."""

    types: list[int]

    def binds(self) -> int:
        return OWN_NUMBER

    def emit(self, code: list[Action]) -> None:
        code.append(AskType(self, self.types))


@dataclass(eq=False)
class ChooseTypeOf(Act):
    """Choose one TYPE of a character or of a card: one of those that it has (ucg.type.1)."""

    who: Phrase

    def binds(self) -> int:
        return OWN_NUMBER

    def object(self) -> Phrase:
        return self.who

    def carry(self, s: State, f: Frame) -> int:
        g = grounds(s)
        if f.phase == 1:
            f.x[self.reg] = arg_a(s.picked)
            return NEXT
        types: list[int] = []
        for e in self.who.handles(s, f):
            types = types + [one for one in types_at(table(s), f, g.slot_of(s, e)) if one not in types]
        if len(types) < 2:
            f.x[self.reg] = types[0] if types else NO_TYPE
            if not types:
                f.x[DID] = 0
            return NEXT
        f.phase = 1
        s.ask(actor(f), "type", [option(TYPE, one) for one in types], "ucg.type.1", f.source)
        return WAIT


@dataclass(eq=False)
class ChangeType(Act):
    """Change one TYPE of a character to one of these (ucg.type.2)."""

    who: Phrase
    types: list[int]
    until: Until

    def binds(self) -> int:
        return OWN_NUMBER

    def object(self) -> Phrase:
        return self.who

    def wants(self) -> list[int]:
        return [UNIT]

    def prepare(self, code: list[Action]) -> None:
        code.append(AskOldType(self))
        if len(self.types) > 1:
            code.append(AskType(self, self.types))

    def carry(self, s: State, f: Frame) -> int:
        t = table(s)
        new = f.x[self.reg] if len(self.types) > 1 else self.types[0]
        for e in self.who.handles(s, f):
            if e <= -2 and t.area_of[-2 - e] >= 0:
                apply(t, TYPE_CHANGED, -2 - e, f.x[TEMP], f, new, self.until)
        return NEXT


class AskOldType(Action):
    """Which of the present TYPEs goes: the player of the effect picks (ucg.type.2)."""

    def __init__(self, deed: ChangeType) -> None:
        self.deed = deed

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if f.phase == 0:
            those = [e for e in self.deed.who.handles(s, f) if e <= -2]
            if not those:
                return NEXT
            types = types_of(t, -2 - those[0])
            if len(types) == 1:
                f.x[TEMP] = types[0]
                return NEXT
            f.phase = 1
            s.ask(actor(f), "old type", [option(TYPE, one) for one in types], "ucg.type.2", f.source)
            return WAIT
        f.x[TEMP] = arg_a(s.picked)
        return NEXT


@dataclass(eq=False)
class Unaffected(CharacterGift):
    """Unaffected by all grade increases, decreases, BP + or BP - (ucg.unaff.1, ucg.unaff.2)."""

    kind: int

    def what(self) -> int:
        return UNAFFECTED

    def extra(self) -> list[int]:
        return [self.kind]

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        apply(t, UNAFFECTED, k, 0, f, self.kind, until)


@dataclass(eq=False)
class Outcome(CharacterGift):
    """Its battle be a win, or a tie (11.16.1a, 11.16.1b)."""

    win: bool

    def what(self) -> int:
        return WIN if self.win else TIED

    def stands(self) -> bool:
        return False

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        apply(t, self.what(), k, 0, f, 0, until)


@dataclass(eq=False)
class ExtraBP(CharacterGift):
    """Its BP becomes EXTRA (8.1.2)."""

    def what(self) -> int:
        return EXTRA

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        apply(t, EXTRA, k, 0, f, 0, until)


@dataclass(eq=False)
class CannotLevelUp(CharacterGift):
    """It cannot level up (ucg.top.3)."""

    def what(self) -> int:
        return NO_LEVEL_UP

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        apply(t, NO_LEVEL_UP, k, t.turn + (1 if until.when == NEXT_TURN else 0), f, 0, until)


@dataclass(eq=False)
class NoEntersPlay(CharacterGift):
    """Its 《When this character enters play》 effect cannot be resolved (ucg.stop.1)."""

    def what(self) -> int:
        return NO_ENTERS_PLAY

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        apply(t, NO_ENTERS_PLAY, k, 0, f, 0, until)
        field_changed(t)


@dataclass(eq=False)
class NoActivate(CharacterGift):
    """Its [Activate] effects cannot be used (1.2.2)."""

    def what(self) -> int:
        return NO_ACTIVATE

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        apply(t, NO_ACTIVATE, k, 0, f, 0, until)


@dataclass(eq=False)
class AllBP(CharacterGift):
    """All its BP values become a number (ucg.bpset.1)."""

    amount: int

    def what(self) -> int:
        return BP_SET

    def worth(self) -> int:
        return self.amount

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        apply(t, BP_SET, k, self.amount, f, 0, until)


@dataclass(eq=False)
class RaiseLevel(CharacterGift):
    """Its level is raised or lowered (ucg.char.3)."""

    amount: int
    increase: bool = True

    def what(self) -> int:
        return LEVEL_CHANGE

    def worth(self) -> int:
        return self.amount if self.increase else -self.amount


@dataclass(eq=False)
class ProtectPile(Deed):
    """Cards in your discard area cannot be exiled by opponent's effects (1.2.2)."""

    pile: Pile
    until: Until

    def run(self, s: State, f: Frame) -> int:
        seats = self.pile.whose.seats(f) if self.pile.whose is not None else [0, 1]
        for seat in seats:
            apply(table(s), NO_EXILE, -1 - seat, 0, f, 0, self.until)
        return NEXT


@dataclass(eq=False)
class SetMore(Deed):
    """Set n further scene cards this turn (1.2.1)."""

    n: int

    def run(self, s: State, f: Frame) -> int:
        apply(table(s), SET_AGAIN, -1 - actor(f), self.n, f)
        return NEXT


register(
    GiveBP, GiveGrade, GiveTypes, ChosenType, ChooseType, ChooseTypeOf, ChangeType, Unaffected, Outcome, ExtraBP,
    CannotLevelUp, NoEntersPlay, NoActivate, TypesOf, MatchBP, DoubleBP, LoseTypes, OnlyType, AllBP, RaiseLevel,
    ProtectPile, SetMore,
)  # fmt: skip
