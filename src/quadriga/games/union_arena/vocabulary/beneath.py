"""Cards beneath others, as the core language speaks of them (ua.under.1, ua.raid.21)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase
from quadriga.effects.references import ThisOne
from quadriga.effects.tests import Place, Test
from quadriga.games.union_arena.chapters.table import table
from quadriga.games.union_arena.vocabulary.places import SameLine, once_beneath
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class Under(Place):
    """Face down under this character; the base cards of a Raided one. `face_down` -1: however they lie."""

    host: Phrase
    face_down: int

    def found(self, s: State, f: Frame) -> list[int]:
        g = table(s)
        if isinstance(self.host, ThisOne) and not (s.here(f.source) and g.on_field(slot_of(f.source))):
            return once_beneath(s, f, self.face_down == 1)
        handles: list[int] = []
        for h in self.host.could(s, f):
            for u in g.beneath(slot_of(h)):
                if self.face_down < 0 or g.face_down[u] == self.face_down:
                    handles.append(s.handle(u))
        return handles


@dataclass(eq=False)
class HasUnder(Test):
    """With a face-down card under it; with none."""

    none: bool = False

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        for u in g.beneath(c):
            if g.face_down[u] == 1:
                return not self.none
        return self.none


@dataclass(eq=False)
class SameLineAs(Place):
    """On the same line as this character, or on the other one (ua.text.other.1)."""

    other: bool = False

    def found(self, s: State, f: Frame) -> list[int]:
        return [s.handle(c) for c in self.slots(s, f)]

    def all_of(self, s: State, f: Frame) -> list[int] | None:
        return self.slots(s, f)

    def slots(self, s: State, f: Frame) -> list[int]:
        return SameLine(self.other).slots(s, f)


register(Under, HasUnder, SameLineAs)
