"""Names in the texts, and the characters that a phrase speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import Node, register
from quadriga.effects.program import Condition
from quadriga.games.universal_arena.chapters.context import CARD, CHOSEN, MEETS, STATUS, STRUCK, TARGETS, USER, context
from quadriga.games.universal_arena.chapters.table import (
    Table,
    alive,
    living,
    neighbours,
    opposed,
    printed,
    seat_of,
    status_face,
)
from quadriga.kernel.frames import Frame

# Who a phrase speaks of
THIS_CHARACTER: Final = 0
THE_TARGET: Final = 1
"""The main target where one is asked about, all targets where something is done to them."""
ALLIES: Final = 2
OTHER_ALLIES: Final = 3
ADJACENT_ALLIES: Final = 4
ENEMIES: Final = 5
OTHER_ENEMIES: Final = 6
"""All enemies but those aimed at."""
OPPOSED: Final = 7
RANDOM_ENEMY: Final = 8
RANDOM_ALLY: Final = 9
BESIDE_THE_TARGET: Final = 10
BOTH: Final = 11
"""One and the other."""
WEAKEST_ALLY: Final = 12
"""The ally with the lowest HP; of several the leftmost, as everything goes (uni.house.timing.6)."""
STRONGEST_ALLY: Final = 13
WEAKEST_ENEMY: Final = 14
STRONGEST_ENEMY: Final = 15
ATTACKER: Final = 16
"""Whoever has hit or damaged the bearer: in triggers alone."""
THOSE_HIT: Final = 17
"""Whom this use has hit so far."""
THE_CHOSEN: Final = 18
"""Whom the text has had its player choose."""
EVERYBODY: Final = 19
EVERYBODY_ELSE: Final = 20
"""All characters of both teams but this one."""
OPPOSING: Final = 21
"""Whose card this one has met; in triggers, whom the happening was with."""
OWNER: Final = 22
"""The character on whose page the text stands: of a status, whoever bears it."""


class Bound(Node):
    """A name in a text and, once a match is laid out, the face it stands for there."""

    id: int = -1


@dataclass(eq=False)
class StatusName(Bound):
    """The name is kept as printed; a prefix before the name of a shared status changes nothing."""

    name: str


@dataclass(eq=False)
class CardName(Bound):
    name: str


@dataclass(eq=False)
class Whom(Node):
    """One character or several, as a noun phrase names them; of a group, those of whom a condition is true."""

    group: int
    that: Condition | None = None
    """Asked of each of them as of "the target"."""
    one: Whom | None = None
    other: Whom | None = None
    """The two parts of BOTH."""


def everybody(s: Table, f: Frame, who: Whom) -> list[int]:
    """Those of whom a phrase speaks."""
    if who.one is not None and who.other is not None:
        first = everybody(s, f, who.one)
        return first + [ch for ch in everybody(s, f, who.other) if ch not in first]
    found = group_of(s, f, who.group)
    if who.that is None:
        return found
    aimed = f.sets[TARGETS]
    kept: list[int] = []
    for ch in found:
        f.sets[TARGETS] = [ch]
        if who.that.holds(s, f):
            kept.append(ch)
    f.sets[TARGETS] = aimed
    return kept


def group_of(s: Table, f: Frame, group: int) -> list[int]:
    """The living characters of a group, left to right; targets as they were aimed at."""
    user = f.x[USER]
    seat = seat_of(user)
    if group == THIS_CHARACTER:
        return [user]
    if group == THE_TARGET or group == ATTACKER:
        return f.sets[TARGETS]
    if group == ALLIES:
        return living(s, seat)
    if group == OTHER_ALLIES:
        return [ch for ch in living(s, seat) if ch != user]
    if group == ADJACENT_ALLIES:
        return neighbours(s, user)
    if group == ENEMIES:
        return living(s, 1 - seat)
    if group == OTHER_ENEMIES:
        return [ch for ch in living(s, 1 - seat) if ch not in f.sets[TARGETS]]
    if group == OPPOSED:
        return [ch for ch in living(s, 1 - seat) if opposed(s, user, ch)]
    if group == BESIDE_THE_TARGET:
        return neighbours(s, f.sets[TARGETS][0]) if f.sets[TARGETS] else []
    if group == THE_CHOSEN:
        return f.sets[CHOSEN]
    if group == EVERYBODY or group == EVERYBODY_ELSE:
        return [ch for ch in living(s, seat) + living(s, 1 - seat) if group == EVERYBODY or ch != user]
    if group == OPPOSING:
        met = context(s, f).x[MEETS]
        if met < 0:
            return f.sets[TARGETS] if context(s, f).x[CARD] < 0 else []
        return [printed(s, met).user] if alive(s, printed(s, met).user) else []
    if group == OWNER:
        st = f.x[STATUS]
        owner = status_face(s, st).owner if st >= 0 else user
        return [owner] if owner >= 0 and alive(s, owner) else []
    if group == THOSE_HIT:
        struck = context(s, f).x[STRUCK]
        return [ch for ch in living(s, 1 - seat) + living(s, seat) if (struck >> ch) & 1 == 1]
    if group >= WEAKEST_ALLY:
        return _by_hp(s, living(s, seat if group <= STRONGEST_ALLY else 1 - seat), group)
    among = living(s, 1 - seat if group == RANDOM_ENEMY else seat)
    if not among:
        return among
    s.mark()
    return [among[s.chance.below(len(among))]]


def _by_hp(s: Table, among: list[int], group: int) -> list[int]:
    """The one with the lowest HP, or with the highest."""
    found = -1
    for ch in among:
        lower = group == WEAKEST_ALLY or group == WEAKEST_ENEMY
        if found < 0 or (s.hp[ch] < s.hp[found] if lower else s.hp[ch] > s.hp[found]):
            found = ch
    return [found] if found >= 0 else []


def receivers(s: Table, f: Frame, who: Whom | None, usual: int) -> list[int]:
    """Those whom a sentence names, or the ones its verb means where it names nobody."""
    return group_of(s, f, usual) if who is None else everybody(s, f, who)


def spoken_of(s: Table, f: Frame, who: Whom | None) -> int:
    """The one character a phrase asks about, or -1 where there is none."""
    if who is None or who.group == THIS_CHARACTER:
        return f.x[USER]
    found = everybody(s, f, who)
    return found[0] if found else -1


def standing(s: Table, f: Frame, who: Whom | None) -> int:
    """The same, or -1 if that character has fallen."""
    ch = spoken_of(s, f, who)
    return ch if ch >= 0 and alive(s, ch) else -1


register(StatusName, CardName, Whom)
