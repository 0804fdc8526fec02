"""Chance that lives in the state: the same seed gives the same game on every machine.

Xorshift128 over 32-bit words: only shifts and exclusive-ors, so plain and compiled Python
agree without big numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Chance:
    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> Chance:
        return Chance(self.a, self.b, self.c, self.d)

    def word(self) -> i64:
        """The next 32 random bits."""
        t: i64 = self.a ^ ((self.a << 11) & WORD)
        self.a = self.b
        self.b = self.c
        self.c = self.d
        self.d = self.d ^ (self.d >> 19) ^ t ^ (t >> 8)
        return self.d

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return (self.word() * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            swap = items[i]
            items[i] = items[j]
            items[j] = swap


def seeded(seed: int) -> Chance:
    """A generator for this seed. The words are mixed so that near seeds differ at once."""
    words: list[int] = []
    x = (seed ^ 0x9E3779B9) & 0xFFFFFFFFFFFFFFFF
    for _ in range(4):
        x = (x * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        words.append((x >> 32) & WORD or 1)
    chance = Chance(words[0], words[1], words[2], words[3])
    for _ in range(8):
        chance.word()
    return chance
