"""What a match is made of and never changes: the cards as printed and the programs on them."""

from __future__ import annotations


class Face:
    """One card as printed. Games add their own fields in subclasses."""

    def __init__(self, number: str, name: str, text: str) -> None:
        self.number = number
        self.name = name
        self.text = text


class Clock:
    """Hands out a new number for every change of any state of a match.

    A number therefore belongs to one state of affairs only, and what was derived at it can be
    shared between copies of a state.
    """

    def __init__(self) -> None:
        self.now = 0


class Trace:
    """Which effect programs ran to their end, for the exerciser; `changed` those that changed something."""

    def __init__(self) -> None:
        self.began: dict[int, int] = {}
        self.ended: set[int] = set()
        self.changed: set[int] = set()


class Match:
    """Everything about a match that is fixed before the first shuffle.

    `faces` are the different cards in use; a state's `card[c]` is an index into it. `cards` are
    the same cards as data, kept with every save and replay.
    `decks` holds, per seat, what that player brought, in the game's own shape (plain data).
    """

    def __init__(
        self,
        game: str,
        faces: list[Face],
        cards: list[dict[str, object]],
        decks: list[dict[str, object]],
        seed: int,
        options: dict[str, int],
    ) -> None:
        self.game = game
        self.faces = faces
        self.cards = cards
        self.decks = decks
        self.seed = seed
        self.options = options
        self.clock = Clock()
        self.trace: Trace | None = None

    def option(self, name: str, default: int) -> int:
        value = self.options.get(name)
        return default if value is None else value
