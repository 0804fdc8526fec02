"""Going round the table: what each player does in turn, and what goes to and fro until both have passed."""

from __future__ import annotations

from typing import ClassVar

from quadriga.games.guardians_arena.chapters.table import Arena
from quadriga.kernel.frames import NEXT, Frame, Step
from quadriga.kernel.state import State, with_value


class TurnsFrame(Frame):
    """Each player has a turn, the Active player first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first_done",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.first_done = False

    def copy(self) -> Frame:
        f = TurnsFrame(self.source, self.controller)
        f.stand(self)
        f.first_done = self.first_done
        return f


def turns(f: Frame) -> TurnsFrame:
    assert isinstance(f, TurnsFrame)
    return f


def whose_turn(s: Arena, f: Frame) -> int:
    return 1 - s.active if turns(f).first_done else s.active


class OtherPlayer(Step):
    """Back to an earlier step for the other player, once."""

    def __init__(self, first: Step) -> None:
        super().__init__()
        self.first = first

    def run(self, s: State, f: Frame) -> int:
        if turns(f).first_done:
            return NEXT
        turns(f).first_done = True
        return self.first.number


class ToAndFroFrame(Frame):
    """The players act by turns until both have passed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.seat = controller
        """Who is next."""

    def copy(self) -> Frame:
        f = ToAndFroFrame(self.source, self.controller)
        f.stand(self)
        f.seat = self.seat
        return f


def both_passed(s: Arena) -> bool:
    return s.passed[0] == 1 and s.passed[1] == 1


def pass_for_good(s: Arena, seat: int, rule: str) -> None:
    s.passed = with_value(s.passed, seat, 1)
    if s.recording:
        s.emit("pass", rule, seat)
