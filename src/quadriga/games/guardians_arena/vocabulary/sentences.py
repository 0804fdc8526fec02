"""A card's text as a whole: sentences of abilities."""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.effects.node import Node, register


@dataclass(eq=False)
class Clauses(Node):
    """Several abilities in one sentence."""

    parts: list[Node] = field(default_factory=list)


@dataclass(eq=False)
class Sentences(Node):
    """The whole text of a card, sentence by sentence."""

    sentences: list[Node] = field(default_factory=list)


register(Clauses, Sentences)
