"""Whether something was done, kept for "if you do" and "otherwise"."""

from __future__ import annotations

from typing import Final

from quadriga.effects.flow import Jump
from quadriga.effects.program import NEXT, Action
from quadriga.effects.registers import DID
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Outcomes kept for "otherwise"
NOT_ASKED: Final = 0
HELD: Final = 1
FAILED: Final = 2


class Begin(Action):
    """A new "if you do" is counted from here: what follows sets DID to 0 where it fails."""

    def run(self, s: State, f: Frame) -> int:
        f.x[DID] = 1
        return NEXT


class KeepDone(Action):
    """Whether it was done completely, for "if you do"."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: State, f: Frame) -> int:
        f.x[self.number] = f.x[DID]
        return NEXT


class IfNotDid(Jump):
    """Jump unless the last instruction was carried out completely."""

    def run(self, s: State, f: Frame) -> int:
        return NEXT if f.x[DID] == 1 else self.to


class Asked(Jump):
    """Jump unless what a number says is what the text asks for."""

    def __init__(self, number: int, wanted: int) -> None:
        super().__init__()
        self.number = number
        self.wanted = wanted

    def run(self, s: State, f: Frame) -> int:
        return NEXT if f.x[self.number] == self.wanted else self.to
