"""Boards: a position written down, and what scenario files and tests must know of a game's table.

A game's `board.py` subclasses `Boards`: its zones, its made-up cards, how a position becomes a
state, and which words mean which options. Everything else about scenarios is the same for all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from quadriga.games.game import Card
from quadriga.kernel.state import State


class BadBoard(ValueError):
    """A board that cannot be laid out; says what is wrong with it."""


@dataclass
class Placed:
    """One card on a board."""

    label: str
    """How the words of a scenario name it; its printed name may be another."""
    card: Card
    resting: bool = False
    face_down: bool = False
    beneath: list[Placed] = field(default_factory=list)
    """Cards under it, the uppermost first."""
    more: dict[str, Any] = field(default_factory=dict)
    """What else a game remembers of a card, in the game's own words."""


@dataclass
class Side:
    """One player's part of a board: cards by zone, and numbers such as AP."""

    zones: dict[str, list[Placed]] = field(default_factory=dict)
    values: dict[str, Any] = field(default_factory=dict)


@dataclass
class Board:
    sides: tuple[Side, Side]
    turn: int = 0
    """The seat whose turn it is."""
    phase: str = ""
    seed: int = 0
    values: dict[str, Any] = field(default_factory=dict)
    options: dict[str, int] = field(default_factory=dict)
    """Options of the match, as a new game takes them."""


def everything(board: Board) -> list[Placed]:
    """All cards of a board, those beneath others after them."""
    return with_beneath(placed for side in board.sides for zone in side.zones.values() for placed in zone)


def with_beneath(cards: Iterable[Placed]) -> list[Placed]:
    return [one for placed in cards for one in (placed, *with_beneath(placed.beneath))]


def different(cards: Iterable[Card]) -> tuple[list[dict[str, Any]], dict[str, int]]:
    """Each different card once, as a match takes them, and its place among them by number."""
    found: dict[str, dict[str, Any]] = {}
    for card in cards:
        found.setdefault(card["number"], dict(card))
    return list(found.values()), {number: i for i, number in enumerate(found)}


