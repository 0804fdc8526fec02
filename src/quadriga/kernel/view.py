"""A view is built, not filtered: a new value that holds what a seat may know, nothing else.

It is all that ever leaves the engine towards a player, a spectator, a log or a computer
player. Seat SPECTATOR sees what both players see.
"""

from __future__ import annotations

from typing import Any

from quadriga.kernel.events import Event
from quadriga.kernel.handles import ref_of
from quadriga.kernel.state import State
from quadriga.kernel.unknown import knows

SPECTATOR = 2


def sees_face(s: State, seat: int, c: int) -> bool:
    if seat == SPECTATOR:
        return knows(s, 0, c) and knows(s, 1, c)
    return knows(s, seat, c)


def visible_event(e: Event, seat: int) -> bool:
    """May this seat know which card the event is about?"""
    if seat == SPECTATOR:
        return e.seen & 3 == 3
    return (e.seen >> seat) & 1 == 1


def event_view(s: State, e: Event, seat: int) -> dict[str, Any]:
    """An event as this seat sees it: a card it may not know has neither id nor face."""
    seen: dict[str, Any] = {"kind": e.kind, "rule": e.rule}
    if e.player >= 0:
        seen["player"] = e.player
    if e.obj >= 0:
        if visible_event(e, seat):
            seen["id"] = ref_of(e.obj)
            seen["card"] = s.faces[e.face].number
        else:
            seen["hidden"] = True
    if e.other >= 0:
        seen["other"] = ref_of(e.other)
    if e.n:
        seen["n"] = e.n
    if e.source >= 0:
        seen["from"] = e.source
    if e.target >= 0:
        seen["to"] = e.target
    if e.cause >= 0:
        seen["cause"] = ref_of(e.cause)
        seen["cause_card"] = s.faces[e.cause_face].number
    return seen
