"""The seven trigger types (ua.trig.types.1)."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters import verbs
from quadriga.games.union_arena.chapters.abilities import TRIGGER_ABILITY, raise_event
from quadriga.games.union_arena.chapters.choosing import choosable, chosen
from quadriga.games.union_arena.chapters.drawing import draw
from quadriga.games.union_arena.chapters.durations import A_BP, A_LOCK_NEXT, UNTIL_READIED, UNTIL_TURN_ENDS
from quadriga.games.union_arena.chapters.faces import (
    ACTIVE,
    CHARACTER,
    COLOR,
    DRAW,
    FINAL,
    GET,
    RAID,
    SPECIAL,
)
from quadriga.games.union_arena.chapters.limits import range_bonus, use_up_range
from quadriga.games.union_arena.chapters.playing import may_play_on, room
from quadriga.games.union_arena.chapters.prohibitions import forbidden, own_forbids, spared
from quadriga.games.union_arena.chapters.raid import bases_in_reach, raid_condition
from quadriga.games.union_arena.chapters.readying import ready, rest
from quadriga.games.union_arena.chapters.replacing import returned_instead, sideline_together
from quadriga.games.union_arena.chapters.sidelining import (
    enter,
    put,
    remove,
    return_to_hand,
)
from quadriga.games.union_arena.chapters.table import (
    DECK,
    ENERGY,
    FRONT,
    HAND,
    LIFE,
    SIDELINE,
    Table,
    table,
)
from quadriga.games.union_arena.chapters.timing import PLAYED
from quadriga.games.union_arena.chapters.values import bp
from quadriga.games.union_arena.vocabulary.standing import (
    BE_PLAYED,
    BE_RESTED,
    BE_RETURNED,
    BE_SIDELINED,
    SPECIAL_RETURNS,
)
from quadriga.kernel.applied import Applied
from quadriga.kernel.decisions import PICK, PLACE, arg_a, arg_b, option, verb
from quadriga.kernel.frames import END, NEXT, Frame, Step
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

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
COLOR_RULES: Final = [
    "ua.trig.color.red", "ua.trig.color.blue", "ua.trig.color.yellow", "ua.trig.color.green", "ua.trig.color.purple",
]  # fmt: skip


def using(f: Frame) -> proc.TriggerFrame:
    assert isinstance(f, proc.TriggerFrame)
    return f


class UseTrigger(Step):
    """Some happen at once, the others ask something first."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        trigger = using(f).trigger
        if trigger == GET:
            return_to_hand(g, slot_of(f.source), "ua.trig.get.1")
            return END
        if trigger == DRAW:
            draw(g, f.controller, 1, "ua.trig.draw.1", f.source)
            return END
        if trigger == FINAL:
            final(g, f.controller, f.source)
            return END
        if trigger == RAID:
            return ASK_FOR_RAID.number
        plays = trigger == COLOR and g.face(slot_of(f.source)).color in (GREEN, PURPLE)
        return ASK_FOR_CHEAP.number if plays else ASK_FOR_CHARACTER.number  # ua.trig.color.1


def final(g: Table, seat: int, source: int) -> None:
    """With no life left, the top card of the deck becomes life (ua.trig.final.1, ua.trig.final.2, ua.trig.final.3)."""
    deck = g.pile(seat, DECK)
    if not g.pile(seat, LIFE) and deck:
        put(g, deck[len(deck) - 1], LIFE, "ua.trig.final.1", source)


# -- Raid: to hand, or perform Raid with energy but no AP (ua.trig.raid.1, ua.trig.raid.2) ----------


