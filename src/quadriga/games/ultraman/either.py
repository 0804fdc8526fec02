"""Instructions of which one is picked, and cards taken from a discard area."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.flow import Jump
from quadriga.effects.groups import YOURS, Fixed, LastCount
from quadriga.effects.node import register
from quadriga.effects.program import COUNT, NEXT, WAIT, Action, Condition, Filter
from quadriga.games.ultraman.choosing import AT_BOTTOM, AT_TOP, PickCards, enough
from quadriga.games.ultraman.describing import AnyCard
from quadriga.games.ultraman.discarding import ReturnThem
from quadriga.games.ultraman.gates import NOTHING, PARTLY, WHOLLY, Deed
from quadriga.games.ultraman.resolving import CHOSEN
from quadriga.games.ultraman.revealing import SendThem, SpeakOfRevealed, TakeThem
from quadriga.games.ultraman.speaking import PileCards
from quadriga.games.ultraman.table import DISCARD, HAND, table
from quadriga.games.ultraman.taking import TOP_CARD, TakeCardsOf
from quadriga.kernel.decisions import MODE, NO, YES, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class TakeFromDiscard(Deed):
    """Put n fitting cards from your discard area into your hand."""

    n: int
    what: Filter

    def emit(self, code: list[Action]) -> None:
        code.append(PickCards(PileCards(YOURS, DISCARD, self.what), Fixed(self.n), False, 0, False))
        code.append(TakeThem())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(PileCards(YOURS, DISCARD, self.what).handles(s, f)), self.n)


@dataclass(eq=False)
class TakeTwoFromDiscard(Deed):
    """Put one A and one B from your discard area into your hand."""

    first: Filter
    second: Filter

    def emit(self, code: list[Action]) -> None:
        TakeFromDiscard(1, self.first).emit(code)
        TakeFromDiscard(1, self.second).emit(code)

    def scope(self, s: State, f: Frame) -> int:
        a = TakeFromDiscard(1, self.first).scope(s, f)
        b = TakeFromDiscard(1, self.second).scope(s, f)
        if a == NOTHING and b == NOTHING:
            return NOTHING
        return WHOLLY if a == WHOLLY and b == WHOLLY else PARTLY


@dataclass(eq=False)
class SendIt(Deed):
    """Send the revealed card to your discard area."""

    def emit(self, code: list[Action]) -> None:
        code.append(SpeakOfRevealed())
        code.append(SendThem())


class AskWhich(Jump):
    """Which of two instructions: only those that can be done are offered."""

    def __init__(self, first: Deed, second: Deed) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 1:
            return NEXT if arg_a(s.picked) == 0 else self.to
        a = self.first.scope(s, f) == WHOLLY
        b = self.second.scope(s, f) == WHOLLY
        if not a or not b:
            return NEXT if a else self.to
        f.phase = 1
        s.ask(f.controller, "mode", [option(MODE, 0), option(MODE, 1)], "11.2.1", f.source)
        return WAIT


@dataclass(eq=False)
class EitherDeed(Deed):
    """A, or B: the player picks."""

    first: Deed
    second: Deed

    def emit(self, code: list[Action]) -> None:
        AskWhich(self.first, self.second).between(code, self.first, self.second)

    def scope(self, s: State, f: Frame) -> int:
        a = self.first.scope(s, f)
        b = self.second.scope(s, f)
        return a if a > b else b


class AskEffect(Jump):
    """Choose one of the numbered effects, if its condition holds."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            if not self.condition.holds(s, f):
                return self.to
            f.phase = 1
            s.ask(f.controller, "may", [option(YES), option(NO)], "11.3.1", f.source)
            return WAIT
        return NEXT if s.picked == option(YES) else self.to


@dataclass(eq=False)
class TwoEffects(Deed):
    """If C, you may choose effect 1. Additionally, if D, you may choose effect 2. 1)… 2)…"""

    condition: Condition
    other: Condition
    one: Deed
    two: Deed

    def emit(self, code: list[Action]) -> None:
        AskEffect(self.condition).over(code, self.one)
        AskEffect(self.other).over(code, self.two)


class ReturnCounted(Action):
    """As many cards as there are characters spoken of."""

    def run(self, s: State, f: Frame) -> int:
        f.x[COUNT] = len(f.sets[CHOSEN])
        return NEXT


@dataclass(eq=False)
class ReturnThatMany(Deed):
    """Return that many cards from your hand to the bottom of your deck: one for each chosen character."""

    def emit(self, code: list[Action]) -> None:
        code.append(ReturnCounted())
        code.append(PickCards(PileCards(YOURS, HAND, AnyCard()), LastCount(), False, 0, False))
        code.append(ReturnThem(AT_BOTTOM, True))

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(table(s).pile(f.controller, HAND)), 1)


@dataclass(eq=False)
class TakeTops(Deed):
    """Put the top card of each of those characters into its owner's hand."""

    def emit(self, code: list[Action]) -> None:
        code.append(TakeCardsOf(TOP_CARD, HAND, AT_TOP))

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(f.sets[CHOSEN]), 1)


register(TakeTwoFromDiscard, SendIt, EitherDeed, TwoEffects, ReturnThatMany, TakeTops, TakeFromDiscard)
