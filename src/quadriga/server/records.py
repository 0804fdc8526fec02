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
    wishes: list[dict[str, Any]] = []
    """Decks already chosen at a table that still waits for a player."""


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


class CardFile(msgspec.Struct):
    id: str
    person: str
    game: str
    name: str
    cards: list[dict[str, Any]]
