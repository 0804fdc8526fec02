"""Glicko-2, by Mark E. Glickman's paper "Example of the Glicko-2 system" (2022), step by step.

A match is a rating period of its own for its two players; days without a match only make a rating less certain.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

START, DEVIATION, VOLATILITY = 1500.0, 350.0, 0.06
"""A player of whom nothing is known (step 1)."""
SCALE = 173.7178
TAU = 0.5
"""How much volatility may change; the paper's example has 0.5, too."""
PRECISION = 0.000001
DAY = 86_400.0
"""A rating period without a match: with it a well-known rating is half forgotten after about two years."""


class Rating(msgspec.Struct, frozen=True):
    rating: float = START
    deviation: float = DEVIATION
    volatility: float = VOLATILITY


def rested(before: Rating, seconds: float) -> Rating:
    """After so long without a match the rating is less certain (step 6)."""
    phi = before.deviation / SCALE
    grown = math.sqrt(phi * phi + before.volatility**2 * max(0.0, seconds) / DAY) * SCALE
    return msgspec.structs.replace(before, deviation=min(DEVIATION, grown))


def rated(before: Rating, games: Sequence[tuple[Rating, float]], tau: float = TAU) -> Rating:
    """The rating after a period with these opponents and scores (1, ½ or 0)."""
    mu, phi = (before.rating - START) / SCALE, before.deviation / SCALE  # step 2
    if not games:
        return rested(before, DAY)
    others = [((o.rating - START) / SCALE, _g(o.deviation / SCALE), score) for o, score in games]
    expected = [1 / (1 + math.exp(-g * (mu - mu_j))) for mu_j, g, _ in others]
    v = 1 / sum(g * g * e * (1 - e) for (_, g, _), e in zip(others, expected, strict=True))  # step 3
    gained = sum(g * (score - e) for (_, g, score), e in zip(others, expected, strict=True))
    sigma = _volatility(phi, v, v * gained, before.volatility, tau)  # steps 4 and 5
    star = math.sqrt(phi * phi + sigma * sigma)  # step 6
    after = 1 / math.sqrt(1 / (star * star) + 1 / v)  # step 7
    return Rating(START + SCALE * (mu + after * after * gained), SCALE * after, sigma)  # step 8


def _g(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def _volatility(phi: float, v: float, delta: float, sigma: float, tau: float) -> float:
    """Step 5: the root of f by the Illinois algorithm."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        e = math.exp(x)
        return e * (delta * delta - phi * phi - v - e) / (2 * (phi * phi + v + e) ** 2) - (x - a) / (tau * tau)

    low = a
    if delta * delta > phi * phi + v:
        high = math.log(delta * delta - phi * phi - v)
    else:
        k = 1
        while f(a - k * tau) < 0:
            k += 1
        high = a - k * tau
    f_low, f_high = f(low), f(high)
    while abs(high - low) > PRECISION:
        new = low + (low - high) * f_low / (f_high - f_low)
        f_new = f(new)
        if f_new * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = new, f_new
    return math.exp(low / 2)
