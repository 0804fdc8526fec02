"""Many games at once, for programs that learn: answers in, looks out, in one compiled loop."""

from __future__ import annotations

from typing import Any

from quadriga.kernel.observation import Observation, Piles
from quadriga.kernel.state import NOBODY, State, answer

LONG_LOG = 64
"""Events after which a log is cut back to what a look remembers."""


class Batch:
    """States of one game side by side, each at a decision with a choice or over."""

    def __init__(self, observation: Observation, sizes: list[int], options: int, history: int) -> None:
        self.observation = observation
        self.sizes = sizes
        self.size = sizes[0] + sizes[1] + sizes[2] + sizes[3]
        """Bytes of one look."""
        self.options = options
        self.history = history
        self.states: list[State] = []
        self.piles: list[list[Piles]] = []
        """Of each state and seat, what was seen of open piles."""
        self.face_ids: list[list[int]] = []
        """Of each state, the numbers of its faces in the list of cards."""
        self.seats: list[int] = []
        self.counts: list[int] = []
        self.masks: list[bytes] = []
        for n in range(options + 1):
            self.masks.append(b"\x01" * n + bytes(options - n))

    def wrong(self, actions: list[int]) -> int:
        """The first state that has no such option, or -1."""
        for i in range(len(self.states)):
            d = self.states[i].decision
            if d is None or actions[i] < 0 or actions[i] >= len(d.options):
                return i
        return -1

    def step(self, actions: list[int], begin: Any, observations: Any, masks: Any) -> int:
        """Take an option in every state and look at it at once, while it is near at hand.

        `begin(i)` is called for a state that is over; it must put a new one into its place. Returns as `look_at_all`.
        """
        states = self.states
        for i in range(len(states)):
            s = states[i]
            answer(s, actions[i])
            self.skip(s)
            if s.winner != NOBODY:
                begin(i)
            if not self.show(i, observations, masks):
                return i
        return -1

    def skip(self, s: State) -> None:
        """Answer decisions with one option, and let go of what the log need not remember."""
        d = s.decision
        while d is not None and len(d.options) == 1:
            answer(s, 0)
            d = s.decision
        if len(s.log) > LONG_LOG:
            s.log = s.log[len(s.log) - self.history :]

    def look(self, i: int, seat: int) -> bytes:
        while len(self.piles) <= i:
            self.piles.append([Piles(), Piles()])
        self.observation.face_ids = self.face_ids[i]
        self.observation.piles = self.piles[i][seat]
        return self.observation.look_compactly(self.states[i], seat, self.sizes)

    def look_at_all(self, observations: Any, masks: Any) -> int:
        """Write what each seat that is asked sees and which actions it has into flat views of bytes.

        Who is asked and how many options there are is in `seats` and `counts` then. Returns the first state that does
        not fit, or -1.
        """
        self.seats = [0] * len(self.states)
        self.counts = [0] * len(self.states)
        for i in range(len(self.states)):
            if not self.show(i, observations, masks):
                return i
        return -1

    def show(self, i: int, observations: Any, masks: Any) -> bool:
        """Write one look; False if it does not fit."""
        size = self.size
        room = self.options
        d = self.states[i].decision
        assert d is not None
        n = len(d.options)
        if n > room:
            return False
        seen = self.look(i, d.player)
        if len(seen) != size:
            return False
        self.seats[i] = d.player
        self.counts[i] = n
        observations[i * size : (i + 1) * size] = seen
        masks[i * room : (i + 1) * room] = self.masks[n]
        return True
