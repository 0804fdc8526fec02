"""A state is plain data: ints, strings and lists, copied in microseconds at every decision.

Cards sit in *slots*: slot `c` is one physical card from the first shuffle to the end. What
the rules call an object is (slot, ref): `ref[c]` changes with every change of zone, so a
remembered *handle* (ref and slot in one int) stops fitting when the card has moved on.
Refs are handed out in the order in which things happen, never by what a card is, so
they can be shown to anybody.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from quadriga.kernel.applied import Applied
from quadriga.kernel.cards import Match
from quadriga.kernel.chance import Chance, seeded
from quadriga.kernel.decisions import Decision
from quadriga.kernel.events import Event
from quadriga.kernel.frames import Frame, Procedure
from quadriga.kernel.handles import handle_of, ref_of, slot_of
from quadriga.kernel.numbers import append, i64, vec
from quadriga.kernel.records import Record

NOBODY: Final = -1
DRAW: Final = 2
"""The winner of a drawn game."""
NOT_DEALT: Final = -1
"""In place of a face, while hidden cards are dealt out anew."""
EVERYBODY: Final = 3
"""Both seats, as a bit mask."""
MOST_STEPS: Final = 20_000
"""Steps from one decision to the next. Ours: games take two hundred; an effect that takes so many never ends."""
MOST_FRAMES: Final = 500
"""Things half done at once; games have a dozen."""
MOST_EVENTS: Final = 2_000
"""Events from one decision to the next: more than anybody would read, and games have a hundred."""
MOST_SLOTS: Final = 4_000
"""Cards of a match; a handle has room for 4,096."""


class TooMuch(ValueError):
    """More than a table can hold: an effect that does not end. The game is then a draw (`Rules.endless`)."""


@mypyc_attr(acyclic=True)
class State:
    """What every game has. Games add fields in a subclass, which its constructor makes or copies.

    The lists in `zones`, and `card`, `owner`, `known` and `applied`, are replaced and never changed in place
    (`with_value`, `with_more`): copies share them.
    """

    def __init__(self, rules: Rules, match: Match, other: State | None) -> None:
        """A state before the first shuffle, or a copy of another one.

        The log stays behind in a copy: it is output, not state.
        """
        self.rules = rules
        self.match = match
        self.faces = match.faces
        self.log: list[Event] = []
        if other is None:
            # one entry per slot
            self.card: vec[i64] = vec[i64]()
            self.owner: vec[i64] = vec[i64]()
            self.zone: vec[i64] = vec[i64]()
            self.ref: vec[i64] = vec[i64]()
            self.known: vec[i64] = vec[i64]()
            # zones, top card last
            self.zones: list[list[int]] = []
            self.applied: list[Applied] = []
            self.stack: list[Frame] = []
            self.decision: Decision | None = None
            self.picked = 0
            self.chance: Chance = seeded(match.seed)
            self.next_ref = 1
            self.turn = 0
            """Turns begun so far, both players' together."""
            self.active = 0
            """Whose turn it is, where the game has turns of one player."""
            self.winner = NOBODY
            self.end_rule = ""
            """The rule that ended the game."""
            self.marks = 0
            """Things revealed so far: undo is free back to the last one."""
            self.decisions = 0
            """Answers given so far."""
            self.version = 0
            """Which state of affairs this is; what is derived is cached against it."""
            self.recording = True
            self.log_end = MOST_EVENTS
            """How long the log may get before the next decision."""
        else:
            self.card = other.card
            self.owner = other.owner
            self.zone = other.zone[:]
            self.ref = other.ref[:]
            self.known = other.known
            self.zones = other.zones[:]
            self.applied = other.applied
            self.stack = [f.copy() for f in other.stack]
            self.decision = other.decision
            self.picked = other.picked
            self.chance = other.chance.copy()
            self.next_ref = other.next_ref
            self.turn = other.turn
            self.active = other.active
            self.winner = other.winner
            self.end_rule = other.end_rule
            self.marks = other.marks
            self.decisions = other.decisions
            self.version = other.version
            self.recording = other.recording
            self.log_end = MOST_EVENTS

    def clone(self) -> State:
        raise NotImplementedError("The game's own state copies itself.")

    def __deepcopy__(self, memo: object) -> State:
        """`copy.deepcopy`: a copy with a log of its own."""
        twin = self.clone()
        twin.log = self.log[:]
        return twin

    def __reduce__(self) -> str:
        raise TypeError("A state is saved by `game.dump(state)` and read by `game.load`; it cannot be pickled.")

    def more(self) -> list[str]:
        """Names of the fields that the game adds: ints, strings, lists of ints, lists of these."""
        return []

    def records(self) -> dict[str, type[Record]]:
        """Those of these fields that are lists of records, and what kind of records."""
        return {}

    def loaded(self) -> None:
        """The fields have just been filled in from a save. Games make their scratch fit."""
        self.touch()

    def touch(self) -> None:
        """Something has changed: what was derived no longer holds."""
        clock = self.match.clock
        clock.now += 1
        self.version = clock.now

    # -- objects ---------------------------------------------------------------------

    def handle(self, c: int) -> int:
        """What to remember of the object that slot `c` is now."""
        return handle_of(self.ref[c], c)

    def here(self, handle: int) -> bool:
        """Is that object still the one it was (no change of zone since)?"""
        return handle >= 0 and self.ref[slot_of(handle)] == ref_of(handle)

    def fresh_ref(self) -> int:
        ref = self.next_ref
        self.next_ref = ref + 1
        return ref

    @property
    def over(self) -> bool:
        return self.winner != NOBODY

    # -- asking ----------------------------------------------------------------------

    def ask(self, player: int, kind: str, options: list[int], rule: str, source: int = -1) -> None:
        """Stop here until `player` has taken one of the options."""
        self.decision = Decision(player, kind, options, rule, source)

    def push(self, f: Frame) -> None:
        self.stack.append(f)

    def pop(self) -> None:
        self.stack.pop()

    def end(self, winner: int, rule: str) -> None:
        """The game is over."""
        if self.winner != NOBODY:
            return
        self.winner = winner
        self.end_rule = rule
        self.decision = None
        self.stack = []
        if self.recording:
            self.emit("game over", rule, winner if winner != DRAW else NOBODY)

    # -- telling ---------------------------------------------------------------------

    def emit(
        self,
        kind: str,
        rule: str,
        player: int = -1,
        obj: int = -1,
        n: int = 0,
        source: int = -1,
        target: int = -1,
        cause: int = -1,
        other: int = -1,
        seen: int = EVERYBODY,
    ) -> None:
        """Write an event down. Callers ask `recording` first, to save the work."""
        face = self.card[slot_of(obj)] if obj >= 0 else -1
        cause_face = self.card[slot_of(cause)] if cause >= 0 else -1
        if len(self.log) >= self.log_end:
            raise TooMuch("More happens at once than a table can tell.")
        self.log.append(Event(kind, rule, player, obj, face, seen, n, source, target, cause, other, cause_face))

    def mark(self) -> None:
        """Something was revealed that cannot be taken back unasked."""
        self.marks += 1


