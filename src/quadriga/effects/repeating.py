"""For each, for every two: how often something is given or done."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.amounts import Count
from quadriga.effects.deeds import Deed
from quadriga.effects.flow import Jump
from quadriga.effects.lists import Listed
from quadriga.effects.node import OWN_GROUP, Node, register
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import NEXT, Action
from quadriga.effects.registers import TIMES
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class SetTimes(Action):
    """`most`: so often at most, 0 for any number of times."""

    def __init__(self, count: Count | None, every: int = 1, most: int = 0) -> None:
        self.count = count
        self.every = every
        self.most = most

    def run(self, s: State, f: Frame) -> int:
        if self.count is None:
            f.x[TIMES] = 0
        else:
            often = self.count.value(s, f) // self.every
            f.x[TIMES] = 1 + (often if self.most == 0 else min(often, self.most))
        return NEXT


def times(f: Frame) -> int:
    """How often the present gift counts."""
    return 1 if f.x[TIMES] == 0 else f.x[TIMES] - 1


@dataclass(eq=False)
class Every(Node):
    """For every n of something; n is 1 in "for each"."""

    count: Count
    n: int = 1
    most: int = 0
    """What it may come to at most, in what is given; 0 where the text says nothing of it."""

    def times(self, deed: Deed) -> int:
        """How often at most a deed is done, 0 for any number of times."""
        unit = deed.unit()
        return self.most // unit if unit != 0 else 0

    def binds(self) -> int:
        return OWN_GROUP


def chooses(phrase: Phrase) -> bool:
    if isinstance(phrase, Listed) and not phrase.either:
        for item in phrase.items:
            if chooses(item):
                return True
        return False
    return phrase.quantity() is not None


def loop(code: list[Action], per: Every, body: Deed) -> None:
    code.append(LoopStart(per))
    turn = LoopNext(per)
    at = len(code)
    code.append(turn)
    body.emit(code)
    back = Jump()
    back.to = at
    code.append(back)
    turn.to = len(code)


class LoopStart(Action):
    """What is counted, one after the other: the things themselves where they can be spoken of."""

    def __init__(self, per: Every) -> None:
        self.per = per

    def run(self, s: State, f: Frame) -> int:
        per = self.per
        things = per.count.things(s, f)
        if per.n > 1:
            things = things[: len(things) // per.n]
        f.sets[per.reg] = things
        return NEXT


class LoopNext(Jump):
    """The next of them is "that card"."""

    def __init__(self, per: Every) -> None:
        super().__init__()
        self.per = per

    def run(self, s: State, f: Frame) -> int:
        left = f.sets[self.per.reg]
        if not left:
            return self.to
        f.sets[self.per.count.reg] = left[:1]
        f.sets[self.per.reg] = left[1:]
        return NEXT


register(Every)
