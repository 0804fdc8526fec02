"""What statistics want to know of a finished game, read from its log."""

from __future__ import annotations

from typing import Any

from quadriga.games.ultraman.table import Table

PLAYED = ("set", "level up", "scene", "put")


def chronicle(t: Table) -> dict[str, Any]:
    sides: list[dict[str, Any]] = [{"opening": [], "drawn": [], "played": [], "wasted": {}} for _ in range(2)]
    won: dict[int, int] = {}
    turn = 0
    for e in t.log:
        if e.kind == "lead":
            turn = e.n
        elif e.kind == "battle" and e.player >= 0:
            won[turn] = won.get(turn, 0) + 1
        elif e.kind == "draw":
            sides[e.player]["opening" if turn == 0 else "drawn"].append(t.prints[e.face].number)
        elif e.kind in PLAYED and e.player >= 0:
            sides[e.player]["played"].append(t.prints[e.face].number)
    return {"sides": sides, "damage": won}
