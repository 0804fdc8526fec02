"""Draw a card if SINGLE, two if DOUBLE."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Deed
from quadriga.effects.grounds import actor, grounds
from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import NEXT
from quadriga.effects.quantities import Quantity
from quadriga.effects.references import DRAWN
from quadriga.effects.registers import DID
from quadriga.effects.taking import NOTHING
from quadriga.games.ultraman.chapters import timing
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class DrawByState(Deed):
    """Draw a card if this character is SINGLE, two cards if DOUBLE …"""

    who: Phrase
    counts: list[Quantity]
    states: list[int]

    def role(self) -> int:
        return DRAWN

    def wanted(self, s: State, f: Frame) -> int:
        g = grounds(s)
        for e in self.who.could(s, f):
            size = len(g.cards_of(s, e))
            for i in range(len(self.states)):
                if self.states[i] == size:
                    return self.counts[i].most(s, f, 0)
        return 0

    def run(self, s: State, f: Frame) -> int:
        n = self.wanted(s, f)
        if len(grounds(s).draw_cards(s, actor(f), n, f)) < n or n == 0:
            f.x[DID] = 0
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        n = self.wanted(s, f)
        left = grounds(s).drawable(s, actor(f))
        return NOTHING if n == 0 or left == 0 else (2 if left >= n else 1)

    def kinds(self) -> list[int]:
        return [timing.DREW]


register(DrawByState)
