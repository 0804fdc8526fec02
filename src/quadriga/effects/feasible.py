"""Can it be done? It is tried on a copy, all parts together, whatever must be chosen."""

from __future__ import annotations

from typing import Final

from quadriga.effects.program import NEXT, WAIT, Action
from quadriga.effects.registers import DID
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import NOBODY, State

MOST_TRIES: Final = 400
"""Ways of choosing that are tried; where even these decide nothing the choice is offered."""


class Tries:
    def __init__(self) -> None:
        self.left = MOST_TRIES


def can_be_completed(s: State, f: Frame, code: list[Action]) -> bool:
    """Is there a way of choosing in which these instructions are carried out completely?"""
    twin = s.clone()
    twin.recording = False
    twin.decision = None
    trial = f.copy()
    trial.pc = 0
    trial.phase = 0
    trial.x[DID] = 1
    twin.stack = [trial]
    return _completes(twin, code, Tries())


def _completes(s: State, code: list[Action], tries: Tries) -> bool:
    f = s.stack[0]
    while f.pc < len(code):
        result = code[f.pc].run(s, f)
        if s.winner != NOBODY or len(s.stack) > 1:
            return True  # the game ends by it, or another card's text begins: what it does is not ours to ask
        if result == WAIT:
            asked = s.decision
            if asked is None:
                return True
            for choice in asked.options:
                tries.left -= 1
                if tries.left < 0:
                    return True
                copy = s.clone()
                copy.picked = choice
                copy.decision = None
                if _completes(copy, code, tries):
                    return True
            return False
        if f.x[DID] == 0:
            return False
        f.phase = 0
        f.pc = f.pc + 1 if result == NEXT else result
    return True
