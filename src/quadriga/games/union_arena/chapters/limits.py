"""Limits that texts move: how many cards a line and a hand may hold, how wide BP ranges are."""

from __future__ import annotations

from quadriga.games.union_arena.chapters import table
from quadriga.games.union_arena.chapters.durations import A_RANGE, in_force
from quadriga.games.union_arena.chapters.standing_effects import numbers
from quadriga.games.union_arena.chapters.table import LINE_SIZE, WIDTH, Table
from quadriga.games.union_arena.vocabulary.standing import HAND_LIMIT, LINE_LIMIT, RANGE


def line_limit(g: Table, seat: int, place: int) -> int:
    """How many cards a line may hold now (ua.line.cap.1)."""
    limit = LINE_SIZE
    for src, less in numbers(g, LINE_LIMIT, -1):
        if g.zone[src] == seat * WIDTH + place:
            limit -= less
    return limit


def hand_limit(g: Table, seat: int) -> int:
    """How many cards may be kept in the end phase (ua.hand.1)."""
    limit = table.HAND_LIMIT
    for src, n in numbers(g, HAND_LIMIT, -1):
        if g.zone[src] // WIDTH == seat and n > limit:
            limit = n
    return limit


def range_bonus(g: Table, seat: int) -> int:
    """How much wider the BP ranges of this player's choices are (ua.choose.range.1)."""
    total = 0
    for a in g.applied:
        if a.what == A_RANGE and a.target == -1 - seat and in_force(a.ends):
            total += a.amount
    for src, n in numbers(g, RANGE, -1):
        if g.zone[src] // WIDTH == seat:
            total += n
    return total


def use_up_range(g: Table, seat: int) -> None:
    """A range widened for the next choice has been used (ua.choose.range.1)."""
    kept = [a for a in g.applied if a.what != A_RANGE or a.target != -1 - seat or a.extra == 0]
    if len(kept) != len(g.applied):
        g.applied = kept
        g.touch()
