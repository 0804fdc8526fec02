"""Choosing and changing a TYPE."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.effects.program import NEXT, SPARE, WAIT, Action
from quadriga.games.ultraman.battle import (
    TYPE_CHANGED,
    types_of,
)
from quadriga.games.ultraman.gates import Deed
from quadriga.games.ultraman.resolving import CHOSEN, CHOSEN_TYPE
from quadriga.games.ultraman.table import table
from quadriga.games.ultraman.terms import TYPE
from quadriga.games.ultraman.whom import ForgetChosen, Whom, apply
from quadriga.kernel.decisions import arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class AskType(Action):
    """Name one of several TYPEs."""

    def __init__(self, types: list[int]) -> None:
        self.types = types

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            f.phase = 1
            s.ask(f.controller, "type", [option(TYPE, one) for one in self.types], "11.2.1", f.source)
            return WAIT
        f.x[CHOSEN_TYPE] = arg_a(s.picked)
        return NEXT


@dataclass(eq=False)
class ChooseType(Deed):
    """Choose A or B (TYPEs)."""

    types: list[int]

    def emit(self, code: list[Action]) -> None:
        code.append(AskType(self.types))


class AskOldType(Action):
    """Which of the present TYPEs goes: the player of the effect picks (ucg.type.2)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if f.phase == 0:
            if not f.sets[CHOSEN]:
                return NEXT
            types = types_of(t, f.sets[CHOSEN][0])
            if len(types) == 1:
                f.x[SPARE] = types[0]
                return NEXT
            f.phase = 1
            s.ask(f.controller, "old type", [option(TYPE, one) for one in types], "ucg.type.2", f.source)
            return WAIT
        f.x[SPARE] = arg_a(s.picked)
        return NEXT


class ChangeTypeNow(Action):
    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for k in f.sets[CHOSEN]:
            if t.area_of[k] >= 0:
                apply(t, TYPE_CHANGED, k, f.x[SPARE], f, f.x[CHOSEN_TYPE])
        return NEXT


@dataclass(eq=False)
class ChangeType(Deed):
    """Change one TYPE of a character to one of these (ucg.type.2)."""

    whom: Whom
    types: list[int]

    def emit(self, code: list[Action]) -> None:
        code.append(ForgetChosen())
        self.whom.emit(code)
        code.append(AskOldType())
        code.append(AskType(self.types))
        code.append(ChangeTypeNow())

    def scope(self, s: State, f: Frame) -> int:
        return self.whom.scope(s, f)


register(ChooseType, ChangeType)
