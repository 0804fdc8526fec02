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
        while len(out) % 4 != 0:  # `value` takes four units at a time
            hidden = [*hidden, [0.0] * len(direct)]
            bias = [*bias, 0.0]
            out = [*out, 0.0]
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
        unit: i64 = 0
        while unit + 3 < len(self.out):
            # four at a time: reaching into lists is what costs
            rows = self.hidden
            one, two, three, four = rows[unit], rows[unit + 1], rows[unit + 2], rows[unit + 3]
            a, b, c, d = self.bias[unit], self.bias[unit + 1], self.bias[unit + 2], self.bias[unit + 3]
            k: i64 = 0
            while k < n:
                at = places[k]
                amount = amounts[k]
                a += amount * one[at]
                b += amount * two[at]
                c += amount * three[at]
                d += amount * four[at]
                k += 1
            total += self.out[unit] * a if a > 0.0 else 0.0
            total += self.out[unit + 1] * b if b > 0.0 else 0.0
            total += self.out[unit + 2] * c if c > 0.0 else 0.0
            total += self.out[unit + 3] * d if d > 0.0 else 0.0
            unit += 4
        if total < -30.0:
            return 0.0
        return 1.0 / (1.0 + math.exp(-total))
