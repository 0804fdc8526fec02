"""Effect Text Status, and Resolving Effects: waiting effects go depth first."""

from __future__ import annotations

from typing import Final

from quadriga.effects.program import program_id, step_program
from quadriga.effects.registers import ABILITY, BY_UNIT, EVENT, KIND, NESTED, SHOWN, remember
from quadriga.effects.registers import EFFECT as EFFECT_NUMBER
from quadriga.games.ultraman.chapters.battle import conforms
from quadriga.games.ultraman.chapters.faces import PAYMENT, EffectText
from quadriga.games.ultraman.chapters.table import DISCARD, Table, table
from quadriga.games.ultraman.chapters.timing import ACTIVATE_RESOLVED
from quadriga.games.ultraman.chapters.triggers import (
    raise_event,
    record,
    wanted,
)
from quadriga.games.ultraman.chapters.zones import draw, hide_again, send
from quadriga.kernel.decisions import NO, WAITING, YES, arg_a, as_argument, option
from quadriga.kernel.frames import AGAIN, END, NEXT, WAIT, Frame, Procedure, Step
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


class CarryOutEffect(Procedure):
    """An effect goes through its program, not through steps."""

    def carry_on(self, s: State, f: Frame) -> None:
        if step_program(s, f):
            effect_ends(table(s), f)


EFFECT: Final = CarryOutEffect("effect")


def effect_frame(t: Table, program: int, source: int, controller: int, kind: int) -> Frame:
    """`kind`: TRIGGERED, PAYMENT, or -1 for a delayed part."""
    f = EFFECT.frame(controller, source)
    f.program = program
    remember(f)
    t.effects += 1
    f.x[EFFECT_NUMBER] = t.effects
    f.x[KIND] = kind
    f.x[BY_UNIT] = 1 if t.face(slot_of(source)).is_character else 0
    return f


def start_effect(
    t: Table, c: int, text: EffectText, source: int, controller: int, event: int = -1, cause: int = -1
) -> Frame:
    """Begin an effect text of the card in slot `c`; `cause` is the card whose effect carries it out."""
    f = effect_frame(t, program_id(t.card[c], text.program), source, controller, text.kind)
    f.x[ABILITY] = text.number
    if event != -1:
        f.sets[EVENT] = [event]
    if t.recording:
        rule = "9.4.1" if text.kind == PAYMENT else "9.2.1a"
        t.emit("effect", rule, controller, source, text.number, cause=cause)
    t.push(f)
    return f


def effect_ends(t: Table, f: Frame) -> None:
    """When an effect is finished, clean up and let what it triggered wait (10.1.3.3b)."""
    t.pop()
    revealed = f.sets[SHOWN]
    if revealed:
        hide_again(t, [slot_of(h) for h in revealed])
    if f.x[KIND] == PAYMENT:
        source = slot_of(f.source)
        if wanted(t, ACTIVATE_RESOLVED, source, None):
            raise_event(t, [record(t, ACTIVATE_RESOLVED, source, f.controller, None)])
    if f.x[NESTED] == 0:
        after_effect(t)


def after_effect(t: Table) -> None:
    """After a finished effect: conformity, detached Charge cards, scene draw, triggers (ucg.r.cleanup)."""
    correct_stacks(t)
    discard_detached(t)
    if t.fresh:
        t.push(waiting_effects())
    if t.scene_draws:
        t.push(SCENE_DRAW.frame())


def correct_stacks(t: Table) -> None:
    """Top cards go until the stack conforms (12.2.1), after the effect (12.2.2)."""
    for k in t.areas[:]:
        if k >= 0 and len(t.stack_of(k)) > 1:
            while not conforms(t, t.stack_of(k)):
                cards = t.stack_of(k)
                send(t, cards[len(cards) - 1], DISCARD, "12.2.1")


def discard_detached(t: Table) -> None:
    """Charge cards without a host go to their owner's discard area (11.17.5, 11.17.6)."""
    if t.detached:
        cards = t.detached
        t.detached = []
        for c in cards:
            send(t, c, DISCARD, "11.17.5")


class AskForSceneDraw(Step):
    """Whoever put a scene may draw a card (6.2.1, 6.2.2a), before its triggers (6.2.3)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if not t.scene_draws:
            return END
        f.controller = t.scene_draws[0]
        t.scene_draws = t.scene_draws[1:]
        t.ask(f.controller, "scene draw", [option(YES), option(NO)], "6.2.1")
        return NEXT


class DrawForScene(Step):
    def run(self, s: State, f: Frame) -> int:
        if s.picked == option(YES):
            draw(table(s), f.controller, 1, "6.2.1")
        return AGAIN


SCENE_DRAW: Final = Procedure("scene draw", AskForSceneDraw(), DrawForScene())


class WaitingFrame(Frame):
    """Waiting effects of one instant, or of one effect, by their numbers."""

    FIELDS = ("numbers",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.numbers: list[int] = []

    def copy(self) -> Frame:
        f = WaitingFrame(self.source, self.controller)
        f.stand(self)
        f.numbers = self.numbers
        return f


def waiting(f: Frame) -> WaitingFrame:
    assert isinstance(f, WaitingFrame)
    return f


def waiting_effects(numbers: list[int] | None = None) -> WaitingFrame:
    """A frame for these waiting effects, or for those that are new when it is reached."""
    f = WaitingFrame(-1, -1)
    f.procedure = WAITING_EFFECTS
    if numbers is not None:
        f.numbers = numbers
        f.pc = PICK_EFFECT.number
    return f


class TakeUpNewEffects(Step):
    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        waiting(f).numbers = t.fresh
        t.fresh = []
        return NEXT


class PickEffect(Step):
    """One at a time: the Lead's first (10.1.3.4), in an order their player picks (10.1.3.2a, 10.2.1a)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        w = waiting(f)
        if not t.waiting:
            return END
        mine = [e for e in t.waiting if e.seat == t.lead and e.number in w.numbers]
        if not mine:
            mine = [e for e in t.waiting if e.number in w.numbers]
        if not mine:
            return END
        if len(mine) == 1:
            begin_waiting(t, w, as_argument(mine[0].number))
            return WAIT
        options = [option(WAITING, as_argument(e.number)) for e in mine]
        t.ask(mine[0].seat, "waiting", options, "10.1.3.2a")
        return NEXT


class BeginPickedEffect(Step):
    """What it triggers goes first (10.1.3.3a)."""

    def run(self, s: State, f: Frame) -> int:
        begin_waiting(table(s), waiting(f), arg_a(s.picked))
        return PICK_EFFECT.number


PICK_EFFECT: Final = PickEffect()
WAITING_EFFECTS: Final = Procedure(
    "waiting effects", TakeUpNewEffects(), PICK_EFFECT, BeginPickedEffect(), kind=WaitingFrame
)


def begin_waiting(t: Table, f: WaitingFrame, number: int) -> None:
    """Carry out one waiting effect."""
    for w in t.waiting:
        if as_argument(w.number) == number and w.number in f.numbers:
            t.waiting = [other for other in t.waiting if other is not w]
            c = slot_of(w.source)
            start_effect(t, c, t.face(c).texts[w.text], w.source, w.seat, w.event)
            return
