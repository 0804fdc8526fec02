"""Your Field as a table: where zones lie, and what a seat sees in them."""

from __future__ import annotations

from typing import Any

from quadriga.games.union_arena.chapters.energy import energy
from quadriga.games.union_arena.chapters.faces import CHARACTER, COLORS
from quadriga.games.union_arena.chapters.table import (
    DECK,
    ENERGY,
    FRONT,
    HAND,
    LIFE,
    LIMBO,
    PHASE_NAMES,
    PLACE_NAMES,
    REMOVAL,
    SIDELINE,
    Table,
)
from quadriga.games.union_arena.chapters.values import bp
from quadriga.games.union_arena.people.explaining import bp_changes, marks_on
from quadriga.games.union_arena.people.refusing import ACTIONS
from quadriga.kernel.handles import ref_of
from quadriga.kernel.view import sees_face

LAYOUT: dict[str, Any] = {
    "phases": PHASE_NAMES[1:],
    # What "why not?" can be asked about, and the places in the order in which zones are numbered.
    "actions": list(ACTIONS),
    "places": list(PLACE_NAMES),
    # Rows of one player's side, nearest to the opponent first; the other side is drawn mirrored.
    "rows": [["life area", "front line", "deck"], ["removal area", "energy line", "sideline"], ["limbo", "hand"]],
    "shared": [],
    "zones": {
        "front line": {"kind": "line", "size": 4},
        "energy line": {"kind": "line", "size": 4},
        "life area": {"kind": "fan", "size": 7},
        "deck": {"kind": "pile"},
        "sideline": {"kind": "pile", "open": True},
        "removal area": {"kind": "pile", "open": True},
        "limbo": {"kind": "stage"},
        "hand": {"kind": "hand"},
    },
    "counters": [{"id": "AP", "kind": "of"}, {"id": "energy", "kind": "colors"}, {"id": "life", "kind": "number"}],
    "card": {
        "shape": "portrait",
        "corner": ["energy", "ap"],
        "value": "BP",
        "colors": {"red": "R", "blue": "B", "yellow": "Y", "green": "G", "purple": "P"},
        "fields": ["type", "color", "energy", "ap", "bp", "generates", "affinities", "trigger"],
    },
}


def table_view(g: Table, seat: int) -> dict[str, Any]:
    zones: list[dict[str, Any]] = []
    for side in range(2):
        for place in (FRONT, ENERGY, LIFE, DECK, SIDELINE, REMOVAL, LIMBO, HAND):
            zones.append({"id": PLACE_NAMES[place], "seat": side, "cards": cards_in(g, seat, side, place)})
    players = []
    for side in range(2):
        have = energy(g, side)
        players.append(
            {
                "AP": [g.ap_active[side], g.ap[side]],
                "energy": {COLORS[i]: have[i] for i in range(5) if have[i]},
                "life": len(g.pile(side, LIFE)),
                "own turn": g.own_turn[side],
                "player one": g.first == side,
            }
        )
    seen: dict[str, Any] = {"phase": PHASE_NAMES[g.phase], "zones": zones, "players": players}
    if g.attacker >= 0:
        seen["attack"] = {"attacker": ref_of(g.attacker)}
        if g.target >= 0:
            seen["attack"]["target"] = ref_of(g.target)
    return seen


def cards_in(g: Table, seat: int, side: int, place: int) -> list[dict[str, Any]]:
    """A deck shows its number of cards, and only those faces that the seat knows."""
    cards = g.pile(side, place)
    if place == DECK:
        return [card_view(g, seat, c) if sees_face(g, seat, c) else {"hidden": True} for c in cards]
    if place == HAND and seat != side:
        known = [c for c in cards if sees_face(g, seat, c)]
        return [card_view(g, seat, c) for c in known] + [{"hidden": True}] * (len(cards) - len(known))
    return [card_view(g, seat, c) for c in cards]


def card_view(g: Table, seat: int, c: int) -> dict[str, Any]:
    if not sees_face(g, seat, c):
        return {"id": g.ref[c], "hidden": True}
    face = g.face(c)
    seen: dict[str, Any] = {"id": g.ref[c], "number": face.number}
    if not g.on_field(c):
        return seen
    seen["resting"] = g.resting[c] == 1
    if face.type == CHARACTER:
        seen["values"] = {"BP": bp(g, c)}
        changes = bp_changes(g, c)
        if changes:
            seen["changes"] = changes
    marks = marks_on(g, c)
    if marks:
        seen["marks"] = marks
    beneath = g.beneath(c)
    if beneath:
        seen["under"] = [card_view(g, seat, u) for u in beneath]
    return seen
