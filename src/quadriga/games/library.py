"""Cards and decks as files: the sets of a game, the user's own, and deck files in the common shapes."""

from __future__ import annotations

import json
import os
import tempfile
import tomllib
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from quadriga.games.decks import Card, Deck
from quadriga.messages import Message, message_of
from quadriga.messages.files import say
from quadriga.messages.voice import voice


def data_folder() -> Path:
    """Where the user's cards and games are kept; `QUADRIGA_DATA` names another folder."""
    given = os.environ.get("QUADRIGA_DATA")
    if given:
        return Path(given)
    import platformdirs

    return Path(platformdirs.user_data_dir("quadriga", appauthor=False))


def own_folder(game: str) -> Path:
    return data_folder() / "cards" / game


_own: dict[Path, tuple[list[tuple[str, int, int]], dict[str, list[Card]]]] = {}
"""The user's sets by folder, with the state of the files that they were read from."""


def own_sets(game: str) -> dict[str, list[Card]]:
    """The sets that the user imported, by name."""
    folder = own_folder(game)
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix == ".json")
    except OSError:
        return {}
    state = [(path.name, path.stat().st_mtime_ns, path.stat().st_size) for path in files]
    if folder not in _own or _own[folder][0] != state:
        _own[folder] = state, {path.stem: _kept(path, game) for path in files}
    return _own[folder][1]


def _kept(path: Path, game: str) -> list[Card]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["format"] != 1 or data["game"] != game:
            raise ValueError(say("no-set-of-this-version"))
        return list(data["cards"])
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(say("no-set-whole", set=path.stem, why=message_of(error), file=str(path))) from error


def own(game: str) -> dict[str, Card]:
    """All cards that the user imported, by number."""
    return {str(card["number"]): card for cards in own_sets(game).values() for card in cards}


def with_own(game: str, ours: dict[str, Card]) -> dict[str, Card]:
    """Our cards and the user's; where a later version of ours took a number, ours is meant."""
    mine = own(game)
    return {**mine, **ours} if mine else dict(ours)


def keep(game: str, name: str, cards: Sequence[Card]) -> None:
    """Write a set into the user's library: the whole file or nothing."""
    folder = own_folder(game)
    folder.mkdir(parents=True, exist_ok=True)
    data = json.dumps({"format": 1, "game": game, "set": name, "cards": list(cards)}, ensure_ascii=False, indent=1)
    handle, written = tempfile.mkstemp(dir=folder, suffix=".part")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(data)
    os.replace(written, folder / f"{name}.json")


def forget(game: str, name: str) -> int:
    """Take a set out of the user's library; how many cards it had."""
    sets_ = own_sets(game)
    if name not in sets_:
        slots = {"set": name, "game": game, "list": ", ".join(sets_)}
        raise ValueError(say("no-set-of-yours" if sets_ else "no-sets-of-yours", **slots))
    (own_folder(game) / f"{name}.json").unlink()
    return len(sets_[name])


@cache
def sets(folder: Path) -> dict[str, Card]:
    """All cards of a game's sets by number."""
    found: dict[str, Card] = {}
    for path in sorted((folder / "sets").glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for card in data.get("card", ()):
            if card["number"] in found:
                raise ValueError(say("no-number-twice", file=path.name, number=str(card["number"])))
            found[card["number"]] = card
    return found


@cache
def explained_words(folder: Path) -> dict[str, str]:
    """Words of a game's cards and the rules that say what they mean; none where a game explains none."""
    import yaml  # only the server asks for this

    path = folder / "people" / "explained_words.yaml"
    if not path.is_file():
        return {}
    return dict(yaml.safe_load(path.read_text(encoding="utf-8")))


@cache
def decks(folder: Path) -> dict[str, Deck]:
    """The decks that come with a game, by key."""
    return {path.stem: described(deck_of(tomllib.loads(path.read_text(encoding="utf-8")), path.stem))
            for path in sorted((folder / "decks").glob("*.toml"))}  # fmt: skip


def described(deck: Deck) -> Deck:
    """A deck of ours with what the game's files say about it."""
    about = Message(f"{deck.game}.about-deck-{deck.key}")
    return replace(deck, said=about, description=str(about)) if voice().has(about.id) else deck


def deck_of(data: dict[str, Any], key: str) -> Deck:
    known = {"name", "game", "description", "cards"}
    extra = {k: v for k, v in data.items() if k not in known}
    return Deck(
        data.get("name", key),
        data.get("game", ""),
        dict(data.get("cards", {})),
        data.get("description", ""),
        extra,
        key,
    )
