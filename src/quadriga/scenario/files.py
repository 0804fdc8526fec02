"""Scenario files: a board, what is played, what must hold. See docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from quadriga import games
from quadriga.games import budgets
from quadriga.messages import message_of
from quadriga.messages.files import say
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
        raise BadScenario(say("no-cannot-read", path=str(path), why=str(error.strerror))) from error
    return parse(content.decode("utf-8", "replace"), str(path))


def parse(text: str, file: str) -> Scenario:
    try:
        data = budgets.read_yaml(text)
        if isinstance(data, dict):
            budgets.measure({**data, "board": _unmeasured(data.get("board"))}, MOST_PARTS, LONGEST_LINE)
    except budgets.OverBudget as error:
        raise BadScenario(say("no-file-too-large-read", why=message_of(error))) from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadScenario(say("no-no-yaml", list=' '.join(str(error).split()))) from error
    if not isinstance(data, dict):
        raise BadScenario(say("no-scenario-mapping-with-keys", list=', '.join(NEEDED)))
    strange = [str(key) for key in data if key not in KEYS]
    if strange:
        raise BadScenario(say("no-keys-unknown-keys", list=', '.join(strange), list2=', '.join(KEYS)))
    missing = [key for key in NEEDED if not data.get(key)]
    if missing:
        raise BadScenario(say("no-scenario-no", list=' and no '.join(missing)))
    if ("board" in data) == ("deck" in data):
        raise BadScenario(say("no-scenario-either-board-deck"))
    if data["game"] not in games.NAMES:
        raise BadScenario(say("no-game-games", game=data['game'], list=', '.join(games.NAMES)))
    rules = _rules(data.get("rules") or [])
    for key in ("board", "deck", "expect", "cards", "lesson"):
        if not isinstance(data.get(key) or {}, dict):
            raise BadScenario(say("no-key-must-hold-mapping", key=key))
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
        raise BadScenario(say("no-key-rules-must-hold-list"))
    if len(ids) > MOST_RULES:
        raise BadScenario(say("no-scenario-proves-most-rules-one", most=MOST_RULES, n=len(ids)))
    for rule_id in ids:
        try:
            catalogue.rule(str(rule_id))
        except catalogue.UnknownRule as error:
            raise BadScenario(message_of(error)) from error
    return [str(rule_id) for rule_id in ids]


def steps(written: object) -> list[Step]:
    """`- A: attack with Ram` and `- expect: {…}`; several things said in a row are parted by semicolons."""
    if not isinstance(written, list):
        raise BadScenario(say("no-key-play-must-hold-list"))
    found: list[Step] = []
    for number, part in enumerate(written, 1):
        if not isinstance(part, dict) or len(part) != 1:
            raise BadScenario(say("no-step-must-one-thing-words", number=number))
        [(key, value)] = part.items()
        if key == "expect":
            if not isinstance(value, dict) or not value:
                raise BadScenario(say("no-step-expects-nothing", number=number))
            found.append(Step(number, expect=value))
        elif key in ("A", "B"):
            found += [Step(number, key, words.strip()) for words in str(value).split(";") if words.strip()]
        else:
            raise BadScenario(say("no-step-begins-with-must-b", number=number, key=key))
    return found
