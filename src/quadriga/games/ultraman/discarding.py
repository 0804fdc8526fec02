"""Discard and return cards of a hand or a discard area (ucg.ret.1)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.groups import OPPONENTS, YOURS, Fixed
from quadriga.effects.node import register
from quadriga.effects.program import COUNT, IT, NEXT, SPARE, WAIT, Action, Filter, Group
from quadriga.games.ultraman.choosing import AT_EITHER, AT_TOP, PickCards, enough, seat_for, slots_of
from quadriga.games.ultraman.gates import NOTHING, WHOLLY, Deed
from quadriga.games.ultraman.resolving import DISCARDED, RETURNED
from quadriga.games.ultraman.speaking import PileCards
from quadriga.games.ultraman.table import DECK, DISCARD, HAND, WIDTH, table
from quadriga.games.ultraman.terms import ENDS
from quadriga.games.ultraman.zones import HAND_TO_BOTTOM, discard_from_hand, send
from quadriga.kernel.decisions import arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State
from quadriga.kernel.zones import BOTTOM, TOP, conceal


class DiscardThem(Action):
    def __init__(self, whose: int) -> None:
        self.whose = whose

    def run(self, s: State, f: Frame) -> int:
        cards = slots_of(f.sets[IT])
        t = table(s)
        discard_from_hand(t, seat_for(self.whose, f), cards, "11.2.1", f.source)
        f.sets[DISCARDED] = f.sets[DISCARDED] + [t.handle(c) for c in cards]
        return NEXT


@dataclass(eq=False)
class DiscardCards(Deed):
    """Discard n fitting cards from a hand."""

    n: int
    what: Filter
    whose: int = YOURS

    def group(self) -> Group:
        return PileCards(self.whose, HAND, self.what)

    def emit(self, code: list[Action]) -> None:
        code.append(PickCards(self.group(), Fixed(self.n), False, self.whose, False))
        code.append(DiscardThem(self.whose))

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(self.group().handles(s, f)), self.n)


@dataclass(eq=False)
class EachDiscards(Deed):
    """Each player discards n fitting cards from their hand."""

    n: int
    what: Filter

    def emit(self, code: list[Action]) -> None:
        DiscardCards(self.n, self.what, YOURS).emit(code)
        DiscardCards(self.n, self.what, OPPONENTS).emit(code)


@dataclass(eq=False)
class DiscardEach(Deed):
    """Discard one card of each description."""

    what: list[Filter]

    def emit(self, code: list[Action]) -> None:
        for one in self.what:
            DiscardCards(1, one).emit(code)

    def scope(self, s: State, f: Frame) -> int:
        least = WHOLLY
        for one in self.what:
            if DiscardCards(1, one).scope(s, f) == NOTHING:
                least = NOTHING
        return least


@dataclass(eq=False)
class DiscardHand(Deed):
    """Discard your hand."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        cards = t.pile(f.controller, HAND)[:]
        discard_from_hand(t, f.controller, cards, "11.2.1", f.source)
        f.sets[DISCARDED] = f.sets[DISCARDED] + [t.handle(c) for c in cards]
        return NEXT


class AskEnd(Action):
    """Top or bottom of the deck: the player of the effect chooses (ucg.ret.1)."""

    def run(self, s: State, f: Frame) -> int:
        if not f.sets[IT]:
            return NEXT
        if f.phase == 0:
            f.phase = 1
            s.ask(f.controller, "end of deck", [option(ENDS, 1), option(ENDS, 0)], "ucg.ret.1", f.source)
            return WAIT
        f.x[SPARE] = arg_a(s.picked)
        return NEXT


class ReturnThem(Action):
    """Put "them" on their owners' decks, in the order picked, kept secret (3.2.2, ucg.ret.1)."""

    def __init__(self, end: int, from_hand: bool) -> None:
        self.end = end
        self.from_hand = from_hand

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        top = self.end == AT_TOP or (self.end == AT_EITHER and f.x[SPARE] == 1)
        cards = slots_of(f.sets[IT])
        hidden = [c for c in cards if s.known[c] != 3 and t.zone[c] == f.controller * WIDTH + HAND]
        for c in cards:
            send(t, c, DECK, "ucg.ret.1", f.source, TOP if top else BOTTOM)
            if self.from_hand and not top:
                t.history = t.history + [[HAND_TO_BOTTOM, t.owner[c], t.card[c], 0, f.controller]]
        conceal(s, hidden, f.controller)
        f.sets[RETURNED] = f.sets[RETURNED] + [t.handle(c) for c in cards]
        f.x[COUNT] = len(cards)
        f.x[SPARE] = 1 if top else 0
        return NEXT


@dataclass(eq=False)
class ReturnCards(Deed):
    """Return n (or up to n) cards from your hand to an end of your deck; several in any order."""

    n: int
    up_to: bool
    what: Filter
    end: int

    def emit(self, code: list[Action]) -> None:
        group = PileCards(YOURS, HAND, self.what)
        code.append(PickCards(group, Fixed(self.n), self.up_to, 0, False))
        if self.end == AT_EITHER:
            code.append(AskEnd())
        code.append(ReturnThem(self.end, True))

    def scope(self, s: State, f: Frame) -> int:
        found = len(PileCards(YOURS, HAND, self.what).handles(s, f))
        return enough(found, 1 if self.up_to else self.n)


@dataclass(eq=False)
class ReturnFromDiscard(Deed):
    """Return fitting cards from your discard area to an end of your deck."""

    n: int
    what: Filter
    end: int

    def emit(self, code: list[Action]) -> None:
        group = PileCards(YOURS, DISCARD, self.what)
        code.append(PickCards(group, Fixed(self.n), False, 0, False))
        if self.end == AT_EITHER:
            code.append(AskEnd())
        code.append(ReturnThem(self.end, False))

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(PileCards(YOURS, DISCARD, self.what).handles(s, f)), self.n)


register(EachDiscards, DiscardCards, DiscardEach, DiscardHand, ReturnCards, ReturnFromDiscard)
