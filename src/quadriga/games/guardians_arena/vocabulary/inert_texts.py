"""Text about things that Arena does not have: recognised by its subject, kept visible and counted, but without effect
(gua.card.dead.1).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.games.guardians_arena.chapters.faces import Ability

CONTROL: Final = 1
RETREAT: Final = 2
SHIELD_MOVEMENT: Final = 3
STACKING_LIMIT: Final = 4
MATCH_UP_ORDER: Final = 5
STRONGHOLD_DEFENCE: Final = 6
FACE_DOWN_TERRAIN: Final = 7
STORY: Final = 8
OTHER_GAME: Final = 9

SUBJECTS: Final = {
    CONTROL: "control of a space",
    RETREAT: "retreat",
    SHIELD_MOVEMENT: "movement of Shields",
    STACKING_LIMIT: "the Vitality limit of a space",
    MATCH_UP_ORDER: "order and secrecy of match-ups",
    STRONGHOLD_DEFENCE: "defence bonus of Strongholds",
    FACE_DOWN_TERRAIN: "face-down Terrain",
    STORY: "a line of story",
    OTHER_GAME: "a step that Arena does not have",
}


@dataclass(eq=False)
class NoCounterpart(Ability):
    """A sentence without counterpart: what it is about, and which sentence of the card's text it is."""

    about: int
    sentence: int

    def inherent(self) -> bool:
        return True

    def serves_stronghold(self) -> bool:
        return True

    def subject(self) -> int:
        return self.about


register(NoCounterpart)
