"""The columns in which a match is written down for programs that learn."""

from __future__ import annotations

from quadriga.games.observation_columns import (
    PROGRAM,
    Column,
    ObservationColumns,
    flags,
    kinds_of,
    one_hot,
    program_columns,
)
from quadriga.games.universal_arena.chapters.faces import (
    KEYWORD_NAMES,
    SPEED_NAMES,
    TARGET_NAMES,
    TYPE_NAMES,
    CardFace,
    CharacterFace,
)
from quadriga.games.universal_arena.chapters.statuses import SHARED_NAMES
from quadriga.games.universal_arena.chapters.table import PHASE_NAMES, PLACE_NAMES, ROW_NAMES, TEAM
from quadriga.games.universal_arena.computer.observation import OWN_STATUSES, UniversalArenaSight
from quadriga.games.universal_arena.people.words import ASKED, TOLD
from quadriga.kernel.cards import Face
from quadriga.kernel.observation import Observation

KINDS = kinds_of(ASKED)
EVENTS = (*TOLD, "phase", "resolve", "active", "paused", "game over")
VERBS = ("done", "pick", "yes", "no", "number", "mode", "place", "swap", "play")
PLACES = (*PLACE_NAMES, *ROW_NAMES, "aside")


def _side(whose: str) -> tuple[Column, ...]:
    statuses = (*SHARED_NAMES, *[f"own status {i + 1}" for i in range(OWN_STATUSES)])
    return (
        Column(f"{whose} Energy", 5), Column(f"{whose} Ultimate Meter", 50), Column(f"{whose} bar on playing"),
        *[Column(f"{whose} {pile}", 10) for pile in ("hand", "draw pile", "discard pile", "ultimates", "removed")],
        *[
            Column(f"{whose} character {i + 1}: {status}{part}", 10)
            for i in range(TEAM) for status in statuses for part in ("", " Count")
        ],
    )  # fmt: skip


TABLE = (
    *flags("I have initiative", "I have priority", *[f"{name} phase" for name in PHASE_NAMES]),
    *flags(*[f"{row} {state}" for row in ROW_NAMES for state in ("active", "paused")]),
    Column("turn", 20), Column("Combat Round", 5), Column("passes", 2),
    *_side("my"), *_side("their"),
)  # fmt: skip
CARD = (
    Column("position", 10), Column("HP", 100), Column("Shield", 20), Column("stunned"), Column("good statuses", 5),
    Column("bad statuses", 5), Column("row of its user", 96), Column("Energy cost", 5), Column("Meter cost", 50),
    Column("speed", 2), Column("lowest Power", 20), Column("highest Power", 20), Column("X", 5),
    Column("row of its target", 96), Column("cancelled"),
)  # fmt: skip
KINDS_OF_CARDS = ("Basic card", "Technique card", "Ultimate card", "created card")
FACE = (
    "character", "HP", *KINDS_OF_CARDS, "Energy", "Energy per X", "Meter", "Meter per X", "low", "high", "hits",
    *TYPE_NAMES, *[f"targets {name}" for name in TARGET_NAMES], *[f"{name} speed" for name in SPEED_NAMES],
    *KEYWORD_NAMES, "Prepare", *PROGRAM,
)  # fmt: skip


def face_row(face: Face) -> list[float]:
    if isinstance(face, CharacterFace):
        blank = [0.0] * (len(FACE) - 2 - len(PROGRAM))
        return [1.0, face.hp / 100, *blank, *program_columns([p.tree for p in face.programs])]
    if not isinstance(face, CardFace):
        return [0.0] * len(FACE)  # statuses are told of the characters that have them
    return [
        0.0, 0.0, *one_hot(face.kind, 4), face.energy / 5, face.energy_x, face.meter / 50, face.meter_x / 10,
        face.low / 20, face.high / 20, face.hits / 3, *[float(face.types >> i & 1) for i in range(len(TYPE_NAMES))],
        *one_hot(face.target, len(TARGET_NAMES)), *one_hot(face.speed, len(SPEED_NAMES)),
        *[float(face.keywords >> i & 1) for i in range(len(KEYWORD_NAMES))], face.prepare / 3,
        *program_columns([p.tree for p in face.programs]),
    ]  # fmt: skip


def observation() -> Observation:
    return UniversalArenaSight(list(KINDS), list(EVENTS))


COLUMNS = ObservationColumns(
    observation, PLACES, TABLE, CARD, FACE, face_row, VERBS, KINDS, EVENTS,
    rows=96, options=48,
)
