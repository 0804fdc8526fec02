"""The seven trigger types (ua.trig.types.1)."""

from __future__ import annotations

from quadriga.games.union_arena import procedures as proc
from quadriga.games.union_arena import verbs
from quadriga.games.union_arena.abilities import TRIGGER_ABILITY, happened
from quadriga.games.union_arena.choosing import choosable, chosen
from quadriga.games.union_arena.drawing import draw
from quadriga.games.union_arena.durations import A_BP, A_LOCK_NEXT, UNTIL_READIED, UNTIL_TURN_ENDS
from quadriga.games.union_arena.energy import enough_energy
from quadriga.games.union_arena.faces import (
    ACTIVE,
    CHARACTER,
    COLOR,
    DRAW,
    FINAL,
    GET,
    RAID,
    SPECIAL,
)
from quadriga.games.union_arena.limits import range_bonus, use_up_range
from quadriga.games.union_arena.playing import may_play_on, room
from quadriga.games.union_arena.prohibitions import forbidden, own_forbids
from quadriga.games.union_arena.raid import bases_for, raid_condition
from quadriga.games.union_arena.readying import ready, rest
from quadriga.games.union_arena.replacing import sideline_together
from quadriga.games.union_arena.sidelining import (
    enter,
    put,
    remove,
    return_to_hand,
)
from quadriga.games.union_arena.standing import BE_PLAYED, BE_REMOVED, BE_RESTED, BE_RETURNED
from quadriga.games.union_arena.table import (
    DECK,
    ENERGY,
    FRONT,
    HAND,
    LIFE,
    SIDELINE,
    Table,
)
from quadriga.games.union_arena.timing import PLAYED
from quadriga.games.union_arena.values import bp
from quadriga.kernel.applied import Applied
from quadriga.kernel.decisions import PICK, PLACE, arg_a, arg_b, option, verb
from quadriga.kernel.frames import Frame

ACTIVE_BP = 3000  # ua.trig.active.1
RED_BP = 2500  # ua.trig.color.red
BLUE_BP = 3500  # ua.trig.color.blue
COLOR_ENERGY = 2  # ua.trig.color.green, ua.trig.color.purple
COLOR_AP = 1

RED = 0
BLUE = 1
YELLOW = 2
GREEN = 3
PURPLE = 4


def step(g: Table, f: Frame) -> None:
    trigger = f.x[0]
    seat = f.controller
    c = f.source & 4095
    if trigger == GET:
        g.pop()
        return_to_hand(g, c, "ua.trig.get.1")
    elif trigger == DRAW:
        g.pop()
        draw(g, seat, 1, "ua.trig.draw.1", f.source)
    elif trigger == FINAL:
        g.pop()
        final(g, seat, f.source)
    elif trigger == RAID:
        raid_trigger(g, f, c, seat)
    elif trigger == ACTIVE:
        pick_one(g, f, seat, "ua.trig.active.1")
    elif trigger == SPECIAL:
        pick_one(g, f, seat, "ua.trig.special.1")
    else:
        color = g.face(c).color
        if color == GREEN or color == PURPLE:
            play_one(g, f, c, seat, color)
        else:
            rules = ["ua.trig.color.red", "ua.trig.color.blue", "ua.trig.color.yellow"]
            pick_one(g, f, seat, rules[color])  # ua.trig.color.1


def final(g: Table, seat: int, source: int) -> None:
    """With no life left, the top card of the deck becomes life (ua.trig.final.1, ua.trig.final.2, ua.trig.final.3)."""
    deck = g.pile(seat, DECK)
    if not g.pile(seat, LIFE) and deck:
        put(g, deck[len(deck) - 1], LIFE, "ua.trig.final.1", source)


def raid_trigger(g: Table, f: Frame, c: int, seat: int) -> None:
    """To hand, or perform Raid with energy but no AP (ua.trig.raid.1, ua.trig.raid.2)."""
    if f.pc == 0:
        f.pc = 1
        options = [option(verbs.TO_HAND, c)]
        if enough_energy(g, seat, c, True) and raid_condition(g, seat, c):
            for base in bases_for(g, seat, c):
                options.append(option(verbs.RAID, c, base))
        if len(options) > 1:
            g.ask(seat, "raid trigger", options, "ua.trig.raid.1", f.source)
            return
        g.picked = options[0]
    g.pop()
    if verb(g.picked) == verbs.TO_HAND:
        return_to_hand(g, c, "ua.trig.raid.1")
        return
    raid = Frame(proc.RAID, f.source, seat)  # ua.trig.raid.3
    raid.x = [arg_b(g.picked), 0]
    g.push(raid)


