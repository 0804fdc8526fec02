"""Carry out texts of other cards (ucg.copy)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.groups import YOURS
from quadriga.effects.node import register
from quadriga.effects.program import DID, NEXT, WAIT, Action, Filter, Group
from quadriga.games.ultraman.describing import standing_for
from quadriga.games.ultraman.faces import PAYMENT, EffectText
from quadriga.games.ultraman.gates import Deed
from quadriga.games.ultraman.paying import can_pay
from quadriga.games.ultraman.powers import text_active
from quadriga.games.ultraman.resolving import CHOSEN, CHOSEN_CARD, NESTED, start_effect
from quadriga.games.ultraman.speaking import Characters
from quadriga.games.ultraman.table import Table, table
from quadriga.games.ultraman.terms import TEXT
from quadriga.games.ultraman.timing import ENTERS_PLAY, SCENE_ENTERS_PLAY
from quadriga.games.ultraman.triggers import Triggered
from quadriga.games.ultraman.whom import ForgetChosen, Whom
from quadriga.kernel.decisions import arg_a, arg_b, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class CarryOutText(Action):
    """Carry out a text of another card once, with this effect's player as its player (ucg.copy.1, ucg.copy.2)."""

    def __init__(self, group: Group, kind: int, payment: bool) -> None:
        self.group = group
        self.kind = kind
        self.payment = payment

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if f.phase == 0:
            options = self.options(t, f)
            if not options:
                f.x[DID] = 0
                return NEXT
            f.phase = 1
            if len(options) > 1:
                s.ask(f.controller, "text", options, "ucg.copy.1", f.source)
                return WAIT
            s.picked = options[0]
        if f.phase == 1:
            f.phase = 2
            c = arg_a(s.picked)
            text = t.face(c).texts[arg_b(s.picked)]
            nested = start_effect(t, c, text, t.handle(c), f.controller, cause=f.source)
            nested.x[NESTED] = 1  # a payment text counts as used (ucg.r.copyuse)
            return WAIT
        return NEXT

    def options(self, t: Table, f: Frame) -> list[int]:
        found: list[int] = []
        for h in self.group.handles(t, f):
            c = h & 4095
            for text in t.face(c).texts:
                if self.fits(t, c, text, f.controller):
                    found.append(option(TEXT, c, text.number))
        return found

    def fits(self, t: Table, c: int, text: EffectText, seat: int) -> bool:
        if self.payment:
            return text.kind == PAYMENT and can_pay(t, c, text, seat)
        tree = text.tree
        if text.watches != self.kind or not isinstance(tree, Triggered) or not tree.trigger.own:
            return False
        return standing_for(t, c) < 0 or text_active(t, c, text)


@dataclass(eq=False)
class TriggerText(Deed):
    """Trigger one 《When this character (scene) enters play》 effect on a card."""

    group: Group
    scene: bool

    def kind(self) -> int:
        return SCENE_ENTERS_PLAY if self.scene else ENTERS_PLAY

    def emit(self, code: list[Action]) -> None:
        code.append(CarryOutText(self.group, self.kind(), False))


@dataclass(eq=False)
class ChosenCard(Group):
    """The card chosen before."""

    def handles(self, s: State, f: Frame) -> list[int]:
        return f.sets[CHOSEN_CARD]


@dataclass(eq=False)
class TriggerOn(Deed):
    """Trigger one 《When this character enters play》 effect on one of these characters; they are spoken of."""

    whom: Whom

    def emit(self, code: list[Action]) -> None:
        code.append(ForgetChosen())
        self.whom.emit(code)
        code.append(CarryOutText(TopsOfChosen(), ENTERS_PLAY, False))

    def scope(self, s: State, f: Frame) -> int:
        return self.whom.scope(s, f)


class TopsOfChosen(Group):
    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        return [t.handle(t.top(k)) for k in f.sets[CHOSEN] if t.area_of[k] >= 0]


@dataclass(eq=False)
class ResolveActivate(Deed):
    """Choose one [Activate] effect on your … and resolve it by paying its cost (ucg.copy.2)."""

    who: Filter

    def emit(self, code: list[Action]) -> None:
        code.append(CarryOutText(Characters(YOURS, self.who), 0, True))


register(TriggerText, ChosenCard, TriggerOn, ResolveActivate)
