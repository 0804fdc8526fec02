"""Tournaments as the store gives and takes them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from quadriga.server.messages import Clock
from quadriga.server.piles import Brought
from quadriga.server.requests import Body, Key, Title
from quadriga.server.together.requests import BestOf, Delay, Minutes
from quadriga.server.together.standings import Paired

Kind = Literal["swiss", "robin", "elimination"]


class TournamentSettings(Body, kw_only=True, omit_defaults=True):
    """How a tournament is played."""

    kind: Kind = "swiss"
    rounds: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    """Rounds of Swiss; 0: as many as the players need."""
    cut: Literal[0, 2, 4, 8, 16] = 0
    """How many go on to an elimination after the rounds."""
    best_of: BestOf = 1
    cut_best_of: BestOf = 1
    clock: Clock = msgspec.field(default_factory=lambda: Clock("byoyomi", 900, 30, 3))
    options: dict[Key, int] = msgspec.field(default_factory=dict)
    minutes: Minutes = 0
    """What a round lasts; 0: as long as it takes."""
    spectators: bool = True
    delay: Delay = 0
    lists: bool = False
    """Whether everybody sees the deck lists once it has begun."""
    late: bool = True
    """Whether somebody may still enter after it has begun."""
    auto: bool = False
    """Whether the next round begins by itself when all results are in."""
    rated: bool = True
    undo: Annotated[int, msgspec.Meta(ge=-1, le=20)] = 0
    listed: bool = True
    """Whether it is shown in the lobby."""


class Entrant(msgspec.Struct):
    number: int
    person: str = ""
    name: str = ""
    kind: str = "human"
    level: str = ""
    status: str = "in"
    """in or dropped"""
    decks: list[Brought] = []
    joined: int = 1
    """The round from which on they play."""
    seed: int = 0
    """The place after Swiss, for those who go on to the elimination; 0 for the others."""
    at: float = 0.0


class Ruling(msgspec.Struct):
    number: int
    by: str
    says: str
    at: float


class TournamentRow(msgspec.Struct):
    id: str
    owner: str
    game: str
    name: str
    settings: TournamentSettings
    status: str = "signup"
    """signup, running, over or cancelled"""
    stage: str = "swiss"
    judge: str = ""
    """The hash of the token that makes somebody a judge."""
    round: int = 0
    ends: float = 0.0
    paused: float = 0.0
    created: float = 0.0
    updated: float = 0.0
    judges: list[str] = []
    entrants: list[Entrant] = []
    paired: list[Paired] = []
    rulings: list[Ruling] = []

    def of_round(self, round_: int) -> list[Paired]:
        return [p for p in self.paired if p.round == round_]

    @property
    def rounds(self) -> int:
        """Rounds before an elimination."""
        from quadriga.server.together.pairing import rounds_of_swiss

        players = len(self.entrants)
        if self.settings.kind == "elimination":
            return 0
        if self.settings.kind == "robin":
            return max(1, players - 1 + players % 2)
        return self.settings.rounds or rounds_of_swiss(players)


class NewTournament(TournamentSettings, kw_only=True):
    game: Key
    name: Title
    computers: Annotated[int, msgspec.Meta(ge=0, le=256)] = 0
    level: Literal["beginner", "easy", "middle", "strong", "full"] = "easy"


class Enter(Body):
    name: Title = ""
    deck: Key | None = None


class Computers(Body):
    count: Annotated[int, msgspec.Meta(ge=1, le=256)]
    level: Literal["beginner", "easy", "middle", "strong", "full"] = "easy"


class WhichEntrant(Body):
    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Verdict(Body):
    """A judge's word on a pairing: who won, and by how many games."""

    round: Annotated[int, msgspec.Meta(ge=1, le=1_000)]
    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    winner: Literal[0, 1, 2, 3]
    score: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=9)]], msgspec.Meta(min_length=2, max_length=2)]
    draws: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class MoreTime(Body):
    minutes: Annotated[int, msgspec.Meta(ge=1, le=120)]
    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None
    """The table; all of the round where it is left out."""


class Paused(Body):
    on: bool


class JudgeToken(Body):
    token: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
