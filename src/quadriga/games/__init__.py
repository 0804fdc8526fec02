"""The games, by name. A game is loaded only when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from quadriga.folders import game_folders, places
from quadriga.messages.files import say

if TYPE_CHECKING:
    from quadriga.games.game import Game

__path__ = [*__path__, *[str(place) for place in places() if str(place) not in __path__]]

NAMES: tuple[str, ...] = tuple(game_folders())
"""A game is a folder here, or in a folder that QUADRIGA_GAMES names, with a module `game` that has one `GAME`."""
DEFAULT: str = NAMES[0]
"""The game that is meant where none is named."""


def load(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES:
        raise ValueError(say("no-game-games", game=name, list=", ".join(NAMES)))
    game: Game = import_module(f"quadriga.games.{name.replace('-', '_')}.game").GAME
    return game
