"""When something happens, something is done: Power Stones, discards, cards shown, creatures destroyed or sent home."""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.effects.node import Node, register
from quadriga.games.guardians_arena.chapters.faces import NONE, Ability, Fight, card
from quadriga.games.guardians_arena.chapters.moves import (
    ban_for_combat,
    destroy,
    gain_stones,
    go,
    send_to_pen,
    show,
    take_item,
)
from quadriga.games.guardians_arena.chapters.table import (
    DISCARD,
    HAND,
    PEN,
    SHOWN_HAND,
    STORAGE,
    Arena,
    duelist,
    ground,
    zone,
)
from quadriga.games.guardians_arena.vocabulary.conditions import When, hold
from quadriga.games.guardians_arena.vocabulary.kinds import Kind, received
from quadriga.games.guardians_arena.vocabulary.sorts import (
    BEATEN_PRIMARY,
    OPPONENT,
    PLAYED_FIRST,
    PLAYED_IN_DUEL,
    REVEALED,
    SHIELD_ON_CARD,
    SURVIVES_DUEL,
    SURVIVES_PRIMARY,
    TIES_PRIMARY,
    WINS_PRIMARY,
    YOU,
)
from quadriga.kernel.applied import Applied


@dataclass(eq=False)
class Event(Node):
    """What must have happened."""

    what: int
    other: Kind | None = None
    """The enemy Duelist is of that kind."""
    channeled: bool = False
    """The enemy Duelist has received Channeling in this combat."""
    by_more_than: int = 0
    """Beaten, or won, by more than so many points."""
    by_least: int = 0
    """By so many points, or more."""
    by_most: int = 0
    """By so many points, or less; 0: by any number."""
    lands: list[int] = field(default_factory=list)
    """On one of these Terrains."""

    def is_met(self, s: Arena, f: Fight, event: int, margin: int) -> bool:
        if event != self.what or margin < self.by_least or (self.by_more_than and margin <= self.by_more_than):
            return False
        if self.by_most and margin > self.by_most:
            return False
        if self.other is not None or self.channeled:
            enemy = duelist(s, 1 - f.seat, f.column)
            if enemy == NONE or (self.channeled and received(s, enemy) == 0):
                return False
            if self.other is not None and not self.other.fits(s, enemy):
                return False
        if not self.lands:
            return True
        for land in self.lands:
            if ground(s, f.column) & land:
                return True
        return False


class Deed(Node):
    """What is done then."""

    def do(self, s: Arena, f: Fight) -> None:
        raise NotImplementedError(type(self).__name__)

    def harms(self) -> bool:
        """Does it destroy a creature?"""
        return False

    def names(self) -> list[str]:
        return []


@dataclass(eq=False)
class StonesTo(Deed):
    """Somebody gains or loses Power Stones (gua.card.stones.1)."""

    who: int
    n: int
    lost: bool = False

    def do(self, s: Arena, f: Fight) -> None:
        for seat in _seats(self.who, f.source_seat):
            gain_stones(s, seat, -self.n if self.lost else self.n, "gua.card.stones.1", s.handle(f.source))


@dataclass(eq=False)
class DestroyEnemy(Deed):
    """The enemy Duelist is destroyed (gua.card.windestroy.1); the text may name once more what it is."""

    kind: Kind | None = None

    def do(self, s: Arena, f: Fight) -> None:
        enemy = duelist(s, 1 - f.seat, f.column)
        if enemy != NONE and (self.kind is None or self.kind.fits(s, enemy)):
            destroy(s, enemy, "gua.card.windestroy.1", s.handle(f.source))

    def harms(self) -> bool:
        return True


@dataclass(eq=False)
class SendEnemyHome(Deed):
    """The enemy Duelist returns to its owner's Pen (gua.card.bounce.1)."""

    def do(self, s: Arena, f: Fight) -> None:
        enemy = duelist(s, 1 - f.seat, f.column)
        if enemy != NONE:
            send_to_pen(s, enemy, "gua.card.bounce.1", s.handle(f.source))


