"""Control flow: sequence, conditions, and the one family of may / if you do / up to."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.effects.program import DID, NEXT, WAIT, Action, Condition
from quadriga.kernel.decisions import NO, YES, option
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


class UnlessDid(Jump):
    """Jump unless the last instruction was carried out completely."""

    def run(self, s: State, f: Frame) -> int:
        return NEXT if f.x[DID] == 1 else self.to


class IfDid(Jump):
    """Jump if the last instruction was carried out completely."""

    def run(self, s: State, f: Frame) -> int:
        return self.to if f.x[DID] == 1 else NEXT


class AskMay(Jump):
    """Ask the controller whether to do what follows; jump if not."""

    def __init__(self, action: Action, rule: str) -> None:
        super().__init__()
        self.action = action
        self.rule = rule

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            f.phase = 1
            s.ask(f.controller, "may", [option(YES), option(NO)], self.rule, f.source)
            return WAIT
        if s.picked == option(YES):
            return NEXT
        f.x[DID] = 0
        return self.to


@dataclass(eq=False)
class Sequence(Action):
    """One instruction after the other; none depends on another."""

    steps: list[Action]

    def emit(self, code: list[Action]) -> None:
        for step in self.steps:
            step.emit(code)


@dataclass(eq=False)
class Nothing(Action):
    def emit(self, code: list[Action]) -> None:
        pass


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
class May(Action):
    """You may …: asked once; declined, it counts as not done."""

    action: Action
    rule: str = ""

    def emit(self, code: list[Action]) -> None:
        AskMay(self.action, self.rule).over(code, self.action)


@dataclass(eq=False)
class IfYouDo(Action):
    """… If you do, …: only after complete execution of the first part."""

    first: Action
    then: Action

    def emit(self, code: list[Action]) -> None:
        self.first.emit(code)
        UnlessDid().over(code, self.then)


@dataclass(eq=False)
class IfYouCannot(Action):
    """… If you cannot, …: the second part only when the first was impossible."""

    first: Action
    otherwise: Action

    def emit(self, code: list[Action]) -> None:
        self.first.emit(code)
        IfDid().over(code, self.otherwise)


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


register(Sequence, Nothing, If, May, IfYouDo, IfYouCannot, Not, Both, Either)
