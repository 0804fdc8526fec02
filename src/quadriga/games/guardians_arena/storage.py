"""Texts of Commands, answers and Storage cards, one node per entry of the vocabulary (gua.card.…)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.games.guardians_arena.abilities import Inherent
from quadriga.games.guardians_arena.faces import Ability
from quadriga.games.guardians_arena.kinds import Kind

# -- Commands and answers ----------------------------------------------------------------------


@dataclass(eq=False)
class DispelsCommand(Ability):
    """The enemy Command does nothing (gua.card.dispel.1); of a Standard Bearer, for so many stones."""

    stones: int = 0


@dataclass(eq=False)
class CannotBeDispelled(Inherent):
    """(gua.card.dispel.1)"""


# What can be answered.
A_SPELL: Final = 1
AN_ITEM: Final = 2
A_COMMAND: Final = 4
A_BRIBERY: Final = 8
GUARDIAN_CHANNELING: Final = 16
CREATURE_CHANNELING: Final = 32
A_SHOT: Final = 64
AN_AREA: Final = 128

# What the answer does.
CANCEL: Final = 1
SUBTRACT: Final = 2
TAKE_OVER: Final = 3
DESTROY_GIVER: Final = 4
TAKE_CARD: Final = 5


@dataclass(eq=False)
class Answers(Ability):
    """Answers a card or ability at once (gua.card.answer.1); `bans` forbids the same for the rest of the combat,
    to the opponent or to both.
    """

    to: int
    does: int
    stones: int = 0
    icon: int = 0
    bans: int = 0
    bans_both: bool = False
    as_shot: bool = False
    """It is the Ranged Attack of a creature under a Stronghold."""

    def inherent(self) -> bool:
        return True


# -- Storage cards -----------------------------------------------------------------------------


@dataclass(eq=False)
class RazesTerrain(Ability):
    """Destroy a Terrain (gua.card.storage.1)."""


@dataclass(eq=False)
class RazesUpgrade(Ability):
    """Destroy an Upgrade (gua.card.storage.1)."""


@dataclass(eq=False)
class DestroysBoth(Ability):
    """Your Duelist of a kind and its opponent are both destroyed (gua.card.storage.1)."""

    kind: Kind
    again: Kind
    """The kind, named a second time."""


@dataclass(eq=False)
class GainsStones(Ability):
    """(gua.card.stones.1)"""

    n: int


@dataclass(eq=False)
class Lends(Ability):
    """±n Vitality to one creature: yours, or with a minus the opponent's (gua.secondary.9)."""

    n: int


@dataclass(eq=False)
class BribesNow(Ability):
    """A Bribery card."""


@dataclass(eq=False)
class CostsStones(Ability):
    """Costs so many Power Stones to use."""

    n: int


@dataclass(eq=False)
class PlayedWhen(Ability):
    """When a Storage card may be played, where Arena's two combat steps are the answer (gua.house.storage.2)."""

    def does_nothing(self) -> bool:
        return False


register(
    DispelsCommand, CannotBeDispelled, Answers, RazesTerrain, RazesUpgrade, DestroysBoth, GainsStones, Lends,
    BribesNow, CostsStones, PlayedWhen,
)  # fmt: skip
