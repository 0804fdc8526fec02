"""What the shared tests expect of a game, from `expected.json` in the game's own folder of tests."""

from __future__ import annotations

import json
from pathlib import Path


def expected(game: str, what: str) -> int:
    """A number of the game's; 0 where it says nothing."""
    file = Path(__file__).parent / game.replace("-", "_") / "expected.json"
    return int(json.loads(file.read_bytes()).get(what, 0)) if file.is_file() else 0
