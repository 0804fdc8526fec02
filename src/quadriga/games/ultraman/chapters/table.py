"""Game Zones: the zones and everything that is remembered about a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from quadriga.effects.records import DelayedPart, Happening
from quadriga.effects.registers import remember
from quadriga.games.ultraman.chapters.faces import Card
from quadriga.kernel.cards import Match
from quadriga.kernel.frames import Frame
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.records import Record
from quadriga.kernel.state import Rules, State

# Places of a player (3.1.2a): a zone is seat * WIDTH + place.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
EXILE: Final = 3
"""Outside of all game zones (3.1.4, 3.8.1)."""
WIDTH: Final = 4
PLACE_NAMES: Final = ["deck", "hand", "discard area", "exiled"]

SCENE_AREA: Final = 8
"""One for both players (3.1.2b, 6.1.1)."""
FIRST_CHARACTER: Final = 9
"""A character k has its stack in zone FIRST_CHARACTER + 2k and its Charge cards in the next one."""

NO_CHARACTER: Final = -1

DECK_SIZE: Final = 50  # 4.1.1
SEALED_DECK_SIZE: Final = 30  # FR.14a
COPIES: Final = 4  # 4.1.2, 2.3.9.1, 2.4.6.1
ANY_NUMBER: Final = 1_000_000  # ucg.ident.2
HAND_SIZE: Final = 6  # 4.2.3a
WINS_NEEDED: Final = 3  # 1.3.2b

# The nine phases of a turn (5.1.2)
START_PHASE: Final = 1
DRAW_PHASE: Final = 2
SCENE_PHASE: Final = 3
SET_PHASE: Final = 4
LEVEL_UP_PHASE: Final = 5
OPEN_PHASE: Final = 6
ACTIVATION_PHASE: Final = 7
JUDGEMENT_PHASE: Final = 8
END_PHASE: Final = 9
PHASE_NAMES: Final = [
    "game preparation", "start", "draw", "set scene card", "set character card", "level up", "open",
    "effect activation", "judgement", "end",
]  # fmt: skip

# Results of a battle, also as seen from a seat: seat + 1 has won.
NO_RESULT: Final = 0
TIE: Final = 3


class Waiting(Record):
    """A triggered effect that waits for its turn (9.2.1a)."""

    FIELDS = ("number", "seat", "source", "text", "event")

    def __init__(self, number: int, seat: int, source: int, text: int, event: int) -> None:
        self.number = number
        self.seat = seat
        self.source = source
        self.text = text
        """Which of the card's texts."""
        self.event = event
        """Handle of the card of the event, or -1."""


class Scratch:
    """What queries look through; never saved, shared by copies."""

    def __init__(self) -> None:
        self.lens = Frame(-1, 0)
        remember(self.lens)
        self.sources_at = -1
        """The version for which `sources` was made."""
        self.gives = 0
        """What these give: a bit for each kind, see `standing.gift_bit`."""
        self.in_play_at = -1
        """The version for which `in_play` was made."""
        self.in_play: list[int] = []
        """The top cards of all characters, then the scene."""
        self.sources: list[int] = []
        """Slots of the cards with continuous texts that are topmost and face-up, or the scene."""


