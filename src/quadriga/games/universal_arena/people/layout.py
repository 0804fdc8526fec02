"""Board as a table: where zones lie, and what a seat sees in them."""

from __future__ import annotations

from typing import Any

from quadriga.games.universal_arena.chapters.faces import FAST, SLOW, TWO, CardFace
from quadriga.games.universal_arena.chapters.playing import AS_FOLLOW_UP, FROM_HAND, energy_cost, speed, stunned
from quadriga.games.universal_arena.chapters.power import highest, lowest
from quadriga.games.universal_arena.chapters.table import (
    ASIDE,
    CHARACTERS,
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    PHASE_NAMES,
    PLACE_NAMES,
    REMOVED,
    ROW_NAMES,
    ROWS,
    TEAM,
    ULTIMATES,
    Table,
    alive,
    card,
    character,
    entry,
    entry_index,
    place,
    status_face,
)
from quadriga.games.universal_arena.people.refusing import ACTIONS
from quadriga.games.universal_arena.people.words import status_told
from quadriga.kernel.view import sees_face
from quadriga.messages import Message, speaker

say = speaker("universal-arena")

LAYOUT: dict[str, Any] = {
    "phases": PHASE_NAMES[1:],
    "actions": list(ACTIONS),
    "places": list(PLACE_NAMES),
    # Rows of one player's side, nearest to the opponent first; the other side is drawn mirrored.
    "rows": [["line"], ["draw pile", "ultimates", "discard pile", "removed"], ["hand"]],
    "shared": [["Fast Zone"], ["Normal Zone"], ["Slow Zone"], ["aside"]],
    "zones": {
        "line": {"kind": "line", "size": TEAM},
        "draw pile": {"kind": "pile"},
        "discard pile": {"kind": "pile", "open": True},
        "removed": {"kind": "pile", "open": True},
        "ultimates": {"kind": "fan", "size": TEAM, "open": True},
        "hand": {"kind": "hand"},
        "Fast Zone": {"kind": "row"},
        "Normal Zone": {"kind": "row"},
        "Slow Zone": {"kind": "row"},
        "aside": {"kind": "stage"},
    },
    "counters": [{"id": "Energy", "kind": "number"}, {"id": "Ultimate Meter", "kind": "number"}],
    "card": {
        "shape": "portrait",
        "corner": ["cost"],
        "value": "Power",
        "fields": ["cost", "power", "types", "target", "speed"],
    },
}


def table_view(g: Table, seat: int) -> dict[str, Any]:
    zones: list[dict[str, Any]] = []
    for side in range(2):
        zones.append({"id": "line", "seat": side, "cards": line_view(g, side)})
        for where in (DRAW_PILE, HAND, DISCARD_PILE, ULTIMATES, REMOVED):
            zones.append({"id": PLACE_NAMES[where], "seat": side, "cards": cards_in(g, seat, side, where)})
    for row in range(3):
        zone: dict[str, Any] = {"id": ROW_NAMES[row], "cards": [card_view(g, seat, c) for c in g.zones[ROWS + row]]}
        if g.row == row:
            zone["active"] = True
        if g.paused[row]:
            zone["paused"] = True
        zones.append(zone)
    zones.append({"id": "aside", "cards": [card_view(g, seat, c) for c in g.zones[ASIDE]]})
    players = [
        {
            "Energy": g.energy[side],
            "Ultimate Meter": g.meter[side],
            "initiative": g.initiative == side,
            "cannot play": g.barred[side] == 1,
        }
        for side in range(2)
    ]
    return {"phase": PHASE_NAMES[g.phase], "zones": zones, "players": players, "round": g.round, "priority": g.priority}


def line_view(g: Table, side: int) -> list[dict[str, Any]]:
    """The characters of a line by column; before the lines are shown, in the order of the team."""
    team = [g.line[side * TEAM + k] for k in range(TEAM)]
    standing = [character_view(g, ch) if ch >= 0 else {"empty": True} for ch in team]
    if g.phase == 0:
        return [character_view(g, ch) for ch in range(side * TEAM, side * TEAM + TEAM)]
    fallen = [character_view(g, ch) for ch in range(CHARACTERS) if ch // TEAM == side and not alive(g, ch)]
    return standing + fallen


def character_view(g: Table, ch: int) -> dict[str, Any]:
    face = character(g, ch)
    seen: dict[str, Any] = {
        "id": g.ref[ch],
        "number": face.number,
        "name": face.name,
        "text": face.text,
        "values": {"HP": g.hp[ch], "max HP": face.hp, "Shield": g.shield[ch]},
        "marks": [status_words(g, ch, st) for st in g.order[ch]],
    }
    if g.phase > 0 and not alive(g, ch):
        seen["defeated"] = True
    if stunned(g, ch):
        seen["stunned"] = True
    return seen


def status_words(g: Table, ch: int, st: int) -> Message:
    """Weak 2/3, Root 1, Equip: Harpoon."""
    face = status_face(g, st)
    if face.mode == TWO:
        return say("mark-status-two", status=status_told(face), n=g.num[ch][st], count=g.cnt[ch][st])
    if face.mode:
        return say("mark-status-count", status=status_told(face), n=g.num[ch][st])
    return say("mark-status", status=status_told(face))


def cards_in(g: Table, seat: int, side: int, where: int) -> list[dict[str, Any]]:
    """A pile shows its number of cards, a hand of the opponent too, and of both what the seat knows."""
    cards = g.zones[place(side, where)]
    if where == DRAW_PILE:
        return [card_view(g, seat, c) if sees_face(g, seat, c) else {"hidden": True} for c in cards]
    if where == HAND and seat != side:
        known = [c for c in cards if sees_face(g, seat, c)]
        return [card_view(g, seat, c) for c in known] + [{"hidden": True}] * (len(cards) - len(known))
    return [card_view(g, seat, c) for c in cards]


def card_view(g: Table, seat: int, c: int) -> dict[str, Any]:
    if not sees_face(g, seat, c):
        return {"id": g.ref[c], "hidden": True}
    face = card(g, c)
    seen: dict[str, Any] = {
        "id": g.ref[c],
        "number": face.number,
        "name": face.name,
        "text": face.text,
        "user": g.ref[face.user],
    }
    if not alive(g, face.user):
        return seen
    x = 0
    i = entry_index(g, c)
    if i >= 0:
        x = entry(g, c).x
        if entry(g, c).target >= 0:
            seen["target"] = g.ref[entry(g, c).target]
        if x:
            seen["X"] = x
    values: dict[str, Any] = {"speed": speed_name(speed(g, face)), "cost": energy_cost(g, c, face, 0, FROM_HAND)}
    if face.meter:
        values["meter"] = face.meter
    if face.rolls:
        values["Power"] = f"{lowest(g, face, x)}-{highest(g, face, x)}"
    seen["values"] = values
    changes = cost_changes(g, c, face)
    if changes and seat == g.owner[c]:
        seen["changes"] = changes
    return seen


def cost_changes(g: Table, c: int, face: CardFace) -> list[Message]:
    """What has changed the cost of a card, in words."""
    found = []
    if g.dearer[c]:
        found.append(say("change-stagnate", n=g.dearer[c]))
    if g.prepared[c]:
        found.append(say("change-prepare", n=g.prepared[c]))
    if face.follow_up_discount:
        after = energy_cost(g, c, face, 0, AS_FOLLOW_UP)
        found.append(say("change-follow-up", n=after))
    return found


def speed_name(at: int) -> str:
    return "Fast" if at == FAST else "Slow" if at == SLOW else "Normal"
