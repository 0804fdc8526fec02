"""may / may … exactly / may … to / if you do / additionally: one family, one order of questions (11.3 to 11.20)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.flow import IfDid, Jump, UnlessDid
from quadriga.effects.node import register
from quadriga.effects.program import DID, NEXT, WAIT, Action, Condition
from quadriga.games.ultraman.conditions import AllFit
from quadriga.games.ultraman.resolving import CHOSEN, PLAYED
from quadriga.games.ultraman.speaking import OpponentsOf
from quadriga.games.ultraman.table import table
from quadriga.kernel.decisions import NO, YES, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# How much of an instruction can be done now
NOTHING: Final = 0
PARTLY: Final = 1
WHOLLY: Final = 2


class Deed(Action):
    """An instruction that knows how much of it can be done."""

    def scope(self, s: State, f: Frame) -> int:
        return WHOLLY


class Begin(Action):
    """A new "if you do" is counted from here: what follows sets DID to 0 where it fails."""

    def run(self, s: State, f: Frame) -> int:
        f.x[DID] = 1
        return NEXT


class Ask(Jump):
    """Ask whether to do what follows; jump if not, or if too little of it can be done."""

    def __init__(self, deed: Deed, least: int, rule: str, opponent: bool) -> None:
        super().__init__()
        self.deed = deed
        self.least = least
        self.rule = rule
        self.opponent = opponent

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            if self.deed.scope(s, f) < self.least:
                f.x[DID] = 0
                return self.to
            f.phase = 1
            player = 1 - f.controller if self.opponent else f.controller
            s.ask(player, "may", [option(YES), option(NO)], self.rule, f.source)
            return WAIT
        if s.picked == option(YES):
            return NEXT
        f.x[DID] = 0
        return self.to


@dataclass(eq=False)
class Chain(Deed):
    """A, then B: in the printed order, as much as is possible (1.2.3a, 1.2.3b, 11.2.1)."""

    deeds: list[Deed]

    def emit(self, code: list[Action]) -> None:
        for deed in self.deeds:
            deed.emit(code)

    def scope(self, s: State, f: Frame) -> int:
        least = WHOLLY
        most = NOTHING
        for deed in self.deeds:
            found = deed.scope(s, f)
            least = min(least, found)
            most = max(most, found)
        return least if least > NOTHING else (PARTLY if most > NOTHING else NOTHING)


@dataclass(eq=False)
class YouMay(Deed):
    """You may A: A is optional (11.3.1); B in "A, and you may B" likewise (11.19.3)."""

    deed: Deed

    def emit(self, code: list[Action]) -> None:
        code.append(Begin())
        Ask(self.deed, PARTLY, "11.3.1", False).over(code, self.deed)

    def scope(self, s: State, f: Frame) -> int:
        return self.deed.scope(s, f)


@dataclass(eq=False)
class MayExactly(Deed):
    """You may … exactly A: only if all of it can be done (11.3.2a, 11.3.2b)."""

    deed: Deed

    def emit(self, code: list[Action]) -> None:
        code.append(Begin())
        Ask(self.deed, WHOLLY, "11.3.2a", False).over(code, self.deed)

    def scope(self, s: State, f: Frame) -> int:
        return self.deed.scope(s, f)


@dataclass(eq=False)
class TheyMay(Deed):
    """Your opponent may A."""

    deed: Deed

    def emit(self, code: list[Action]) -> None:
        code.append(Begin())
        Ask(self.deed, PARTLY, "11.3.1", True).over(code, self.deed)


@dataclass(eq=False)
class MayTo(Deed):
    """You may A, to B: A only in full (11.4.1, 11.4.4), B only after A (11.4.2) and again a choice (11.4.3).

    `rest` speaks of the rest of the revealed cards and is done either way (ucg.rest.1).
    """

    first: Deed
    then: Deed
    rest: Deed | None

    def emit(self, code: list[Action]) -> None:
        code.append(Begin())
        ask = Ask(self.first, WHOLLY, "11.4.1", False)
        code.append(ask)
        self.first.emit(code)
        done = UnlessDid()
        code.append(done)
        again = Ask(self.then, PARTLY, "11.4.3", False)
        code.append(again)
        self.then.emit(code)
        done.to = len(code)
        again.to = len(code)
        if self.rest is not None:
            self.rest.emit(code)
        ask.to = len(code)

    def scope(self, s: State, f: Frame) -> int:
        return self.first.scope(s, f)


@dataclass(eq=False)
class AndIfYouDo(Deed):
    """If you do, B: done without a further choice, if A was completed in full (11.20.2, 11.20.3)."""

    deed: Deed

    def emit(self, code: list[Action]) -> None:
        UnlessDid().over(code, self.deed)


@dataclass(eq=False)
class IfNotDone(Deed):
    """If you do not, B: done where A was declined or only partly done."""

    deed: Deed

    def emit(self, code: list[Action]) -> None:
        IfDid().over(code, self.deed)


class Holds(Jump):
    """Jump unless a condition holds; "that character" is then the battle opponent it asked about."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def run(self, s: State, f: Frame) -> int:
        condition = self.condition
        if not condition.holds(s, f):
            f.x[DID] = 0
            return self.to
        if isinstance(condition, AllFit) and isinstance(condition.group, OpponentsOf):
            t = table(s)
            f.sets[CHOSEN] = [t.character_of(h & 4095) for h in condition.group.handles(s, f)]
        return NEXT


