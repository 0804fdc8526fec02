from __future__ import annotations

import pytest

from quadriga.text.grammar import Grammar
from tests.text.toy import toy


@pytest.fixture(scope="session")
def g() -> Grammar:
    return toy()
