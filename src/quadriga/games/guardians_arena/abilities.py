"""What else card texts do, one node per entry of the vocabulary (gua.card.…): Duels won and lost, stones, cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.games.guardians_arena.faces import Ability
from quadriga.games.guardians_arena.kinds import Kind


class Inherent(Ability):
    """What a creature is or has by itself: no part of a Command."""

    def inherent(self) -> bool:
        return True


# -- bonuses of one sort -----------------------------------------------------------------------

OFF_COLOR: Final = 1
CLASS: Final = 2
TERRAIN_SORT: Final = 3


@dataclass(eq=False)
class BonusSort(Ability):
    """Raises your bonuses of a sort by n, or cancels the enemy's (gua.card.bonusmod.1)."""

    sort: int
    n: int
    cancels: bool


# -- winning and losing ------------------------------------------------------------------------


@dataclass(eq=False)
class MustBeBeatenBy(Ability):
    """A defeat by less than n is a tie (gua.card.margin.1); on these Terrains, of these creatures of yours, in the
    primary round only.
    """

    n: int
    terrains: int = 0
    kind: Kind | None = None
    primary: bool = False

    def inherent(self) -> bool:
        return self.kind is None


@dataclass(eq=False)
class WinsTies(Ability):
    """A tie is a win (gua.card.margin.1)."""


@dataclass(eq=False)
class Saves(Ability):
    """Sends a beaten creature of yours of a kind to the Pen instead of the discard pile, for so many stones
    (gua.card.rescue.1).
    """

    kind: Kind | None
    """None: the creature whose text it is, or that bears the Shield."""
    stones: int = 0
    if_enemy_lost: bool = False
    """Only if the opponent lost a creature in this combat."""


@dataclass(eq=False)
class FleesAfter(Inherent):
    """Beaten in the primary round by more than n, it returns to the Pen at once (gua.card.rescue.1)."""

    n: int


@dataclass(eq=False)
class ReturnsUnlessPaid(Inherent):
    """Beaten in the primary round it returns to the Pen, unless the opponent spends so many stones
    (gua.card.rescue.1).
    """

    stones: int


@dataclass(eq=False)
class SendsHome(Inherent):
    """At the reveal an enemy Duelist of a kind returns to its owner's Pen (gua.card.bounce.1)."""

    kind: Kind


# -- Power Stones ------------------------------------------------------------------------------

WINS_PRIMARY: Final = 1
BEATS_CHANNELED: Final = 2
BEATEN_BY_RECEIVER: Final = 3
ENEMY_CHANNELS: Final = 4
IS_BRIBED: Final = 5
WINS_DUEL: Final = 6
REVEALED_ON: Final = 7
SHIELD_ON_CARD: Final = 8
SURVIVES_PRIMARY: Final = 9
PLAYED_IN_DUEL: Final = 10
REVEALED: Final = 11
PLAYED_FIRST: Final = 12


@dataclass(eq=False)
class StonesChange(Ability):
    """At an event you gain or the opponent loses Power Stones (gua.card.stones.1)."""

    event: int
    n: int
    opponent: bool
    terrains: int = 0

    def inherent(self) -> bool:
        return self.event != REVEALED_ON


# -- discarding and showing --------------------------------------------------------------------

ITEMS_C: Final = 1
HAND_KIND: Final = 2
RANDOM_PEN: Final = 3
BRIBERY_CARDS: Final = 4
DOUBLE_BORDERED: Final = 5


@dataclass(eq=False)
class Discards(Ability):
    """At an event the opponent (or both) must discard (gua.card.discard.1)."""

    event: int
    what: int
    kind: Kind | None = None
    icon: int = 0
    shows: bool = False
    """The Storage cards are shown first (gua.card.reveal.1)."""

    def inherent(self) -> bool:
        return self.event != REVEALED


WHOLE_HAND: Final = 1
STORAGE_CARDS: Final = 2
OF_KIND: Final = 3
RANDOM_ONE: Final = 4
OPEN_HAND: Final = 5


@dataclass(eq=False)
class Shows(Ability):
    """The opponent must show cards (gua.card.reveal.1)."""

    what: int
    kind: Kind | None = None


# -- drawing -----------------------------------------------------------------------------------


@dataclass(eq=False)
class DrawsForLostShields(Ability):
    """Guardian: an extra card for each of your Shields lost from play (gua.card.stock.1)."""


@dataclass(eq=False)
class DrawsForUpCard(Ability):
    """Guardian: an extra card if your Up-Card was a creature of a kind (gua.card.stock.1)."""

    kind: Kind


@dataclass(eq=False)
class DrawsForTerrains(Ability):
    """Guardian: an extra card for each of your Terrains of a kind (gua.card.stock.1)."""

    terrains: int


@dataclass(eq=False)
class MayLeaveUpCard(Ability):
    """Guardian: may leave the Up-Card and draw below it (gua.card.stock.1)."""


# -- Terrains ----------------------------------------------------------------------------------


@dataclass(eq=False)
class CountsAs(Ability):
    """The Terrain kinds a card counts as (gua.orig.terrain.1)."""

    terrains: int


@dataclass(eq=False)
class ShieldOrTerrain(Ability):
    """Either a Shield or a Terrain of no kind (gua.orig.shieldterrain.1); its limit of n has no counterpart
    (gua.card.dead.1).
    """

    n: int


@dataclass(eq=False)
class KindRule(Ability):
    """What its Terrain kind says anyway: Woods without Ranged Attacks, Spires without Fly, Jungle without Commands."""

    what: int


register(
    BonusSort, MustBeBeatenBy, WinsTies, Saves, FleesAfter, ReturnsUnlessPaid, SendsHome, StonesChange, Discards,
    Shows, DrawsForLostShields, DrawsForUpCard, DrawsForTerrains, MayLeaveUpCard, CountsAs, ShieldOrTerrain, KindRule,
)  # fmt: skip
