"""When an ability that the core has read counts as used, for limits by turn (ua.cond.once.3)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Deed
from quadriga.effects.gates import MayDo, MayTo
from quadriga.effects.instead import Instead
from quadriga.effects.program import Action
from quadriga.effects.provisos import IfDone, Otherwise, Provided
from quadriga.effects.sentences import Adverb, OneSentence, Sentences
from quadriga.games.union_arena.vocabulary.actions_state import CountsAsUsed
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class Counted(Deed):
    """Something of the ability is carried out: from here on it has been used. Made by the builder, never read."""

    then: Deed

    def emit(self, code: list[Action]) -> None:
        code.append(CountsAsUsed())
        self.then.emit(code)

    def scope(self, s: State, f: Frame) -> int:
        return self.then.scope(s, f)

    def multiplies(self) -> bool:
        return False


def counting_uses(effect: Sentences) -> Sentences:
    """Not an offer that is declined, nor an "if" that is not met."""
    return Sentences([_counted(one) for one in effect.sentences])


def _counted(deed: Deed) -> Deed:
    made: Deed
    if isinstance(deed, OneSentence):
        made = OneSentence(_counted(deed.body))
    elif isinstance(deed, Adverb):
        made = Adverb(deed.word, _counted(deed.then))
    elif isinstance(deed, Provided):
        made = Provided(deed.condition, _counted(deed.then), deed.trailing)
    elif isinstance(deed, MayDo):
        made = MayDo(Counted(deed.do), deed.who, deed.exactly)
    elif isinstance(deed, MayTo):
        made = MayTo(Counted(deed.first), deed.then, deed.who)
    elif isinstance(deed, (IfDone, Otherwise, Instead)):
        return deed
    else:
        return Counted(deed)
    made.reg = deed.reg
    return made
