"""Instructions that move cards: sideline, place, return, add, put on the deck."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.groups import It
from quadriga.effects.node import register
from quadriga.effects.program import (
    COUNT,
    DID,
    GONE,
    LOOKED,
    MOVED,
    NEXT,
    PICKED,
    SPARE,
    TAKEN,
    WAIT,
    Action,
    Group,
)
from quadriga.games.union_arena import verbs
from quadriga.games.union_arena.abilities import happened
from quadriga.games.union_arena.prohibitions import forbidden
from quadriga.games.union_arena.replacing import sideline_together, sidelined
from quadriga.games.union_arena.sidelining import (
    conceal_order,
    place_in_sideline,
    place_under,
    put,
    remove,
    return_to_hand,
    take_top_card,
    to_deck,
)
from quadriga.games.union_arena.standing import (
    BE_REMOVED,
    BE_RETURNED,
    BE_SIDELINED,
)
from quadriga.games.union_arena.table import DECK, LIFE, Table, table
from quadriga.games.union_arena.timing import PLACED_UNDER
from quadriga.games.union_arena.values import bp
from quadriga.kernel.decisions import PICK, arg_a, option, verb
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


class MovesEach(Action):
    """Moves each of the cards that nothing protects, and reports which went."""

    what: Group

    def stopped(self, g: Table, f: Frame, c: int) -> bool:
        return shielded(g, f, c, BE_REMOVED)

    def move(self, g: Table, c: int, cause: int) -> int:
        raise NotImplementedError(type(self).__name__)

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        remember_bp(g, f, cards)
        moved: list[int] = []
        for h in cards:
            if not self.stopped(g, f, h & 4095):
                moved.append(self.move(g, h & 4095, f.source))
        report(f, self.what, moved, len(cards))
        return NEXT


@dataclass(eq=False)
class PlaceInSideline(MovesEach):
    """Place into the owner's sideline: nothing is sidelined (ua.sideline.4)."""

    what: Group

    def move(self, g: Table, c: int, cause: int) -> int:
        return place_in_sideline(g, c, "ua.sideline.4", cause)


@dataclass(eq=False)
class Remove(MovesEach):
    """Put into the owner's removal area (ua.zone.removal.1)."""

    what: Group

    def move(self, g: Table, c: int, cause: int) -> int:
        return remove(g, c, "ua.zone.removal.1", cause)


@dataclass(eq=False)
class ToHand(MovesEach):
    """Return a card to its owner's hand, or add it there."""

    what: Group

    def stopped(self, g: Table, f: Frame, c: int) -> bool:
        return shielded(g, f, c, BE_REMOVED) or shielded(g, f, c, BE_RETURNED)

    def move(self, g: Table, c: int, cause: int) -> int:
        return return_to_hand(g, c, "ua.zone.owner.1", cause)

    def run(self, s: State, f: Frame) -> int:
        result = super().run(s, f)
        f.sets[LOOKED] = [h for h in f.sets[LOOKED] if s.here(h)]
        f.x[TAKEN] = f.x[TAKEN] + len(f.sets[MOVED])
        return result


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


register(
    Sideline, PlaceInSideline, Remove, ToHand, ToLife, ToDeck, ToDeckShuffled, ToTopOrBottom, TopOrSideline,
    PlaceUnder, TakeTopCard,
)  # fmt: skip
