"""The table: where zones lie, and what a seat sees in them."""

from __future__ import annotations

from typing import Any

from quadriga.games.ultraman.chapters.battle import shown, types_of
from quadriga.games.ultraman.chapters.bp import bp
from quadriga.games.ultraman.chapters.faces import STATE_NAMES, TYPES
from quadriga.games.ultraman.chapters.table import (
    DECK,
    DISCARD,
    EXILE,
    HAND,
    PHASE_NAMES,
    PLACE_NAMES,
    SCENE_AREA,
    Table,
)
from quadriga.games.ultraman.people.explaining import bp_changes, marks_on
from quadriga.games.ultraman.people.refusing import ACTIONS
from quadriga.kernel.view import sees_face

LAYOUT: dict[str, Any] = {
    "phases": PHASE_NAMES[1:],
    "actions": list(ACTIONS),
    "places": list(PLACE_NAMES),
    # Rows of one player's side, nearest to the opponent first; the other side is drawn mirrored.
    # Decks to the right, discard areas to the left, exiled cards beside the deck (3.3.3, 3.7.3, 3.8.5).
    "rows": [["battle area"], ["discard area", "deck", "exiled"], ["hand"]],
    "shared": ["scene area"],
    "zones": {
        # one place per area; area 1 lies at the right hand of the first turn's Lead (5.5.2.1)
        "battle area": {"kind": "lanes", "grows": "left"},
        "scene area": {"kind": "line", "size": 1},
        "deck": {"kind": "pile"},
        "discard area": {"kind": "pile", "open": True},
        "exiled": {"kind": "pile", "open": True},
        "hand": {"kind": "hand"},
    },
    "counters": [{"id": "wins", "kind": "number"}, {"id": "hand", "kind": "number"}],
    "card": {
        "shape": "portrait",
        "corner": ["level", "round"],
        "value": "BP",
        "colors": {},
        "fields": ["card_type", "character", "type", "level", "bp", "round"],
    },
}


def table_view(t: Table, seat: int) -> dict[str, Any]:
    zones: list[dict[str, Any]] = []
    for side in range(2):
        lanes = [lane_view(t, seat, t.areas[2 * i + side]) for i in range(len(t.areas) // 2)]
        zones.append({"id": "battle area", "seat": side, "cards": lanes})
        for place in (DECK, HAND, DISCARD, EXILE):
            zones.append({"id": PLACE_NAMES[place], "seat": side, "cards": cards_in(t, seat, side, place)})
    zones.append({"id": "scene area", "seat": 2, "cards": [card_view(t, seat, c) for c in t.zones[SCENE_AREA]]})
    players = [
        {
            "lead": t.turn > 0 and t.lead == side,
            "first lead": t.first_lead == side,
            "wins": t.wins[side],
            "hand": len(t.pile(side, HAND)),
        }
        for side in range(2)
    ]
    return {
        "phase": PHASE_NAMES[t.phase],
        "zones": zones,
        "players": players,
        "round": t.round_count(),
        "results": t.results,
        "waiting": len(t.waiting),
    }


def lane_view(t: Table, seat: int, k: int) -> dict[str, Any]:
    """A character as one card view with the cards beneath it, or an empty place."""
    if k < 0:
        return {"empty": True}
    cards = t.stack_of(k)
    seen = card_view(t, seat, cards[len(cards) - 1])
    seen["area"] = t.area_of[k] + 1
    seen["resting"] = t.sideways[k] == 1
    seen["state"] = STATE_NAMES[min(4, len(cards))]
    if shown(t, k):
        seen["values"] = {"BP": bp(t, k)}
        seen["types"] = [TYPES[i] for i in types_of(t, k)]
        changes = bp_changes(t, k)
        if changes:
            seen["changes"] = changes
        marks = marks_on(t, k)
        if marks:
            seen["marks"] = marks
    if len(cards) > 1:
        seen["under"] = [card_view(t, seat, c) for c in cards[:-1]]
    charges = t.charges_of(k)
    if charges:
        seen["charge"] = [card_view(t, seat, c) for c in reversed(charges)]
    return seen


def cards_in(t: Table, seat: int, side: int, place: int) -> list[dict[str, Any]]:
    """Counts are public (3.1.5); faces only where the seat knows them."""
    cards = t.pile(side, place)
    if place == DECK:
        return [card_view(t, seat, c) if sees_face(t, seat, c) else {"hidden": True} for c in cards]
    if place == HAND and seat != side:
        known = [c for c in cards if sees_face(t, seat, c)]
        return [card_view(t, seat, c) for c in known] + [{"hidden": True}] * (len(cards) - len(known))
    return [card_view(t, seat, c) for c in cards]


def card_view(t: Table, seat: int, c: int) -> dict[str, Any]:
    if not sees_face(t, seat, c):
        return {"id": t.ref[c], "hidden": True}  # 2.1.1: the back, nothing else
    return {"id": t.ref[c], "number": t.face(c).number}
