"""Says why the other tests of this folder did not run, where they did not."""

from __future__ import annotations

import pytest

from tests.env.conftest import MISSING


def test_what_environments_need_is_installed() -> None:
    if MISSING:
        pytest.skip(f"not installed: {', '.join(MISSING)}; `make setup` or `pip install quadriga[rl]` does it")
