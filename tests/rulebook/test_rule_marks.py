"""The mark on tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import quadriga
from quadriga.rulebook import UnknownRule
from quadriga.rulebook.marks import BadMark, rule

THREE = ("ua.win.1", "ua.win.2", "ua.win.3")


def _test() -> None:
    """Stands for a test."""


def test_a_mark_leaves_the_test_as_it_is_and_adds_its_rules() -> None:
    def sample() -> int:
        return 7

    assert rule(*THREE)(sample) is sample
    assert sample() == 7
    assert sample.rules == THREE  # type: ignore[attr-defined]


def test_an_unknown_rule_fails_where_the_test_is_defined() -> None:
    with pytest.raises(UnknownRule):
        rule("ua.win." + "99")


@pytest.mark.parametrize(
    ("ids", "complaint"),
    [
        ((), "no rule"),
        ((*THREE, "ua.win.4"), "4 rules"),
        (("ua.win.1", "ua.win.1"), "twice"),
    ],
)
def test_a_mark_with_the_wrong_number_is_refused(ids: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(BadMark, match=complaint):
        rule(*ids)(_test)


def test_two_marks_count_together() -> None:
    def sample() -> None:
        """Stands for a test."""

    rule(*THREE)(sample)
    with pytest.raises(BadMark, match="4 rules"):
        rule("ua.win.4")(sample)


def test_an_unknown_mark_stops_the_collection(tmp_path: Path) -> None:
    file = tmp_path / "test_sample.py"
    file.write_text(
        "from quadriga.rulebook.marks import rule\n"
        "@rule('ua.win.' + '99')\n"
        "def test_something():\n"
        "    pass\n"
    )
    source = str(Path(quadriga.__file__).parents[1])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file)]
    run = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": source}, capture_output=True, text=True
    )
    assert run.returncode == pytest.ExitCode.INTERRUPTED
    assert "There is no rule" in run.stdout
