"""The abilities of a card in plain words, for judges."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from quadriga.games.explained import Explained, Parts, Step, Teller, rules_of
from quadriga.games.guardians_arena.cards import build
from quadriga.games.guardians_arena.chapters.faces import Ability
from quadriga.games.guardians_arena.vocabulary.inert_texts import SUBJECTS
from quadriga.games.guardians_arena.wording.grammar import grammar

HEADS: dict[str, Parts] = {"Clauses": (("", "parts"),), "Sentences": (("", "sentences"),)}
USUAL = ("bare deeds", "clause", "sentence", "ability", "bonus")


IN_PLAIN_WORDS = (
    (r"\ba (?=[aeio])", "an "),
    (r"\b1 stone\b", "1 Power Stone"),
    (r"\b(\d+) stone\b", r"\1 Power Stones"),
    (r"\bto pen\b", "to the Creatures Pen"),
    (r"\bin primary\b", "in the primary round"),
    (r"\bhere\b", "in this Duel"),
    (r"\b((?:all|your|opponent's) (?:\w+ )*\w*s) gets\b", r"\1 get"),
    (r"\b(\d+) pt\. (?=ranged|AOE)", r"\1-point "),
    (r"\b1 pt\.", "1 point"),
    (r"\bpt\.", "points"),
    (r"^play (?:at )?when$", "play at any time"),
)
"""The one wording that texts are read in, as people say it."""


@cache
def teller(name: str) -> Teller:
    return Teller(grammar(), HEADS, USUAL, name)


def explain(card: dict[str, Any]) -> list[Explained]:
    face = build(card)
    found = []
    for k, ability in enumerate(face.abilities, 1):
        words = _plain(teller(face.name).say(ability)) if not ability.does_nothing() else _dead(ability)
        one = Explained(f"Ability {k}", words, [], [Step(0, words)], rules_of("guardians-arena", [ability]))
        if ability.does_nothing():
            one.facts.append(("works", "never: it is about things that Arena does not have"))
        elif face.command and not ability.inherent():
            words = "as a Command: from the reveal to the end of the Duel in which this creature is the Duelist"
            one.facts.append(("works", words))
            one.rules.append("gua.house.command.1")
        else:
            one.facts.append(("works", "in the Duel in which this card takes part"))
            one.rules.append("gua.house.words.2")
        found.append(one)
    return found


def _plain(words: str) -> str:
    for pattern, meant in IN_PLAIN_WORDS:
        words = re.sub(pattern, meant, words)
    return words


def _dead(ability: Ability) -> str:
    """A sentence without counterpart, by what it is about."""
    return f"a sentence about {SUBJECTS[ability.subject()]}"
