"""Union Arena's phrase table, put together from its parts."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from quadriga.games.union_arena.vocabulary.substitution import ABILITY
from quadriga.games.union_arena.wording import (
    actions,
    agents,
    asian,
    asian_normal,
    asked,
    beneath,
    cards,
    carried,
    circumstances,
    clauses,
    compared,
    conditions,
    described,
    done_so_far,
    each_player,
    everyday,
    further,
    gains,
    gifts,
    groups,
    history,
    joined_texts,
    known_cards,
    limited,
    lines,
    occasions,
    ordinary,
    positions,
    raiding,
    reaching,
    replacing,
    special,
    standing,
    this_turn,
    timings,
    unended,
    watched,
    zone_changes,
)
from quadriga.games.union_arena.wording.core.grammar import grammar as core
from quadriga.games.union_arena.wording.dialects import ASIAN, NORTH_AMERICAN, DialectGrammar
from quadriga.games.union_arena.wording.normal import normal
from quadriga.text.building import undisturbed
from quadriga.text.errors import Ambiguous, Declined

CORE_FIRST = re.compile(r"\[Raid\] ", re.IGNORECASE)
"""Classes of lines that only the core reads."""


class Tables(DialectGrammar):
    """The tables of single phrases."""

    def read(self, category: str, text: str) -> Any:
        if category == ABILITY and CORE_FIRST.match(text):
            return core(self.dialect).read(ABILITY, text)
        return super().read(category, text)


@cache
@undisturbed()
def grammar(dialect: str = NORTH_AMERICAN) -> DialectGrammar:
    """The phrase table in the words of a dialect."""
    asian_words = dialect == ASIAN
    g = Tables("union-arena", dialect, asian_normal.normal() if asian_words else normal())
    parts = (cards, groups, conditions, history, gains, actions, clauses, standing, timings, special, lines)
    for part in parts:
        part.add(g)
    if asian_words:
        asian.add(g)
    g.own()
    for more in (described, carried, asked, limited, further, beneath, reaching, occasions, replacing, watched, each_player, this_turn, everyday, unended):
        more.add(g)
    circumstances.add(g)
    for part in (agents, compared, done_so_far, raiding, joined_texts, known_cards, zone_changes, positions):
        part.add(g)
    gifts.add(g)
    ordinary.add(g)
    g.check()
    return g


class Dialects:
    """Both wordings behind one door: a category that names its dialect is read and printed by that dialect's table."""

    def read(self, category: str, text: str) -> Any:
        """Lines about the card itself are read by the core language, and so is every line that the tables of single
        phrases have no words for."""
        category, _, dialect = category.partition(IN)
        table = grammar(dialect or NORTH_AMERICAN)
        try:
            return table.read(category, text)
        except Declined as declined:
            if category != ABILITY:
                raise
            try:
                return core(table.dialect).read(ABILITY, text)
            except (Declined, Ambiguous):
                raise declined from None


IN = " in "
