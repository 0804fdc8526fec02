"""Every official ruling is shown by a scenario or a test, or the reason why it is not stands beside its number."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import quadriga
from quadriga.scenario.running import run_file

HERE = Path(__file__).parent
RULINGS: dict[str, Any] = yaml.safe_load((HERE / "rulings.yaml").read_text(encoding="utf-8"))
SCENARIOS = quadriga.load("union-arena").folder / "scenarios"
SHOWN = sorted({name for entry in RULINGS.values() if isinstance(entry, list) for name in entry})


def test_all_rulings_are_listed() -> None:
    assert len(RULINGS) == 81


def test_each_ruling_is_shown_or_has_its_reason() -> None:
    for number, entry in RULINGS.items():
        if isinstance(entry, list):
            assert entry, number
        elif "test" in entry:
            file, name = entry["test"].split("::")
            assert f"def {name}(" in (HERE.parents[1] / file).read_text(encoding="utf-8"), number
        else:
            assert entry["reason"], number
    assert sum(isinstance(entry, dict) and "reason" in entry for entry in RULINGS.values()) <= 7


@pytest.mark.parametrize("name", SHOWN)
def test_what_shows_a_ruling_holds(name: str) -> None:
    failure = run_file(SCENARIOS / f"{name}.yaml")
    assert failure is None, str(failure)


def test_no_scenario_of_a_ruling_is_left_out() -> None:
    assert {file.stem for file in SCENARIOS.glob("ruling-*.yaml")} <= set(SHOWN)
