"""What the shared tests expect of a game, from `expected.json` in the game's own folder of tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from quadriga.games import NAMES


def expected(game: str, what: str) -> Any:
    """What the game says; 0 where it says nothing."""
    file = Path(__file__).parent / game.replace("-", "_") / "expected.json"
    return json.loads(file.read_bytes()).get(what, 0) if file.is_file() else 0


def games_with(what: str) -> list[str]:
    """The games that say something of it."""
    return [name for name in NAMES if expected(name, what)]
