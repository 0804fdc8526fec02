"""Control flow: jumps, sequence, conditions."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.effects.program import NEXT, Action, Condition
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class Jump(Action):
    """Go to another place of the program."""

    def __init__(self) -> None:
        self.to = 0

    def run(self, s: State, f: Frame) -> int:
        return self.to

    def over(self, code: list[Action], action: Action) -> None:
        """Lay itself out before what it jumps over."""
        code.append(self)
        action.emit(code)
        self.to = len(code)

    def between(self, code: list[Action], first: Action, second: Action) -> None:
        """Lay itself out before two parts: it jumps to the second, and the first ends with a jump over that."""
        code.append(self)
        first.emit(code)
        skip = Jump()
        code.append(skip)
        self.to = len(code)
        second.emit(code)
        skip.to = len(code)


class Unless(Jump):
    """Jump unless a condition holds."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def run(self, s: State, f: Frame) -> int:
        return NEXT if self.condition.holds(s, f) else self.to


@dataclass(eq=False)
class Sequence(Action):
    """One instruction after the other; none depends on another."""

    steps: list[Action]

    def emit(self, code: list[Action]) -> None:
        for step in self.steps:
            step.emit(code)


@dataclass(eq=False)
class If(Action):
    """If a condition holds now: this, else that."""

    condition: Condition
    then: Action
    otherwise: Action | None = None

    def emit(self, code: list[Action]) -> None:
        if self.otherwise is None:
            Unless(self.condition).over(code, self.then)
        else:
            Unless(self.condition).between(code, self.then, self.otherwise)


@dataclass(eq=False)
class Not(Condition):
    condition: Condition

    def holds(self, s: State, f: Frame) -> bool:
        return not self.condition.holds(s, f)


@dataclass(eq=False)
class Both(Condition):
    """All of several conditions."""

    conditions: list[Condition]

    def holds(self, s: State, f: Frame) -> bool:
        for c in self.conditions:
            if not c.holds(s, f):
                return False
        return True


@dataclass(eq=False)
class Either(Condition):
    conditions: list[Condition]

    def holds(self, s: State, f: Frame) -> bool:
        for c in self.conditions:
            if c.holds(s, f):
                return True
        return False


register(Sequence, If, Not, Both, Either)
