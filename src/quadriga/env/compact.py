"""An observation in bytes: numbers as they are, rows and cards by their number (docs/environments.md).

It is a tenth of the floats of `Encoding` and says the same: what is printed on a card is not repeated in its row,
but looked up in `cards()` by the card's number.
"""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quadriga.env.encoding import Encoding, TooMany
from quadriga.kernel.cards import Face
from quadriga.kernel.state import State

Bytes = NDArray[np.uint8]
OPTION = ("verb", "to", "row of the card", "row of the other card", "number 1", "number 2", "number 3")
EVENT = ("event", "whose", "card", "card, high byte", "from", "to", "number", "number in 500s")
CARD = ("card", "card, high byte", "place")


class Numbering:
    """The cards met so far, each with a number of its own; environments that share it know a card by one number."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.faces: list[Face] = []
        self._ids: dict[int, tuple[list[Face], list[int]]] = {}

    def __reduce__(self) -> Any:
        raise TypeError("Numbers of cards are not pickled: `cards()` and `numbers()` say them as plain data.")

    def ids_of(self, faces: list[Face]) -> list[int]:
        """By face of a match, one further on: its number."""
        known = self._ids.get(id(faces))
        if known is None:
            ids = [0]
            for face in faces:
                if face.number not in self.numbers:
                    self.faces.append(face)
                    self.numbers[face.number] = len(self.faces)
                ids.append(self.numbers[face.number])
            known = (faces, ids)
            self._ids[id(faces)] = known
        return known[1]


class Compact:
    """How one game is written down in bytes, and the numbers of the cards met so far."""

    def __init__(self, encoding: Encoding, numbering: Numbering | None = None) -> None:
        columns, rows = encoding.layout, encoding.rows + 1
        self.encoding = encoding
        self.columns: dict[str, list[str]] = {
            "table": [*[c.name for c in columns.table], "question", "whose question"],
            "cards": [*CARD, *[c.name for c in columns.card]],
            "options": list(OPTION),
            "history": list(EVENT),
        }
        """What each byte of a part's row is."""
        self.shapes: dict[str, tuple[int, ...]] = {
            "table": (len(self.columns["table"]),),
            "cards": (rows, len(self.columns["cards"])),
            "options": (encoding.options, len(OPTION)),
            "history": (encoding.history, len(EVENT)),
        }
        self.sizes = [int(np.prod(shape)) for shape in self.shapes.values()]
        self.size = sum(self.sizes)
        """Bytes of an observation."""
        self.numbering = numbering or Numbering()

    def __deepcopy__(self, memo: dict[int, Any]) -> Compact:
        """One that can look beside this one; cards have the same numbers in both."""
        return Compact(copy.deepcopy(self.encoding), self.numbering)

    def observe(self, s: State, seat: int) -> Bytes:
        """What this seat sees."""
        observation = self.encoding.observation
        observation.face_ids = self.ids_of(s.faces)
        observation.piles.cards = []  # another game's perhaps
        observation.piles.rows = []
        seen = observation.look_compactly(s, seat, self.sizes)
        if len(seen) != self.size:
            raise self.too_many(s)
        return np.frombuffer(bytearray(seen), np.uint8)

    def too_many(self, s: State, where: str = "the game") -> TooMany:
        encoding = self.encoding
        asked = len(s.decision.options) if s.decision else 0
        return TooMany(
            f"{encoding.game.title}: {where} has {asked} options and {encoding.observation.cards} cards to be seen, "
            f"and there is room for {encoding.options} and {encoding.rows}; make it with "
            f"options={asked} or more. The game at this point is in `saved`.",
            encoding.game.dump(s),
        )

    def split(self, seen: Bytes) -> dict[str, Bytes]:
        """The parts of observations as arrays (…, rows, columns); they share their memory."""
        parts, at = {}, 0
        for (name, shape), size in zip(self.shapes.items(), self.sizes, strict=True):
            parts[name] = seen[..., at : at + size].reshape(*seen.shape[:-1], *shape)
            at += size
        return parts

    def cards(self) -> NDArray[np.float32]:
        """What is printed on the cards met so far, a row each; row 0 is a card that is not known."""
        columns = self.encoding.layout
        rows = [[0.0] * (1 + len(columns.face)), *[[1.0, *columns.face_row(face)] for face in self.numbering.faces]]
        return np.asarray(rows, np.float32)

    def numbers(self) -> list[str]:
        """The numbers that are printed on the cards met so far, in the order of `cards()`."""
        return ["", *[face.number for face in self.numbering.faces]]

    def ids_of(self, faces: list[Face]) -> list[int]:
        """By face of a match, one further on: its number in `cards()`."""
        return self.numbering.ids_of(faces)
