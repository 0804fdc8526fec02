"""A card's text as a whole: sentences of abilities."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import SequenceMatcher

from quadriga.effects.node import Node, register
from quadriga.games.guardians_arena.faces import Ability

ALIKE = 0.8
"""Leach for Leech: one letter of five is another."""


@dataclass(eq=False)
class Clauses(Ability):
    """Several abilities in one sentence."""

    parts: list[Node] = field(default_factory=list)


@dataclass(eq=False)
class AsSpelt(Ability):
    """An ability that speaks of its own card by a name spelt in another way than above its text.

    The word is kept as it stands there; it must be a spelling of the card's name, or the text is not understood.
    """

    word: str = ""
    ability: Node | None = None

    def means(self, name: str) -> bool:
        own = name.lower().split()
        return all(max(_likeness(word, other) for other in own) >= ALIKE for word in self.word.lower().split())


def _likeness(a: str, b: str) -> float:
    return SequenceMatcher(None, a, b).ratio()


@dataclass(eq=False)
class Sentences(Node):
    """The whole text of a card, sentence by sentence."""

    sentences: list[Node] = field(default_factory=list)


register(AsSpelt, Clauses, Sentences)
