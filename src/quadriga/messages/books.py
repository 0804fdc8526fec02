"""Where the words of a book stand: a folder `languages` with a file a language, in the format of Project Fluent."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from quadriga.folders import game_folders

ENGLISH = "en"
SHARED = "shared"
"""What every book may use: how a card, a player, a list is said."""
_PACKAGE = Path(__file__).parents[1]
SERVER = "server"
"""What a server refuses."""
FILES = "files"
"""What is wrong with what people bring: deck lists, card files, boards, scenarios, replays."""
COMMANDS = "commands"
"""What the command line says."""
_known: dict[str, Path] = {
    COMMANDS: _PACKAGE / "languages",
    SHARED: _PACKAGE / "games/languages",
    FILES: _PACKAGE / "messages/languages",
    SERVER: _PACKAGE / "server/languages",
}


def folder(book: str) -> Path:
    """A game's book stands in the game's folder."""
    return _known.get(book) or game_folders()[book].path / "languages"


def books() -> list[str]:
    """All books that there are files for."""
    having = [game.name for game in game_folders().values() if (game.path / "languages" / f"{ENGLISH}.ftl").is_file()]
    return [*_known, *sorted(having)]


def languages() -> list[str]:
    """The languages that we have, English first; another is another file."""
    found = {path.stem for path in folder(SHARED).glob("*.ftl")}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def source(book: str, language: str) -> str:
    """The file of a book in a language; "" if there is none."""
    path = folder(book) / f"{language}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def how_to_play(game: str, language: str) -> str:
    """A game's page for somebody who has never played it, in a language or else in English; "" if it has none."""
    for spoken in (language, ENGLISH):
        path = folder(game) / f"how-to-play.{spoken}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return ""


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def entries(text: str) -> dict[str, str]:
    """The messages of a file by name, each as it is written there."""
    starts = [*_ENTRY.finditer(text)]
    ends = [*(found.start() for found in starts[1:]), len(text)]
    return {found[1]: _trimmed(text[found.start() : end]) for found, end in zip(starts, ends, strict=True)}


def _trimmed(entry: str) -> str:
    """Without what stands between this entry and the next: headings, empty lines."""
    lines = entry.splitlines()
    while len(lines) > 1 and (not lines[-1].strip() or lines[-1].startswith("#")):
        lines.pop()
    return "\n".join(lines)


@cache
def whole(book: str, language: str) -> str:
    """All that a page needs for a book in one piece: its own words, those that all books share, and the English ones
    for what a language does not have yet."""
    found: dict[str, str] = {}
    for spoken in dict.fromkeys((language, ENGLISH)):
        for each in dict.fromkeys((book, SHARED)):
            for name, entry in entries(source(each, spoken)).items():
                found.setdefault(name, entry)
    return "\n".join(found.values()) + "\n"
