"""When Multiple Abilities Activate Simultaneously: watching events, the pool of waiting abilities."""

from __future__ import annotations

from typing import Final

from quadriga.effects.program import (
    ABILITY,
    EVENT,
    EVENT_KIND,
    EVENT_N,
    KEPT,
    OTHER,
    program_frame,
    program_id,
)
from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.durations import A_ABILITY, gained_ability, in_force
from quadriga.games.union_arena.chapters.faces import (
    OPPONENTS_TURN,
    YOUR_TURN,
    Ability,
)
from quadriga.games.union_arena.chapters.standing_effects import ability_on, loses_abilities, meets, standing_kinds
from quadriga.games.union_arena.chapters.table import (
    ATTACK_PHASE,
    ENERGY,
    FRONT,
    HAND,
    SIDELINE,
    WIDTH,
    Delayed,
    Happening,
    Table,
    Waiting,
)
from quadriga.games.union_arena.chapters.timing import (
    DECK_TO_SIDELINE,
    HAND_TO_SIDELINE,
    IN_MOVEMENT_PHASE,
    LEFT_FIELD,
    LOST,
    MOVED,
    MOVED_TO,
    PLAYED,
    RAIDED_OVER,
    READIED,
    RESTED,
    RETURNED,
    SIDELINED,
    AttackPhaseTiming,
    AttackTiming,
    BlockTiming,
    CourseTiming,
    GoneTiming,
    LostTiming,
    MoveTiming,
    PlaceTiming,
    RaidTiming,
    Timing,
    TogetherTiming,
)
from quadriga.games.union_arena.vocabulary.standing import BP, FORBIDS, GENERATES, PERMITS
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of

DERIVED: Final = BP | GENERATES | FORBIDS | PERMITS
"""Kinds of standing texts that BP and energy are derived from."""
IMPACT_PROGRAM: Final = -1
DOUBLE_PROGRAM: Final = -2
"""Double Attack or Double Block: like Impact it waits among the abilities of its moment."""
SILENTLY: Final = 2
"""The number of a PLAYED event whose card's own When Played stays silent (ua.play.7)."""
GAINED: Final = 100
"""Abilities in quotation marks are numbered from here on."""
KEYWORD_ABILITY: Final = 97
"""The number that Impact, Double Attack and Double Block have as abilities."""
DELAYED_ABILITY: Final = 98
NOBODY_YET: Final[list[int]] = []
TRIGGER_ABILITY: Final = 99
"""The number that a trigger has as an ability, for texts that ask what kind of ability it is."""


def note(g: Table, kind: int, seat: int, obj: int, n: int = 0, other: int = -1) -> None:
    """Write into the log of the turn that conditions on the past read (ua.text.history.1)."""
    g.history.append(Happening(kind, seat, n, obj, other))
    if standing_kinds(g) & DERIVED:  # a text may ask for this, so what was derived no longer holds (ua.text.live.1)
        g.touch()


