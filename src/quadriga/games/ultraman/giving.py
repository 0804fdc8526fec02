"""Effects on characters: what a text gives them for a while (11.6, 11.7, 11.13, 11.16)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import Node, register
from quadriga.effects.program import NEXT, WAIT, Action, Amount, Filter
from quadriga.games.ultraman.battle import (
    BP_CHANGE,
    BP_SET,
    EXTRA,
    GRADE,
    LEVEL_CHANGE,
    NO_ENTERS_PLAY,
    NO_EXILE,
    NO_LEVEL_UP,
    NO_RETURN,
    SET_AGAIN,
    TIED,
    TYPE_GIVEN,
    UNAFFECTED,
    WIN,
    name_of,
)
from quadriga.games.ultraman.changing_type import AskType
from quadriga.games.ultraman.gates import Deed
from quadriga.games.ultraman.resolving import CHOSEN, CHOSEN_TYPE, DISCARDED, STEP
from quadriga.games.ultraman.table import Table, table
from quadriga.games.ultraman.triggers import field_changed
from quadriga.games.ultraman.whom import ForgetChosen, Whom, apply
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class Mark(Node):
    """What is given to a character."""

    def ask(self, code: list[Action]) -> None:
        """A choice to be made before it is given."""

    def give(self, t: Table, f: Frame, k: int, times: int) -> None:
        raise NotImplementedError(type(self).__name__)


@dataclass(eq=False)
class BP(Mark):
    """+/- X BP (11.7.1)."""

    amount: int

    def give(self, t: Table, f: Frame, k: int, times: int) -> None:
        if times != 0:
            apply(t, BP_CHANGE, k, self.amount * times, f)


@dataclass(eq=False)
class Grade(Mark):
    """A BP grade increase or decrease (11.6.1a, 11.6.1b)."""

    amount: int
    increase: bool

    def give(self, t: Table, f: Frame, k: int, times: int) -> None:
        if times != 0:
            apply(t, GRADE, k, self.amount * times * (1 if self.increase else -1), f)


@dataclass(eq=False)
class Types(Mark):
    """TYPEs that are added to those a character has (ucg.type.1)."""

    types: list[int]

    def give(self, t: Table, f: Frame, k: int, times: int) -> None:
        for one in self.types:
            apply(t, TYPE_GIVEN, k, 0, f, one)


@dataclass(eq=False)
class OneType(Mark):
    """TYPE A or B: the player of the effect picks."""

    types: list[int]

    def ask(self, code: list[Action]) -> None:
        code.append(AskType(self.types))

    def give(self, t: Table, f: Frame, k: int, times: int) -> None:
        apply(t, TYPE_GIVEN, k, 0, f, f.x[CHOSEN_TYPE])


@dataclass(eq=False)
class ChosenType(Mark):
    """The chosen TYPE."""

    def give(self, t: Table, f: Frame, k: int, times: int) -> None:
        apply(t, TYPE_GIVEN, k, 0, f, f.x[CHOSEN_TYPE])


@dataclass(eq=False)
class Unaffected(Mark):
    """Unaffected by all grade increases, decreases, BP + or BP - (ucg.unaff.1, ucg.unaff.2)."""

    kind: int

    def give(self, t: Table, f: Frame, k: int, times: int) -> None:
        apply(t, UNAFFECTED, k, 0, f, self.kind)


@dataclass(eq=False)
class Outcome(Mark):
    """Its battle be a win, or a tie (11.16.1a, 11.16.1b)."""

    win: bool

    def give(self, t: Table, f: Frame, k: int, times: int) -> None:
        apply(t, WIN if self.win else TIED, k, 0, f)


@dataclass(eq=False)
class ExtraBP(Mark):
    """Its BP becomes EXTRA (8.1.2)."""

    def give(self, t: Table, f: Frame, k: int, times: int) -> None:
        apply(t, EXTRA, k, 0, f)


@dataclass(eq=False)
class CannotLevelUp(Mark):
    """It cannot level up during this or the next turn (ucg.top.3)."""

    next_turn: bool

    def give(self, t: Table, f: Frame, k: int, times: int) -> None:
        later = 1 if self.next_turn else 0
        apply(t, NO_LEVEL_UP, k, t.turn + later, f, 0, later)


@dataclass(eq=False)
class NoEntersPlay(Mark):
    """Its 《When this character enters play》 effect cannot be resolved (ucg.stop.1)."""

    def give(self, t: Table, f: Frame, k: int, times: int) -> None:
        apply(t, NO_ENTERS_PLAY, k, 0, f)
        field_changed(t)


@dataclass(eq=False)
class NoReturn(Mark):
    """It cannot be returned to its owner's hand (1.2.2)."""

    def give(self, t: Table, f: Frame, k: int, times: int) -> None:
        apply(t, NO_RETURN, k, 0, f)


