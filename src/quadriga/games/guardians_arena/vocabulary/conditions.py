"""When a text holds: on which Terrain, against whom, in which part of the Duel. A text may have several."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import Node, register
from quadriga.games.guardians_arena.chapters.faces import NONE, Fight
from quadriga.games.guardians_arena.chapters.table import Arena, duelist, ground, terrain, zone_seat
from quadriga.games.guardians_arena.vocabulary.kinds import Kind
from quadriga.games.guardians_arena.vocabulary.things import Thing


class When(Node):
    """A condition on one creature in one Duel."""

    def holds(self, s: Arena, f: Fight) -> bool:
        raise NotImplementedError(type(self).__name__)

    def lands_named(self) -> int:
        """Terrain kinds that it asks for."""
        return 0

    def of_flyers(self) -> bool:
        """Is it about fighting flyers (gua.fly.2)?"""
        return False

    def against_this(self) -> bool:
        """Is it about fighting the card whose text it is?"""
        return False

    def names(self) -> list[str]:
        return []


def hold(whens: list[When], s: Arena, f: Fight) -> bool:
    for when in whens:
        if not when.holds(s, f):
            return False
    return True


@dataclass(eq=False)
class OnTerrain(When):
    """While the Duel stands on one of these Terrains (gua.card.terrain.1)."""

    lands: list[int]

    def holds(self, s: Arena, f: Fight) -> bool:
        return ground(s, f.column) & self.lands_named() != 0

    def lands_named(self) -> int:
        wanted = 0
        for land in self.lands:
            wanted |= land
        return wanted


@dataclass(eq=False)
class OffTerrain(When):
    """While it stands on none of these."""

    lands: list[int]

    def holds(self, s: Arena, f: Fight) -> bool:
        for land in self.lands:
            if ground(s, f.column) & land:
                return False
        return True


@dataclass(eq=False)
class OnNoTerrain(When):
    """On a space without Terrain (gua.card.terrain.1)."""

    def holds(self, s: Arena, f: Fight) -> bool:
        return terrain(s, f.column) == NONE and ground(s, f.column) == 0


@dataclass(eq=False)
class OnAnyTerrain(When):
    """On a space with a Terrain."""

    def holds(self, s: Arena, f: Fight) -> bool:
        return terrain(s, f.column) != NONE


@dataclass(eq=False)
class Against(When):
    """When the enemy Duelist is of a kind (gua.card.versus.1)."""

    kind: Kind

    def holds(self, s: Arena, f: Fight) -> bool:
        enemy = duelist(s, 1 - f.seat, f.column)
        return enemy != NONE and self.kind.fits(s, enemy)

    def of_flyers(self) -> bool:
        return self.kind.of_flyers()

    def names(self) -> list[str]:
        return self.kind.names()


@dataclass(eq=False)
class AgainstThis(When):
    """When the card whose text it is, or that bears it, is the enemy Duelist."""

    def holds(self, s: Arena, f: Fight) -> bool:
        enemy = duelist(s, 1 - f.seat, f.column)
        if f.c >= 0 and zone_seat(s.zone[f.c]) == 1 - f.seat:
            enemy = f.c  # something is aimed at that creature
        return enemy != NONE and (f.source == enemy or s.bearer[f.source] == enemy)

    def against_this(self) -> bool:
        return True


@dataclass(eq=False)
class Beside(When):
    """When the own Duelist is of a kind."""

    kind: Kind

    def holds(self, s: Arena, f: Fight) -> bool:
        own = duelist(s, f.seat, f.column)
        return own != NONE and self.kind.fits(s, own)

    def names(self) -> list[str]:
        return self.kind.names()


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
class Leading(When):
    """As the Duelist."""

    def holds(self, s: Arena, f: Fight) -> bool:
        return not f.second


@dataclass(eq=False)
class InPrimary(When):
    """In the primary round."""

    def holds(self, s: Arena, f: Fight) -> bool:
        return f.primary


@dataclass(eq=False)
class WhileInPlay(When):
    """While it is in play: a text speaks only then (gua.house.words.2)."""

    def holds(self, s: Arena, f: Fight) -> bool:
        return True


@dataclass(eq=False)
class Here(When):
    """In this combat, on this space: a text reaches no further (gua.house.words.2)."""

    def holds(self, s: Arena, f: Fight) -> bool:
        return True


@dataclass(eq=False)
class WithMany(When):
    """While there are so many things, or more."""

    thing: Thing
    n: int = 1

    def holds(self, s: Arena, f: Fight) -> bool:
        return self.thing.count(s, f) >= self.n

    def names(self) -> list[str]:
        return self.thing.names()


@dataclass(eq=False)
class WithNo(When):
    """While there is no such thing."""

    thing: Thing

    def holds(self, s: Arena, f: Fight) -> bool:
        return self.thing.count(s, f) == 0

    def names(self) -> list[str]:
        return self.thing.names()


@dataclass(eq=False)
class OnlyOne(When):
    """As the only creature of a kind in the Duel (gua.card.per.1)."""

    thing: Thing

    def holds(self, s: Arena, f: Fight) -> bool:
        return self.thing.count(s, f) == 1 and self.thing.counts(s, f.c)

    def names(self) -> list[str]:
        return self.thing.names()


register(
    OnTerrain, OffTerrain, OnNoTerrain, OnAnyTerrain, Against, AgainstThis, Beside, Attacking, Defending, Seconding,
    Leading, InPrimary, WhileInPlay, Here, WithMany, WithNo, OnlyOne,
)  # fmt: skip
