"""The clocks of a table: none, so much for each answer, or a bank of time for the whole game, with byo-yomi after it.

A clock runs for a person who is asked, from the moment that this person has seen the table. It
does not run for computers, nor while the server is down: what was left after the last stored
answer is what there is.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from quadriga.server.messages import Clock, ClockState


def full(clock: Clock) -> int:
    """Milliseconds at the beginning; the periods of byo-yomi among them."""
    later = clock.increment * clock.periods if clock.kind == "byoyomi" else 0
    return (clock.seconds + later) * 1000


def refilled(clock: Clock, left: int) -> int:
    """After an answer in byo-yomi: the period that was begun is whole again, those used up are gone."""
    period = clock.increment * 1000
    if period == 0 or left > clock.periods * period:
        return left
    return -(-left // period) * period


class Clocks:
    def __init__(self, clock: Clock, now: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.now = now
        self.left = [full(clock), full(clock)]
        """Milliseconds that were left when the running clock was started."""
        self.running: int | None = None
        self.since = 0.0

    @property
    def on(self) -> bool:
        return self.clock.kind != "none"

    def left_of(self, seat: int) -> int:
        gone = int((self.now() - self.since) * 1000) if self.running == seat else 0
        return max(0, self.left[seat] - gone)

    def run_for(self, seat: int | None) -> None:
        """Let this seat's clock run and no other."""
        if not self.on or seat == self.running:
            return
        self.stop()
        self.running = seat
        self.since = self.now()

    def stop(self) -> None:
        if self.running is not None:
            self.left[self.running] = self.left_of(self.running)
            self.running = None

    def answered(self, seat: int) -> None:
        """This seat has answered: stop its clock and give it what an answer earns."""
        if not self.on:
            return
        self.stop()
        if self.clock.kind == "move":
            self.left[seat] = self.clock.seconds * 1000
        elif self.clock.kind == "byoyomi":
            self.left[seat] = refilled(self.clock, self.left[seat])
        else:
            self.left[seat] += self.clock.increment * 1000

    def shown(self) -> ClockState | None:
        return ClockState([self.left_of(0), self.left_of(1)], self.running) if self.on else None
