"""What a running program knows: whose it is, whom it aims at, its X and its roll.

The programs of one use share the numbers of the frame of that use; any other program has its own.
"""

from __future__ import annotations

from typing import Final

from quadriga.effects.program import program_id
from quadriga.games.universal_arena.table import Table
from quadriga.kernel.frames import Frame

# Procedures
P_PREPARE: Final = 0
P_TURN: Final = 1
P_MOVEMENT: Final = 2
P_COMBAT: Final = 3
P_PLAY: Final = 4
P_RESOLVE: Final = 5
P_USE: Final = 6
P_HITS: Final = 7
P_PROGRAM: Final = 8
P_SETTLE: Final = 9
P_WINDOW: Final = 10
P_TICK: Final = 11

# Numbers of such a frame; those below 8 are the shared ones of `effects.program`.
USE: Final = 8
"""Place on the stack of the use this belongs to, or -1."""
USER: Final = 9
CARD: Final = 10
"""Slot of the card, or -1."""
FACE: Final = 11
"""The card's form for this use, or the face the program stands on."""
TARGET: Final = 12
"""Main target, or -1."""
X: Final = 13
ROLL: Final = 14
"""The Power Roll of this use so far, or -1."""
SPENT: Final = 15
STATUS: Final = 16
"""The status whose line this is, or -1."""
ONCE: Final = 17
"""A bit per "once per use" that has happened."""
BEGAN: Final = 18
"""A bit per condition of an "instead" that was true before the effect began (uni.text.instead.1)."""
GUARD: Final = 19
"""Slot of the Defense this Attack meets, or -1."""
HIT: Final = 20
"""1 if any hit came through; 2 if all that came were evaded."""
LEFT_ZERO: Final = 21
"""1 while every hit left 0 behind the guard's Shield (uni.kw.counter.1)."""
PAID_OUT: Final = 22
"""0 if the part of the text that was to be paid for does not happen (uni.term.ammo.2)."""
FOLLOWED: Final = 23
METER_PAID: Final = 24
"""Ultimate Meter paid beyond the fixed part, for "per 10 Ultimate Meter spent"."""
MEETS: Final = 25
"""Slot of the other card of the pairing, or -1."""
NUMBERS: Final = 26

TARGETS: Final = 0
"""Group of the frame: the characters aimed at, main target first."""
WORK: Final = 1

_EMPTY: Final[list[int]] = []


def new_frame(proc: int, user: int, card: int, face: int) -> Frame:
    f = Frame(proc, card if card >= 0 else user, 0 if user < 3 else 1)
    f.x = [0] * NUMBERS
    f.x[USE] = -1
    f.x[USER] = user
    f.x[CARD] = card
    f.x[FACE] = face
    f.x[TARGET] = -1
    f.x[ROLL] = -1
    f.x[STATUS] = -1
    f.x[GUARD] = -1
    f.x[MEETS] = -1
    f.x[PAID_OUT] = 1
    f.sets = [_EMPTY, _EMPTY, _EMPTY, _EMPTY, _EMPTY, _EMPTY, _EMPTY, _EMPTY]
    return f


def context(s: Table, f: Frame) -> Frame:
    """The frame that holds what this program knows."""
    at = f.x[USE]
    return f if at < 0 else s.stack[at]


def start(s: Table, user: int, card: int, face: int, program: int, use: int, targets: list[int]) -> Frame:
    """Run program `program` of face `face`, as part of the use at place `use` of the stack, or alone."""
    f = new_frame(P_PROGRAM, user, card, face)
    f.program = program_id(face, program)
    f.x[USE] = use
    f.sets[TARGETS] = targets
    if targets:
        f.x[TARGET] = targets[0]
    s.push(f)
    return f


def in_use(s: Table) -> bool:
    """Is a card being used?"""
    for f in s.stack:
        if f.proc == P_USE:
            return True
    return False


def unsettle(s: Table) -> None:
    """Something must be looked at before the next instruction: triggers, defeats, forms."""
    stack = s.stack
    n = len(stack)
    if n == 0 or stack[n - 1].proc != P_SETTLE:
        stack.append(Frame(P_SETTLE, -1, -1))
