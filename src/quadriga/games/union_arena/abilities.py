"""When Multiple Abilities Activate Simultaneously: watching events, the pool of waiting abilities."""

from __future__ import annotations

from typing import Final

from quadriga.effects.program import (
    ABILITY,
    EVENT,
    EVENT_KIND,
    EVENT_N,
    IT,
    KEPT,
    OTHER,
    program_frame,
    program_id,
)
from quadriga.games.union_arena import procedures as proc
from quadriga.games.union_arena.at_work import ability_on, loses_abilities, meets, standing_kinds
from quadriga.games.union_arena.durations import A_ABILITY, gained_ability, in_force
from quadriga.games.union_arena.faces import (
    OPPONENTS_TURN,
    YOUR_TURN,
    Ability,
)
from quadriga.games.union_arena.standing import BP, FORBIDS, GENERATES, PERMITS
from quadriga.games.union_arena.table import ATTACK_PHASE, ENERGY, FRONT, HAND, SIDELINE, WIDTH, Table
from quadriga.games.union_arena.timing import (
    LEFT_FIELD,
    PLAYED,
    RAIDED_OVER,
    READIED,
    RESTED,
    RETURNED,
    SIDELINED,
    AttackPhaseTiming,
    AttackTiming,
    BlockTiming,
    PlaceTiming,
    RaidTiming,
    Timing,
)
from quadriga.kernel.decisions import WAITING, arg_a, option
from quadriga.kernel.frames import Frame

# A waiting ability is a list of ints:
W_ID: Final = 0
W_PROGRAM: Final = 1
"""-1: Impact damage."""
W_SOURCE: Final = 2
W_SEAT: Final = 3
W_ABILITY: Final = 4
W_OBJ: Final = 5
W_OTHER: Final = 6
W_N: Final = 7
W_KIND: Final = 8
W_HELD: Final = 9
"""From here on: handles of the cards that lay beneath (ua.raid.23, ua.under.5)."""

DERIVED: Final = BP | GENERATES | FORBIDS | PERMITS
"""Kinds of standing texts that BP and energy are derived from."""
IMPACT_PROGRAM: Final = -1
SILENTLY: Final = 2
"""The number of a PLAYED event whose card's own When Played stays silent (ua.play.7)."""
DELAYED_ABILITY: Final = 98
TRIGGER_ABILITY: Final = 99
"""The number that a trigger has as an ability, for texts that ask what kind of ability it is."""


def note(g: Table, kind: int, seat: int, obj: int, n: int = 0, other: int = -1) -> None:
    """Write into the log of the turn that conditions on the past read (ua.text.history.1)."""
    face = g.card[obj & 4095] if obj >= 0 else -1
    by = g.card[other & 4095] if other >= 0 else -1
    g.history.append([kind, seat, face, n, by, obj, other])
    if standing_kinds(g) & DERIVED:  # a text may ask for this, so what was derived no longer holds (ua.text.live.1)
        g.touch()


