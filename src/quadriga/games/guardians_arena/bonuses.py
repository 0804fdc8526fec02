"""Vitality bonuses of card texts: how much, to whom, when (gua.house.words.3)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import Node, register
from quadriga.games.guardians_arena.faces import NONE, Ability, card
from quadriga.games.guardians_arena.kinds import Kind
from quadriga.games.guardians_arena.table import (
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


class Fight:
    """One creature in one comparison: who is compared, where, against whom."""

    def __init__(self, column: int, seat: int, c: int, second: bool, source: int, source_seat: int) -> None:
        self.column = column
        self.seat = seat
        """The side on which the creature fights."""
        self.c = c
        self.second = second
        """It is a secondary fighter, not the Duelist."""
        self.source = source
        """Slot of the card whose text is read."""
        self.source_seat = source_seat


class Thing(Node):
    """Something that can be counted."""

    def count(self, s: Arena, f: Fight) -> int:
        raise NotImplementedError(type(self).__name__)


@dataclass(eq=False)
class InDiscard(Thing):
    """Creatures of a kind in your discard pile."""

    kind: Kind

    def count(self, s: Arena, f: Fight) -> int:
        return _count(s, s.zones[zone(f.source_seat, DISCARD)], self.kind)


@dataclass(eq=False)
class InPlay(Thing):
    """Creatures of a kind in this Duel, on both sides; with `other`, without the one that counts."""

    kind: Kind
    other: bool = False
    yours: bool = False

    def count(self, s: Arena, f: Fight) -> int:
        n = 0
        for seat in range(2):
            if self.yours and seat != f.source_seat:
                continue
            n += _count(s, s.zones[zone(seat, SPACE, f.column)], self.kind)
            n += _count(s, s.zones[zone(seat, FIGHTERS, f.column)], self.kind)
        if self.other and self.kind.fits(s, f.source):
            n -= 1
        return max(0, n)


@dataclass(eq=False)
class DifferentInPlay(Thing):
    """Different cards of a kind in this Duel."""

    kind: Kind

    def count(self, s: Arena, f: Fight) -> int:
        names: list[str] = []
        for seat in range(2):
            for which in (SPACE, FIGHTERS):
                for c in s.zones[zone(seat, which, f.column)]:
                    if self.kind.fits(s, c) and card(s, c).name not in names:
                        names.append(card(s, c).name)
        return len(names)


@dataclass(eq=False)
class TerrainsInPlay(Thing):
    """Spaces whose Terrain is of a kind."""

    terrains: int

    def count(self, s: Arena, f: Fight) -> int:
        n = 0
        for column in range(COLUMNS):
            t = terrain(s, column)
            if t != NONE and card(s, t).kinds & self.terrains:
                n += 1
        return n


@dataclass(eq=False)
class OpponentIcons(Thing):
    """Bribery icons of the enemy Duelist."""

    def count(self, s: Arena, f: Fight) -> int:
        enemy = duelist(s, 1 - f.seat, f.column)
        return _bits(card(s, enemy).icons) if enemy != NONE else 0


@dataclass(eq=False)
class OwnIcons(Thing):
    """Bribery icons of the creature that gets the bonus."""

    def count(self, s: Arena, f: Fight) -> int:
        return _bits(card(s, f.c).icons)


@dataclass(eq=False)
class SingleBordered(Thing):
    """Single-bordered cards in your hand in combat."""

    def count(self, s: Arena, f: Fight) -> int:
        n = 0
        for c in s.zones[zone(f.source_seat, HAND)]:
            if not card(s, c).double_border():
                n += 1
        return n


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
    """Duelists of a kind that have lost in this combat already."""

    kind: Kind

    def count(self, s: Arena, f: Fight) -> int:
        n = 0
        for column in range(COLUMNS):
            winner = s.primary_winner[column]
            if winner >= 0 and column != f.column:
                loser = duelist(s, 1 - winner, column)
                if loser != NONE and self.kind.fits(s, loser):
                    n += 1
        return n


class Points(Node):
    """How much."""

    def points(self, s: Arena, f: Fight) -> int:
        raise NotImplementedError(type(self).__name__)


@dataclass(eq=False)
class Flat(Points):
    n: int

    def points(self, s: Arena, f: Fight) -> int:
        return self.n


@dataclass(eq=False)
class Each(Points):
    """+n for each thing (gua.card.per.1)."""

    n: int
    thing: Thing

    def points(self, s: Arena, f: Fight) -> int:
        return self.n * self.thing.count(s, f)


@dataclass(eq=False)
class OpponentOffColor(Points):
    """The enemy Duelist's Off-Color Bonus (gua.card.per.1)."""

    def points(self, s: Arena, f: Fight) -> int:
        enemy = duelist(s, 1 - f.seat, f.column)
        return card(s, enemy).ocb if enemy != NONE else 0


@dataclass(eq=False)
class ShieldNumber(Points):
    """The Up-Card number of the creature's own Shield (gua.card.per.1)."""

    def points(self, s: Arena, f: Fight) -> int:
        shield = s.shield_of[f.c]
        return card(s, shield).vitality if shield != NONE else 0


class Whom(Node):
    """Who gets it."""

    def gets(self, s: Arena, f: Fight) -> bool:
        raise NotImplementedError(type(self).__name__)


@dataclass(eq=False)
class Itself(Whom):
    """The creature whose text it is; of a C Item or Shield, the creature that bears it."""

    def gets(self, s: Arena, f: Fight) -> bool:
        return f.source == f.c or s.bearer[f.source] == f.c