class AskForRaid(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = slot_of(f.source)
        seat = f.controller
        options = [option(verbs.TO_HAND, c)]
        if raid_condition(g, seat, c):
            for base in bases_in_reach(g, seat, c):
                options.append(option(verbs.RAID, c, base))
        if len(options) > 1:
            g.ask(seat, "raid trigger", options, "ua.trig.raid.1", f.source)
        else:
            g.picked = options[0]
        return NEXT


class ToHandOrRaid(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if verb(g.picked) == verbs.TO_HAND:
            return_to_hand(g, slot_of(f.source), "ua.trig.raid.1")
            return END
        raid = proc.RaidFrame(f.source, f.controller)  # ua.trig.raid.3
        raid.base = arg_b(g.picked)
        raid.by = TRIGGER_ABILITY  # ua.play.8: not from hand
        raid.by_source = f.source
        g.push(raid)
        return END


# -- Active, Special, and Color of red, blue and yellow: they choose a character ---------------------


def candidates(g: Table, f: proc.TriggerFrame) -> list[int]:
    trigger = f.trigger
    seat = f.controller
    if trigger == ACTIVE:
        cards = [x for x in g.field(seat) if g.face(x).type == CHARACTER]
    else:
        cards = g.pile(1 - seat, FRONT)
        if trigger == COLOR:
            color = g.face(slot_of(f.source)).color
            if color == RED:
                cards = [x for x in cards if bp(g, x) <= RED_BP + range_bonus(g, seat)]
            elif color == BLUE:
                cards = [x for x in cards if bp(g, x) <= BLUE_BP + range_bonus(g, seat)]
    return [x for x in cards if choosable(g, seat, f.source, TRIGGER_ABILITY, x)]


def rule_of(g: Table, f: proc.TriggerFrame) -> str:
    if f.trigger == ACTIVE:
        return "ua.trig.active.1"
    if f.trigger == SPECIAL:
        return "ua.trig.special.1"
    return COLOR_RULES[g.face(slot_of(f.source)).color]


class AskForCharacter(Step):
    """Nothing to choose, nothing done (ua.trig.need.1)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = candidates(g, using(f))
        if not cards:
            return END
        if len(cards) > 1:
            g.ask(f.controller, "choose", [option(PICK, x) for x in cards], rule_of(g, using(f)), f.source)
        else:
            g.picked = option(PICK, cards[0])
        return NEXT


class AffectCharacter(Step):
    def run(self, s: State, f: Frame) -> int:
        affect(table(s), using(f), arg_a(s.picked))
        return END


def affect(g: Table, f: proc.TriggerFrame, x: int) -> None:
    seat = f.controller
    rule = rule_of(g, f)
    chosen(g, seat, f.source, TRIGGER_ABILITY, x)
    trigger = f.trigger
    if rule == "ua.trig.color.red" or rule == "ua.trig.color.blue":
        use_up_range(g, seat)
    if trigger == ACTIVE:
        ready(g, x, rule, f.source)
        apply(g, A_BP, x, ACTIVE_BP, UNTIL_TURN_ENDS, seat, f.source)
        if g.recording:
            g.emit("BP", rule, seat, g.handle(x), ACTIVE_BP, cause=f.source)
    elif trigger == SPECIAL:
        if forbidden(g, SPECIAL_RETURNS, x, -1):
            return_to_hand(g, slot_of(f.source), "ua.text.instead.1", g.handle(x))
        elif not spared(g, seat, -1, x, BE_SIDELINED):  # triggers are abilities too
            sideline_together(g, [x], rule, f.source, True)
    else:
        color = g.face(slot_of(f.source)).color
        if color == RED:
            if not spared(g, seat, -1, x, BE_SIDELINED):
                sideline_together(g, [x], rule, f.source, True)
        elif color == BLUE:
            if not spared(g, seat, -1, x, BE_RETURNED) and not returned_instead(g, x, rule, f.source):
                return_to_hand(g, x, rule, f.source)
        else:  # ua.trig.color.yellow, ua.lock.pick.1
            if not spared(g, seat, -1, x, BE_RESTED):
                rest(g, x, rule, f.source)
            apply(g, A_LOCK_NEXT, x, 0, UNTIL_READIED, seat, f.source)


def apply(g: Table, what: int, x: int, amount: int, ends: int, seat: int, source: int) -> None:
    g.applied = g.applied + [Applied(what, g.handle(x), amount, ends, seat, source, 0)]
    g.touch()


# -- Color of green and purple: play a cheap character of that colour, active, for nothing -----------


class AskForCheap(Step):
    """ua.trig.color.green, ua.trig.color.purple"""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        color = g.face(slot_of(f.source)).color
        source = HAND if color == GREEN else SIDELINE
        cards = [x for x in g.pile(f.controller, source) if cheap(g, x, color)]
        if not cards:
            return END
        if len(cards) > 1:
            g.ask(f.controller, "choose", [option(PICK, x) for x in cards], COLOR_RULES[color], f.source)
        else:
            g.picked = option(PICK, cards[0])
        return NEXT


class AskForLine(Step):
    """A green trigger plays it on either line (ua.play.2), a purple one on the front line."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        u = using(f)
        u.card = arg_a(g.picked)
        u.line = FRONT
        color = g.face(slot_of(u.source)).color
        if color != GREEN:
            return MAKE_ROOM.number
        lines = [line for line in (FRONT, ENERGY) if may_play_on(g, u.card, line)]
        if len(lines) > 1:
            g.ask(u.controller, "line", [option(PLACE, line) for line in lines], COLOR_RULES[color], u.source)
            return NEXT
        u.line = lines[0] if lines else FRONT
        return MAKE_ROOM.number


class ChooseLine(Step):
    def run(self, s: State, f: Frame) -> int:
        using(f).line = arg_a(s.picked)
        return NEXT


class MakeRoomForTrigger(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        line = using(f).line
        if room(g, f.controller, line) > 0:
            return PLAY_CHEAP.number
        options = [option(PICK, y) for y in g.pile(f.controller, line)]
        g.ask(f.controller, "make room", options, "ua.play.3", f.source)  # ua.play.3
        return NEXT


class RemoveForTrigger(Step):
    def run(self, s: State, f: Frame) -> int:
        remove(table(s), arg_a(s.picked), "ua.play.3", f.source)
        return NEXT


class PlayCheap(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        u = using(f)
        rule = COLOR_RULES[g.face(slot_of(u.source)).color]
        enter(g, u.card, u.line, False, TRIGGER_ABILITY, rule, u.source)  # ua.trig.color.play.1
        raise_event(g, PLAYED, u.controller, g.handle(u.card), u.source)
        return END


def cheap(g: Table, x: int, color: int) -> bool:
    face = g.face(x)
    if face.type != CHARACTER or face.color != color or face.energy > COLOR_ENERGY or face.ap != COLOR_AP:
        return False
    return not own_forbids(g, BE_PLAYED, x)


ASK_FOR_RAID: Final = AskForRaid()
ASK_FOR_CHARACTER: Final = AskForCharacter()
ASK_FOR_CHEAP: Final = AskForCheap()
MAKE_ROOM: Final = MakeRoomForTrigger()
PLAY_CHEAP: Final = PlayCheap()
proc.TRIGGER.add(
    UseTrigger(), ASK_FOR_RAID, ToHandOrRaid(), ASK_FOR_CHARACTER, AffectCharacter(),
    ASK_FOR_CHEAP, AskForLine(), ChooseLine(), MAKE_ROOM, RemoveForTrigger(), PLAY_CHEAP,
)  # fmt: skip
