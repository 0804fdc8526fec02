"""Making good input bad: bits, lengths, numbers, nesting, pieces of other input."""

from __future__ import annotations

import json
import random
from typing import Any

NASTY = (
    "", " ", "\n" * 50, "\x00", "\ud800", "💣", "‮", "[" * 200, "(" * 200, '"' * 99, "{{", "&a", "*a", "<<: *a",
    "!!python/object:x",
    "[Activate", "Create 1 ", "999999999x ", "99999999999999999999", "-1", "1e999", "NaN", "null", "../../etc/passwd",
    "'; DROP TABLE tables; --", "<script>", "\\u0000", "%s%n", "over", "x" * 5_000, "#/deck/a/" * 20,
)  # fmt: skip
NUMBERS = (-1, 0, 1, 2, 99, 255, 4096, 2**31, 2**53 + 1, 2**64, -(2**63), 10**30)


class Mutator:
    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def text(self, good: str, other: str = "") -> str:
        """A text with a few things changed."""
        r = self.chance
        for _ in range(r.randint(1, 4)):
            at = r.randrange(len(good) + 1)
            to = min(len(good), at + r.choice((1, 1, 3, 10, 100)))
            kind = r.randrange(7)
            if kind == 0:
                good = good[:at] + good[to:]
            elif kind == 1:
                good = good[:at] + r.choice(NASTY) + good[at:]
            elif kind == 2:
                good = good[:at] + good[at:to] * r.choice((2, 5, 60)) + good[to:]
            elif kind == 3 and other:
                begin = r.randrange(len(other) + 1)
                good = good[:at] + other[begin : begin + r.choice((5, 40, 400))] + good[to:]
            elif kind == 4:
                sign = r.choice((r.randrange(32, 127), r.randrange(0x3000, 0x30FF), 0x202E))
                good = good[:at] + chr(sign) + good[to:]
            elif kind == 5:
                good = good[:at]
            else:
                good = good[:at] + str(r.choice(NUMBERS)) + good[to:]
        return good[:150_000]

    def value(self, good: Any, depth: int = 0) -> Any:
        """Plain data with something changed somewhere."""
        r = self.chance
        if r.random() < 0.1 or depth > 6:
            return self.anything()
        if isinstance(good, dict) and good:
            key = r.choice(list(good))
            changed = dict(good)
            what = r.randrange(6)
            if what == 0:
                del changed[key]
            elif what == 1:
                changed[self.text(str(key))] = changed.pop(key)
            else:
                changed[key] = self.value(good[key], depth + 1)
            return changed
        if isinstance(good, list) and good:
            at = r.randrange(len(good))
            what = r.randrange(5)
            if what == 0:
                return good[:at] + good[at + 1 :]
            if what == 1:
                return good[:at] + [good[at]] * r.choice((2, 50)) + good[at:]
            return [*good[:at], self.value(good[at], depth + 1), *good[at + 1 :]]
        if isinstance(good, str):
            return self.text(good)
        if isinstance(good, (int, float)) and not isinstance(good, bool):
            return r.choice((*NUMBERS, good + 1, -good, str(good), 0.5))
        return self.anything()

    def anything(self) -> Any:
        r = self.chance
        return r.choice((None, True, [], {}, [[[[]]]], {"a": {"a": {}}}, r.choice(NASTY), r.choice(NUMBERS), 0.5))

    def raw(self, good: Any) -> bytes:
        """A body: mostly JSON."""
        data = bytearray(json.dumps(self.value(good)).encode("utf-8", "surrogatepass"))
        if self.chance.random() < 0.15 and data:
            for _ in range(self.chance.randint(1, 5)):
                data[self.chance.randrange(len(data))] = self.chance.randrange(256)
        return bytes(data)