def candidates(g: Table, f: Frame, seat: int) -> list[int]:
    trigger = f.x[0]
    if trigger == ACTIVE:
        cards = [x for x in g.field(seat) if g.face(x).type == CHARACTER]
    else:
        cards = g.pile(1 - seat, FRONT)
        if trigger == COLOR:
            color = g.face(f.source & 4095).color
            if color == RED:
                cards = [x for x in cards if bp(g, x) <= RED_BP + range_bonus(g, seat)]
            elif color == BLUE:
                cards = [x for x in cards if bp(g, x) <= BLUE_BP + range_bonus(g, seat)]
    return [x for x in cards if choosable(g, seat, f.source, TRIGGER_ABILITY, x)]


def pick_one(g: Table, f: Frame, seat: int, rule: str) -> None:
    """Triggers that choose a character; nothing to choose, nothing done (ua.trig.need.1)."""
    if f.pc == 0:
        f.pc = 1
        cards = candidates(g, f, seat)
        if not cards:
            g.pop()
            return
        if len(cards) > 1:
            g.ask(seat, "choose", [option(PICK, x) for x in cards], rule, f.source)
            return
        g.picked = option(PICK, cards[0])
    g.pop()
    x = arg_a(g.picked)
    chosen(g, seat, f.source, TRIGGER_ABILITY, x)
    trigger = f.x[0]
    if rule == "ua.trig.color.red" or rule == "ua.trig.color.blue":
        use_up_range(g, seat)
    if trigger == ACTIVE:
        ready(g, x, rule, f.source)
        apply(g, A_BP, x, ACTIVE_BP, UNTIL_TURN_ENDS, seat, f.source)
        if g.recording:
            g.emit("BP", rule, seat, g.handle(x), ACTIVE_BP, cause=f.source)
    elif trigger == SPECIAL:
        if not forbidden(g, BE_REMOVED, x, -1):  # ua.protect.1: triggers are abilities too
            sideline_together(g, [x], rule, f.source)
    else:
        color = g.face(f.source & 4095).color
        if color == RED:
            if not forbidden(g, BE_REMOVED, x, -1):
                sideline_together(g, [x], rule, f.source)
        elif color == BLUE:
            if not forbidden(g, BE_REMOVED, x, -1) and not forbidden(g, BE_RETURNED, x, -1):  # ua.protect.3
                return_to_hand(g, x, rule, f.source)
        else:  # ua.trig.color.yellow, ua.lock.pick.1
            if not forbidden(g, BE_RESTED, x, -1):
                rest(g, x, rule, f.source)
            apply(g, A_LOCK_NEXT, x, 0, UNTIL_READIED, seat, f.source)


def apply(g: Table, what: int, x: int, amount: int, ends: int, seat: int, source: int) -> None:
    g.applied = g.applied + [Applied(what, g.handle(x), amount, ends, seat, source, 0)]
    g.touch()


def play_one(g: Table, f: Frame, c: int, seat: int, color: int) -> None:
    """Play a cheap character of that colour, active, for nothing (ua.trig.color.green, ua.trig.color.purple)."""
    rule = "ua.trig.color.green" if color == GREEN else "ua.trig.color.purple"
    if f.pc == 0:
        f.pc = 1
        source = HAND if color == GREEN else SIDELINE
        cards = [x for x in g.pile(seat, source) if cheap(g, x, color)]
        if not cards:
            g.pop()
            return
        if len(cards) > 1:
            g.ask(seat, "choose", [option(PICK, x) for x in cards], rule, f.source)
            return
        g.picked = option(PICK, cards[0])
    if f.pc == 1:
        x = arg_a(g.picked)
        f.sets = [[x]]
        f.x[1] = FRONT
        f.pc = 2
        if color == GREEN:  # ua.play.2
            lines = [line for line in (FRONT, ENERGY) if may_play_on(g, x, line)]
            if len(lines) > 1:
                g.ask(seat, "line", [option(PLACE, line) for line in lines], rule, f.source)
                return
            g.picked = option(PLACE, lines[0] if lines else FRONT)
    if f.pc == 2:
        if color == GREEN:
            f.x[1] = arg_a(g.picked)
        f.pc = 3
        if room(g, seat, f.x[1]) <= 0:  # ua.play.3
            g.ask(seat, "make room", [option(PICK, y) for y in g.pile(seat, f.x[1])], "ua.play.3", f.source)
            return
    elif f.pc == 3:
        remove(g, arg_a(g.picked), "ua.play.3", f.source)
    g.pop()
    x = f.sets[0][0]
    enter(g, x, f.x[1], False, TRIGGER_ABILITY, rule, f.source)  # ua.trig.color.play.1
    happened(g, PLAYED, seat, g.handle(x), f.source)


def cheap(g: Table, x: int, color: int) -> bool:
    face = g.face(x)
    if face.type != CHARACTER or face.color != color or face.energy > COLOR_ENERGY or face.ap != COLOR_AP:
        return False
    return not own_forbids(g, BE_PLAYED, x)
