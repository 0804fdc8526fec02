"""Instructions that move cards: sideline, place, return, add, put on the deck, move between lines."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.choices import Choose
from quadriga.effects.groups import It, passes
from quadriga.effects.node import Node, content, register
from quadriga.effects.program import (
    COUNT,
    DID,
    GONE,
    IT,
    LOOKED,
    MOVED,
    NEXT,
    PICKED,
    SPARE,
    TAKEN,
    WAIT,
    Action,
    Amount,
    Filter,
    Group,
)
from quadriga.games.union_arena import verbs
from quadriga.games.union_arena.abilities import happened
from quadriga.games.union_arena.drawing import draw, pay_ap, ready_ap
from quadriga.games.union_arena.filters import OR_LESS, BPIs, BPMarked
from quadriga.games.union_arena.playing import room
from quadriga.games.union_arena.replacing import sideline_together, sidelined
from quadriga.games.union_arena.sidelining import (
    conceal_order,
    place_in_sideline,
    place_under,
    put,
    remove,
    return_to_hand,
    switch_line,
    take_top_card,
    to_deck,
    turn_down,
)
from quadriga.games.union_arena.standing import (
    BE_MOVED,
    BE_REMOVED,
    BE_RETURNED,
    BE_SIDELINED,
    MOVE,
    ON_ENERGY,
    ON_FRONT,
)
from quadriga.games.union_arena.table import DECK, ENERGY, FRONT, HAND, LIFE, WIDTH, Table, table
from quadriga.games.union_arena.timing import MOVED as MOVED_LINE
from quadriga.games.union_arena.timing import PLACED_UNDER
from quadriga.games.union_arena.values import bp, forbidden, range_bonus, use_up_range
from quadriga.kernel import zones
from quadriga.kernel.decisions import NO, PICK, YES, arg_a, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


def report(f: Frame, group: Group, moved: list[int], asked: int) -> None:
    """What "if you do", "those cards" and counts mean afterwards.

    An instruction about "it" is complete only if the choice before it was, so it never raises DID.
    """
    f.sets[MOVED] = moved
    f.x[COUNT] = len(moved)
    if isinstance(group, It):
        if len(moved) < asked or asked == 0:
            f.x[DID] = 0
    else:
        f.x[DID] = 1 if asked > 0 and len(moved) == asked else 0


def remember_bp(g: Table, f: Frame, going: list[int]) -> None:
    """What "that character's BP" means once it has left the field: the value that it had there."""
    f.x[GONE] = 0
    for h in going:
        f.x[GONE] = max(f.x[GONE], bp(g, h & 4095))


def shielded(g: Table, f: Frame, c: int, what: int) -> bool:
    """Protection against the opponent's abilities (ua.protect.1, ua.protect.3)."""
    return g.on_field(c) and g.owner[c] != f.controller and forbidden(g, what, c, f.source & 4095)


def states_range(value: object) -> bool:
    """Does a text say "… or less BP" of what is chosen (ua.choose.range.1)?"""
    if isinstance(value, BPIs):
        return value.how == OR_LESS
    if isinstance(value, BPMarked):
        return True
    if isinstance(value, list):
        return any(states_range(one) for one in value)
    return isinstance(value, Node) and any(states_range(one) for one in content(value))


@dataclass(eq=False)
class Pick(Choose):
    """Choose cards on the table; BP ranges may be widened (ua.choose.range.1).

    A price for choosing is paid before the next pick is asked for (ua.choose.tax.1).
    """

    def __post_init__(self) -> None:
        self.barred: list[Filter] = []
        """Which cards another sentence of the text rules out; the builder notes it."""

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        return not self.barred or not passes(s, f, c, self.barred)

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 2:
            f.phase = 1
            return self.ask_next(s, f)
        if f.phase == 1 and verb(s.picked) == PICK and self.taxed:
            self.take(s, f, arg_a(s.picked))
            if s.stack[len(s.stack) - 1] is not f:
                f.phase = 2
                return WAIT
            return self.ask_next(s, f)
        return super().run(s, f)

    def ask_next(self, s: State, f: Frame) -> int:
        g = table(s)
        g.range_more = range_bonus(g, f.controller) if self.taxed else 0
        result = super().ask_next(s, f)
        g.range_more = 0
        return result

    def finish(self, s: State, f: Frame) -> int:
        g = table(s)
        if self.taxed and g.applied and f.sets[PICKED] and states_range(self.among):
            use_up_range(g, f.controller)
        return super().finish(s, f)


