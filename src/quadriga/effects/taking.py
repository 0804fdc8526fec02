"""An instruction that takes what a noun phrase means, and how much of it can be done now."""

from __future__ import annotations

from typing import Final

from quadriga.effects.program import Action
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# How much of an instruction can be done now
NOTHING: Final = 0
PARTLY: Final = 1
WHOLLY: Final = 2


class Taker(Action):
    """An instruction that takes what a phrase means."""

    def allows(self, s: State, f: Frame, c: int) -> bool:
        """May it be done to this card?"""
        return True

    def scope(self, s: State, f: Frame) -> int:
        return WHOLLY
