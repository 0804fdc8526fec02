"""Choose one of the following."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Deed
from quadriga.effects.flow import Jump
from quadriga.effects.gates import MAY, Ask
from quadriga.effects.grounds import actor, grounds
from quadriga.effects.node import OWN_GROUP, register
from quadriga.effects.owners import Player
from quadriga.effects.program import NEXT, WAIT, Action, Condition
from quadriga.effects.provisos import Holds
from quadriga.effects.quantities import Quantity
from quadriga.effects.taking import NOTHING
from quadriga.kernel.decisions import DONE, MODE, arg_a, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class AskMode(Jump):
    """Which line of a list: asked once for each that may be taken."""

    def __init__(self, modes: Modes) -> None:
        super().__init__()
        self.modes = modes

    def run(self, s: State, f: Frame) -> int:
        m = self.modes
        if f.phase == 0:
            f.sets[m.reg] = []
            f.phase = 1
        else:
            if verb(s.picked) == DONE:
                return NEXT
            f.sets[m.reg] = f.sets[m.reg] + [arg_a(s.picked)]
        chosen = f.sets[m.reg]
        found = len(m.options)
        most = m.q.most(s, f, found)
        if m.both is not None and len(chosen) >= most and m.both.holds(s, f):
            most = found
        if len(chosen) >= min(found, most):
            return NEXT
        options = [option(MODE, i) for i in range(found) if i not in chosen]
        if len(chosen) >= m.q.least(s, f, found):
            options.append(option(DONE))
        s.ask(m.asked(f), "mode", options, grounds(s).choose_rule(s, f, False), f.source)
        return WAIT


class IfMode(Jump):
    def __init__(self, modes: Modes, i: int) -> None:
        super().__init__()
        self.modes = modes
        self.i = i

    def run(self, s: State, f: Frame) -> int:
        return NEXT if self.i in f.sets[self.modes.reg] else self.to


@dataclass(eq=False)
class Modes(Deed):
    """Choose one of the following: the chosen lines are carried out in their printed order.

    Whoever chooses, "you" in a line is the player whose effect it is.
    """

    q: Quantity
    options: list[Deed]
    chooser: Player | None = None
    both: Condition | None = None
    """If it holds, all of them may be chosen."""

    def asked(self, f: Frame) -> int:
        return actor(f) if self.chooser is None else self.chooser.seats(f)[0]

    def binds(self) -> int:
        return OWN_GROUP

    def emit(self, code: list[Action]) -> None:
        code.append(AskMode(self))
        for i in range(len(self.options)):
            IfMode(self, i).over(code, self.options[i])


@dataclass(eq=False)
class Numbered(Deed):
    """If C, you may choose effect 1. Additionally, if D, you may choose effect 2. 1)… 2)…"""

    condition: Condition
    other: Condition
    one: Deed
    two: Deed

    def emit(self, code: list[Action]) -> None:
        for condition, deed in ((self.condition, self.one), (self.other, self.two)):
            holds = Holds(condition, 0)
            code.append(holds)
            ask = Ask(deed, NOTHING, MAY, 0)
            code.append(ask)
            deed.emit(code)
            holds.to = len(code)
            ask.to = len(code)


register(Modes, Numbered)
