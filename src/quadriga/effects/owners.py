"""Whose something is, and who acts: you, an opponent, each player, the one spoken of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.grounds import actor
from quadriga.effects.node import Node, register
from quadriga.kernel.frames import Frame

# Whose
YOU: Final = 0
OPPONENT: Final = 1
THEIR: Final = 2
"""The player who was spoken of: the one who acts (register 1) or else the opponent."""
OWNER: Final = 3
EACH: Final = 4
ANY: Final = 5
THAT_ONE: Final = 6
"""That deck: the one spoken of."""
NEITHER: Final = 7


@dataclass(eq=False)
class Whose(Node):
    who: int

    def seats(self, f: Frame) -> list[int]:
        if self.who == YOU:
            return [f.controller]
        if self.who == OPPONENT:
            return [1 - f.controller]
        if self.who == THEIR:
            return [actor(f)] if self.reg == 1 else [1 - f.controller]
        return [f.controller, 1 - f.controller]

    def counts(self, f: Frame, seat: int) -> bool:
        """Is it this seat's?"""
        if self.who == YOU:
            return seat == f.controller
        if self.who == OPPONENT:
            return seat == 1 - f.controller
        if self.who == THEIR:
            return seat == (actor(f) if self.reg == 1 else 1 - f.controller)
        return seat >= 0


@dataclass(eq=False)
class Player(Node):
    """Who acts or has something: YOU, OPPONENT, EACH, THEIR (that player)."""

    who: int

    def seats(self, f: Frame) -> list[int]:
        if self.who == YOU:
            return [f.controller]
        if self.who in (EACH, ANY, NEITHER):
            return [f.controller, 1 - f.controller]
        return [1 - f.controller]

    def counts(self, f: Frame, seat: int) -> bool:
        """Is it this seat?"""
        if self.who == YOU:
            return seat == f.controller
        return seat >= 0 if self.who == EACH else seat == 1 - f.controller


register(Whose, Player)
