"""What cards and players cannot, must and may do: by effects that last, and by standing texts."""

from __future__ import annotations

from quadriga.games.union_arena.chapters.durations import A_DUTY, A_FORBID, in_force
from quadriga.games.union_arena.chapters.standing_effects import own_says, says
from quadriga.games.union_arena.chapters.table import Happening, Table
from quadriga.games.union_arena.chapters.timing import WITHSTOOD
from quadriga.games.union_arena.vocabulary.standing import (
    ANYONES,
    BE_REMOVED,
    BE_RETURNED,
    BE_SIDELINED,
    DUTY,
    FORBIDS,
    PERMITS,
)
from quadriga.kernel.handles import handle_of


def forbidden(g: Table, what: int, c: int, other: int) -> bool:
    """Does any text forbid this of card `c`? Cannot beats must (ua.block.limit.3)."""
    return _lasting(g, A_FORBID, what, c, other) or says(g, FORBIDS, what, c, other)


def spared(g: Table, seat: int, source: int, c: int, what: int) -> bool:
    """Is a field card protected from what an ability of this player would do to it (ua.protect.1, ua.protect.3)?

    Whoever moves or turns a card by an ability or a trigger asks here; `source` is the card with the ability,
    -1 for a trigger.
    """
    if not g.on_field(c):
        return False
    if g.owner[c] == seat:
        return forbidden(g, what + ANYONES, c, source)
    if what == BE_SIDELINED or what == BE_RETURNED or what == BE_REMOVED:  # all these remove it from the field
        if forbidden(g, BE_REMOVED, c, source):
            g.history.append(Happening(WITHSTOOD, g.owner[c], 0, g.handle(c), -1))
            g.touch()
            return True
        if what == BE_REMOVED:
            return False
    return forbidden(g, what, c, source)


def player_forbidden(g: Table, what: int, seat: int) -> bool:
    """Is something forbidden to a player for a while (ua.cost.use.2)?"""
    for a in g.applied:
        if a.what == A_FORBID and a.extra == what and a.target == -1 - seat and in_force(a.ends):
            return True
    return False


def own_forbids(g: Table, what: int, c: int, other: int = -1) -> bool:
    """Does a text on the card itself forbid this while it lies outside the field?"""
    return own_says(g, FORBIDS, what, c, other)


def has_duty(g: Table, what: int, c: int, other: int) -> bool:
    return _lasting(g, A_DUTY, what, c, other) or says(g, DUTY, what, c, other)


def permitted(g: Table, what: int, c: int, other: int) -> bool:
    return says(g, PERMITS, what, c, other)


def _lasting(g: Table, kind: int, what: int, c: int, other: int) -> bool:
    """An effect that lasts is about this card, and about any other one or the one it names."""
    h = handle_of(g.ref[c], c)
    for a in g.applied:
        if a.what == kind and a.extra == what and a.target == h and in_force(a.ends):
            if a.amount == 0 or (a.amount > 0 and other >= 0 and g.handle(other) == a.amount):
                return True
    return False
