"""`quadriga rules`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from quadriga import rulebook
from quadriga.rulebook import coverage as coverages
from quadriga.rulebook.commands import rules_app

Write = Callable[[str, str], Path]


def run(*words: str) -> Result:
    return CliRunner().invoke(rules_app, list(words))


def test_list_shows_every_rule_of_a_game() -> None:
    result = run("list", "ultraman")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert len(lines) == len(rulebook.rules("ultraman"))
    assert lines[0] == "1.1.1  The game has exactly two participants, called players."


def test_list_without_a_game_shows_all_games() -> None:
    total = sum(len(rulebook.rules(game)) for game in rulebook.games())
    assert len(run("list").stdout.splitlines()) == total


def test_list_searches() -> None:
    lines = run("list", "union-arena", "--search", "nullify silences").stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["ua.kw.nullify-impact.4"]


@pytest.mark.parametrize("words", [("list", "chess"), ("coverage", "chess")])
def test_an_unknown_game_is_one_sentence(words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [
        f"There is no game 'chess'; the games are {', '.join(rulebook.games())}."
    ]


def test_an_unknown_rule_is_answered_with_the_nearest() -> None:
    result = run("show", "ua.battle.6" + "6")
    assert result.exit_code == 2
    assert "ua.battle.6" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.fixture
def small(checkout: Path, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    """A project with one line of code and one test for the same rule."""
    write("src/quadriga/win.py", 'RULE = "ua.win.2"  # ua.win.2\n')
    write("tests/test_win.py", "@rule('ua.win.2')\ndef test_it(): ...\n")
    found = coverages.scan(checkout)
    monkeypatch.setattr(coverages, "project", lambda: checkout)
    monkeypatch.setattr(coverages, "found_in_project", lambda: found)


@pytest.mark.usefixtures("small")
def test_show_tells_what_it_says_and_where_it_lives() -> None:
    text = run("show", "ua.win.2").stdout
    assert rulebook.rule("ua.win.2").says in text
    assert "Where: Winning the Game" in text
    assert "Code:\n  src/quadriga/win.py:1\n" in text  # once, though the line names it twice
    assert "Tests:\n  tests/test_win.py:1 test_it\n" in text


@pytest.mark.usefixtures("small")
def test_show_says_where_there_is_nothing() -> None:
    text = run("show", "ua.win.4").stdout
    assert "Note:  Nothing official found." in text
    assert "Tests:\n  none\n" in text


def test_show_works_without_a_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> Path:
        raise coverages.NoProject("No tests here.")

    monkeypatch.setattr(coverages, "project", absent)
    result = run("show", "ua.win.4")
    assert result.exit_code == 0
    assert result.stdout.endswith("No tests here.\n")


@pytest.mark.usefixtures("small")
def test_coverage_of_a_game_as_json() -> None:
    result = json.loads(run("coverage", "union-arena", "--json").stdout)
    assert list(result) == ["rules", "tested", "exempt", "missing"]
    assert (result["rules"], result["tested"]) == (420, 1)
    assert len(result["missing"]) + result["exempt"] == 419


@pytest.mark.usefixtures("small")
def test_coverage_of_all_games_as_json() -> None:
    result = json.loads(run("coverage", "--json").stdout)
    assert tuple(result) == rulebook.games()
    assert result["ultraman"]["tested"] == 0
    assert result["union-arena"]["tested"] == 1


@pytest.mark.usefixtures("small")
def test_coverage_for_people_names_what_is_missing() -> None:
    text = run("coverage", "union-arena").stdout
    assert "ua.win.3\n" in text
    assert "ua.win.2\n" not in text
