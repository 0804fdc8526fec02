"""The words for Terrain kinds in card texts."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.faces import (
    DRY_HEAPS,
    JUNGLE,
    MOUNTAINS,
    RIVERS,
    SPIRES,
    SWAMP,
    WOODS,
)

LANDS: Final[dict[int, str]] = {
    MOUNTAINS: "<Mountains|Mountain>",
    RIVERS: "<Rivers and Lakes|River and Lakes>",
    SPIRES: "Spires",
    SWAMP: "<Swamp|Swamps>",
    DRY_HEAPS: "<The Dry Heaps|Dry Heaps>",
    WOODS: "<Woods|Wood>",
    JUNGLE: "Jungle",
}
"""The name of a kind, as cards print it."""

IN_LANDS: Final[dict[int, str]] = {
    MOUNTAINS: "in <the mountains|Mountains|the Mountains>",
    RIVERS: "in <rivers and lakes|Rivers and Lakes|Rivers and Lake|the rivers and lakes>",
    SPIRES: "in <the Spires|the spires|Spires>",
    SWAMP: "in <the swamp|Swamps|the Swamp|the swamps|Swamp>",
    DRY_HEAPS: "in <Dry Heaps|the Dry Heaps|The Dry Heaps>",
    WOODS: "in <the woods|Woods|the Woods>",
    JUNGLE: "in <the Jungle|the jungle|Jungle>",
}
"""Standing on it."""

_PLAIN: Final[dict[int, str]] = {
    MOUNTAINS: "mountains", RIVERS: "rivers and lakes", SPIRES: "spires", SWAMP: "swamp", DRY_HEAPS: "dry heaps",
    WOODS: "woods", JUNGLE: "jungle",
}  # fmt: skip
TWO_LANDS: Final[list[tuple[int, str]]] = [
    (a | b, f"in the {_PLAIN[a]} <and|or> <the |>{_PLAIN[b]}") for a in _PLAIN for b in _PLAIN if a != b
]
"""Standing on one of two."""

A_LAND: Final[dict[int, str]] = {
    MOUNTAINS: "<Mountains|a Mountain>",
    RIVERS: "<Rivers and Lakes|a Rivers and Lakes>",
    SPIRES: "<Spires|a Spires>",
    SWAMP: "a Swamp",
    DRY_HEAPS: "<The Dry Heaps|a Dry Heaps>",
    WOODS: "<Woods|a Wood>",
    JUNGLE: "<a Jungle|Jungle>",
}
"""One card of it."""
