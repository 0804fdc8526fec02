"""Sentences, one after the other, and the words at their head."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.deeds import Deed
from quadriga.effects.gates import MayDo, MayTo
from quadriga.effects.instead import Instead, Replaced
from quadriga.effects.node import register
from quadriga.effects.outcomes import Begin, KeepDone
from quadriga.effects.program import Action
from quadriga.effects.provisos import IfDone, Otherwise, Provided
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
        for i in range(len(self.sentences)):
            one = self.sentences[i]
            for after in self.sentences[i + 1 :]:
                instead = instead_in(after)
                if instead is None:
                    break
                one = in_place_of(one, instead)
            one.emit(code)

    def scope(self, s: State, f: Frame) -> int:
        return self.sentences[0].scope(s, f) if self.sentences else WHOLLY


def instead_in(deed: Deed) -> Instead | None:
    """The replacement that a sentence says."""
    body = deed.body if isinstance(deed, OneSentence) else deed
    return body if isinstance(body, Instead) else None


def inner(deed: Deed) -> Deed | None:
    """What stands inside a gate: the last thing that a sentence does; None where it is no gate."""
    if isinstance(deed, OneSentence):
        return deed.body
    if isinstance(deed, MayDo):
        return deed.do
    if isinstance(deed, (Adverb, Provided, MayTo, IfDone, Otherwise, Tail)):
        return deed.then
    return None


def in_place_of(deed: Deed, instead: Instead) -> Deed:
    """A sentence with its last deed opened for what is done instead."""
    part = inner(deed)
    if part is None:
        return Replaced(deed, instead)
    then = in_place_of(part, instead)
    new: Deed
    if isinstance(deed, OneSentence):
        new = OneSentence(then)
    elif isinstance(deed, MayDo):
        new = MayDo(then, deed.who, deed.exactly)
    elif isinstance(deed, Adverb):
        new = Adverb(deed.word, then)
    elif isinstance(deed, Provided):
        new = Provided(deed.condition, then, deed.trailing)
    elif isinstance(deed, MayTo):
        new = MayTo(deed.first, then, deed.who)
    elif isinstance(deed, IfDone):
        new = IfDone(deed.did, then, deed.condition)
    elif isinstance(deed, Otherwise):
        new = Otherwise(then)
    else:
        assert isinstance(deed, Tail)
        new = Tail(deed.first, then)
    new.reg = deed.reg
    return new


register(Adverb, Tail, OneSentence, Sentences)
