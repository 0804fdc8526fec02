"""Texts that forbid something (gua.card.ban.1, nosec.1, channel.2, cantfight.1, limit.1)."""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.effects.node import register
from quadriga.games.guardians_arena.chapters.faces import Ability, Fight
from quadriga.games.guardians_arena.chapters.table import Arena
from quadriga.games.guardians_arena.vocabulary.bonuses import Whom
from quadriga.games.guardians_arena.vocabulary.conditions import When, hold
from quadriga.games.guardians_arena.vocabulary.immunity import Inherent
from quadriga.games.guardians_arena.vocabulary.kinds import Kind
from quadriga.games.guardians_arena.vocabulary.sorts import (
    BRIBING,
    CHANNELING,
    CREATURES_CHANNEL,
    EITHER,
    OPPONENT,
    STONES,
    YOU,
)


@dataclass(eq=False)
class Ban(Ability):
    """Forbids something in its Duel, to the enemy or to both (gua.card.ban.1)."""

    whats: list[int]
    who: int = EITHER
    icon: int = 0
    """Narrows Bribery."""
    whens: list[When] = field(default_factory=list)
    unless_first: bool = False
    """Allowed against the creature whose text this is."""
    of_itself: bool = False
    """Only what is aimed at the creature whose text this is, or that bears it."""

    def stands(self) -> bool:
        return not self.inherent()

    def needs_creature(self) -> bool:
        return self.inherent()

    def inherent(self) -> bool:
        if self.of_itself:
            return True
        for when in self.whens:
            if when.against_this():
                return True
        return False

    def forbids(self, s: Arena, f: Fight, what: int, icon: int) -> bool:
        if what not in self.whats and not (what == CREATURES_CHANNEL and CHANNELING in self.whats):
            return False
        if self.who == OPPONENT and f.source_seat == f.seat:
            return False
        if self.who == YOU and f.source_seat != f.seat:
            return False
        if self.icon and self.icon != icon:
            return False
        mine = f.c == f.source or (f.c >= 0 and s.bearer[f.source] == f.c)
        if (self.unless_first and mine) or (self.of_itself and not mine):
            return False
        return hold(self.whens, s, f)

    def contradicts(self, other: Ability) -> bool:
        return (CHANNELING in self.whats or STONES in self.whats) and other.channels_freely()


@dataclass(eq=False)
class CannotBeBribed(Inherent):
    """Somebody cannot be bribed, or not by an icon (gua.card.ban.1)."""

    whom: Whom
    icon: int = 0
    whens: list[When] = field(default_factory=list)

    def stands(self) -> bool:
        return not self.whom.itself()

    def needs_creature(self) -> bool:
        return self.whom.itself()

    def forbids(self, s: Arena, f: Fight, what: int, icon: int) -> bool:
        if what != BRIBING or (self.icon and self.icon != icon) or f.c < 0:
            return False
        # The player who bribes is asked about; the creature stands on the other side.
        there = Fight(f.column, 1 - f.seat, f.c, f.second, f.source, f.source_seat, f.primary)
        return self.whom.gets(s, there) and hold(self.whens, s, there)


@dataclass(eq=False)
class BanNamed(Ability):
    """A card of this name may not be played (gua.card.ban.1)."""

    name: str

    def stands(self) -> bool:
        return True

    def forbids_name(self, name: str) -> bool:
        return name == self.name


@dataclass(eq=False)
class CantFight(Ability):
    """Somebody cannot fight in this Duel (gua.card.cantfight.1)."""

    whom: Whom
    whens: list[When] = field(default_factory=list)

    def stands(self) -> bool:
        return not self.whom.itself()

    def needs_creature(self) -> bool:
        return self.whom.itself()

    def stops_fighting(self, s: Arena, f: Fight) -> bool:
        return self.whom.gets(s, f) and hold(self.whens, s, f)


@dataclass(eq=False)
class OnePerSide(Inherent):
    """One such card (of this name, or class) on a side of a Duel (gua.card.limit.1)."""

    kind: Kind

    def is_cast(self) -> bool:
        return True

    def needs_creature(self) -> bool:
        return False

    def crowds_out(self, s: Arena, c: int) -> bool:
        return self.kind.fits(s, c)


register(Ban, CannotBeBribed, BanNamed, CantFight, OnePerSide)
