"""Texts about Ranged Attacks and Channeling (gua.card.ranged.…, gua.card.channel.1)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from quadriga.effects.node import register
from quadriga.games.guardians_arena.chapters.active_texts import looked_at
from quadriga.games.guardians_arena.chapters.channeling import shots_allowed
from quadriga.games.guardians_arena.chapters.faces import Ability, Card, Fight, card
from quadriga.games.guardians_arena.chapters.table import MAY_RECEIVE, SHOT, Arena, Gift, duelist
from quadriga.games.guardians_arena.vocabulary.bonuses import Whom
from quadriga.games.guardians_arena.vocabulary.conditions import When, hold
from quadriga.games.guardians_arena.vocabulary.immunity import Inherent
from quadriga.games.guardians_arena.vocabulary.kinds import Kind
from quadriga.kernel.applied import Applied

# -- Ranged Attacks --------------------------------------------------------------------------


@dataclass(eq=False)
class RangedAttack(Inherent):
    """n points, perhaps only against or beside a kind, or on a Terrain (gua.card.ranged.1)."""

    points: int
    whens: list[When] = field(default_factory=list)
    breaks: bool = False
    """It also makes the opponent discard a C Item (gua.card.discard.1)."""

    def put_on(self, face: Card) -> None:
        face.ranged = self.points
        face.shooter = True

    def take_off(self, face: Card) -> None:
        face.ranged = 0
        face.shooter = False

    def aims_at(self, s: Arena, f: Fight) -> bool:
        return hold(self.whens, s, f)

    def breaks_item(self) -> bool:
        return self.breaks

    # of a Storage card: shot for the own Duelist when it is played

    def needs_creature(self) -> bool:
        return False

    def is_cast(self) -> bool:
        return not self.breaks

    def targets(self, s: Arena, seat: int, column: int, primary: bool) -> list[int] | None:
        f = looked_at(s, column, seat, duelist(s, seat, column), False, True)
        return [0] if primary and shots_allowed(s, seat, column) and hold(self.whens, s, f) else []

    def cast(self, s: Arena, seat: int, column: int, c: int, target: int) -> None:
        d = s.handle(duelist(s, seat, column))
        s.gifts = s.gifts + [Gift(column, seat, SHOT, d, d, self.points)]
        s.touch()


@dataclass(eq=False)
class ShotLimit(Inherent):
    """Where its Ranged Attack may be used, if the points are printed elsewhere (gua.card.ranged.1)."""

    whens: list[When] = field(default_factory=list)

    def aims_at(self, s: Arena, f: Fight) -> bool:
        return hold(self.whens, s, f)


@dataclass(eq=False)
class AddsOtherShots(Inherent):
    """Raised by the Ranged Attacks already used on its side in this Duel (gua.card.ranged.2)."""

    def adds_other_shots(self) -> bool:
        return True


@dataclass(eq=False)
class ShotsAllowed(Ability):
    """Terrain: Ranged Attacks are allowed although it counts as Woods (gua.orig.ranged.2)."""

    def allows_shots(self) -> bool:
        return True


@dataclass(eq=False)
class ShotReceives(Inherent):
    """Used as a Ranged Attack it can receive up to n points of Channeling (gua.card.channel.1)."""

    n: int

    def shot_receives(self) -> int:
        return self.n


# -- Channeling ------------------------------------------------------------------------------


@dataclass(eq=False)
class ChannelsTo(Inherent):
    """Channels to a kind only; `even`: those of that kind that cannot normally receive, too (gua.card.channel.1)."""

    kind: Kind
    even: Kind | None = None

    def refuses_to_give(self, s: Arena, c: int) -> bool:
        return not self.kind.fits(s, c)

    def gives_anyway(self, s: Arena, c: int) -> bool:
        return self.even is not None and self.kind.fits(s, c) and self.even.fits(s, c)


@dataclass(eq=False)
class MayChannelTo(Inherent):
    """Channels also to a kind that cannot normally receive (gua.card.channel.1)."""

    kind: Kind
    again: Kind | None = None
    """The kind, named a second time."""

    def gives_anyway(self, s: Arena, c: int) -> bool:
        return self.kind.fits(s, c)


@dataclass(eq=False)
class NeverChannelsTo(Inherent):
    """Does not channel to a kind (gua.card.channel.1)."""

    kind: Kind

    def refuses_to_give(self, s: Arena, c: int) -> bool:
        return self.kind.fits(s, c)


@dataclass(eq=False)
class ReceivesFrom(Inherent):
    """Receives from these only (gua.card.channel.1)."""

    guardian: bool
    kinds: list[Kind] = field(default_factory=list)

    def refuses_to_take(self, s: Arena, giver: int) -> bool:
        if giver < 0:
            return not self.guardian
        for kind in self.kinds:
            if kind.fits(s, giver):
                return False
        return True

    def takes_from(self, s: Arena, giver: int) -> bool:
        """That it receives from them says that it receives."""
        return not self.refuses_to_take(s, giver)


@dataclass(eq=False)
class NeverReceives(Inherent):
    """Does not receive from these (gua.card.channel.1)."""

    guardian: bool
    kinds: list[Kind] = field(default_factory=list)

    def refuses_to_take(self, s: Arena, giver: int) -> bool:
        if giver < 0:
            return self.guardian
        for kind in self.kinds:
            if kind.fits(s, giver):
                return True
        return False


@dataclass(eq=False)
class ReceivesUpTo(Inherent):
    """Its own limit, in points; 999: none (gua.card.channel.1)."""

    n: int
    guardian: bool = False
    """Of the Guardian's Channeling; creatures are held to what is printed."""

    def receiving_limit(self, guardian: bool) -> int:
        return self.n if guardian or not self.guardian else -1


