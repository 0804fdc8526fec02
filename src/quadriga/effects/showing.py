"""Revealing cards, and looking at them."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import SHOWED, Act
from quadriga.effects.grounds import actor, grounds
from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import NEXT
from quadriga.effects.references import REVEALED
from quadriga.effects.registers import AS_SHOWN
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class Reveal(Act):
    """Reveal cards where they lie."""

    what: Phrase

    def object(self) -> Phrase:
        return self.what

    def role(self) -> int:
        return REVEALED

    def kinds(self) -> list[int]:
        return [SHOWED]

    def carry(self, s: State, f: Frame) -> int:
        g = grounds(s)
        f.sets[AS_SHOWN] = f.sets[AS_SHOWN] + self.what.handles(s, f)
        for e in self.what.handles(s, f):
            g.show_card(s, f, g.slot_of(s, e))
        return NEXT


@dataclass(eq=False)
class LookAt(Act):
    """Look at cards: only this player sees them, they stay in place."""

    what: Phrase

    def object(self) -> Phrase:
        return self.what

    def role(self) -> int:
        return REVEALED

    def carry(self, s: State, f: Frame) -> int:
        g = grounds(s)
        f.sets[AS_SHOWN] = f.sets[AS_SHOWN] + self.what.handles(s, f)
        for e in self.what.handles(s, f):
            g.show_to(s, f, g.slot_of(s, e), actor(f))
        s.mark()
        return NEXT


register(Reveal, LookAt)