@dataclass(eq=False)
class GoHome(Deed):
    """It returns to its own Pen at once (gua.card.rescue.1)."""

    def do(self, s: Arena, f: Fight) -> None:
        if duelist(s, f.seat, f.column) == f.c:
            send_to_pen(s, f.c, "gua.card.rescue.1")


@dataclass(eq=False)
class ForbidHere(Deed):
    """The opponent may not do something in this Duel any more (gua.card.nosec.1)."""

    what: int

    def do(self, s: Arena, f: Fight) -> None:
        ban_for_combat(s, self.what, 1 - f.source_seat, s.handle(f.source), f.column)


class Cards(Node):
    """Which cards of a player."""

    def of(self, s: Arena, seat: int, column: int) -> list[int]:
        raise NotImplementedError(type(self).__name__)

    def names(self) -> list[str]:
        return []


@dataclass(eq=False)
class HandOf(Cards):
    """Cards in hand; of a kind of creature, or all."""

    kind: Kind | None = None

    def of(self, s: Arena, seat: int, column: int) -> list[int]:
        kind = self.kind
        hand = s.zones[zone(seat, HAND)]
        return hand[:] if kind is None else [c for c in hand if kind.fits(s, c)]

    def names(self) -> list[str]:
        return [] if self.kind is None else self.kind.names()


@dataclass(eq=False)
class StorageOf(Cards):
    """Double-bordered cards, which are in hand during combat."""

    def of(self, s: Arena, seat: int, column: int) -> list[int]:
        return storage_cards(s, seat)


@dataclass(eq=False)
class TypeOf(Cards):
    """Spells, H Items or Bribery cards, by icon perhaps."""

    type: int
    icon: int = 0

    def of(self, s: Arena, seat: int, column: int) -> list[int]:
        found = [c for c in storage_cards(s, seat) if card(s, c).type == self.type]
        return [c for c in found if card(s, c).icons & self.icon] if self.icon else found


@dataclass(eq=False)
class PenOf(Cards):
    """The Creatures Pen, which is in hand from step 4 on; of a kind of creature, or all."""

    kind: Kind | None = None

    def of(self, s: Arena, seat: int, column: int) -> list[int]:
        kind = self.kind
        pen = s.zones[zone(seat, PEN)]
        return pen[:] if kind is None else [c for c in pen if kind.fits(s, c)]

    def names(self) -> list[str]:
        return [] if self.kind is None else self.kind.names()


@dataclass(eq=False)
class AtRandom(Cards):
    """So many of them at random."""

    n: int
    cards: Cards

    def of(self, s: Arena, seat: int, column: int) -> list[int]:
        left = self.cards.of(s, seat, column)
        found: list[int] = []
        while left and len(found) < self.n:
            found.append(left.pop(s.chance.below(len(left))))
        return found

    def names(self) -> list[str]:
        return self.cards.names()


@dataclass(eq=False)
class ItemsInDuel(Cards):
    """The C Item of the Duelist."""

    def of(self, s: Arena, seat: int, column: int) -> list[int]:
        d = duelist(s, seat, column)
        return [s.item_of[d]] if d != NONE and s.item_of[d] != NONE else []


@dataclass(eq=False)
class DiscardCards(Deed):
    """Somebody discards cards (gua.card.discard.1)."""

    who: int
    cards: Cards
    shown: bool = False
    """The Storage cards are shown first (gua.card.reveal.1)."""

    def do(self, s: Arena, f: Fight) -> None:
        cause = s.handle(f.source)
        for seat in _seats(self.who, f.source_seat):
            if self.shown:
                show(s, seat, storage_cards(s, seat), "gua.card.reveal.1", cause)
            for c in self.cards.of(s, seat, f.column):
                bearer = s.bearer[c]
                if bearer != NONE:
                    take_item(s, bearer, DISCARD, "gua.card.discard.1")
                else:
                    go(s, c, zone(s.owner[c], DISCARD), "discard", "gua.card.discard.1", cause)
        s.mark()

    def names(self) -> list[str]:
        return self.cards.names()


