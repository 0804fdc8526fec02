"""What all tests share: a table to play at."""

from __future__ import annotations

import pytest

from quadriga.scenario.table import Table


@pytest.fixture
def table() -> Table:
    """An empty table of Union Arena; games with other rules overwrite this in their folders."""
    return Table("union-arena")
