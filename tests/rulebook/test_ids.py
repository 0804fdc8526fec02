"""Every rule that the project's own code, tests and scenarios name exists."""

from __future__ import annotations

import pytest

from quadriga import rulebook
from quadriga.rulebook.coverage import found_in_project, needless_exemptions, project, unfinished


def test_every_id_in_code_tests_and_scenarios_exists() -> None:
    root = project()
    faults = [
        f"{fault.file.relative_to(root)}:{fault.line}: {fault.what}"
        for fault in found_in_project().faults
    ]
    assert faults == []


def test_finished_games_are_finished() -> None:
    assert unfinished() == []


@pytest.mark.parametrize("game", rulebook.games())
def test_no_rule_is_both_tested_and_exempt(game: str) -> None:
    assert needless_exemptions(game) == []