class Boards:
    """What one game tells about its boards."""

    zones: ClassVar[Mapping[str, str]] = {}
    """Every word for a zone and the zone's own name: {"front": "front line"}."""
    unsaid: ClassVar[Mapping[str, int]] = {}
    """How many blank cards lie in a zone that a board does not mention."""
    counted: frozenset[str] = frozenset()
    """Zones of which players speak as a number."""
    values: frozenset[str] = frozenset()
    """Numbers that a side may be given."""
    words: frozenset[str] = frozenset()
    """What a board as a whole may say beside turn, phase, seed and options."""
    phases: Sequence[str] = ()
    natural: frozenset[str] = frozenset()
    """Kinds of decisions at which a scenario may simply end: nothing is half done."""
    passing: ClassVar[Mapping[str, str]] = {}
    """Decisions that a player passes without a word to get to what was said: kind and verb."""
    automatic: frozenset[str] = frozenset()
    """Decisions among cards that nobody can tell apart: the first is taken unless they are asked for."""
    says: ClassVar[Mapping[tuple[str, str], str]] = {}
    """More words for the options of (kind of decision, verb)."""
    assumed: ClassVar[Mapping[str, str]] = {}
    """The place that is meant where a verb is said without one."""

    def made_up(self, number: str, name: str, printed: Sequence[int], text: str, fields: Mapping[str, Any]) -> Card:
        """A card made up on the spot from its name, printed numbers, text and further fields."""
        raise NotImplementedError

    def blank(self, number: str) -> Card:
        """A card of which nothing matters."""
        raise NotImplementedError

    def special(self, words: str) -> tuple[str, Mapping[str, Any]] | None:
        """A short way of writing a made-up card, such as "3 red": its name and fields."""
        return None

    def build(self, board: Board) -> State:
        """The state of this position, at its first decision."""
        raise NotImplementedError

    def cards_in(self, s: State, seat: int, zone: str) -> list[int]:
        """Slots of a zone in the order in which a board lists them."""
        raise NotImplementedError

    def beneath(self, s: State, c: int) -> list[int]:
        """Slots under a card, the uppermost first."""
        return []

    def facts(self, s: State, c: int) -> dict[str, Any]:
        """What can be said of a card now: values, orientation, keywords."""
        raise NotImplementedError

    def value(self, s: State, seat: int, name: str) -> Any:
        """A number of a side."""
        raise NotImplementedError

    def zone_of(self, s: State, c: int) -> tuple[int, str]:
        """The seat and the zone in which a card lies."""
        raise NotImplementedError

    def zone_name(self, number: int) -> str:
        """The name of the zone that events and states give by number."""
        raise NotImplementedError

    # -- writing a position down: the opposite of building one ------------------------------

    loose: frozenset[str] = frozenset()
    """Zones between which a judge moves single cards while everything else stays as it is."""
    standing: frozenset[str] = frozenset()
    """Zones whose cards stay where they are, though a judge may change how they lie and what is said of them."""
    from_top: frozenset[str] = frozenset()
    """Zones that a board lists from the top, while a state keeps the top card last."""
    nowhere: str = ""
    """The zone for cards that a judge takes off the board: it counts for nothing."""

    def phase_now(self, s: State) -> str:
        """The phase as a board names it."""
        raise NotImplementedError

    def words_now(self, s: State) -> dict[str, Any]:
        """What the board as a whole says beside turn and phase."""
        return {}

    def values_now(self, s: State, seat: int) -> dict[str, Any]:
        """The numbers of a side, as a board writes them."""
        return {name: self.value(s, seat, name) for name in sorted(self.values)}

    def written_in(self, s: State, seat: int, zone: str) -> list[int]:
        """Slots of a zone as a board writes them; -1 stands for a vacant place."""
        return self.cards_in(s, seat, zone)

    def words_of(self, s: State, c: int) -> dict[str, Any]:
        """How a card lies and what is remembered of it, as a board writes it; nothing where there is nothing to say."""
        return {}

    def charged(self, s: State, c: int) -> list[int]:
        """Slots of cards that lie face down with a card though not in its stack."""
        return []

    def zone_number(self, seat: int, zone: str) -> int:
        """The number of a loose zone."""
        raise NotImplementedError

    def add(self, s: State, face: int, seat: int, zone: int) -> int:
        """One more physical card of this face; its slot."""
        raise NotImplementedError

    def set_words(self, s: State, c: int, words: Mapping[str, Any]) -> None:
        """Have a card lie so, and nothing else be remembered of it than these words say."""
        raise NotImplementedError

    def set_value(self, s: State, seat: int, name: str, value: Any) -> None:
        """Give a side this number."""
        raise NotImplementedError

    # -- playing by hand: what players do at the table in place of a text that is not understood -------------

    by_hand_rule: str = ""
    """The rule by which players carry texts out by hand; "" where a game cannot leave a text out."""
    hand_zones: Sequence[str] = ()
    """Zones that cards can be moved to by hand."""
    layout_names: ClassVar[Mapping[str, str]] = {}
    """Zones that the layout calls by another name."""
    turns: Sequence[str] = ()
    """How a card can be turned by hand: words of a board."""
    numbers: Sequence[str] = ()
    """What a card can be given by hand."""
    hand_values: Sequence[str] = ()
    """Numbers of a side that can be set by hand."""

    def move_by_hand(self, s: State, c: int, zone: str, bottom: bool) -> None:
        """Move a card to its owner's zone, as an effect would, and tell it in the log."""
        raise NotImplementedError

    def give_by_hand(self, s: State, c: int, number: str, value: int) -> None:
        """Give a card so much of one of `numbers`."""
        raise NotImplementedError

    def set_by_hand(self, s: State, seat: int, name: str, value: int) -> None:
        """Set one of `hand_values` of a side."""
        self.set_value(s, seat, name, value)

    def ask_again(self, s: State) -> bool:
        """Take the open question back so that it is asked anew of a changed board; False if something is half done."""
        return False
