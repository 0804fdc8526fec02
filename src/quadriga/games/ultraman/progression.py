"""Game Progression: the nine phases of a turn, a function a phase or step."""

from __future__ import annotations

from quadriga.games.ultraman.battle import by_baton, conforms
from quadriga.games.ultraman.faces import PAYMENT, EffectText
from quadriga.games.ultraman.paying import can_pay
from quadriga.games.ultraman.powers import text_active, use_key, uses_left
from quadriga.games.ultraman.resolving import PLAYED, effect_frame, start_effect
from quadriga.games.ultraman.setting import scene_phase
from quadriga.games.ultraman.table import (
    ACTIVATION_PHASE,
    DRAW_PHASE,
    END_PHASE,
    HAND,
    JUDGEMENT_PHASE,
    LEVEL_UP_PHASE,
    OPEN_PHASE,
    SCENE_PHASE,
    SET_PHASE,
    START_PHASE,
    Table,
)
from quadriga.games.ultraman.terms import (
    END,
    GROUP,
    JUDGE,
    LEVEL_STEP,
    OPEN,
    POWERS_STEP,
    SET_STEP,
    USE,
)
from quadriga.games.ultraman.triggers import NUMBER, SEAT, field_changed
from quadriga.games.ultraman.zones import draw, enters_play, send
from quadriga.kernel.decisions import DONE, arg_a, arg_b, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import with_value


def step_turn(t: Table, f: Frame) -> None:
    """Nine phases in order, each of them every turn (5.1.2, 5.1.3)."""
    phase = f.pc
    if f.phase == 0 and phase != 0:
        t.phase = phase
        t.step_seat = -1
        if t.recording:
            t.emit("phase", "5.1.2", -1, n=phase)
    if phase == 0:
        f.pc = START_PHASE
    elif phase == START_PHASE:
        start_phase(t)
        f.pc = DRAW_PHASE
    elif phase == DRAW_PHASE:
        draw_phase(t)
        f.pc = SCENE_PHASE
    elif phase == SCENE_PHASE:
        scene_phase(t, f)
    elif phase == SET_PHASE:
        t.areas = t.areas + [-1, -1]  # this turn's battle area (5.5.7)
        two_steps(t, SET_STEP)  # 5.5.1
        f.pc = LEVEL_UP_PHASE
    elif phase == LEVEL_UP_PHASE:
        two_steps(t, LEVEL_STEP)  # 5.6.1a
        f.pc = OPEN_PHASE
    elif phase == OPEN_PHASE:
        t.push(Frame(OPEN, -1, -1))
        f.pc = ACTIVATION_PHASE
    elif phase == ACTIVATION_PHASE:
        two_steps(t, POWERS_STEP)  # 5.8.1
        f.pc = JUDGEMENT_PHASE
    elif phase == JUDGEMENT_PHASE:
        t.push(Frame(JUDGE, -1, -1))
        f.pc = END_PHASE
    elif phase == END_PHASE:
        t.push(Frame(END, -1, -1))
        f.pc = START_PHASE


def two_steps(t: Table, proc: int) -> None:
    """The Lead Player's step, then the Next Player's."""
    t.push(Frame(proc, -1, 1 - t.lead))
    t.push(Frame(proc, -1, t.lead))


# -- Start and Draw Phase -------------------------------------------------------------


def start_phase(t: Table) -> None:
    """Who is Lead is fixed here and holds for the turn (5.2.1, ucg.lead.1)."""
    t.turn += 1
    t.lead = t.next_lead
    t.active = t.lead
    t.used = []
    t.history = []
    if t.recording:
        t.emit("lead", "5.2.1", t.lead, n=t.turn)


def draw_phase(t: Table) -> None:
    """From the second turn on each player draws a card (5.3.1, 5.3.2); no hand limit (5.3.3, 3.4.3)."""
    if t.turn == 1:
        return
    draw(t, t.lead, 1, "5.3.2")
    draw(t, 1 - t.lead, 1, "5.3.2")
    if t.fresh:
        t.push(Frame(GROUP, -1, -1))


# -- Open Phase -----------------------------------------------------------------------


def step_open(t: Table, f: Frame) -> None:
    """All face-down cards at once, then the Lead's waiting effects, then the Next Player's (5.7.1a)."""
    if f.pc == 0:
        open_cards(t)
        f.x = t.fresh
        t.fresh = []
        f.pc = 1
    elif f.pc <= 2:
        seat = t.lead if f.pc == 1 else 1 - t.lead
        f.pc += 1
        t.step_seat = seat
        group = Frame(GROUP, -1, -1)
        # 5.7.1c, 9.2.2: they wait for their player's step
        group.x = [w[NUMBER] for w in t.waiting if w[SEAT] == seat and w[NUMBER] in f.x]
        if group.x:
            t.push(group)
    else:
        t.pop()


