"""What has happened this turn, as the core language asks for it: the record of the turn read as happenings.

One occurrence is declared once (`wording/core/occurrences.py`); conditions, counts and relative clauses read it here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.deeds import Deed
from quadriga.effects.descriptions import Description
from quadriga.effects.happenings import Agent
from quadriga.effects.node import register
from quadriga.effects.owners import OPPONENT, YOU
from quadriga.effects.phrases import Phrase
from quadriga.effects.records import Happening
from quadriga.games.union_arena.chapters import timing
from quadriga.games.union_arena.chapters.faces import CHARACTER
from quadriga.games.union_arena.chapters.table import HAND, Table
from quadriga.games.union_arena.chapters.table import Happening as Entry
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

BY_ABILITIES: Final = [
    timing.SIDELINED, timing.RESTED, timing.READIED, timing.RETURNED, timing.LEFT_FIELD, timing.CHOSEN,
    timing.TO_REMOVAL, timing.HAND_TO_SIDELINE, timing.DECK_TO_SIDELINE, timing.LIFE_TO_SIDELINE, timing.LIFE_TO_HAND,
    timing.PLAYED, timing.PLACED_UNDER, timing.DREW, timing.MOVED,
]  # fmt: skip
"""Events whose second card is the source of the ability that did it."""


class InTurn(Happening):
    """An entry of the turn's record as the core reads it."""

    def __init__(self, kind: int, seat: int, n: int, obj: int, source: int, by_a_unit: int) -> None:
        super().__init__(kind, seat, 1 if source >= 0 else 0, 0, by_a_unit, obj, seat, size=n)
        self.source = source
        """The handle of the card whose ability did it, or -1."""


def as_told(g: Table, entry: Entry) -> InTurn:
    source = entry.other if entry.kind in BY_ABILITIES else -1
    unit = 1 if source >= 0 and g.face(slot_of(source)).type == CHARACTER else 0
    told = InTurn(entry.kind, entry.seat, entry.n, entry.obj, source, unit)
    if entry.kind == timing.USED_CARD and entry.n == 1:
        told.origin = HAND
    return told


@dataclass(eq=False)
class Occurrence(Deed):
    """A character attacked, a card was used from hand …: one kind of event, with the number that it must have."""

    kind: int
    what: Phrase | None = None
    number: int = -1

    def objects(self) -> list[Phrase]:
        return [self.what] if self.what is not None else []

    def kinds(self) -> list[int]:
        return [self.kind]

    def happened(self, s: State, f: Frame, record: Happening) -> bool:
        return self.number < 0 or record.size == self.number


@dataclass(eq=False)
class ByAbilities(Agent):
    """By one of your abilities, by an ability on one of your … characters: the card whose ability did it."""

    on: Description | None = None

    def did(self, s: State, f: Frame, r: Happening) -> bool:
        if not isinstance(r, InTurn) or r.source < 0:
            return False
        c = slot_of(r.source)
        if self.who == YOU and s.owner[c] != f.controller:
            return False
        if self.who == OPPONENT and s.owner[c] == f.controller:
            return False
        return self.on is None or self.on.suits(s, f, c)


register(Occurrence, ByAbilities)
