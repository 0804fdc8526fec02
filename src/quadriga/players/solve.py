"""Was there a win this turn? The shortest forced win from a position with open information.

The solver looks at every option of the player to move and, where the opponent is asked, at
every reply: a win counts only if no reply escapes it. It deepens by one own decision at a
time, so the first win found is the shortest.

Chance is nobody's to command: where a move calls on it (a roll, a shuffle), the move is tried with
several rolls, and it wins only if it wins with each. One that fails disproves it; that all of them
win is strong evidence and no proof, and the solution says so.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.games.game import Game
from quadriga.kernel import save
from quadriga.kernel.chance import Chance, seeded
from quadriga.kernel.state import NOBODY, State, answer
from quadriga.messages import Message

DEFAULT_BUDGET = 200_000
"""Positions looked at before the solver gives up."""
MOST_DECISIONS = 40
ROLLS = 12
"""How many different rolls a move that calls on chance is tried with."""


@dataclass
class Move:
    seat: int
    label: Message
    rule: str
    forced: bool = False
    """The opponent had no other option, or any other loses as well."""
    option: int = 0
    """Which option of the question it was: two may read alike."""


@dataclass
class Solution:
    won: bool
    proved: bool
    """False: the budget ran out before the answer was certain, or a win was only tried with some of all rolls."""
    positions: int
    line: list[Move] = field(default_factory=list)


class OutOfBudget(Exception):
    pass


class Solver:
    def __init__(self, game: Game, state: State, budget: int = DEFAULT_BUDGET) -> None:
        self.game = game
        self.start = state
        self.budget = budget
        self.positions = 0
        self.seat = state.decision.player if state.decision is not None else 0
        self.turn = state.turn
        self.lost: dict[bytes, int] = {}
        """Positions from which no win was found, with the decisions that were left then."""
        self.cut = False
        """Was anything left out because the line was too long?"""
        self.rolled = False
        """Did a move call on chance?"""

    def solve(self) -> Solution:
        try:
            for depth in range(1, MOST_DECISIONS + 1):
                self.cut = False
                line = self.win(self.start, depth)
                if line is not None:
                    return Solution(True, not self.rolled, self.positions, line)
                if not self.cut:
                    return Solution(False, True, self.positions)
        except OutOfBudget:
            pass
        return Solution(False, False, self.positions)

    def win(self, s: State, left: int) -> list[Move] | None:
        """The moves of a forced win within so many own decisions, or None."""
        if s.winner != NOBODY:
            return [] if s.winner == self.seat else None
        if s.turn != self.turn or s.decision is None:
            return None
        key = save.to_bytes(s)
        if self.lost.get(key, -1) >= left:
            return None
        self.positions += 1
        if self.positions > self.budget:
            raise OutOfBudget
        mine = s.decision.player == self.seat
        many = len(s.decision.options) > 1
        if mine and many and left == 0:
            self.cut = True
            return None
        line = self.any_option(s, left - (1 if many else 0)) if mine else self.every_option(s, left)
        if line is None:
            self.lost[key] = left
        return line

    def any_option(self, s: State, left: int) -> list[Move] | None:
        d = s.decision
        assert d is not None
        scores = self.game.scores(s)
        seen: set[int] = set()
        for i in sorted(range(len(d.options)), key=lambda i: -scores[i]):
            key = self.game.option_key(s, d.options[i])
            if key in seen and d.kind != "life":
                continue
            seen.add(key)
            line = self.after(s, i, left)
            if line is not None:
                return [self.move(s, i), *line]
        return None

    def every_option(self, s: State, left: int) -> list[Move] | None:
        """The opponent escapes if one reply does; otherwise the longest defence is shown."""
        d = s.decision
        assert d is not None
        longest: list[Move] | None = None
        for i in range(len(d.options)):
            line = self.after(s, i, left)
            if line is None:
                return None
            if longest is None or len(line) >= len(longest):
                longest = [self.move(s, i, forced=True), *line]
        return longest

    def after(self, s: State, i: int, left: int) -> list[Move] | None:
        twin = played(s, i, -1)
        if state_of(twin.chance) == state_of(s.chance):
            return self.win(twin, left)
        self.rolled = True
        longest: list[Move] | None = None
        for roll in range(ROLLS):
            line = self.win(played(s, i, roll), left)
            if line is None:
                return None
            if longest is None or len(line) > len(longest):
                longest = line
        return longest

    def move(self, s: State, i: int, forced: bool = False) -> Move:
        d = s.decision
        assert d is not None
        return Move(d.player, self.game.option_view(s, d.options[i])["label"], d.rule, forced, i)


def played(s: State, i: int, roll: int) -> State:
    """A copy in which option `i` was taken, with chance as it is (-1) or seeded by the number of the roll."""
    twin = s.clone()
    twin.recording = False
    if roll >= 0:
        twin.chance = seeded(roll)
    answer(twin, i)
    return twin


def state_of(chance: Chance) -> tuple[int, ...]:
    return tuple(chance.data())