@dataclass(eq=False)
class SameBP(Pick):
    """Choose characters whose BP are the same."""

    def picky(self) -> bool:
        return True

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        for h in f.sets[PICKED]:
            if bp(g, h & 4095) != bp(g, c):
                return False
        return super().fits_with(s, f, c)


@dataclass(eq=False)
class TotalBP(Pick):
    """Choose characters whose BP together is not above a number."""

    total: int = 0

    def picky(self) -> bool:
        return True

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        total = bp(g, c)
        for h in f.sets[PICKED]:
            total += bp(g, h & 4095)
        return total <= self.total and super().fits_with(s, f, c)


@dataclass(eq=False)
class DifferentNames(Pick):
    """Choose cards no two of which share a name."""

    def picky(self) -> bool:
        return True

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        for h in f.sets[PICKED]:
            if g.face(h & 4095).name == g.face(c).name:
                return False
        return super().fits_with(s, f, c)


@dataclass(eq=False)
class PickMore(Pick):
    """A further choice that adds to the one before: "they" are all of them."""

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            f.sets[MOVED] = f.sets[IT]
            f.x[COUNT] = f.x[DID]
        return super().run(s, f)

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        return s.handle(c) not in f.sets[MOVED] and super().fits_with(s, f, c)

    def finish(self, s: State, f: Frame) -> int:
        before = f.x[COUNT]
        result = super().finish(s, f)
        f.sets[IT] = f.sets[MOVED] + f.sets[PICKED]
        f.x[COUNT] = len(f.sets[IT])
        if before == 0:
            f.x[DID] = 0
        return result


@dataclass(eq=False)
class TopCards(Group):
    """The top cards of your deck (ua.look.3)."""

    n: Amount

    def handles(self, s: State, f: Frame) -> list[int]:
        g = table(s)
        deck = g.pile(f.controller, DECK)
        n = self.n.value(s, f)
        top = deck[len(deck) - n :] if n < len(deck) else deck
        return [g.handle(c) for c in reversed(top)]


def protected(g: Table, f: Frame, c: int) -> bool:
    return shielded(g, f, c, BE_REMOVED) or shielded(g, f, c, BE_SIDELINED)


@dataclass(eq=False)
class Sideline(Action):
    """Sideline in the strict sense (ua.sideline.3); a text may have something else happen (ua.text.instead.1)."""

    what: Group

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            f.phase = 1
            cards = self.what.handles(s, f)
            f.x[SPARE] = len(cards)
            f.sets[PICKED] = [h for h in cards if g.on_field(h & 4095) and not protected(g, f, h & 4095)]
            remember_bp(g, f, f.sets[PICKED])
            if sideline_together(g, [h & 4095 for h in f.sets[PICKED]], "ua.sideline.3", f.source):
                return WAIT
        report(f, self.what, sidelined(g, f.sets[PICKED]), f.x[SPARE])
        return NEXT


@dataclass(eq=False)
class PlaceInSideline(Action):
    """Place into the owner's sideline: nothing is sidelined (ua.sideline.4)."""

    what: Group

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        moved: list[int] = []
        for h in cards:
            c = h & 4095
            if not shielded(g, f, c, BE_REMOVED):
                moved.append(place_in_sideline(g, c, "ua.sideline.4", f.source))
        report(f, self.what, moved, len(cards))
        return NEXT


@dataclass(eq=False)
class Remove(Action):
    """Put into the owner's removal area (ua.zone.removal.1)."""

    what: Group

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        moved: list[int] = []
        for h in cards:
            c = h & 4095
            if not shielded(g, f, c, BE_REMOVED):
                moved.append(remove(g, c, "ua.zone.removal.1", f.source))
        report(f, self.what, moved, len(cards))
        return NEXT


@dataclass(eq=False)
class ToHand(Action):
    """Return a card to its owner's hand, or add it there."""

    what: Group

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        remember_bp(g, f, cards)
        moved: list[int] = []
        for h in cards:
            c = h & 4095
            if shielded(g, f, c, BE_REMOVED) or shielded(g, f, c, BE_RETURNED):
                continue
            moved.append(return_to_hand(g, c, "ua.zone.owner.1", f.source))
        f.sets[LOOKED] = [h for h in f.sets[LOOKED] if s.here(h)]
        f.x[TAKEN] = f.x[TAKEN] + len(moved)
        report(f, self.what, moved, len(cards))
        return NEXT


@dataclass(eq=False)
class ToLife(Action):
    """Into the owner's life area, face up or down makes no difference to its count."""

    what: Group

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        moved: list[int] = []
        for h in cards:
            put(g, h & 4095, LIFE, "ua.zone.life.1", f.source)
            moved.append(g.handle(h & 4095))
        report(f, self.what, moved, len(cards))
        return NEXT


