"""Quadriga: four arena card games on one engine.

    game = quadriga.load("union-arena")
    state = game.new(decks=(a, b), seed=7)
    while not state.over:
        decision = state.decision
        events = game.answer(state, 0)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga import purity

if TYPE_CHECKING:
    from quadriga.games.game import Game

__version__ = "0.1.0"

purity.settle()


def load(name: str) -> Game:
    """The game of this name; `quadriga.games.NAMES` lists them."""
    from quadriga import games

    return games.load(name)
