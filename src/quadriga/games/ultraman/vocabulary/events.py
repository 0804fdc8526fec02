"""Happenings that nobody does, and the use of texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.deeds import Deed
from quadriga.effects.node import register
from quadriga.effects.owners import ANY, YOU
from quadriga.effects.phrases import Phrase
from quadriga.effects.records import WAS_ALL, Happening
from quadriga.games.ultraman.chapters import timing
from quadriga.games.ultraman.vocabulary.tests import A_SCENE
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Happenings that nobody does
ENTERS: Final = 0
WINS: Final = 1
LOSES: Final = 2
TIES: Final = 3
LEAVES: Final = 4
LEVELS_UP: Final = 5
IS_SET: Final = 6
"""A scene card is set by its player, not put there by an effect (5.4.2, 6.2.1)."""
BP_UP: Final = 7
BP_DOWN: Final = 8
GRADE_UP: Final = 9
GRADE_DOWN: Final = 10
CHANGES_PLACE: Final = 11
REPLACED: Final = 12
"""Of a scene that leaves because another one enters (6.3.2b, 6.3.2c)."""
OF_CHARACTERS: Final = {
    BP_UP: timing.BP_RAISED, BP_DOWN: timing.BP_LOWERED,
    GRADE_UP: timing.GRADE_RAISED, GRADE_DOWN: timing.GRADE_LOWERED,
    CHANGES_PLACE: timing.SWAPPED, LEVELS_UP: timing.LEVELLED, WINS: timing.WON_BATTLE, LOSES: timing.LOST_BATTLE,
    TIES: timing.TIED_BATTLE,
}  # fmt: skip


@dataclass(eq=False)
class Event(Deed):
    """A card enters play, a character wins its battle …"""

    which: int
    what: Phrase | None = None
    side: int = ANY
    """On whose field: YOU, OPPONENT or ANY."""

    def objects(self) -> list[Phrase]:
        return [self.what] if self.what is not None else []

    def kinds(self) -> list[int]:
        if self.which == ENTERS:
            scene = self.what is not None and self.what.sort() == A_SCENE
            return [timing.SCENE_ENTERS_PLAY if scene else timing.ENTERS_PLAY]
        if self.which == LEAVES:
            return [timing.SENT, timing.TO_HAND, timing.TO_DECK, timing.EXILED]
        if self.which == REPLACED:
            return [timing.SENT]
        if self.which == IS_SET:
            return [timing.SCENE_ENTERS_PLAY]
        return [OF_CHARACTERS[self.which]]

    def happened(self, s: State, f: Frame, record: Happening) -> bool:
        if self.side != ANY and (record.side == f.controller) != (self.side == YOU):
            return False
        if self.which == IS_SET and record.by_effect != 0:
            return False
        if self.which == REPLACED:
            return record.origin == timing.SCENE_PLACE and record.by_effect == 0
        if self.which != LEAVES or record.origin == timing.SCENE_PLACE:
            return True  # of a scene: what it was is asked by its description
        return record.origin == timing.FIELD and record.was_end & WAS_ALL != 0


@dataclass(eq=False)
class UseText(Deed):
    """An [Activate]effect of something is used, or resolved (ucg.hist.1, ucg.r.copyuse)."""

    what: Phrase | None = None

    def objects(self) -> list[Phrase]:
        return [self.what] if self.what is not None else []

    def kinds(self) -> list[int]:
        return [timing.ACTIVATE_RESOLVED]


@dataclass(eq=False)
class TurnEnds(Deed):
    """The end of a turn, as a moment that a power waits for."""

    def kinds(self) -> list[int]:
        return [timing.TURN_ENDS]


@dataclass(eq=False)
class PhaseBegins(Deed):
    """The start of a phase, or of the turn, as a moment that a power waits for (5.1.2)."""

    phase: int

    def kinds(self) -> list[int]:
        return [timing.PHASE_BEGINS]

    def happened(self, s: State, f: Frame, record: Happening) -> bool:
        return record.size == self.phase


register(Event, UseText, TurnEnds, PhaseBegins)
