"""A and B; A, then B; A, or B."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.adjuncts import Doing
from quadriga.effects.deeds import Deed
from quadriga.effects.feasible import can_be_completed
from quadriga.effects.flow import Jump
from quadriga.effects.grounds import actor, grounds
from quadriga.effects.node import register
from quadriga.effects.program import WAIT, Action
from quadriga.effects.references import REST, Ref
from quadriga.effects.taking import NOTHING, PARTLY, WHOLLY
from quadriga.kernel.decisions import MODE, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# How instructions are joined
AND: Final = 0
THEN: Final = 1
OR: Final = 2


@dataclass(eq=False)
class Chain(Deed):
    """A and B; A, then B: in the printed order, as much as is possible. A, or B: one of them."""

    items: list[Deed]
    op: int = 0

    def emit(self, code: list[Action]) -> None:
        if self.op == OR:
            AskWhich(self.items).lay_out(code)
            return
        for item in self.items:
            item.emit(code)

    def scope(self, s: State, f: Frame) -> int:
        least = WHOLLY
        most = NOTHING
        for item in self.items:
            found = item.scope(s, f)
            least = min(least, found)
            most = max(most, found)
        if self.op == OR:
            return most
        if most > NOTHING and can_be_completed(s, f, self.layout()):
            return WHOLLY
        return PARTLY if most > NOTHING else NOTHING

    def parts(self) -> int:
        return len(self.items)


class AskWhich(Action):
    """Which of several instructions: only those that can be done in full are offered."""

    def __init__(self, items: list[Deed]) -> None:
        self.items = items
        self.at: list[int] = []

    def lay_out(self, code: list[Action]) -> None:
        code.append(self)
        skips: list[Jump] = []
        for item in self.items:
            self.at.append(len(code))
            item.emit(code)
            skip = Jump()
            skips.append(skip)
            code.append(skip)
        for skip in skips:
            skip.to = len(code)

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 1:
            return self.at[arg_a(s.picked)]
        can = [i for i in range(len(self.items)) if self.items[i].scope(s, f) == WHOLLY]
        if len(can) <= 1:
            return self.at[can[0] if can else len(self.items) - 1]
        f.phase = 1
        s.ask(actor(f), "mode", [option(MODE, i) for i in can], grounds(s).choose_rule(s, f, False), f.source)
        return WAIT


def speaks_of_rest(deed: Deed) -> bool:
    if isinstance(deed, Doing):
        return speaks_of_rest(deed.do)
    for phrase in deed.objects():
        if isinstance(phrase, Ref) and phrase.role == REST:
            return True
    return False


def without_rest(deed: Deed) -> tuple[Deed, list[Deed]]:
    """A deed, and what it says at its end of the rest of the revealed cards."""
    if isinstance(deed, Chain) and deed.op != OR and len(deed.items) > 1:
        cut = len(deed.items)
        while cut > 1 and speaks_of_rest(deed.items[cut - 1]):
            cut -= 1
        if cut < len(deed.items):
            rest = deed.items[cut:]
            return (deed.items[0] if cut == 1 else Chain(deed.items[:cut], deed.op)), rest
    return deed, []


register(Chain)
