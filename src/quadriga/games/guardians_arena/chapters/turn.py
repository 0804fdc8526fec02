"""Game Turn: both players play at the same time, through three phases (gua.turn.1)."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.chapters.combat import COMBAT
from quadriga.games.guardians_arena.chapters.movement import ENTERING_ARENA, MOVEMENT_STEP
from quadriga.games.guardians_arena.chapters.organize import (
    DISCARD_STEP,
    DRAFTING_STEP,
    STOCK_STEP,
    storage_hand,
    up_card,
)
from quadriga.games.guardians_arena.chapters.raid import RAIDS
from quadriga.games.guardians_arena.chapters.settlement import CHALLENGES, TERRAIN_STEP, end_of_turn, exiting
from quadriga.games.guardians_arena.chapters.table import Arena, arena
from quadriga.kernel.frames import AGAIN, NEXT, Frame, Procedure, Step
from quadriga.kernel.state import State


class TurnStep(Step):
    """A step of the turn, by the name that boards give it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


# -- Phase I: Draw and Organize ----------------------------------------------------------------


class Stock(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        s.turn += 1
        _tell(arena(s), "phase I")
        if s.turn > 1:  # gua.stock.3
            s.push(STOCK_STEP.frame())
        return NEXT


class UpCard(TurnStep):
    """Storage Hand and Up-Card."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        storage_hand(a)
        up_card(a)
        return NEXT


class Drafting(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        s.push(DRAFTING_STEP.frame(s.active))
        return NEXT


class Discard(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        s.push(DISCARD_STEP.frame())
        return NEXT


# -- Phase II: Movement and Combat -------------------------------------------------------------


class EnteringArena(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        _tell(arena(s), "phase II")
        s.push(ENTERING_ARENA.frame())
        return NEXT


class Combat(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        s.push(COMBAT.frame())  # gua.duel.3
        return NEXT


class Movement(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        s.push(MOVEMENT_STEP.frame())
        return NEXT


# -- Phase III: Terrain Settlement -------------------------------------------------------------


class Terrain(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        _tell(arena(s), "phase III")
        s.push(TERRAIN_STEP.frame())
        return NEXT


class ExitingArena(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        exiting(arena(s))
        return NEXT


class Challenge(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        s.push(CHALLENGES.frame())
        return NEXT


class Raid(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        s.push(RAIDS.frame())
        return NEXT


class EndOfTurn(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        end_of_turn(arena(s))
        return AGAIN


STEPS: Final[list[TurnStep]] = [
    Stock("stock"), UpCard("up-card"), Drafting("drafting"), Discard("discard"),
    EnteringArena("entering"), Combat("combat"), Movement("movement"),
    Terrain("terrain"), ExitingArena("exiting"), Challenge("challenge"), Raid("raid"), EndOfTurn("end"),
]  # fmt: skip
TURN: Final = Procedure("turn", *STEPS)


def turn_at(name: str) -> Frame:
    """A turn of which this step comes next."""
    f = TURN.frame()
    for step in STEPS:
        if step.name == name:
            f.pc = step.number
    return f


def _tell(s: Arena, phase: str) -> None:
    if s.recording:
        s.emit(phase, "gua.turn.1", -1, -1, s.turn)
