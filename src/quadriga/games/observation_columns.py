"""What the numbers of a game's `Observation` mean: the columns of its rows, and a card's print as numbers."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from quadriga.effects.node import Node
from quadriga.kernel.cards import Face
from quadriga.kernel.observation import Observation

PROGRAM_COLUMNS = 24
"""Columns for what a card's text does: its nodes, counted in this many boxes by a hash of their names."""


@dataclass(frozen=True)
class Column:
    """One number: a byte of a `Observation`, divided by `unit`."""

    name: str
    unit: float = 1.0


SHARED_KINDS = ("choose", "may", "mode", "number")
"""Kinds of decisions that the instructions common to all games ask."""


def kinds_of(prompts: Iterable[str]) -> tuple[str, ...]:
    """The kinds that a game has words for, and the common ones."""
    return tuple(dict.fromkeys([*prompts, *SHARED_KINDS]))


def flags(*names: str) -> tuple[Column, ...]:
    return tuple(Column(name) for name in names)


@dataclass(frozen=True)
class ObservationColumns:
    """How a game is written down in numbers."""

    observation: Callable[[], Observation]
    places: tuple[str, ...]
    """Where cards lie, in the order of `place_code`."""
    table: tuple[Column, ...]
    card: tuple[Column, ...]
    """The columns of a card's row after its face and place."""
    face: tuple[str, ...]
    face_row: Callable[[Face], list[float]]
    """What is printed on a card, in the columns `face`."""
    verbs: tuple[str, ...]
    kinds: tuple[str, ...]
    """Kinds of decisions."""
    events: tuple[str, ...]
    rows: int
    """Most cards that can be seen at once."""
    options: int
    """Most options (K), with generous room above what was ever measured."""


def program_columns(trees: Sequence[object]) -> list[float]:
    """The nodes of these programs, counted in boxes, so that cards that do alike look alike."""
    boxes = [0.0] * PROGRAM_COLUMNS
    for tree in trees:
        _count(tree, boxes)
    return [min(4.0, n) / 4.0 for n in boxes]


def _count(value: Any, boxes: list[float]) -> None:
    if isinstance(value, (list, tuple)):
        for item in value:
            _count(item, boxes)
    elif isinstance(value, Node):
        boxes[zlib.crc32(type(value).__name__.encode()) % PROGRAM_COLUMNS] += 1.0
        for f in fields(value):  # type: ignore[arg-type]
            _count(getattr(value, f.name), boxes)


PROGRAM = tuple(f"program {i}" for i in range(PROGRAM_COLUMNS))


def one_hot(value: int, size: int) -> list[float]:
    return [1.0 if i == value else 0.0 for i in range(size)]
