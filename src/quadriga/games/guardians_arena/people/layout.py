"""The Arena as a table: where zones lie, and what a seat sees in them."""

from __future__ import annotations

from typing import Any

from quadriga.games.guardians_arena.cards import without_counterpart
from quadriga.games.guardians_arena.chapters.faces import CREATURE, TERRAINS, card
from quadriga.games.guardians_arena.chapters.table import (
    CAPTURED,
    COLUMNS,
    DECK,
    DISCARD,
    FIGHTERS,
    FIGHTING,
    GUARDIAN_PLACE,
    HAND,
    ON,
    OUT,
    PEN,
    PLAYED,
    SPACE,
    STORAGE,
    STRONGHOLDS,
    TERRAIN_ZONE,
    UNDER,
    UPGRADES,
    VICTORIOUS,
    VICTORIOUS_TO_WIN,
    Arena,
    duelist,
    ground,
    zone,
    zone_kind,
)
from quadriga.games.guardians_arena.chapters.vitality import basic, primary_total, secondary_total
from quadriga.games.guardians_arena.people.refusing import ACTIONS
from quadriga.games.guardians_arena.people.words import PLACE_NAMES, SIDES, say
from quadriga.games.guardians_arena.vocabulary.inert_texts import SUBJECTS
from quadriga.kernel.view import sees_face
from quadriga.messages import Message

STEP_NAMES = [
    "set-up", "I.A stock", "I.B storage hand", "I.C up-card", "I.D drafting",
    "I.E discard", "II.A entering", "II.B primary round", "II.B secondary round", "II.B resolution",
    "II.C movement", "III.A terrain", "III.B exiting", "III.C challenge", "III.D raid",
    "III.E end",
]  # fmt: skip

ON_COLUMNS = (STRONGHOLDS, ON, UNDER, UPGRADES, SPACE, FIGHTERS)
OFF_COLUMNS = (GUARDIAN_PLACE, DECK, HAND, PEN, STORAGE, DISCARD, CAPTURED, VICTORIOUS, OUT, PLAYED)


def zone_id(kind: int, place: int = -1) -> str:
    """The name of a zone in views: its place counted from its owner's left."""
    return PLACE_NAMES[kind] if place < 0 else f"{PLACE_NAMES[kind]} {SIDES[place]}"


LAYOUT: dict[str, Any] = {
    "phases": STEP_NAMES[1:],
    # Rows of one player's side, nearest to the opponent first; the other side is drawn mirrored.
    # A list within a row is a cluster: its first zone in full size, the others small beside it.
    "rows": [
        [[f"Combat Zone {side}", f"secondary fighters {side}"] for side in SIDES],
        [
            [f"Stronghold {side}", f"on Stronghold {side}", f"under Stronghold {side}", f"Upgrade {side}"]
            for side in SIDES
        ],
        ["Guardian", "deck", "discard pile", "Storage", "Creatures Pen", "Victorious", "captured"],
        ["played cards", "hand"],
    ],
    # Three lanes: creatures stand on and under their Strongholds, and meet between them, on the Terrain of the lane.
    "lanes": [
        {
            "ground": f"Stronghold {side}",
            "stand": [f"on Stronghold {side}", f"under Stronghold {side}"],
            "small": [f"Upgrade {side}"],
            "front": f"Combat Zone {side}",
            "behind": f"secondary fighters {side}",
            "between": f"Terrain {side}",
        }
        for side in SIDES
    ],
    "actions": list(ACTIONS),
    "shared": ["Terrain left", "Terrain centre", "Terrain right"],
    "zones": {
        **{
            zone_id(kind, place): {"kind": "line", "size": 1}
            for kind in (STRONGHOLDS, ON, UNDER, UPGRADES, SPACE)
            for place in range(COLUMNS)
        },
        **{zone_id(FIGHTERS, place): {"kind": "line"} for place in range(COLUMNS)},
        **{zone_id(TERRAIN_ZONE, place): {"kind": "line", "size": 1} for place in range(COLUMNS)},
        "Guardian": {"kind": "line", "size": 1},
        "deck": {"kind": "pile"},
        "discard pile": {"kind": "pile", "open": True},
        "Creatures Pen": {"kind": "pile"},
        "Storage": {"kind": "pile"},
        "captured": {"kind": "line"},
        "Victorious": {"kind": "fan", "size": VICTORIOUS_TO_WIN},
        "played cards": {"kind": "stage"},
        "out of the game": {"kind": "pile", "open": True},
        "hand": {"kind": "hand"},
    },
    "counters": [
        {"id": "Power Stones", "kind": "number"},
        {"id": "Victorious", "kind": "of"},
        {"id": "Ruins", "kind": "number"},
        {"id": "Up-Card", "kind": "label"},
    ],
    "card": {
        "shape": "portrait",
        "corner": ["vitality"],
        "value": "Vitality",
        "colors": {"mortal": "M", "elemental": "E", "external": "X"},
        "fields": [
            "type",
            "class",
            "size",
            "vitality",
            "red",
            "ocb",
            "bribery",
            "flying",
            "channeling",
            "channeler",
            "ranged",
            "command",
        ],
    },
}


