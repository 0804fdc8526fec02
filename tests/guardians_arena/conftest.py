"""The table of these tests is one of Guardians Arena."""

from __future__ import annotations

import pytest

from quadriga.scenario.table import Table
from tests.golden_tables import the_same_tables_as_before

__all__ = ["table", "the_same_tables_as_before"]


@pytest.fixture
def table() -> Table:
    return Table("guardians-arena")
