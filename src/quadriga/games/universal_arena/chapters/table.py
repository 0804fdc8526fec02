"""Board: the zones, the two lines and everything that is remembered about a match."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from quadriga.games.universal_arena.chapters.faces import CardFace, CharacterFace, StatusFace
from quadriga.kernel.cards import Match
from quadriga.kernel.frames import Frame
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.records import Record
from quadriga.kernel.state import Rules, State

# Zones: a place of one player is seat * WIDTH + place; the three rows of the Combat Zone are shared.
DRAW_PILE: Final = 0
HAND: Final = 1
DISCARD_PILE: Final = 2
ULTIMATES: Final = 3
REMOVED: Final = 4
LINE: Final = 5
WIDTH: Final = 6
ROWS: Final = 12
"""The Fast Zone; Normal and Slow follow (uni.board.3)."""
ASIDE: Final = 15
"""Where a response lies while it is used (uni.house.window.2)."""
ZONES: Final = 16
PLACE_NAMES: Final = ["draw pile", "hand", "discard pile", "ultimates", "removed", "line"]
ROW_NAMES: Final = ["Fast Zone", "Normal Zone", "Slow Zone"]

TEAM: Final = 3  # uni.prep.1
CHARACTERS: Final = 6
HAND_SIZE: Final = 5  # uni.turn.3
ENERGY: Final = 5  # uni.turn.5
TURN_LIMIT: Final = 100  # uni.house.win.2

# Editions of the rulebook (match option `edition`)
JANUARY: Final = 1
JULY: Final = 2

# Phases (uni.turn.1)
PREPARATION: Final = 0
TURN_START: Final = 1
MOVEMENT: Final = 2
COMBAT: Final = 3
TURN_END: Final = 4
PHASE_NAMES: Final = ["Preparation", "Turn Start", "Movement", "Combat", "Turn End"]

NONE: Final = -1

# What is remembered of a card that has been played: places in its entry.


class Entry(Record):
    """A card that has been played and not yet left. Never changed in place, but for a copy by `changing`."""

    FIELDS = (
        "slot", "target", "x", "lost", "paid", "cancelled", "reused", "follow_up", "face", "shielded",
        "gained", "opened", "used", "evaded", "countered", "redirected", "won", "roll",
    )  # fmt: skip

    def __init__(
        self,
        slot: int,
        target: int = -1,
        x: int = 0,
        lost: int = 0,
        paid: int = 0,
        cancelled: int = 0,
        reused: int = 0,
        follow_up: int = 0,
        face: int = -1,
        shielded: int = 0,
        gained: int = 0,
        opened: int = 0,
        used: int = 0,
        evaded: int = 0,
        countered: int = 0,
        redirected: int = 0,
        won: int = 0,
        roll: int = 0,
    ) -> None:
        self.slot = slot
        self.target = target
        self.x = x
        self.lost = lost
        """Clashes lost so far: each takes one hit off a Multihit card."""
        self.paid = paid
        self.cancelled = cancelled
        """1 if it is to be skipped when its use is due (uni.house.cancel.1)."""
        self.reused = reused
        self.follow_up = follow_up
        self.face = face
        """The form it is being used in, or -1 (uni.house.forms.3)."""
        self.shielded = shielded
        """A bit per character that got Shield from it (uni.house.evade.1)."""
        self.gained = gained
        """Keywords that an effect gave it for this use, a bit each."""
        self.opened = opened
        """1 once a use has begun (uni.house.char.4)."""
        self.used = used
        """1 once it has really been used."""
        self.evaded = evaded
        """1 if the Attack it met made no hit because of it (uni.kw.evade.1)."""
        self.countered = countered
        """1 if it left 0 of the Attack it met (uni.kw.counter.1)."""
        self.redirected = redirected
        self.won = won
        """1 if it won its latest clash, 2 if it lost."""
        self.roll = roll
        """One more than the first roll of its latest clash, where that is the roll of its use too (option `rolls`)."""

    def copy(self) -> Entry:
        return Entry(
            self.slot, self.target, self.x, self.lost, self.paid, self.cancelled, self.reused, self.follow_up,
            self.face, self.shielded, self.gained, self.opened, self.used, self.evaded, self.countered,
            self.redirected, self.won, self.roll,
        )  # fmt: skip


class Emptied(Record):
    """A status of a character whose number has come to 0 (uni.status.7)."""

    FIELDS = ("character", "status")

    def __init__(self, character: int, status: int) -> None:
        self.character = character
        self.status = status


class Waiting(Record):
    """A trigger that waits for the present instruction to end, or for the next Turn Start."""

    FIELDS = ("face", "program", "character", "number", "status", "target", "late")

    def __init__(
        self, face: int, program: int, character: int, number: int, status: int, target: int, late: int = 0
    ) -> None:
        self.face = face
        self.program = program
        self.character = character
        self.number = number
        """Its X, or OWN_NUMBER for what the status shows then."""
        self.status = status
        """The status that says so, or -1."""
        self.target = target
        self.late = late
        """1 for what waits for this Turn End, not for the next Turn Start."""


NO_FRAME: Final = Frame(-1, 0)


@mypyc_attr(acyclic=True)
class Table(State):
    """Characters are the slots 0 to 5, three per seat; the number of a status is its face."""

    def __init__(self, rules: Rules, match: Match, other: Table | None) -> None:
        super().__init__(rules, match, other)
        if other is None:
            # one entry per slot
            self.dearer: vec[i64] = vec[i64]()
            """Marks of Stagnate: the card costs that much more until it is used (uni.st.stagnate.1)."""
            self.prepared: vec[i64] = vec[i64]()
            """What Prepare has added to its cost so far (uni.kw.prepare.1)."""
            # one entry per character
            self.hp: vec[i64] = vec[i64]([0] * CHARACTERS)
            self.shield: vec[i64] = vec[i64]([0] * CHARACTERS)
            self.flags_turn: vec[i64] = vec[i64]([0] * CHARACTERS)
            """What has happened a first time this turn, a bit each (uni.text.once.1)."""
            self.flags_game: vec[i64] = vec[i64]([0] * CHARACTERS)
            self.num: list[list[int]] = []
            """Per character and status: Stack, Value, Potency or lone Count; 1 where there is no number."""
            self.cnt: list[list[int]] = []
            """Per character and status: the Count beside a Potency."""
            self.order: list[list[int]] = [[] for _ in range(CHARACTERS)]
            """The statuses of a character in the order they were gained (uni.house.timing.6)."""
            self.column: vec[i64] = vec[i64]([-1] * CHARACTERS)
            # one entry per seat and column
            self.line: vec[i64] = vec[i64]([-1] * CHARACTERS)
            """The character standing there, or -1 (uni.house.char.3)."""
            # one entry per seat
            self.energy: vec[i64] = vec[i64]([0, 0])
            self.meter: vec[i64] = vec[i64]([0, 0])
            self.barred: vec[i64] = vec[i64]([0, 0])
            """1 for a player who cannot play cards until the end of the Combat Round."""
            self.draw_more: vec[i64] = vec[i64]([0, 0])
            self.energy_more: vec[i64] = vec[i64]([0, 0])
            # one entry per row of the Combat Zone
            self.last: vec[i64] = vec[i64]([-1, -1, -1])
            """Who played there most recently."""
            self.paused: vec[i64] = vec[i64]([0, 0, 0])
            # the turn
            self.phase = PREPARATION
            self.initiative = 0
            self.priority = 0
            self.passes = 0
            self.row = -1
            """The Active Zone, or -1."""
            self.resolving = -1
            self.round = 0
            """Combat Rounds begun this turn."""
            # memories
            self.entries: list[Entry] = []
            self.queue: list[Waiting] = []
            """Triggers that wait for the present instruction to end."""
            self.pending: list[Waiting] = []
            """Triggers that wait for the next Turn Start (uni.term.delayed.1)."""
            self.emptied: list[Emptied] = []
            self.dying: list[int] = []
            self.held = 0
            """1 while emptied statuses wait for the end of Turn End (uni.status.10)."""
            self.form: vec[i64] = vec[i64]()
            """Per face of a card: the form it has now (uni.term.becomes.1)."""
            self.forms_stale = 0
            self.forming: list[int] = []
            """Faces of cards that can turn into others; fixed by the match."""
            self.listens = 0
            """A bit per event that some trigger of the match waits for; fixed by the match."""
            self.remembers = 0
            """A bit per event of which some text asks whether it has happened this turn; fixed by the match."""
            self.tally: list[int] = []
            """How often each of these has happened to or by each character this turn."""
            self.standing = 0
            """A bit per kind of standing rule that some innate or status of the match has; fixed by the match."""
            self.wide: list[int] = []
            """Characters that may hear of what others do; fixed by the match."""
            self.fell: list[int] = [-1] * CHARACTERS
            """The column where a defeated character stood last (uni.e2.dist.23)."""
            self.free: list[int] = [1, 1]
            """1 for a team that has not made its free swap of the turn (uni.e2.move.1)."""
            self.edition = match.option("edition", JANUARY)
            self.pause = match.option("pause", 0)
            """1 if a player is asked although passing is all that is left (boards and lessons)."""
            # scratch, never saved
            self.through_shield = 0
            self.entering = 0
            self.landed = 0
            self.hp_lost = 0
            self.aim = -1
            """The target of the card that rolls just now."""
            self.hit_types = 0
            """The types of the card that hits just now."""
            self.hit_name = ""
            """Its name."""
            self.lens = NO_FRAME
        else:
            self.dearer = other.dearer[:]
            self.prepared = other.prepared[:]
            self.hp = other.hp[:]
            self.shield = other.shield[:]
            self.flags_turn = other.flags_turn[:]
            self.flags_game = other.flags_game[:]
            self.num = other.num[:]
            self.cnt = other.cnt[:]
            self.order = other.order[:]
            self.column = other.column[:]
            self.fell = other.fell
            self.free = other.free
            self.edition = other.edition
            self.line = other.line[:]
            self.energy = other.energy[:]
            self.meter = other.meter[:]
            self.barred = other.barred[:]
            self.draw_more = other.draw_more[:]
            self.energy_more = other.energy_more[:]
            self.last = other.last[:]
            self.paused = other.paused[:]
            self.phase = other.phase
            self.initiative = other.initiative
            self.priority = other.priority
            self.passes = other.passes
            self.row = other.row
            self.resolving = other.resolving
            self.round = other.round
            self.entries = other.entries[:]
            self.queue = other.queue[:]
            self.pending = other.pending[:]
            self.emptied = other.emptied[:]
            self.dying = other.dying[:]
            self.held = other.held
            self.lens = other.lens
            self.form = other.form
            self.pause = other.pause
            self.forming = other.forming
            self.listens = other.listens
            self.standing = other.standing
            self.remembers = other.remembers
            self.tally = other.tally
            self.wide = other.wide
            self.forms_stale = other.forms_stale
            self.through_shield = 0
            self.entering = 0
            self.landed = 0
            self.hp_lost = 0
            self.hit_types = 0
            self.hit_name = ""
            self.aim = -1

    def clone(self) -> Table:
        return Table(self.rules, self.match, self)

    def more(self) -> list[str]:
        return [
            "dearer", "prepared", "hp", "shield", "flags_turn", "flags_game", "num", "cnt", "order", "column", "line",
            "energy", "meter", "barred", "draw_more", "energy_more", "last", "paused", "phase", "initiative",
            "priority", "passes", "row", "resolving", "round", "entries", "queue", "pending", "emptied", "dying",
            "held", "form", "forms_stale", "forming", "listens", "standing", "remembers", "tally",
            "wide", "fell", "free",
        ]  # fmt: skip

    def records(self) -> dict[str, type[Record]]:
        return {"entries": Entry, "queue": Waiting, "pending": Waiting, "emptied": Emptied}


def table(s: State) -> Table:
    assert isinstance(s, Table)
    return s


# -- faces -------------------------------------------------------------------------------


def printed(s: Table, c: int) -> CardFace:
    face = s.faces[s.card[c]]
    assert isinstance(face, CardFace)
    return face


def card(s: Table, c: int) -> CardFace:
    """The card in slot `c` in the form it has now (uni.term.becomes.1)."""
    face = s.faces[s.form[s.card[c]]]
    assert isinstance(face, CardFace)
    return face


def card_face(s: Table, face: int) -> CardFace:
    f = s.faces[face]
    assert isinstance(f, CardFace)
    return f


def character(s: Table, ch: int) -> CharacterFace:
    face = s.faces[s.card[ch]]
    assert isinstance(face, CharacterFace)
    return face


def status_face(s: Table, st: int) -> StatusFace:
    face = s.faces[st]
    assert isinstance(face, StatusFace)
    return face


# -- places ------------------------------------------------------------------------------


def seat_of(ch: int) -> int:
    return 0 if ch < 3 else 1


def place(seat: int, where: int) -> int:
    return seat * WIDTH + where


def alive(s: Table, ch: int) -> bool:
    return s.column[ch] >= 0


def living(s: Table, seat: int) -> list[int]:
    """The characters of a team that are not defeated, left to right."""
    base = seat * 3
    return [s.line[base + k] for k in range(3) if s.line[base + k] >= 0]


def neighbours(s: Table, ch: int) -> list[int]:
    """The direct neighbours in the same line, left first (uni.board.9, uni.house.char.3)."""
    found: list[int] = []
    at = s.column[ch]
    if at < 0:
        return found
    base = seat_of(ch) * 3
    if at > 0 and s.line[base + at - 1] >= 0:
        found.append(s.line[base + at - 1])
    if at < 2 and s.line[base + at + 1] >= 0:
        found.append(s.line[base + at + 1])
    return found


def opposed(s: Table, a: int, b: int) -> bool:
    """Do two characters of different teams stand in the same column (uni.term.opposed.1)?"""
    return seat_of(a) != seat_of(b) and s.column[a] >= 0 and s.column[a] == s.column[b]


# -- played cards ------------------------------------------------------------------------


def entry_index(s: Table, c: int) -> int:
    for i in range(len(s.entries)):
        if s.entries[i].slot == c:
            return i
    return -1


def entry(s: Table, c: int) -> Entry:
    """What is remembered of the played card in slot `c`; never changed in place."""
    return s.entries[entry_index(s, c)]


def changing(s: Table, c: int) -> Entry:
    """What is remembered of the played card in slot `c`, for changing it; of a card that has left, nothing is kept."""
    i = entry_index(s, c)
    if i < 0:
        return Entry(c)
    e = s.entries[i].copy()
    s.entries[i] = e
    return e
