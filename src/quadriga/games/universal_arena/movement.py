"""Movement Round, and every other way in which characters change their places."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.playing import stunned
from quadriga.games.universal_arena.statuses import ROOT
from quadriga.games.universal_arena.table import MOVEMENT, TEAM, Table, seat_of
from quadriga.kernel.decisions import DONE, FIRST_GAME_VERB, arg_a, option, verb
from quadriga.kernel.frames import Frame

SWAP: Final = FIRST_GAME_VERB
"""Exchange the characters of columns a and a + 1."""
SWAP_COST: Final = 1  # uni.move.3


def movement_round(s: Table, f: Frame) -> None:
    """Players alternate; two passes in a row close it."""
    if f.pc == 0:
        s.phase = MOVEMENT  # uni.move.1
        s.priority = s.initiative  # uni.move.2
        s.passes = 0
        f.pc = 1
        if s.recording:
            s.emit("phase", "uni.turn.1", n=MOVEMENT)
        return
    if f.phase == 1:
        f.phase = 0
        seat = s.priority
        if verb(s.picked) == SWAP:
            s.passes = 0  # uni.move.10
            _pay_swap(s, seat, arg_a(s.picked))
        else:
            _pass(s, seat)
        s.priority = 1 - seat  # uni.move.9
        return
    if s.passes >= 2:  # uni.move.10
        s.pop()
        return
    options = swaps(s, s.priority)
    if not options and s.pause == 0:
        _pass(s, s.priority)
        s.priority = 1 - s.priority
        return
    options.append(option(DONE))
    f.phase = 1
    s.ask(s.priority, "movement", options, "uni.move.3")


def swaps(s: Table, seat: int) -> list[int]:
    """Pairs of living neighbours, if 1 Energy is left (uni.move.4, uni.house.char.3)."""
    found: list[int] = []
    if s.energy[seat] < SWAP_COST:
        return found
    for k in range(2):
        a = s.line[seat * TEAM + k]
        b = s.line[seat * TEAM + k + 1]
        if a >= 0 and b >= 0 and not stunned(s, a) and not stunned(s, b):  # uni.house.stun.1
            found.append(option(SWAP, k))
    return found


def _pass(s: Table, seat: int) -> None:
    s.passes += 1
    if s.recording:
        s.emit("pass", "uni.move.3", seat)


def _pay_swap(s: Table, seat: int, k: int) -> None:
    s.energy[seat] -= SWAP_COST  # no Ultimate Meter for it (uni.move.6)
    a = s.line[seat * TEAM + k]
    b = s.line[seat * TEAM + k + 1]
    if s.recording:
        s.emit("swap", "uni.move.3", seat, s.handle(a), other=s.handle(b))
    exchange(s, a, b, "uni.move.7")


def exchange(s: Table, a: int, b: int, rule: str) -> bool:
    """Two characters of one line change places, unless one is rooted (uni.move.11, uni.kw.swap.1)."""
    if s.num[a][ROOT] > 0 or s.num[b][ROOT] > 0:  # uni.st.root.1
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
    if s.num[ch][ROOT] > 0:
        return False
    s.column[ch] = to
    s.line[base + at] = -1
    s.line[base + to] = ch
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