@dataclass(eq=False)
class Provided(Deed):
    """If C, A (11.5.1a)."""

    condition: Condition
    deed: Deed

    def emit(self, code: list[Action]) -> None:
        Holds(self.condition).over(code, self.deed)

    def scope(self, s: State, f: Frame) -> int:
        return self.deed.scope(s, f) if self.condition.holds(s, f) else NOTHING


@dataclass(eq=False)
class OrElse(Deed):
    """If C, A. Otherwise, B."""

    condition: Condition
    deed: Deed
    otherwise: Deed

    def emit(self, code: list[Action]) -> None:
        Holds(self.condition).between(code, self.deed, self.otherwise)


@dataclass(eq=False)
class Do(Deed):
    """A sentence that is an instruction and nothing else."""

    deed: Deed

    def emit(self, code: list[Action]) -> None:
        self.deed.emit(code)

    def scope(self, s: State, f: Frame) -> int:
        return self.deed.scope(s, f)


@dataclass(eq=False)
class Additionally(Deed):
    """Additionally, B: independent of what came of A (11.14.1, 11.14.2)."""

    deed: Deed

    def emit(self, code: list[Action]) -> None:
        self.deed.emit(code)


@dataclass(eq=False)
class Then(Deed):
    """Then, B."""

    deed: Deed

    def emit(self, code: list[Action]) -> None:
        self.deed.emit(code)

    def scope(self, s: State, f: Frame) -> int:
        return self.deed.scope(s, f)


class Delay(Jump):
    """Leave what follows to the End Phase: remembered with the cards this effect put into play."""

    def __init__(self, group: int) -> None:
        super().__init__()
        self.group = group

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        t.delayed = t.delayed + [[f.program, f.pc + 1, f.source, f.controller, *f.sets[self.group]]]
        return self.to


class Stop(Jump):
    """The end of a delayed part."""


@dataclass(eq=False)
class AtEndOfTurn(Deed):
    """At the end of turn, A (5.10.2a, ucg.draw.3)."""

    deed: Deed

    def emit(self, code: list[Action]) -> None:
        delay = Delay(PLAYED)
        code.append(delay)
        self.deed.emit(code)
        stop = Stop()
        stop.to = 1 << 30  # past the end of any program
        code.append(stop)
        delay.to = len(code)


@dataclass(eq=False)
class Sentence(Deed):
    """One sentence, with its full stop. "If you do" asks about the sentence before."""

    deed: Deed

    def emit(self, code: list[Action]) -> None:
        if not isinstance(self.deed, (AndIfYouDo, IfNotDone)):
            code.append(Begin())
        self.deed.emit(code)

    def scope(self, s: State, f: Frame) -> int:
        return self.deed.scope(s, f)


@dataclass(eq=False)
class Effect(Deed):
    """The sentences of an effect, one after the other."""

    sentences: list[Deed]

    def emit(self, code: list[Action]) -> None:
        for one in self.sentences:
            one.emit(code)

    def scope(self, s: State, f: Frame) -> int:
        return self.sentences[0].scope(s, f) if self.sentences else WHOLLY


register(
    IfNotDone, Chain, Do, YouMay, MayExactly, TheyMay, MayTo, AndIfYouDo, Provided, OrElse, Additionally, Then,
    AtEndOfTurn, Sentence, Effect,
)  # fmt: skip