def with_value(values: vec[i64], c: i64, value: i64) -> vec[i64]:
    """The row with one entry changed: itself if it is so already, else a changed copy."""
    if values[c] == value:
        return values
    changed = values[:]
    changed[c] = value
    return changed


def with_entry(values: list[int], i: int, value: int) -> list[int]:
    """The same for a list, as frames have them."""
    changed = values[:]
    changed[i] = value
    return changed


def with_more(values: vec[i64], more: list[int]) -> vec[i64]:
    """A longer row; the row itself stays as it is, for copies share it."""
    longer = values[:]
    for value in more:
        longer = append(longer, value)
    return longer


class Rules:
    """What the kernel asks of a game's rules. One object per game; it holds no state."""

    name: str = ""
    endless: str = ""
    """The rule by which an effect that does not end makes the game a draw."""

    def procedures(self) -> list[Procedure]:
        """What a frame of this game can be in, so that saved frames find it again by name."""
        return []

    def step(self, s: State, f: Frame) -> None:
        """Carry the top frame on."""
        f.procedure.carry_on(s, f)

    def sees(self, s: State, seat: int, c: int) -> bool:
        """May this seat see the face of the card in slot `c` where it lies? The one authority."""
        raise NotImplementedError

    def partly_known(self, s: State, c: int) -> bool:
        """Does everybody know more of this hidden card than that it is one (a face-down creature is a creature)?"""
        return False

    def could_be(self, s: State, c: int, face: int, cards: vec[i64]) -> bool:
        """Could that partly known card have this face? `cards` has the faces dealt so far, or NOT_DEALT."""
        return True

    def unordered(self, zone: int) -> bool:
        """Is this a hidden zone whose cards have no places, like a hand?"""
        return False

    def blank(self, match: Match) -> State:
        """An empty state of this game's own class."""
        raise NotImplementedError

    def start(self, s: State) -> None:
        """Lay out the cards and push the first frame."""
        raise NotImplementedError


def run(s: State) -> None:
    """Go on until somebody is asked or the game is over; what does not end makes the game a draw."""
    s.log_end = len(s.log) + MOST_EVENTS
    try:
        _run(s)
    except TooMuch:
        s.log_end += 1
        s.end(DRAW, s.rules.endless)


def _run(s: State) -> None:
    rules = s.rules
    steps: i64 = 0
    while s.decision is None and s.winner == NOBODY:
        stack = s.stack
        depth = len(stack)
        rules.step(s, stack[depth - 1])
        steps += 1
        if steps > MOST_STEPS or depth > MOST_FRAMES:
            raise TooMuch("This goes on for longer than a table can wait.")


def answer(s: State, index: int) -> None:
    """Take option `index` of the present decision and go on."""
    d = s.decision
    if d is None:
        raise ValueError("Nobody is asked anything: the game is over.")
    if index < 0 or index >= len(d.options):
        raise ValueError(f"There is no option {index}: the options are 0 to {len(d.options) - 1}.")
    s.picked = d.options[index]
    s.decision = None
    s.decisions += 1
    run(s)
    if asked(s) == 1 - d.player:
        s.marks += 1  # another player's decision lies between: no free undo past it


def asked(s: State) -> int:
    """Who is asked now, or NOBODY."""
    return NOBODY if s.decision is None else s.decision.player
