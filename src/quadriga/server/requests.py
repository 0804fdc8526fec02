"""The bodies of HTTP requests and answers, as `docs/protocol.md` describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from quadriga import games
from quadriga.decks.reading import DIFFERENT_CARDS
from quadriga.games import budgets
from quadriga.messages import Message
from quadriga.replay import Replay
from quadriga.server.messages import NAME_LENGTH, Clock, Level, Result, Seat, TableInfo, Token

Text = Annotated[str, msgspec.Meta(max_length=2_000_000)]
Words = Annotated[str, msgspec.Meta(max_length=2_000)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Title = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=99)]
Step = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A body with a field that is not known is refused."""


class Me(Body):
    name: Title


class SeatWish(Body):
    kind: Literal["me", "computer", "friend", "here"]
    deck: Key | None = None
    name: Title = ""
    level: Level = "easy"


class NewTable(Body):
    game: Key
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=2)]
    clock: Clock = msgspec.field(default_factory=Clock)
    spectators: bool = False
    vanilla: bool = False
    options: dict[Key, int] = {}
    """Match options by name; what is not named is as the rules have it."""


class QuickTable(Body):
    game: Key = games.DEFAULT


class Invitation(Body):
    invite: Token


class Claim(Body):
    invite: Token
    name: Title = ""
    deck: Key | None = None
    vanilla: bool = False


class Move(Body, tag_field="do", tag="move"):
    """Lay a card into another zone, last or at a place. Cards are counted from 0 as the board lists them."""

    seat: Seat
    zone: Key
    at: Step
    to: Key
    place: Step | None = None


class Lie(Body, tag_field="do", tag="lie"):
    """Have a card lie so from now on: {"resting": true}, {"hp": 12}."""

    seat: Seat
    zone: Key
    at: Step
    words: dict[str, Any]

    def __post_init__(self) -> None:
        budgets.measure(self.words)


class Bring(Body, tag_field="do", tag="bring"):
    """One more card, by its number or name."""

    seat: Seat
    zone: Key
    card: Key
    place: Step | None = None


class Away(Body, tag_field="do", tag="away"):
    seat: Seat
    zone: Key
    at: Step


class Number(Body, tag_field="do", tag="number"):
    """A number of a side: "ap" is "2/3", "energy" is 4."""

    seat: Seat
    name: Key
    value: int | str


Edit = Move | Lie | Bring | Away | Number


class EditBody(Body):
    text: Text
    edits: Annotated[list[Edit], msgspec.Meta(min_length=1, max_length=100)]


class WhichSeat(Body):
    seat: Seat


class SeatToken(msgspec.Struct):
    seat: int
    token: str


class Made(msgspec.Struct):
    """A table that was made or joined: the tokens of my seats, and the invitation for the other one."""

    table: TableInfo
    seats: list[SeatToken]
    invite: SeatToken | None = None


class DeckBody(Body):
    cards: Annotated[dict[Key, Copies], msgspec.Meta(max_length=DIFFERENT_CARDS)]
    name: Title = ""
    description: Words = ""
    extra: dict[str, Any] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**32)] | None = None
    """Only for the opening hand."""

    def __post_init__(self) -> None:
        budgets.measure(self.extra)


class OffenceInfo(msgspec.Struct):
    """One thing that is wrong with a deck; `said` is `message` by id."""

    rule: str
    message: str
    cards: list[str]
    said: Message | None = None


class DeckInfo(msgspec.Struct):
    id: str
    game: str
    name: str
    description: str
    cards: dict[str, int]
    extra: dict[str, Any]
    own: bool
    legal: bool
    offences: list[OffenceInfo]
    by_hand: bool = False
    """Nothing stands against it but texts that are not understood: it can be played by hand."""
    said: Message | None = None
    """The description of a deck of ours, by id."""


class ListBody(Body):
    text: Annotated[str, msgspec.Meta(max_length=100_000)]


class FileBody(Body):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
    text: Text


PartKey = Annotated[str, msgspec.Meta(min_length=1, max_length=210)]
"""The number of a card, or of a part of a character: its id and the name of the part."""


class ReadingBody(Body):
    number: PartKey
    words: Annotated[str, msgspec.Meta(max_length=4_000)] = ""


class ReadingsBody(Body):
    """Words by number; no words take a reading away."""

    readings: Annotated[dict[PartKey, Annotated[str, msgspec.Meta(max_length=4_000)]], msgspec.Meta(max_length=5_000)]


class ContinueBody(Body):
    step: Step
    seat: Seat = 0
    level: Level = "easy"


class ScenarioBody(Body):
    key: Key | None = None
    text: Annotated[str, msgspec.Meta(max_length=200_000)] = ""
    seat: Seat = 0
    level: Level | None = None


class ReplayFile(Replay):
    """A replay of a table: what `quadriga replay` reads, and who played."""

    names: list[str] = msgspec.field(default_factory=list)
    result: Result | None = None
