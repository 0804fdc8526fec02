"""Movement Round, and every other way in which characters change their places."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.chapters.faces import STAYS_PUT, WHEN_MOVES
from quadriga.games.universal_arena.chapters.playing import stunned
from quadriga.games.universal_arena.chapters.standing import total
from quadriga.games.universal_arena.chapters.statuses import ROOT, watch
from quadriga.games.universal_arena.chapters.table import JANUARY, JULY, MOVEMENT, TEAM, Table, seat_of, table
from quadriga.kernel.decisions import DONE, FIRST_GAME_VERB, arg_a, option, verb
from quadriga.kernel.frames import END, NEXT, Frame, Procedure, Step
from quadriga.kernel.state import State

SWAP: Final = FIRST_GAME_VERB
"""Exchange the characters of columns a and a + 1."""
SWAP_COST: Final = 1  # uni.move.3


class BeginMovement(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        g.phase = MOVEMENT  # uni.move.1
        g.priority = g.initiative  # uni.move.2
        g.passes = 0
        if g.recording:
            g.emit("phase", "uni.turn.1", n=MOVEMENT)
        return NEXT


class AskForSwap(Step):
    """Players alternate; two passes in a row close it (uni.move.10)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        while g.passes < 2:
            options = swaps(g, g.priority)
            if options or g.pause == 1:
                options.append(option(DONE))
                g.ask(g.priority, "movement", options, "uni.move.3" if g.edition == JANUARY else "uni.e2.move.1")
                return NEXT
            _pass(g, g.priority)
            g.priority = 1 - g.priority
        return END


class SwapOrPass(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        seat = g.priority
        if verb(g.picked) == SWAP:
            g.passes = 0  # uni.move.10
            _pay_swap(g, seat, arg_a(g.picked))
        else:
            _pass(g, seat)
        g.priority = 1 - seat  # uni.move.9
        return ASK_FOR_SWAP.number


ASK_FOR_SWAP: Final = AskForSwap()
MOVEMENT_ROUND: Final = Procedure("movement", BeginMovement(), ASK_FOR_SWAP, SwapOrPass())


def swaps(s: Table, seat: int) -> list[int]:
    """Pairs of living neighbours, if it can be paid (uni.move.4, uni.e2.move.4, uni.house.char.3)."""
    found: list[int] = []
    if s.energy[seat] < swap_cost(s, seat):
        return found
    for k in range(2):
        a = s.line[seat * TEAM + k]
        b = s.line[seat * TEAM + k + 1]
        if a >= 0 and b >= 0 and not stunned(s, a) and not stunned(s, b):  # uni.house.stun.1
            found.append(option(SWAP, k))
    return found


def swap_cost(s: Table, seat: int) -> int:
    """1 Energy; in July the first swap of each team and turn is free, by itself (uni.e2.move.2, uni.e2.move.9)."""
    return 0 if s.edition == JULY and s.free[seat] == 1 else SWAP_COST


def _pass(s: Table, seat: int) -> None:
    s.passes += 1
    if s.recording:
        s.emit("pass", "uni.move.3", seat)


def _pay_swap(s: Table, seat: int, k: int) -> None:
    s.energy[seat] -= swap_cost(s, seat)  # no Ultimate Meter for it (uni.move.6, uni.e2.move.5)
    if s.free[seat] == 1:  # gone also if the swap fails (uni.e2.move.6)
        s.free = [0, s.free[1]] if seat == 0 else [s.free[0], 0]
    a = s.line[seat * TEAM + k]
    b = s.line[seat * TEAM + k + 1]
    if s.recording:
        s.emit("swap", "uni.move.3", seat, s.handle(a), other=s.handle(b))
    exchange(s, a, b, "uni.move.7")


def rooted(s: Table, ch: int) -> bool:
    """Can nothing move it?"""
    return s.num[ch][ROOT] > 0 or (s.standing != 0 and total(s, ch, STAYS_PUT, 0) > 0)


def exchange(s: Table, a: int, b: int, rule: str) -> bool:
    """Two characters of one line change places, unless one is rooted (uni.move.11, uni.kw.swap.1)."""
    if rooted(s, a) or rooted(s, b):  # uni.st.root.1
        if s.recording:
            s.emit("move failed", rule, seat_of(a), s.handle(a), other=s.handle(b))
        return False
    base = seat_of(a) * TEAM
    at = s.column[a]
    to = s.column[b]
    s.column[a] = to
    s.column[b] = at
    s.line[base + at] = b
    s.line[base + to] = a
    watch(s, a, WHEN_MOVES, -1, 1)
    watch(s, b, WHEN_MOVES, -1, 1)
    return True


def shove(s: Table, ch: int, step: int) -> bool:
    """One place along the line; whoever is passed changes places, an empty column is entered."""
    at = s.column[ch]
    to = at + step
    if to < 0 or to > 2:
        return False  # the edge (uni.kw.push.1)
    base = seat_of(ch) * TEAM
    other = s.line[base + to]
    if other >= 0:
        return exchange(s, ch, other, "uni.st.root.1")
    if rooted(s, ch):
        return False
    s.column[ch] = to
    s.line[base + at] = -1
    s.line[base + to] = ch
    watch(s, ch, WHEN_MOVES, -1, 1)
    return True


def push(s: Table, ch: int, n: int, direction: int) -> None:
    for _ in range(n):
        if not shove(s, ch, direction):
            break
    if s.recording:
        s.emit("pushed", "uni.kw.push.1", seat_of(ch), s.handle(ch), n)


def pull(s: Table, ch: int, n: int, column: int) -> None:
    """Towards the column of the source, stopping there (uni.kw.pull.1)."""
    for _ in range(n):
        at = s.column[ch]
        if at == column or not shove(s, ch, 1 if column > at else -1):
            break
    if s.recording:
        s.emit("pulled", "uni.kw.pull.1", seat_of(ch), s.handle(ch), n)
