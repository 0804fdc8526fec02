"""Playing on at random, inside the compiled part: the measure of speed and the end of many searches."""

from __future__ import annotations

from quadriga.kernel.chance import Chance
from quadriga.kernel.state import NOBODY, State, answer


def play_randomly(s: State, chance: Chance, limit: int = 1_000_000) -> int:
    """Answer at random until the game is over; how many decisions had more than one option."""
    count = 0
    for _ in range(limit):
        d = s.decision
        if d is None or s.winner != NOBODY:
            break
        n = len(d.options)
        if n > 1:
            count += 1
            answer(s, chance.below(n))
        else:
            answer(s, 0)
    return count
