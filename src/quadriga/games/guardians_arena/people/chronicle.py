"""What statistics want to know of a finished game, read from its log."""

from __future__ import annotations

from typing import Any, Final

from quadriga.games.guardians_arena.chapters.table import (
    FIGHTERS,
    HAND,
    ITEMS,
    ON,
    PEN,
    PLAYED,
    SHIELDS,
    SPACE,
    STORAGE,
    TERRAIN_ZONE,
    UNDER,
    UPGRADES,
    Arena,
    zone_kind,
)

FROM: Final = (HAND, PEN, STORAGE)
ONTO: Final = (ON, UNDER, SPACE, FIGHTERS, SHIELDS, ITEMS, UPGRADES, TERRAIN_ZONE, PLAYED)
SUFFERED: Final = {"destroyed": "creatures destroyed", "ruin": "Strongholds ruined"}
"""What happens to a player and counts for the other one."""


def chronicle(s: Arena) -> dict[str, Any]:
    """Per seat: cards of the first hand, drawn and played, Power Stones never used; by turn what was
    destroyed and ruined, and the creatures that became Victorious."""
    sides: list[dict[str, Any]] = []
    for seat in range(2):
        by_turn: dict[str, dict[int, int]] = {name: {} for name in (*SUFFERED.values(), "Victorious")}
        wasted = {"Power Stones left": s.stones[seat]}
        sides.append({"opening": [], "drawn": [], "played": [], "wasted": wasted, "by_turn": by_turn})
    turn = 0
    for e in s.log:
        if e.kind == "phase I":
            turn = e.n
        elif e.kind == "victorious":
            _count(sides[e.player], "Victorious", turn)
        elif e.kind in SUFFERED:
            _count(sides[1 - e.player], SUFFERED[e.kind], turn)
        elif e.kind == "draw":
            sides[e.player]["opening" if turn == 0 else "drawn"].append(s.faces[e.face].number)
        elif e.obj >= 0 and e.source >= 0 and e.target >= 0:
            if zone_kind(e.source) in FROM and zone_kind(e.target) in ONTO:
                sides[e.player]["played"].append(s.faces[e.face].number)
    return {"sides": sides}


def _count(side: dict[str, Any], series: str, turn: int) -> None:
    counted = side["by_turn"][series]
    counted[turn] = counted.get(turn, 0) + 1
