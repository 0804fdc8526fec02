"""Union Arena's phrase table, put together from its parts."""

from __future__ import annotations

from functools import cache

from quadriga.games.union_arena import (
    phrases_actions,
    phrases_cards,
    phrases_clauses,
    phrases_conditions,
    phrases_gains,
    phrases_groups,
    phrases_history,
    phrases_lines,
    phrases_special,
    phrases_standing,
    phrases_timings,
)
from quadriga.games.union_arena.substitution import CardGrammar
from quadriga.games.union_arena.wording import normal


@cache
def grammar() -> CardGrammar:
    g = CardGrammar("union-arena", normal())
    for part in (
        phrases_cards,
        phrases_groups,
        phrases_conditions,
        phrases_history,
        phrases_gains,
        phrases_actions,
        phrases_clauses,
        phrases_standing,
        phrases_timings,
        phrases_special,
        phrases_lines,
    ):
        part.add(g)
    g.check()
    return g
