"""Effects on cards: draw, discard, reveal, send, return, exile, put into a hand (11.10 to 11.12, 12.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.choices import Choose
from quadriga.effects.flow import Jump
from quadriga.effects.groups import OPPONENTS, YOURS, Fixed, LastCount, Together
from quadriga.effects.node import register
from quadriga.effects.program import (
    COUNT,
    DID,
    IT,
    LOOKED,
    NEXT,
    PICKED,
    SPARE,
    WAIT,
    Action,
    Amount,
    Condition,
    Filter,
    Group,
)
from quadriga.games.ultraman.describing import AnyCard, KindIs, PileCards, Remembered, SceneOnField, this_character
from quadriga.games.ultraman.gates import NOTHING, PARTLY, WHOLLY, AtEndOfTurn, Deed
from quadriga.games.ultraman.giving import ForgetChosen, Whom
from quadriga.games.ultraman.resolving import (
    BOUND,
    BY_CHARACTER,
    CHOSEN,
    DISCARDED,
    EXILED,
    RETURNED,
    REVEALED,
    SENT,
    TO_HAND,
)
from quadriga.games.ultraman.scenes import put_scene_by_effect
from quadriga.games.ultraman.table import (
    DECK,
    DISCARD,
    EXILE,
    HAND,
    WIDTH,
    table,
)
from quadriga.games.ultraman.terms import ENDS
from quadriga.games.ultraman.zones import (
    HAND_TO_BOTTOM,
    TOP_TO_HAND,
    discard_from_hand,
    draw,
    may_exile,
    may_leave,
    may_return,
    send,
    send_from_deck,
    send_scene,
    show,
)
from quadriga.kernel.decisions import MODE, NO, YES, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State
from quadriga.kernel.zones import BOTTOM, TOP, conceal, reorder, reveal

# Ends of a deck
AT_TOP: Final = 0
AT_BOTTOM: Final = 1
AT_EITHER: Final = 2
"""The player chooses (ucg.ret.1)."""

EACH: Final = 2
"""Each player, where a text says whose."""


def slots_of(handles: list[int]) -> list[int]:
    return [h & 4095 for h in handles]


def seat_for(whose: int, f: Frame) -> int:
    return f.controller if whose == YOURS else 1 - f.controller


def enough(found: int, wanted: int) -> int:
    if found == 0:
        return NOTHING
    return WHOLLY if found >= wanted else PARTLY


class PickCards(Choose):
    """Choose cards; "it" and "they" stand for them."""

    def finish(self, s: State, f: Frame) -> int:
        picked = f.sets[PICKED]
        f.sets[IT] = picked
        f.x[COUNT] = len(picked)
        if len(picked) < f.x[SPARE] and (not self.up_to or not picked):
            f.x[DID] = 0
        for h in picked:
            if len(table(s).face(h & 4095).names) > 1:
                self.bind(s, f, h)
        return NEXT

    def bind(self, s: State, f: Frame, h: int) -> None:
        """A card of several names serves as the one it was picked for, for the rest of the effect (11.21.2)."""
        names = table(s).face(h & 4095).names
        before = f.sets[BOUND]
        fits: list[int] = []
        for i in range(len(names)):
            f.sets[BOUND] = [h & 4095, i, *before]
            if h in self.among.handles(s, f):
                fits.append(i)
        f.sets[BOUND] = before
        if len(fits) < len(names) and fits and h & 4095 not in before[::2]:
            f.sets[BOUND] = [h & 4095, fits[0], *before]


# -- Draw -----------------------------------------------------------------------------


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
        f.x[COUNT] = drawn
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


class IfDrew(Action):
    """Jump unless at least one card was really drawn (ucg.draw.1)."""

    def __init__(self) -> None:
        self.to = 0

    def run(self, s: State, f: Frame) -> int:
        return NEXT if f.x[COUNT] > 0 else self.to


class NoneDrawn(Action):
    """A declined draw has drawn nothing."""

    def run(self, s: State, f: Frame) -> int:
        f.x[COUNT] = 0
        return NEXT


@dataclass(eq=False)
class WhenDrawn(Deed):
    """S. When you draw with this effect, A: a part of the same effect, compulsory (ucg.draw.1, ucg.draw.2)."""

    first: Deed
    deed: Deed

    def emit(self, code: list[Action]) -> None:
        code.append(NoneDrawn())
        self.first.emit(code)
        test = IfDrew()
        code.append(test)
        self.deed.emit(code)
        test.to = len(code)

    def scope(self, s: State, f: Frame) -> int:
        return self.first.scope(s, f)


# -- Discard and return ---------------------------------------------------------------


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


# -- Reveal ---------------------------------------------------------------------------


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
        return Among2(Remembered(LOOKED), self.what)

    def emit(self, code: list[Action]) -> None:
        code.append(PickCards(self.group(), Fixed(self.n), self.up_to, 0, False))
        code.append(TakeThem())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(self.group().handles(s, f)), 1 if self.up_to else self.n)


class Among2(Group):
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
        code.append(PickDifferent(Among2(Remembered(LOOKED), self.what), Fixed(50), self.by_type))
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
        group = Among2(Remembered(LOOKED), KindIs(15))
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
    """The order of cards put back: the first picked lies lowest."""

    def picky(self) -> bool:
        return True


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
        code.append(OrderTop(Among2(Remembered(LOOKED), KindIs(15)), Fixed(50), False, 0, False))
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


# -- Send to the discard area ---------------------------------------------------------


@dataclass(eq=False)
class SendTop(Deed):
    """Send the top n cards (or the bottom card) of a deck to the discard area."""

    n: int
    whose: int = YOURS
    bottom: bool = False

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seats = [f.controller, 1 - f.controller] if self.whose == EACH else [seat_for(self.whose, f)]
        for seat in seats:
            deck = t.pile(seat, DECK)
            n = min(len(deck), self.n)
            cards = deck[:n] if self.bottom else [deck[len(deck) - 1 - i] for i in range(n)]
            if n < self.n:
                f.x[DID] = 0
            send_from_deck(t, cards, "11.2.1", f.source)
            f.sets[SENT] = f.sets[SENT] + [t.handle(c) for c in cards]
        f.x[COUNT] = len(f.sets[SENT])
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        t = table(s)
        if self.whose == EACH:
            both = [enough(len(t.pile(seat, DECK)), self.n) for seat in range(2)]
            return min(both[1], both[0])
        return enough(len(t.pile(seat_for(self.whose, f), DECK)), self.n)


@dataclass(eq=False)
class SendScene(Deed):
    """Send a scene on the field to its owner's discard area."""

    whose: int
    what: Filter

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        found = SceneOnField(self.whose, self.what).handles(s, f)
        if not found:
            f.x[DID] = 0
        for h in found:
            send_scene(t, h & 4095, "11.2.1", f.source)
            f.sets[SENT] = f.sets[SENT] + [t.handle(h & 4095)]
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(SceneOnField(self.whose, self.what).handles(s, f)), 1)


