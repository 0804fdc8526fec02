"""The words for Terrain kinds in card texts."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.chapters.faces import (
    DRY_HEAPS,
    JUNGLE,
    MOUNTAINS,
    RIVERS,
    SPIRES,
    SWAMP,
    WOODS,
)

LANDS: Final[dict[int, str]] = {
    MOUNTAINS: "mountains",
    RIVERS: "rivers and lakes",
    SPIRES: "spires",
    SWAMP: "swamp",
    DRY_HEAPS: "dry heaps",
    WOODS: "woods",
    JUNGLE: "jungle",
}
"""The name of a kind, as texts have it once they are normalised."""
