"""What holds as long as an innate or a status is there: for its bearer, its allies or its enemies (uni.status.17)."""

from __future__ import annotations

from quadriga.effects.program import Condition
from quadriga.games.universal_arena.chapters.context import PROGRAM, STATUS, TARGETS, USER, new_frame
from quadriga.games.universal_arena.chapters.faces import (
    COSTS,
    FOR_ALLIES,
    FOR_ENEMIES,
    FOR_ITSELF,
    FOR_NEIGHBOURS,
    FOR_OPPOSED,
    FOR_OTHER_ALLIES,
    StandingRule,
)
from quadriga.games.universal_arena.chapters.table import (
    CHARACTERS,
    Table,
    alive,
    character,
    neighbours,
    opposed,
    seat_of,
    status_face,
)
from quadriga.kernel.frames import Frame


def total(s: Table, ch: int, kind: int, types: int, name: str = "", aim: int = -1) -> int:
    """All rules of one kind that concern a character (and cards or damage of these types), added up.

    `name` is that of the card, `aim` whom it hits; costs are cut no further than a rule's floor, so those rules are
    asked by `cut_to`.
    """
    if (s.standing >> kind) & 1 == 0:
        return 0
    n = 0
    for by in range(CHARACTERS):
        if not alive(s, by):
            continue
        for r in character(s, by).rules:
            if r.kind == kind and r.floor == 0 and _concerns(s, r, by, -1, ch, types, name, aim):
                n += r.n if r.per is None else r.n * r.per.value(s, bearer(s, by, -1))
        for st in s.order[by]:
            for r in status_face(s, st).rules:
                if r.kind == kind and r.floor == 0 and _concerns(s, r, by, st, ch, types, name, aim):
                    if r.per is not None:
                        n += r.n * r.per.value(s, bearer(s, by, st))
                    else:
                        n += r.n * s.num[by][st] if r.per_value else r.n
    return n


def cut_to(s: Table, ch: int, cost: int, types: int, name: str) -> int:
    """A cost after the rules that cut it no further than a number they name (uni.house.energy.1)."""
    for by in range(CHARACTERS):
        if not alive(s, by):
            continue
        for r in character(s, by).rules:
            if r.kind == COSTS and r.floor > 0 and _concerns(s, r, by, -1, ch, types, name):
                cost = max(min(cost, r.floor), cost + r.n)
        for st in s.order[by]:
            for r in status_face(s, st).rules:
                if r.kind == COSTS and r.floor > 0 and _concerns(s, r, by, st, ch, types, name):
                    cost = max(min(cost, r.floor), cost + (r.n * s.num[by][st] if r.per_value else r.n))
    return cost


def together(s: Table, ch: int, kind: int, types: int, name: str = "") -> int:
    """The same for rules whose number is a set of bits."""
    if (s.standing >> kind) & 1 == 0:
        return 0
    n = 0
    for by in range(CHARACTERS):
        if not alive(s, by):
            continue
        for r in character(s, by).rules:
            if r.kind == kind and _concerns(s, r, by, -1, ch, types, name):
                n |= r.n
        for st in s.order[by]:
            for r in status_face(s, st).rules:
                if r.kind == kind and _concerns(s, r, by, st, ch, types, name):
                    n |= r.n
    return n


def holds(s: Table, ch: int, kind: int, n: int) -> bool:
    """Is there a rule of this kind with just this number?"""
    if (s.standing >> kind) & 1 == 0:
        return False
    for by in range(CHARACTERS):
        if not alive(s, by):
            continue
        for r in character(s, by).rules:
            if r.kind == kind and r.n == n and _concerns(s, r, by, -1, ch, 0, ""):
                return True
        for st in s.order[by]:
            for r in status_face(s, st).rules:
                if r.kind == kind and r.n == n and _concerns(s, r, by, st, ch, 0, ""):
                    return True
    return False


def _concerns(s: Table, r: StandingRule, by: int, st: int, ch: int, types: int, name: str, aim: int = -1) -> bool:
    if (r.types != 0 and types & r.types != r.types) or (r.name and r.name != name):
        return False
    if not _reaches(s, r.whom, by, ch) or (r.condition is not None and not r.condition.holds(s, bearer(s, by, st))):
        return False
    return (r.that is None or _true_of(s, r.that, by, st, ch)) and (r.aim is None or _true_of(s, r.aim, by, st, aim))


def _true_of(s: Table, condition: Condition, by: int, st: int, whom: int) -> bool:
    """Is it true of this character, as of "the target"?"""
    if whom < 0:
        return False
    f = bearer(s, by, st)
    f.sets[TARGETS] = [whom]
    found = condition.holds(s, f)
    f.sets[TARGETS] = []
    return found


def _reaches(s: Table, whom: int, by: int, ch: int) -> bool:
    if whom == FOR_ITSELF:
        return by == ch
    if whom == FOR_ENEMIES:
        return seat_of(by) != seat_of(ch)
    if whom == FOR_OPPOSED:
        return opposed(s, by, ch)
    if seat_of(by) != seat_of(ch):
        return False
    if whom == FOR_NEIGHBOURS:
        return ch in neighbours(s, by)
    return whom == FOR_ALLIES or (whom == FOR_OTHER_ALLIES and by != ch)


def bearer(s: Table, ch: int, st: int) -> Frame:
    """A frame to ask conditions of an innate (st -1) or a status with."""
    f = s.lens
    if len(f.x) == 0:
        f = new_frame(PROGRAM, ch, -1, -1)
        s.lens = f
    f.x[USER] = ch
    f.x[STATUS] = st
    f.sets[TARGETS] = []
    return f