@dataclass(eq=False)
class SendThisScene(Deed):
    """Send this scene to its owner's discard area, as the last instruction of its effect (ucg.scene.2)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if t.here(f.source) and t.scene() == f.source & 4095:
            send_scene(t, f.source & 4095, "ucg.scene.2", f.source)
        else:
            f.x[DID] = 0
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        t = table(s)
        return WHOLLY if t.here(f.source) and t.scene() == f.source & 4095 else NOTHING


@dataclass(eq=False)
class ReturnScene(Deed):
    """Return a scene to its owner's hand."""

    whose: int
    what: Filter

    def run(self, s: State, f: Frame) -> int:
        found = SceneOnField(self.whose, self.what).handles(s, f)
        if not found:
            f.x[DID] = 0
        for h in found:
            send(table(s), h & 4095, HAND, "11.2.1", f.source)
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(SceneOnField(self.whose, self.what).handles(s, f)), 1)


class PutSceneNow(Action):
    def run(self, s: State, f: Frame) -> int:
        for h in f.sets[IT]:
            f.sets[LOOKED] = [other for other in f.sets[LOOKED] if other != h]
            put_scene_by_effect(table(s), h & 4095, f.controller, f.source)
        return NEXT


@dataclass(eq=False)
class PutScene(Deed):
    """Put a fitting scene card from your hand, or from among the revealed cards, into the scene area."""

    what: Filter
    from_hand: bool
    from_revealed: bool

    def group(self) -> Group:
        groups: list[Group] = []
        if self.from_hand:
            groups.append(PileCards(YOURS, HAND, self.what))
        if self.from_revealed:
            groups.append(Among2(Remembered(LOOKED), self.what))
        return Together(groups)

    def emit(self, code: list[Action]) -> None:
        code.append(PickCards(self.group(), Fixed(1), False, 0, False))
        code.append(PutSceneNow())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(self.group().handles(s, f)), 1)


