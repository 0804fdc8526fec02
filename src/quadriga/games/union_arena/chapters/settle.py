"""After every carried-out ability or action: the rule checks, then the pool until it is empty."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.abilities import all_alike, start_waiting, waiting_of
from quadriga.games.union_arena.chapters.faces import CHARACTER
from quadriga.games.union_arena.chapters.limits import line_limit
from quadriga.games.union_arena.chapters.replacing import sideline_together
from quadriga.games.union_arena.chapters.sidelining import remove
from quadriga.games.union_arena.chapters.standing_effects import standing_kinds
from quadriga.games.union_arena.chapters.table import (
    ENERGY,
    FRONT,
    LIFE,
    LINE_SIZE,
    WIDTH,
    Table,
    table,
)
from quadriga.games.union_arena.chapters.values import bp
from quadriga.games.union_arena.vocabulary.standing import BP, LINE_LIMIT
from quadriga.kernel.decisions import PICK, WAITING, arg_a, option
from quadriga.kernel.frames import AGAIN, END, NEXT, WAIT, Frame, Step
from quadriga.kernel.state import DRAW, State


def settle(g: Table, floor: int = 0) -> None:
    """Have checks and waiting abilities done next; only those from `floor` on."""
    if g.settled_at != g.version or g.pool:
        settle_after(g, floor)


def settle_after(g: Table, floor: int = 0) -> None:
    """Have checks and waiting abilities done once what is pushed next is finished."""
    f = proc.SettleFrame(-1, g.active)
    f.floor = floor
    g.push(f)


class RuleChecks(Step):
    """ua.check.1"""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if check_life(g):
            return END
        while check_zero(g):
            if g.stack[len(g.stack) - 1] is not f:  # it may be replaced (ua.text.instead.2)
                return WAIT
        return NEXT if check_lines(g) else TAKE_UP_WAITING.number


class RemoveExcess(Step):
    """A card was picked to leave an overfull line."""

    def run(self, s: State, f: Frame) -> int:
        remove(table(s), arg_a(s.picked), "ua.line.cap.2")
        return AGAIN


class TakeUpWaiting(Step):
    """The turn player's waiting abilities first (ua.simul.2, ua.simul.4).

    With several of one player, that player picks (ua.simul.1, ua.simul.3).
    """

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        assert isinstance(f, proc.SettleFrame)
        if g.pool:
            for turn in range(2):
                seat = g.active ^ turn
                places = waiting_of(g, seat, f.floor)
                if len(places) > 1 and not all_alike(g, places):
                    g.ask(seat, "order", [option(WAITING, i) for i in places], "ua.simul.1")
                    return NEXT
                if places:
                    start_waiting(g, places[0])
                    return AGAIN
        g.settled_at = g.version
        return END


class BeginPicked(Step):
    def run(self, s: State, f: Frame) -> int:
        start_waiting(table(s), arg_a(s.picked))
        return AGAIN


TAKE_UP_WAITING: Final = TakeUpWaiting()
proc.SETTLE.add(RuleChecks(), RemoveExcess(), TAKE_UP_WAITING, BeginPicked())


def check_life(g: Table) -> bool:
    """Life outside damage is examined after the ability in progress (ua.win.5)."""
    if g.damage_depth > 0:
        return False
    return out_of_life(g, "ua.win.5")


def out_of_life(g: Table, rule: str) -> bool:
    none0 = not g.zones[LIFE]
    none1 = not g.zones[WIDTH + LIFE]
    if none0 and none1:
        g.end(DRAW, "ua.win.4")
    elif none0:
        g.end(1, rule)
    elif none1:
        g.end(0, rule)
    return none0 or none1


def check_zero(g: Table) -> bool:
    """When BP Becomes Zero or Less: all such characters together (ua.bp0.1, ua.bp0.2, ua.bp0.3)."""
    if not g.applied and standing_kinds(g) & BP == 0:
        return False
    low: list[int] = []
    for turn in range(2):
        seat = g.active ^ turn
        for place in range(FRONT, ENERGY + 1):
            for c in g.zones[seat * WIDTH + place]:
                face = g.face(c)
                if face.type == CHARACTER and bp(g, c) <= 0 and face.bp > 0:
                    low.append(c)
    if low:
        sideline_together(g, low, "ua.sideline.2")
    return bool(low)


def check_lines(g: Table) -> bool:
    """A line above its limit loses the excess at once (ua.line.cap.2). True: somebody is asked."""
    limited = standing_kinds(g) & LINE_LIMIT != 0
    for turn in range(2):
        seat = g.active ^ turn
        for place in range(FRONT, ENERGY + 1):
            cards = g.zones[seat * WIDTH + place]
            if len(cards) <= (line_limit(g, seat, place) if limited else LINE_SIZE):
                continue
            g.ask(seat, "remove", [option(PICK, c) for c in cards], "ua.line.cap.2")
            return True
    return False
