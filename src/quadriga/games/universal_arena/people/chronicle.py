"""What statistics want to know of a finished game, read from its log."""

from __future__ import annotations

from typing import Any

from quadriga.games.universal_arena.chapters.faces import CREATED, INNATE, CardFace
from quadriga.games.universal_arena.chapters.table import CHARACTERS, TEAM, Table, alive, character, printed, seat_of
from quadriga.kernel.events import Event
from quadriga.kernel.handles import slot_of


def chronicle(g: Table) -> dict[str, Any]:
    """Per seat: characters, cards of the first hand, drawn and played, Energy left over; damage by turn."""
    sides: list[dict[str, Any]] = []
    units: list[dict[str, int]] = [
        {"damage dealt": 0, "damage taken": 0, "survived": int(alive(g, ch))} for ch in range(CHARACTERS)
    ]
    for seat in range(2):
        team = {character(g, ch).number: units[ch] for ch in range(seat * TEAM, seat * TEAM + TEAM)}
        by_turn: dict[str, dict[int, int]] = {"damage dealt": {}, "enemies defeated": {}}
        wasted = {"Energy left": 0}
        held = [printed(g, c).number for c in range(CHARACTERS, len(g.card)) if g.owner[c] == seat and _innate(g, c)]
        sides.append({"opening": held, "drawn": [], "played": [], "wasted": wasted, "units": team, "by_turn": by_turn})
    energy = [0, 0]
    turn = 0
    began = False
    for e in g.log:
        if e.kind == "turn":
            for seat in range(2):
                sides[seat]["wasted"]["Energy left"] += energy[seat]
            turn = e.n
            began = turn > 1
        elif e.kind == "energy":
            energy[e.player] = e.n
        elif e.kind == "energy gained":
            energy[e.player] += e.n
        elif e.kind == "pay" or e.kind == "energy lost":
            energy[e.player] -= e.n
        elif e.kind == "swap" and e.rule == "uni.move.3":
            energy[e.player] -= 1
        elif e.kind == "draw":
            sides[e.player]["drawn" if began else "opening"].append(g.faces[e.face].number)
        elif e.kind == "play":
            began = True
            sides[e.player]["played"].append(g.faces[e.face].number)
        elif e.kind == "damage":
            _count(sides[1 - e.player]["by_turn"]["damage dealt"], turn, e.n)
            units[slot_of(e.obj)]["damage taken"] += e.n
            dealer = _dealer(g, e)
            if dealer >= 0 and seat_of(dealer) != e.player:
                units[dealer]["damage dealt"] += e.n
        elif e.kind == "defeated":
            _count(sides[1 - e.player]["by_turn"]["enemies defeated"], turn, 1)
    return {"sides": sides}


def _count(series: dict[int, int], turn: int, n: int) -> None:
    """What a character suffers counts for the other side, whoever caused it."""
    series[turn] = series.get(turn, 0) + n


def _innate(g: Table, c: int) -> bool:
    """Was this card in the first hand without being drawn (uni.house.innate.1)?"""
    face = printed(g, c)
    return face.keywords & INNATE != 0 and face.kind != CREATED


def _dealer(g: Table, e: Event) -> int:
    """The character whose card or innate did it; -1 for a status, which is nobody's any more."""
    if e.cause < 0:
        return -1
    face = g.faces[e.cause_face]
    if isinstance(face, CardFace):
        return face.user
    c = slot_of(e.cause)
    return c if c < CHARACTERS else -1