def raise_event(
    g: Table,
    kind: int,
    seat: int,
    obj: int = -1,
    other: int = -1,
    n: int = 0,
    was_place: int = -1,
    was_raided: int = -1,
    was_lost: int = 0,
    held: list[int] | None = None,
    had: list[int] | None = None,
) -> None:
    """Tell watchers: every ability that this sets off joins the pool.

    For a card that has just left the field, the `was_…` values say what it was there, and `had`
    are the abilities that it had gained.
    """
    note(g, kind, seat, obj, n, other)
    if kind == MOVED:
        note(g, MOVED_TO, seat, obj, g.place(slot_of(obj)), other)
    g.left_place = was_place
    g.scratch.turned = obj if kind == RESTED or kind == READIED else -1
    bit = 1 << kind
    for side in range(2):
        for place in range(FRONT, ENERGY + 1):
            for c in g.zones[side * WIDTH + place]:
                if g.face(c).watches & bit:
                    _wake(g, c, side, bit, kind, seat, obj, other, n)
        if g.elsewhere & bit:
            for c in g.zones[side * WIDTH + HAND]:
                if g.face(c).watches & bit:
                    _wake_elsewhere(g, c, side, HAND, bit, kind, seat, obj, other, n)
            for c in g.zones[side * WIDTH + SIDELINE]:
                if g.face(c).watches & bit:
                    _wake_elsewhere(g, c, side, SIDELINE, bit, kind, seat, obj, other, n)
    if obj >= 0:
        c = slot_of(obj)
        gone = kind == SIDELINED or kind == RETURNED or kind == LEFT_FIELD
        if gone and g.face(c).watches & bit and was_lost == 0:
            _wake_gone(g, c, bit, kind, seat, obj, other, n, was_place, was_raided, held)
        elif kind == RAIDED_OVER and g.face(c).watches & bit:
            if was_lost == 0:
                _wake_gone(g, c, bit, kind, seat, obj, other, n, was_place, was_raided, held)  # ua.raid.26
        elif not gone and not g.on_field(c) and g.face(c).watches & bit and g.elsewhere & bit == 0:
            _wake_elsewhere(g, c, g.owner[c], g.place(c), bit, kind, seat, obj, other, n)
        if gone and g.scratch.falling:
            _wake_falling(g, bit, kind, seat, obj, other, n)
        if had is not None:
            _wake_gone_gained(g, c, bit, kind, seat, obj, other, n, was_place, had)
    if g.applied:
        _wake_gained(g, bit, kind, seat, obj, other, n)
    if g.delayed and obj >= 0:
        _wake_watching(g, kind, obj)
    g.scratch.turned = -1


def _wake(g: Table, c: int, side: int, bit: int, kind: int, seat: int, obj: int, other: int, n: int) -> None:
    if loses_abilities(g, c):
        return
    source = g.handle(c)
    for ability in g.face(c).abilities:
        if ability.watches & bit and ability_on(g, c, ability, side):
            _join(g, c, source, side, ability, kind, seat, obj, other, n, None)


def _wake_elsewhere(
    g: Table, c: int, side: int, place: int, bit: int, kind: int, seat: int, obj: int, other: int, n: int
) -> None:
    """A text that works outside the field, because it names the place (ua.zone.text.1)."""
    for ability in g.face(c).abilities:
        if ability.watches & bit == 0:
            continue
        own_move = obj == g.handle(c) and ability.place < 0 and ability.in_raid is False
        if ability.place == place or (own_move and _speaks_of_itself(ability, kind)):
            if _turn_fits(g, ability, side):
                _join(g, c, g.handle(c), side, ability, kind, seat, obj, other, n, None)


def wake_where_it_lies(g: Table, c: int, kind: int, other: int) -> None:
    """Something happens to a card outside the field that only its own text there speaks of (ua.zone.text.1)."""
    note(g, kind, g.owner[c], g.handle(c), 0, other)
    _wake_elsewhere(g, c, g.owner[c], g.place(c), 1 << kind, kind, g.owner[c], g.handle(c), other, 0)


def _speaks_of_itself(ability: Ability, kind: int) -> bool:
    for timing in ability.timings:
        if timing.kind == kind and timing.own:
            return True
    return False


def _turn_fits(g: Table, ability: Ability, side: int) -> bool:
    if ability.turn == YOUR_TURN:
        return g.active == side
    return ability.turn != OPPONENTS_TURN or g.active != side


def _wake_gone(
    g: Table,
    c: int,
    bit: int,
    kind: int,
    seat: int,
    obj: int,
    other: int,
    n: int,
    was_place: int,
    was_raided: int,
    held: list[int] | None,
) -> None:
    """Abilities of the card that left: they look at what it was (ua.timing.sidelined.1)."""
    side = g.owner[c]
    for ability in g.face(c).abilities:
        if ability.watches & bit == 0 or not _speaks_of_itself(ability, kind):
            continue
        if ability.in_raid and was_raided == 0:
            continue
        if ability.place >= 0 and ability.place != was_place:
            continue
        if _turn_fits(g, ability, side):
            _join(g, c, obj, side, ability, kind, seat, obj, other, n, held)