@dataclass(eq=False)
class ToDeck(Action):
    """On the top or bottom of the owner's deck, in an order that the mover picks secretly (ua.look.2)."""

    what: Group
    bottom: bool
    chooser: int = 0

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            f.phase = 1
            f.sets[PICKED] = [h for h in self.what.handles(s, f) if not shielded(g, f, h & 4095, BE_REMOVED)]
            f.x[SPARE] = len(self.what.handles(s, f))
            f.sets[MOVED] = []
        else:
            self.place(g, f, arg_a(s.picked))
        left = f.sets[PICKED]
        if len(left) > 1:
            options = [option(PICK, h & 4095) for h in left]
            s.ask(self.mover(f), "put order", options, "ua.look.2", f.source)
            return WAIT
        if left:
            self.place(g, f, left[0] & 4095)
        conceal_order(g, [h & 4095 for h in f.sets[MOVED]], self.mover(f))
        f.sets[LOOKED] = [h for h in f.sets[LOOKED] if s.here(h)]
        report(f, self.what, [g.handle(h & 4095) for h in f.sets[MOVED]], f.x[SPARE])
        return NEXT

    def mover(self, f: Frame) -> int:
        return f.controller if self.chooser == 0 else 1 - f.controller

    def place(self, g: Table, f: Frame, c: int) -> None:
        f.sets[PICKED] = [h for h in f.sets[PICKED] if h & 4095 != c]
        f.sets[MOVED] = f.sets[MOVED] + [to_deck(g, c, self.bottom, "ua.look.2", f.source)]


@dataclass(eq=False)
class ToDeckShuffled(Action):
    """Shuffled among themselves onto the bottom of the deck: nobody knows their order."""

    what: Group

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = [h & 4095 for h in self.what.handles(s, f)]
        s.chance.shuffle(cards)
        for c in cards:
            to_deck(g, c, True, "ua.look.2", f.source)
        conceal_order(g, cards, -1)
        f.sets[LOOKED] = [h for h in f.sets[LOOKED] if s.here(h)]
        f.x[COUNT] = len(cards)
        return NEXT


@dataclass(eq=False)
class ToTopOrBottom(Action):
    """Each of these cards goes on the top or the bottom of its owner's deck, as `chooser` says."""

    what: Group
    chooser: int = 0

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            f.phase = 1
            f.sets[PICKED] = self.what.handles(s, f)
            f.x[SPARE] = len(f.sets[PICKED])
        else:
            h = f.sets[PICKED][0]
            f.sets[PICKED] = f.sets[PICKED][1:]
            to_deck(g, h & 4095, verb(s.picked) == verbs.BOTTOM, "ua.look.2", f.source)
        if f.sets[PICKED]:
            seat = f.controller if self.chooser == 0 else 1 - f.controller
            c = f.sets[PICKED][0] & 4095
            options = [option(verbs.TOP, c), option(verbs.BOTTOM, c)]
            s.ask(seat, "top or bottom", options, "ua.look.2", f.source)
            return WAIT
        f.sets[LOOKED] = [h for h in f.sets[LOOKED] if s.here(h)]
        f.x[COUNT] = f.x[SPARE]
        return NEXT


@dataclass(eq=False)
class TopOrSideline(Action):
    """On the top of the deck or into the sideline, as its controller likes."""

    what: Group

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        if f.phase == 0:
            if not cards:
                return NEXT
            f.phase = 1
            c = cards[0] & 4095
            options = [option(verbs.TOP, c), option(verbs.TO_SIDELINE, c)]
            s.ask(f.controller, "top or sideline", options, "ua.look.2", f.source)
            return WAIT
        if verb(s.picked) == verbs.TO_SIDELINE:
            moved = [place_in_sideline(g, cards[0] & 4095, "ua.sideline.4", f.source)]
        else:
            c = cards[0] & 4095
            deck = g.pile(g.owner[c], DECK)
            moved = []
            if g.place(c) != DECK or deck[len(deck) - 1] != c:
                to_deck(g, c, False, "ua.look.2", f.source)
        f.sets[MOVED] = moved
        f.x[COUNT] = len(moved)
        return NEXT


