"""Instructions that draw cards, turn the deck over, and spend or ready AP."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Deed
from quadriga.effects.node import register
from quadriga.effects.program import (
    NEXT,
    PICKED,
    SPARE,
    SPARE2,
    WAIT,
    Action,
    Amount,
)
from quadriga.effects.taking import NOTHING, WHOLLY
from quadriga.games.union_arena.chapters.drawing import draw, pay_ap, ready_ap
from quadriga.games.union_arena.chapters.sidelining import (
    place_in_sideline,
    turn_down,
)
from quadriga.games.union_arena.chapters.table import DECK, HAND, WIDTH, Table, table
from quadriga.games.union_arena.vocabulary.registers import TO_SIDELINE, actor, done, fails
from quadriga.kernel import zones
from quadriga.kernel.decisions import NO, YES, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


def whose_is_it(f: Frame, whose: int) -> int:
    """0 for whoever carries it out, 1 for the ability's opponent."""
    return actor(f) if whose == 0 else 1 - f.controller


def mill_one(g: Table, f: Frame, c: int) -> int:
    new = place_in_sideline(g, c, "ua.look.3", f.source)
    done(f, TO_SIDELINE, new, new, 0, DECK)
    return new


@dataclass(eq=False)
class DrawCards(Action):
    """Draw cards; `whose` is 0 for you, 1 for the opponent."""

    n: Amount
    whose: int = 0

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        n = self.n.value(s, f)
        seat = whose_is_it(f, self.whose)
        if draw(g, seat, n, "ua.zone.deck.1", f.source) < n or n <= 0:
            fails(f)
        return NEXT


@dataclass(eq=False)
class DrawUpTo(Deed):
    """Draw up to n cards: each is asked for (ua.choose.upto.1)."""

    n: Amount

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        asked = f.phase == 1
        if not asked:
            f.phase = 1
            f.x[SPARE] = self.n.value(s, f)
            f.x[SPARE2] = 0
        elif s.picked == option(YES):
            f.x[SPARE2] += draw(g, actor(f), 1, "ua.zone.deck.1", f.source)
        if f.x[SPARE2] >= f.x[SPARE] or not g.pile(actor(f), DECK) or (asked and s.picked == option(NO)):
            if f.x[SPARE2] == 0:
                fails(f)
            return NEXT
        s.ask(actor(f), "draw", [option(YES), option(NO)], "ua.choose.upto.1", f.source)
        return WAIT


@dataclass(eq=False)
class DrawUntil(Action):
    """Draw until the hand holds n cards."""

    n: int

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        more = self.n - len(g.pile(actor(f), HAND))
        if more <= 0 or draw(g, actor(f), more, "ua.zone.deck.1", f.source) == 0:
            fails(f)
        return NEXT


@dataclass(eq=False)
class Mill(Action):
    """The top cards of the deck into the sideline (ua.look.3); `whose` as above."""

    n: Amount
    whose: int = 0

    def __post_init__(self) -> None:
        self.register = -1
        """Where the cards are kept that the text speaks of afterwards; the binder notes it."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        n = self.n.value(s, f)
        seat = whose_is_it(f, self.whose)
        moved: list[int] = []
        for _ in range(n):
            deck = g.pile(seat, DECK)
            if not deck:
                break
            moved.append(mill_one(g, f, deck[len(deck) - 1]))
        if moved:
            g.mark()
        if self.register >= 0:
            f.sets[self.register] = moved
        if len(moved) < n or n <= 0:
            fails(f)
        return NEXT


@dataclass(eq=False)
class MillUpTo(Action):
    """Up to n cards from the top of the deck into the sideline, one by one (ua.choose.upto.1)."""

    n: Amount

    def __post_init__(self) -> None:
        self.register = -1
        """As for `Mill`."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            f.phase = 1
            f.sets[PICKED] = []
            f.x[SPARE] = self.n.value(s, f)
        elif s.picked == option(YES):
            deck = g.pile(actor(f), DECK)
            f.sets[PICKED] = f.sets[PICKED] + [mill_one(g, f, deck[len(deck) - 1])]
            g.mark()
        else:
            f.x[SPARE] = 0
        if len(f.sets[PICKED]) < f.x[SPARE] and g.pile(actor(f), DECK):
            s.ask(actor(f), "mill", [option(YES), option(NO)], "ua.choose.upto.1", f.source)
            return WAIT
        if not f.sets[PICKED]:
            fails(f)
        if self.register >= 0:
            f.sets[self.register] = f.sets[PICKED]
        return NEXT


@dataclass(eq=False)
class ShuffleDeck(Deed):
    """Shuffle a deck; `whose` as above."""

    whose: int = 0

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        seat = whose_is_it(f, self.whose)
        turn_down(g, seat)
        zones.shuffle(g, seat * WIDTH + DECK)
        g.mark()
        if g.recording:
            g.emit("shuffle", "ua.zone.deck.1", seat, cause=f.source)
        return NEXT


@dataclass(eq=False)
class PayAP(Deed):
    """Pay AP while an ability is carried out (ua.cond.pay.1)."""

    n: int

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if g.ap_active[actor(f)] < self.n:
            fails(f)
            return NEXT
        pay_ap(g, actor(f), self.n, "ua.cond.pay.1", f.source, True)
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        return WHOLLY if table(s).ap_active[actor(f)] >= self.n else NOTHING


@dataclass(eq=False)
class ReadyAP(Deed):
    """Switch AP cards to active (ua.ap.ready.1). Up to n: fewer are never better, so all that rest are taken."""

    n: int
    up_to: bool = True

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        count = ready_ap(g, actor(f), self.n, "ua.ap.ready.1", f.source)
        if count == 0 or (count < self.n and not self.up_to):
            fails(f)
        return NEXT


register(DrawCards, DrawUpTo, DrawUntil, Mill, MillUpTo, ShuffleDeck, PayAP, ReadyAP)
