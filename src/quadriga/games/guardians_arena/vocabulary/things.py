"""What can be counted, and how much something is (gua.card.per.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import Node, register
from quadriga.games.guardians_arena.chapters.faces import NONE, Fight, card
from quadriga.games.guardians_arena.chapters.table import (
    COLUMNS,
    DISCARD,
    FIGHTERS,
    HAND,
    NO_DUEL,
    SPACE,
    Arena,
    duelist,
    terrain,
    zone,
)
from quadriga.games.guardians_arena.vocabulary.kinds import Kind
from quadriga.games.guardians_arena.vocabulary.sorts import EITHER, YOU


class Thing(Node):
    """Something that can be counted."""

    def count(self, s: Arena, f: Fight) -> int:
        raise NotImplementedError(type(self).__name__)

    def counts(self, s: Arena, c: int) -> bool:
        """Is that creature one of them?"""
        return False

    def names(self) -> list[str]:
        return []


@dataclass(eq=False)
class InDiscard(Thing):
    """Creatures of a kind in a discard pile."""

    kind: Kind
    whose: int = YOU

    def count(self, s: Arena, f: Fight) -> int:
        n = 0
        for seat in range(2):
            if _includes(self.whose, seat, f.source_seat):
                n += _count(s, s.zones[zone(seat, DISCARD)], self.kind)
        return n

    def names(self) -> list[str]:
        return self.kind.names()


@dataclass(eq=False)
class InPlay(Thing):
    """Creatures of a kind in this Duel; with `other`, without the one that counts; `cards`: each card's name once."""

    kind: Kind
    whose: int = EITHER
    other: bool = False
    different: bool = False

    def count(self, s: Arena, f: Fight) -> int:
        n = 0
        names: list[str] = []
        for seat in range(2):
            if not _includes(self.whose, seat, f.source_seat):
                continue
            for which in (SPACE, FIGHTERS):
                for c in s.zones[zone(seat, which, f.column)]:
                    if (self.other and c == f.source) or not self.kind.fits(s, c):
                        continue
                    if self.different:
                        if card(s, c).name in names:
                            continue
                        names.append(card(s, c).name)
                    n += 1
        return n

    def counts(self, s: Arena, c: int) -> bool:
        return self.kind.fits(s, c)

    def names(self) -> list[str]:
        return self.kind.names()


@dataclass(eq=False)
class TerrainsInPlay(Thing):
    """Spaces whose Terrain is of one of these kinds; none named: any Terrain."""

    lands: list[int]
    whose: int = EITHER

    def count(self, s: Arena, f: Fight) -> int:
        wanted = 0
        for land in self.lands:
            wanted |= land
        n = 0
        for column in range(COLUMNS):
            t = terrain(s, column)
            if t == NONE or not _includes(self.whose, s.owner[t], f.source_seat):
                continue
            if wanted == 0 or card(s, t).kinds & wanted:
                n += 1
        return n


@dataclass(eq=False)
class OpponentIcons(Thing):
    """Bribery icons of the enemy Duelist, all or some."""

    icons: int = 7

    def count(self, s: Arena, f: Fight) -> int:
        enemy = duelist(s, 1 - f.seat, f.column)
        return _bits(card(s, enemy).icons & self.icons) if enemy != NONE else 0


@dataclass(eq=False)
class OwnIcons(Thing):
    """Bribery icons of the creature that gets the bonus, all or some."""

    icons: int = 7

    def count(self, s: Arena, f: Fight) -> int:
        return _bits(card(s, f.c).icons & self.icons)


ANY_BORDER: Final = 0
SINGLE: Final = 1
DOUBLE: Final = 2


@dataclass(eq=False)
class HandCards(Thing):
    """Cards in a player's hand in combat, all or by their border (gua.orig.piles.1)."""

    border: int
    whose: int = YOU
    type: int = NONE
    """Only Spells, H Items or Bribery cards."""

    def count(self, s: Arena, f: Fight) -> int:
        n = 0
        for c in s.zones[zone(f.source_seat if self.whose == YOU else 1 - f.source_seat, HAND)]:
            if self.type != NONE and card(s, c).type != self.type:
                continue
            if self.border == ANY_BORDER or (self.border == DOUBLE) == card(s, c).double_border():
                n += 1
        return n


