"""Instructions that draw cards, turn the deck over, and spend or ready AP."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.effects.program import (
    COUNT,
    DID,
    IT,
    MOVED,
    NEXT,
    SPARE,
    WAIT,
    Action,
    Amount,
)
from quadriga.games.union_arena.drawing import draw, pay_ap, ready_ap
from quadriga.games.union_arena.sidelining import (
    place_in_sideline,
    turn_down,
)
from quadriga.games.union_arena.table import DECK, HAND, WIDTH, table
from quadriga.kernel import zones
from quadriga.kernel.decisions import NO, YES, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class DrawCards(Action):
    """Draw cards; `whose` is 0 for you, 1 for the opponent."""

    n: Amount
    whose: int = 0

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        n = self.n.value(s, f)
        seat = f.controller if self.whose == 0 else 1 - f.controller
        f.x[COUNT] = draw(g, seat, n, "ua.zone.deck.1", f.source)
        f.x[DID] = 1 if f.x[COUNT] == n and n > 0 else 0
        return NEXT


@dataclass(eq=False)
class DrawUpTo(Action):
    """Draw up to n cards: each is asked for (ua.choose.upto.1)."""

    n: Amount

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            f.phase = 1
            f.x[SPARE] = self.n.value(s, f)
            f.x[COUNT] = 0
        elif s.picked == option(NO):
            f.x[DID] = 1 if f.x[COUNT] else 0
            return NEXT
        else:
            f.x[COUNT] = f.x[COUNT] + draw(g, f.controller, 1, "ua.zone.deck.1", f.source)
        if f.x[COUNT] >= f.x[SPARE] or not g.pile(f.controller, DECK):
            f.x[DID] = 1 if f.x[COUNT] else 0
            return NEXT
        s.ask(f.controller, "draw", [option(YES), option(NO)], "ua.choose.upto.1", f.source)
        return WAIT


@dataclass(eq=False)
class DrawUntil(Action):
    """Draw until the hand holds n cards."""

    n: int

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        more = self.n - len(g.pile(f.controller, HAND))
        f.x[COUNT] = draw(g, f.controller, more, "ua.zone.deck.1", f.source) if more > 0 else 0
        f.x[DID] = 1 if f.x[COUNT] else 0
        return NEXT


@dataclass(eq=False)
class Mill(Action):
    """The top cards of the deck into the sideline (ua.look.3); `whose` as above."""

    n: Amount
    whose: int = 0

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        n = self.n.value(s, f)
        seat = f.controller if self.whose == 0 else 1 - f.controller
        moved: list[int] = []
        for _ in range(n):
            deck = g.pile(seat, DECK)
            if not deck:
                break
            moved.append(place_in_sideline(g, deck[len(deck) - 1], "ua.look.3", f.source))
        if moved:
            g.mark()
        f.sets[MOVED] = moved
        f.sets[IT] = moved
        f.x[COUNT] = len(moved)
        f.x[DID] = 1 if len(moved) == n and n > 0 else 0
        return NEXT


@dataclass(eq=False)
class MillUpTo(Action):
    """Up to n cards from the top of the deck into the sideline, one by one (ua.choose.upto.1)."""

    n: Amount

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            f.phase = 1
            f.sets[MOVED] = []
            f.x[SPARE] = self.n.value(s, f)
        elif s.picked == option(YES):
            deck = g.pile(f.controller, DECK)
            f.sets[MOVED] = f.sets[MOVED] + [place_in_sideline(g, deck[len(deck) - 1], "ua.look.3", f.source)]
            g.mark()
        else:
            f.x[SPARE] = 0
        if len(f.sets[MOVED]) < f.x[SPARE] and g.pile(f.controller, DECK):
            s.ask(f.controller, "mill", [option(YES), option(NO)], "ua.choose.upto.1", f.source)
            return WAIT
        f.x[COUNT] = len(f.sets[MOVED])
        f.x[DID] = 1 if f.x[COUNT] else 0
        f.sets[IT] = f.sets[MOVED]
        return NEXT


@dataclass(eq=False)
class ShuffleDeck(Action):
    """Shuffle a deck; `whose` as above."""

    whose: int = 0

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        seat = f.controller if self.whose == 0 else 1 - f.controller
        turn_down(g, seat)
        zones.shuffle(g, seat * WIDTH + DECK)
        g.mark()
        if g.recording:
            g.emit("shuffle", "ua.zone.deck.1", seat, cause=f.source)
        return NEXT


@dataclass(eq=False)
class PayAP(Action):
    """Pay AP while an ability is carried out (ua.cond.pay.1)."""

    n: int

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if g.ap_active[f.controller] < self.n:
            f.x[DID] = 0
            return NEXT
        pay_ap(g, f.controller, self.n, "ua.cond.pay.1", f.source, True)
        f.x[DID] = 1
        return NEXT


@dataclass(eq=False)
class ReadyAP(Action):
    """Switch AP cards to active (ua.ap.ready.1). Up to n: fewer are never better, so all that rest are taken."""

    n: int
    up_to: bool = True

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        done = ready_ap(g, f.controller, self.n, "ua.ap.ready.1", f.source)
        f.x[COUNT] = done
        f.x[DID] = 1 if done == self.n or (self.up_to and done > 0) else 0
        return NEXT


register(DrawCards, DrawUpTo, DrawUntil, Mill, MillUpTo, ShuffleDeck, PayAP, ReadyAP)
