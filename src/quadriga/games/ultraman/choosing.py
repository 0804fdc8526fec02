"""Choices among cards, and how much of an instruction can be done."""

from __future__ import annotations

from typing import Final

from quadriga.effects.choices import Choose
from quadriga.effects.groups import YOURS
from quadriga.effects.program import COUNT, DID, IT, NEXT, PICKED, SPARE
from quadriga.games.ultraman.gates import NOTHING, PARTLY, WHOLLY
from quadriga.games.ultraman.resolving import BOUND
from quadriga.games.ultraman.table import table
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Ends of a deck
AT_TOP: Final = 0
AT_BOTTOM: Final = 1
AT_EITHER: Final = 2
"""The player chooses (ucg.ret.1)."""
EACH: Final = 2
"""Each player, where a text says whose."""


def slots_of(handles: list[int]) -> list[int]:
    return [h & 4095 for h in handles]


def seat_for(whose: int, f: Frame) -> int:
    return f.controller if whose == YOURS else 1 - f.controller


def enough(found: int, wanted: int) -> int:
    if found == 0:
        return NOTHING
    return WHOLLY if found >= wanted else PARTLY


class PickCards(Choose):
    """Choose cards; "it" and "they" stand for them."""

    def finish(self, s: State, f: Frame) -> int:
        picked = f.sets[PICKED]
        f.sets[IT] = picked
        f.x[COUNT] = len(picked)
        if len(picked) < f.x[SPARE] and (not self.up_to or not picked):
            f.x[DID] = 0
        for h in picked:
            if len(table(s).face(h & 4095).names) > 1:
                self.bind(s, f, h)
        return NEXT

    def bind(self, s: State, f: Frame, h: int) -> None:
        """A card of several names serves as the one it was picked for, for the rest of the effect (11.21.2)."""
        names = table(s).face(h & 4095).names
        before = f.sets[BOUND]
        fits: list[int] = []
        for i in range(len(names)):
            f.sets[BOUND] = [h & 4095, i, *before]
            if h in self.among.handles(s, f):
                fits.append(i)
        f.sets[BOUND] = before
        if len(fits) < len(names) and fits and h & 4095 not in before[::2]:
            f.sets[BOUND] = [h & 4095, fits[0], *before]
