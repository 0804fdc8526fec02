"""A state is plain data: ints, strings and lists, copied in microseconds at every decision.

Cards sit in *slots*: slot `c` is one physical card from the first shuffle to the end. What
the rules call an object is (slot, ref): `ref[c]` changes with every change of zone, so a
remembered *handle* (ref and slot in one int) stops fitting when the card has moved on.
Refs are handed out in the order in which things happen, never by what a card is, so
they can be shown to anybody.
"""

from __future__ import annotations

from typing import Final

from quadriga.kernel.applied import Applied
from quadriga.kernel.cards import Match
from quadriga.kernel.chance import Chance, seeded
from quadriga.kernel.decisions import Decision
from quadriga.kernel.events import Event
from quadriga.kernel.frames import Frame

SLOT_BITS: Final = 12
SLOT_MASK: Final = (1 << 12) - 1
NOBODY: Final = -1
DRAW: Final = 2
"""The winner of a drawn game."""
NOT_DEALT: Final = -1
"""In place of a face, while hidden cards are dealt out anew."""
EVERYBODY: Final = 3
"""Both seats, as a bit mask."""


class State:
    """What every game has. Games add fields in a subclass, which its constructor makes or copies.

    The lists in `zones`, and the lists `card`, `owner`, `known` and `applied`, are replaced and never
    changed in place (`with_value`): copies share them.
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
            self.card: list[int] = []
            self.owner: list[int] = []
            self.zone: list[int] = []
            self.ref: list[int] = []
            self.known: list[int] = []
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

    def clone(self) -> State:
        raise NotImplementedError("The game's own state copies itself.")

    def more(self) -> list[str]:
        """Names of the fields that the game adds: ints, strings, lists of ints, lists of these."""
        return []

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
        return (self.ref[c] << 12) | c

    def here(self, handle: int) -> bool:
        """Is that object still the one it was (no change of zone since)?"""
        return handle >= 0 and self.ref[handle & 4095] == handle >> 12

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
        face = self.card[obj & SLOT_MASK] if obj >= 0 else -1
        cause_face = self.card[cause & SLOT_MASK] if cause >= 0 else -1
        self.log.append(Event(kind, rule, player, obj, face, seen, n, source, target, cause, other, cause_face))

    def mark(self) -> None:
        """Something was revealed that cannot be taken back unasked."""
        self.marks += 1


def with_value(values: list[int], c: int, value: int) -> list[int]:
    """The list with one entry changed: itself if it is so already, else a changed copy."""
    if values[c] == value:
        return values
    changed = values[:]
    changed[c] = value
    return changed


class Rules:
    """What the kernel asks of a game's rules. One object per game; it holds no state."""

    name: str = ""

    def step(self, s: State, f: Frame) -> None:
        """Carry the top frame one step further."""
        raise NotImplementedError

    def sees(self, s: State, seat: int, c: int) -> bool:
        """May this seat see the face of the card in slot `c` where it lies? The one authority."""
        raise NotImplementedError

    def partly_known(self, s: State, c: int) -> bool:
        """Does everybody know more of this hidden card than that it is one (a face-down creature is a creature)?"""
        return False

    def could_be(self, s: State, c: int, face: int, cards: list[int]) -> bool:
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
    """Go on until somebody is asked or the game is over."""
    rules = s.rules
    while s.decision is None and s.winner == NOBODY:
        stack = s.stack
        rules.step(s, stack[len(stack) - 1])


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
