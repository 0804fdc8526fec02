"""The parts of a card's text: words on what the card is, and effect texts with their state marks."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import Node, register


@dataclass(eq=False)
class AlsoKind(Node):
    """This card also has the … card type: in every zone (ucg.ident.1)."""

    kinds: int


@dataclass(eq=False)
class AnyNumber(Node):
    """A deck may include any number of this card (ucg.ident.2)."""


@dataclass(eq=False)
class Copies(Node):
    """A deck may include up to n copies of this card (1.2.1, 4.1.2)."""

    n: int


@dataclass(eq=False)
class LevelsFrom(Node):
    """This card can level up from 『A』 as well: it may lie on those names too (1.2.1, 5.6.1b)."""

    names: list[str]


@dataclass(eq=False)
class Team(Node):
    """[TEAM][name]: works in hand and under the top card (11.18.1a, ucg.team.1)."""

    name: str


@dataclass(eq=False)
class CountsAs(Node):
    """This card counts as 『A』, 『B』, or 『C』 (11.21.1)."""

    names: list[str]


@dataclass(eq=False)
class AlsoNamed(Node):
    """This card is also treated as 『A』: it has that character name too, in every zone (1.2.1)."""

    names: list[str]


@dataclass(eq=False)
class Block(Node):
    """One effect text: the states in which it is active, and its power (2.3.5.2a, 2.3.5.2f)."""

    states: list[int]
    power: Node


@dataclass(eq=False)
class Text(Node):
    """The whole text of a card."""

    identity: list[Node]
    blocks: list[Block]


register(AlsoKind, AnyNumber, Copies, LevelsFrom, Team, CountsAs, AlsoNamed, Block, Text)
