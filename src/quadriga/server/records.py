"""What the store gives and takes: plain records."""

from __future__ import annotations

from typing import Any

import msgspec

from quadriga.server.messages import Clock, Result


class Setup(msgspec.Struct):
    """Everything about a game that is fixed before its first answer."""

    game: str
    version: str
    """The version of Quadriga that began it."""
    cards: list[dict[str, Any]] = []
    decks: list[dict[str, Any]] = []
    seed: int = 0
    options: dict[str, int] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    base: dict[str, Any] | None = None
    """A saved position that the game goes on from, instead of a fresh deal."""
    scenario: str = ""
    """The title of the scenario that it was opened from."""
    lesson: str = ""
    """The key of the lesson or puzzle that it is."""
    wishes: list[dict[str, Any]] = []
    """Decks already chosen at a table that still waits for a player."""
    match: str = ""
    """The match that this is a game of."""
    undo: int = -1
    """How often each player may ask the other to undo; -1: as often as they like."""
    delay: int = 0
    """Seconds after which spectators see what happens."""
    by_hand: list[str] = []
    """Numbers of the cards whose text the players carry out by hand."""


class SeatRow(msgspec.Struct):
    seat: int
    kind: str
    """human, computer or open"""
    person: str = ""
    name: str = ""
    level: str = ""
    deck: str = ""
    token: str = ""
    invite: str = ""
    auto_pass: bool = True
    mute: bool = False
    spectators: bool = False
    lists: bool = False
    """Whether this player has agreed to show the deck lists."""
    no_undo: bool = False
    """Whether this player refuses whatever undo is asked for."""


class TableRow(msgspec.Struct):
    id: str
    owner: str
    game: str
    status: str
    setup: Setup
    seats: list[SeatRow]
    practice: bool = False
    result: Result | None = None
    turn: int = 0
    created: float = 0.0
    updated: float = 0.0


class Entry(msgspec.Struct):
    """One thing that happened at a table, in order. Its answers make the game."""

    number: int
    kind: str
    seat: int
    value: int = 0
    option: int = 0
    auto: bool = False
    at: float = 0.0
    left_0: int = 0
    left_1: int = 0
    deed: str = ""
    """What was done by hand, as JSON."""


class Said(msgspec.Struct):
    number: int
    by: int
    at: float
    phrase: str
    text: str


class OwnDeck(msgspec.Struct):
    id: str
    person: str
    game: str
    name: str
    description: str
    cards: dict[str, int]
    extra: dict[str, Any]


class PublishedDeck(msgspec.Struct):
    """A deck that everybody on this server may see and copy."""

    id: str
    person: str
    game: str
    name: str
    by: str
    description: str
    cards: dict[str, int]
    extra: dict[str, Any]
    created: float


class CardFile(msgspec.Struct):
    id: str
    person: str
    game: str
    name: str
    cards: list[dict[str, Any]]
    declined: list[tuple[str, str, str]] = []
    """Cards whose text is not understood: number, name, the first words that were not."""


class PackedFile(msgspec.Struct):
    """A card file as it is stored."""

    id: str
    person: str
    game: str
    name: str
    cards: bytes

    def unpacked(self) -> CardFile:
        cards = msgspec.json.decode(self.cards, type=list[dict[str, Any]])
        return CardFile(self.id, self.person, self.game, self.name, cards)
