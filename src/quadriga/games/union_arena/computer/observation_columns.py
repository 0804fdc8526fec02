"""The columns in which a game of Union Arena is written down for programs that learn."""

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
from quadriga.games.union_arena.chapters.faces import COLORS, TRIGGER_NAMES, TYPE_NAMES, Card
from quadriga.games.union_arena.chapters.table import PHASE_NAMES, PLACE_NAMES
from quadriga.games.union_arena.computer.observation import UnionArenaSight
from quadriga.games.union_arena.people.words import ASKED
from quadriga.kernel.cards import Face
from quadriga.kernel.observation import Observation

KINDS = kinds_of(ASKED)
EVENTS = (
    "AP", "BP", "ability", "activate", "applied", "attack", "battle", "block", "chosen", "damage", "discount", "gain",
    "game over", "instead", "lock ends", "look", "move", "move line", "mulligan", "not blocked", "pay", "phase attack",
    "phase end", "phase main", "phase movement", "phase start", "play", "player one", "raid", "ready", "ready AP",
    "rest", "reveal", "shuffle", "stays resting", "trigger", "trigger declined", "turn", "under",
)  # fmt: skip


def _side(whose: str) -> tuple[Column, ...]:
    return (
        Column(f"{whose} active AP", 3), Column(f"{whose} AP", 3), Column(f"{whose} turns", 10),
        Column(f"{whose} attacks", 4), *[Column(f"{whose} {color} energy", 5) for color in COLORS],
        Column(f"{whose} hand", 8), Column(f"{whose} deck", 50), Column(f"{whose} life", 7),
        Column(f"{whose} sideline", 20), Column(f"{whose} removal area", 20),
    )  # fmt: skip


TABLE = (
    *flags("my turn", "I am Player One", *[f"{name} phase" for name in PHASE_NAMES]),
    Column("turn", 20),
    *flags("an attack is on"),
    *_side("my"),
    *_side("their"),
)
CARD = (
    Column("position", 10), Column("resting"), Column("BP", 10), Column("entered this turn"),
    Column("attacks this turn", 2), Column("attacking"), Column("attacked or blocking"), Column("cards beneath", 4),
    Column("effects on it", 4), Column("row of the card it lies under", 100),
)  # fmt: skip
ABILITY_KINDS = ("keywords", "standing", "when", "activate", "use")
FACE = (
    *TYPE_NAMES, *COLORS, "any color", "energy", "AP cost", "BP", *[f"generates {color}" for color in COLORS],
    *[f"{name or 'no'} trigger" for name in TRIGGER_NAMES], "Raid", *[f"{kind} abilities" for kind in ABILITY_KINDS],
    *PROGRAM,
)  # fmt: skip


def face_row(face: Face) -> list[float]:
    assert isinstance(face, Card)
    kinds = [0.0] * len(ABILITY_KINDS)
    for ability in face.abilities:
        kinds[ability.kind] += 0.5
    return [
        *one_hot(face.type, 3), *one_hot(face.color, 6), face.energy / 5, face.ap / 2, face.bp / 5000,
        *[n / 2 for n in face.generates], *one_hot(face.trigger, len(TRIGGER_NAMES)), float(face.has_raid), *kinds,
        *program_columns([ability.tree for ability in face.abilities] + [p.tree for p in face.programs]),
    ]  # fmt: skip


def observation() -> Observation:
    return UnionArenaSight(list(KINDS), list(EVENTS))


VERBS = (
    "done", "pick", "yes", "no", "number", "mode", "waiting", "place", "play", "raid", "use", "activate", "attack",
    "move", "swap", "to hand", "pay with", "top", "bottom", "use trigger", "decline trigger", "replace",
    "to sideline", "change trigger",
)  # fmt: skip
COLUMNS = ObservationColumns(
    observation, tuple(PLACE_NAMES), TABLE, CARD, FACE, face_row, VERBS, KINDS, EVENTS,
    rows=100, options=64,
)
