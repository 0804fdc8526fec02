"""All scenario files of Guardians Arena hold; they are the tricky cases of the rules and run as they are shipped."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import quadriga
from quadriga.scenario.running import run_file

FILES = sorted((quadriga.load("guardians-arena").folder / "scenarios").glob("**/*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_scenario_holds(file: Path) -> None:
    failure = run_file(file)
    assert failure is None, str(failure)


def test_every_tricky_case_is_there() -> None:
    assert {int(file.stem[1:3]) for file in FILES if re.match(r"g\d\d-", file.stem)} == set(range(1, 34))
