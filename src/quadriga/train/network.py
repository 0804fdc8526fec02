"""A network with one hidden layer, learned with numpy: Adam on the logarithmic loss.

Small enough that a library for networks would bring only its weight: docs/training.md has the measurement.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from quadriga.players.model import Model

BATCH = 512
DECAY = 0.1
"""Pull of the weights towards zero, a part of each step. It stands beside Adam and not in its slopes: there it grows
to full steps for units that learn little, and draws them to nothing (docs/training.md has the measurement)."""
LIVE = 0.01
"""A hidden unit lives if what it adds to the logarithm of the odds varies by this much between positions."""
BETA = (0.9, 0.999)
EPSILON = 1e-8

Array = Any
"""A numpy array; numpy is an extra, and its types are not needed to check this file."""


class Network:
    """Weights and what Adam remembers of them, both as lists of arrays: hidden, bias, direct, out, base."""

    def __init__(self, features: int, hidden: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights: list[Array] = [
            chance.normal(0.0, np.sqrt(2.0 / features), (features, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros(features, np.float32),
            chance.normal(0.0, np.sqrt(1.0 / hidden), hidden).astype(np.float32) * np.float32(0.1),
            np.zeros(1, np.float32),
        ]
        self.first = [np.zeros_like(w) for w in self.weights]
        self.second = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def chances(self, x: Array) -> Array:
        hidden, bias, direct, out, base = self.weights
        return _sigmoid(x @ direct + np.maximum(x @ hidden + bias, 0.0) @ out + base)

    def step(self, x: Array, y: Array, rate: float) -> None:
        """One step downhill on a batch."""
        hidden, bias, direct, out, base = self.weights
        units = np.maximum(x @ hidden + bias, 0.0)
        wrong = (_sigmoid(x @ direct + units @ out + base) - y) / np.float32(len(y))
        back = np.outer(wrong, out) * (units > 0.0)
        slopes = [x.T @ back, back.sum(0), x.T @ wrong, units.T @ wrong, wrong.sum(keepdims=True)]
        self.steps += 1
        one, two = BETA
        for w, m, v, g in zip(self.weights, self.first, self.second, slopes, strict=True):
            m += (1 - one) * (g - m)
            v += (1 - two) * (g * g - v)
            if w.ndim == 2 or len(w) > 1:
                w -= np.float32(rate * DECAY) * w
            w -= rate * (m / (1 - one**self.steps)) / (np.sqrt(v / (1 - two**self.steps)) + EPSILON)

    def learn(self, x: Array, y: Array, passes: int, seed: int, high: float, low: float) -> None:
        """Go over all rows several times in random order, with ever smaller steps."""
        chance = np.random.default_rng(seed)
        batches = max(1, len(y) // BATCH)
        total = passes * batches
        done = 0
        for _ in range(passes):
            order = chance.permutation(len(y))
            for b in range(batches):
                rows = order[b * BATCH : (b + 1) * BATCH]
                rate = low + (high - low) * 0.5 * (1 + np.cos(np.pi * done / total))
                self.step(x[rows], y[rows], float(rate))
                done += 1

    def live(self, x: Array) -> int:
        """How many hidden units make a difference on these rows."""
        hidden, bias, _, out, _ = self.weights
        return int((np.std(np.maximum(x @ hidden + bias, 0.0) * out, axis=0) > LIVE).sum())

    def model(self) -> Model:
        """What players load."""
        return Model(*self.plain())

    def plain(self) -> tuple[list[list[float]], list[float], list[float], list[float], float]:
        hidden, bias, direct, out, base = self.weights
        return hidden.T.tolist(), bias.tolist(), direct.tolist(), out.tolist(), float(base[0])

    def arrays(self) -> dict[str, Array]:
        """Everything that a checkpoint must hold."""
        found = {"steps": np.array(self.steps)}
        for kind, arrays in (("w", self.weights), ("m", self.first), ("v", self.second)):
            found.update({f"{kind}{i}": a for i, a in enumerate(arrays)})
        return found

    def restore(self, data: Any) -> None:
        self.steps = int(data["steps"])
        for kind, arrays in (("w", self.weights), ("m", self.first), ("v", self.second)):
            for i, a in enumerate(arrays):
                a[...] = data[f"{kind}{i}"]


def loss(chances: Array, y: Array) -> float:
    """The mean logarithmic loss."""
    p = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


def _sigmoid(z: Array) -> Array:
    return 1.0 / (1.0 + np.exp(-np.clip(z, -30.0, 30.0)))