def happened(
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
    g.left_place = was_place
    g.scratch.turned = obj if kind == RESTED or kind == READIED else -1
    bit = 1 << kind
    for side in range(2):
        for place in (FRONT, ENERGY):
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
        c = obj & 4095
        gone = kind == SIDELINED or kind == RETURNED or kind == LEFT_FIELD
        if gone and g.face(c).watches & bit and was_lost == 0:
            _wake_gone(g, c, bit, kind, seat, obj, other, n, was_place, was_raided, held)
        elif kind == RAIDED_OVER and g.face(c).watches & bit:
            _wake_gone(g, c, bit, kind, seat, obj, other, n, was_place, was_raided, held)  # ua.raid.26
        elif not gone and not g.on_field(c) and g.face(c).watches & bit and g.elsewhere & bit == 0:
            _wake_elsewhere(g, c, g.owner[c], g.place(c), bit, kind, seat, obj, other, n)
        if had is not None:
            _wake_gone_gained(g, c, bit, kind, seat, obj, other, n, was_place, had)
    if g.applied:
        _wake_gained(g, bit, kind, seat, obj, other, n)
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
            c = a.target & 4095
            side = g.owner[c]
            if ability_on(g, c, ability, side):
                _join_gained(g, a.target, side, a.extra, ability, kind, seat, obj, other, n)


def _matches(
    g: Table, source: int, side: int, ability: Ability, kind: int, obj: int, other: int, seat: int, n: int
) -> bool:
    f = g.look(source, side)
    for timing in ability.timings:
        if timing.kind == kind and timing.matches(g, f, obj, other, seat) and _right_moment(g, timing, side, n):
            return True
    return False


def _right_moment(g: Table, timing: Timing, side: int, n: int) -> bool:
    """What the event alone does not tell: attacker or blocker, the phase, the line that was left."""
    if isinstance(timing, (AttackTiming, RaidTiming)):
        return n == 1
    if isinstance(timing, BlockTiming):
        return n == 0
    if isinstance(timing, AttackPhaseTiming):
        return g.phase == ATTACK_PHASE and g.active == side
    return not isinstance(timing, PlaceTiming) or timing.place == g.left_place


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
    if not meets(g, source & 4095, side, ability):
        return
    if not may_activate(g, source, side, ability):
        return
    mark_used(g, source, side, ability)
    add_waiting(g, program_id(g.card[c], ability.program), source, side, ability.number, obj, other, n, kind, held)


def _join_gained(
    g: Table, source: int, side: int, extra: int, ability: Ability, kind: int, seat: int, obj: int, other: int, n: int
) -> None:
    if not _matches(g, source, side, ability, kind, obj, other, seat, n):
        return
    if not meets(g, source & 4095, side, ability) or not may_activate(g, source, side, ability):
        return
    mark_used(g, source, side, ability)
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
    if ability.turn_played and g.entered[source & 4095] != g.turn:  # ua.once.turn-played.1
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
    entry = [g.next_waiting, program, source, seat, number, obj, other, n, kind]
    g.next_waiting += 1
    if held is not None:
        entry = entry + held
    g.pool.append(entry)


def waiting_of(g: Table, seat: int, floor: int) -> list[int]:
    """Places in the pool of this player's waiting abilities, those from `floor` on."""
    return [i for i in range(len(g.pool)) if g.pool[i][W_SEAT] == seat and g.pool[i][W_ID] >= floor]


def next_waiting(g: Table, f: Frame, floor: int) -> bool:
    """Take the next waiting ability of the pool: the turn player's first (ua.simul.2, ua.simul.4).

    False when none waits. With several of one player, that player picks (ua.simul.1, ua.simul.3).
    """
    if f.phase == 1:
        f.phase = 0
        start_waiting(g, arg_a(g.picked))
        return True
    if not g.pool:
        return False
    for seat in (g.active, 1 - g.active):
        places = waiting_of(g, seat, floor)
        if not places:
            continue
        if len(places) == 1 or _all_alike(g, places):
            start_waiting(g, places[0])
        else:
            f.phase = 1
            g.ask(seat, "order", [option(WAITING, i) for i in places], "ua.simul.1")
        return True
    return False


def _all_alike(g: Table, places: list[int]) -> bool:
    """Several waitings of the very same ability for the same cards need no order."""
    first = g.pool[places[0]][W_PROGRAM:]
    for i in places:
        if g.pool[i][W_PROGRAM:] != first:
            return False
    return True


def start_waiting(g: Table, i: int) -> None:
    entry = g.pool[i]
    g.pool = g.pool[:i] + g.pool[i + 1 :]
    if g.recording:
        g.emit("ability", "ua.simul.1", entry[W_SEAT], entry[W_SOURCE], cause=entry[W_SOURCE])
    if entry[W_PROGRAM] == IMPACT_PROGRAM:
        damage = Frame(proc.DAMAGE, entry[W_SOURCE], entry[W_SEAT])
        damage.x = [entry[W_N], 1 - entry[W_SEAT], 1]
        damage.sets = [[], []]
        g.push(damage)
        return
    f = program_frame(proc.RESOLVE, entry[W_PROGRAM], entry[W_SOURCE], entry[W_SEAT])
    f.x[EVENT_N] = entry[W_N]
    f.x[EVENT_KIND] = entry[W_KIND]
    f.x[ABILITY] = entry[W_ABILITY]
    if entry[W_OBJ] >= 0:
        f.sets[EVENT] = [entry[W_OBJ]]
        f.sets[IT] = [entry[W_OBJ]]
    if entry[W_OTHER] >= 0:
        f.sets[OTHER] = [entry[W_OTHER]]
    if entry[W_ABILITY] == DELAYED_ABILITY:
        f.sets[IT] = entry[W_HELD:]  # ua.text.delay.1
    else:
        f.sets[KEPT] = entry[W_HELD:]
    g.push(f)


def delay(g: Table, kind: int, seat: int, program: int, source: int, handles: list[int], turn: int) -> None:
    """A delayed instruction: at its time, on the very objects it named (ua.text.delay.1)."""
    g.delayed.append([kind, seat, program, source, turn, *handles])


def wake_delayed(g: Table, kind: int, seat: int) -> None:
    """Delayed instructions whose time has come join the pool."""
    if not g.delayed:
        return
    left: list[list[int]] = []
    for d in g.delayed:
        if d[0] == kind and (d[4] < 0 or d[4] == seat):
            entry = [g.next_waiting, d[2], d[3], d[1], DELAYED_ABILITY, -1, -1, 0, kind, *d[5:]]
            g.next_waiting += 1
            g.pool.append(entry)
        else:
            left.append(d)
    g.delayed = left


