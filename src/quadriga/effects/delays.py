"""At the end of the turn: what is left to a later moment."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Deed
from quadriga.effects.flow import Jump
from quadriga.effects.grounds import grounds
from quadriga.effects.node import register
from quadriga.effects.program import Action
from quadriga.effects.records import DelayedPart
from quadriga.effects.registers import freeze
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class Delay(Jump):
    """Leave what follows to a later moment, with everything that was spoken of."""

    def run(self, s: State, f: Frame) -> int:
        grounds(s).delay(s, f, DelayedPart(f.program, f.pc + 1, f.source, f.controller, freeze(f)))
        return self.to


class Stop(Jump):
    """The end of a delayed part: past the end of any program."""

    def run(self, s: State, f: Frame) -> int:
        return 1 << 30


@dataclass(eq=False)
class AtEnd(Deed):
    """At the end of turn, A."""

    then: Deed

    def emit(self, code: list[Action]) -> None:
        delay = Delay()
        code.append(delay)
        self.then.emit(code)
        code.append(Stop())
        delay.to = len(code)


register(AtEnd)