def _wake_falling(g: Table, bit: int, kind: int, seat: int, obj: int, other: int, n: int) -> None:
    """Cards that leave at the same time see each other go, also those that went first (ua.simul.6)."""
    for entry in g.scratch.falling:
        source = entry.obj
        c = slot_of(source)
        if g.face(c).watches & bit == 0 or entry.lost or source == obj:
            continue
        side = g.owner[c]
        for ability in g.face(c).abilities:
            if ability.watches & bit == 0 or (ability.in_raid and not entry.raided):
                continue
            if (ability.place < 0 or ability.place == entry.place) and _turn_fits(g, ability, side):
                _join(g, c, source, side, ability, kind, seat, obj, other, n, None)


def _wake_gone_gained(
    g: Table, c: int, bit: int, kind: int, seat: int, obj: int, other: int, n: int, was_place: int, had: list[int]
) -> None:
    """What the card that left had gained works like its printed abilities (ua.text.gain.1)."""
    side = g.owner[c]
    for extra in had:
        ability = gained_ability(g, extra)
        if ability.watches & bit == 0 or not _speaks_of_itself(ability, kind):
            continue
        if (ability.place < 0 or ability.place == was_place) and _turn_fits(g, ability, side):
            _join_gained(g, obj, side, extra, ability, kind, seat, obj, other, n)


def _wake_gained(g: Table, bit: int, kind: int, seat: int, obj: int, other: int, n: int) -> None:
    for a in g.applied:
        if a.what != A_ABILITY or not in_force(a.ends):
            continue
        ability = gained_ability(g, a.extra)
        if ability.watches & bit == 0:
            continue
        if a.target < 0:  # gained by a player (ua.text.player.1)
            side = -1 - a.target
            if _turn_fits(g, ability, side):
                _join_gained(g, a.source, side, a.extra, ability, kind, seat, obj, other, n)
        elif g.here(a.target):
            c = slot_of(a.target)
            side = g.owner[c]
            if ability_on(g, c, ability, side):
                _join_gained(g, a.target, side, a.extra, ability, kind, seat, obj, other, n)


def _matches(
    g: Table, source: int, side: int, ability: Ability, kind: int, obj: int, other: int, seat: int, n: int
) -> bool:
    f = g.look(source, side)
    for timing in ability.timings:
        if timing.kind == kind and timing.matches(g, f, obj, other, seat) and _right_moment(g, timing, side, obj, n):
            return True
    return False


def _right_moment(g: Table, timing: Timing, side: int, obj: int, n: int) -> bool:
    """What the event alone does not tell: attacker or blocker, the phase, the line that was left or reached."""
    if timing.kind == MOVED:
        if isinstance(timing, MoveTiming):
            return timing.to < 0 or g.place(slot_of(obj)) == timing.to
        if n == IN_MOVEMENT_PHASE:  # ua.move.12
            return False
    if isinstance(timing, (AttackTiming, RaidTiming)):
        return n == 1
    if isinstance(timing, BlockTiming):
        return n == 0
    if isinstance(timing, CourseTiming):
        return n & timing.course != 0
    if isinstance(timing, GoneTiming):
        return n == timing.place
    if isinstance(timing, LostTiming):
        return lost_a_battle(g, obj)
    if isinstance(timing, AttackPhaseTiming):
        return g.phase == ATTACK_PHASE and g.active == side
    return not isinstance(timing, PlaceTiming) or timing.place == g.left_place


def lost_a_battle(g: Table, obj: int) -> bool:
    """Is it the loser of the battle that is going on (ua.sideline.1)?"""
    for entry in g.history:
        if g.battling and entry.kind == LOST and slot_of(entry.obj) == slot_of(obj):
            return True
    return False


