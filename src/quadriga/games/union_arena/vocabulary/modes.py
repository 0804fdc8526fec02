"""Choosing among listed abilities, those left out that were chosen before in the turn (ua.choose.mode.1)."""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.effects.choices import ChooseModes, IfKeptMode, KeepModes
from quadriga.effects.node import Node, register
from quadriga.effects.program import NEXT, PICKED, SPARE, WAIT, Action
from quadriga.games.union_arena.chapters.abilities import note
from quadriga.games.union_arena.chapters.table import table
from quadriga.games.union_arena.chapters.timing import CHOSE_MODE
from quadriga.kernel.decisions import DONE, MODE, arg_a, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class Already(Node):
    """What has been chosen in this turn cannot be chosen again: by this card, or by any card of a name."""

    name: str = ""
    lines: list[int] = field(default_factory=list)
    """The lines of the list that are meant, if not all."""


@dataclass(eq=False)
class ChooseFresh(ChooseModes):
    """Choose n of the abilities listed that were not chosen before in this turn."""

    already: Already | None = None

    def emit(self, code: list[Action]) -> None:
        code.append(EnterFresh(self))
        code.append(KeepModes())
        for i in range(len(self.modes)):
            IfKeptMode(i).over(code, self.modes[i])

    def left(self, s: State, f: Frame) -> list[int]:
        """The lines that are still to be had."""
        g = table(s)
        name = self.already.name if self.already is not None else ""
        lines = self.already.lines if self.already is not None else []
        gone: list[int] = []
        for entry in g.history:
            if entry.kind != CHOSE_MODE or entry.seat != f.controller or entry.n >> 8 != f.program & 63:
                continue
            if entry.obj == f.source or (name != "" and name in g.face(slot_of(entry.obj)).names):
                if not lines or entry.n & 255 in lines:
                    gone.append(entry.n & 255)
        return [i for i in range(len(self.modes)) if i not in gone]


class EnterFresh(Action):
    """Ask for the next line, or go on when enough are chosen or none is left."""

    def __init__(self, modes: ChooseFresh) -> None:
        self.modes = modes

    def run(self, s: State, f: Frame) -> int:
        modes = self.modes
        if f.phase == 0:
            f.sets[PICKED] = []
            f.x[SPARE] = modes.count.value(s, f)
            f.phase = 1
        elif verb(s.picked) == DONE:
            return NEXT
        else:
            self.take(s, f, arg_a(s.picked))
        while len(f.sets[PICKED]) < f.x[SPARE]:
            left = [i for i in modes.left(s, f) if i not in f.sets[PICKED]]
            if not left:
                return NEXT
            if len(left) > 1 or modes.up_to:
                options = [option(MODE, i) for i in left]
                if modes.up_to:
                    options.append(option(DONE))
                s.ask(f.controller, "mode", options, modes.rule, f.source)
                return WAIT
            self.take(s, f, left[0])
        return NEXT

    def take(self, s: State, f: Frame, i: int) -> None:
        f.sets[PICKED] = f.sets[PICKED] + [i]
        note(table(s), CHOSE_MODE, f.controller, f.source, (f.program & 63) << 8 | i)


register(Already, ChooseFresh)
