"""The scenarios that are aimed at the meaning of card texts: how many there must be, and what each must cite."""

from __future__ import annotations

import pytest
import yaml

from quadriga import games
from quadriga.rulebook import catalogue
from tests.expected import expected


@pytest.mark.parametrize("name", games.NAMES)
def test_there_are_enough_and_each_cites_rules_of_its_game(name: str) -> None:
    files = sorted((games.load(name).folder / "scenarios").glob("meaning-*.yaml"))
    assert len(files) >= expected(name, "meaning")
    known = {rule.id for rule in catalogue.rules(name)}
    for file in files:
        data = yaml.safe_load(file.read_text(encoding="utf-8"))
        assert 1 <= len(data["rules"]) <= 3 and {str(rule) for rule in data["rules"]} <= known, file.name
