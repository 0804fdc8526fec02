"""After every carried-out ability or action: the rule checks, then the pool until it is empty."""

from __future__ import annotations

from quadriga.games.union_arena import procedures as proc
from quadriga.games.union_arena.abilities import next_waiting
from quadriga.games.union_arena.at_work import standing_kinds
from quadriga.games.union_arena.faces import CHARACTER
from quadriga.games.union_arena.limits import line_limit
from quadriga.games.union_arena.replacing import sideline_together
from quadriga.games.union_arena.sidelining import remove
from quadriga.games.union_arena.standing import BP, LINE_LIMIT
from quadriga.games.union_arena.table import (
    ENERGY,
    FRONT,
    LIFE,
    LINE_SIZE,
    WIDTH,
    Table,
)
from quadriga.games.union_arena.values import bp
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import DRAW


def settle(g: Table, floor: int = 0) -> None:
    """Have checks and waiting abilities done next; only those from `floor` on."""
    if g.settled_at != g.version or g.pool:
        settle_after(g, floor)


def settle_after(g: Table, floor: int = 0) -> None:
    """Have checks and waiting abilities done once what is pushed next is finished."""
    f = Frame(proc.SETTLE, -1, g.active)
    f.x = [floor]
    g.push(f)


def step(g: Table, f: Frame) -> None:
    if f.phase == 2:  # a card was picked to leave an overfull line
        f.phase = 0
        remove(g, arg_a(g.picked), "ua.line.cap.2")
    if f.phase == 0:
        if check_life(g):  # ua.check.1
            return
        while check_zero(g):
            if g.stack[len(g.stack) - 1] is not f:  # it may be replaced (ua.text.instead.2)
                return
        if check_lines(g, f):
            return
    if not next_waiting(g, f, f.x[0]):
        g.settled_at = g.version
        g.pop()


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
    for seat in (g.active, 1 - g.active):
        for place in (FRONT, ENERGY):
            for c in g.zones[seat * WIDTH + place]:
                face = g.face(c)
                if face.type == CHARACTER and bp(g, c) <= 0 and face.bp > 0:
                    low.append(c)
    if low:
        sideline_together(g, low, "ua.sideline.2")
    return bool(low)


def check_lines(g: Table, f: Frame) -> bool:
    """A line above its limit loses the excess at once (ua.line.cap.2). True: somebody is asked."""
    limited = standing_kinds(g) & LINE_LIMIT != 0
    for seat in (g.active, 1 - g.active):
        for place in (FRONT, ENERGY):
            cards = g.zones[seat * WIDTH + place]
            if len(cards) <= (line_limit(g, seat, place) if limited else LINE_SIZE):
                continue
            f.phase = 2
            g.ask(seat, "remove", [option(PICK, c) for c in cards], "ua.line.cap.2")
            return True
    return False
