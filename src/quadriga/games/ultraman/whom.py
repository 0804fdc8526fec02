"""Which characters an instruction is about, chosen or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.choices import Choose
from quadriga.effects.groups import Fixed, Together
from quadriga.effects.node import Node, register
from quadriga.effects.program import DID, NEXT, PICKED, SPARE, Action, Group
from quadriga.games.ultraman.battle import (
    BP_CHANGE,
    BP_SET,
    EXTRA,
    GRADE,
    LEVEL_CHANGE,
    NEGATED,
    NO_ENTERS_PLAY,
    NO_EXILE,
    NO_LEVEL_UP,
    NO_RETURN,
    SET_AGAIN,
    TIED,
    TYPE_CHANGED,
    TYPE_GIVEN,
    UNAFFECTED,
    WIN,
)
from quadriga.games.ultraman.gates import NOTHING, PARTLY, WHOLLY
from quadriga.games.ultraman.resolving import BEFORE, CHOSEN
from quadriga.games.ultraman.table import Table, table
from quadriga.kernel.applied import Applied
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


def apply(t: Table, what: int, target: int, amount: int, f: Frame, extra: int = 0, later: int = 0) -> None:
    """An effect begins to last: for this turn (5.10.2b), or `later` turns longer."""
    t.applied = t.applied + [Applied(what, target, amount, t.turn + later, f.controller, f.source, extra)]
    t.touch()
    if t.recording:
        obj = t.handle(t.top(target)) if what != NEGATED and target >= 0 else -1
        t.emit(KINDS[what], RULES[what], f.controller, obj, amount, cause=f.source, other=-1)


KINDS: Final = {
    BP_CHANGE: "bp", GRADE: "grade", TYPE_GIVEN: "type", TYPE_CHANGED: "type", EXTRA: "extra", WIN: "be a win",
    TIED: "be a tie", NO_LEVEL_UP: "no level up", UNAFFECTED: "unaffected", NEGATED: "negate",
    NO_ENTERS_PLAY: "no effect", NO_EXILE: "no exile", BP_SET: "bp", LEVEL_CHANGE: "level", NO_RETURN: "no return",
    SET_AGAIN: "set again",
}  # fmt: skip
RULES: Final = {
    BP_CHANGE: "11.7.1", GRADE: "11.6.1a", TYPE_GIVEN: "ucg.type.1", TYPE_CHANGED: "ucg.type.2", EXTRA: "8.1.2",
    WIN: "11.16.1a", TIED: "11.16.1b", NO_LEVEL_UP: "ucg.top.3", UNAFFECTED: "ucg.unaff.1", NEGATED: "11.13.1",
    NO_ENTERS_PLAY: "ucg.stop.1", NO_EXILE: "1.2.2", BP_SET: "ucg.bpset.1", LEVEL_CHANGE: "ucg.char.3",
    NO_RETURN: "1.2.2", SET_AGAIN: "1.2.1",
}  # fmt: skip


class ForgetChosen(Action):
    """A new instruction speaks of new characters; "that character" still means the old ones (BEFORE)."""

    def run(self, s: State, f: Frame) -> int:
        f.sets[BEFORE] = f.sets[CHOSEN]
        f.sets[CHOSEN] = []
        return NEXT


class AddAll(Action):
    """All of a group are spoken of."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        found = [t.character_of(h & 4095) for h in self.group.handles(s, f)]
        if not found:
            f.x[DID] = 0
        f.sets[CHOSEN] = f.sets[CHOSEN] + found
        return NEXT


class PickCharacters(Choose):
    """Choose characters; they are spoken of from now on."""

    def finish(self, s: State, f: Frame) -> int:
        t = table(s)
        picked = f.sets[PICKED]
        f.sets[CHOSEN] = f.sets[CHOSEN] + [t.character_of(h & 4095) for h in picked]
        if len(picked) < f.x[SPARE] and (not self.up_to or not picked):
            f.x[DID] = 0
        return NEXT

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        return table(s).character_of(c) not in f.sets[CHOSEN]


class Whom(Node):
    """Characters that an instruction is about."""

    def emit(self, code: list[Action]) -> None:
        raise NotImplementedError(type(self).__name__)

    def scope(self, s: State, f: Frame) -> int:
        raise NotImplementedError(type(self).__name__)

    def everybody(self) -> Group:
        """All characters it could be about."""
        raise NotImplementedError(type(self).__name__)


@dataclass(eq=False)
class They(Whom):
    """This character, its battle opponent, all your …: no choice."""

    group: Group

    def emit(self, code: list[Action]) -> None:
        code.append(AddAll(self.group))

    def scope(self, s: State, f: Frame) -> int:
        return WHOLLY if self.group.handles(s, f) else NOTHING

    def everybody(self) -> Group:
        return self.group


@dataclass(eq=False)
class Some(Whom):
    """One, two, up to two of …"""

    n: int
    up_to: bool
    group: Group

    def emit(self, code: list[Action]) -> None:
        code.append(PickCharacters(self.group, Fixed(self.n), self.up_to))

    def scope(self, s: State, f: Frame) -> int:
        found = len(self.group.handles(s, f))
        if found == 0:
            return NOTHING
        return WHOLLY if self.up_to or found >= self.n else PARTLY

    def everybody(self) -> Group:
        return self.group


@dataclass(eq=False)
class These(Whom):
    """One … and one …: both of them."""

    first: Whom
    second: Whom

    def emit(self, code: list[Action]) -> None:
        self.first.emit(code)
        self.second.emit(code)

    def scope(self, s: State, f: Frame) -> int:
        a = self.first.scope(s, f)
        b = self.second.scope(s, f)
        if a == NOTHING and b == NOTHING:
            return NOTHING
        return WHOLLY if a == WHOLLY and b == WHOLLY else PARTLY

    def everybody(self) -> Group:
        return Together([self.first.everybody(), self.second.everybody()])


@dataclass(eq=False)
class OneOrOther(Whom):
    """One …, or one …"""

    first: Whom
    second: Whom

    def emit(self, code: list[Action]) -> None:
        code.append(PickCharacters(self.everybody(), Fixed(1), False))

    def scope(self, s: State, f: Frame) -> int:
        return WHOLLY if self.everybody().handles(s, f) else NOTHING

    def everybody(self) -> Group:
        return Together([self.first.everybody(), self.second.everybody()])


register(They, Some, These, OneOrOther)
