"""The columns in which a game is written down for programs that learn."""

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
from quadriga.games.ultraman.chapters.faces import CARD_TYPES, STATE_NAMES, TYPES, Card
from quadriga.games.ultraman.chapters.table import PHASE_NAMES, PLACE_NAMES
from quadriga.games.ultraman.computer.observation import AREAS, UltramanSight
from quadriga.games.ultraman.people.words import ASKED, TOLD
from quadriga.kernel.cards import Face
from quadriga.kernel.observation import Observation

KINDS = kinds_of(ASKED)
EVENTS = (*TOLD, "phase", "battle", "game over")
VERBS = (
    "done", "pick", "yes", "no", "number", "mode", "waiting", "level up", "use", "lead or next", "type",
    "top or bottom", "text",
)  # fmt: skip
PLACES = (*PLACE_NAMES, "battle area", "Charge", "scene area")


def _side(whose: str) -> tuple[Column, ...]:
    return (
        Column(f"{whose} wins", 3), Column(f"{whose} characters", 5), Column(f"{whose} hand", 8),
        Column(f"{whose} deck", 50), Column(f"{whose} discard area", 20), Column(f"{whose} exiled", 20),
    )  # fmt: skip


TABLE = (
    *flags("I am Lead", "I was the first Lead", "my step", *[f"{name} phase" for name in PHASE_NAMES]),
    Column("turn", 10), Column("Round count", 5), Column("waiting effects", 4),
    *flags(*[f"area {i + 1}: {who} won" for i in range(AREAS) for who in ("I", "they")]),
    *_side("my"), *_side("their"),
)  # fmt: skip
CARD = (
    Column("position", 10), Column("number of its area", 5), Column("face down"), Column("topmost"), Column("BP", 20),
    Column("stacked cards", 4), Column("sideways"), Column("levelled up this turn"), Column("Charge cards", 4),
    Column("effects on it", 4),
)  # fmt: skip
TEXT_KINDS = ("triggered", "continuous", "payment")
FACE = (
    *CARD_TYPES, *TYPES, "level", *[f"{name} BP" for name in STATE_NAMES[1:]], "EXTRA BP", "round",
    *[f"{kind} texts" for kind in TEXT_KINDS], *PROGRAM,
)  # fmt: skip


def face_row(face: Face) -> list[float]:
    assert isinstance(face, Card)
    kinds = [0.0] * len(TEXT_KINDS)
    for text in face.texts:
        kinds[text.kind] += 0.5
    return [
        *[1.0 if face.kinds & bit else 0.0 for bit in CARD_TYPES.values()], *one_hot(face.type, len(TYPES)),
        face.level / 7, *[max(0, n) / 10000 for n in face.bp[1:]], max(0, face.extra) / 10000, face.round / 5, *kinds,
        *program_columns([text.tree for text in face.texts]),
    ]  # fmt: skip


def observation() -> Observation:
    return UltramanSight(list(KINDS), list(EVENTS))


COLUMNS = ObservationColumns(
    observation, PLACES, TABLE, CARD, FACE, face_row, VERBS, KINDS, EVENTS,
    rows=100, options=64,
)
