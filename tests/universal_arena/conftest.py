from __future__ import annotations

import pytest

from tests.universal_arena.arena import Arena


@pytest.fixture
def table() -> Arena:
    """An empty table of Universal Arena."""
    return Arena()
