"""Power: the range a card has now, and its rolls."""

from __future__ import annotations

from quadriga.games.universal_arena.chapters.faces import (
    ALL_ALLIES,
    ALL_ENEMIES,
    CLOSE,
    FAR,
    POWER_FLAT,
    POWER_PERCENT,
    ROLLS_MOST,
    SELF,
    T_ATTACK,
    T_DEFENSE,
    CardFace,
)
from quadriga.games.universal_arena.chapters.playing import keywords_of, seen_from
from quadriga.games.universal_arena.chapters.standing import total
from quadriga.games.universal_arena.chapters.statuses import DEXTERITY, FRAIL, PERCENT_PER_POTENCY, STRENGTH, WEAK
from quadriga.games.universal_arena.chapters.table import JULY, Table, character, entry_index, seat_of, status_face


def percent(s: Table, face: CardFace) -> int:
    """What its Power is changed to, in whole percent of the printed range (uni.status.12, uni.house.roll.2)."""
    ch = face.user
    num = s.num[ch]
    net = num[DEXTERITY] - num[FRAIL] if face.defense and not face.attack else num[STRENGTH] - num[WEAK]
    f = 100 + PERCENT_PER_POTENCY * net
    for st in s.order[ch]:
        own = status_face(s, st)
        if own.power_percent != 0 and face.types & own.power_types & (T_ATTACK | T_DEFENSE) != 0:
            f += own.power_percent * (num[st] if own.power_per_value else 1)
    innate = character(s, ch).powers
    for i in range(0, len(innate), 3):
        if face.types & innate[i + 2] & (T_ATTACK | T_DEFENSE) != 0:
            f += innate[i]
    if s.standing != 0:
        f += total(s, ch, POWER_PERCENT, face.types, face.name)
    return max(0, f)  # uni.power.11


def flat(s: Table, face: CardFace) -> int:
    """What statuses of its character and its own text add to both ends of the range, behind all percents
    (uni.house.roll.3).
    """
    n = 0
    for st in s.order[face.user]:
        own = status_face(s, st)
        if own.power_flat != 0 and face.types & own.power_types & (T_ATTACK | T_DEFENSE) != 0:
            n += own.power_flat * (s.num[face.user][st] if own.power_per_value else 1)
    innate = character(s, face.user).powers
    for i in range(0, len(innate), 3):
        if face.types & innate[i + 2] & (T_ATTACK | T_DEFENSE) != 0:
            n += innate[i + 1]
    if s.standing != 0:
        n += total(s, face.user, POWER_FLAT, face.types, face.name)
    if face.own_powers:
        f = seen_from(s, face, s.aim)
        for own_power in face.own_powers:
            if own_power.condition is None or own_power.condition.holds(s, f):
                n += own_power.sign * own_power.amount.value(s, f)
    return n


def lowest(s: Table, face: CardFace, x: int) -> int:
    printed = face.low + face.low_x * x
    return max(0, printed * percent(s, face) // 100 + flat(s, face))  # uni.text.powerx.1, uni.power.10


def highest(s: Table, face: CardFace, x: int) -> int:
    return max(0, (face.high + face.high_x * x) * percent(s, face) // 100 + flat(s, face))


def roll(s: Table, c: int, face: CardFace, x: int, rule: str) -> int:
    """A Power Roll: every whole number of the range is as likely as any other (uni.house.roll.1, uni.e2.power.1)."""
    if not face.rolls:
        return 0  # uni.power.7
    i = entry_index(s, c) if c >= 0 and face.own_powers else -1
    s.aim = s.entries[i].target if i >= 0 else -1
    low = lowest(s, face, x)
    high = highest(s, face, x)
    s.aim = -1
    if s.standing != 0 and total(s, face.user, ROLLS_MOST, face.types, face.name) > 0:
        low = high
    n = low + s.chance.below(high - low + 1)
    s.mark()
    if s.recording:
        s.emit("roll", rule, seat_of(face.user), s.handle(c) if c >= 0 else -1, n)
    if s.edition == JULY:
        n = at_distance(s, c, face, n)
    return n


# -- Distance (July 2026) --------------------------------------------------------------------


def distance(s: Table, user: int, target: int) -> int:
    """Columns between two characters, where they stand or stood last (uni.e2.dist.1, uni.e2.dist.23)."""
    a = s.column[user] if s.column[user] >= 0 else s.fell[user]
    b = s.column[target] if s.column[target] >= 0 else s.fell[target]
    return a - b if a > b else b - a


def measured(s: Table, c: int, face: CardFace) -> int:
    """The Distance of a played card to its own target, now; -1 where it has none (uni.e2.dist.3, uni.e2.dist.20)."""
    if face.target == SELF:
        return 0
    if face.target == ALL_ENEMIES or face.target == ALL_ALLIES:
        return -1  # uni.e2.dist.11
    i = entry_index(s, c)
    if i < 0 or s.entries[i].target < 0:
        return -1
    return distance(s, face.user, s.entries[i].target)


def lowered(power: int, d: int, keywords: int) -> int:
    """Shares are rounded down and taken off once, then so much for each step (uni.e2.dist.5, uni.e2.power.3)."""
    close = keywords & CLOSE != 0
    far = keywords & FAR != 0
    if close and far:  # as if it had neither (uni.e2.far.4)
        close = far = False
    if close:
        if d == 0:
            return power + power // 10 + 1  # uni.e2.close.1
        return max(0, power - power * 20 * d // 100 - 2 * d)  # uni.e2.close.2
    steps = d
    if far:
        steps = 1 if d == 0 else d - 1  # uni.e2.far.1 to uni.e2.far.3
    return max(0, power - power * 10 * steps // 100 - steps)  # uni.e2.dist.4, uni.e2.dist.9


def at_distance(s: Table, c: int, face: CardFace, power: int) -> int:
    """What a roll counts at the Distance of its card."""
    d = measured(s, c, face)
    if d < 0:
        return power
    n = lowered(power, d, keywords_of(s, face))
    if face.distance_line:
        n = max(0, n - d)  # uni.e2.text.8
    if s.recording and n != power:
        s.emit("distance", "uni.e2.dist.4", seat_of(face.user), s.handle(c), n)
    return n


def starting_hits(face: CardFace, x: int) -> int:
    """The Multihit count before any lost clash (uni.type.multihit.1)."""
    return face.hits + face.hits_x * x
