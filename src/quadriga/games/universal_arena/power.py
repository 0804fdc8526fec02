"""Power: the range a card has now, and its rolls."""

from __future__ import annotations

from quadriga.games.universal_arena.faces import T_ATTACK, T_DEFENSE, CardFace
from quadriga.games.universal_arena.statuses import DEXTERITY, FRAIL, PERCENT_PER_POTENCY, STRENGTH, WEAK
from quadriga.games.universal_arena.table import Table, seat_of, status_face


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
    return max(0, f)  # uni.power.11


def lowest(s: Table, face: CardFace, x: int) -> int:
    return (face.low + face.low_x * x) * percent(s, face) // 100  # uni.text.powerx.1, uni.power.10


def highest(s: Table, face: CardFace, x: int) -> int:
    return (face.high + face.high_x * x) * percent(s, face) // 100


def roll(s: Table, c: int, face: CardFace, x: int, rule: str) -> int:
    """A Power Roll: every whole number of the range is as likely as any other (uni.house.roll.1)."""
    if not face.rolls:
        return 0  # uni.power.7
    low = lowest(s, face, x)
    high = highest(s, face, x)
    n = low + s.chance.below(high - low + 1)
    s.mark()
    if s.recording:
        s.emit("roll", rule, seat_of(face.user), s.handle(c) if c >= 0 else -1, n)
    return n


def starting_hits(face: CardFace, x: int) -> int:
    """The Multihit count before any lost clash (uni.type.multihit.1)."""
    return face.hits + face.hits_x * x
