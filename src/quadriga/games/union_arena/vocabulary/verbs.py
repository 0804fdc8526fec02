"""Verbs of both generations of texts: done to a group that is known, or to what a noun phrase of the core means.

A phrase is looked for first, and what must be chosen is asked; then the verb is carried out on what it means.
"""

from __future__ import annotations

from quadriga.effects.deeds import Act
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import Action, Group
from quadriga.effects.taking import WHOLLY
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class Verb(Act):
    """A verb with its object."""

    def goal(self) -> Group:
        """What it is done to."""
        raise NotImplementedError(type(self).__name__)

    def object(self) -> Phrase:
        what = self.goal()
        assert isinstance(what, Phrase)
        return what

    def objects(self) -> list[Phrase]:
        what = self.goal()
        return [what] if isinstance(what, Phrase) else []

    def needs_place(self) -> bool:
        return True

    def emit(self, code: list[Action]) -> None:
        what = self.goal()
        if isinstance(what, Phrase):
            what.emit(code, self)
        code.append(self)
        self.afterwards(code)

    def afterwards(self, code: list[Action]) -> None:
        """What follows once it is done."""

    def carry(self, s: State, f: Frame) -> int:
        return self.run(s, f)

    def scope(self, s: State, f: Frame) -> int:
        what = self.goal()
        return what.scope(s, f, self) if isinstance(what, Phrase) else WHOLLY
