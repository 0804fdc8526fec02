"""Drawing cards."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import DREW, Deed
from quadriga.effects.grounds import actor, grounds
from quadriga.effects.node import OWN_GROUP, register
from quadriga.effects.program import NEXT, WAIT, Action
from quadriga.effects.quantities import AT_LEAST, EXACTLY, UP_TO, A, Quantity
from quadriga.effects.references import DRAWN
from quadriga.effects.registers import DID
from quadriga.effects.repeating import times
from quadriga.effects.taking import NOTHING, PARTLY, WHOLLY
from quadriga.kernel.decisions import NO, NUMBER, YES, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class Draw(Deed):
    """Draw n cards, as many as there are."""

    n: Quantity

    def role(self) -> int:
        return DRAWN

    def binds(self) -> int:
        return OWN_GROUP

    def kinds(self) -> list[int]:
        return [DREW]

    def least_happened(self) -> int:
        """If you drew two cards …: so many records, one for each card."""
        return self.n.n if self.n.op in (A, EXACTLY, AT_LEAST) else 1

    def multiplies(self) -> bool:
        return self.n.op != UP_TO

    def emit(self, code: list[Action]) -> None:
        code.append(DrawNow(self))

    def wanted(self, s: State, f: Frame) -> int:
        return self.n.most(s, f, 0) * times(f)

    def scope(self, s: State, f: Frame) -> int:
        left = grounds(s).drawable(s, actor(f))
        return NOTHING if left == 0 else (WHOLLY if left >= self.wanted(s, f) else PARTLY)


class DrawNow(Action):
    def __init__(self, draw: Draw) -> None:
        self.draw = draw

    def run(self, s: State, f: Frame) -> int:
        g = grounds(s)
        n = self.draw.wanted(s, f)
        if self.draw.n.op == UP_TO and g.single_draw_prompt():
            return self.one_by_one(s, f, n)
        if self.draw.n.op == UP_TO:
            if f.phase == 0:
                f.phase = 1
                most = min(n, g.drawable(s, actor(f)))
                s.ask(actor(f), "number", [option(NUMBER, i) for i in range(most + 1)], g.choose_rule(s, f, True))
                return WAIT
            n = arg_a(s.picked)
            if n == 0:
                f.x[DID] = 0
        drawn = g.draw_cards(s, actor(f), n, f)
        if len(drawn) < n:
            f.x[DID] = 0
        if self.draw.reg > 0:
            f.sets[self.draw.reg] = f.sets[self.draw.reg] + drawn
        return NEXT

    def one_by_one(self, s: State, f: Frame, n: int) -> int:
        """The player sees each card before the next is asked for."""
        g = grounds(s)
        goes_on = f.phase == 0 or s.picked == option(YES)
        if f.phase == 0:
            f.sets[self.draw.reg] = []
        elif goes_on:
            f.sets[self.draw.reg] = f.sets[self.draw.reg] + g.draw_cards(s, actor(f), 1, f)
        if goes_on and len(f.sets[self.draw.reg]) < n and g.drawable(s, actor(f)) > 0:
            f.phase = 1
            s.ask(actor(f), g.single_draw_prompt(), [option(YES), option(NO)], g.choose_rule(s, f, True), f.source)
            return WAIT
        if not f.sets[self.draw.reg]:
            f.x[DID] = 0
        return NEXT


@dataclass(eq=False)
class DrawUntil(Deed):
    """Draw until you have n cards in your hand."""

    n: int

    def missing(self, s: State, f: Frame) -> int:
        held = grounds(s).held(s, actor(f))
        return self.n - held if held < self.n else 0

    def run(self, s: State, f: Frame) -> int:
        n = self.missing(s, f)
        if len(grounds(s).draw_cards(s, actor(f), n, f)) < n:
            f.x[DID] = 0
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        left = grounds(s).drawable(s, actor(f))
        n = self.missing(s, f)
        return NOTHING if left == 0 or n == 0 else (WHOLLY if left >= n else PARTLY)


register(Draw, DrawUntil)
