"""Negate one effect text (11.13)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.effects.program import DID, NEXT, WAIT, Action
from quadriga.games.ultraman.battle import (
    NEGATED,
)
from quadriga.games.ultraman.gates import Deed
from quadriga.games.ultraman.resolving import CHOSEN
from quadriga.games.ultraman.table import Table, table
from quadriga.games.ultraman.terms import TEXT
from quadriga.games.ultraman.triggers import field_changed
from quadriga.games.ultraman.whom import ForgetChosen, Whom, apply
from quadriga.kernel.decisions import arg_a, arg_b, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class NegateNow(Action):
    """Choose one effect text of the character's topmost card (11.13.1, 2.3.5.2g)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if f.phase == 1:
            self.negate(t, f, arg_a(s.picked), arg_b(s.picked))
            return NEXT
        if not f.sets[CHOSEN]:
            return NEXT
        c = t.top(f.sets[CHOSEN][0])
        texts = t.face(c).texts
        if not texts:
            f.x[DID] = 0
            return NEXT
        if len(texts) == 1:
            self.negate(t, f, c, 0)
            return NEXT
        f.phase = 1
        s.ask(f.controller, "text", [option(TEXT, c, text.number) for text in texts], "11.13.1", f.source)
        return WAIT

    def negate(self, t: Table, f: Frame, c: int, number: int) -> None:
        apply(t, NEGATED, t.handle(c), 0, f, number)
        field_changed(t)  # 11.13.2: a waiting effect of it is lost


@dataclass(eq=False)
class Negate(Deed):
    """Negate one effect text of a character for this turn (11.13.1)."""

    whom: Whom

    def emit(self, code: list[Action]) -> None:
        code.append(ForgetChosen())
        self.whom.emit(code)
        code.append(NegateNow())

    def scope(self, s: State, f: Frame) -> int:
        return self.whom.scope(s, f)


register(Negate)
