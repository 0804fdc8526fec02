"""What kinds of things a text speaks of: cards, characters, players, texts."""

from __future__ import annotations

from typing import Final

# Sorts of things; a game adds its own from FIRST_SORT on
ANYTHING: Final = 0
CARD: Final = 1
UNIT: Final = 2
"""What stands on the field and fights."""
PLAYER: Final = 3
POWER: Final = 4
"""A text or ability."""
FIRST_SORT: Final = 5
