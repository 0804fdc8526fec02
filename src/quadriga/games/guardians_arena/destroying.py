"""Texts that destroy, doom or protect creatures, one node per entry of the vocabulary (gua.card.…)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.games.guardians_arena.abilities import Inherent
from quadriga.games.guardians_arena.bonuses import Thing
from quadriga.games.guardians_arena.faces import Ability
from quadriga.games.guardians_arena.kinds import Kind


@dataclass(eq=False)
class Destroys(Inherent):
    """Destroys an enemy Duelist of a kind (gua.card.destroys.1): at the reveal, or when played as a secondary
    fighter.
    """

    kind: Kind
    seconding: bool = False
    terrains: int = 0

    def destroys_others(self) -> bool:
        return True


@dataclass(eq=False)
class WinDestroys(Inherent):
    """If it wins the primary round, an opponent of that kind is destroyed (gua.card.windestroy.1)."""

    kind: Kind

    def destroys_others(self) -> bool:
        return True


@dataclass(eq=False)
class BeatenAreDestroyed(Ability):
    """All creatures beaten in the primary round are destroyed, on both sides (gua.card.windestroy.1)."""


@dataclass(eq=False)
class Doomed(Inherent):
    """If beaten (by a kind), it is destroyed: it cannot be saved (gua.card.fate.1)."""

    by: Kind


@dataclass(eq=False)
class CannotBeDestroyed(Inherent):
    """(gua.card.grant.1)"""


@dataclass(eq=False)
class GrantImmunity(Ability):
    """Your creatures of a kind are immune to something while it is in the Duel (gua.card.grant.1)."""

    kind: Kind
    to: list[Kind]


@dataclass(eq=False)
class AllAreImmuneToThis(Inherent):
    """All creatures are immune to it (gua.card.immune.1)."""


PLAIN: Final = 0
FIERY: Final = 1
FEARFUL: Final = 2


@dataclass(eq=False)
class Area(Ability):
    """n points of Area of Effect (gua.card.aoe.1)."""

    points: int
    sort: int = PLAIN
    only: Kind | None = None
    step: int = 0
    """Further points for each `thing`."""
    thing: Thing | None = None
    both: bool = False
    stuns: bool = False
    """Its victims cannot fight, instead of being destroyed (gua.card.cantfight.1)."""


register(Destroys, WinDestroys, BeatenAreDestroyed, Doomed, CannotBeDestroyed, GrantImmunity, AllAreImmuneToThis, Area)
