"""Deck files: TOML as in our starter decks, JSON, or a plain list of lines such as `4 QDR-1-014`."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quadriga.games.door import Deck, Game

_LINE = re.compile(r"(\d+)\s*x?\s+(\S+)", re.IGNORECASE)
_KEYS = ("name", "game", "description", "cards")


class BadDeckFile(ValueError):
    """A file that is no deck; says what is wrong and where."""


def load_deck(path: Path, game: Game | None = None) -> Deck:
    """Read a deck. Where a game is given, the deck must be one of it."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadDeckFile(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadDeckFile(f"{path} is no text file.") from error
    try:
        if path.suffix == ".toml":
            data: object = tomllib.loads(text)
        elif path.suffix == ".json" or text.lstrip().startswith("{"):
            data = json.loads(text)
        else:
            data = {"cards": _lines(text, path)}
    except ValueError as error:
        if isinstance(error, BadDeckFile):
            raise
        raise BadDeckFile(f"{path} cannot be read as a deck: {error}.") from error
    deck = _deck(data, path)
    if game is not None and not deck.game:
        deck.game = game.name
    if game is not None and deck.game != game.name:
        raise BadDeckFile(f"{path} is a deck of {deck.game!r}, not of {game.name!r}.")
    return deck


def _lines(text: str, path: Path) -> dict[str, int]:
    cards: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split("//")[0].strip()
        if not words:
            continue
        found = _LINE.match(words)
        if not found:
            raise BadDeckFile(f"{path}, line {number}: write a number of copies and a card, such as `4 QDR-1-014`.")
        cards[found[2]] = cards.get(found[2], 0) + int(found[1])
    return cards


def _deck(data: object, path: Path) -> Deck:
    if not isinstance(data, Mapping):
        raise BadDeckFile(f"{path} is no deck: it needs a name, a game and cards.")
    if "cards" not in data and data and all(isinstance(n, int) for n in data.values()):
        data = {"cards": data}  # number and copies, nothing else
    characters = data.get("characters")
    if "cards" not in data and isinstance(characters, list):  # a team (docs/decks.md)
        data = {**data, "cards": {str(name): characters.count(name) for name in characters}}
    cards = _cards(data.get("cards"), path)
    return Deck(
        name=str(data.get("name", path.stem)),
        game=str(data.get("game", "")),
        cards=cards,
        description=str(data.get("description", "")),
        extra={str(k): v for k, v in data.items() if k not in _KEYS},
        key=path.stem,
    )


def _cards(written: object, path: Path) -> dict[str, int]:
    if isinstance(written, Mapping):
        pairs: list[tuple[Any, Any]] = list(written.items())
    elif isinstance(written, list) and all(isinstance(c, Mapping) and "number" in c for c in written):
        pairs = [(c["number"], c.get("count", c.get("copies", 1))) for c in written]
    else:
        raise BadDeckFile(f"{path} has no cards; give them as number and copies.")
    cards: dict[str, int] = {}
    for number, copies in pairs:
        if not isinstance(copies, int) or isinstance(copies, bool) or copies < 1:
            raise BadDeckFile(f"{path}: {number} has {copies!r} copies; it must be a whole number from 1 on.")
        cards[str(number)] = cards.get(str(number), 0) + copies
    return cards


def find_deck(game: Game, name: str) -> Deck:
    """A deck by the key of a starter deck or by the path of a file."""
    known = game.decks()
    if name in known:
        return known[name]
    path = Path(name)
    if path.is_file():
        return load_deck(path, game)
    raise BadDeckFile(f"There is no deck {name!r}: name a file or one of {', '.join(known)}.")
