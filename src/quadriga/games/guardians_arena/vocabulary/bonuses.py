"""Vitality bonuses: how much, to whom, when; what raises, lowers or cancels bonuses of a sort (gua.house.words.3)."""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.effects.node import Node, register
from quadriga.games.guardians_arena.chapters.faces import Ability, Fight, card
from quadriga.games.guardians_arena.chapters.table import FIGHTERS, SPACE, Arena, zone
from quadriga.games.guardians_arena.vocabulary.conditions import When, hold
from quadriga.games.guardians_arena.vocabulary.kinds import Kind
from quadriga.games.guardians_arena.vocabulary.sorts import ANY_BONUS, CLASS, EITHER, RANGED_SORT, TERRAIN_SORT, YOU
from quadriga.games.guardians_arena.vocabulary.things import Points, Thing


class Whom(Node):
    """Who is meant."""

    def gets(self, s: Arena, f: Fight) -> bool:
        raise NotImplementedError(type(self).__name__)

    def itself(self) -> bool:
        return False

    def of_class(self) -> bool:
        return False

    def names(self) -> list[str]:
        return []


@dataclass(eq=False)
class Itself(Whom):
    """The creature whose text it is; of a C Item or Shield, the creature that bears it."""

    def gets(self, s: Arena, f: Fight) -> bool:
        return f.source == f.c or s.bearer[f.source] == f.c

    def itself(self) -> bool:
        return True


@dataclass(eq=False)
class ItsBearer(Whom):
    """The creature that bears this Shield or Item, if it is of a kind."""

    kind: Kind

    def gets(self, s: Arena, f: Fight) -> bool:
        return s.bearer[f.source] == f.c and self.kind.fits(s, f.c)

    def itself(self) -> bool:
        return True

    def of_class(self) -> bool:
        return self.kind.of_class()

    def names(self) -> list[str]:
        return self.kind.names()


@dataclass(eq=False)
class Those(Whom):
    """Creatures of a kind on a side of the Duel; `others`: not the one whose text it is (gua.card.lord.1)."""

    kind: Kind
    whose: int = YOU
    others: bool = False

    def gets(self, s: Arena, f: Fight) -> bool:
        if self.others and f.c == f.source:
            return False
        if self.whose != EITHER and (f.seat == f.source_seat) != (self.whose == YOU):
            return False
        return self.kind.fits(s, f.c)

    def of_class(self) -> bool:
        return self.kind.of_class()

    def names(self) -> list[str]:
        return self.kind.names()


@dataclass(eq=False)
class FirstOf(Whom):
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

    def names(self) -> list[str]:
        return self.kind.names()


@dataclass(eq=False)
class InRole(Whom):
    """The Duelist, or the secondary fighters, of a side."""

    second: bool
    whose: int = YOU
    kind: Kind | None = None

    def gets(self, s: Arena, f: Fight) -> bool:
        if f.second != self.second:
            return False
        if self.whose != EITHER and (f.seat == f.source_seat) != (self.whose == YOU):
            return False
        return self.kind is None or self.kind.fits(s, f.c)

    def names(self) -> list[str]:
        return [] if self.kind is None else self.kind.names()


@dataclass(eq=False)
class Bonus(Ability):
    """±n Vitality to somebody under conditions."""

    points: Points
    whom: Whom
    whens: list[When] = field(default_factory=list)

    def stands(self) -> bool:
        return not self.whom.itself()

    def needs_creature(self) -> bool:
        return self.whom.itself()

    def inherent(self) -> bool:
        return self.whom.itself()

    def terrains_loved(self) -> int:
        if not self.whom.itself() or self.points.sign() < 0:
            return 0
        loved = 0
        for when in self.whens:
            loved |= when.lands_named()
        return loved

    def adds(self, s: Arena, f: Fight) -> int:
        if f.c == f.source and not self.whom.itself() and not card(s, f.c).command:
            return 0  # gua.card.lord.1: it raises the others, a Command its own creature too (gua.card.cmdbonus.1)
        if self.whom.gets(s, f) and hold(self.whens, s, f):
            return self.points.points(s, f)
        return 0

    def sort(self) -> int:
        if self.whom.itself():
            for when in self.whens:
                if when.lands_named():
                    return TERRAIN_SORT
        return CLASS if self.whom.of_class() else 0

    def minds_flyers(self, s: Arena, f: Fight) -> bool:
        for when in self.whens:
            if when.of_flyers():
                return self.whom.gets(s, f)
        return False


@dataclass(eq=False)
class RaisesSort(Ability):
    """Raises or lowers somebody's bonuses of a sort, Ranged Attacks and Channeling among them (gua.card.bonusmod.1,
    gua.card.ranged.3).
    """

    bonus: int
    n: int
    whom: Whom
    whens: list[When] = field(default_factory=list)
    times: int = 1
    """Multiplied by this first: 2 doubles."""
    thing: Thing | None = None
    """So much for each of these."""

    def stands(self) -> bool:
        return not self.whom.itself()

    def needs_creature(self) -> bool:
        return self.whom.itself()

    def inherent(self) -> bool:
        return self.whom.itself()

    def raises(self, s: Arena, f: Fight, sort: int, n: int) -> int:
        if self.bonus == sort and self.whom.gets(s, f) and hold(self.whens, s, f):
            each = 1 if self.thing is None else self.thing.count(s, f)
            return n * self.times + self.n * each
        return n


@dataclass(eq=False)
class CancelsSort(Ability):
    """Cancels somebody's bonuses of a sort (gua.card.bonusmod.1)."""

    bonus: int
    whom: Whom
    whens: list[When] = field(default_factory=list)

    def stands(self) -> bool:
        return not self.whom.itself()

    def needs_creature(self) -> bool:
        return self.whom.itself()

    def inherent(self) -> bool:
        return self.whom.itself()

    def cancels(self, s: Arena, f: Fight, sort: int) -> bool:
        if self.bonus != sort and (self.bonus != ANY_BONUS or sort == RANGED_SORT):
            return False
        return self.whom.gets(s, f) and hold(self.whens, s, f)


@dataclass(eq=False)
class TerrainIs(Ability):
    """The space is considered to be this Terrain for the Duel (gua.card.terrainis.1)."""

    land: int

    def stands(self) -> bool:
        return True

    def ground(self) -> int:
        return self.land

    def contradicts(self, other: Ability) -> bool:
        return other.ground() not in (0, self.land)


@dataclass(eq=False)
class GrowsBeneath(Ability):
    """An Upgrade: ±n to Ranged Attacks, or to Channeling, of creatures beneath its Stronghold (gua.house.draft.2)."""

    n: int
    shots: bool

    def serves_stronghold(self) -> bool:
        return True

    def growth_beneath(self, shots: bool) -> int:
        return self.n if shots == self.shots else 0


register(Itself, ItsBearer, Those, FirstOf, InRole, Bonus, RaisesSort, CancelsSort, TerrainIs, GrowsBeneath)
