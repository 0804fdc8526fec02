"""Your Field: the zones and everything that is remembered about a game of Union Arena."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from quadriga.effects.program import GROUPS, NUMBERS
from quadriga.games.union_arena.chapters.faces import Ability, Card
from quadriga.kernel.cards import Match
from quadriga.kernel.frames import Frame
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.records import Record
from quadriga.kernel.state import Rules, State

# Places: a zone is seat * WIDTH + place.
DECK: Final = 0
HAND: Final = 1
FRONT: Final = 2
ENERGY: Final = 3
LIFE: Final = 4
SIDELINE: Final = 5
REMOVAL: Final = 6
UNDER: Final = 7
"""Cards beneath a card on the field."""
LIMBO: Final = 8
"""An event being carried out, a life card being checked: in no counted zone."""
WIDTH: Final = 9
WAYS: Final = 8
"""`Table.played_by` counts kinds of abilities below this, and places above (ua.play.8)."""

PLACE_NAMES: Final = [
    "deck", "hand", "front line", "energy line", "life area", "sideline", "removal area", "under", "limbo",
]  # fmt: skip

LINE_SIZE: Final = 4  # ua.zone.front.2, ua.zone.energy.2
LIFE_SIZE: Final = 7  # ua.setup.7
HAND_SIZE: Final = 7  # ua.setup.3
HAND_LIMIT: Final = 8  # ua.end.5
AP_CARDS: Final = 3  # ua.deck.7

# Phases
START_PHASE: Final = 1
MOVEMENT_PHASE: Final = 2
MAIN_PHASE: Final = 3
ATTACK_PHASE: Final = 4
END_PHASE: Final = 5
PHASE_NAMES: Final = ["preparing to play", "start", "movement", "main", "attack", "end"]


class Waiting(Record):
    """An ability that waits in the pool for its turn."""

    FIELDS = ("id", "program", "source", "seat", "ability", "obj", "other", "n", "kind", "held")

    def __init__(
        self, id: int, program: int, source: int, seat: int, ability: int, obj: int, other: int, n: int, kind: int,
        held: list[int],
    ) -> None:  # fmt: skip
        self.id = id
        self.program = program
        """Below 0: a keyword's, see `abilities`."""
        self.source = source
        self.seat = seat
        self.ability = ability
        self.obj = obj
        """Handles of the cards of the event that set it off, or -1; its number and kind."""
        self.other = other
        self.n = n
        self.kind = kind
        self.held = held
        """Handles of the cards that lay beneath (ua.raid.23, ua.under.5), or what a delayed instruction took along,
        or the further cards of an event that is watched as one."""

    def alike(self, w: Waiting) -> bool:
        """The very same ability, for the same cards?"""
        return (
            self.program == w.program and self.source == w.source and self.seat == w.seat
            and self.ability == w.ability and self.obj == w.obj and self.other == w.other and self.n == w.n
            and self.kind == w.kind and self.held == w.held
        )  # fmt: skip


class Delayed(Record):
    """An instruction that was put off, with whom it spoke of (ua.text.delay.1)."""

    FIELDS = ("kind", "seat", "program", "source", "turn", "held", "obj")

    def __init__(
        self, kind: int, seat: int, program: int, source: int, turn: int, held: list[int], obj: int = -1
    ) -> None:
        self.kind = kind
        """The event it waits for."""
        self.seat = seat
        self.program = program
        self.source = source
        self.turn = turn
        """In whose turn, or -1."""
        self.held = held
        self.obj = obj
        """The card to which it must happen, this turn; -1 for moments of the turn."""


class Happening(Record):
    """What happened this turn, for conditions on the past (ua.text.history.1)."""

    FIELDS = ("kind", "seat", "n", "obj", "other")

    def __init__(self, kind: int, seat: int, n: int, obj: int, other: int) -> None:
        self.kind = kind
        self.seat = seat
        self.n = n
        self.obj = obj
        """Handles of the card it happened to and of the other one, or -1."""
        self.other = other


