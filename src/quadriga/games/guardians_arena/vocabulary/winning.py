"""Ties and margins, and what becomes of the beaten (gua.card.margin.1, gua.card.fate.1, gua.card.rescue.1)."""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.effects.node import register
from quadriga.games.guardians_arena.chapters.faces import NONE, Ability, Fight
from quadriga.games.guardians_arena.chapters.table import Arena, duelist
from quadriga.games.guardians_arena.vocabulary.bonuses import Whom
from quadriga.games.guardians_arena.vocabulary.conditions import When, hold
from quadriga.games.guardians_arena.vocabulary.immunity import Inherent
from quadriga.games.guardians_arena.vocabulary.kinds import Kind


@dataclass(eq=False)
class MustBeBeatenBy(Ability):
    """A defeat by less than n is a tie (gua.card.margin.1)."""

    n: int
    whom: Whom
    whens: list[When] = field(default_factory=list)

    def stands(self) -> bool:
        return not self.whom.itself()

    def needs_creature(self) -> bool:
        return self.whom.itself()

    def inherent(self) -> bool:
        return self.whom.itself()

    def saves_tie(self, s: Arena, f: Fight, margin: int) -> bool:
        return margin < self.n and self.whom.gets(s, f) and hold(self.whens, s, f)


@dataclass(eq=False)
class WinsTies(Ability):
    """A tie is a win (gua.card.margin.1)."""

    whom: Whom
    whens: list[When] = field(default_factory=list)

    def stands(self) -> bool:
        return not self.whom.itself()

    def needs_creature(self) -> bool:
        return self.whom.itself()

    def wins_ties(self, s: Arena, f: Fight) -> bool:
        return self.whom.gets(s, f) and hold(self.whens, s, f)


@dataclass(eq=False)
class Saves(Ability):
    """Sends a beaten creature of yours to the Pen instead of the discard pile, for so many stones
    (gua.card.rescue.1).
    """

    whom: Whom
    stones: int = 0
    by: Kind | None = None
    """Only if a creature of that kind has beaten it."""
    if_enemy_lost: bool = False
    """Only if the opponent lost a creature in this combat."""
    asked: bool = True
    whens: list[When] = field(default_factory=list)

    def stands(self) -> bool:
        return not self.whom.itself()

    def needs_creature(self) -> bool:
        return self.whom.itself()

    def inherent(self) -> bool:
        return self.whom.itself()

    def saves(self, s: Arena, f: Fight, command: bool) -> bool:
        if self.if_enemy_lost and f.seat not in s.duel_winner:
            return False
        if not self.whom.itself() and f.source == f.c and not command:
            return False  # a healer heals others
        if self.by is not None:
            enemy = duelist(s, 1 - f.seat, f.column)
            if enemy == NONE or not self.by.fits(s, enemy):
                return False
        return f.seat == f.source_seat and self.whom.gets(s, f) and hold(self.whens, s, f)

    def saving_cost(self) -> int:
        return self.stones

    def saves_at_once(self) -> bool:
        return not self.asked and self.stones == 0


@dataclass(eq=False)
class ReturnsUnlessPaid(Inherent):
    """Beaten in the primary round it returns to the Pen, unless the opponent spends so many stones
    (gua.card.rescue.1).
    """

    stones: int

    def saves(self, s: Arena, f: Fight, command: bool) -> bool:
        return f.source == f.c and s.primary_winner[f.column] == 1 - f.seat

    def ransom(self) -> int:
        return self.stones


@dataclass(eq=False)
class Doomed(Inherent):
    """If beaten (by a kind), it is destroyed: it cannot be saved (gua.card.fate.1)."""

    by: Kind

    def dooms(self, s: Arena, by: int) -> bool:
        return self.by.fits(s, by)


register(MustBeBeatenBy, WinsTies, Saves, ReturnsUnlessPaid, Doomed)