def _join(
    g: Table,
    c: int,
    source: int,
    side: int,
    ability: Ability,
    kind: int,
    seat: int,
    obj: int,
    other: int,
    n: int,
    held: list[int] | None,
) -> None:
    if not _matches(g, source, side, ability, kind, obj, other, seat, n):
        return
    if kind == PLAYED and n == SILENTLY and _speaks_of_itself(ability, kind):  # ua.play.7
        return
    if not meets(g, slot_of(source), side, ability):
        return
    if not may_activate(g, source, side, ability):
        return
    if _joins_another(g, program_id(g.card[c], ability.program), source, ability, kind, obj, other):
        return
    add_waiting(g, program_id(g.card[c], ability.program), source, side, ability.number, obj, other, n, kind, held)


def _joins_another(g: Table, program: int, source: int, ability: Ability, kind: int, obj: int, other: int) -> bool:
    """A text that watches cards together waits once for all that one ability brings there (ua.simul.7)."""
    for timing in ability.timings:
        if timing.kind == kind and isinstance(timing, TogetherTiming):
            for i in range(len(g.pool)):
                w = g.pool[i]
                if w.program == program and w.source == source and w.kind == kind and w.other == other:
                    g.pool[i] = Waiting(
                        w.id, w.program, w.source, w.seat, w.ability, w.obj, w.other, w.n, w.kind, w.held + [obj]
                    )
                    return True
    return False


def _join_gained(
    g: Table, source: int, side: int, extra: int, ability: Ability, kind: int, seat: int, obj: int, other: int, n: int
) -> None:
    if not _matches(g, source, side, ability, kind, obj, other, seat, n):
        return
    if not meets(g, slot_of(source), side, ability) or not may_activate(g, source, side, ability):
        return
    number = program_id(extra >> 6, ability.program)
    add_waiting(g, number, source, side, ability.number, obj, other, n, kind, None)


def _use_key(source: int, ability: Ability) -> int:
    return (source << 32) | ability.key


def _name_key(side: int, ability: Ability) -> int:
    return (side << 32) | ability.words


def may_activate(g: Table, source: int, side: int, ability: Ability) -> bool:
    """Limits: Once Per Turn per object (ua.cond.once.1, ua.cond.once.2), by name (ua.once.name.1), turn played."""
    if ability.once and _use_key(source, ability) in g.used:
        return False
    if ability.once_name and _name_key(side, ability) in g.used_names:
        return False
    if ability.turn_played and g.entered[slot_of(source)] != g.turn:  # ua.once.turn-played.1
        return False
    return True


def mark_used(g: Table, source: int, side: int, ability: Ability) -> None:
    if ability.once:
        g.used = g.used + [_use_key(source, ability)]
    if ability.once_name:
        g.used_names = g.used_names + [_name_key(side, ability)]


def add_waiting(
    g: Table,
    program: int,
    source: int,
    seat: int,
    number: int,
    obj: int,
    other: int,
    n: int,
    kind: int,
    held: list[int] | None,
) -> None:
    g.pool.append(Waiting(g.next_waiting, program, source, seat, number, obj, other, n, kind, held or NOBODY_YET))
    g.next_waiting += 1


def waiting_of(g: Table, seat: int, floor: int) -> list[int]:
    """Places in the pool of this player's waiting abilities, those from `floor` on."""
    return [i for i in range(len(g.pool)) if g.pool[i].seat == seat and g.pool[i].id >= floor]


def all_alike(g: Table, places: list[int]) -> bool:
    """Several waitings of the very same ability for the same cards need no order."""
    first = g.pool[places[0]]
    for i in places:
        if not g.pool[i].alike(first):
            return False
    return True


def ability_of(g: Table, program: int, number: int) -> Ability | None:
    """The ability that a program belongs to; None for what is no printed or gained one."""
    face = g.prints[program >> 6]
    if number >= GAINED:
        return face.gained[number - GAINED] if number - GAINED < len(face.gained) else None
    return face.abilities[number] if number < len(face.abilities) else None