class Discount(Record):
    """A reduction that waits for the next fitting card (ua.cost.reduce.3)."""

    FIELDS = ("seat", "kind", "n", "fits", "raiding_only", "from_sideline", "lasting")

    def __init__(
        self, seat: int, kind: int, n: int, fits: int, raiding_only: bool, from_sideline: bool, lasting: bool = False
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.n = n
        self.fits = fits
        """Face and number of the ability that says which cards fit."""
        self.raiding_only = raiding_only
        self.from_sideline = from_sideline
        self.lasting = lasting
        """For every fitting card of this turn, not for the next alone."""


class Falling(Record):
    """A card that has just left the field together with others (ua.simul.6)."""

    FIELDS = ("obj", "place", "raided", "lost")

    def __init__(self, obj: int, place: int, raided: bool, lost: bool) -> None:
        self.obj = obj
        self.place = place
        """Where it lay."""
        self.raided = raided
        self.lost = lost
        """It had lost its abilities."""


class Scratch:
    """What was derived, shared by all copies of a state: each entry says for which state of affairs."""

    def __init__(self) -> None:
        self.blank_x = [0] * NUMBERS
        self.blank_sets: list[list[int]] = [[] for _ in range(GROUPS)]
        """Numbers and groups of the frames through which standing texts look."""
        self.gone_bp = 0
        """The BP of a card that an ability sent away, while a text asks what it was (ua.base.1)."""
        self.turned = -1
        """The card being turned while watchers are told: they look at what it was before (ua.state.1)."""
        self.falling: list[Falling] = []
        """Cards that are leaving the field at the same time, those that went first: handle, line, Raided, bereft."""
        self.bp_at: list[int] = []
        self.bp_of: list[int] = []
        self.computing: list[int] = []
        self.depth = 0
        """How many values are being computed, one inside the other."""
        self.energy_at = [-1, -1]
        self.energy_of: list[list[int]] = [[], []]
        self.standing_at = -1
        self.lines_then: list[list[int]] = [[], [], [], []]
        """Both fields, line by line, as they lay when the sources of standing texts were looked for."""
        self.standing_sources: list[int] = []
        self.printed_kinds = 0
        """The kinds of standing texts printed on those sources."""
        self.standing_kinds = 0
        self.asked: list[int] = []
        """Kinds of standing texts that were asked for in this state of affairs, and what was found."""
        self.found: list[list[tuple[int, Ability]]] = []


@mypyc_attr(acyclic=True)
class Table(State):
    """Lists with an entry per slot, `resting` excepted, are replaced and never changed in place."""

    def __init__(self, rules: Rules, match: Match, other: Table | None) -> None:
        super().__init__(rules, match, other)
        if other is None:
            self.prints: list[Card] = [f for f in match.faces if isinstance(f, Card)]
            # one entry per slot
            self.resting: vec[i64] = vec[i64]()
            self.host: vec[i64] = vec[i64]()
            """The slot of the card it lies under, or -1."""
            self.face_down: vec[i64] = vec[i64]()
            """1 for a face-down card beneath another."""
            self.face_up: vec[i64] = vec[i64]()
            """1 for a card lying face up on top of a deck (ua.look.4)."""
            self.entered: vec[i64] = vec[i64]()
            """The turn in which the object came onto the field."""
            self.played_by: vec[i64] = vec[i64]()
            """Kind of ability that played it; 0 for a normal play."""
            self.attacks: vec[i64] = vec[i64]()
            """Attacks of the object in this turn."""
            self.blocks: vec[i64] = vec[i64]()
            # one entry per seat
            self.own_turn: vec[i64] = vec[i64]([0, 0])
            self.ap: vec[i64] = vec[i64]([0, 0])
            self.ap_active: vec[i64] = vec[i64]([0, 0])
            self.player_attacks: vec[i64] = vec[i64]([0, 0])
            self.first = 0
            """The seat that is Player One."""
            self.phase = 0
            # the attack in progress
            self.attacker = -1
            self.target = -1
            """Handle of the character under attack; -1: the player; -2: it has left."""
            self.blocker = -1
            self.battling = 0
            # damage in progress: life is examined only after its trigger checks (ua.damage.3)
            self.damage_depth = 0
            # memories; the lists inside are never changed in place
            self.pool: list[Waiting] = []
            self.next_waiting = 0
            self.delayed: list[Delayed] = []
            self.history: list[Happening] = []
            self.used: list[int] = []
            """Once Per Turn uses: handle of the object and number of its ability in one int."""
            self.used_names: list[int] = []
            """Uses limited by name: seat, name and ability in one int."""
            self.discounts: list[Discount] = []
            self.elsewhere = 0
            """Kinds of events that texts in hands and sidelines of this match watch, as bits."""
            self.choosing = 0
            """Kind of ability that is choosing just now, for texts about being chosen; never saved."""
            self.chooser = 0
            self.left_place = -1
            """The place that the card of the present event has left."""
            self.range_more = 0
            """Added to the BP ranges of the choice in progress (ua.choose.range.1)."""
            self.settled_at = -1
            self.scratch = Scratch()
        else:
            self.prints = other.prints
            self.resting = other.resting[:]
            self.host = other.host
            self.face_down = other.face_down
            self.face_up = other.face_up
            self.entered = other.entered
            self.played_by = other.played_by
            self.attacks = other.attacks
            self.blocks = other.blocks
            self.own_turn = other.own_turn[:]
            self.ap = other.ap[:]
            self.ap_active = other.ap_active[:]
            self.player_attacks = other.player_attacks[:]
            self.first = other.first
            self.phase = other.phase
            self.attacker = other.attacker
            self.target = other.target
            self.blocker = other.blocker
            self.battling = other.battling
            self.damage_depth = other.damage_depth
            self.pool = other.pool[:]
            self.next_waiting = other.next_waiting
            self.delayed = other.delayed[:]
            self.history = other.history[:]
            self.used = other.used[:]
            self.used_names = other.used_names[:]
            self.discounts = other.discounts[:]
            self.elsewhere = other.elsewhere
            self.choosing = other.choosing
            self.chooser = other.chooser
            self.left_place = other.left_place
            self.range_more = other.range_more
            self.scratch = other.scratch
            self.settled_at = other.settled_at

    def look(self, source: int, controller: int) -> Frame:
        """The frame through which a text of this card looks outside of an instruction."""
        f = Frame(source, controller)
        f.x = self.scratch.blank_x
        f.sets = self.scratch.blank_sets
        return f

    def clone(self) -> Table:
        return Table(self.rules, self.match, self)

    def loaded(self) -> None:
        size = len(self.card)
        self.scratch.bp_at = [-1] * size
        self.scratch.bp_of = [0] * size
        self.scratch.computing = [0] * size
        self.scratch.depth = 0
        self.touch()

    def more(self) -> list[str]:
        return [
            "resting", "host", "face_down", "face_up", "entered", "played_by", "attacks", "blocks", "own_turn",
            "ap", "ap_active", "player_attacks", "first", "phase", "attacker", "target", "blocker", "battling",
            "damage_depth", "pool", "next_waiting", "delayed", "history", "used", "used_names",
            "discounts", "elsewhere",
        ]  # fmt: skip

    def records(self) -> dict[str, type[Record]]:
        return {"pool": Waiting, "delayed": Delayed, "history": Happening, "discounts": Discount}

    # -- looking ---------------------------------------------------------------------

    def face(self, c: int) -> Card:
        return self.prints[self.card[c]]

    def pile(self, seat: int, place: int) -> list[int]:
        return self.zones[seat * WIDTH + place]

    def place(self, c: int) -> int:
        return self.zone[c] % WIDTH

    def seat_of(self, c: int) -> int:
        """Whose zone the card lies in."""
        return self.zone[c] // WIDTH

    def on_field(self, c: int) -> bool:
        place = self.zone[c] % WIDTH
        return place == FRONT or place == ENERGY  # ua.zone.field.1

    def field(self, seat: int) -> list[int]:
        return self.zones[seat * WIDTH + FRONT] + self.zones[seat * WIDTH + ENERGY]

    def beneath(self, c: int) -> list[int]:
        """Cards under slot `c`, bottom first."""
        return [u for u in self.zones[self.owner[c] * WIDTH + UNDER] if self.host[u] == c]

    def raided(self, c: int) -> bool:
        """A card with Raid that has at least one face-up card beneath it (ua.raid.20)."""
        if not self.face(c).has_raid:
            return False
        for u in self.zones[self.owner[c] * WIDTH + UNDER]:
            if self.host[u] == c and self.face_down[u] == 0:
                return True
        return False


def table(s: State) -> Table:
    assert isinstance(s, Table)
    return s
