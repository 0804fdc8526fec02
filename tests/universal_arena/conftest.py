from __future__ import annotations

import pytest

from tests.golden_tables import the_same_tables_as_before
from tests.universal_arena.arena import Arena

__all__ = ["table", "the_same_tables_as_before"]


@pytest.fixture
def table() -> Arena:
    """An empty table of Universal Arena."""
    return Arena()
