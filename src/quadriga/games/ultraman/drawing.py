"""Draw (11.10)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.flow import Jump
from quadriga.effects.groups import YOURS
from quadriga.effects.node import register
from quadriga.effects.program import DID, NEXT, TAKEN, Action, Amount
from quadriga.games.ultraman.choosing import EACH, enough, seat_for
from quadriga.games.ultraman.describing import this_character
from quadriga.games.ultraman.gates import WHOLLY, AtEndOfTurn, Deed
from quadriga.games.ultraman.table import DECK, table
from quadriga.games.ultraman.zones import draw
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class DrawCards(Deed):
    """Draw n cards; as many as there are (11.10.1a, 1.2.3b). whose: YOURS, OPPONENTS or EACH."""

    n: Amount
    whose: int = YOURS

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        n = self.n.value(s, f)
        drawn = 0
        seats = [t.lead, 1 - t.lead] if self.whose == EACH else [seat_for(self.whose, f)]
        for seat in seats:
            got = draw(t, seat, n, "11.10.1a", f.source)
            if got < n:
                f.x[DID] = 0
            drawn += got
        f.x[TAKEN] += drawn
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        if self.whose == EACH:
            return WHOLLY
        deck = table(s).pile(seat_for(self.whose, f), DECK)
        return enough(len(deck), self.n.value(s, f))


@dataclass(eq=False)
class ByState(Amount):
    """So many if this character is SINGLE, DOUBLE or TRIPLE."""

    single: int
    double: Amount
    triple: Amount

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        k = this_character(t, f)
        state = t.state_of(k) if k >= 0 else 0
        if state <= 1:
            return self.single if state == 1 else 0
        return (self.double if state == 2 else self.triple).value(s, f)


@dataclass(eq=False)
class DrawLater(Deed):
    """Draw at the end of this turn: a delayed part (ucg.draw.3)."""

    n: Amount

    def emit(self, code: list[Action]) -> None:
        AtEndOfTurn(DrawCards(self.n)).emit(code)


class IfDrew(Jump):
    """Jump unless at least one card was really drawn (ucg.draw.1)."""

    def run(self, s: State, f: Frame) -> int:
        return NEXT if f.x[TAKEN] > 0 else self.to


class NoneDrawn(Action):
    """A declined draw has drawn nothing."""

    def run(self, s: State, f: Frame) -> int:
        f.x[TAKEN] = 0
        return NEXT


@dataclass(eq=False)
class WhenDrawn(Deed):
    """S. When you draw with this effect, A: a part of the same effect, compulsory (ucg.draw.1, ucg.draw.2)."""

    first: Deed
    deed: Deed

    def emit(self, code: list[Action]) -> None:
        code.append(NoneDrawn())
        self.first.emit(code)
        IfDrew().over(code, self.deed)

    def scope(self, s: State, f: Frame) -> int:
        return self.first.scope(s, f)


register(ByState, DrawLater, DrawCards, WhenDrawn)
