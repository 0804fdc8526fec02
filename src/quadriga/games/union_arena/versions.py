"""Carrying out abilities with two versions (ua.subst.2, ua.subst.3)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.flow import Jump
from quadriga.effects.program import DID, NEXT, WAIT, Action, Condition
from quadriga.kernel.decisions import NO, YES, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class Alternative(Action):
    """The other version if its condition holds, else the first one; `may`: its player picks."""

    condition: Condition
    first: Action
    other: Action
    may: bool

    def emit(self, code: list[Action]) -> None:
        test = PickVersion(self.condition, self.may)
        code.append(test)
        self.other.emit(code)
        skip = Jump()
        code.append(skip)
        test.to = len(code)
        self.first.emit(code)
        skip.to = len(code)


class PickVersion(Action):
    """Jump to the first version unless the other is to be used."""

    def __init__(self, condition: Condition, may: bool) -> None:
        self.condition = condition
        self.may = may
        self.to = 0

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 1:
            return NEXT if s.picked == option(YES) else self.to
        did = f.x[DID]
        holds = self.condition.holds(s, f)
        f.x[DID] = did
        if not holds:
            return self.to
        if self.may:
            f.phase = 1
            s.ask(f.controller, "version", [option(YES), option(NO)], "ua.subst.2", f.source)
            return WAIT
        return NEXT
