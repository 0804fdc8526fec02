"""The abilities of a card in plain words, for judges."""

from __future__ import annotations

from functools import cache
from typing import Any

from quadriga.games.explained import Explained, Parts, Step, Teller, rules_of
from quadriga.games.guardians_arena.cards import build
from quadriga.games.guardians_arena.phrases import grammar

HEADS: dict[str, Parts] = {"Clauses": (("", "parts"),), "Sentences": (("", "sentences"),)}
USUAL = ("clause", "sentence", "ability", "bonus")


@cache
def teller(name: str) -> Teller:
    return Teller(grammar(), HEADS, USUAL, name)


def explain(card: dict[str, Any]) -> list[Explained]:
    face = build(card)
    found = []
    for k, ability in enumerate(face.abilities, 1):
        words = teller(face.name).say(ability)
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
