"""What was given in a game, in order, and the way back: one history for the terminal, replays, scenarios and tables.

The same things given again make the same game again. A session at one screen goes back often and keeps a copy of the
state before each step; a table on a server, of which there are many, plays again from its first state instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from quadriga.games.by_hand import Deed, Seat, carry_out
from quadriga.games.game import Game
from quadriga.kernel.state import State

Undo = Literal["free", "ask", "none"]


class Given(msgspec.Struct):
    """An answer, or a deed by hand, that counts: it has not been taken back."""

    seat: Seat
    index: int
    auto: bool
    marks: int
    """What had been revealed before it."""
    log: int
    """Lines of the log before it."""
    deed: Deed | None = None
    """What was done by hand, where it was no answer."""


class History:
    def __init__(self, game: Game, state: State, first: Callable[[], State] | None = None) -> None:
        """`first` makes the first state anew; without it a copy is kept before each step."""
        self.game = game
        self.state = state
        self.given: list[Given] = []
        self._first = first
        self._copies: list[State] = []

    # -- forward --------------------------------------------------------------------------

    def give_answer(self, index: int, auto: bool = False) -> None:
        decision = self.state.decision
        assert decision is not None
        before, given = self._before(), self._next(decision.player, index, auto)
        self.game.answer(self.state, index)
        self._took(before, given)

    def do_by_hand(self, seat: Seat, deed: Deed) -> None:
        before, given = self._before(), self._next(seat, 0, False, deed)
        self.state = carry_out(self.game, self.state, seat, deed)
        self._took(before, given)

    def again(self, state: State, given: Given) -> State:
        """What was given, given again; the state afterwards."""
        if given.deed is not None:
            return carry_out(self.game, state, given.seat, given.deed)
        self.game.answer(state, given.index)
        return state

    def _next(self, seat: Seat, index: int, auto: bool, deed: Deed | None = None) -> Given:
        return Given(seat, index, auto, self.state.marks, len(self.state.log), deed)

    def _before(self) -> State | None:
        return self.state.clone() if self._first is None else None

    def _took(self, before: State | None, given: Given) -> None:
        if before is not None:
            self._copies.append(before)
        self.given.append(given)

    # -- back -----------------------------------------------------------------------------

    def last_by(self, seat: int | None = None, deeds: bool = True) -> int:
        """Which step was this seat's last own one (anybody's, where no seat is named); -1 if there is none."""
        for i in range(len(self.given) - 1, -1, -1):
            given = self.given[i]
            if seat in (None, given.seat) and not given.auto and (deeds or given.deed is None):
                return i
        return -1

    def may_undo(self, seat: int | None = None, deeds: bool = True) -> Undo:
        """May this seat take back its last step: freely, by asking (something was revealed since, or somebody else did
        something by hand), or not at all?"""
        step = self.last_by(seat, deeds)
        if step < 0:
            return "none"
        given = self.given[step]
        others = any(later.deed is not None and later.seat != given.seat for later in self.given[step:])
        return "free" if given.marks == self.state.marks and not others else "ask"

    def after(self, steps: int) -> State:
        """The state after so many steps."""
        if self._first is not None:
            state = self._first()
            for given in self.given[:steps]:
                state = self.again(state, given)
            return state
        if steps == len(self.given):
            state, lines = self.state.clone(), len(self.state.log)
        else:
            state, lines = self._copies[steps].clone(), self.given[steps].log
        state.log = self.state.log[:lines]  # a copy has no log of its own
        return state

    def back_after(self, steps: int, state: State | None = None) -> None:
        """Take back everything but so many steps; `state` is the one after them, where it is known already."""
        self.state = self.after(steps) if state is None else state
        self.given = self.given[:steps]
        self._copies = self._copies[:steps]
