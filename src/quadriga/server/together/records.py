"""Matches as the store gives and takes them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from quadriga.server.messages import Clock
from quadriga.server.piles import Brought

Kind = Literal["casual", "queue", "tournament"]
Decks = Literal["fixed", "free", "two"]
NONE, DRAWN = -1, 2
"""No winner yet; nobody won."""


class MatchSettings(msgspec.Struct, omit_defaults=True):
    """What the players of a match agreed on."""

    clock: Clock = msgspec.field(default_factory=Clock)
    options: dict[str, int] = {}
    spectators: bool = False
    delay: int = 0
    undo: int = -1
    decks: Decks = "fixed"
    """`fixed`: each plays one deck throughout; `free`: another one after each game; `two`: two, of which one that
    has won is out."""
    minutes: int = 0
    """What the match may last; 0: as long as it takes."""
    lists: bool = False
    """Deck lists are open to all from the beginning."""
    vanilla: bool = False
    level: str = ""
    """What the maker of an open table says about it: for beginners, for anybody, for strong players."""
    note: str = ""
    private: bool = False
    """Not shown in the lobby: whoever has the link may sit down."""


class Between(msgspec.Struct):
    """Between two games."""

    until: float
    chooser: int = NONE
    begins: int = NONE
    decks: list[int] = msgspec.field(default_factory=lambda: [NONE, NONE])
    """Which of their decks each plays; NONE while it is to be chosen."""
    ready: list[bool] = msgspec.field(default_factory=lambda: [False, False])


class Player(msgspec.Struct):
    seat: int
    kind: str
    """human, computer or open"""
    person: str = ""
    name: str = ""
    level: str = ""
    token: str = ""
    """The hash of the token of this seat at all tables of the match."""
    decks: list[Brought] = []
    rating: float | None = None
    deviation: float | None = None
    after: float | None = None


class GameRow(msgspec.Struct):
    """One game of a match."""

    number: int
    table: str
    winner: int = NONE
    reason: str = ""
    first: int = NONE
    turns: int = 0
    tally_0: int = 0
    tally_1: int = 0
    used_0: int = 0
    used_1: int = 0
    deck_0: str = ""
    deck_1: str = ""
    began: float = 0.0
    ended: float = 0.0


class MatchRow(msgspec.Struct):
    id: str
    game: str
    kind: str
    status: str
    """open: somebody is still to come; playing; over; gone: nobody came."""
    best_of: int
    settings: MatchSettings
    players: list[Player]
    games: list[GameRow] = []
    rated: bool = False
    elimination: bool = False
    """Somebody must win: drawn games are played again."""
    tournament: str = ""
    round: int = 0
    invited: str = ""
    """The person that an open match is for; '' for anybody."""
    winner: int = NONE
    reason: str = ""
    score_0: int = 0
    score_1: int = 0
    draws: int = 0
    called: bool = False
    between: Between | None = None
    ends: float = 0.0
    paused: float = 0.0
    """Since when it is paused; 0 if it is not."""
    seen: float = 0.0
    created: float = 0.0
    updated: float = 0.0

    @property
    def score(self) -> list[int]:
        return [self.score_0, self.score_1]


class GameOver(msgspec.Struct):
    """What a match learns of a game that is over."""

    table: str
    winner: int
    reason: str
    first: int = 0
    turns: int = 0
    tally: tuple[int, int] = (0, 0)
    practice: bool = False


def plain_fields(row: Any, *names: str) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names}
