"""BP (Battle Points): read the column, then EXTRA, grades, plus and minus, never below zero."""

from __future__ import annotations

from typing import Final

from quadriga.games.ultraman.chapters.faces import NO_VALUE, QUAD, SINGLE, Card
from quadriga.games.ultraman.chapters.marks import (
    BP_CHANGE,
    BP_MINUS,
    BP_PLUS,
    BP_SET,
    EXTRA,
    GRADE,
    GRADE_DECREASE,
    GRADE_INCREASE,
    UNAFFECTED,
)
from quadriga.games.ultraman.chapters.standing import acting_on, gift_bits, gives_any, standing_sum
from quadriga.games.ultraman.chapters.table import Table

# What continuous texts can give that changes a BP: where none gives it, nothing is asked.
OF_EXTRA: Final = gift_bits(EXTRA)
OF_BP_SET: Final = gift_bits(BP_SET)
OF_GRADE: Final = gift_bits(GRADE)
OF_BP_CHANGE: Final = gift_bits(BP_CHANGE)
BATON_PRICE = 1000  # FR.14b: each face-down card beneath


def bp(t: Table, k: int) -> int:
    """A character's BP now (8.1.1a)."""
    top = t.top(k)
    if top < 0:
        return 0
    card = t.face(top)
    changed = bool(t.applied)
    if card.extra != NO_VALUE and (changed or gives_any(t, OF_EXTRA)) and is_extra(t, k):
        value = card.extra  # 8.1.2; grades are applied without changing it (11.6.4)
    else:
        value = set_value(t, k) if changed or gives_any(t, OF_BP_SET) else NO_VALUE
        if value == NO_VALUE:
            net = grade(t, k) if changed or gives_any(t, OF_GRADE) else 0
            value = column(card, t.state_of(k), net)  # 11.7.3: grades first
    if changed or t.sealed or gives_any(t, OF_BP_CHANGE):
        value += change(t, k)
    return max(0, value)  # 11.7.2a


def column(card: Card, state: int, net: int) -> int:
    """The value `net` columns from the state's own, as far as values are printed.

    11.6.1a, 11.6.1b; ucg.r.netgrade; a missing own column reads the nearest lower one (8.1.1b).
    """
    at = min(QUAD, state)
    while at > SINGLE and card.bp[at] == NO_VALUE:
        at -= 1
    while net > 0 and at < QUAD and card.bp[at + 1] != NO_VALUE:
        at += 1
        net -= 1
    while net < 0 and at > SINGLE and card.bp[at - 1] != NO_VALUE:
        at -= 1
        net += 1
    return card.bp[at] if card.bp[at] != NO_VALUE else 0


def set_value(t: Table, k: int) -> int:
    """All BP values changed to a number for the turn (ucg.bpset.1), or NO_VALUE."""
    value = NO_VALUE
    for a in acting_on(t, k):
        if a.what == BP_SET and a.target == k:
            value = a.amount
    if value == NO_VALUE:
        standing = standing_sum(t, k, BP_SET, 1)
        if standing > 0:
            value = standing
    return value


def is_extra(t: Table, k: int) -> bool:
    """Is the EXTRA BP in use? Not optional; without a printed value nothing changes (ucg.extra.1)."""
    if t.face(t.top(k)).extra == NO_VALUE:
        return False
    for a in acting_on(t, k):
        if a.what == EXTRA and a.target == k:
            return True
    return standing_sum(t, k, EXTRA, 1) > 0


def unaffected(t: Table, k: int, kind: int) -> bool:
    """Does it ignore these effects, those applied before included (ucg.unaff.1, ucg.unaff.2)?"""
    for a in acting_on(t, k):
        if a.what == UNAFFECTED and a.target == k and a.extra == kind:
            return True
    return standing_sum(t, k, UNAFFECTED, 1, kind) > 0


def grade_sum(t: Table, k: int, sign: int) -> int:
    """All grade increases (sign 1) or decreases (sign -1) that act on the character."""
    total = standing_sum(t, k, GRADE, sign)
    for a in acting_on(t, k):
        if a.what == GRADE and a.target == k and a.amount * sign > 0:
            total += a.amount
    return 0 if total != 0 and unaffected(t, k, GRADE_INCREASE if sign > 0 else GRADE_DECREASE) else total


def grade(t: Table, k: int) -> int:
    """The net grade: all increases and decreases summed, applied once (11.6.3b)."""
    return grade_sum(t, k, 1) + grade_sum(t, k, -1)


def grade_increased(t: Table, k: int) -> bool:
    """Asks for effects applied, not for the net (11.6.5, 11.6.3a)."""
    return grade_sum(t, k, 1) > 0


def grade_decreased(t: Table, k: int) -> bool:
    return grade_sum(t, k, -1) < 0


def change(t: Table, k: int) -> int:
    """All plus and minus BP summed before they are applied (11.7.1, 11.7.2b)."""
    plus = standing_sum(t, k, BP_CHANGE, 1)
    minus = standing_sum(t, k, BP_CHANGE, -1)
    for a in acting_on(t, k):
        if a.what == BP_CHANGE and a.target == k:
            if a.amount > 0:
                plus += a.amount
            else:
                minus += a.amount
    total = 0 if plus == 0 or unaffected(t, k, BP_PLUS) else plus
    if minus != 0 and not unaffected(t, k, BP_MINUS):
        total += minus
    if t.sealed:
        for c in t.stack_of(k)[:-1]:
            if t.down[c] == 1:
                total -= BATON_PRICE
    return total