GUARDIANS_CMP: Final = -1


@dataclass(eq=False)
class MayReceive(Ability):
    """Somebody can receive without the green bar, up to the Guardian's value or a number (gua.card.channel.1)."""

    whom: Whom
    whens: list[When] = field(default_factory=list)
    most: int = 0
    """So many points at most; GUARDIANS_CMP: the Guardian's value; 0: as any receiver."""

    def stands(self) -> bool:
        return not self.whom.itself()

    def needs_creature(self) -> bool:
        return self.whom.itself()

    def inherent(self) -> bool:
        return self.whom.itself()

    def lets_receive(self, s: Arena, f: Fight) -> bool:
        return self.whom.gets(s, f) and hold(self.whens, s, f)

    def most_received(self) -> int:
        return self.most

    def channels_freely(self) -> bool:
        return True


@dataclass(eq=False)
class LetsReceive(Ability):
    """Storage: any one creature may receive Channeling (gua.card.channel.1)."""

    def stored_only(self) -> bool:
        return True

    def targets(self, s: Arena, seat: int, column: int, primary: bool) -> list[int] | None:
        if not primary:
            return None
        d = duelist(s, seat, column)
        return [] if card(s, d).receives else [d + 1]

    def cast(self, s: Arena, seat: int, column: int, c: int, target: int) -> None:
        s.applied = s.applied + [Applied(MAY_RECEIVE, s.handle(target), 0, 0, seat, s.handle(c), 0)]


@dataclass(eq=False)
class PaysMoreForAny(Ability):
    """Guardian: for so many stones, channel so many points to a creature that is no receiver (gua.card.channel.1)."""

    stones: int
    points: int

    def pays_for_any(self) -> list[int]:
        return [self.stones, self.points]


@dataclass(eq=False)
class OncePerCreature(Ability):
    """Guardian: no repeated Channeling to the same creature, so many points at most (gua.orig.channel.3)."""

    points: int

    def once_per_creature(self) -> int:
        return self.points


@dataclass(eq=False)
class OnlyGuardiansChannel(Ability):
    """Only Guardians channel here, at ±n a stone (gua.card.ban.1)."""

    n: int = 0

    def only_guardians_channel(self) -> bool:
        return True

    def stone_growth(self) -> int:
        return self.n


register(
    RangedAttack, ShotLimit, AddsOtherShots, ShotsAllowed, ShotReceives, ChannelsTo, MayChannelTo, NeverChannelsTo,
    ReceivesFrom, NeverReceives, ReceivesUpTo, MayReceive, LetsReceive, PaysMoreForAny, OncePerCreature,
    OnlyGuardiansChannel,
)  # fmt: skip
