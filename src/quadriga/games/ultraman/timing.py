"""Triggered powers: what they watch for (9.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import Node, register
from quadriga.effects.program import Filter
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Kinds of events; a card's `watches` has a bit for each.
ENTERS_PLAY: Final = 1
SCENE_ENTERS_PLAY: Final = 2
DISCARDED: Final = 3
"""From a hand."""
ACTIVATE_RESOLVED: Final = 4
SENT_FROM_DECK: Final = 5
SENT_FROM_SCENE_AREA: Final = 6
DREW: Final = 7
WON_BATTLE: Final = 8
LOST_BATTLE: Final = 9

# Whose event
BY_YOU: Final = 0
BY_OPPONENT: Final = 1
BY_ANYBODY: Final = 2


@dataclass(eq=False)
class Trigger(Node):
    """《When …》: an event of this kind, to this card itself or to cards that fit."""

    kind: int
    own: bool
    """It must be this very card."""
    whose: int
    filters: list[Filter]

    def hears(self, s: State, f: Frame, slots: list[int], seat: int) -> int:
        """The slot of an event that sets the power off, -1 for one without a card, -2 for none."""
        if self.own:
            mine = f.source & 4095
            return mine if mine in slots else -2
        if self.whose == BY_YOU and seat != f.controller:
            return -2
        if self.whose == BY_OPPONENT and seat == f.controller:
            return -2
        if not slots:
            return -1 if not self.filters else -2
        for c in slots:
            if self._fits(s, f, c):
                return c
        return -2

    def _fits(self, s: State, f: Frame, c: int) -> bool:
        for one in self.filters:
            if not one.fits(s, f, c):
                return False
        return True


register(Trigger)
