"""Effect Text Status, and Resolving Effects: waiting effects go depth first."""

from __future__ import annotations

from typing import Final

from quadriga.effects.program import KEPT, program_id, step_program
from quadriga.games.ultraman.battle import conforms
from quadriga.games.ultraman.faces import PAYMENT, EffectText
from quadriga.games.ultraman.table import DISCARD, Table
from quadriga.games.ultraman.terms import EFFECT, GROUP, SCENE_DRAW
from quadriga.games.ultraman.timing import ACTIVATE_RESOLVED
from quadriga.games.ultraman.triggers import (
    EVENT_CARD,
    NUMBER,
    SEAT,
    SOURCE,
    TEXT,
    happened,
)
from quadriga.games.ultraman.zones import USED_ACTIVATE, draw, hide_again, send
from quadriga.kernel.decisions import NO, WAITING, YES, arg_a, option
from quadriga.kernel.frames import Frame

# Numbers of an effect's frame beyond those that every program has
KIND: Final = 8
"""TRIGGERED, PAYMENT, or -1 for a delayed part."""
BY_CHARACTER: Final = 9
"""1 if the source is a character's card."""
CHOSEN_TYPE: Final = 10
STEP: Final = 11
LEFT_AREA: Final = 12
"""The battle area from which a card or character was taken, for "in its place"."""
LEFT_CHARACTER: Final = 13
LEFT_INDEX: Final = 14
"""The place in the stack that the taken card had."""
NESTED: Final = 15
"""1 if it is carried out inside another effect, which goes on afterwards (ucg.copy.1)."""
NUMBERS: Final = 16

# Groups of an effect's frame beyond those that every program has
CHOSEN_CARD: Final = KEPT
CHOSEN: Final = 8
"""Characters chosen or spoken of, by their numbers."""
SENT: Final = 9
"""Cards sent to a discard area with this effect."""
DISCARDED: Final = 10
EXILED: Final = 11
PLAYED: Final = 12
"""Cards put into play with this effect."""
TO_HAND: Final = 13
RETURNED: Final = 14
REVEALED: Final = 15
"""All cards revealed with this effect, taken or not."""
BEFORE: Final = 16
"""The characters spoken of before the present instruction."""
BOUND: Final = 17
"""Slots of cards that count as several names, each followed by the number of the name it serves as (11.21.2)."""
GROUPS: Final = 18

_EMPTY: Final[list[int]] = []


def effect_frame(t: Table, program: int, source: int, controller: int, kind: int) -> Frame:
    f = Frame(EFFECT, source, controller)
    f.program = program
    f.x = [0] * NUMBERS
    f.x[KIND] = kind
    f.x[BY_CHARACTER] = 1 if t.face(source & 4095).is_character else 0
    f.sets = [_EMPTY] * GROUPS
    return f


def start_effect(
    t: Table, c: int, text: EffectText, source: int, controller: int, event: int = -1, cause: int = -1
) -> Frame:
    """Begin an effect text of the card in slot `c`; `cause` is the card whose effect carries it out."""
    f = effect_frame(t, program_id(t.card[c], text.program), source, controller, text.kind)
    f.x[5] = text.number  # ABILITY
    if event >= 0:
        f.sets[4] = [event]  # EVENT
    if t.recording:
        rule = "9.4.1" if text.kind == PAYMENT else "9.2.1a"
        t.emit("effect", rule, controller, source, text.number, cause=cause)
    t.push(f)
    return f


def step_effect(t: Table, f: Frame) -> None:
    """Carry an effect on; when it is finished, clean up and let what it triggered wait (10.1.3.3b)."""
    if not step_program(t, f):
        return
    t.pop()
    revealed = f.sets[REVEALED]
    if revealed:
        hide_again(t, [h & 4095 for h in revealed])
    if f.x[KIND] == PAYMENT:
        source = f.source & 4095
        t.history = t.history + [[USED_ACTIVATE, f.controller, t.card[source], 0, f.controller]]
        if t.here(f.source):
            happened(t, ACTIVATE_RESOLVED, [source], f.controller)
    if f.x[NESTED] == 0:
        after_effect(t)


def after_effect(t: Table) -> None:
    """After a finished effect: conformity, detached Charge cards, scene draw, triggers (ucg.r.cleanup)."""
    correct_stacks(t)
    discard_detached(t)
    if t.fresh:
        t.push(Frame(GROUP, -1, -1))
    if t.scene_draws:
        t.push(Frame(SCENE_DRAW, -1, t.scene_draws[0]))


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


def step_scene_draw(t: Table, f: Frame) -> None:
    """Whoever put a scene may draw a card (6.2.1, 6.2.2a), before its triggers (6.2.3)."""
    if f.phase == 0:
        f.phase = 1
        if not t.scene_draws:
            t.pop()
            return
        f.controller = t.scene_draws[0]
        t.scene_draws = t.scene_draws[1:]
        t.ask(f.controller, "scene draw", [option(YES), option(NO)], "6.2.1")
        return
    if t.picked == option(YES):
        draw(t, f.controller, 1, "6.2.1")
    f.phase = 0


def step_group(t: Table, f: Frame) -> None:
    """Waiting effects of one instant, one at a time: the Lead's first (10.1.3.4), in an order their
    player picks (10.1.3.2a, 10.2.1a). What they trigger goes first (10.1.3.3a)."""
    if f.pc == 0:
        f.pc = 1
        if not f.x:
            f.x = t.fresh
            t.fresh = []
    if f.phase == 1:
        f.phase = 0
        begin_waiting(t, f, arg_a(t.picked))
        return
    mine: list[list[int]] = []
    for seat in (t.lead, 1 - t.lead):
        mine = [w for w in t.waiting if w[SEAT] == seat and w[NUMBER] in f.x]
        if mine:
            break
    if not mine:
        t.pop()
    elif len(mine) == 1:
        begin_waiting(t, f, mine[0][NUMBER] & 4095)
    else:
        f.phase = 1
        options = [option(WAITING, w[NUMBER] & 4095) for w in mine]
        t.ask(mine[0][SEAT], "waiting", options, "10.1.3.2a")


def begin_waiting(t: Table, f: Frame, number: int) -> None:
    """Carry out one waiting effect."""
    for w in t.waiting:
        if w[NUMBER] & 4095 == number and w[NUMBER] in f.x:
            t.waiting = [other for other in t.waiting if other is not w]
            c = w[SOURCE] & 4095
            start_effect(t, c, t.face(c).texts[w[TEXT]], w[SOURCE], w[SEAT], w[EVENT_CARD])
            return
