"""A table of the Ultraman Card Game."""

from __future__ import annotations

import pytest

from quadriga.scenario.table import Table


@pytest.fixture
def table() -> Table:
    return Table("ultraman")
