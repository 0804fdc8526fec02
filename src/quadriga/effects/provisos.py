"""Gates that ask nobody: if C, as long as C, if you do, otherwise."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.chains import without_rest
from quadriga.effects.deeds import Deed
from quadriga.effects.flow import Jump
from quadriga.effects.node import Node, content, register
from quadriga.effects.outcomes import FAILED, HELD, Asked
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import NEXT, Action, Condition
from quadriga.effects.registers import DID, FIRST_GROUP
from quadriga.effects.taking import NOTHING
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class Holds(Jump):
    """Jump unless a condition holds; the outcome is kept for "otherwise"."""

    def __init__(self, condition: Condition, number: int) -> None:
        super().__init__()
        self.condition = condition
        self.number = number

    def run(self, s: State, f: Frame) -> int:
        held = self.condition.holds(s, f)
        if self.number > 0:
            f.x[self.number] = HELD if held else FAILED
        if held:
            return NEXT
        f.x[DID] = 0
        return self.to


def settled(node: object) -> list[Phrase]:
    """The phrases in an instruction that leave nothing to choose: a condition behind it may speak of them."""
    found: list[Phrase] = []
    if isinstance(node, list):
        for part in node:
            found = found + settled(part)
    elif isinstance(node, Node):
        for part in content(node):
            found = found + settled(part)
        if isinstance(node, Phrase) and node.reg >= FIRST_GROUP and node.introduces() and node.quantity() is None:
            found.append(node)
    return found


class Foreseen(Condition):
    """A condition that stands behind its instruction: what that speaks of is looked up first."""

    def __init__(self, condition: Condition, phrases: list[Phrase]) -> None:
        self.condition = condition
        self.phrases = phrases

    def holds(self, s: State, f: Frame) -> bool:
        for phrase in self.phrases:
            f.sets[phrase.reg] = phrase.could(s, f)
        return self.condition.holds(s, f)


@dataclass(eq=False)
class Provided(Deed):
    """If C, A. What A says of the rest of the revealed cards is done either way."""

    condition: Condition
    then: Deed
    trailing: bool = False
    """A if C."""

    def emit(self, code: list[Action]) -> None:
        main, rest = without_rest(self.then)
        Holds(self.asked(), self.reg).over(code, main)
        for one in rest:
            one.emit(code)

    def asked(self) -> Condition:
        return Foreseen(self.condition, settled(self.then)) if self.trailing else self.condition

    def scope(self, s: State, f: Frame) -> int:
        return self.then.scope(s, f) if self.asked().holds(s, f) else NOTHING

    def parts(self) -> int:
        return self.then.parts()


@dataclass(eq=False)
class AsLong(Provided):
    """While C, A: in a standing text asked anew on every look."""


@dataclass(eq=False)
class IfDone(Deed):
    """If you do, B: without a further choice, if A was completed in full. If you do not, B: if it was not.

    The register names two numbers: what was done, and above it (<< 8) where the condition's outcome is kept.
    """

    did: bool
    then: Deed
    condition: Condition | None = None

    def emit(self, code: list[Action]) -> None:
        done = Asked(self.reg & 255, 1 if self.did else 0)
        code.append(done)
        if self.condition is None:
            self.then.emit(code)
        else:
            main, rest = without_rest(self.then)
            Holds(self.condition, self.reg >> 8).over(code, main)
            for one in rest:
                one.emit(code)
        done.to = len(code)


@dataclass(eq=False)
class Otherwise(Deed):
    """Otherwise, B: where the condition was asked and did not hold."""

    then: Deed

    def emit(self, code: list[Action]) -> None:
        Asked(self.reg, FAILED).over(code, self.then)


register(Provided, AsLong, IfDone, Otherwise)
