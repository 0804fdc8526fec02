"""Texts that destroy: at the reveal, by winning, by an Area of Effect (gua.card.…)."""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.effects.node import register
from quadriga.games.guardians_arena.chapters.faces import Ability, Fight
from quadriga.games.guardians_arena.chapters.table import Arena
from quadriga.games.guardians_arena.vocabulary.conditions import When, hold
from quadriga.games.guardians_arena.vocabulary.immunity import Inherent
from quadriga.games.guardians_arena.vocabulary.kinds import Kind
from quadriga.games.guardians_arena.vocabulary.things import Thing


@dataclass(eq=False)
class Destroys(Inherent):
    """Destroys an enemy Duelist of a kind (gua.card.destroys.1): at the reveal, or when played as a secondary
    fighter.
    """

    kind: Kind
    whens: list[When] = field(default_factory=list)
    seconding: bool = False
    again: Kind | None = None
    """The kind, named a second time."""

    def destroys_others(self) -> bool:
        return True

    def kills(self, s: Arena, f: Fight, seconding: bool) -> bool:
        return seconding == self.seconding and self.kind.fits(s, f.c) and hold(self.whens, s, f)

    def minds_flyers(self, s: Arena, f: Fight) -> bool:
        return f.c == f.source and self.kind.of_flyers()


@dataclass(eq=False)
class SendsHome(Inherent):
    """At the reveal an enemy Duelist of a kind returns to its owner's Pen (gua.card.bounce.1)."""

    kind: Kind
    whens: list[When] = field(default_factory=list)
    again: Kind | None = None
    """The kind, named a second time."""

    def turns_away(self, s: Arena, f: Fight) -> bool:
        return self.kind.fits(s, f.c) and hold(self.whens, s, f)

    def minds_flyers(self, s: Arena, f: Fight) -> bool:
        return f.c == f.source and self.kind.of_flyers()


@dataclass(eq=False)
class BeatenAreDestroyed(Ability):
    """All creatures beaten in the primary round are destroyed, on both sides (gua.card.windestroy.1)."""

    def stands(self) -> bool:
        return True

    def kills_beaten(self, s: Arena, f: Fight) -> bool:
        return True


@dataclass(eq=False)
class Area(Ability):
    """n points of Area of Effect (gua.card.aoe.1)."""

    points: int
    of: int = 0
    """FIRE, FEAR or neither."""
    only: Kind | None = None
    step: int = 0
    """Further points for each `thing`."""
    thing: Thing | None = None
    both: bool = False
    stuns: bool = False
    """Its victims cannot fight, instead of being destroyed (gua.card.cantfight.1)."""

    def area(self) -> Area:
        return self

    def targets(self, s: Arena, seat: int, column: int, primary: bool) -> list[int] | None:
        return [0] if primary else None


register(Destroys, SendsHome, BeatenAreDestroyed, Area)