# -- Exile ----------------------------------------------------------------------------


class Exilable(Group):
    """Cards of a group that this effect may exile (1.2.2)."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        return [h for h in self.group.handles(s, f) if may_exile(t, h & 4095, f.controller)]


class ExileThem(Action):
    """Out of the game, each to its owner's exiled cards (3.1.4, 3.8.4)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        cards = slots_of(f.sets[IT])
        for c in cards:
            send(t, c, EXILE, "3.8.1", f.source)
        f.sets[EXILED] = f.sets[EXILED] + [t.handle(c) for c in cards]
        f.x[COUNT] = len(cards)
        return NEXT


@dataclass(eq=False)
class ExileCards(Deed):
    """Exile n fitting cards in a discard area from the game."""

    n: int
    what: Filter
    whose: int = YOURS
    up_to: bool = False
    least: int = 0
    """With up_to: at least so many."""

    def group(self) -> Group:
        return Exilable(PileCards(self.whose, DISCARD, self.what))

    def emit(self, code: list[Action]) -> None:
        if self.least > 0:
            code.append(PickCards(self.group(), Fixed(self.least), False, 0, False))
            code.append(ExileThem())
            code.append(PickCards(self.group(), Fixed(self.n - self.least), True, 0, False))
            code.append(KeepDid())
        else:
            code.append(PickCards(self.group(), Fixed(self.n), self.up_to, 0, False))
        code.append(ExileThem())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(self.group().handles(s, f)), self.least if self.up_to else self.n)


@dataclass(eq=False)
class ExileAll(Deed):
    """Exile all fitting cards in a discard area from the game."""

    what: Filter
    whose: int

    def emit(self, code: list[Action]) -> None:
        code.append(SpeakOfAll(Exilable(PileCards(self.whose, DISCARD, self.what))))
        code.append(ExileThem())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(PileCards(self.whose, DISCARD, self.what).handles(s, f)), 1)


class SpeakOfAll(Action):
    def __init__(self, group: Group) -> None:
        self.group = group

    def run(self, s: State, f: Frame) -> int:
        f.sets[IT] = self.group.handles(s, f)
        return NEXT


class KeepDid(Action):
    """Taking no more than the least is still completely done."""

    def run(self, s: State, f: Frame) -> int:
        f.x[DID] = 1
        return NEXT


class PickDifferentNames(PickCards):
    """Picks of different character names."""

    def picky(self) -> bool:
        return True

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        name = t.face(c).character
        return name not in [t.face(h & 4095).character for h in f.sets[PICKED]]


@dataclass(eq=False)
class ExileDifferent(Deed):
    """Exile n fitting cards of different character names in your discard area."""

    n: int
    what: Filter

    def group(self) -> Group:
        return PileCards(YOURS, DISCARD, self.what)

    def emit(self, code: list[Action]) -> None:
        code.append(PickDifferentNames(self.group(), Fixed(self.n), False, 0, False))
        code.append(ExileThem())

    def scope(self, s: State, f: Frame) -> int:
        t = table(s)
        names: list[str] = []
        for h in self.group().handles(s, f):
            if t.face(h & 4095).character not in names:
                names.append(t.face(h & 4095).character)
        return enough(len(names), self.n)


# -- Into a hand ----------------------------------------------------------------------


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


class AskWhich(Action):
    """Which of two instructions: only those that can be done are offered."""

    def __init__(self, first: Deed, second: Deed) -> None:
        self.first = first
        self.second = second
        self.to = 0

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
        ask = AskWhich(self.first, self.second)
        code.append(ask)
        self.first.emit(code)
        skip = Jump()
        code.append(skip)
        ask.to = len(code)
        self.second.emit(code)
        skip.to = len(code)

    def scope(self, s: State, f: Frame) -> int:
        a = self.first.scope(s, f)
        b = self.second.scope(s, f)
        return a if a > b else b


