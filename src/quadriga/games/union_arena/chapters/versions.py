"""Carrying out abilities with two versions (ua.subst.2, ua.subst.3)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.flow import Jump, Sequence
from quadriga.effects.node import register
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
        PickVersion(self.condition, self.may).between(code, self.other, self.first)


@dataclass(eq=False)
class InsteadOf(Action):
    """Do this. If a condition holds, do that instead: one ability with two versions, without braces (ua.subst.1).

    Where that speaks of a card chosen before, the binder has left in `first` what was to be done with that card.
    """

    first: Action
    condition: Condition
    other: Action
    may: bool = False

    def emit(self, code: list[Action]) -> None:
        Alternative(self.condition, self.first, self.other, self.may).emit(code)


def unfolded(action: Action) -> list[Action]:
    """The single instructions of a sequence."""
    if not isinstance(action, Sequence):
        return [action]
    found: list[Action] = []
    for step in action.steps:
        found += unfolded(step)
    return found


class PickVersion(Jump):
    """Jump to the first version unless the other is to be used."""

    def __init__(self, condition: Condition, may: bool) -> None:
        super().__init__()
        self.condition = condition
        self.may = may

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


register(InsteadOf)
