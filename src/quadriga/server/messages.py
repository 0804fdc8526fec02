"""Every message between the page and the server, as `docs/protocol.md` describes them.

One definition validates what comes in and writes what goes out. A field that a message leaves out
has the value given here; a field that is not given here is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from quadriga.games.by_hand import Deed
from quadriga.messages import Message as Words

PROTOCOL = 2
"""Raised when an old page could misread a new server. New optional fields do not raise it."""

# Limits on what comes in. A deck list, a card file and a replay are the largest things sent.
SOCKET_BYTES = 4_096
BODY_BYTES = 4_000_000
NAME_LENGTH = 40
CHAT_LENGTH = 200

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
Token = Annotated[str, msgspec.Meta(max_length=2_000)]
"""The name of a table, or what opens a seat. One that is too short or too long is none of ours, and is told as such."""
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=1)]
Code = Annotated[str, msgspec.Meta(max_length=64)]

Level = Literal["beginner", "easy", "middle", "strong", "full"]
"""The five levels of `quadriga.players`."""

Phrase = Literal[
    "hello", "good-luck", "well-played", "thinking", "your-turn", "sorry", "oops", "thanks", "one-more", "bye"
]
PHRASES: tuple[Phrase, ...] = (
    "hello", "good-luck", "well-played", "thinking", "your-turn", "sorry", "oops", "thanks", "one-more", "bye",
)  # fmt: skip


class Incoming(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a page says. `id` is its own number for the message; the answer repeats it as `re`."""

    id: int = 0