def open_cards(t: Table) -> None:
    """Turn all set and levelled cards face-up together; Charge cards stay (5.7.1b, ucg.r.chargeopen)."""
    opened: list[int] = []
    for k in t.areas:
        if k < 0:
            continue
        cards = t.stack_of(k)
        touched = cards_under_a_baton(t, cards)
        for c in cards[:touched]:
            t.down = with_value(t.down, c, 1)
        for c in cards[touched:]:
            if t.down[c] == 1:
                t.down = with_value(t.down, c, 0)
                t.mark()
                t.touch()
                if c == cards[len(cards) - 1]:
                    opened.append(c)
                if t.recording:
                    t.emit("open", "5.7.1b", t.side[k], t.handle(c), t.area_of[k] + 1)
    field_changed(t)
    for top in opened[:]:
        k = t.character_of(top)
        if not conforms(t, t.stack_of(k)):
            opened.remove(top)
            send(t, top, HAND, "12.1.1b")
    # a newly turned top card is an entering of play (5.7.1d); all of them are one instant (9.2.1b)
    enters_play(t, opened, -1, "5.7.1d")


def cards_under_a_baton(t: Table, cards: list[int]) -> int:
    """How many of the lowest cards lie face-down because of a Baton Touch (FR.14b)."""
    if t.match.option("sealed", 0) == 1:
        for i in range(len(cards) - 1, 0, -1):
            if by_baton(t, cards, i):
                return i
    return 0


# -- Effect Activation Phase ----------------------------------------------------------


def usable_powers(t: Table, seat: int) -> list[int]:
    """Every payment power this player can use and pay now, as options (5.8.2.1a, 9.4.4)."""
    options: list[int] = []
    for k in t.characters(seat):
        c = t.top(k)
        if c >= 0 and t.face(c).has_payment:
            _usable(t, c, seat, options)
    scene = t.scene()
    if scene >= 0 and t.owner[scene] == seat and t.face(scene).has_payment:  # 6.3.3
        _usable(t, scene, seat, options)
    return options


def _usable(t: Table, c: int, seat: int, options: list[int]) -> None:
    for text in t.face(c).texts:
        if text.kind == PAYMENT and text_active(t, c, text) and uses_left(t, c, text) and can_pay(t, c, text, seat):
            options.append(option(USE, c, text.number))


def step_powers(t: Table, f: Frame) -> None:
    """Use payment powers, each carried out at once, until a pass (5.8.2.1b, 5.8.2.1c, 5.8.3.1a, 5.8.3.1b)."""
    seat = f.controller
    t.step_seat = seat
    if f.phase == 1:
        f.phase = 0
        if verb(t.picked) == DONE:
            t.pop()
            return
        c = arg_a(t.picked)
        text: EffectText = t.face(c).texts[arg_b(t.picked)]
        t.used = t.used + [use_key(t, c, text)]
        start_effect(t, c, text, t.handle(c), seat)
        return
    options = usable_powers(t, seat)
    if not options:
        t.pop()
        return
    f.phase = 1
    options.append(option(DONE))
    t.ask(seat, "power", options, "5.8.2.1a" if seat == t.lead else "5.8.3.1a")


# -- End Phase ------------------------------------------------------------------------


def step_end(t: Table, f: Frame) -> None:
    """At end of turn parts, Lead first (5.10.2a, ucg.r.endorder); then this turn's effects end (5.10.2b)."""
    for seat in (t.lead, 1 - t.lead):
        for part in t.delayed:
            if part[3] == seat:
                t.delayed = [other for other in t.delayed if other is not part]
                begin_delayed(t, part)
                return
    t.pop()
    kept = [a for a in t.applied if a.ends > t.turn]
    if len(kept) != len(t.applied):
        t.applied = kept
        t.touch()


def begin_delayed(t: Table, part: list[int]) -> None:
    """Carry out a delayed part; its source need not be active any more (ucg.r.endorder)."""
    f = effect_frame(t, part[0], part[2], part[3], -1)
    f.pc = part[1]
    f.sets[PLAYED] = part[4:]
    if t.recording:
        t.emit("effect", "5.10.2a", part[3], part[2], 0)
    t.push(f)
