"""Choosing a number, and what is said of it afterwards."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.amounts import Count
from quadriga.effects.deeds import Deed
from quadriga.effects.grounds import actor, grounds
from quadriga.effects.node import CHOSEN_NUMBER, OWN_NUMBER, register
from quadriga.effects.program import NEXT, WAIT
from quadriga.kernel.decisions import NUMBER, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class NameNumber(Deed):
    """Choose a number from m to n."""

    m: int
    n: int

    def binds(self) -> int:
        return OWN_NUMBER

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            f.phase = 1
            options = [option(NUMBER, i) for i in range(self.m, self.n + 1)]
            s.ask(actor(f), "number", options, grounds(s).choose_rule(s, f, False), f.source)
            return WAIT
        f.x[self.reg] = arg_a(s.picked)
        return NEXT


@dataclass(eq=False)
class NamedNumber(Count):
    """The chosen number."""

    def binds(self) -> int:
        return CHOSEN_NUMBER

    def value(self, s: State, f: Frame) -> int:
        return f.x[self.reg]


register(NameNumber, NamedNumber)
