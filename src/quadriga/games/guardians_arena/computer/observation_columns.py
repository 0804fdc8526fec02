"""The columns in which a match is written down for programs that learn."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.faces import COLOURS, ICONS, TERRAINS, Card
from quadriga.games.guardians_arena.computer.observation import GuardiansArenaSight
from quadriga.games.guardians_arena.people.layout import STEP_NAMES
from quadriga.games.guardians_arena.people.words import ASKED, PLACE_NAMES, SIDES, TOLD
from quadriga.games.observation_columns import (
    PROGRAM,
    Column,
    ObservationColumns,
    flags,
    kinds_of,
    one_hot,
    program_columns,
)
from quadriga.kernel.cards import Face
from quadriga.kernel.observation import Observation

KINDS = kinds_of(ASKED)
EVENTS = (*TOLD, "primary", "secondary", "game over")
VERBS = (
    "done", "pick", "yes", "no", "redraw", "keep", "lay on", "lay under", "give shield", "lay terrain", "give item",
    "build", "enter", "arrange", "cast", "channel", "shoot", "power", "fight", "answer", "save", "pay", "raze",
    "settle", "capture", "break", "raid", "siege", "storm", "rebuild",
)  # fmt: skip
PLACES = tuple(PLACE_NAMES.values())


def _side(whose: str) -> tuple[Column, ...]:
    return (
        Column(f"{whose} Power Stones", 5), Column(f"{whose} Ruins", 3), Column(f"{whose} Up-Card number", 20),
        Column(f"{whose} Up-Card is shown"), Column(f"{whose} pass"), Column(f"{whose} hand", 8),
        Column(f"{whose} Pen", 8), Column(f"{whose} Storage", 8), Column(f"{whose} deck", 60),
        Column(f"{whose} discard pile", 30), Column(f"{whose} captives", 4), Column(f"{whose} Victorious", 7),
    )  # fmt: skip


TABLE = (
    *flags("I have initiative", *STEP_NAMES), Column("turn", 20),
    *[
        column for side in SIDES for column in (
            Column(f"{side}: Duel"), Column(f"{side}: present Duel"), Column(f"{side}: my total", 30),
            Column(f"{side}: their total", 30),
        )
    ],
    *_side("my"), *_side("their"),
)  # fmt: skip
CARD = (
    Column("position", 10), *flags(*SIDES), Column("row of its bearer", 160), Column("Ruin"), Column("Vitality", 20),
    *flags("face up", "shielded", "used", "Command dispelled", "in the raid"),
)  # fmt: skip
TYPE_NAMES = (
    "creature", "shield", "shield/terrain", "standard bearer", "terrain", "item/creature", "upgrade", "downgrade",
    "spell", "bribery", "item/hand", "guardian", "stronghold",
)  # fmt: skip
FACE = (
    *TYPE_NAMES, *COLOURS, "size", "Vitality", "red Vitality", "Off-Color Bonus", *ICONS, "flies", "receives",
    "Channeling", "Ranged Attack", "shoots", "Command", "draws", "LDL", "MDL", "LUC", "Power Stones", *TERRAINS,
    *PROGRAM,
)  # fmt: skip


def face_row(face: Face) -> list[float]:
    assert isinstance(face, Card)
    return [
        *one_hot(face.type - 1, len(TYPE_NAMES)), *one_hot(face.colour, 3), face.size / 3, face.vitality / 20,
        face.red / 20, face.ocb / 5, *[float(face.icons & bit != 0) for bit in ICONS.values()], float(face.fly),
        float(face.receives), face.channels / 10, face.ranged / 10, float(face.shooter), float(face.command),
        face.draw / 8, face.ldl / 10, face.mdl / 10, face.luc / 10, face.stones / 10,
        *[float(face.kinds & bit != 0) for bit in TERRAINS.values()], *program_columns(face.abilities),
    ]  # fmt: skip


def observation() -> Observation:
    return GuardiansArenaSight(list(KINDS), list(EVENTS))


COLUMNS = ObservationColumns(
    observation, PLACES, TABLE, CARD, FACE, face_row, VERBS, KINDS, EVENTS,
    rows=160, options=96,
)
