"""Cards at random."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import NEXT, Action
from quadriga.effects.quantities import Quantity
from quadriga.effects.registers import DID
from quadriga.effects.taking import Taker
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class AtRandom(Phrase):
    """One card at random from a hand: chance picks."""

    q: Quantity
    what: Phrase

    def quantity(self) -> Quantity | None:
        return self.q

    def could(self, s: State, f: Frame) -> list[int]:
        return self.what.could(s, f)

    def emit(self, code: list[Action], taker: Taker, beside: list[Phrase] | None = None) -> None:
        code.append(DrawLot(self))


class DrawLot(Action):
    def __init__(self, phrase: AtRandom) -> None:
        self.phrase = phrase

    def run(self, s: State, f: Frame) -> int:
        left = self.phrase.could(s, f)
        found: list[int] = []
        n = self.phrase.q.most(s, f, len(left))
        while len(found) < n and left:
            h = left[s.chance.below(len(left))]
            left = [other for other in left if other != h]
            found.append(h)
        f.sets[self.phrase.reg] = found
        if len(found) < n:
            f.x[DID] = 0
        return NEXT


register(AtRandom)
