"""What a reader has before the first stranger comes."""

from __future__ import annotations

from pathlib import Path

import pytest

from quadriga import games
from quadriga.server.readying import load_grammar


@pytest.mark.parametrize("name", games.NAMES)
def test_a_reader_is_forked_with_its_grammars_there(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the first text of every new reader takes the time of the grammar, which the next in the row feel."""
    monkeypatch.setenv("QUADRIGA_CACHE", str(tmp_path))  # what nobody will read again belongs into no cache
    assert load_grammar(games.load(name))
