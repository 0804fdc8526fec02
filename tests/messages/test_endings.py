"""How a game ended is told in a sentence: one for every rule that ends a game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import quadriga
from quadriga.games import NAMES
from quadriga.messages.message import slug
from quadriga.messages.voice import voice

GAMES = Path(quadriga.__file__).parent / "games"
ENDING = ("end", "out_of_life")
"""What code calls with the rule that ends the game."""


def ending_rules(game: str) -> Iterator[str]:
    for module in (GAMES / game.replace("-", "_")).rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) != 2:
                continue
            if getattr(node.func, "attr", getattr(node.func, "id", "")) in ENDING:
                yield from (str(x.value) for x in ast.walk(node.args[1]) if isinstance(x, ast.Constant))


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_that_ends_a_game_has_its_sentence(game: str) -> None:
    rules = {rule for rule in ending_rules(game) if isinstance(rule, str) and "." in rule}
    assert len(rules) >= 3
    assert [rule for rule in sorted(rules) if not voice().has(f"{game}.end-{slug(rule)}")] == []
