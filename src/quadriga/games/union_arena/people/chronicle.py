"""What statistics want to know of a finished game, read from its log."""

from __future__ import annotations

from typing import Any

from quadriga.games.union_arena.chapters.table import DECK, HAND, HAND_SIZE, LIMBO, WIDTH, Table


def chronicle(g: Table) -> dict[str, Any]:
    """Per seat: cards of the first hand, drawn and played, AP left over; damage dealt by turn."""
    sides: list[dict[str, Any]] = [
        {"opening": [], "drawn": [], "played": [], "wasted": {"AP left": 0}, "by_turn": {"damage dealt": {}}}
        for _ in range(2)
    ]
    turn = 0
    for e in g.log:
        if e.kind == "turn":
            turn = e.n
        elif e.kind == "mulligan":  # the hand that was set aside is not the one it began with
            sides[e.player]["opening"] = sides[e.player]["opening"][HAND_SIZE:]
        elif e.kind == "phase end":
            sides[e.player]["wasted"]["AP left"] += e.n
        elif e.kind == "damage":
            dealt = sides[1 - e.player]["by_turn"]["damage dealt"]
            dealt[turn] = dealt.get(turn, 0) + e.n
        elif e.kind in ("play", "raid"):
            sides[e.player]["played"].append(g.faces[e.face].number)
        elif e.kind == "move" and e.source >= 0:
            number = g.faces[e.face].number
            source, target = e.source % WIDTH, e.target % WIDTH
            if source == DECK and target == HAND:
                sides[e.player]["opening" if turn == 0 else "drawn"].append(number)
            elif source == HAND and target == LIMBO:
                sides[e.player]["played"].append(number)
    return {"sides": sides}
