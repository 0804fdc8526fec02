"""Reveal and look at cards, take some of them, put back the rest (11.11, 12.3)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.groups import YOURS, Fixed
from quadriga.effects.node import register
from quadriga.effects.program import COUNT, DID, IT, LOOKED, NEXT, PICKED, SPARE, Action, Amount, Filter, Group
from quadriga.games.ultraman.choosing import AT_EITHER, AT_TOP, PickCards, enough, seat_for, slots_of
from quadriga.games.ultraman.describing import KindIs
from quadriga.games.ultraman.discarding import AskEnd
from quadriga.games.ultraman.gates import Deed
from quadriga.games.ultraman.resolving import RETURNED, REVEALED, SENT, TO_HAND
from quadriga.games.ultraman.speaking import PileCards, Remembered
from quadriga.games.ultraman.table import DECK, DISCARD, HAND, WIDTH, table
from quadriga.games.ultraman.zones import HAND_TO_BOTTOM, send, send_from_deck, show
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State
from quadriga.kernel.zones import BOTTOM, TOP, reorder, reveal


@dataclass(eq=False)
class RevealTop(Deed):
    """Reveal the top n cards of a deck, one after the other (11.11.1a)."""

    n: int
    whose: int = YOURS

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        deck = t.pile(seat_for(self.whose, f), DECK)
        n = min(len(deck), self.n)
        cards = [deck[len(deck) - 1 - i] for i in range(n)]
        for c in cards:
            show(t, c, "11.11.1a", f.source)
        if n < self.n:
            f.x[DID] = 0
        f.sets[LOOKED] = [t.handle(c) for c in cards]
        f.sets[REVEALED] = f.sets[REVEALED] + f.sets[LOOKED]
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(table(s).pile(seat_for(self.whose, f), DECK)), self.n)


class RevealThem(Action):
    """Show "them" where they lie."""

    def run(self, s: State, f: Frame) -> int:
        for h in f.sets[IT]:
            show(table(s), h & 4095, "11.11.1a", f.source)
        f.sets[LOOKED] = f.sets[IT]
        f.sets[REVEALED] = f.sets[REVEALED] + f.sets[IT]
        return NEXT


@dataclass(eq=False)
class RevealFromHand(Deed):
    """Reveal fitting cards from your hand."""

    n: int
    what: Filter

    def emit(self, code: list[Action]) -> None:
        code.append(PickCards(PileCards(YOURS, HAND, self.what), Fixed(self.n), False, 0, False))
        code.append(RevealThem())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(PileCards(YOURS, HAND, self.what).handles(s, f)), self.n)


class PickAtRandom(Action):
    """The engine picks (ucg.hand.1)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        hand = t.pile(1 - f.controller, HAND)
        if not hand:
            f.x[DID] = 0
            f.sets[IT] = []
            return NEXT
        f.sets[IT] = [t.handle(hand[t.chance.below(len(hand))])]
        return NEXT


@dataclass(eq=False)
class RevealAtRandom(Deed):
    """Choose one card at random from an opponent's hand, to reveal it; it stays there (ucg.hand.1)."""

    def emit(self, code: list[Action]) -> None:
        code.append(PickAtRandom())
        code.append(RevealThem())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(table(s).pile(1 - f.controller, HAND)), 1)


class TakeThem(Action):
    """Put "them" into their owner's hand, out of the cards looked at."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        picked = f.sets[IT]
        f.sets[LOOKED] = [h for h in f.sets[LOOKED] if h not in picked]
        cards = slots_of(picked)
        for c in cards:
            send(t, c, HAND, "11.2.1", f.source)
        f.sets[TO_HAND] = f.sets[TO_HAND] + [t.handle(c) for c in cards]
        return NEXT


@dataclass(eq=False)
class TakeRevealed(Deed):
    """Put n (or up to n) fitting cards from among them into your hand."""

    n: int
    up_to: bool
    what: Filter

    def group(self) -> Group:
        return StillAmong(Remembered(LOOKED), self.what)

    def emit(self, code: list[Action]) -> None:
        code.append(PickCards(self.group(), Fixed(self.n), self.up_to, 0, False))
        code.append(TakeThem())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(self.group().handles(s, f)), 1 if self.up_to else self.n)


class StillAmong(Group):
    """Those of a group that fit and are still where they were."""

    def __init__(self, group: Group, what: Filter) -> None:
        self.group = group
        self.what = what

    def handles(self, s: State, f: Frame) -> list[int]:
        return [h for h in self.group.handles(s, f) if s.here(h) and self.what.fits(s, f, h & 4095)]


class PickDifferent(PickCards):
    """Picks that differ from one another in TYPE or in level."""

    def __init__(self, among: Group, count: Amount, by_type: bool) -> None:
        super().__init__(among, count, False, 0, False)
        self.by_type = by_type

    def picky(self) -> bool:
        return True

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        card = t.face(c)
        for h in f.sets[PICKED]:
            other = t.face(h & 4095)
            if (other.type == card.type) if self.by_type else (other.level == card.level):
                return False
        return True

    def finish(self, s: State, f: Frame) -> int:
        f.sets[IT] = f.sets[PICKED]
        f.x[COUNT] = len(f.sets[PICKED])
        if not f.sets[PICKED]:
            f.x[DID] = 0
        return NEXT


@dataclass(eq=False)
class TakeOneOfEach(Deed):
    """Put one of each fitting card with a different TYPE (or level) from among them into your hand."""

    what: Filter
    by_type: bool

    def emit(self, code: list[Action]) -> None:
        code.append(PickDifferent(StillAmong(Remembered(LOOKED), self.what), Fixed(50), self.by_type))
        code.append(TakeThem())


@dataclass(eq=False)
class RestToDiscard(Deed):
    """Send the rest (of the revealed cards) to your discard area: done either way (ucg.rest.1)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        cards = [h & 4095 for h in f.sets[LOOKED] if s.here(h)]
        send_from_deck(t, cards, "ucg.rest.1", f.source)
        f.sets[SENT] = f.sets[SENT] + [t.handle(c) for c in cards]
        f.sets[LOOKED] = []
        return NEXT