def start_waiting(g: Table, i: int) -> None:
    w = g.pool[i]
    g.pool = g.pool[:i] + g.pool[i + 1 :]
    if w.program >= 0:
        ability = ability_of(g, w.program, w.ability)
        if ability is not None and not may_activate(g, w.source, w.seat, ability):
            return  # it was used in the meantime, for another event (ua.cond.once.1)
    if g.recording:
        g.emit("ability", "ua.simul.1", w.seat, w.source, cause=w.source)
    if w.program == IMPACT_PROGRAM:
        damage = proc.DamageFrame(w.source, w.seat)
        damage.amount = w.n
        damage.victim = 1 - w.seat
        damage.by_ability = True
        g.push(damage)
        return
    if w.program == DOUBLE_PROGRAM:
        double = proc.DoubleFrame(w.source, w.seat)
        double.event = w.kind
        g.push(double)
        return
    f = resolving(g, w.program, w.source, w.seat)
    f.x[EVENT_N] = w.n
    f.x[EVENT_KIND] = w.kind
    f.x[ABILITY] = w.ability
    if w.kind == HAND_TO_SIDELINE or w.kind == DECK_TO_SIDELINE:
        f.sets[EVENT] = [w.obj] + w.held
    elif w.obj >= 0:
        f.sets[EVENT] = [w.obj]
    if w.other >= 0:
        f.sets[OTHER] = [w.other]
    if w.ability == DELAYED_ABILITY:
        take_along(f, w.held)
    else:
        f.sets[KEPT] = w.held
    g.push(f)


def take_along(f: Frame, held: list[int]) -> None:
    """Whom a delayed instruction spoke of when it was put off (ua.text.delay.1).

    For each group its number, how many there were, and who.
    """
    i = 0
    while i < len(held):
        f.sets[held[i]] = held[i + 2 : i + 2 + held[i + 1]]
        i += 2 + held[i + 1]


def resolving(g: Table, program: int, source: int, seat: int) -> Frame:
    """The frame in which an ability is carried out, with a place for each that its text speaks of."""
    f = program_frame(proc.RESOLVE, program, source, seat)
    more = g.prints[program >> 6].registers
    if more:
        f.sets = f.sets + [NOBODY_YET] * more
    return f


def delay(
    g: Table, kind: int, seat: int, program: int, source: int, handles: list[int], turn: int, obj: int = -1
) -> None:
    """A delayed instruction: at its time, on the very objects it named (ua.text.delay.1); `handles` as taken along.

    With `obj` it waits for something to happen to that card.
    """
    g.delayed.append(Delayed(kind, seat, program, source, turn, handles, obj))


def _wake_watching(g: Table, kind: int, obj: int) -> None:
    """Instructions that wait for this to happen to this very card join the pool, once (ua.text.delay.1)."""
    left: list[Delayed] = []
    for d in g.delayed:
        if d.obj >= 0 and d.kind == kind and slot_of(d.obj) == slot_of(obj):
            g.pool.append(
                Waiting(g.next_waiting, d.program, d.source, d.seat, DELAYED_ABILITY, obj, -1, 0, kind, d.held)
            )
            g.next_waiting += 1
        else:
            left.append(d)
    g.delayed = left


def wake_delayed(g: Table, kind: int, seat: int) -> None:
    """Delayed instructions whose time has come join the pool."""
    if not g.delayed:
        return
    left: list[Delayed] = []
    for d in g.delayed:
        if d.obj < 0 and d.kind == kind and (d.turn < 0 or d.turn == seat):
            g.pool.append(
                Waiting(g.next_waiting, d.program, d.source, d.seat, DELAYED_ABILITY, -1, -1, 0, kind, d.held)
            )
            g.next_waiting += 1
        else:
            left.append(d)
    g.delayed = left
