"""Immunity: who is immune to what, and when (gua.card.immune.1, gua.card.grant.1)."""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.effects.node import Node, register
from quadriga.games.guardians_arena.chapters.faces import Ability, Fight
from quadriga.games.guardians_arena.chapters.table import Arena
from quadriga.games.guardians_arena.vocabulary.bonuses import Whom
from quadriga.games.guardians_arena.vocabulary.conditions import When, hold
from quadriga.games.guardians_arena.vocabulary.kinds import AttackingBy, Kind


class Threat(Node):
    """What one can be immune to."""

    def is_creature(self, s: Arena, c: int) -> bool:
        return False

    def is_second(self, s: Arena, c: int) -> bool:
        return False

    def sort(self) -> int:
        return 0

    def names(self) -> list[str]:
        return []


@dataclass(eq=False)
class Creatures(Threat):
    """Creatures of a kind: their Vitality counts nothing (gua.orig.immune.1)."""

    kind: Kind

    def is_creature(self, s: Arena, c: int) -> bool:
        return self.kind.fits(s, c)

    def names(self) -> list[str]:
        return self.kind.names()


@dataclass(eq=False)
class Attacks(Threat):
    """Fire, fear: creatures that attack with it, and its Area of Effect. Area of Effect and Ranged Attacks as such."""

    of: int

    def is_creature(self, s: Arena, c: int) -> bool:
        return self.of <= 2 and AttackingBy(self.of).fits(s, c)  # FIRE and FEAR mark the creature itself

    def sort(self) -> int:
        return self.of


@dataclass(eq=False)
class SecondsOf(Threat):
    """Secondary fighters of a kind."""

    kind: Kind

    def is_second(self, s: Arena, c: int) -> bool:
        return self.kind.fits(s, c)

    def names(self) -> list[str]:
        return self.kind.names()


@dataclass(eq=False)
class Immune(Ability):
    """Somebody is immune to something, under conditions."""

    whom: Whom
    to: list[Threat]
    whens: list[When] = field(default_factory=list)

    def stands(self) -> bool:
        return not self.whom.itself()

    def needs_creature(self) -> bool:
        return self.whom.itself()

    def inherent(self) -> bool:
        return self.whom.itself()

    def immune_everywhere(self) -> int:
        found = 0
        if self.whom.itself() and not self.whens:
            for threat in self.to:
                found |= threat.sort()
        return found

    def spares(self, s: Arena, f: Fight, threat: int) -> bool:
        for one in self.to:
            if one.is_creature(s, threat):
                return self.whom.gets(s, f) and hold(self.whens, s, f)
        return False

    def spares_seconds(self, s: Arena, f: Fight, threat: int) -> bool:
        for one in self.to:
            if one.is_second(s, threat):
                return self.whom.gets(s, f) and hold(self.whens, s, f)
        return False

    def spares_sort(self, s: Arena, f: Fight, sorts: int) -> bool:
        for one in self.to:
            if one.sort() & sorts:
                return self.whom.gets(s, f) and hold(self.whens, s, f)
        return False


class Inherent(Ability):
    """What a creature is or has by itself: no part of a Command."""

    def needs_creature(self) -> bool:
        return True

    def inherent(self) -> bool:
        return True


@dataclass(eq=False)
class HarmsNobody(Inherent):
    """All creatures are immune to it (gua.card.immune.1)."""

    def harms_nobody(self) -> bool:
        return True


@dataclass(eq=False)
class AttackMark(Inherent):
    """Has a fire-based or fear-based attack (gua.card.attr.1)."""

    of: int

    def marks(self) -> int:
        return self.of


@dataclass(eq=False)
class Indestructible(Inherent):
    """(gua.card.grant.1)"""

    def indestructible(self) -> bool:
        return True


@dataclass(eq=False)
class FlightFor(Ability):
    """Creatures have Fly in this Duel; whoever bears an Item that says so has it everywhere (gua.orig.item.1)."""

    whom: Whom
    whens: list[When] = field(default_factory=list)

    def stands(self) -> bool:
        return not self.whom.itself()

    def needs_creature(self) -> bool:
        return self.whom.itself()

    def inherent(self) -> bool:
        return self.whom.itself()

    def lifts_bearer(self, s: Arena, c: int) -> bool:
        return self.whom.itself() and not self.whens

    def lifts(self, s: Arena, f: Fight) -> bool:
        return self.whom.gets(s, f) and hold(self.whens, s, f)


register(
    Creatures, Attacks, SecondsOf, Immune, HarmsNobody, AttackMark, Indestructible, FlightFor,
)  # fmt: skip