class AskEffect(Action):
    """Choose one of the numbered effects, if its condition holds."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition
        self.to = 0

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
        first = AskEffect(self.condition)
        code.append(first)
        self.one.emit(code)
        first.to = len(code)
        second = AskEffect(self.other)
        code.append(second)
        self.two.emit(code)
        second.to = len(code)


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


# -- Cards of characters --------------------------------------------------------------

TOP_CARD: Final = 0
BOTTOM_CARD: Final = 1
EITHER_CARD: Final = 2


class AskWhichCard(Action):
    """The top or the bottom card of the character."""

    def run(self, s: State, f: Frame) -> int:
        if not f.sets[CHOSEN]:
            return NEXT
        if f.phase == 0:
            f.phase = 1
            s.ask(f.controller, "end of stack", [option(ENDS, 1), option(ENDS, 0)], "11.2.1", f.source)
            return WAIT
        f.x[SPARE] = arg_a(s.picked)
        return NEXT


class TakeCardsOf(Action):
    """Take the top or bottom card of the characters spoken of, if it may leave."""

    def __init__(self, card: int, place: int, end: int) -> None:
        self.card = card
        self.place = place
        self.end = end

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        taken: list[int] = []
        for k in f.sets[CHOSEN]:
            if t.area_of[k] < 0:
                continue
            bottom = self.card == BOTTOM_CARD or (self.card == EITHER_CARD and f.x[SPARE] == 0)
            cards = t.stack_of(k)
            c = cards[0] if bottom else cards[len(cards) - 1]  # 11.12.1, ucg.bottom.1
            allowed = may_return(t, c) if self.place == HAND else may_leave(t, c)
            if not allowed:
                f.x[DID] = 0  # ucg.r.nosingle, 1.2.2
                continue
            state = len(cards)
            if self.place == HAND and not bottom:
                by = f.controller if f.x[BY_CHARACTER] == 1 else -1
                t.history = t.history + [[TOP_TO_HAND, t.owner[c], t.card[c], state, by]]
            f.x[LEFT_AREA] = t.area_of[k]
            f.x[LEFT_CHARACTER] = k
            send(t, c, self.place, "11.12.1", f.source, BOTTOM if self.end == AT_BOTTOM else TOP)
            taken.append(t.handle(c))
        group = TO_HAND if self.place == HAND else (SENT if self.place == DISCARD else RETURNED)
        f.sets[group] = f.sets[group] + taken
        f.sets[IT] = taken
        if not taken:
            f.x[DID] = 0
        return NEXT


LEFT_AREA: Final = 12
"""The battle area from which a card or character was taken, for "in its place"."""
LEFT_CHARACTER: Final = 13


@dataclass(eq=False)
class TakeCardOf(Deed):
    """Put the top (or bottom) card of a character into a hand, a discard area or a deck."""

    whom: Whom
    card: int
    place: int
    end: int = AT_TOP

    def emit(self, code: list[Action]) -> None:
        code.append(ForgetChosen())
        self.whom.emit(code)
        if self.card == EITHER_CARD:
            code.append(AskWhichCard())
        code.append(TakeCardsOf(self.card, self.place, self.end))

    def scope(self, s: State, f: Frame) -> int:
        if self.whom.scope(s, f) == NOTHING:
            return NOTHING
        t = table(s)
        for h in self.whom.everybody().handles(s, f):
            cards = t.stack_of(t.character_of(h & 4095))
            c = cards[0] if self.card == BOTTOM_CARD else cards[len(cards) - 1]
            if may_return(t, c) if self.place == HAND else may_leave(t, c):
                return self.whom.scope(s, f)
        return NOTHING



register(
    EachDiscards, ExileAll, ByState, DrawLater, TakeTwoFromDiscard, SendIt, EitherDeed, TwoEffects, ReturnThatMany,
    TakeTops, DrawCards, WhenDrawn, DiscardCards, DiscardEach, DiscardHand, ReturnCards, ReturnFromDiscard,
    RevealTop, RevealFromHand, RevealAtRandom, TakeRevealed, TakeOneOfEach, RestToDiscard, SendRevealed, RestToTop,
    ReturnRevealed, LookAtTop, SendTop, SendScene, SendThisScene, ReturnScene, PutScene, ExileCards, ExileDifferent,
    TakeFromDiscard, TakeCardOf,
)  # fmt: skip
