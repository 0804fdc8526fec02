"""What card texts do besides Vitality bonuses, one node per entry of the vocabulary (gua.card.…)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.games.guardians_arena.bonuses import Thing
from quadriga.games.guardians_arena.faces import Ability
from quadriga.games.guardians_arena.kinds import Kind


class Inherent(Ability):
    """What a creature is or has by itself: no part of a Command."""

    def inherent(self) -> bool:
        return True


# -- destroying ------------------------------------------------------------------------------


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


# -- Ranged Attacks --------------------------------------------------------------------------


@dataclass(eq=False)
class RangedAttack(Inherent):
    """n points, perhaps only against or beside a kind (gua.card.ranged.1)."""

    points: int
    against: Kind | None = None
    beside: Kind | None = None
    breaks_item: bool = False
    """It also makes the opponent discard a C Item (gua.card.discard.1)."""


@dataclass(eq=False)
class AddsOtherShots(Inherent):
    """Raised by the Ranged Attacks already used on its side in this Duel (gua.card.ranged.2)."""


@dataclass(eq=False)
class ShotsGrow(Ability):
    """+n / -n to your Ranged Attacks (gua.card.ranged.3); `beneath`: of creatures under this Stronghold."""

    n: int
    when: int = 0
    beneath: bool = False


@dataclass(eq=False)
class ShotsAllowed(Ability):
    """Terrain: Ranged Attacks are allowed although it counts as Woods (gua.orig.ranged.2)."""


@dataclass(eq=False)
class ShotReceives(Inherent):
    """Used as a Ranged Attack it can receive up to n points of Channeling (gua.card.channel.1)."""

    n: int


# -- Channeling ------------------------------------------------------------------------------


@dataclass(eq=False)
class ChannelsTo(Inherent):
    """Channels to a kind only; `even`: also where that cannot normally receive (gua.card.channel.1)."""

    kind: Kind
    even: bool = False


@dataclass(eq=False)
class ChannelsEven(Inherent):
    """Channels to a kind only, and even to those of the second kind that cannot normally receive
    (gua.card.channel.1).
    """

    kind: Kind
    again: Kind


@dataclass(eq=False)
class ReceivesFrom(Inherent):
    """Receives from your Guardian and these kinds only (gua.card.channel.1)."""

    kinds: list[Kind]


@dataclass(eq=False)
class ReceivesUpTo(Inherent):
    """Its own limit; -1 is none (gua.card.channel.1)."""

    n: int


@dataclass(eq=False)
class AnyoneReceives(Ability):
    """Command: you can channel to any creature in the Duel (gua.card.channel.1)."""


@dataclass(eq=False)
class KindReceives(Ability):
    """Creatures of a kind can receive; `capped`: yours, up to your Guardian's Channeling value (gua.card.channel.1)."""

    kind: Kind
    capped: bool = False


@dataclass(eq=False)
class PaysMoreForAny(Ability):
    """Guardian: for so many stones, channel so many points to a creature that is no receiver (gua.card.channel.1)."""

    stones: int
    points: int


@dataclass(eq=False)
class OncePerCreature(Ability):
    """Guardian: no repeated Channeling to the same creature, so many points at most (gua.orig.channel.3)."""

    points: int


@dataclass(eq=False)
class NoChannelingAgainst(Inherent):
    """The enemy cannot channel in a Duel against it (gua.card.channel.2)."""


@dataclass(eq=False)
class ChannelsGrow(Ability):
    """+n to each Channeling to your creatures; `beneath`: by creatures under this Stronghold (gua.card.bonusmod.1)."""

    n: int
    beneath: bool = False


@dataclass(eq=False)
class OnlyGuardiansChannel(Ability):
    """Terrain: only Guardians channel here, at ±n a stone (gua.card.ban.1)."""

    n: int


# -- what is forbidden -----------------------------------------------------------------------

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
class LetsReceive(Ability):
    """Any one creature may receive Channeling (gua.card.channel.1)."""


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
    Destroys, WinDestroys, BeatenAreDestroyed, Doomed, CannotBeDestroyed, GrantImmunity, AllAreImmuneToThis, Area,
    RangedAttack, AddsOtherShots, ShotsGrow, ShotsAllowed, ShotReceives, ChannelsTo, ChannelsEven, ReceivesFrom,
    ReceivesUpTo, AnyoneReceives,
    KindReceives, PaysMoreForAny, OncePerCreature, NoChannelingAgainst, ChannelsGrow, OnlyGuardiansChannel, Ban,
    BanNamed, NoSecondaries, CantFight, OnePerSide, BonusSort, MustBeBeatenBy, WinsTies, Saves, FleesAfter,
    ReturnsUnlessPaid, SendsHome, StonesChange, Discards, Shows, DispelsCommand, CannotBeDispelled, Answers,
    DrawsForLostShields, DrawsForUpCard, DrawsForTerrains, MayLeaveUpCard, RazesTerrain, RazesUpgrade, DestroysBoth,
    GainsStones, LetsReceive, Lends, BribesNow, CostsStones, PlayedWhen, CountsAs, ShieldOrTerrain, KindRule,
)  # fmt: skip