@dataclass(eq=False)
class AllBP(Mark):
    """All its BP values become a number (ucg.bpset.1)."""

    amount: int

    def give(self, t: Table, f: Frame, k: int, times: int) -> None:
        apply(t, BP_SET, k, self.amount, f)


@dataclass(eq=False)
class Levels(Mark):
    """Its level is raised (ucg.char.3)."""

    amount: int

    def give(self, t: Table, f: Frame, k: int, times: int) -> None:
        apply(t, LEVEL_CHANGE, k, self.amount, f)


class GiveThem(Action):
    def __init__(self, mark: Mark, per: Amount | None) -> None:
        self.mark = mark
        self.per = per

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        times = 1 if self.per is None else self.per.value(s, f)
        for k in f.sets[CHOSEN]:
            if t.area_of[k] >= 0:
                self.mark.give(t, f, k, times)
        return NEXT


@dataclass(eq=False)
class Give(Deed):
    """Give characters something for this turn; `per`: once for each of something (ucg.count.1)."""

    whom: Whom
    mark: Mark
    per: Amount | None = None

    def emit(self, code: list[Action]) -> None:
        code.append(ForgetChosen())
        self.whom.emit(code)
        self.mark.ask(code)
        code.append(GiveThem(self.mark, self.per))

    def scope(self, s: State, f: Frame) -> int:
        return self.whom.scope(s, f)


class PickForEach(Action):
    """For each discarded card in turn: pick one fitting character with its name and give it the mark."""

    def __init__(self, what: Filter, mark: Mark) -> None:
        self.what = what
        self.mark = mark

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if f.phase == 0:
            f.x[STEP] = 0
            f.phase = 1
        else:
            self.mark.give(t, f, t.character_of(arg_a(s.picked)), 1)
            f.x[STEP] += 1
        while f.x[STEP] < len(f.sets[DISCARDED]):
            card = t.face(f.sets[DISCARDED][f.x[STEP]] & 4095)
            found: list[int] = []
            for k in t.characters(f.controller):
                top = t.top(k)
                if top >= 0 and name_of(t, k) in card.names and self.what.fits(s, f, top):
                    found.append(option(PICK, top))
            if found:
                s.ask(f.controller, "choose", found, "11.2.1", f.source)
                return WAIT
            f.x[STEP] += 1
        return NEXT


@dataclass(eq=False)
class GiveForEachDiscarded(Deed):
    """For each card discarded this way, give one of your … with the same character name as that card …"""

    what: Filter
    mark: Mark

    def emit(self, code: list[Action]) -> None:
        code.append(PickForEach(self.what, self.mark))


@dataclass(eq=False)
class ChooseWhom(Deed):
    """Choose characters: a choice and nothing else."""

    whom: Whom

    def emit(self, code: list[Action]) -> None:
        code.append(ForgetChosen())
        self.whom.emit(code)

    def scope(self, s: State, f: Frame) -> int:
        return self.whom.scope(s, f)


@dataclass(eq=False)
class NoExile(Deed):
    """Cards in your discard area cannot be exiled by opponent's effects for this turn."""

    def run(self, s: State, f: Frame) -> int:
        apply(table(s), NO_EXILE, -1 - f.controller, 0, f)
        return NEXT


@dataclass(eq=False)
class SetAgain(Deed):
    """You may set n further scene cards this turn (1.2.1)."""

    n: int

    def run(self, s: State, f: Frame) -> int:
        apply(table(s), SET_AGAIN, -1 - f.controller, self.n, f)
        return NEXT


register(
    BP, Grade, Types, OneType, ChosenType, Unaffected, Outcome, ExtraBP, CannotLevelUp, NoEntersPlay, NoReturn, AllBP,
    Levels, Give, GiveForEachDiscarded, ChooseWhom, NoExile, SetAgain,
)  # fmt: skip