@dataclass(eq=False)
class ShowCards(Deed):
    """The opponent shows cards (gua.card.reveal.1); `open_hand`: for the rest of the combat."""

    cards: Cards
    open_hand: bool = False

    def do(self, s: Arena, f: Fight) -> None:
        enemy = 1 - f.source_seat
        cause = s.handle(f.source)
        show(s, enemy, self.cards.of(s, enemy, f.column), "gua.card.reveal.1", cause)
        if self.open_hand:
            s.applied = s.applied + [Applied(SHOWN_HAND, -1 - enemy, 0, 0, f.source_seat, cause, 0)]

    def names(self) -> list[str]:
        return self.cards.names()


@dataclass(eq=False)
class On(Ability):
    """When something happens, this is done."""

    event: Event
    deeds: list[Deed]

    def inherent(self) -> bool:
        return self.event.what != REVEALED

    def needs_creature(self) -> bool:
        """Guardians hear of match-ups won and lost, of combats won, of Channeling and of bribes."""
        return self.event.what in (SURVIVES_PRIMARY, PLAYED_IN_DUEL, PLAYED_FIRST, TIES_PRIMARY, SURVIVES_DUEL)

    def serves_stronghold(self) -> bool:
        return self.event.what == SHIELD_ON_CARD

    def destroys_others(self) -> bool:
        for deed in self.deeds:
            if deed.harms():
                return True
        return False

    def minds_primary(self) -> bool:
        return self.event.what in (WINS_PRIMARY, BEATEN_PRIMARY, SURVIVES_PRIMARY)

    def happens(self, s: Arena, f: Fight, event: int, margin: int) -> None:
        if self.event.is_met(s, f, event, margin):
            for deed in self.deeds:
                deed.do(s, f)


@dataclass(eq=False)
class AtOnce(Ability):
    """Done as soon as the card is played: a Command at the reveal, a Storage card when it takes effect, any other when
    it comes into a Duel.
    """

    deeds: list[Deed]
    whens: list[When] = field(default_factory=list)

    def happens(self, s: Arena, f: Fight, event: int, margin: int) -> None:
        if event == (REVEALED if card(s, f.source).command else PLAYED_IN_DUEL) and hold(self.whens, s, f):
            for deed in self.deeds:
                deed.do(s, f)

    def acts_when_played(self) -> bool:
        return True

    def is_cast(self) -> bool:
        return True

    def targets(self, s: Arena, seat: int, column: int, primary: bool) -> list[int] | None:
        return [0] if primary else None

    def cast(self, s: Arena, seat: int, column: int, c: int, target: int) -> None:
        f = Fight(column, seat, duelist(s, seat, column), False, c, seat, True)
        if hold(self.whens, s, f):
            for deed in self.deeds:
                deed.do(s, f)


def storage_cards(s: Arena, seat: int) -> list[int]:
    """Double-bordered cards of the Storage, which are in hand during combat."""
    held = [c for c in s.zones[zone(seat, HAND)] if card(s, c).double_border()]
    return held + [c for c in s.zones[zone(seat, STORAGE)] if card(s, c).double_border()]


def _seats(who: int, you: int) -> list[int]:
    if who == YOU:
        return [you]
    return [1 - you] if who == OPPONENT else [you, 1 - you]


register(
    Event, StonesTo, DestroyEnemy, SendEnemyHome, GoHome, ForbidHere, HandOf, StorageOf, TypeOf, PenOf, AtRandom,
    ItemsInDuel, DiscardCards, ShowCards, On, AtOnce,
)  # fmt: skip
