"""A game being played: its state, its answers so far, what may be taken back, how it ended.

No clocks, lines or storage here: entries go in, and the same entries give the same game again.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from quadriga import games
from quadriga.games.by_hand import Deed, carry_out
from quadriga.kernel import save
from quadriga.kernel.state import NOBODY, State
from quadriga.server.messages import Result
from quadriga.server.records import Entry, Setup

Undo = Literal["free", "ask", "none"]


class Broken(RuntimeError):
    """Stored answers do not fit this version of the rules."""


class Given(msgspec.Struct):
    """An answer, or a deed by hand, that counts: it has not been taken back."""

    seat: int
    index: int
    auto: bool
    marks: int
    """What had been revealed before it."""
    log: int
    """Lines of the log before it."""
    deed: Deed | None = None
    """What was done by hand, where it was no answer."""


class Live:
    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = games.load(setup.game)
        self.match = self.game.match_of(setup.cards, setup.decks, setup.seed, setup.options)
        self.given: list[Given] = []
        self.number = 0
        """How many entries there are: the number of the present decision."""
        self.ended: Result | None = None
        self.practice = False
        self.time_called = False
        self.last_turn = 0
        """The last turn that is played, once time was called in a game whose rules do not see to it; 0: no such."""
        self.cuts: list[tuple[int, int]] = []
        """After which entry the log was cut to how many lines."""
        self.foreign = self._foreign()
        """Cards of this match that no set of ours has as they are here, by number."""
        self.state = self._first()

    def _foreign(self) -> dict[str, dict[str, Any]]:
        library = self.game.cards() if self.setup.cards else {}
        numbered = {str(card["number"]): card for card in self.setup.cards}
        found = {number: card for number, card in numbered.items() if library.get(number) != card}
        marked = set(self.setup.by_hand)
        return {number: card | {"by_hand": True} if number in marked else card for number, card in found.items()}

    def _first(self) -> State:
        if self.setup.wishes:  # a player is still to come: nothing lies on the table yet
            return self.game.rules.blank(self.match)
        if self.setup.base is None:
            return self.game.begin(self.match)
        return save.state_from(self.game.rules, self.match, self.setup.base)

    # -- what stands ----------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        if self.ended is not None:
            return self.ended
        if self.state.winner != NOBODY:
            return Result(self.state.winner, "rules", self.state.end_rule)
        return None

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        d = self.state.decision
        return None if d is None or self.ended is not None else d.player

    @property
    def options(self) -> int:
        d = self.state.decision
        return 0 if d is None else len(d.options)

    def may_undo(self, seat: int) -> Undo:
        """May this seat take back its last answer: freely, by asking, or not at all?"""
        if self.result is not None:
            return "none"
        back = self.last_by(seat)
        if back < 0:
            return "none"
        others = any(given.deed is not None and given.seat != seat for given in self.given[back:])
        return "free" if self.given[back].marks == self.state.marks and not others else "ask"

    def last_by(self, seat: int) -> int:
        """Which answer was this seat's last own one; -1 if there is none."""
        for i in range(len(self.given) - 1, -1, -1):
            if self.given[i].seat == seat and not self.given[i].auto:
                return i
        return -1

    def log_kept(self, lines: int, number: int) -> int:
        """How much still holds of a log of that many lines as it was at that entry."""
        kept = min(lines, len(self.state.log))
        for at, length in self.cuts:
            if at >= number:
                kept = min(kept, length)
        return kept

    # -- what happens ---------------------------------------------------------------------

    def entry(self, kind: str, seat: int, value: int = 0, auto: bool = False) -> Entry:
        """The next entry, not yet taken in."""
        d = self.state.decision
        option = d.options[value] if kind == "answer" and d is not None else 0
        return Entry(self.number, kind, seat, value, option, auto)

    def take(self, e: Entry, back: State | None = None) -> None:
        """Take an entry in; `back` is the state that an undo goes back to, where it is known already."""
        if e.kind == "answer":
            self._answer(e)
        elif e.kind == "by hand":
            self._by_hand(e)
        elif e.kind == "undo":
            self.state = replayed(self, e.value) if back is None else back
            self.given = self.given[: e.value]
            self.cuts.append((e.number, len(self.state.log)))
        elif e.kind == "practice":
            self.practice = True
        elif e.kind == "concede":
            self.ended = Result(1 - e.seat, "concede")
        elif e.kind == "leave":
            self.ended = Result(1 - e.seat, "leave")
        elif e.kind == "timeout":
            self.ended = Result(1 - e.seat, "timeout")
        elif e.kind == "ruling":
            self.ended = Result(e.value, "ruling")
        elif e.kind == "time":
            self._call_time(e.value)
        else:
            self.ended = Result(e.value, "abandoned")
        self.number = e.number + 1

    def _answer(self, e: Entry) -> None:
        d = self.state.decision
        if d is None or d.player != e.seat or e.value >= len(d.options) or d.options[e.value] != e.option:
            raise Broken(
                f"This game was begun with Quadriga {self.setup.version}, whose rules answered otherwise "
                f"at answer {len(self.given) + 1}; it cannot go on with this version."
            )
        before = Given(e.seat, e.value, e.auto, self.state.marks, len(self.state.log))
        self.game.answer(self.state, e.value)
        self.given.append(before)
        if self.last_turn and self.state.turn > self.last_turn and self.state.winner == NOBODY:
            self.ended = Result(self.game.on_time(self.state), "time", self.game.floor.time_rule)

    def _call_time(self, turn: int) -> None:
        """Time is up in the match: this is the last turn. Turns before it are played the same with or without it."""
        self.time_called = True
        if self.game.floor.time_option:
            self.match.options[self.game.floor.time_option] = turn
        else:
            self.last_turn = turn

    def _by_hand(self, e: Entry) -> None:
        deed = msgspec.json.decode(e.deed, type=Deed)
        before = Given(e.seat, 0, False, self.state.marks, len(self.state.log), deed)
        self.state = carry_out(self.game, self.state, e.seat, deed)
        self.given.append(before)

    def again(self, state: State, given: Given) -> State:
        """What was given, given again; the state afterwards."""
        if given.deed is not None:
            return carry_out(self.game, state, given.seat, given.deed)
        self.game.answer(state, given.index)
        return state


def replayed(live: Live, answers: int) -> State:
    """The state after so many answers."""
    state = live._first()
    for given in live.given[:answers]:
        state = live.again(state, given)
    return state


def live_from(setup: Setup, entries: list[Entry]) -> Live:
    """A game as its entries left it."""
    if [e.number for e in entries] != list(range(len(entries))):
        raise Broken("This game is damaged in the database: answers are missing in between. The others go on.")
    try:
        live = Live(setup)
        for e in entries:
            live.take(e)
    except Broken:
        raise
    except Exception as error:  # whatever is wrong with it, it is this table's alone
        why = f"{type(error).__name__}: {error}"
        raise Broken(f"This game cannot be brought back ({why}). The others go on.") from error
    return live
