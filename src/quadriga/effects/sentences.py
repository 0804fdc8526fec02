"""Sentences, one after the other, and the words at their head."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.deeds import Deed
from quadriga.effects.node import register
from quadriga.effects.outcomes import Begin, KeepDone
from quadriga.effects.program import Action
from quadriga.effects.provisos import IfDone, Otherwise
from quadriga.effects.taking import WHOLLY
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Words at the head of a sentence that change nothing of what is done
THEN_WORD: Final = 0
ADDITIONALLY: Final = 1
AFTER_THAT: Final = 2


@dataclass(eq=False)
class Adverb(Deed):
    """Then, B. Additionally, B."""

    word: int
    then: Deed

    def emit(self, code: list[Action]) -> None:
        self.then.emit(code)

    def scope(self, s: State, f: Frame) -> int:
        return self.then.scope(s, f)


@dataclass(eq=False)
class Tail(Deed):
    """A, and you may B: B does not depend on A."""

    first: Deed
    then: Deed

    def emit(self, code: list[Action]) -> None:
        self.first.emit(code)
        self.then.emit(code)

    def scope(self, s: State, f: Frame) -> int:
        return self.first.scope(s, f)


@dataclass(eq=False)
class OneSentence(Deed):
    """One sentence, with its full stop."""

    body: Deed

    def emit(self, code: list[Action]) -> None:
        if not isinstance(self.body, (IfDone, Otherwise)):
            code.append(Begin())
        self.body.emit(code)
        if self.reg > 0:
            code.append(KeepDone(self.reg))

    def scope(self, s: State, f: Frame) -> int:
        return self.body.scope(s, f)


@dataclass(eq=False)
class Sentences(Deed):
    """An effect: one sentence after the other."""

    sentences: list[Deed]

    def emit(self, code: list[Action]) -> None:
        for one in self.sentences:
            one.emit(code)

    def scope(self, s: State, f: Frame) -> int:
        return self.sentences[0].scope(s, f) if self.sentences else WHOLLY


register(Adverb, Tail, OneSentence, Sentences)