def table_view(s: Arena, seat: int) -> dict[str, Any]:
    zones: list[dict[str, Any]] = []
    for side in range(2):
        for kind in OFF_COLUMNS:
            zones.append({"id": zone_id(kind), "seat": side, "cards": cards_in(s, seat, zone(side, kind))})
        for kind in ON_COLUMNS:
            for place in range(COLUMNS):
                column = place if side == 0 else COLUMNS - 1 - place
                cards = cards_in(s, seat, zone(side, kind, column))
                if kind == STRONGHOLDS and s.ruin[side * 3 + column]:
                    cards = [{**c, "marks": [say("mark-ruin")]} for c in cards]
                zones.append({"id": zone_id(kind, place), "seat": side, "cards": cards})
    for column in range(COLUMNS):
        zones.append(
            {"id": zone_id(TERRAIN_ZONE, column), "seat": -1, "cards": cards_in(s, seat, TERRAIN_ZONE + column)}
        )
    needed = s.match.option("victorious_to_win", VICTORIOUS_TO_WIN)
    players = [
        {
            "Power Stones": s.stones[side],
            "Victorious": [len(s.zones[zone(side, VICTORIOUS)]), needed],
            "Ruins": sum(s.ruin[side * 3 : side * 3 + 3]),
            "Up-Card": s.up_number[side],
            "initiative": s.active == side and s.turn > 0,
        }
        for side in range(2)
    ]
    seen: dict[str, Any] = {"phase": STEP_NAMES[s.step], "zones": zones, "players": players}
    duels = [duel_view(s, column) for column in range(COLUMNS) if s.duel[column] == FIGHTING]
    if duels:
        seen["duels"] = duels
    if s.raider >= 0:
        seen["attack"] = {"attacker": s.ref[s.raider], "target": s.ref[s.raided]}
    return seen


def duel_view(s: Arena, column: int) -> dict[str, Any]:
    """A Duel as both see it: the Terrain it stands on and both totals of the present round."""
    total = secondary_total if s.step > 7 else primary_total
    return {
        "column": column,
        "current": s.column == column,
        "terrain": [name for name, kind in TERRAINS.items() if ground(s, column) & kind],
        "duelists": [s.ref[duelist(s, side, column)] for side in range(2)],
        "totals": [total(s, column, side) if _shown_pair(s, column) else None for side in range(2)],
    }


def _shown_pair(s: Arena, column: int) -> bool:
    return all(s.face_up[duelist(s, side, column)] for side in range(2))


def cards_in(s: Arena, seat: int, z: int) -> list[dict[str, Any]]:
    """Cards of hidden piles that a seat does not know have no id: they cannot be followed."""
    kind = zone_kind(z)
    cards = s.zones[z]
    if kind in (HAND, PEN, STORAGE, DECK) and not (kind != DECK and seat == z // 30):
        if kind == DECK:
            return [card_view(s, seat, c) if sees_face(s, seat, c) else {"hidden": True} for c in cards]
        known = sorted((c for c in cards if sees_face(s, seat, c)), key=lambda c: s.ref[c])
        return [card_view(s, seat, c) for c in known] + [{"hidden": True}] * (len(cards) - len(known))
    return [card_view(s, seat, c) for c in cards]


def card_view(s: Arena, seat: int, c: int) -> dict[str, Any]:
    seen: dict[str, Any] = {"id": s.ref[c]}
    if sees_face(s, seat, c):
        face = card(s, c)
        seen["number"] = face.number
        if face.type == CREATURE and zone_kind(s.zone[c]) in (ON, UNDER, SPACE, FIGHTERS, CAPTURED):
            seen["values"] = {"Vitality": basic(s, c, zone_kind(s.zone[c]) == FIGHTERS)}
        marks = marks_on(s, c)
        if marks:
            seen["marks"] = marks
        about = [SUBJECTS[a.subject()] for a in without_counterpart(face)]
        if about:
            seen["without effect"] = about
        if face.blanked:
            seen["blank"] = True
    else:
        seen["hidden"] = True
    under = [x for x in (s.shield_of[c], s.item_of[c]) if x >= 0]
    if under:
        seen["under"] = [card_view(s, seat, x) for x in under]
    return seen


def marks_on(s: Arena, c: int) -> list[Message]:
    marks = []
    if s.used[c]:
        marks.append(say("mark-used"))
    if s.handle(c) in s.dispelled:
        marks.append(say("mark-dispelled"))
    if zone_kind(s.zone[c]) in (ON, UNDER, SPACE) and not s.face_up[c]:
        marks.append(say("mark-face-down"))
    return marks
