"""An ability of two versions as the core has read it: the words that differ, and the condition between them."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Deed
from quadriga.effects.program import Action, Condition
from quadriga.effects.sentences import Sentences
from quadriga.games.union_arena.chapters.versions import PickVersion
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class EitherVersion(Deed):
    """The other version if its condition holds when it is reached, else the first (ua.subst.2).

    Made by the builder, never read.
    """

    condition: Condition
    first: Sentences
    other: Sentences
    may: bool

    def emit(self, code: list[Action]) -> None:
        PickVersion(self.condition, self.may).between(code, self.other, self.first)

    def scope(self, s: State, f: Frame) -> int:
        return self.first.scope(s, f)
