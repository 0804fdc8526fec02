"""What all tests share: a table to play at, and settings that make failures repeatable."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

import quadriga
from quadriga import games, purity
from quadriga.scenario.table import Table
from tests.soundness import table_is_sound

# A test fails because of what it tests, not because the machine was busy; and in CI it fails every time.
settings.register_profile("quadriga", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("quadriga")


def pytest_report_header() -> str:
    return f"quadriga {quadriga.__version__}, {'compiled' if purity.compiled() else 'plain Python'} engine"


@pytest.fixture(scope="session", autouse=True)
def no_cards_of_the_user(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What whoever runs the tests keeps in the own library changes no test."""
    os.environ["QUADRIGA_DATA"] = str(tmp_path_factory.mktemp("data"))


BOTH_ENGINES = {"conformance", *[name.replace("-", "_") for name in games.NAMES]}
"""Folders of tests that must pass on the compiled and on the plain engine."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name in BOTH_ENGINES and item.get_closest_marker("once") is None:
            item.add_marker(pytest.mark.pure)


@pytest.fixture(autouse=True)
def every_answer_leaves_a_sound_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test or a scenario file looks at, nothing else on its table may be broken."""
    answer = Table._answer

    def answer_and_look(table: Table, choice: int) -> None:
        told = len(table.state.log)
        answer(table, choice)
        table_is_sound(table.game.name, table.state, told)

    monkeypatch.setattr(Table, "_answer", answer_and_look)


@pytest.fixture
def table() -> Table:
    """An empty table of the first game; the others' folders of tests have their own."""
    return Table(games.DEFAULT)
