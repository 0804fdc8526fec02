"""Where the games are: a folder each, in this package or in a folder that QUADRIGA_GAMES names.

A game is found by its folder, so a new game needs no line anywhere else. Its `about.json` says what lists of games
tell about it before it is loaded.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a list of games says of one."""

    order: int = 1000
    """Its place in the list; those without one follow by name."""
    tone: str = ""
    """The colour of its picture on the page; one is made from its name where none is given."""
    about: dict[str, str] = {}
    """One sentence for somebody who has never seen the game, by language."""


class GameFolder(NamedTuple):
    name: str
    path: Path
    about: About


def places() -> list[Path]:
    """The folders in which games lie: the package's own first."""
    others = [Path(place) for place in os.environ.get("QUADRIGA_GAMES", "").split(os.pathsep) if place]
    return [Path(__file__).parent / "games", *[place.resolve() for place in others]]


@cache
def game_folders() -> dict[str, GameFolder]:
    """The games by the names used on the command line, in the order in which they are listed."""
    found: dict[str, GameFolder] = {}
    for place in places():
        for path in sorted(place.glob("*/game.py")):
            name = path.parent.name.replace("_", "-")
            if name in found:
                raise ValueError(f"{path.parent} holds a game {name!r}, but so does {found[name].path}; rename one.")
            found[name] = GameFolder(name, path.parent, _about(path.parent / "about.json"))
    return {game.name: game for game in sorted(found.values(), key=lambda game: (game.about.order, game.name))}


def _about(file: Path) -> About:
    if not file.is_file():
        return About()
    try:
        return msgspec.json.decode(file.read_bytes(), type=About)
    except msgspec.DecodeError as error:
        raise ValueError(f"{file} does not say what it should about its game: {error}.") from error
