"""A seat's table as one vector of fixed size, and its options as rows with a mask.

The vector has four parts, each a matrix laid out row by row: the table (one row), the cards, the
options and the history. What a seat may know comes as bytes from the game's compiled `Sight`; here
they are looked up in matrices that are made once, so a step costs a dozen calls of numpy.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quadriga.games.door import Game
from quadriga.games.sheet import Column, Sheet
from quadriga.kernel.cards import Face
from quadriga.kernel.sight import CARD_HEAD, EVENT_SIZE, OPTION_SIZE, ZERO
from quadriga.kernel.state import State

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]

HISTORY = 16
"""Events remembered, the newest first."""
NUMBERS = 10.0
"""The unit of an option's three numbers."""
MOST_FACES = 254
MATCHES = 256
"""Matches whose cards are kept in numbers."""
HIGH = 256.0
"""No number of an observation is larger, and none is below its negative."""


class TooMany(RuntimeError):
    """Something does not fit: an option would be cut off. `saved` holds the game at that point (`Game.load`)."""

    def __init__(self, message: str, saved: dict[str, Any]) -> None:
        super().__init__(message)
        self.saved = saved


class Encoding:
    """How one game is written down. It has scratch: every environment makes its own."""

    def __init__(self, game: Game, options: int | None = None, history: int = HISTORY) -> None:
        sheet = game.sheet()
        self.game = game
        self.sheet = sheet
        self.sight = sheet.sight()
        self.options = sheet.options if options is None else options
        """K: the number of option rows, and of actions."""
        self.rows = sheet.rows
        self.history = history
        self._lay_out(sheet)
        self._faces: dict[int, tuple[list[Face], Vector]] = {}

    def _lay_out(self, sheet: Sheet) -> None:
        self.table_scale, self.table_shift = _scales(sheet.table)
        self.card_scale, self.card_shift = _scales(sheet.card)
        self.kinds = len(sheet.kinds)
        self.place = _places(len(sheet.places))
        self.verb = _one_hots(len(sheet.verbs))
        self.event = _events(len(sheet.events))
        self.signed = ((np.arange(256) - ZERO) / NUMBERS).astype(np.float32)
        self.option_scale = np.array([1 / sheet.rows, 1 / sheet.rows, *[1 / NUMBERS] * 3], np.float32)
        self.face_size = 1 + len(sheet.face)
        places = self.place.shape[1]
        self.card_size = self.face_size + places + len(sheet.card)
        self.table_size = len(sheet.table) + self.kinds + 2
        self.option_size = len(sheet.verbs) + places + 5 + 2 * self.card_size
        self.event_size = self.event.shape[1] + self.face_size + 2 * places + 2
        self.shapes: dict[str, tuple[int, ...]] = {
            "table": (self.table_size,),
            "cards": (self.rows + 1, self.card_size),
            "options": (self.options, self.option_size),
            "history": (self.history, self.event_size),
        }
        sizes = [int(np.prod(shape)) for shape in self.shapes.values()]
        ends = np.cumsum(sizes)
        self.slices = {
            name: slice(int(end) - size, int(end)) for name, end, size in zip(self.shapes, ends, sizes, strict=True)
        }
        self.size = int(ends[-1])
        """Numbers in an observation."""

    # -- looking ---------------------------------------------------------------------------

    def observe(self, s: State, seat: int) -> Vector:
        """What this seat sees, as one vector."""
        seen = np.zeros(self.size, np.float32)
        self.fill(s, seat, seen)
        return seen

    def mask(self, s: State, seat: int) -> Mask:
        """1 for each option that this seat may take now."""
        mask = np.zeros(self.options, np.int8)
        d = s.decision
        if d is not None and d.player == seat:
            if len(d.options) > self.options:
                self._too_many(s)
            mask[: len(d.options)] = 1
        return mask

    def fill(self, s: State, seat: int, seen: Vector) -> None:
        """Write what this seat sees into a vector of zeros."""
        sight = self.sight
        raw = np.frombuffer(sight.look(s, seat, self.history), np.uint8)
        n_cards, n_options, n_events = sight.cards, sight.options, sight.events
        if n_cards > self.rows or n_options > self.options:
            self._too_many(s, n_cards)
        faces = self.faces(s)
        at = len(self.table_scale)
        np.multiply(raw[:at], self.table_scale, out=seen[:at])
        if self.table_shift is not None:
            seen[:at] -= self.table_shift
        d = s.decision
        if d is not None:
            seen[at + self.kinds + (0 if d.player == seat else 1)] = 1.0
            if sight.kind:
                seen[at + sight.kind - 1] = 1.0
        cards = seen[self.slices["cards"]].reshape(self.shapes["cards"])
        end = at + n_cards * sight.width
        self._fill_cards(cards[1 : n_cards + 1], raw[at:end].reshape(n_cards, sight.width), faces)
        if n_options:
            at, end = end, end + n_options * OPTION_SIZE
            options = seen[self.slices["options"]].reshape(self.shapes["options"])
            self._fill_options(options[:n_options], raw[at:end].reshape(n_options, OPTION_SIZE), cards)
        if n_events:
            history = seen[self.slices["history"]].reshape(self.shapes["history"])
            self._fill_history(history[:n_events], raw[end:].reshape(n_events, EVENT_SIZE), faces)

    def _fill_cards(self, cards: Vector, raw: NDArray[np.uint8], faces: Vector) -> None:
        a = self.face_size
        b = a + self.place.shape[1]
        cards[:, :a] = faces.take(raw[:, 0], 0)
        cards[:, a:b] = self.place.take(raw[:, 1], 0)
        np.multiply(raw[:, CARD_HEAD:], self.card_scale, out=cards[:, b:])
        if self.card_shift is not None:
            cards[:, b:] -= self.card_shift

    def _fill_options(self, options: Vector, raw: NDArray[np.uint8], cards: Vector) -> None:
        a = self.verb.shape[1]
        b = a + self.place.shape[1]
        c = b + 5
        d = c + self.card_size
        options[:, :a] = self.verb.take(raw[:, 0], 0)
        options[:, a:b] = self.place.take(raw[:, 1], 0)
        np.multiply(raw[:, 2:], self.option_scale, out=options[:, b:c])
        options[:, c:d] = cards.take(raw[:, 2], 0)
        if raw[:, 3].any():
            options[:, d:] = cards.take(raw[:, 3], 0)

    def _fill_history(self, history: Vector, raw: NDArray[np.uint8], faces: Vector) -> None:
        places = self.place.shape[1]
        a = self.event.shape[1]
        b = a + self.face_size
        c = b + 2 * places
        history[:, :a] = self.event.take(raw[:, 0], 0)
        history[:, a:b] = faces.take(raw[:, 1], 0)
        history[:, b:c] = self.place.take(raw[:, 2:4], 0).reshape(-1, 2 * places)
        history[:, c:] = self.signed.take(raw[:, 4:])

    def faces(self, s: State) -> Vector:
        """What is printed on the cards of a match, a row each; row 0 is a card that is not known."""
        found = self._faces.get(id(s.faces))
        if found is not None:
            return found[1]
        if len(s.faces) > MOST_FACES:
            raise TooMany(
                f"{self.game.title}: a match with {len(s.faces)} different cards cannot be written down; "
                f"at most {MOST_FACES} can.",
                self.game.dump(s),
            )
        matrix = np.zeros((len(s.faces) + 1, self.face_size), np.float32)
        for i, face in enumerate(s.faces):
            matrix[i + 1] = [1.0, *self.sheet.face_row(face)]
        if len(self._faces) >= MATCHES:
            self._faces.clear()
        self._faces[id(s.faces)] = (s.faces, matrix)
        return matrix

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
        sheet = self.sheet
        places = ["mine", "theirs", *sheet.places]
        face = ["known", *[f"printed {name}" for name in sheet.face]]
        card = [*face, *places, *[c.name for c in sheet.card]]
        return {
            "table": [c.name for c in sheet.table] + [f"asked: {k}" for k in sheet.kinds] + ["I am asked", "they are"],
            "cards": card,
            "options": [
                *sheet.verbs, *[f"to: {p}" for p in places], "row of the card", "row of the other card",
                "number 1", "number 2", "number 3", *[f"card: {c}" for c in card], *[f"other card: {c}" for c in card],
            ],
            "history": [
                *sheet.events, "I", "they", *[f"card: {f}" for f in face], *[f"from: {p}" for p in places],
                *[f"to: {p}" for p in places], "number", "number in 500s",
            ],
        }  # fmt: skip


def _scales(columns: tuple[Column, ...]) -> tuple[Vector, Vector | None]:
    scale = np.array([1 / c.unit for c in columns], np.float32)
    shift = np.array([c.zero / c.unit for c in columns], np.float32)
    return scale, shift if shift.any() else None


def _one_hots(size: int) -> Vector:
    """Row i has a 1 in column i - 1; row 0 is empty."""
    return np.eye(size + 1, dtype=np.float32)[:, 1:].copy()


def _events(size: int) -> Vector:
    """A row for each kind of event and who did it: kind × 3, + 1 for this seat, + 2 for the other."""
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