@dataclass(eq=False)
class Yours(Whom):
    """Your creatures of a kind in the Duel; `others`: not the one whose text it is (gua.card.lord.1)."""

    kind: Kind
    others: bool

    def gets(self, s: Arena, f: Fight) -> bool:
        if f.seat != f.source_seat or (self.others and f.c == f.source):
            return False
        return self.kind.fits(s, f.c)


@dataclass(eq=False)
class BothSides(Whom):
    """Creatures of a kind on both sides."""

    kind: Kind
    others: bool

    def gets(self, s: Arena, f: Fight) -> bool:
        return not (self.others and f.c == f.source) and self.kind.fits(s, f.c)


@dataclass(eq=False)
class FirstYours(Whom):
    """Your first creature of a kind: the Duelist, else the first fighter of that kind."""

    kind: Kind

    def gets(self, s: Arena, f: Fight) -> bool:
        if f.seat != f.source_seat:
            return False
        for which in (SPACE, FIGHTERS):
            for c in s.zones[zone(f.seat, which, f.column)]:
                if self.kind.fits(s, c):
                    return c == f.c
        return False


class When(Node):
    """Under which condition."""

    def holds(self, s: Arena, f: Fight) -> bool:
        raise NotImplementedError(type(self).__name__)


@dataclass(eq=False)
class Always(When):
    def holds(self, s: Arena, f: Fight) -> bool:
        return True


@dataclass(eq=False)
class OnTerrain(When):
    """While the Duel stands on one of these Terrains (gua.card.terrain.1)."""

    terrains: int

    def holds(self, s: Arena, f: Fight) -> bool:
        return ground(s, f.column) & self.terrains != 0


@dataclass(eq=False)
class OnNoTerrain(When):
    """On a space without Terrain (gua.card.terrain.1)."""

    def holds(self, s: Arena, f: Fight) -> bool:
        return terrain(s, f.column) == NONE and ground(s, f.column) == 0


@dataclass(eq=False)
class Against(When):
    """When the enemy Duelist is of a kind (gua.card.versus.1)."""

    kind: Kind

    def holds(self, s: Arena, f: Fight) -> bool:
        enemy = duelist(s, 1 - f.seat, f.column)
        return enemy != NONE and self.kind.fits(s, enemy)


@dataclass(eq=False)
class Attacking(When):
    """For the Attacker: the Active player (gua.card.attdef.1)."""

    def holds(self, s: Arena, f: Fight) -> bool:
        return f.seat == s.active  # gua.duel.2


@dataclass(eq=False)
class Defending(When):
    """For the Defender (gua.card.attdef.1)."""

    def holds(self, s: Arena, f: Fight) -> bool:
        return f.seat != s.active  # gua.duel.2


@dataclass(eq=False)
class Seconding(When):
    """As a secondary fighter (gua.card.sec.1)."""

    def holds(self, s: Arena, f: Fight) -> bool:
        return f.second


@dataclass(eq=False)
class SecondingFor(When):
    """As a secondary fighter beside a Duelist of a kind (gua.card.sec.1)."""

    kind: Kind

    def holds(self, s: Arena, f: Fight) -> bool:
        own = duelist(s, f.seat, f.column)
        return f.second and own != NONE and self.kind.fits(s, own)


@dataclass(eq=False)
class Leading(When):
    """As the Duelist."""

    def holds(self, s: Arena, f: Fight) -> bool:
        return not f.second


@dataclass(eq=False)
class OnlyOne(When):
    """As the only creature of a kind in the Duel (gua.card.per.1)."""

    kind: Kind

    def holds(self, s: Arena, f: Fight) -> bool:
        return InPlay(self.kind).count(s, f) == 1 and self.kind.fits(s, f.c)


@dataclass(eq=False)
class Bonus(Ability):
    """±n Vitality to somebody under a condition."""

    points: Points
    whom: Whom
    when: When

    def inherent(self) -> bool:
        return isinstance(self.whom, Itself)

    def terrains_loved(self) -> int:
        when = self.when
        if isinstance(when, OnTerrain) and isinstance(self.whom, Itself):
            points = self.points
            if isinstance(points, Flat) and points.n > 0:
                return when.terrains
        return 0

    def total(self, s: Arena, f: Fight) -> int:
        if self.whom.gets(s, f) and self.when.holds(s, f):
            return self.points.points(s, f)
        return 0


@dataclass(eq=False)
class TerrainIs(Ability):
    """The space is considered to be this Terrain for the Duel (gua.card.terrainis.1)."""

    terrains: int


def ground(s: Arena, column: int) -> int:
    """The Terrain kinds a Duel stands on: a Duelist's Command may replace the printed ones."""
    for seat in range(2):
        d = duelist(s, seat, column)
        if d != NONE and s.face_up[d] and s.handle(d) not in s.dispelled and s.duel[column] != NO_DUEL:
            face = card(s, d)
            if face.command:
                for ability in face.abilities:
                    if isinstance(ability, TerrainIs):
                        return ability.terrains  # gua.card.terrainis.1
    t = terrain(s, column)
    return card(s, t).kinds if t != NONE else 0


def _count(s: Arena, cards: list[int], kind: Kind) -> int:
    n = 0
    for c in cards:
        if kind.fits(s, c):
            n += 1
    return n


def _bits(mask: int) -> int:
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)


register(
    InDiscard, InPlay, DifferentInPlay, TerrainsInPlay, OpponentIcons, OwnIcons, SingleBordered, MatchUps, BeatenSoFar,
    Flat, Each, OpponentOffColor, ShieldNumber, Itself, Yours, BothSides, FirstYours,
    Always, OnTerrain, OnNoTerrain, Against, Attacking, Defending, Seconding, SecondingFor, Leading, OnlyOne,
    Bonus, TerrainIs,
)  # fmt: skip
