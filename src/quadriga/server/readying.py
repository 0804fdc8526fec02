"""A game is made ready once, beside the tables: its cards read, its rules, words and scenario files found.

With the cache of texts that takes a quarter of a second a game; without it, on a machine's very first start,
up to half a minute. Whoever wants the game meanwhile waits; the tables of the others go on.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec

from quadriga import games
from quadriga.games.game import Game, Unreadable
from quadriga.rulebook import catalogue, glossary
from quadriga.scenario import files
from quadriga.scenario.files import BadScenario, Scenario


def make_ready(name: str) -> None:
    """Read everything of a game that is kept in memory from then on."""
    game = games.load(name)
    game.cards()
    for deck in game.decks().values():
        game.check(deck)
    catalogue.search("", name)
    glossary.terms(name)
    scenarios_by_rule(name)


def load_grammar(game: Game) -> bool:
    """What is cached needs no grammar, but what strangers send does. It is there once a text was declined:
    what reads like a story line passes without being looked at. No cache may know the text, so it is a new one."""
    unheard = f"Nobody has ever read of a {token_hex(8)}."
    for card in game.cards().values():
        changed: Any = msgspec.json.decode(msgspec.json.encode(card))
        if isinstance(changed.get("cards"), list) and changed["cards"]:
            changed["cards"][0]["effect"] = [unheard]
        elif changed.get("text"):
            changed["text"] += f" {unheard}"
        else:
            continue
        try:
            game.face(changed)
        except Unreadable:
            return True
    return False


@cache
def all_files(game: str) -> dict[str, Path]:
    """The scenario files that come with a game, by key."""
    if game not in games.NAMES:
        return {}
    folder = games.load(game).folder / "scenarios"
    return {path.stem: path for path in sorted(folder.glob("**/*.yaml"))}


@cache
def read_file(game: str, key: str) -> Scenario | None:
    try:
        return files.read(all_files(game)[key])
    except BadScenario:
        return None


@cache
def scenarios_by_rule(game: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for key in all_files(game):
        scenario = read_file(game, key)
        if scenario is None or scenario.deck:  # how a deck is built is not played
            continue
        for rule in scenario.rules:
            found.setdefault(rule, []).append(key)
    return found
