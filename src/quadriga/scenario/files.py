"""Scenario files: a board, what is played, what must hold. See docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from quadriga import games
from quadriga.games import budgets
from quadriga.rulebook import catalogue

MOST_RULES = 3
KEYS = ("game", "title", "rules", "notes", "cards", "deck", "ask", "board", "play", "expect", "lesson")
NEEDED = ("game", "title", "expect")
MOST_PARTS = 20_000
"""Words and numbers of a scenario: a board with every card spelt out has a few thousand."""
LONGEST_LINE = 20_000
"""Characters of a side of a board that is written in one line."""


class BadScenario(ValueError):
    """A file that is no scenario; says what is wrong with it."""


@dataclass
class Step:
    """One line of the play: something said, or something that must hold at that point."""

    number: int
    seat: str = ""
    words: str = ""
    expect: Mapping[str, Any] | None = None

    def __str__(self) -> str:
        if self.expect is not None:
            return f"step {self.number} (expect)"
        return f"step {self.number} ({self.seat}: {self.words})"


@dataclass
class Scenario:
    file: str
    game: str
    title: str
    board: Mapping[str, Any]
    expect: Mapping[str, Any]
    rules: list[str] = field(default_factory=list)
    deck: Mapping[str, int] = field(default_factory=dict)
    """A deck by labels, where the scenario is about building one."""
    cards: Mapping[str, Any] = field(default_factory=dict)
    ask: list[str] = field(default_factory=list)
    play: list[Step] = field(default_factory=list)
    lesson: Mapping[str, Any] = field(default_factory=dict)
    """What is told to somebody who plays it to learn (lessons.py)."""


def read(path: Path) -> Scenario:
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadScenario(f"{path} cannot be read: {error.strerror}.") from error
    return parse(content.decode("utf-8", "replace"), str(path))


def parse(text: str, file: str) -> Scenario:
    try:
        data = budgets.read_yaml(text)
        if isinstance(data, dict):
            budgets.measure({**data, "board": _unmeasured(data.get("board"))}, MOST_PARTS, LONGEST_LINE)
    except budgets.OverBudget as error:
        raise BadScenario(f"The file is too large to be read: {error}.") from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadScenario(f"It is no YAML: {' '.join(str(error).split())}.") from error
    if not isinstance(data, dict):
        raise BadScenario(f"A scenario is a mapping with the keys {', '.join(NEEDED)}.")
    strange = [str(key) for key in data if key not in KEYS]
    if strange:
        raise BadScenario(f"The keys {', '.join(strange)} are unknown; the keys are {', '.join(KEYS)}.")
    missing = [key for key in NEEDED if not data.get(key)]
    if missing:
        raise BadScenario(f"The scenario has no {' and no '.join(missing)}.")
    if ("board" in data) == ("deck" in data):
        raise BadScenario("A scenario has either a board or a deck.")
    if data["game"] not in games.NAMES:
        raise BadScenario(f"There is no game {data['game']!r}; the games are {', '.join(games.NAMES)}.")
    rules = _rules(data.get("rules") or [])
    for key in ("board", "deck", "expect", "cards", "lesson"):
        if not isinstance(data.get(key) or {}, dict):
            raise BadScenario(f"The key {key!r} must hold a mapping.")
    ask = data.get("ask") or []
    return Scenario(
        file=file,
        game=str(data["game"]),
        title=str(data["title"]),
        board=data.get("board") or {},
        expect=data["expect"],
        rules=rules,
        deck=data.get("deck") or {},
        cards=data.get("cards") or {},
        ask=[ask] if isinstance(ask, str) else [str(kind) for kind in ask],
        play=steps(data.get("play") or []),
        lesson=data.get("lesson") or {},
    )


def _unmeasured(board: object) -> object:
    """A board without its seed and its memory, which have bounds of their own."""
    return {k: v for k, v in board.items() if k not in ("seed", "memory")} if isinstance(board, dict) else board


def _rules(ids: object) -> list[str]:
    if not isinstance(ids, list):
        raise BadScenario("The key 'rules' must hold a list of rule ids.")
    if len(ids) > MOST_RULES:
        raise BadScenario(f"A scenario proves at most {MOST_RULES} rules; this one names {len(ids)}.")
    for rule_id in ids:
        try:
            catalogue.rule(str(rule_id))
        except catalogue.UnknownRule as error:
            raise BadScenario(str(error)) from error
    return [str(rule_id) for rule_id in ids]


def steps(written: object) -> list[Step]:
    """`- A: attack with Ram` and `- expect: {…}`; several things said in a row are parted by semicolons."""
    if not isinstance(written, list):
        raise BadScenario("The key 'play' must hold a list of steps.")
    found: list[Step] = []
    for number, part in enumerate(written, 1):
        if not isinstance(part, dict) or len(part) != 1:
            raise BadScenario(f"Step {number} must be one thing: `A: words`, `B: words` or `expect: …`.")
        [(key, value)] = part.items()
        if key == "expect":
            if not isinstance(value, dict) or not value:
                raise BadScenario(f"Step {number} expects nothing.")
            found.append(Step(number, expect=value))
        elif key in ("A", "B"):
            found += [Step(number, key, words.strip()) for words in str(value).split(";") if words.strip()]
        else:
            raise BadScenario(f"Step {number} begins with {key!r}; it must be A, B or expect.")
    return found
