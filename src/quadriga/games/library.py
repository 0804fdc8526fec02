"""Cards and decks as files: the sets of a game, the user's own, and deck files in the common shapes."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from quadriga.games.door import Card, Deck


@cache
def sets(folder: Path) -> dict[str, Card]:
    """All cards of a game's sets by number."""
    found: dict[str, Card] = {}
    for path in sorted((folder / "sets").glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for card in data.get("card", ()):
            found[card["number"]] = card
    return found


@cache
def decks(folder: Path) -> dict[str, Deck]:
    """The decks that come with a game, by key."""
    return {path.stem: deck_of(tomllib.loads(path.read_text(encoding="utf-8")), path.stem)
            for path in sorted((folder / "decks").glob("*.toml"))}  # fmt: skip


def deck_of(data: dict[str, Any], key: str) -> Deck:
    known = {"name", "game", "description", "cards"}
    extra = {k: v for k, v in data.items() if k not in known}
    return Deck(data.get("name", key), data.get("game", ""), dict(data.get("cards", {})), data.get("description", ""), extra, key)
