"""What statistics want to know of a finished game, read from its log."""

from __future__ import annotations

from typing import Any

from quadriga.games.universal_arena.table import TEAM, Table, character


def chronicle(g: Table) -> dict[str, Any]:
    """Per seat: characters, cards of the first hand, drawn and played, Energy left over; damage by turn."""
    sides: list[dict[str, Any]] = []
    for seat in range(2):
        units = [character(g, ch).number for ch in range(seat * TEAM, seat * TEAM + TEAM)]
        sides.append({"opening": [], "drawn": [], "played": [], "wasted": {"Energy left": 0}, "units": units})
    damage: dict[int, int] = {}
    energy = [0, 0]
    turn = 0
    for e in g.log:
        if e.kind == "turn":
            for seat in range(2):
                sides[seat]["wasted"]["Energy left"] += energy[seat]
            turn = e.n
        elif e.kind == "energy":
            energy[e.player] = e.n
        elif e.kind == "energy gained":
            energy[e.player] += e.n
        elif e.kind == "pay":
            energy[e.player] -= e.n
        elif e.kind == "swap" and e.rule == "uni.move.3":
            energy[e.player] -= 1
        elif e.kind == "draw":
            sides[e.player]["opening" if turn <= 1 else "drawn"].append(g.faces[e.face].number)
        elif e.kind == "play":
            sides[e.player]["played"].append(g.faces[e.face].number)
        elif e.kind == "damage":
            damage[turn] = damage.get(turn, 0) + e.n
    return {"sides": sides, "damage": damage}
