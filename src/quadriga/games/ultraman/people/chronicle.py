"""What statistics want to know of a finished game, read from its log."""

from __future__ import annotations

from typing import Any

from quadriga.games.ultraman.chapters.table import HAND, HAND_SIZE, Table

PLAYED = ("set", "level up", "scene", "put")
DRAWN = ("draw", "put into hand")


def chronicle(t: Table) -> dict[str, Any]:
    """Per seat: cards of the first hand, drawn and played, cards never used; battles won by turn."""
    sides: list[dict[str, Any]] = []
    for seat in range(2):
        left = {"cards left in hand": len(t.pile(seat, HAND))}
        sides.append({"opening": [], "drawn": [], "played": [], "wasted": left, "by_turn": {"battles won": {}}})
    turn = 0
    for e in t.log:
        if e.kind == "lead":
            turn = e.n
        elif e.kind == "redraw":  # the hand that went back is not the one it began with
            sides[e.player]["opening"] = sides[e.player]["opening"][HAND_SIZE:]
        elif e.kind == "battle" and e.player >= 0:
            won = sides[e.player]["by_turn"]["battles won"]
            won[turn] = won.get(turn, 0) + 1
        elif e.kind in DRAWN and e.player >= 0:
            sides[e.player]["opening" if turn == 0 else "drawn"].append(t.prints[e.face].number)
        elif e.kind in PLAYED and e.player >= 0:
            sides[e.player]["played"].append(t.prints[e.face].number)
    return {"sides": sides}
