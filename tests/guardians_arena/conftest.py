"""The table of these tests is one of Guardians Arena."""

from __future__ import annotations

import pytest

from quadriga.scenario.table import Table


@pytest.fixture
def table() -> Table:
    return Table("guardians-arena")
