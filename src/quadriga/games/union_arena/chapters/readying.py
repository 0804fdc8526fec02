"""Active and Resting: switching cards, and the locks that keep them resting."""

from __future__ import annotations

from quadriga.games.union_arena.chapters.abilities import raise_event
from quadriga.games.union_arena.chapters.durations import A_LOCK_NEXT, A_LOCK_PHASE, A_LOCK_WHILE
from quadriga.games.union_arena.chapters.prohibitions import forbidden
from quadriga.games.union_arena.chapters.table import FRONT, Table
from quadriga.games.union_arena.chapters.timing import READIED, RESTED
from quadriga.games.union_arena.vocabulary.standing import BE_READIED, BE_READIED_BY_ABILITY
from quadriga.kernel.applied import Applied
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import NOBODY


def ready_all(g: Table, seat: int, with_ap: bool, rule: str) -> None:
    """Switch a player's resting cards to active (ua.start.3, ua.end.3); the opponent's stay (ua.start.4)."""
    for c in g.field(seat):
        if g.resting[c] == 0:
            use_up_lock(g, c)
        elif not forbidden(g, BE_READIED, c, -1):  # ua.lock.while.1
            ready(g, c, rule, -1)
    if with_ap and g.ap_active[seat] != g.ap[seat]:  # ua.end.4
        g.ap_active[seat] = g.ap[seat]
        g.touch()
        if g.recording:
            g.emit("ready AP", rule, seat, n=g.ap[seat])


def use_up_lock(g: Table, c: int) -> None:
    """A lock for the next readying ends with that phase, also on a character that is active then (ua.lock.next.2)."""
    h = g.handle(c)
    for a in g.applied:
        if a.what == A_LOCK_NEXT and a.target == h:
            g.applied = [x for x in g.applied if x is not a]
            g.touch()
            if g.recording:
                g.emit("lock ends", "ua.lock.next.2", g.owner[c], h)
            return


def ready(g: Table, c: int, rule: str, cause: int) -> bool:
    """Switch one resting card to active, unless a lock keeps it (ua.lock.next.1, ua.lock.phase.1)."""
    if g.resting[c] == 0:
        return False
    h = g.handle(c)
    for a in g.applied:
        if a.target != h:
            continue
        if a.what == A_LOCK_PHASE:
            return False
        if a.what == A_LOCK_WHILE and locked_while(g, a, cause):
            return False
        if a.what == A_LOCK_NEXT:
            g.applied = [x for x in g.applied if x is not a]
            g.touch()
            if g.recording:
                g.emit("stays resting", "ua.lock.next.1", g.owner[c], h, cause=cause)
            return False
    if cause != NOBODY and forbidden(g, BE_READIED_BY_ABILITY, c, -1):
        return False
    g.resting[c] = 0
    g.touch()
    if g.recording:
        g.emit("ready", rule, g.owner[c], h, cause=cause)
    if cause != NOBODY:
        raise_event(g, READIED, g.owner[c], h, cause)
    return True


def locked_while(g: Table, a: Applied, cause: int) -> bool:
    """A lock that lasts while its source is on the field or on the front line (ua.lock.while.1)."""
    if a.extra & 2 and cause != NOBODY:
        return False
    c = slot_of(a.source)
    if not g.here(a.source) or not g.on_field(c):
        return False
    return a.extra & 1 == 0 or g.place(c) == FRONT


def rest(g: Table, c: int, rule: str, cause: int) -> bool:
    """Switch one active card to resting."""
    if g.resting[c]:
        return False
    g.resting[c] = 1
    g.touch()
    if g.recording:
        g.emit("rest", rule, g.owner[c], g.handle(c), cause=cause)
    if cause != NOBODY:
        raise_event(g, RESTED, g.owner[c], g.handle(c), cause)
    return True
