"""Who acts from here on, and whether a cost is being paid."""

from __future__ import annotations

from quadriga.effects.grounds import grounds
from quadriga.effects.owners import YOU, Player
from quadriga.effects.program import NEXT, Action
from quadriga.effects.registers import ACTOR, PAYING
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class SetActor(Action):
    """Who acts from here on."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: State, f: Frame) -> int:
        f.x[ACTOR] = self.who
        return NEXT


class SetFirst(Action):
    """Where each player acts: the first of them, or the other."""

    def __init__(self, other: bool) -> None:
        self.other = other

    def run(self, s: State, f: Frame) -> int:
        first = 0 if grounds(s).first_seat(s, f) == f.controller else 1
        f.x[ACTOR] = 1 - first if self.other else first
        return NEXT


class Paying(Action):
    def __init__(self, on: int) -> None:
        self.on = on

    def run(self, s: State, f: Frame) -> int:
        f.x[PAYING] = self.on
        return NEXT


def who_acts(who: Player | None) -> int:
    return 0 if who is None or who.who == YOU else 1