@mypyc_attr(acyclic=True)
class Table(State):
    """Its lists are replaced and never changed in place: copies share them."""

    def __init__(self, rules: Rules, match: Match, other: Table | None) -> None:
        super().__init__(rules, match, other)
        if other is None:
            self.prints: list[Card] = [f for f in match.faces if isinstance(f, Card)]
            self.lead = 0
            """The Lead Player of this turn (5.2.1)."""
            self.next_lead = 0
            self.first_lead = 0
            """The Lead Player of the first turn, from whose right hand the areas grow (5.5.2.1, 5.5.7)."""
            self.phase = 0
            self.step_seat = -1
            """Whose step it is in a phase of two steps, or -1."""
            self.areas: vec[i64] = vec[i64]()
            """The character in area i on the side of seat p at 2i + p, or NO_CHARACTER (3.6.1)."""
            # one entry per slot
            self.down: vec[i64] = vec[i64]()
            """1 while the card lies face-down on the field."""
            # one entry per character that has ever been on the field
            self.area_of: vec[i64] = vec[i64]()
            """Its battle area, or -1 when its last card has left the field."""
            self.side: vec[i64] = vec[i64]()
            """The seat it belongs to."""
            self.sideways: vec[i64] = vec[i64]()
            self.levelled: vec[i64] = vec[i64]()
            """The turn in which it was last levelled up in the Level Up Phase (5.6.2.3)."""
            # waiting triggered effects, see triggers.py
            self.waiting: list[Waiting] = []
            self.fresh: list[int] = []
            """Numbers of waiting effects triggered since the last group was formed."""
            self.next_waiting = 0
            self.delayed: list[DelayedPart] = []
            """At end of turn parts."""
            self.detached: list[int] = []
            """Charge cards that lost their host during an effect (11.17.6)."""
            self.scene_draws: list[int] = []
            """Seats that put a scene during an effect and may draw after it (6.2.2b)."""
            self.history: list[Happening] = []
            """What happened this turn, for texts that ask (ucg.hist.1, `effects.happenings`)."""
            self.used: list[int] = []
            """Uses of limited powers this turn: handle and effect text in one int (9.4.2)."""
            self.results: list[int] = []
            """Results of the last judgement by area (5.9.3.1)."""
            self.wins: vec[i64] = vec[i64]([0, 0])
            self.scene_set = 0
            """The last turn in which a scene card was set (6.1.2)."""
            self.effects = 0
            """Effects begun so far: each has a number, for what happens with it."""
            self.heard = 0
            """A bit for each kind of event that a text of this match hears of, whomever it happens to; never saved."""
            self.watched = 0
            """A bit for each kind of event that a card of this match watches for; never saved."""
            self.asked = 0
            """A bit for each kind of event that a text of this match asks about later; never saved."""
            self.asked_of_effects = 0
            """The same for what effects did, where the text asks only about itself; never saved."""
            self.remembers = False
            """Does a text of this match ask about the turn before? Never saved."""
            self.sealed = match.option("sealed", 0) == 1
            self.can_give = 0
            """What the continuous texts of this match's cards could give at all (`standing.gift_bit`); never saved."""
            for card in self.prints:
                self.heard |= card.watches_others | card.asks
                self.watched |= card.watches
                self.asked |= card.asks
                self.asked_of_effects |= card.asks_itself
                self.remembers = self.remembers or card.remembers
                self.can_give |= card.gives | card.could_give
            self.scratch = Scratch()
        else:
            self.prints = other.prints
            self.lead = other.lead
            self.next_lead = other.next_lead
            self.first_lead = other.first_lead
            self.phase = other.phase
            self.step_seat = other.step_seat
            self.areas = other.areas
            self.down = other.down
            self.area_of = other.area_of
            self.side = other.side
            self.sideways = other.sideways
            self.levelled = other.levelled
            self.waiting = other.waiting
            self.fresh = other.fresh
            self.next_waiting = other.next_waiting
            self.delayed = other.delayed
            self.detached = other.detached
            self.scene_draws = other.scene_draws
            self.history = other.history
            self.used = other.used
            self.results = other.results
            self.wins = other.wins
            self.scene_set = other.scene_set
            self.effects = other.effects
            self.heard = other.heard
            self.watched = other.watched
            self.asked = other.asked
            self.asked_of_effects = other.asked_of_effects
            self.remembers = other.remembers
            self.sealed = other.sealed
            self.can_give = other.can_give
            self.scratch = other.scratch

    @property
    def lens(self) -> Frame:
        return self.scratch.lens

    def clone(self) -> Table:
        return Table(self.rules, self.match, self)

    def more(self) -> list[str]:
        return [
            "lead", "next_lead", "first_lead", "phase", "step_seat", "areas", "down", "area_of", "side", "sideways",
            "levelled", "waiting", "fresh", "next_waiting", "delayed", "detached", "scene_draws", "history", "used",
            "results", "wins", "scene_set", "effects",
        ]  # fmt: skip

    def records(self) -> dict[str, type[Record]]:
        return {"waiting": Waiting, "delayed": DelayedPart, "history": Happening}

    # -- cards -----------------------------------------------------------------------

    def face(self, c: int) -> Card:
        return self.prints[self.card[c]]

    def printed(self, face: int) -> Card:
        """A card of the match by its number."""
        return self.prints[face]

    def pile(self, seat: int, place: int) -> list[int]:
        return self.zones[seat * WIDTH + place]

    def scene(self) -> int:
        """The scene on the field, or -1."""
        cards = self.zones[SCENE_AREA]
        return cards[0] if cards else -1

    # -- characters ------------------------------------------------------------------

    def stack_zone(self, k: int) -> int:
        return FIRST_CHARACTER + 2 * k

    def charge_zone(self, k: int) -> int:
        return FIRST_CHARACTER + 2 * k + 1

    def stack_of(self, k: int) -> list[int]:
        """The cards of a character, bottom first; Charge cards are not among them (11.17.2)."""
        return self.zones[FIRST_CHARACTER + 2 * k]

    def charges_of(self, k: int) -> list[int]:
        return self.zones[FIRST_CHARACTER + 2 * k + 1]

    def character_of(self, c: int) -> int:
        """The character whose stack holds slot `c`, or NO_CHARACTER."""
        zone = self.zone[c] - FIRST_CHARACTER
        return zone // 2 if zone >= 0 and zone % 2 == 0 else NO_CHARACTER

    def top(self, k: int) -> int:
        """The topmost face-up card of a character, or -1 (8.1.1a, 8.1.1b)."""
        cards = self.zones[FIRST_CHARACTER + 2 * k]
        i = len(cards) - 1
        while i >= 0:
            if self.down[cards[i]] == 0:
                return cards[i]
            i -= 1
        return -1

    def state_of(self, k: int) -> int:
        """How many cards are stacked: SINGLE to QUAD (2.3.5.2b to 2.3.5.2e)."""
        return len(self.zones[FIRST_CHARACTER + 2 * k])

    def characters(self, seat: int) -> list[int]:
        """A player's characters on the field, in the order of the areas."""
        found: list[int] = []
        i = seat
        areas = self.areas
        while i < len(areas):
            if areas[i] >= 0:
                found.append(areas[i])
            i += 2
        return found

    def round_count(self) -> int:
        """Field Round count: battle areas on the field, vacant ones included (2.4.2.3, ucg.r.round)."""
        return len(self.areas) // 2


def table(s: State) -> Table:
    assert isinstance(s, Table)
    return s
