"""Every message between the page and the server, as `docs/protocol.md` describes them.

One definition validates what comes in and writes what goes out. A field that a message leaves out
has the value given here; a field that is not given here is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

PROTOCOL = 1
"""Raised when an old page could misread a new server. New optional fields do not raise it."""

# Limits on what comes in. A deck list, a card file and a replay are the largest things sent.
SOCKET_BYTES = 4_096
BODY_BYTES = 4_000_000
NAME_LENGTH = 40
CHAT_LENGTH = 200

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
Token = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
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
    """`move`: `seconds` for each answer. `bank`: `seconds` for the game and `increment` for each answer."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=86_400)] = 300
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


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


FromPage = Join | Answer | Undo | Reply | Concede | Rematch | Chat | Settings | Hint | Why | WhyNot | Ping


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


class Result(msgspec.Struct, omit_defaults=True):
    """How a game ended. `winner`: a seat, or 2 for a draw."""

    winner: int
    reason: Literal["rules", "concede", "timeout", "abandoned"]
    rule: str = ""


class ClockState(msgspec.Struct, omit_defaults=True):
    """Milliseconds left when the message was sent; the clock of seat `running` ticks on."""

    left: list[int]
    running: int | None = None


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


class Table(Outgoing, tag="table"):
    """Something about the table has changed: who is there, who watches, whether it is over."""

    table: TableInfo


class Accepted(Outgoing, tag="accepted"):
    """The answer, undo or concession is stored. `number` is that of the next decision."""

    number: int


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
    """The computer's best options, best first, at most three."""

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


class Link(msgspec.Struct):
    """One link of a chain of causes: an event as the seat saw it, and its rule."""

    event: dict[str, Any]
    rule: RuleText | None


class Because(Outgoing, tag="because"):
    """The answer to `why`: the event first, then what caused it, and so on back."""

    event: int
    chain: list[Link]


class Refusal(Outgoing, tag="refusal"):
    """The answer to `why_not`. An empty reason: it can be done now."""

    card: int
    action: str
    reason: str = ""
    rule: RuleText | None = None


class NextTable(Outgoing, tag="next"):
    """The rematch is on: join that table. `token` is the seat's new token, one message per seat held."""

    table: str
    seat: int
    token: str


class Error(Outgoing, tag="error"):
    """Nothing was changed. `code` is for programs, `message` for people."""

    code: str
    message: str
    rule: str = ""


class Pong(Outgoing, tag="pong"):
    pass


class Bye(Outgoing, tag="bye"):
    """The server closes the line; `again`: try to connect again."""

    reason: str
    again: bool


ToPage = (
    Welcome | State | Table | Accepted | Request | ChatLine | Hints | Because | Refusal | NextTable | Error | Pong | Bye
)

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
