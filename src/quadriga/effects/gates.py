"""Gates that ask: you may A; you may A, to B. They lay themselves out as jumps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.acting import SetActor, SetFirst, who_acts
from quadriga.effects.chains import without_rest
from quadriga.effects.deeds import Deed
from quadriga.effects.feasible import can_be_completed
from quadriga.effects.flow import Jump
from quadriga.effects.grounds import actor, grounds
from quadriga.effects.node import register
from quadriga.effects.outcomes import Begin, IfNotDid, KeepDone
from quadriga.effects.owners import EACH, Player
from quadriga.effects.program import NEXT, WAIT, Action
from quadriga.effects.registers import ACTOR, DID
from quadriga.effects.taking import NOTHING, PARTLY, WHOLLY
from quadriga.kernel.decisions import NO, YES, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Gates that ask, for the rule they cite
MAY: Final = 0
MAY_EXACTLY: Final = 1
MAY_TO: Final = 2
TO_AGAIN: Final = 3


class Ask(Jump):
    """Ask whether to do what follows; jump if not, or if too little of it can be done."""

    def __init__(self, deed: Deed, least: int, gate: int, who: int) -> None:
        super().__init__()
        self.deed = deed
        self.least = least
        self.gate = gate
        self.who = who

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            before = f.x[ACTOR]
            f.x[ACTOR] = self.who
            scope = self.deed.scope(s, f)
            f.x[ACTOR] = before
            if scope < self.least:
                f.x[DID] = 0
                return self.to
            f.phase = 1
            player = f.controller if self.who == 0 else 1 - f.controller
            s.ask(player, "may", [option(YES), option(NO)], grounds(s).gate_rule(self.gate), f.source)
            return WAIT
        if s.picked == option(YES):
            return NEXT
        f.x[DID] = 0
        return self.to


@dataclass(eq=False)
class MayDo(Deed):
    """You may A: A is optional. `exactly`: only if all of it can be done."""

    do: Deed
    who: Player
    exactly: bool = False

    def emit(self, code: list[Action]) -> None:
        if self.who.who == EACH:
            for other in (False, True):
                code.append(SetFirst(other))
                self.ask(code, -1)
            code.append(SetActor(0))
            return
        self.ask(code, who_acts(self.who))

    def ask(self, code: list[Action], who: int) -> None:
        code.append(Begin())
        ask = AskActor(self.do, WHOLLY if self.exactly else PARTLY, MAY_EXACTLY if self.exactly else MAY, who)
        code.append(ask)
        if who == 1:
            code.append(SetActor(1))
        self.do.emit(code)
        if who == 1:
            code.append(SetActor(0))
        ask.to = len(code)

    def scope(self, s: State, f: Frame) -> int:
        return self.do.scope(s, f)


class AskActor(Ask):
    """As `Ask`; -1 asks whoever acts now."""

    def run(self, s: State, f: Frame) -> int:
        if self.who >= 0:
            return Ask.run(self, s, f)
        if f.phase == 0:
            if self.deed.scope(s, f) < self.least:
                f.x[DID] = 0
                return self.to
            f.phase = 1
            s.ask(actor(f), "may", [option(YES), option(NO)], grounds(s).gate_rule(self.gate), f.source)
            return WAIT
        if s.picked == option(YES):
            return NEXT
        f.x[DID] = 0
        return self.to


@dataclass(eq=False)
class MayTo(Deed):
    """You may A, to B: A only in full, B only after A and again a choice.

    What becomes of the rest of the revealed cards is done whether or not B was.
    """

    first: Deed
    then: Deed
    who: Player | None = None

    def emit(self, code: list[Action]) -> None:
        who = who_acts(self.who)
        main, rest = without_rest(self.then)
        code.append(Begin())
        ask = Ask(self.first, WHOLLY, MAY_TO, who)
        if self.who is not None:
            code.append(ask)
        if who == 1:
            code.append(SetActor(1))
        self.first.emit(code)
        if self.reg > 0:
            code.append(KeepDone(self.reg))
        done = IfNotDid()
        code.append(done)
        again = Ask(main, PARTLY, TO_AGAIN, who)
        if self.who is not None:
            code.append(again)
        main.emit(code)
        done.to = len(code)
        again.to = len(code)
        for one in rest:
            one.emit(code)
        if who == 1:
            code.append(SetActor(0))
        ask.to = len(code)

    def scope(self, s: State, f: Frame) -> int:
        if self.who is None and self.first.scope(s, f) > NOTHING:
            return WHOLLY if can_be_completed(s, f, self.layout()) else PARTLY
        return self.first.scope(s, f)


register(MayDo, MayTo)