class Outgoing(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What the server says. `re` is the `id` of the message it answers."""

    re: int = 0


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """`move`: `seconds` for each answer. `bank`: `seconds` for the game and `increment` for each answer.

    `byoyomi`: `seconds` for the game, then `periods` times `increment` seconds: an answer within them uses none up.
    """

    kind: Literal["none", "move", "bank", "byoyomi"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=86_400)] = 300
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    periods: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1


# -- the websocket, from the page -------------------------------------------------------------


class Join(Incoming, tag="join"):
    """The first message. Without a token: the seats of the person whose cookie came along, else a spectator."""

    table: Token
    token: Token | None = None
    protocol: int = PROTOCOL
    log: Number = 0
    """How many lines of the log the page still has; 0 after a reload."""
    number: Number = 0
    """The number of the last `state` that it got."""
    watch: bool = False
    """Be a spectator even if a seat is mine."""


class Answer(Incoming, tag="answer"):
    """Take option `option` of the decision with this number."""

    number: Number
    option: Number


class ByHand(Incoming, tag="by_hand"):
    """At a table with cards played by hand: do this (docs/protocol.md)."""

    number: Number
    deed: Deed
    seat: Seat | None = None


class Undo(Incoming, tag="undo"):
    """Take back this seat's last answer; if that is not free, the other player is asked."""

    number: Number
    seat: Seat | None = None


class Reply(Incoming, tag="reply"):
    """Answer what the other player asks (`request`)."""

    kind: Literal["undo", "rematch"]
    yes: bool
    seat: Seat | None = None


class Concede(Incoming, tag="concede"):
    seat: Seat | None = None
    leaving: bool = False
    """I leave the table: that is a concession, and the other player is told so."""


class Rematch(Incoming, tag="rematch"):
    seat: Seat | None = None


class Chat(Incoming, tag="chat"):
    """A preset phrase (which each page says in its own language) or plain text, never markup."""

    phrase: Phrase | None = None
    text: Annotated[str, msgspec.Meta(max_length=CHAT_LENGTH)] = ""
    seat: Seat | None = None


class Settings(Incoming, tag="settings"):
    """Switches of a seat; those left out stay as they are."""

    auto_pass: bool | None = None
    mute: bool | None = None
    spectators: bool | None = None
    lists: bool | None = None
    no_undo: bool | None = None
    seat: Seat | None = None


class Hint(Incoming, tag="hint"):
    number: Number


class Why(Incoming, tag="why"):
    """Why did this event (by its number in the log) happen?"""

    event: Number
    seat: Seat | None = None


class WhyNot(Incoming, tag="why_not"):
    """Why can I not do this (`play`, `attack` …) with the card of this id?"""

    action: Code
    card: Number
    seat: Seat | None = None


class Ping(Incoming, tag="ping"):
    pass


class EnterLobby(Incoming, tag="lobby"):
    """Instead of `join`: this line hears what happens in the lobby, and that a match of mine begins."""

    protocol: int = PROTOCOL


FromPage = (
    EnterLobby | Join | Answer | ByHand | Undo | Reply | Concede | Rematch | Chat | Settings | Hint | Why | WhyNot
    | Ping
)  # fmt: skip


# -- the websocket, to the page ---------------------------------------------------------------


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """What everybody at the table may know about a seat."""

    kind: Literal["human", "computer", "open"]
    name: str = ""
    level: Level | None = None
    deck: str = ""
    """The deck's name; shown to others when the game is over."""
    online: bool = False
    spectators: bool = False
    lists: bool = False


class Result(msgspec.Struct, omit_defaults=True):
    """How a game ended. `winner`: a seat, or 2 for a draw."""

    winner: int
    reason: Literal["rules", "concede", "leave", "timeout", "time", "ruling", "abandoned"]
    rule: str = ""


class ClockState(msgspec.Struct, omit_defaults=True):
    """Milliseconds left when the message was sent; the clock of seat `running` ticks on."""

    left: list[int]
    running: int | None = None


MatchStatus = Literal["open", "playing", "over", "gone"]


class BetweenInfo(msgspec.Struct, omit_defaults=True):
    """What is asked between two games of a match."""

    until: float
    """When the next game begins anyway."""
    chooser: int = -1
    """The seat that chooses who begins."""
    begins: int = -1
    decks: list[bool] = []
    """For each seat whether it still chooses a deck."""


class MatchInfo(msgspec.Struct, omit_defaults=True):
    """The match that a game is part of."""

    id: str
    best_of: int
    score: list[int]
    status: MatchStatus
    game: int = 1
    """Which game of the match this table is, from 1."""
    draws: int = 0
    winner: int = -1
    reason: str = ""
    rated: bool = False
    changes: list[float] = []
    """What the match did to the ratings."""
    ends: float = 0.0
    called: bool = False
    """Time was called."""
    paused: bool = False
    next: str = ""
    """The table of the game that is played now, if it is not this one."""
    between: BetweenInfo | None = None
    tournament: str = ""
    round: int = 0
    decks: list[list[str]] = []
    """For each seat the names of its decks where there are several; my own only."""
    free: bool = False
    """Whether any deck may be chosen between two games."""


class TableInfo(msgspec.Struct, omit_defaults=True):
    id: str
    game: str
    seats: list[SeatInfo]
    status: Literal["waiting", "playing", "over"]
    clock: Clock
    practice: bool = False
    result: Result | None = None
    number: int = 0
    turn: int = 0
    created: float = 0.0
    updated: float = 0.0
    mine: list[int] = []
    """The seats of the person who asks."""
    asked: int | None = None
    """The seat that is asked now."""
    scenario: str = ""
    """The title of the scenario or tour that the table was opened from."""
    watchers: int = 0
    options: dict[str, int] = {}
    """Match options worth telling: what was changed, and what a game always tells."""
    match: MatchInfo | None = None
    undo: int = -1
    """How often each player may ask to undo; -1: as often as they like."""
    delay: int = 0
    """Seconds after which spectators see what happens."""


class Welcome(Outgoing, tag="welcome"):
    """The answer to `join`. A `state` for each seat held (or one for a spectator) follows."""

    protocol: int
    version: str
    table: TableInfo
    seats: list[int]
    """The seats held on this line; two for two players at one screen; none for a spectator."""
    settings: list[SeatSettings]
    """One for each seat held, in the same order."""
    chat: list[ChatLine]


class SeatSettings(msgspec.Struct):
    auto_pass: bool = True
    mute: bool = False
    spectators: bool = False
    lists: bool = False
    no_undo: bool = False


class Path(msgspec.Struct):
    """Where somebody stands in the lesson or puzzle that this table is."""

    key: str
    step: int = -1
    """Which of the lesson's steps comes now; -1 where it has nothing to say."""
    mark: list[int] = []
    """The options that the step means."""
    done: bool = False
    failed: bool = False
    """The goal cannot be reached any more."""


class State(Outgoing, tag="state"):
    """All that a seat sees now. Keep the first `since` lines of the log and append `events`."""

    number: int
    """The number of the decision; an answer repeats it."""
    seat: int
    """Whose view this is; 2 for a spectator."""
    view: dict[str, Any]
    since: int
    events: list[dict[str, Any]]
    undo: Literal["free", "ask", "none"]
    clock: ClockState | None = None
    result: Result | None = None
    practice: bool = False
    cards: list[dict[str, Any]] = []
    """Cards of this match that this seat sees and that are in no set of ours; each once per line."""
    path: Path | None = None
    """At the table of a lesson or a puzzle, for whoever plays it."""


class Table(Outgoing, tag="table"):
    """Something about the table has changed: who is there, who watches, whether it is over."""

    table: TableInfo


class Accepted(Outgoing, tag="accepted"):
    """The answer, undo or concession is stored. `number` is that of the next decision."""

    number: int


class Saving(Outgoing, tag="saving"):
    """What was done last is not stored yet, for the database is away; the game waits. `on` false: it is back."""

    on: bool


class Request(Outgoing, tag="request"):
    """The other player asks; answer with `reply`. `open` false: the question is settled or withdrawn."""

    kind: Literal["undo", "rematch"]
    by: int
    open: bool
    granted: bool = False


class ChatLine(Outgoing, tag="chat"):
    by: int
    at: float
    phrase: str = ""
    text: str = ""


class OptionScore(msgspec.Struct):
    option: int
    score: float


class Hints(Outgoing, tag="hints"):
    """What the computer thinks of every option, best first."""

    number: int
    options: list[OptionScore]


class RuleText(msgspec.Struct, omit_defaults=True):
    id: str
    says: str
    says_zh: str = ""
    where: str = ""
    kind: str = ""
    basis: str = ""
    note: str = ""
    scenarios: list[str] = []
    reason: str = ""
    replaces: list[str] = []
    chapter: str = ""
    chapter_zh: str = ""


class Link(msgspec.Struct):
    """One link of a chain of causes: an event as the seat saw it, and its rule."""

    event: dict[str, Any]
    rule: RuleText | None


class Because(Outgoing, tag="because"):
    """The answer to `why`: the event first, then what caused it, and so on back."""

    event: int
    chain: list[Link]


class Refusal(Outgoing, tag="refusal"):
    """The answer to `why_not`. No reason: it can be done now."""

    card: int
    action: str
    reason: Words | None = None
    rule: RuleText | None = None


class NextTable(Outgoing, tag="next"):
    """The rematch is on: join that table. `token` is the seat's new token, one message per seat held."""

    table: str
    seat: int
    token: str = ""
    """Left out for the next game of a match: the cookie or the token of the last table opens that one, too."""


class OpenTable(msgspec.Struct, omit_defaults=True):
    """Somebody waits at a table for anybody who sits down."""

    id: str
    """The match."""
    game: str
    name: str
    by: str
    """Who made it, as others know them."""
    rating: int
    best_of: int
    clock: Clock
    rated: bool = False
    level: str = ""
    note: str = ""
    decks: str = "fixed"
    undo: int = -1
    spectators: bool = False
    created: float = 0.0
    options: dict[str, int] = {}


class Watchable(msgspec.Struct, omit_defaults=True):
    """A game whose players let spectators in."""

    table: str
    game: str
    names: list[str]
    turn: int = 0
    created: float = 0.0


class TournamentLine(msgspec.Struct, omit_defaults=True):
    """A tournament in a line."""

    id: str
    game: str
    name: str
    kind: str
    status: str
    entrants: int = 0
    round: int = 0
    rounds: int = 0
    best_of: int = 1


class Lobby(Outgoing, tag="lobby"):
    """What there is in the lobby; all of it, whenever something changed."""

    tables: list[OpenTable]
    playing: list[Watchable]
    waiting: dict[str, int]
    """How many wait for anybody, by game."""
    people: int = 0
    announcement: str = ""
    tournaments: list[TournamentLine] = []


class Waits(Outgoing, tag="waits"):
    """The games for which I wait for anybody, each with the moment since when."""

    games: dict[str, float]


class Found(Outgoing, tag="found"):
    """A game of a match of mine begins: go to its table."""

    match: str
    table: str
    game: str
    kind: str
    number: int = 1
    opponent: str = ""
    tournament: str = ""


class Invited(Outgoing, tag="invited"):
    """Somebody I played before asks for a match."""

    match: str
    game: str
    by: str
    best_of: int = 1


class Tournament(Outgoing, tag="tournament"):
    """A tournament that this line's person is in, or looks at, has changed: read it again."""

    id: str
    round: int = 0
    status: str = ""


class Error(Outgoing, tag="error"):
    """Nothing was changed. `code` is for programs, `message` for people, `said` the same by id."""

    code: str
    message: str
    rule: str = ""
    said: Words | None = None


class Pong(Outgoing, tag="pong"):
    pass


class Bye(Outgoing, tag="bye"):
    """The server closes the line; `again`: try to connect again."""

    reason: str
    again: bool
    said: Words | None = None


ToPage = (
    Welcome | State | Table | Accepted | Saving | Request | ChatLine | Hints | Because | Refusal | NextTable | Error
    | Pong | Bye | Lobby | Waits | Found | Invited | Tournament
)  # fmt: skip

_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
decode_page = _decoder.decode
encode = msgspec.json.Encoder().encode


class _Numbered(msgspec.Struct):
    id: int = 0


def id_of(data: bytes) -> int:
    """The `id` of a message, also of one that is not understood otherwise; 0 if it has none."""
    if len(data) > SOCKET_BYTES:
        return 0
    try:
        return msgspec.json.decode(data, type=_Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
