"""Choices inside effects, asked one pick at a time with "done" among the options."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.flow import Jump
from quadriga.effects.groups import seats
from quadriga.effects.node import register
from quadriga.effects.program import (
    COUNT,
    DID,
    IT,
    NEXT,
    PICKED,
    SPARE,
    SPARE2,
    WAIT,
    Action,
    Amount,
    Group,
    effect_rules,
)
from quadriga.kernel.decisions import DONE, MODE, NUMBER, PICK, arg_a, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class Choose(Action):
    """Choose cards; "it" and "they" stand for them afterwards.

    Up to n: any number from none to n. Otherwise n, or as many as there are. `chooser` is
    YOURS or OPPONENTS. `taxed` is False where the text only says which cards are moved
    (giving up one's own), so that immunity from being chosen has no say.
    """

    among: Group
    count: Amount
    up_to: bool
    chooser: int = 0
    taxed: bool = True

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            f.sets[PICKED] = []
            f.x[SPARE] = self.count.value(s, f)
            f.phase = 1
        else:
            picked = s.picked
            if verb(picked) == DONE:
                return self.finish(s, f)
            self.take(s, f, arg_a(picked))
        return self.ask_next(s, f)

    def ask_next(self, s: State, f: Frame) -> int:
        rules = effect_rules(s)
        want = f.x[SPARE] - len(f.sets[PICKED])
        if want <= 0:
            return self.finish(s, f)
        slots: list[int] = []
        for h in self.among.handles(s, f):
            if h in f.sets[PICKED]:
                continue
            c = slot_of(h)
            if (not self.taxed or rules.choosable(s, f, c)) and self.fits_with(s, f, c):
                slots.append(c)
        if not slots:
            return self.finish(s, f)
        if not self.up_to and len(slots) <= want and not self.picky():
            for c in slots:
                self.take(s, f, c)
            return self.finish(s, f)
        options = [option(PICK, c) for c in slots]
        if self.up_to:
            options.append(option(DONE))
        s.ask(self.asked(f), "choose", options, rules.choose_rule(s, f, self.up_to), f.source)
        return WAIT

    def asked(self, f: Frame) -> int:
        """Who chooses."""
        return seats(self.chooser, f.controller)[0]

    def picky(self) -> bool:
        """Can one pick make another impossible?"""
        return False

    def fits_with(self, s: State, f: Frame, c: int) -> bool:
        """May `c` be picked beside the cards picked already?"""
        return True

    def take(self, s: State, f: Frame, c: int) -> None:
        f.sets[PICKED] = f.sets[PICKED] + [s.handle(c)]
        if self.taxed:
            effect_rules(s).chosen(s, f, c)

    def finish(self, s: State, f: Frame) -> int:
        picked = f.sets[PICKED]
        f.sets[IT] = picked
        f.x[COUNT] = len(picked)
        if self.up_to:
            f.x[DID] = 1 if len(picked) > 0 else 0
        else:
            f.x[DID] = 1 if len(picked) >= f.x[SPARE] and len(picked) > 0 else 0
        return NEXT


@dataclass(eq=False)
class ChooseNumber(Action):
    """Name a number from least to most; it becomes the last count."""

    least: Amount
    most: Amount
    rule: str = ""

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 1:
            f.x[COUNT] = arg_a(s.picked)
            f.x[DID] = 1 if f.x[COUNT] > 0 else 0
            return NEXT
        least = self.least.value(s, f)
        most = self.most.value(s, f)
        if most <= least:
            f.x[COUNT] = least
            f.x[DID] = 1 if least > 0 else 0
            return NEXT
        f.phase = 1
        options = [option(NUMBER, n) for n in range(least, most + 1)]
        s.ask(f.controller, "number", options, self.rule, f.source)
        return WAIT


class EnterModes(Action):
    """Ask for the next line of a list of abilities, or go on when enough are chosen."""

    def __init__(self, modes: ChooseModes) -> None:
        self.modes = modes

    def run(self, s: State, f: Frame) -> int:
        modes = self.modes
        if f.phase == 0:
            f.sets[PICKED] = []
            f.x[SPARE] = modes.count.value(s, f)
            f.phase = 1
        else:
            if verb(s.picked) == DONE:
                return NEXT
            f.sets[PICKED] = f.sets[PICKED] + [arg_a(s.picked)]
        chosen = f.sets[PICKED]
        if len(chosen) >= f.x[SPARE] or len(chosen) >= len(modes.modes):
            return NEXT
        options = [option(MODE, i) for i in range(len(modes.modes)) if i not in chosen]
        if modes.up_to:
            options.append(option(DONE))
        if len(options) == 1 and not modes.up_to:
            f.sets[PICKED] = chosen + [arg_a(options[0])]
            return NEXT
        s.ask(f.controller, "mode", options, modes.rule, f.source)
        return WAIT


class KeepModes(Action):
    """Fold the chosen lines into a bit mask, so that inner choices may use the picks."""

    def run(self, s: State, f: Frame) -> int:
        mask = 0
        for i in f.sets[PICKED]:
            mask |= 1 << i
        f.x[SPARE2] = mask
        return NEXT


class IfKeptMode(Jump):
    """Jump unless line `i` was chosen."""

    def __init__(self, i: int) -> None:
        super().__init__()
        self.i = i

    def run(self, s: State, f: Frame) -> int:
        return NEXT if (f.x[SPARE2] >> self.i) & 1 == 1 else self.to


@dataclass(eq=False)
class ChooseModes(Action):
    """Choose n of the abilities listed: different ones, carried out in printed order."""

    count: Amount
    modes: list[Action]
    up_to: bool = False
    rule: str = ""

    def emit(self, code: list[Action]) -> None:
        code.append(EnterModes(self))
        code.append(KeepModes())
        for i in range(len(self.modes)):
            IfKeptMode(i).over(code, self.modes[i])


register(Choose, ChooseNumber, ChooseModes)
