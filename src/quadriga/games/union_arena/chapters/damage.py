"""When a Player Takes Damage, and Checking for Triggers."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters import verbs
from quadriga.games.union_arena.chapters.abilities import note, raise_event
from quadriga.games.union_arena.chapters.faces import NO_TRIGGER
from quadriga.games.union_arena.chapters.prohibitions import forbidden
from quadriga.games.union_arena.chapters.settle import out_of_life, settle
from quadriga.games.union_arena.chapters.sidelining import put, remove
from quadriga.games.union_arena.chapters.standing_effects import numbers
from quadriga.games.union_arena.chapters.table import LIFE, LIMBO, SIDELINE, WIDTH, Table, table
from quadriga.games.union_arena.chapters.timing import (
    CHECKED,
    DAMAGED,
    LIFE_TO_SIDELINE,
    TRIGGER_USED,
)
from quadriga.games.union_arena.vocabulary.standing import TRIGGER, TRIGGER_CHANGE
from quadriga.kernel.decisions import PICK, arg_a, arg_b, option, verb
from quadriga.kernel.frames import AGAIN, END, NEXT, Frame, Step
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


def damaging(f: Frame) -> proc.DamageFrame:
    assert isinstance(f, proc.DamageFrame)
    return f


class AskForLife(Step):
    """The dealer chooses the life cards (ua.damage.1), as many as there are (ua.damage.4)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        d = damaging(f)
        life = g.pile(d.victim, LIFE)
        left = min(d.amount, len(life)) - len(d.chosen)
        if left > 0:
            free = [c for c in life if c not in d.chosen]
            if len(free) > left:
                g.ask(d.controller, "life", [option(PICK, c) for c in free], "ua.damage.1", d.source)
                return NEXT
            d.chosen = d.chosen + free
        deal(g, d)
        return CHECK_NEXT.number


class ChooseLife(Step):
    def run(self, s: State, f: Frame) -> int:
        damaging(f).chosen = damaging(f).chosen + [arg_a(s.picked)]
        return AGAIN


class CheckNext(Step):
    """Cards without a usable trigger go first; the others in the order their player likes (ua.trigger.5)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        d = damaging(f)
        for c in d.to_check:
            if not usable(g, d, c):  # ua.trigger.4
                d.to_check = [x for x in d.to_check if x != c]
                finish_card(g, d, c)
                return CHECK_NEXT.number
        if not d.to_check:
            return DAMAGE_OVER.number
        options: list[int] = []
        for c in d.to_check:
            options.append(option(verbs.USE_TRIGGER, c))
            for other in changed_to(g, d, c):
                options.append(option(verbs.CHANGE_TRIGGER, c, other))
            options.append(option(verbs.DECLINE_TRIGGER, c))
        asking = g.handle(d.to_check[0]) if len(d.to_check) == 1 else -1  # the card whose trigger it is
        g.ask(d.victim, "trigger", options, "ua.trigger.2", asking)
        return NEXT


class UseOrDecline(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        d = damaging(f)
        c = arg_a(g.picked)
        d.to_check = [x for x in d.to_check if x != c]
        d.finishing = c
        if verb(g.picked) == verbs.DECLINE_TRIGGER:
            if g.recording:
                g.emit("trigger declined", "ua.trigger.2", d.victim, g.handle(c))
            return NEXT
        trigger = proc.TriggerFrame(g.handle(c), d.victim)
        trigger.trigger = arg_b(g.picked) if verb(g.picked) == verbs.CHANGE_TRIGGER else g.face(c).trigger
        if g.recording:
            g.emit("trigger", "ua.trigger.2", d.victim, g.handle(c), trigger.trigger)
        raise_event(g, TRIGGER_USED, d.victim, g.handle(c), -1, trigger.trigger)
        g.push(trigger)
        return NEXT


class TriggerOver(Step):
    """The trigger of one card is finished: its card goes to the sideline (ua.trigger.6)."""

    def run(self, s: State, f: Frame) -> int:
        finish_card(table(s), damaging(f), damaging(f).finishing)
        return CHECK_NEXT.number


class DamageOver(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        d = damaging(f)
        g.damage_depth -= 1
        if g.damage_depth == 0 and out_of_life(g, "ua.win.1"):  # ua.damage.3
            return END
        raise_event(g, DAMAGED, d.victim, d.source, -1, d.amount)
        if g.stack[len(g.stack) - 2].procedure is proc.ATTACK:
            settle(g)
        return END


CHECK_NEXT: Final = CheckNext()
DAMAGE_OVER: Final = DamageOver()
proc.DAMAGE.add(AskForLife(), ChooseLife(), CHECK_NEXT, UseOrDecline(), TriggerOver(), DAMAGE_OVER)


def deal(g: Table, f: proc.DamageFrame) -> None:
    """All chosen cards are turned up together and no longer count as life (ua.damage.2, ua.damage.5, ua.damage.7)."""
    g.damage_depth += 1
    g.mark()
    if g.recording:
        g.emit(
            "damage", "ua.direct.1" if not f.by_ability else "ua.damage.6", f.victim, f.source, len(f.chosen)
        )
    for c in f.chosen:
        put(g, c, LIMBO, "ua.trigger.1", f.source)
        note(g, CHECKED, f.victim, g.handle(c))
    f.to_check = f.chosen
    f.floor = g.next_waiting


def usable(g: Table, f: Frame, c: int) -> bool:
    """A trigger that is there and not locked by the dealer's text (ua.trigger.2, ua.trig.lock.1)."""
    trigger = g.face(c).trigger
    return trigger != NO_TRIGGER and not locked(g, f, trigger)


def locked(g: Table, f: Frame, trigger: int) -> bool:
    """Does the dealer's text stop triggers of this type (ua.trig.lock.1)?"""
    return f.source >= 0 and g.here(f.source) and forbidden(g, TRIGGER, slot_of(f.source), trigger)


def changed_to(g: Table, f: proc.DamageFrame, c: int) -> list[int]:
    """Other types that a trigger may be used as, each once however many texts say so (ua.trig.change.1)."""
    found: list[int] = []
    for src, other in numbers(g, TRIGGER_CHANGE, c):
        if g.zone[src] // WIDTH == f.victim and other not in found and not locked(g, f, other):
            found.append(other)
    return found


def finish_card(g: Table, f: proc.DamageFrame, c: int) -> None:
    """To its owner's sideline (ua.trigger.3), then what that set off, before the next trigger (ua.trigger.8)."""
    if g.place(c) == LIMBO:
        if g.face(c).to_removal:
            remove(g, c, "ua.main.event.5", f.source)
        else:
            put(g, c, SIDELINE, "ua.trigger.3" if g.face(c).trigger else "ua.trigger.4")
            raise_event(g, LIFE_TO_SIDELINE, f.victim, g.handle(c), f.source)
    settle(g, f.floor)
