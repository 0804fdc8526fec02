"""How far the tests reach."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from quadriga import rulebook
from quadriga.rulebook import coverage as coverages
from quadriga.rulebook.coverage import (
    NoProject,
    coverage,
    needless_exemptions,
    project,
    scan,
    unfinished,
    uses,
)

Write = Callable[[str, str], Path]

TEST = "tests/test_win.py"
MARKED = "@rule('ua.win.1', 'ua.win.2')\ndef test_it(): ...\n"


def test_tested_exempt_and_missing_add_up(
    checkout: Path, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(TEST, MARKED)
    write("src/quadriga/games/union_arena/scenarios/win.yaml", "rules: [ua.win.3]\n")
    spared = {"ua.win.2": "also tested", "ua.win.4": "nothing to see"}
    monkeypatch.setattr(coverages, "exemptions", lambda _: spared)
    found = scan(checkout)
    result = coverage("union-arena", found)
    ids = [rule.id for rule in rulebook.rules("union-arena")]
    assert result == {
        "rules": len(ids),
        "tested": 3,
        "exempt": 1,
        "missing": [i for i in ids if i not in ("ua.win.1", "ua.win.2", "ua.win.3", "ua.win.4")],
    }
    assert needless_exemptions("union-arena", found) == ["ua.win.2"]
    assert coverage("ultraman", found)["tested"] == 0


def test_naming_a_rule_in_code_or_in_passing_is_no_test(checkout: Path, write: Write) -> None:
    write("src/quadriga/win.py", 'RULE = "ua.win.1"\n')
    write(TEST, "def test_it():\n    assert event.rule == 'ua.win.1'\n")
    found = scan(checkout)
    assert coverage("union-arena", found)["tested"] == 0
    assert [r.place(checkout) for r in uses("ua.win.1", found).code] == ["src/quadriga/win.py:1"]


def test_where_a_rule_is_tested(checkout: Path, write: Write) -> None:
    write(TEST, MARKED)
    found = scan(checkout)
    assert [r.place(checkout) for r in uses("ua.win.2", found).tests] == [
        "tests/test_win.py:1 test_it"
    ]


def test_a_finished_game_must_have_every_rule_tested_or_exempt(
    checkout: Path, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(TEST, MARKED)
    found = scan(checkout)
    monkeypatch.setattr(coverages, "games", lambda: ())
    assert unfinished(found) == []
    monkeypatch.setattr(coverages, "games", lambda: ("union-arena",))
    (sentence,) = unfinished(found)
    assert "ua.win.3" in sentence
    assert "ua.win.1," not in sentence
    own = {rule.id: "nothing to see" for rule in rulebook.rules("union-arena")}
    monkeypatch.setattr(coverages, "exemptions", lambda _: own)
    assert unfinished(found) == []


def test_the_project_is_found_above_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/")
    assert (project() / "tests" / "rulebook" / "test_rule_coverage.py").is_file()


def test_without_a_checkout_the_program_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(coverages, "__file__", str(tmp_path / "coverage.py"))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NoProject, match="checkout"):
        project()
