"""Payment powers: [Activate], a cost left of the arrow and an effect right of it (9.4)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.acting import Paying
from quadriga.effects.deeds import Deed
from quadriga.effects.node import register
from quadriga.effects.program import Action
from quadriga.effects.registers import ACTOR
from quadriga.effects.taking import WHOLLY
from quadriga.games.ultraman.chapters.faces import EffectText
from quadriga.games.ultraman.chapters.table import Table


@dataclass(eq=False)
class NoCost(Deed):
    """No cost: the power is used for nothing (ucg.cost.1)."""

    def emit(self, code: list[Action]) -> None:
        pass


@dataclass(eq=False)
class Payment(Deed):
    """[Activate] cost → effect (9.4.1, 9.4.3)."""

    cost: Deed
    effect: Deed
    limit: int = 0

    def emit(self, code: list[Action]) -> None:
        code.append(Paying(1))
        self.cost.emit(code)
        code.append(Paying(0))
        self.effect.emit(code)


def can_pay(t: Table, c: int, text: EffectText, seat: int) -> bool:
    """The entire cost, conditions and choices included, can be paid (9.4.4, ucg.cost.1, ucg.cost.2)."""
    tree = text.tree
    assert isinstance(tree, Payment)
    f = t.lens
    f.source = t.handle(c)
    f.controller = seat
    f.x[ACTOR] = 0
    return tree.cost.scope(t, f) == WHOLLY


register(NoCost, Payment)