@dataclass(eq=False)
class SendRevealed(Deed):
    """Send up to n of them to your discard area."""

    n: int
    up_to: bool

    def emit(self, code: list[Action]) -> None:
        group = StillAmong(Remembered(LOOKED), KindIs(15))
        code.append(PickCards(group, Fixed(self.n), self.up_to, 0, False))
        code.append(SendThem())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(f.sets[LOOKED]), 1)


class SendThem(Action):
    """Send "them" to their owners' discard areas."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        picked = f.sets[IT]
        f.sets[LOOKED] = [h for h in f.sets[LOOKED] if h not in picked]
        cards = slots_of(picked)
        from_deck = [c for c in cards if t.zone[c] < 8 and t.zone[c] % WIDTH == DECK]
        for c in cards:
            if c not in from_deck:
                send(t, c, DISCARD, "11.2.1", f.source)
        send_from_deck(t, from_deck, "11.2.1", f.source)
        f.sets[SENT] = f.sets[SENT] + [t.handle(c) for c in cards]
        return NEXT


class OrderTop(PickCards):
    """The order of cards put back: the first picked lies lowest; the last one needs no picking."""

    def picky(self) -> bool:
        return True

    def ask_next(self, s: State, f: Frame) -> int:
        left = [h for h in self.among.handles(s, f) if h not in f.sets[PICKED]]
        if len(left) == 1:
            self.take(s, f, left[0] & 4095)
            return self.finish(s, f)
        return super().ask_next(s, f)


class StackThem(Action):
    """Put the cards back on top (or at the bottom) in the order picked (ucg.ret.1)."""

    def __init__(self, bottom: bool) -> None:
        self.bottom = bottom

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        cards = slots_of(f.sets[IT])
        if not cards:
            return NEXT
        zone = t.zone[cards[0]]
        rest = [c for c in t.zones[zone] if c not in cards]
        reorder(s, zone, cards + rest if self.bottom else rest + cards, f.controller)
        if t.recording:
            t.emit("return to deck", "ucg.ret.1", f.controller, n=len(cards), target=zone, cause=f.source)
        f.sets[LOOKED] = []
        return NEXT


@dataclass(eq=False)
class RestToTop(Deed):
    """Return them (or the rest) to the top (or bottom) of your deck in any order."""

    bottom: bool = False

    def emit(self, code: list[Action]) -> None:
        code.append(OrderTop(StillAmong(Remembered(LOOKED), KindIs(15)), Fixed(50), False, 0, False))
        code.append(StackThem(self.bottom))


@dataclass(eq=False)
class ReturnRevealed(Deed):
    """Return the revealed card to an end of its deck."""

    end: int

    def emit(self, code: list[Action]) -> None:
        code.append(SpeakOfRevealed())
        if self.end == AT_EITHER:
            code.append(AskEnd())
        code.append(StackAtEnd(self.end))


class SpeakOfRevealed(Action):
    def run(self, s: State, f: Frame) -> int:
        f.sets[IT] = [h for h in f.sets[LOOKED] if s.here(h)]
        return NEXT


class StackAtEnd(Action):
    """Put revealed deck cards back at an end of their deck."""

    def __init__(self, end: int) -> None:
        self.end = end

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        cards = slots_of(f.sets[IT])
        if not cards:
            return NEXT
        top = self.end == AT_TOP or (self.end == AT_EITHER and f.x[SPARE] == 1)
        in_hand = [c for c in cards if t.zone[c] % WIDTH == HAND and t.zone[c] < 8]
        for c in cards:
            if c in in_hand:
                send(t, c, DECK, "ucg.ret.1", f.source, TOP if top else BOTTOM)
                if not top:
                    t.history = t.history + [[HAND_TO_BOTTOM, t.owner[c], t.card[c], 0, f.controller]]
        zone = t.owner[cards[0]] * WIDTH + DECK
        rest = [c for c in t.zones[zone] if c not in cards]
        reorder(s, zone, rest + cards if top else cards + rest, -1)
        if t.recording:
            t.emit("return to deck", "ucg.ret.1", f.controller, n=len(cards), target=zone, cause=f.source)
        f.sets[RETURNED] = f.sets[RETURNED] + [t.handle(c) for c in cards]
        f.sets[LOOKED] = []
        return NEXT


@dataclass(eq=False)
class LookAtTop(Deed):
    """Look at the top n cards of a deck: only this player sees them, they stay in place (12.3.1, 12.3.2)."""

    n: int
    whose: int = YOURS

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        deck = t.pile(seat_for(self.whose, f), DECK)
        n = min(len(deck), self.n)
        cards = [deck[len(deck) - 1 - i] for i in range(n)]
        for c in cards:
            reveal(s, c, 1 << f.controller)
        s.mark()
        if n < self.n:
            f.x[DID] = 0
        f.sets[LOOKED] = [t.handle(c) for c in cards]
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(table(s).pile(seat_for(self.whose, f), DECK)), self.n)


register(
    RevealTop, RevealFromHand, RevealAtRandom, TakeRevealed, TakeOneOfEach, RestToDiscard, SendRevealed, RestToTop,
    ReturnRevealed, LookAtTop,
)  # fmt: skip
