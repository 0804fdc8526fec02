"""Zones of cards and their ends: your hand, the top three cards of your deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.grounds import actor, grounds
from quadriga.effects.node import Node, register
from quadriga.effects.owners import EACH, Whose
from quadriga.effects.phrases import Fill, Phrase
from quadriga.effects.program import NEXT, WAIT, Action
from quadriga.effects.quantities import Quantity
from quadriga.effects.registers import DID
from quadriga.effects.taking import NOTHING, PARTLY, WHOLLY, Taker
from quadriga.effects.tests import Place
from quadriga.kernel.decisions import NUMBER, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Ends of a deck or a stack
AT_TOP: Final = 0
AT_BOTTOM: Final = 1
AT_EITHER: Final = 2


@dataclass(eq=False)
class Pile(Node):
    """A player's zone of a kind: their hand, its owner's deck …"""

    place: int
    whose: Whose | None = None

    def cards(self, s: State, f: Frame) -> list[int]:
        """Not to be changed in place: one player's zone is given as it is."""
        g = grounds(s)
        if self.whose is None:
            return g.pile(s, f.controller, self.place) + g.pile(s, 1 - f.controller, self.place)
        seats = self.whose.seats(f)
        found = g.pile(s, seats[0], self.place)
        for seat in seats[1:]:
            found = found + g.pile(s, seat, self.place)
        return found


@dataclass(eq=False)
class PileEnd(Node):
    """The top, the bottom, or either end of a deck, as the player likes."""

    end: int
    pile: Pile


@dataclass(eq=False)
class InPile(Place):
    """In your hand, from an opponent's discard area …"""

    pile: Pile

    def found(self, s: State, f: Frame) -> list[int]:
        return [s.handle(c) for c in self.pile.cards(s, f)]

    def all_of(self, s: State, f: Frame) -> list[int] | None:
        return self.pile.cards(s, f)

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return c in self.pile.cards(s, f)

    def was_there(self, f: Frame, place: int, side: int) -> bool:
        return self.was_origin(f, place, side)

    def was_origin(self, f: Frame, place: int, side: int) -> bool:
        return place == self.pile.place and (self.pile.whose is None or self.pile.whose.counts(f, side))


@dataclass(eq=False)
class WholePile(Phrase):
    """Your hand: all of it."""

    pile: Pile

    def could(self, s: State, f: Frame) -> list[int]:
        return [s.handle(c) for c in self.pile.cards(s, f)]

    def many(self) -> bool:
        return True


@dataclass(eq=False)
class EndCards(Phrase):
    """The top three cards of a deck: of each deck named, the topmost first."""

    end: int
    n: int
    pile: Pile

    def could(self, s: State, f: Frame) -> list[int]:
        g = grounds(s)
        found: list[int] = []
        seats = self.pile.whose.seats(f) if self.pile.whose is not None else [f.controller, 1 - f.controller]
        for seat in seats:
            cards = g.pile(s, seat, self.pile.place)
            some = cards[-self.n :][::-1] if self.end == AT_TOP else cards[: self.n]
            found = found + [s.handle(c) for c in some]
        return found

    def emit(self, code: list[Action], taker: Taker, beside: list[Phrase] | None = None) -> None:
        code.append(Fill(self))
        code.append(Enough(self))

    def wanted(self, f: Frame) -> int:
        seats = self.pile.whose.seats(f) if self.pile.whose is not None else [0, 1]
        return self.n * len(seats)

    def many(self) -> bool:
        return self.n > 1 or (self.pile.whose is not None and self.pile.whose.who == EACH)

    def scope(self, s: State, f: Frame, taker: Taker) -> int:
        found = len(self.could(s, f))
        return NOTHING if found == 0 else (WHOLLY if found >= self.wanted(f) else PARTLY)


@dataclass(eq=False)
class UpToEndCards(Phrase):
    """Up to three cards from the top of a deck: the player says how many."""

    q: Quantity
    end: int
    pile: Pile

    def ends(self, s: State, f: Frame, n: int) -> list[int]:
        one = EndCards(self.end, n, self.pile)
        return one.could(s, f) if n > 0 else []

    def could(self, s: State, f: Frame) -> list[int]:
        return self.ends(s, f, self.q.most(s, f, len(self.pile.cards(s, f))))

    def emit(self, code: list[Action], taker: Taker, beside: list[Phrase] | None = None) -> None:
        code.append(AskHowMany(self))

    def many(self) -> bool:
        return self.q.many()


class AskHowMany(Action):
    """How many cards from the end of a deck; none is an answer where the text says "up to"."""

    def __init__(self, phrase: UpToEndCards) -> None:
        self.phrase = phrase

    def run(self, s: State, f: Frame) -> int:
        p = self.phrase
        if f.phase == 0:
            there = min(len(p.pile.cards(s, f)), p.q.most(s, f, len(p.pile.cards(s, f))))
            least = min(there, p.q.least(s, f, there))
            f.phase = 1
            if there == 0:
                f.sets[p.reg] = []
                f.x[DID] = 0
                return NEXT
            options = [option(NUMBER, i) for i in range(least, there + 1)]
            s.ask(actor(f), "number", options, grounds(s).choose_rule(s, f, least == 0), f.source)
            return WAIT
        f.sets[p.reg] = p.ends(s, f, arg_a(s.picked))
        if not f.sets[p.reg]:
            f.x[DID] = 0
        return NEXT


class Enough(Action):
    """Fewer cards than the text says: done in part."""

    def __init__(self, phrase: EndCards) -> None:
        self.phrase = phrase

    def run(self, s: State, f: Frame) -> int:
        if len(f.sets[self.phrase.reg]) < self.phrase.wanted(f):
            f.x[DID] = 0
        return NEXT


register(Pile, PileEnd, InPile, WholePile, EndCards, UpToEndCards)
