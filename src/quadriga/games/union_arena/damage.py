"""When a Player Takes Damage, and Checking for Triggers."""

from __future__ import annotations

from quadriga.games.union_arena import procedures as proc
from quadriga.games.union_arena import verbs
from quadriga.games.union_arena.abilities import happened, note
from quadriga.games.union_arena.at_work import numbers
from quadriga.games.union_arena.faces import NO_TRIGGER
from quadriga.games.union_arena.prohibitions import forbidden
from quadriga.games.union_arena.settle import out_of_life, settle
from quadriga.games.union_arena.sidelining import put, remove
from quadriga.games.union_arena.standing import TRIGGER, TRIGGER_CHANGE
from quadriga.games.union_arena.table import LIFE, LIMBO, SIDELINE, WIDTH, Table
from quadriga.games.union_arena.timing import (
    CHECKED,
    DAMAGED,
    LIFE_TO_SIDELINE,
    TRIGGER_USED,
)
from quadriga.kernel.decisions import PICK, arg_a, arg_b, option, verb
from quadriga.kernel.frames import Frame

# numbers of a damage frame
AMOUNT = 0
VICTIM = 1
BY_ABILITY = 2
FLOOR = 3
# groups
CHOSEN = 0
TO_CHECK = 1


def step(g: Table, f: Frame) -> None:
    victim = f.x[VICTIM]
    if f.pc == 0:
        life = g.pile(victim, LIFE)
        want = f.x[AMOUNT] if f.x[AMOUNT] < len(life) else len(life)  # ua.damage.4
        if f.phase == 1:
            f.phase = 0
            f.sets[CHOSEN] = f.sets[CHOSEN] + [arg_a(g.picked)]
        left = want - len(f.sets[CHOSEN])
        if left > 0:
            free = [c for c in life if c not in f.sets[CHOSEN]]
            if len(free) > left:
                f.phase = 1  # ua.damage.1
                g.ask(f.controller, "life", [option(PICK, c) for c in free], "ua.damage.1", f.source)
                return
            f.sets[CHOSEN] = f.sets[CHOSEN] + free
        f.pc = 1
        deal(g, f, victim)
    elif f.pc == 1:
        check_next(g, f, victim)
    elif f.pc == 2:
        answered(g, f, victim)
    elif f.pc == 3:
        f.pc = 1  # the trigger of one card is finished: its card goes to the sideline (ua.trigger.6)
        finish_card(g, f, victim, f.sets[CHOSEN][0])
    else:
        g.pop()
        g.damage_depth -= 1
        if g.damage_depth == 0 and out_of_life(g, "ua.win.1"):  # ua.damage.3
            return
        happened(g, DAMAGED, victim, f.source, -1, f.x[AMOUNT])
        if g.stack[len(g.stack) - 1].proc == proc.ATTACK:
            settle(g)


def deal(g: Table, f: Frame, victim: int) -> None:
    """All chosen cards are turned up together and no longer count as life (ua.damage.2, ua.damage.5, ua.damage.7)."""
    g.damage_depth += 1
    g.mark()
    if g.recording:
        g.emit(
            "damage", "ua.direct.1" if f.x[BY_ABILITY] == 0 else "ua.damage.6", victim, f.source, len(f.sets[CHOSEN])
        )
    handles: list[int] = []
    for c in f.sets[CHOSEN]:
        put(g, c, LIMBO, "ua.trigger.1", f.source)
        handles.append(c)
        note(g, CHECKED, victim, g.handle(c))
    f.sets[TO_CHECK] = handles
    f.x.append(g.next_waiting)


def usable(g: Table, f: Frame, c: int) -> bool:
    """A trigger that is there and not locked by the dealer's text (ua.trigger.2, ua.trig.lock.1)."""
    trigger = g.face(c).trigger
    return trigger != NO_TRIGGER and not locked(g, f, trigger)


def locked(g: Table, f: Frame, trigger: int) -> bool:
    """Does the dealer's text stop triggers of this type (ua.trig.lock.1)?"""
    return f.source >= 0 and g.here(f.source) and forbidden(g, TRIGGER, f.source & 4095, trigger)


def check_next(g: Table, f: Frame, victim: int) -> None:
    """Cards without a usable trigger go first; the others in the order their player likes (ua.trigger.5)."""
    for c in f.sets[TO_CHECK]:
        if not usable(g, f, c):  # ua.trigger.4
            f.sets[TO_CHECK] = [x for x in f.sets[TO_CHECK] if x != c]
            finish_card(g, f, victim, c)
            return
    if not f.sets[TO_CHECK]:
        f.pc = 4
        return
    options: list[int] = []
    for c in f.sets[TO_CHECK]:
        options.append(option(verbs.USE_TRIGGER, c))
        for other in changed_to(g, f, victim, c):
            options.append(option(verbs.CHANGE_TRIGGER, c, other))
        options.append(option(verbs.DECLINE_TRIGGER, c))
    f.pc = 2
    g.ask(victim, "trigger", options, "ua.trigger.2", f.source)


def changed_to(g: Table, f: Frame, victim: int, c: int) -> list[int]:
    """Other types that a trigger may be used as, each once however many texts say so (ua.trig.change.1)."""
    found: list[int] = []
    for src, other in numbers(g, TRIGGER_CHANGE, c):
        if g.zone[src] // WIDTH == victim and other not in found and not locked(g, f, other):
            found.append(other)
    return found


def answered(g: Table, f: Frame, victim: int) -> None:
    c = arg_a(g.picked)
    f.sets[TO_CHECK] = [x for x in f.sets[TO_CHECK] if x != c]
    f.sets[CHOSEN] = [c]
    f.pc = 3
    if verb(g.picked) == verbs.DECLINE_TRIGGER:
        if g.recording:
            g.emit("trigger declined", "ua.trigger.2", victim, g.handle(c))
        return
    trigger = Frame(proc.TRIGGER, g.handle(c), victim)
    kind = arg_b(g.picked) if verb(g.picked) == verbs.CHANGE_TRIGGER else g.face(c).trigger
    trigger.x = [kind, 0]
    trigger.sets = [[]]
    if g.recording:
        g.emit("trigger", "ua.trigger.2", victim, g.handle(c), kind)
    happened(g, TRIGGER_USED, victim, g.handle(c), -1, kind)
    g.push(trigger)


def finish_card(g: Table, f: Frame, victim: int, c: int) -> None:
    """To its owner's sideline (ua.trigger.3), then what that set off, before the next trigger (ua.trigger.8)."""
    if g.place(c) == LIMBO:
        if g.face(c).to_removal:
            remove(g, c, "ua.main.event.5", f.source)
        else:
            put(g, c, SIDELINE, "ua.trigger.3" if g.face(c).trigger else "ua.trigger.4")
            happened(g, LIFE_TO_SIDELINE, victim, g.handle(c), f.source)
    settle(g, f.x[FLOOR])
