"""What a server counts about itself: answers, refusals, how long things took. Nothing about persons."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Times:
    """How long something took, in classes."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def took(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    def cumulative(self) -> list[tuple[str, float]]:
        """As Prometheus has it: so many within so many seconds."""
        found: list[tuple[str, float]] = []
        total = 0
        for limit, count in zip([*map(str, SECONDS), "+Inf"], self.counts, strict=True):
            total += count
            found.append((limit, total))
        return found


class Counts:
    def __init__(self) -> None:
        self.answers = Times()
        """From hearing an answer to saying that it is stored."""
        self.store = Times()
        """What one transaction took."""
        self.refusals: Counter[str] = Counter()
        """By code."""


counts = Counts()
"""Of this process."""
