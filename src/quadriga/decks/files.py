"""Deck files: TOML as in our starter decks, JSON of any common shape, or a list of lines; and the user's own decks."""

from __future__ import annotations

import json
import os
import re
import tempfile
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from quadriga.decks.lists import read_list
from quadriga.decks.names import Names
from quadriga.decks.reading import BadDeckFile, Read
from quadriga.decks.recipes import read_recipe
from quadriga.decks.writing import write_toml
from quadriga.games import library
from quadriga.games.game import Card, Deck, Game
from quadriga.messages import Message, message_of
from quadriga.messages.files import say

LARGEST = 2_000_000
"""Bytes of a deck file; no deck needs more."""
_NUMBER = re.compile(r"[^\s]*\d[^\s]*")
_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,59}")
Tell = Callable[[Message], None]


def file_text(path: Path) -> str:
    """The text of a deck file."""
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise BadDeckFile(
                say("no-bytes-no-deck-needs-more", path=str(path), size=f"{size:,}", largest=f"{LARGEST:,}")
            )
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadDeckFile(say("no-cannot-read", path=str(path), why=str(error.strerror))) from error
    except UnicodeDecodeError as error:
        raise BadDeckFile(say("no-no-text-file-utf8", path=str(path))) from error


def read_deck(path: Path, game: Game, cards: Mapping[str, Card] | None = None) -> Read:
    """Everything that a file says, what was not understood included."""
    return _read(file_text(path), path, game, game.cards() if cards is None else cards)


def _read(text: str, path: Path, game: Game, cards: Mapping[str, Card]) -> Read:
    try:
        if path.suffix.lower() in (".toml", ".json"):
            data: Any = tomllib.loads(text) if path.suffix.lower() == ".toml" else json.loads(text)
            return read_recipe(data, Names(game, cards))
        return read_list(text, game, cards)
    except BadDeckFile as error:
        raise BadDeckFile(say("no-file", file=str(path), why=message_of(error))) from error
    except (ValueError, RecursionError) as error:
        raise BadDeckFile(say("no-cannot-read-deck", path=str(path), why=message_of(error))) from error


def game_of(path: Path) -> str:
    """The game that a deck file names; "" if it names none."""
    text = file_text(path)
    found = re.search(r"""^[ \t]*["']?game["']?[ \t]*[:=][ \t]*["']([a-z-]+)["']""", text, re.MULTILINE)
    found = found or re.search(r"""[{,]\s*"game"\s*:\s*"([a-z-]+)\"""", text)
    return found[1] if found else ""


def load_deck(path: Path, game: Game, tell: Tell | None = None) -> Deck:
    """Read a deck that must be understood whole; `tell` hears of what does not belong among its cards."""
    read = read_deck(path, game)
    if read.game not in ("", game.name):
        raise BadDeckFile(say("no-deck-not", path=str(path), game=read.game, name=game.name))
    cards = dict(read.cards)
    for problem in read.problems:
        if not problem.copies or not _NUMBER.fullmatch(problem.card):
            why = problem.said or problem.reason
            raise BadDeckFile(say("no-line", path=str(path), line=problem.line, text=problem.text, reason=why))
        cards[problem.card] = cards.get(problem.card, 0) + problem.copies  # the deck's check names unknown cards
    for out in read.left_out:
        if tell is not None:
            tell(say("no-line", path=str(path), line=out.line, text=out.text, reason=out.said or out.reason))
    if read.beside and tell is not None:
        tell(say("deck-cards-beside", path=str(path), n=sum(read.beside.values())))
    return Deck(read.name or path.stem, game.name, cards, read.description, read.extra, path.stem)


def own_folder(game: str) -> Path:
    return library.data_folder() / "decks" / game


def own_decks(game: Game) -> dict[str, Path]:
    """The decks that the user imported, by name."""
    try:
        return {path.stem: path for path in sorted(own_folder(game.name).glob("*.toml"))}
    except OSError:
        return {}


def keep_deck(deck: Deck, game: Game, name: str, replace: bool = False) -> Path:
    """Write a deck into the user's data folder, where every command finds it by its name."""
    name = re.sub(r"[^a-z0-9._-]+", "-", name.casefold()).strip("-._")
    if not _NAME.fullmatch(name):
        raise BadDeckFile(say("no-no-name-for-deck-use", name=name))
    if name in game.decks():
        raise BadDeckFile(say("no-starter-deck-give-yours-another", name=name, title=game.title))
    path = own_folder(game.name) / f"{name}.toml"
    if path.exists() and not replace:
        raise BadDeckFile(say("no-you-have-deck-already-use", name=name, title=game.title))
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, written = tempfile.mkstemp(dir=path.parent, suffix=".part")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(write_toml(deck, game.cards()))
    os.replace(written, path)
    return path


def find_deck(game: Game, name: str, tell: Tell | None = None) -> Deck:
    """A deck by the key of a starter deck, by the name of one of the user's, or by the path of a file."""
    known = game.decks()
    if name in known:
        return known[name]
    own = own_decks(game)
    if name in own:
        return load_deck(own[name], game, tell)
    path = Path(name)
    if path.is_file():
        return load_deck(path, game, tell)
    raise BadDeckFile(say("no-deck-name-file-one", name=name, list=", ".join([*known, *own])))
