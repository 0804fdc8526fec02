"""The games, by name. A game is loaded only when it is asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quadriga.games.door import Game

FIRST = ("union-arena", "ultraman", "universal-arena", "guardians-arena")
"""Games in the order in which they are listed; others follow by name."""
_found = {path.parent.name.replace("_", "-") for path in Path(__file__).parent.glob("*/game.py")}
NAMES: tuple[str, ...] = (*[name for name in FIRST if name in _found], *sorted(_found - {*FIRST}))
"""A game is a folder here with a module `game` that has one `GAME`."""


def load(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES:
        raise ValueError(f"There is no game called {name!r}. The games are: {', '.join(NAMES)}.")
    game: Game = import_module(f"quadriga.games.{name.replace('-', '_')}.game").GAME
    return game
