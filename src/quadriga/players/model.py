"""A learned evaluation at work: one hidden layer over a game's features (compiled).

Nothing but lists of floats, so players need no library for it.
"""

from __future__ import annotations

import math

from mypy_extensions import i64


class Model:
    """chance = sigmoid(direct·x + out·relu(hidden·x + bias) + base)."""

    def __init__(
        self, hidden: list[list[float]], bias: list[float], direct: list[float], out: list[float], base: float
    ) -> None:
        self.hidden = hidden
        """Per hidden unit, what each feature adds to it."""
        self.bias = bias
        self.direct = direct
        self.out = out
        self.base = base

    def value(self, x: list[float]) -> float:
        """The chance to win, from 0 to 1, of a position with these features."""
        places: list[int] = []
        amounts: list[float] = []
        total = self.base
        for i in range(len(x)):
            if x[i] != 0.0:
                places.append(i)
                amounts.append(x[i])
                total += x[i] * self.direct[i]
        n: i64 = len(places)
        for j in range(len(self.out)):
            row = self.hidden[j]
            unit = self.bias[j]
            k: i64 = 0
            while k < n:
                unit += amounts[k] * row[places[k]]
                k += 1
            if unit > 0.0:
                total += unit * self.out[j]
        if total < -30.0:
            return 0.0
        return 1.0 / (1.0 + math.exp(-total))
