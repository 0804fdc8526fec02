"""Would leave the field, and does not instead (ua.text.instead.1)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.games.union_arena.chapters.table import table
from quadriga.games.union_arena.chapters.timing import WITHSTOOD
from quadriga.games.union_arena.vocabulary.standing import BE_REMOVED, Forbids
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class Withstands(Forbids):
    """If this character would leave the field by an opponent's ability, it does not instead."""

    def __post_init__(self) -> None:
        self.once = False
        """Once in a turn; the builder notes it from the label."""

    def says(self, s: State, f: Frame, kind: int, what: int, c: int, other: int) -> bool:
        if what != BE_REMOVED or not super().says(s, f, kind, what, c, other):
            return False
        if self.once:
            for entry in table(s).history:
                if entry.kind == WITHSTOOD and slot_of(entry.obj) == c:
                    return False
        return True


register(Withstands)
