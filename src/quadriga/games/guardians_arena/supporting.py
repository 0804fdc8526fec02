"""Texts about Ranged Attacks and Channeling, one node per entry of the vocabulary (gua.card.…)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.games.guardians_arena.abilities import Inherent
from quadriga.games.guardians_arena.faces import Ability
from quadriga.games.guardians_arena.kinds import Kind

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


@dataclass(eq=False)
class LetsReceive(Ability):
    """Any one creature may receive Channeling (gua.card.channel.1)."""


register(
    RangedAttack, AddsOtherShots, ShotsGrow, ShotsAllowed, ShotReceives, ChannelsTo, ChannelsEven, ReceivesFrom,
    ReceivesUpTo, AnyoneReceives, KindReceives, PaysMoreForAny, OncePerCreature, NoChannelingAgainst, ChannelsGrow,
    OnlyGuardiansChannel, LetsReceive,
)  # fmt: skip
