"""What the tests of the rulebook share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

Write = Callable[[str, str], Path]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The root of an empty project."""
    (tmp_path / "src" / "quadriga").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    return tmp_path


@pytest.fixture
def write(checkout: Path) -> Write:
    """Write a file into that project."""

    def file(place: str, text: str) -> Path:
        path = checkout / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
        return path

    return file
