"""Texts that forbid something, one node per entry of the vocabulary (gua.card.…)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.games.guardians_arena.abilities import Inherent
from quadriga.games.guardians_arena.faces import Ability
from quadriga.games.guardians_arena.kinds import Kind

# What is forbidden, and to whom
RANGED: Final = 1
CHANNELING: Final = 2
BRIBING: Final = 3
SPELLS: Final = 4
HAND_ITEMS: Final = 5
AREAS: Final = 6
STONES: Final = 7

ENEMY: Final = 0
BOTH: Final = 1


@dataclass(eq=False)
class Ban(Ability):
    """Forbids something in its Duel, to the enemy or to both (gua.card.ban.1).

    `icon` narrows Bribery; `unless_first` allows it against the creature whose text this is.
    """

    what: int
    who: int
    icon: int = 0
    unless_first: bool = False


@dataclass(eq=False)
class BanNamed(Ability):
    """A card of this name may not be played (gua.card.ban.1)."""

    name: str


@dataclass(eq=False)
class NoSecondaries(Inherent):
    """No secondary fighters against it; `both`: by nobody; `after`: once it has beaten that kind in the primary
    round (gua.card.nosec.1).
    """

    both: bool = False
    after: Kind | None = None


@dataclass(eq=False)
class CantFight(Ability):
    """A kind cannot fight in this Duel, on both sides (gua.card.cantfight.1)."""

    kind: Kind


@dataclass(eq=False)
class OnePerSide(Inherent):
    """One such card (of this name, or class) on a side of a Duel (gua.card.limit.1)."""

    kind: Kind


register(Ban, BanNamed, NoSecondaries, CantFight, OnePerSide)
