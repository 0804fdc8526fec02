"""What a reader has before the first stranger comes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quadriga import games
from quadriga.server.readers import FILES, QUICK, SHORT
from quadriga.server.readying import load_grammar
from tests.server.conftest import Running
from tests.server.page import Page


@pytest.mark.parametrize("name", games.NAMES)
def test_a_reader_is_forked_with_its_grammars_there(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the first text of every new reader takes the time of the grammar, which the next in the row feel."""
    monkeypatch.setenv("QUADRIGA_CACHE", str(tmp_path))  # what nobody will read again belongs into no cache
    assert load_grammar(games.load(name))


def test_a_few_cards_do_not_wait_behind_thousands(
    shared: Running, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, kinds = shared.app.state.host, []
    read = host.read

    async def noted(*given: Any, kind: str = QUICK, **more: Any) -> Any:
        kinds.append(kind)
        return await read(*given, kind=kind, **more)

    monkeypatch.setattr(host, "read", noted)
    card = {"type": "character", "color": "red", "energy": 1, "ap": 1, "generates": "red", "bp": 1000}
    for few, many in ((1, 2), (100, 700)):
        cards = [{**card, "number": f"OWN-{few}-{n:03}", "name": f"Lamp {n}"} for n in range(few, many)]
        page.post("/api/games/union-arena/files", {"name": "x", "text": json.dumps(cards)})
    assert kinds == [SHORT, FILES]
    page.post("/api/games/union-arena/reading", {"number": "OWN-1-001", "words": "Draw a card."})
    assert kinds[2:] == [SHORT]
