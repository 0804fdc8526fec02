"""Swap the place of one with another (11.9)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.effects.program import DID, NEXT, Action
from quadriga.games.ultraman.describing import this_character
from quadriga.games.ultraman.gates import NOTHING, Deed
from quadriga.games.ultraman.resolving import CHOSEN
from quadriga.games.ultraman.table import Table, table
from quadriga.games.ultraman.whom import ForgetChosen, These, Whom
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State, with_value


class SwapNow(Action):
    """Exchange the places of this character and another; nothing enters play (11.9.1, 11.9.2)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        me = this_character(t, f)
        others = f.sets[CHOSEN]
        if me < 0 or not others or t.area_of[others[0]] < 0 or t.side[others[0]] != t.side[me]:
            f.x[DID] = 0
            return NEXT
        swap_places(t, me, others[0], f.source)
        return NEXT


def swap_places(t: Table, a: int, b: int, cause: int) -> None:
    """Whole characters with their Charge cards change areas (11.9.1)."""
    seat = t.side[a]
    first = t.area_of[a]
    second = t.area_of[b]
    t.area_of = with_value(with_value(t.area_of, a, second), b, first)
    t.areas = with_value(with_value(t.areas, 2 * second + seat, a), 2 * first + seat, b)
    t.touch()
    if t.recording:
        t.emit("swap", "11.9.1", seat, t.handle(t.top(a)), cause=cause, other=t.handle(t.top(b)))


@dataclass(eq=False)
class SwapPlaces(Deed):
    """Swap the place of this character with …"""

    whom: Whom

    def emit(self, code: list[Action]) -> None:
        code.append(ForgetChosen())
        self.whom.emit(code)
        code.append(SwapNow())

    def scope(self, s: State, f: Frame) -> int:
        return self.whom.scope(s, f) if this_character(table(s), f) >= 0 else NOTHING


class SwapThose(Action):
    """The two characters spoken of change places, if they stand on one side."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        those = f.sets[CHOSEN]
        if len(those) != 2 or those[0] == those[1] or t.side[those[0]] != t.side[those[1]]:
            f.x[DID] = 0
            return NEXT
        swap_places(t, those[0], those[1], f.source)
        return NEXT


@dataclass(eq=False)
class SwapTwo(Deed):
    """Swap the place of A with B."""

    whom: These

    def emit(self, code: list[Action]) -> None:
        code.append(ForgetChosen())
        self.whom.emit(code)
        code.append(SwapThose())

    def scope(self, s: State, f: Frame) -> int:
        return self.whom.scope(s, f)


register(SwapPlaces, SwapTwo)
