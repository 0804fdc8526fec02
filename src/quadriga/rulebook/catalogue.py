"""Reading the catalogues: `games/*/rulebook.yaml`, with `rulebook.zh-Hant.yaml` where there is one.

A game is found by its folder, so a new game needs no line here. The folders are read as data:
importing a game's package from this level would turn the imports round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Literal

import msgspec

from quadriga.folders import game_folders
from quadriga.messages import message_of
from quadriga.messages.files import say

Kind = Literal[
    "action",
    "combat",
    "deck",
    "definition",
    "effect",
    "keyword",
    "setup",
    "state",
    "trigger",
    "turn",
    "win",
    "zone",
]
# What a rule rests on; the head of each rulebook.yaml says what its words mean there.
Basis = Literal["rulebook", "official", "evidence", "ruling", "linked", "original", "house"]


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One testable statement of a game's rules."""

    id: str
    says: str
    where: str
    kind: Kind
    basis: Basis
    note: str = ""
    reason: str = ""
    """Why we ruled so, where the ruling is ours."""
    replaces: list[str] = []
    """The rules of an earlier edition that do not hold where this one does."""
    says_zh: str = ""
    chapter: str = ""
    """The heading it stands under on the rules page, in English and in Chinese, and the number of that chapter."""
    chapter_zh: str = ""
    chapter_number: int = 0
    game: str = ""

    def told(self, language: str) -> str:
        """What it says, in a language; in English where that language has no words for it."""
        return self.says_zh if language == "zh-Hant" and self.says_zh else self.says


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rules page: its headings, and the families of rules (the first parts of their ids) in it."""

    en: str
    zh: str
    rules: list[str]


class UnknownRule(LookupError):
    """Raised for an id that stands in no catalogue."""


class UnknownGame(LookupError):
    """Raised for a game that has no catalogue."""


class BadCatalogue(ValueError):
    """Raised for a catalogue file that does not hold what it should."""


@cache
def games() -> tuple[str, ...]:
    """The games that have a catalogue, by the names used on the command line."""
    return tuple(
        sorted(g.name for g in game_folders().values() if (g.path / "rulebook.yaml").is_file())
    )


def folder(game: str) -> Path:
    """Where a game keeps its data."""
    if game not in games():
        raise UnknownGame(say("no-game-games", game=game, list=", ".join(games())))
    return game_folders()[game].path


def texts(file: Path) -> dict[str, str]:
    """A YAML file of the form `id: text`; an absent or empty file holds nothing."""
    if not file.is_file():
        return {}
    try:
        return msgspec.yaml.decode(file.read_bytes(), type=dict[str, str] | None) or {}
    except msgspec.DecodeError as error:
        raise BadCatalogue(say("no-rules-mapping", file=str(file), why=message_of(error))) from error


def chapters(file: Path) -> dict[str, tuple[int, Chapter]]:
    """For each family of rules the number of its chapter, and the chapter."""
    if not file.is_file():
        return {}
    try:
        found = msgspec.yaml.decode(file.read_bytes(), type=list[Chapter])
    except msgspec.DecodeError as error:
        raise BadCatalogue(say("no-chapters", file=str(file), why=message_of(error))) from error
    return {family: (number, chapter) for number, chapter in enumerate(found, 1) for family in chapter.rules}


def _chapter_of(rule: str, families: dict[str, tuple[int, Chapter]]) -> tuple[int, Chapter] | None:
    """The chapter of the longest family that a rule belongs to."""
    parts = rule.split(".")
    for length in range(len(parts), 0, -1):
        found = families.get(".".join(parts[:length]))
        if found is not None:
            return found
    return None


@cache
def _catalogue(game: str) -> Mapping[str, Rule]:
    home = folder(game)
    file = home / "rulebook.yaml"
    try:
        entries = msgspec.yaml.decode(file.read_bytes(), type=list[Rule])
    except msgspec.DecodeError as error:
        raise BadCatalogue(say("no-rules-in-file", file=str(file), why=message_of(error))) from error
    chinese = texts(home / "rulebook.zh-Hant.yaml")
    families = chapters(home / "rulebook.chapters.yaml")
    found: dict[str, Rule] = {}
    for entry in entries:
        if entry.id in found:
            raise BadCatalogue(say("no-rule-once", file=str(file), rule=entry.id))
        place = _chapter_of(entry.id, families)
        if place is None and families:
            raise BadCatalogue(say("no-chapter-of-rule", folder=str(home), rule=entry.id))
        number, chapter = place or (0, Chapter("", "", []))
        found[entry.id] = msgspec.structs.replace(
            entry, game=game, says_zh=chinese.pop(entry.id, ""),
            chapter=chapter.en, chapter_zh=chapter.zh, chapter_number=number,
        )  # fmt: skip
    if chinese:
        raise BadCatalogue(
            say("no-rules-in-chinese", folder=str(home), list=", ".join(chinese))
        )
    return MappingProxyType(found)


def rules(game: str) -> tuple[Rule, ...]:
    """All rules of a game in the order of its rulebook."""
    return tuple(_catalogue(game).values())


def _find(rule_id: str) -> Rule | None:
    for game in games():
        if found := _catalogue(game).get(rule_id):
            return found
    return None


def exists(rule_id: str) -> bool:
    """Whether some catalogue has this id."""
    return _find(rule_id) is not None


def rule(rule_id: str) -> Rule:
    """The rule with this id."""
    if found := _find(rule_id):
        return found
    known = [found.id for game in games() for found in rules(game)]
    near = get_close_matches(rule_id, known, n=3, cutoff=0.6)
    raise UnknownRule(say("no-rule-near", rule=rule_id, near=", ".join(near)) if near else say("no-rule", rule=rule_id))


def search(words: str, game: str | None = None) -> tuple[Rule, ...]:
    """Rules that hold every word in their id or texts; those that say them all come first."""
    wanted = words.casefold().split()
    pool = [found for name in ([game] if game else games()) for found in rules(name)]
    spoken = [found for found in pool if _holds((found.id, found.says, found.says_zh), wanted)]
    named = {found.id for found in spoken}
    rest = [found for found in pool if found.id not in named]
    return (*spoken, *(found for found in rest if _holds(_all_texts(found), wanted)))


def _all_texts(found: Rule) -> tuple[str, ...]:
    return found.id, found.says, found.says_zh, found.where, found.kind, found.note, found.reason


def _holds(parts: Sequence[str], wanted: Sequence[str]) -> bool:
    text = "\n".join(parts).casefold()
    return all(word in text for word in wanted)
