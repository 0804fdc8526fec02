"""The phrase table of Guardians' card texts, made of small parts: kinds, conditions, amounts and who is meant; bonuses, duels,
support and Storage cards put them together.

Texts are normalised first (normal.py): the card's own name is `~`, only names have capitals, synonyms are one word.
"""

from __future__ import annotations

from functools import cache

from quadriga.games.guardians_arena.vocabulary.sentences import Clauses, Sentences
from quadriga.games.guardians_arena.wording import (
    bans,
    bonuses,
    conditions,
    duels,
    events,
    kinds,
    saving,
    storage,
    supporting,
)
from quadriga.games.guardians_arena.wording.normal import normal
from quadriga.text.building import undisturbed
from quadriga.text.grammar import Grammar, slot


@cache
@undisturbed()
def grammar() -> Grammar:
    g = Grammar("guardians-arena", normal())
    g.forms_are_one = True
    for part in (kinds, conditions, bonuses, duels, events, saving, supporting, bans, storage):
        part.add(g)
    _sentences(g)
    return g


def _sentences(g: Grammar) -> None:
    # Two deeds joined by "and" are one list of deeds, whatever makes them happen; so the second is no clause of its own.
    joint = "<; |, |, but |, and | and >"
    two, three = [slot("a"), slot("b")], [slot("a"), slot("b"), slot("c")]
    g.include("any clause", "clause", "bare deeds")
    g.phrase("sentence", "{a:any clause}.", Clauses, parts=[slot("a")])
    g.phrase("sentence", "{a:any clause}" + joint + "{b:clause}.", Clauses, parts=two)
    g.phrase("sentence", "{a:any clause}; {b:bare deeds}.", Clauses, parts=two)
    g.phrase("sentence", "{a:any clause}" + joint + "{b:clause}" + joint + "{c:clause}.", Clauses, parts=three)
    g.phrase("sentence", "{a:whole}", Clauses, parts=[slot("a")])
    g.capital("sentence")
    g.list("text", "sentence", ("a", "a b", "a b c"), Sentences, "sentences")
