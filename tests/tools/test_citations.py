"""The tool that breaks a cited rule, tried on citations of our own."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from textwrap import dedent

sys.path.insert(0, str(Path(__file__).parent))  # the tools are scripts, not a package

import citations
from mutations import Mutation

from quadriga.games import NAMES
from quadriga.rulebook.references import Reference

HERE = Path(__file__)


def cited(rule: str, name: str) -> Reference:
    return Reference(rule, "test", HERE, 1, name)


def test_as_many_are_drawn_of_each_game_and_the_same_with_the_same_seed() -> None:
    rules = ("ua.win.1", "gua.fly.1", "1.3.2a", "uni.move.3")
    references = [cited(rule, f"test_{n}") for rule in rules for n in range(5)]
    drawn = citations.draw(references, 8, 3)
    assert sorted(c.game for c in drawn) == sorted(2 * NAMES)
    assert citations.draw(list(reversed(references)), 8, 3) == drawn


def test_a_rule_is_broken_where_the_code_names_it_and_nowhere_else(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text(
        dedent("""
        def other(a):
            return a > 1

        def named(a):
            return a > 2  # ua.win.1
        """),
        encoding="utf-8",
    )
    references = [Reference("ua.win.1", "code", file, 6, "")]
    found = citations.ways(citations.Citation("union-arena", cited("ua.win.1", "test_it")), references)
    assert found and {mutation.line for mutation in found} == {6}
    assert citations.around(ast.parse(file.read_text(encoding="utf-8")), 3) == (2, 3)


def test_each_line_is_broken_once_before_any_is_broken_again() -> None:
    ways = [Mutation(HERE, line, what, 0, 0, "") for line in (4, 5) for what in ("a", "b")]
    assert [(way.line, way.what) for way in citations.spread(ways)] == [(4, "a"), (5, "a"), (4, "b"), (5, "b")]
