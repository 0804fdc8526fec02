"""What texts in the core language call the cards of this game, and where these stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.effects.owners import Whose
from quadriga.effects.sorts import CARD, UNIT
from quadriga.effects.tests import Place, Test
from quadriga.games.union_arena.chapters.faces import CHARACTER, EVENT, SITE
from quadriga.games.union_arena.chapters.table import WIDTH, table
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# What a text calls a thing
A_CARD: Final = 0
A_CHARACTER: Final = 1
A_SITE: Final = 2
CHARACTER_CARD: Final = 3
SITE_CARD: Final = 4
EVENT_CARD: Final = 5
TYPES: Final = [-1, CHARACTER, SITE, CHARACTER, SITE, EVENT]


@dataclass(eq=False)
class Noun(Test):
    """Card, character, site, event card: a character is on the field, a character card anywhere."""

    noun: int

    def sort(self) -> int:
        return UNIT if self.noun in (A_CHARACTER, A_SITE) else CARD

    def fits(self, s: State, f: Frame, c: int) -> bool:
        kind = TYPES[self.noun]
        return kind < 0 or table(s).face(c).type == kind


@dataclass(eq=False)
class Kinds(Test):
    """Character or event card: one noun or the other."""

    kinds: list[int]

    def sort(self) -> int:
        return UNIT if A_CHARACTER in self.kinds else CARD

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).face(c).type in [TYPES[kind] for kind in self.kinds]


@dataclass(eq=False)
class OnLines(Place):
    """On your field, on your opponent's front line …"""

    whose: Whose | None
    lines: list[int]

    def sort(self) -> int:
        return UNIT

    def found(self, s: State, f: Frame) -> list[int]:
        return [s.handle(c) for c in self.slots(s, f)]

    def all_of(self, s: State, f: Frame) -> list[int] | None:
        return self.slots(s, f)

    def slots(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        seats = [f.controller, 1 - f.controller] if self.whose is None else self.whose.seats(f)
        for seat in seats:
            for line in self.lines:
                found = found + s.zones[seat * WIDTH + line]
        return found

    def was_there(self, f: Frame, place: int, side: int) -> bool:
        """The record of the turn tells whose it was, and not on which line."""
        return self.whose is None or self.whose.counts(f, side)

    def fits(self, s: State, f: Frame, c: int) -> bool:
        zone = s.zone[c]
        return zone % WIDTH in self.lines and (self.whose is None or self.whose.counts(f, zone // WIDTH))


register(Noun, Kinds, OnLines)
