"""A seat's table as one vector of fixed size, and its options as rows with a mask.

The vector has four parts, each a matrix laid out row by row: the table (one row), the cards, the
options and the history. The game's compiled `Observation` joins it from pieces that are made here, once.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quadriga.games.game import Game
from quadriga.games.observation_columns import ObservationColumns
from quadriga.kernel.cards import Face
from quadriga.kernel.observation import ZERO, Pieces
from quadriga.kernel.state import State

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]

HISTORY = 16
"""Events remembered, the newest first."""
UNIT = 10.0
"""The unit of an option's three numbers, and of an event's."""
MATCHES = 256
"""Matches whose cards are kept in numbers."""
HIGH = 256.0
"""No number of an observation is larger, and none is below its negative."""


class TooMany(RuntimeError):
    """Something does not fit: an option would be cut off. `saved` holds the game at that point (`Game.load`)."""

    def __init__(self, message: str, saved: dict[str, Any]) -> None:
        super().__init__(message)
        self.saved = saved

    def __reduce__(self) -> tuple[type[TooMany], tuple[str, dict[str, Any]]]:
        return TooMany, (str(self), self.saved)  # it comes out of other processes too


class Encoding:
    """How one game is written down. It has scratch: every environment makes its own."""

    def __init__(self, game: Game, options: int | None = None, history: int = HISTORY) -> None:
        columns = game.observation_columns()
        self.game = game
        self.layout = columns
        self.observation = columns.observation()
        self.options = columns.options if options is None else options
        """K: the number of option rows, and of actions."""
        self.rows = columns.rows
        self.history = history
        self._names = _columns(columns)
        self.shapes: dict[str, tuple[int, ...]] = {
            "table": (len(self._names["table"]),),
            "cards": (self.rows + 1, len(self._names["cards"])),
            "options": (self.options, len(self._names["options"])),
            "history": (self.history, len(self._names["history"])),
        }
        sizes = [int(np.prod(shape)) for shape in self.shapes.values()]
        ends = np.cumsum(sizes)
        self.slices = {
            name: slice(int(end) - size, int(end)) for name, end, size in zip(self.shapes, ends, sizes, strict=True)
        }
        self.size = int(ends[-1])
        """Numbers in an observation."""
        self.observation.pieces = self._pieces(columns)
        self._faces: dict[int, tuple[list[Face], list[bytes]]] = {}
        self._masks = np.tri(self.options + 1, self.options, -1, np.int8)
        """Row n: the first n options."""

    def __reduce__(self) -> Any:
        return Encoding, (self.game, self.options, self.history)

    def _pieces(self, columns: ObservationColumns) -> Pieces:
        made = Pieces(self.rows, self.options, self.history)
        made.table = [_bytes(c.unit) for c in columns.table]
        made.card = [_bytes(c.unit) for c in columns.card]
        made.numbers = [_bytes(unit) for unit in (columns.rows, columns.rows, UNIT, UNIT, UNIT)]
        longest = max(len(part) for part in (made.table, made.card, made.numbers))
        made.zeros = [_noughts(n) for n in range(1 + longest)]
        made.signed = _bytes(UNIT, ZERO)
        made.questions = _rows(_who_what(len(columns.kinds)))
        made.events = _rows(_who_what(len(columns.events)))
        made.places = _rows(_places(len(columns.places)))
        made.verbs = _rows(np.eye(len(columns.verbs) + 1)[:, 1:])
        made.no_card = _noughts(self.shapes["cards"][1])
        made.no_option = _noughts(self.shapes["options"][1])
        made.no_event = _noughts(self.shapes["history"][1])
        made.no_standing = _noughts(len(columns.card)) + made.places[0]
        return made

    # -- looking ---------------------------------------------------------------------------

    def observe(self, s: State, seat: int) -> Vector:
        """What this seat sees, as one vector."""
        observation = self.observation
        observation.faces = self.faces(s)
        seen = observation.look(s, seat)
        if observation.cards > self.rows or len(seen) > 4 * self.size:
            self._too_many(s, observation.cards)
        return np.frombuffer(seen, np.float32)

    def mask(self, s: State, seat: int) -> Mask:
        """1 for each option that this seat may take now."""
        d = s.decision
        offered = 0 if d is None or d.player != seat else len(d.options)
        if offered > self.options:
            self._too_many(s)
        mask: Mask = self._masks[offered].copy()
        return mask

    def faces(self, s: State) -> list[bytes]:
        """What is printed on the cards of a match, a row each; row 0 is a card that is not known."""
        found = self._faces.get(id(s.faces))
        if found is not None:
            return found[1]
        rows = [_noughts(1 + len(self.layout.face)), *[_piece([1.0, *self.layout.face_row(face)]) for face in s.faces]]
        if len(self._faces) >= MATCHES:
            self._faces.clear()
        self._faces[id(s.faces)] = (s.faces, rows)
        return rows

    def _too_many(self, s: State, cards: int = 0) -> None:
        d = s.decision
        asked = 0 if d is None else len(d.options)
        if cards > self.rows:
            message = f"{cards} cards are to be seen, more than the {self.rows} rows there are for them."
        else:
            message = (
                f"{asked} options are open, more than the {self.options} that this environment has room for; "
                f"make it with options={asked} or more."
            )
        raise TooMany(f"{self.game.title}: {message} The game at this point is in `saved`.", self.game.dump(s))

    # -- reading an observation ------------------------------------------------------------

    def split(self, seen: Vector) -> dict[str, Vector]:
        """The parts of an observation as matrices; they share its memory."""
        return {name: seen[self.slices[name]].reshape(shape) for name, shape in self.shapes.items()}

    def columns(self) -> dict[str, list[str]]:
        """The names of the columns of each part."""
        return self._names


def _columns(columns: ObservationColumns) -> dict[str, list[str]]:
    places = ["mine", "theirs", *columns.places]
    face = ["known", *[f"printed {name}" for name in columns.face]]
    standing = [*places, *[c.name for c in columns.card]]
    return {
        "table": [c.name for c in columns.table] + [f"asked: {k}" for k in columns.kinds] + ["I am asked", "they are"],
        "cards": [*face, *standing],
        "options": [
            *columns.verbs, *[f"to: {p}" for p in places], "row of the card", "row of the other card",
            "number 1", "number 2", "number 3",
            *[f"card: {c}" for c in standing], *[f"other card: {c}" for c in standing],
        ],
        "history": [
            *columns.events, "I", "they", *[f"card: {f}" for f in face], *[f"from: {p}" for p in places],
            *[f"to: {p}" for p in places], "number", "number in 500s",
        ],
    }  # fmt: skip


def _piece(numbers: object) -> bytes:
    return np.asarray(numbers, np.float32).tobytes()


def _rows(matrix: object) -> list[bytes]:
    return [row.tobytes() for row in np.asarray(matrix, np.float32)]


def _noughts(size: int) -> bytes:
    return bytes(4 * size)


def _bytes(unit: float, zero: int = 0) -> list[bytes]:
    """What is written for each byte."""
    return [_piece((n - zero) / unit) for n in range(256)]


def _who_what(size: int) -> Vector:
    """A row for each kind of thing and whose it is: kind × 3, + 1 for this seat, + 2 for the other."""
    matrix = np.zeros((3 * (size + 1), size + 2), np.float32)
    for kind in range(size + 1):
        for who in range(3):
            row = matrix[3 * kind + who]
            if kind:
                row[kind - 1] = 1.0
            if who:
                row[size + who - 1] = 1.0
    return matrix


def _places(size: int) -> Vector:
    """A row for each `place_code`: whose, and which place."""
    matrix = np.zeros((1 + 3 * size, 2 + size), np.float32)
    for place in range(size):
        for side in range(3):
            row = matrix[1 + 3 * place + side]
            row[2 + place] = 1.0
            if side < 2:
                row[side] = 1.0
    return matrix
