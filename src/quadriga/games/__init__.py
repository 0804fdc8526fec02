"""The games, by name. A game is loaded only when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quadriga.games.door import Game

NAMES = ("union-arena", "ultraman", "universal-arena", "guardians-arena")
FINISHED: tuple[str, ...] = ("union-arena", "ultraman", "universal-arena", "guardians-arena")
"""Games that can be played; each has a module `game` with one `GAME`."""


def load(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES:
        raise ValueError(f"There is no game called {name!r}. The games are: {', '.join(NAMES)}.")
    place = f"quadriga.games.{name.replace('-', '_')}.game"
    try:
        module = import_module(place)
    except ModuleNotFoundError as error:
        if error.name != place:
            raise
        raise ValueError(f"{name} cannot be played yet. These games can: {', '.join(FINISHED)}.") from error
    game: Game = module.GAME
    return game
