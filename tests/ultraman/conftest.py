"""A table of the Ultraman Card Game."""

from __future__ import annotations

import pytest

from quadriga.scenario.table import Table


@pytest.fixture
def table() -> Table:
    table = Table("ultraman")
    table.card("Hold", bp={"SIN": 1000}, text="[SIN][Activate]No cost → Give this character +1000 BP for this turn.")
    return table