@dataclass(eq=False)
class ShieldsInPlay(Thing):
    """Shields that creatures of a side bear."""

    whose: int = EITHER

    def count(self, s: Arena, f: Fight) -> int:
        n = 0
        for c in range(len(s.shield_of)):
            shield = s.shield_of[c]
            if shield != NONE and _includes(self.whose, s.owner[shield], f.source_seat):
                n += 1
        return n


@dataclass(eq=False)
class StonesHeld(Thing):
    """Power Stones of a player."""

    whose: int = YOU

    def count(self, s: Arena, f: Fight) -> int:
        return s.stones[f.source_seat if self.whose == YOU else 1 - f.source_seat]


@dataclass(eq=False)
class LostShields(Thing):
    """Shields lost from play."""

    whose: int = YOU

    def count(self, s: Arena, f: Fight) -> int:
        return s.lost_shields[f.source_seat if self.whose == YOU else 1 - f.source_seat]


@dataclass(eq=False)
class MatchUps(Thing):
    """Duels of this combat whose primary round comes before this one."""

    def count(self, s: Arena, f: Fight) -> int:
        n = 0
        order = [0, 1, 2] if s.active == 0 else [2, 1, 0]
        for column in order:
            if column == f.column:
                return n
            if s.duel[column] != NO_DUEL:
                n += 1
        return n


@dataclass(eq=False)
class BeatenSoFar(Thing):
    """Duelists of a kind, of the side named, that have lost in this combat already."""

    kind: Kind
    whose: int = EITHER

    def count(self, s: Arena, f: Fight) -> int:
        n = 0
        for column in range(COLUMNS):
            winner = s.primary_winner[column]
            if winner >= 0 and column != f.column and _includes(self.whose, 1 - winner, f.source_seat):
                loser = duelist(s, 1 - winner, column)
                if loser != NONE and self.kind.fits(s, loser):
                    n += 1
        return n

    def names(self) -> list[str]:
        return self.kind.names()


class Points(Node):
    """How much."""

    def points(self, s: Arena, f: Fight) -> int:
        raise NotImplementedError(type(self).__name__)

    def sign(self) -> int:
        """More, less, or unknown until it is counted."""
        return 1

    def names(self) -> list[str]:
        return []


@dataclass(eq=False)
class Flat(Points):
    n: int

    def points(self, s: Arena, f: Fight) -> int:
        return self.n

    def sign(self) -> int:
        return 1 if self.n > 0 else -1


@dataclass(eq=False)
class Each(Points):
    """+n for each thing (gua.card.per.1)."""

    n: int
    thing: Thing

    def points(self, s: Arena, f: Fight) -> int:
        return self.n * self.thing.count(s, f)

    def names(self) -> list[str]:
        return self.thing.names()


@dataclass(eq=False)
class OpponentOffColor(Points):
    """The enemy Duelist's Off-Color Bonus (gua.card.per.1)."""

    def points(self, s: Arena, f: Fight) -> int:
        enemy = duelist(s, 1 - f.seat, f.column)
        return card(s, enemy).ocb if enemy != NONE else 0


@dataclass(eq=False)
class OwnOffColor(Points):
    """Its own Off-Color Bonus once more."""

    def points(self, s: Arena, f: Fight) -> int:
        return card(s, f.c).ocb


@dataclass(eq=False)
class OwnVitality(Points):
    """Its own basic Vitality once more: doubled (gua.card.per.1)."""

    def points(self, s: Arena, f: Fight) -> int:
        return card(s, f.c).vitality


@dataclass(eq=False)
class ShieldNumber(Points):
    """The Up-Card number of the creature's own Shield (gua.card.per.1)."""

    def points(self, s: Arena, f: Fight) -> int:
        shield = s.shield_of[f.c]
        return card(s, shield).vitality if shield != NONE else 0


def _includes(whose: int, seat: int, you: int) -> bool:
    return whose == EITHER or (seat == you) == (whose == YOU)


def _count(s: Arena, cards: list[int], kind: Kind) -> int:
    n = 0
    for c in cards:
        if kind.fits(s, c):
            n += 1
    return n


def _bits(mask: int) -> int:
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)


register(
    InDiscard, InPlay, TerrainsInPlay, OpponentIcons, OwnIcons, HandCards, ShieldsInPlay, StonesHeld, LostShields,
    MatchUps, BeatenSoFar, Flat, Each, OpponentOffColor, OwnOffColor, OwnVitality, ShieldNumber,
)  # fmt: skip
