"""The bodies of requests about playing together."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from quadriga.server.messages import Clock, Level, Token
from quadriga.server.requests import Body, Key, Title

BestOf = Literal[1, 3]
Note = Annotated[str, msgspec.Meta(max_length=200)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=600)]
Delay = Annotated[int, msgspec.Meta(ge=0, le=600)]
Undos = Annotated[int, msgspec.Meta(ge=-1, le=20)]
DeckKeys = Annotated[list[Key], msgspec.Meta(max_length=2)]


class Agreed(Body, kw_only=True):
    """What the players of a match agree on."""

    best_of: BestOf = 1
    clock: Clock = msgspec.field(default_factory=Clock)
    options: dict[Key, int] = msgspec.field(default_factory=dict)
    spectators: bool = False
    delay: Delay = 0
    undo: Undos = -1
    decks: Literal["fixed", "free", "two"] = "fixed"
    minutes: Minutes = 0
    lists: bool = False
    rated: bool = False


class NewMatch(Agreed, kw_only=True):
    game: Key
    name: Title = ""
    deck: DeckKeys = msgspec.field(default_factory=list)
    """My deck, or my two decks where there are to be two; none: a starter deck."""
    against: Literal["anybody", "link", "computer", "person"] = "anybody"
    computer: Level = "easy"
    computer_deck: Key | None = None
    level: Literal["", "beginner", "any", "strong"] = ""
    note: Note = ""
    played: Token | None = None
    """For `person`: a match in which I played them."""


class SitDown(Body):
    deck: DeckKeys = msgspec.field(default_factory=list)
    name: Title = ""


class Ready(Body):
    """Between two games: do I begin, and which of my decks do I play?"""

    begin: bool | None = None
    deck: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None
    key: Key | None = None
    """Another deck, where they may be changed."""


class Queue(Body):
    game: Key
    deck: Key | None = None
    name: Title = ""
    best_of: BestOf = 1


class WhichGame(Body):
    game: Key


class WhomBody(Body):
    """The other player of a table or match that I played at."""

    table: Token | None = None
    match: Token | None = None


class ReportBody(WhomBody):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1_000)] = "-"
