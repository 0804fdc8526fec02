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
        """Per feature, what it adds to each hidden unit."""
        self.bias = bias
        self.direct = direct
        self.out = out
        self.base = base

    def value(self, x: list[float]) -> float:
        """The chance to win, from 0 to 1, of a position with these features."""
        units: list[float] = self.bias[:]
        width: i64 = len(units)
        total = self.base
        i: i64 = 0
        j: i64 = 0
        while i < len(x):
            amount = x[i]
            if amount != 0.0:
                total += amount * self.direct[i]
                row = self.hidden[i]
                j = 0
                while j < width:
                    units[j] = units[j] + amount * row[j]
                    j += 1
            i += 1
        j = 0
        while j < width:
            unit = units[j]
            if unit > 0.0:
                total += unit * self.out[j]
            j += 1
        if total < -30.0:
            return 0.0
        return 1.0 / (1.0 + math.exp(-total))
