"""What a running program knows: whose it is, whom it aims at, its X and its roll.

The programs of one use share the numbers of the frame of that use; any other program has its own.
"""

from __future__ import annotations

from typing import Final

from quadriga.effects.program import program_id, step_program
from quadriga.games.universal_arena.chapters.table import TEAM, Table
from quadriga.kernel.frames import Frame, Procedure
from quadriga.kernel.state import State


class CarryOutProgram(Procedure):
    """A text goes through its program, not through steps."""

    def carry_on(self, s: State, f: Frame) -> None:
        if step_program(s, f):
            s.pop()


PROGRAM: Final = CarryOutProgram("program")


class SettleFrame(Frame):
    FIELDS = ("triggered",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.triggered = False
        """A trigger has run since the team that stands last was looked for."""

    def copy(self) -> Frame:
        f = SettleFrame(self.source, self.controller)
        f.stand(self)
        f.triggered = self.triggered
        return f


SETTLE: Final = Procedure("settle", kind=SettleFrame)
"""Its steps stand in `settle`."""

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
"""Whether any hit came through: one of the three below."""
NO_HIT: Final = 0
CAME_THROUGH: Final = 1
EVADED: Final = 2
"""All that came were evaded."""
LEFT_ZERO: Final = 21
"""1 while every hit left 0 behind the guard's Shield (uni.kw.counter.1)."""
PAID_OUT: Final = 22
"""0 if the part of the text that was to be paid for does not happen (uni.term.ammo.2)."""
FOLLOWED: Final = 23
METER_PAID: Final = 24
"""Ultimate Meter paid beyond the fixed part, for "per 10 Ultimate Meter spent"."""
MEETS: Final = 25
"""Slot of the other card of the pairing, or -1."""
PULLED: Final = 26
"""The character that a Defense has drawn this Attack to, or -1 (uni.e2.defend.1)."""
DEALT: Final = 27
"""Damage that this use has dealt so far: what landed on Shield, Barrier or HP."""
STRUCK: Final = 28
"""A bit for each character that this use has hit."""
FOES: Final = 29
"""How many enemies stood when this use began."""
LOOP: Final = 30
"""How often what is done "for each" is still to be done."""
THROWN: Final = 31
"""The types of the cards that were discarded just before, all together."""
RAISED: Final = 32
"""What its Power has grown by in this use: every roll from here on is so much higher."""
NUMBERS: Final = 33

TARGETS: Final = 0
"""Group of the frame: the characters aimed at, main target first."""
WORK: Final = 1
CHOSEN: Final = 2
"""Whom a text has had its player choose."""

_EMPTY: Final[list[int]] = []


def new_frame(procedure: Procedure, user: int, card: int, face: int) -> Frame:
    f = Frame(card if card >= 0 else user, 0 if user < TEAM else 1)
    f.procedure = procedure
    know(f, user, card, face)
    return f


def know(f: Frame, user: int, card: int, face: int) -> None:
    """Give a frame the numbers and groups of a program."""
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
    f.x[PULLED] = -1
    f.x[PAID_OUT] = 1
    f.sets = [_EMPTY, _EMPTY, _EMPTY, _EMPTY, _EMPTY, _EMPTY, _EMPTY, _EMPTY]


def context(s: Table, f: Frame) -> Frame:
    """The frame that holds what this program knows."""
    at = f.x[USE]
    return f if at < 0 else s.stack[at]


def raised(u: Frame, roll: int) -> int:
    """A roll with what the use has given its card, at least 0 (uni.power.11)."""
    return roll if u.x[RAISED] == 0 else max(0, roll + u.x[RAISED])


def start(s: Table, user: int, card: int, face: int, program: int, use: int, targets: list[int]) -> Frame:
    """Run program `program` of face `face`, as part of the use at place `use` of the stack, or alone."""
    f = new_frame(PROGRAM, user, card, face)
    f.program = program_id(face, program)
    f.x[USE] = use
    f.sets[TARGETS] = targets
    if targets:
        f.x[TARGET] = targets[0]
    s.push(f)
    return f


def unsettle(s: Table) -> None:
    """Something must be looked at before the next instruction: triggers, defeats, forms."""
    stack = s.stack
    n = len(stack)
    if n == 0 or stack[n - 1].procedure is not SETTLE:
        f = SettleFrame(-1, -1)
        f.procedure = SETTLE
        stack.append(f)
