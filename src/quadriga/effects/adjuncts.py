"""What stands beside a deed: who does it, how often, when."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.acting import SetActor, SetFirst
from quadriga.effects.deeds import Deed
from quadriga.effects.delays import Delay, Stop
from quadriga.effects.node import OWN_GROUP, register
from quadriga.effects.owners import EACH, YOU, Player
from quadriga.effects.program import NEXT, Action
from quadriga.effects.registers import ACTOR
from quadriga.effects.repeating import Every, SetTimes, chooses, loop
from quadriga.effects.taking import NOTHING, PARTLY, WHOLLY
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class KeepGroup(Action):
    """What the first player did it to, kept while the second does it."""

    def __init__(self, group: int, kept: int) -> None:
        self.group = group
        self.kept = kept

    def run(self, s: State, f: Frame) -> int:
        f.sets[self.kept] = f.sets[self.group]
        return NEXT


class JoinGroup(KeepGroup):
    """What both did it to: "cards from among them" are all of these."""

    def run(self, s: State, f: Frame) -> int:
        f.sets[self.group] = f.sets[self.kept] + f.sets[self.group]
        return NEXT


@dataclass(eq=False)
class Doing(Deed):
    """A deed with what stands beside it: who does it, how often, when."""

    do: Deed
    who: Player | None = None
    per: Every | None = None
    later: bool = False
    """At the end of this turn."""

    def binds(self) -> int:
        """Where each player acts, what the first did it to is kept beside what the second does it to."""
        return OWN_GROUP if self.who is not None and self.who.who == EACH else 0

    def emit(self, code: list[Action]) -> None:
        delay: Delay | None = None
        if self.later:
            delay = Delay()
            code.append(delay)
        if self.who is None or self.who.who == YOU:
            self.body(code)
        elif self.who.who == EACH:
            objects = self.do.objects()
            mine = objects[0].reg if objects and self.reg > 0 else 0
            code.append(SetFirst(False))
            self.body(code)
            if mine > 0:
                code.append(KeepGroup(mine, self.reg))
            code.append(SetFirst(True))
            self.body(code)
            if mine > 0:
                code.append(JoinGroup(mine, self.reg))
            code.append(SetActor(0))
        else:
            code.append(SetActor(1))
            self.body(code)
            code.append(SetActor(0))
        if delay is not None:
            code.append(Stop())
            delay.to = len(code)

    def body(self, code: list[Action]) -> None:
        if self.per is None:
            self.do.emit(code)
        elif self.do.multiplies():
            code.append(SetTimes(self.per.count, self.per.n, self.per.times(self.do)))
            self.do.emit(code)
            code.append(SetTimes(None))
        else:
            loop(code, self.per, self.do)

    def unit(self) -> int:
        return self.do.unit()

    def multiplies(self) -> bool:
        return self.who is None and self.per is None and not self.later and self.do.multiplies()

    def scope(self, s: State, f: Frame) -> int:
        if self.later:
            return WHOLLY
        if self.who is None or self.who.who == YOU:
            return self.do.scope(s, f)
        before = f.x[ACTOR]
        least = WHOLLY
        most = NOTHING
        for one in (0, 1) if self.who.who == EACH else (1,):
            f.x[ACTOR] = one
            found = self.do.scope(s, f)
            least = min(least, found)
            most = max(most, found)
        f.x[ACTOR] = before
        return least if least > NOTHING else (PARTLY if most > NOTHING else NOTHING)

    def parts(self) -> int:
        return self.do.parts()


@dataclass(eq=False)
class ForEach(Deed):
    """For each A, B: B as often as there are, with a choice each time."""

    per: Every
    then: Deed

    def emit(self, code: list[Action]) -> None:
        if self.then.multiplies() and not self.then_chooses():
            code.append(SetTimes(self.per.count, self.per.n, self.per.times(self.then)))
            self.then.emit(code)
            code.append(SetTimes(None))
        else:
            loop(code, self.per, self.then)

    def then_chooses(self) -> bool:
        then = self.then
        while isinstance(then, Doing):
            then = then.do
        for phrase in then.objects():
            if chooses(phrase):
                return True
        return False

    def scope(self, s: State, f: Frame) -> int:
        best = NOTHING
        keep = f.sets[self.per.count.reg]
        for thing in self.per.count.things(s, f)[: self.per.count.value(s, f) // self.per.n]:
            f.sets[self.per.count.reg] = [thing]
            best = max(best, self.then.scope(s, f))
        f.sets[self.per.count.reg] = keep
        return best


register(Doing, ForEach)