@dataclass(eq=False)
class MoveLine(Action):
    """Move to the other line, or to a named one; a full line first loses a card (ua.move.8, ua.move.10).

    `to` is a place, or -1 for the other line.
    """

    what: Group
    to: int = -1

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            f.phase = 1
            cards = self.what.handles(s, f)
            f.x[SPARE] = len(cards)
            f.sets[PICKED] = [h for h in cards if self.may_move(g, f, h & 4095)]
            f.sets[MOVED] = []
        else:
            remove(g, arg_a(s.picked), "ua.move.8", f.source)
        while f.sets[PICKED]:
            h = f.sets[PICKED][0]
            c = h & 4095
            if s.here(h):
                seat = g.seat_of(c)
                line = ENERGY if g.place(c) == FRONT else FRONT
                if room(g, seat, line) <= 0 and g.pile(seat, line):
                    options = [option(PICK, x) for x in g.pile(seat, line)]
                    s.ask(seat, "make room", options, "ua.move.8", f.source)
                    return WAIT
                switch_line(g, c, "ua.move.10", f.source)
                f.sets[MOVED] = f.sets[MOVED] + [h]
                happened(g, MOVED_LINE, seat, h, f.source)  # ua.move.12
            f.sets[PICKED] = f.sets[PICKED][1:]
        report(f, self.what, f.sets[MOVED], f.x[SPARE])
        return NEXT

    def may_move(self, g: Table, f: Frame, c: int) -> bool:
        if not g.on_field(c) or g.place(c) == self.to or g.face(c).type != 0:
            return False
        line = ENERGY if g.place(c) == FRONT else FRONT
        if forbidden(g, MOVE, c, -1) or forbidden(g, ON_FRONT if line == FRONT else ON_ENERGY, c, f.source & 4095):
            return False
        return not shielded(g, f, c, BE_MOVED)


@dataclass(eq=False)
class Swap(Action):
    """Two characters on different lines trade places at once (ua.move.9)."""

    first: Group
    second: Group

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.first.handles(s, f)
        for h in self.second.handles(s, f):
            if h not in cards:
                cards = cards + [h]
        f.x[DID] = 0
        f.x[COUNT] = 0
        if len(cards) != 2 or g.zone[cards[0] & 4095] == g.zone[cards[1] & 4095]:
            return NEXT
        for h in cards:
            c = h & 4095
            barred = ON_ENERGY if g.place(c) == FRONT else ON_FRONT  # ua.move.11
            if not g.on_field(c) or forbidden(g, MOVE, c, -1) or forbidden(g, barred, c, -1):
                return NEXT
            if shielded(g, f, c, BE_MOVED):
                return NEXT
        for h in cards:
            switch_line(g, h & 4095, "ua.move.9", f.source)
        for h in cards:
            happened(g, MOVED_LINE, g.seat_of(h & 4095), h, f.source)  # ua.move.12
        f.x[DID] = 1
        f.x[COUNT] = 2
        f.sets[MOVED] = cards
        return NEXT


@dataclass(eq=False)
class PlaceUnder(Action):
    """Beneath a card on the field (ua.under.1); a face-up card makes a Raid card Raided (ua.raid.21)."""

    what: Group
    host: Group
    face_down: bool = True

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        hosts = self.host.handles(s, f)
        cards = self.what.handles(s, f)
        moved: list[int] = []
        if hosts and g.on_field(hosts[0] & 4095):
            for h in cards:
                if h != hosts[0]:
                    place_under(g, h & 4095, hosts[0] & 4095, self.face_down, "ua.under.1", f.source)
                    moved.append(g.handle(h & 4095))
                    happened(g, PLACED_UNDER, f.controller, g.handle(h & 4095), f.source)
        f.sets[LOOKED] = [h for h in f.sets[LOOKED] if s.here(h)]
        report(f, self.what, moved, len(cards))
        return NEXT


@dataclass(eq=False)
class TakeTopCard(Action):
    """Only the top card of a Raided character goes (ua.raid.22)."""

    what: Group
    place: int

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        moved: list[int] = []
        for h in cards:
            c = h & 4095
            if g.raided(c) and not shielded(g, f, c, BE_REMOVED):
                moved.append(take_top_card(g, c, self.place, "ua.raid.22", f.source))
        report(f, self.what, moved, len(cards))
        return NEXT


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
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        turn_down(g, f.controller)
        zones.shuffle(g, f.controller * WIDTH + DECK)
        g.mark()
        if g.recording:
            g.emit("shuffle", "ua.zone.deck.1", f.controller, cause=f.source)
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


register(
    Pick, SameBP, TotalBP, DifferentNames, PickMore, TopCards, MillUpTo, ShuffleDeck, Sideline, PlaceInSideline,
    Remove, ToHand, ToLife, ToDeck, ToDeckShuffled, ToTopOrBottom, TopOrSideline, MoveLine, Swap, PlaceUnder,
    TakeTopCard, DrawCards, DrawUpTo, DrawUntil, Mill, PayAP, ReadyAP,
)  # fmt: skip
