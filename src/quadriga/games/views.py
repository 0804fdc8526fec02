"""What a table, its events and its layout look like to whoever shows them (docs/protocol.md).

Games make these as plain dictionaries, which is fast; these structs say what may stand in them. The page's types are
written from them (web/tools/wire.py), and tests/messages/test_views.py holds what the games make against them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from quadriga.messages import Message


class _Shown(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    pass


class CardView(_Shown):
    """A card on the table as a seat sees it."""

    id: int | None = None
    number: str | None = None
    name: str | None = None
    text: str | None = None
    hidden: bool | None = None
    empty: bool | None = None
    resting: bool | None = None
    defeated: bool | None = None
    stunned: bool | None = None
    area: int | None = None
    state: str | None = None
    types: list[str] | None = None
    values: dict[str, int | str] | None = None
    changes: list[Any] | None = None
    """What changes its values: a message, or the values with the card (`by`) and the rule that change them."""
    marks: list[Message] | None = None
    under: list[CardView] | None = None
    target: int | None = None
    user: int | None = None
    X: int | None = None
    """The number that was chosen for X."""


class ZoneView(_Shown):
    id: str
    cards: list[CardView]
    seat: int | None = None
    """Whose it is; a zone in the middle is nobody's."""
    active: bool | None = None
    paused: bool | None = None


class Option(_Shown):
    verb: str
    label: Message
    cards: list[int]
    place: str | None = None
    seat: int | None = None
    """On whose side the place lies, where it is not one's own."""
    n: int | None = None
    text: int | None = None
    """Which of the card's texts it is about."""
    ability: int | None = None


class DecisionView(_Shown):
    player: int
    kind: str
    rule: str
    prompt: Message | None = None
    """Only for the player who is asked."""
    options: list[Option] | None = None
    source: int | None = None


class AttackView(_Shown):
    attacker: int | None = None
    target: int | None = None
    blocker: int | None = None


class View(_Shown):
    """A table as a seat sees it."""

    game: str
    seat: int
    turn: int
    active: int
    over: bool
    phase: str
    zones: list[ZoneView]
    players: list[dict[str, Any]]
    """The counters of each side, by name."""
    winner: int | None = None
    rule: str | None = None
    attack: AttackView | None = None
    decision: DecisionView | None = None
    round: int | None = None
    results: list[int] | None = None
    waiting: int | None = None
    priority: int | None = None
    duels: list[dict[str, Any]] | None = None


class EventView(_Shown):
    """One thing that happened, as a seat may know it."""

    number: int
    kind: str
    rule: str
    text: Message
    player: int | None = None
    id: int | None = None
    card: str | None = None
    hidden: bool | None = None
    other: int | None = None
    n: int | None = None
    from_: int | None = msgspec.field(default=None, name="from")
    to: int | None = None
    cause: int | None = None
    cause_card: str | None = None


class ZoneLayout(_Shown):
    kind: str
    size: int | None = None
    open: bool | None = None
    grows: str | None = None


class CounterLayout(_Shown):
    id: str
    kind: str


class LaneLayout(_Shown):
    """One of several lanes in which both sides meet, by the names of its zones as their owner counts them."""

    ground: str
    stand: list[str]
    small: list[str]
    front: str
    behind: str
    between: str


class CardLayout(_Shown):
    shape: str
    corner: list[str]
    value: str
    fields: list[str]
    colors: dict[str, str] | None = None


class Layout(_Shown):
    """How a game's table is laid out."""

    phases: list[str]
    actions: list[str]
    rows: list[list[str | list[str]]]
    shared: list[str | list[str]]
    zones: dict[str, ZoneLayout]
    counters: list[CounterLayout]
    card: CardLayout
    places: list[str] | None = None
    lanes: list[LaneLayout] | None = None
