"""Chance that lives in the state: the same seed gives the same game on every machine.

Two generators over 32-bit words, so that plain and compiled Python agree without big numbers. Xorshift128 is fast and
serves simulation and search; whoever sees some of its words can compute the others. Seeds above 64 bits, which
tables with people get from the system, drive ChaCha8: nobody can tell the next card from all cards before.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
SECRET: Final = 1 << 64
"""Seeds from here on are secret: their 128 bits are a key."""
_NO_WORDS: list[int] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Chance:
    def __init__(self, a: i64, b: i64, c: i64, d: i64, n: i64 = -1) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.n = n
        """How many words a secret generator has given; -1 for the fast one."""
        self.block = _NO_WORDS
        """The sixteen words of a secret generator that the next one is among; replaced, never changed."""

    def copy(self) -> Chance:
        twin = Chance(self.a, self.b, self.c, self.d, self.n)
        twin.block = self.block
        return twin

    def data(self) -> list[int]:
        """What is saved of it."""
        fast: list[int] = [self.a, self.b, self.c, self.d]
        return fast if self.n < 0 else [*fast, self.n]

    def word(self) -> i64:
        """The next 32 random bits."""
        if self.n >= 0:
            return self._secret_word()
        t: i64 = self.a ^ ((self.a << 11) & WORD)
        self.a = self.b
        self.b = self.c
        self.c = self.d
        self.d = self.d ^ (self.d >> 19) ^ t ^ (t >> 8)
        return self.d

    def _secret_word(self) -> i64:
        at: i64 = self.n & 15
        if at == 0 or not self.block:
            self.block = chacha8([self.a, self.b, self.c, self.d], self.n >> 4)
        self.n += 1
        return self.block[at]

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
    if seed >= SECRET:
        key = [(seed >> shift) & WORD for shift in (0, 32, 64, 96)]
        return Chance(key[0], key[1], key[2], key[3], 0)
    words: list[int] = []
    x = (seed ^ 0x9E3779B9) & 0xFFFFFFFFFFFFFFFF
    for _ in range(4):
        x = (x * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        words.append((x >> 32) & WORD or 1)
    chance = Chance(words[0], words[1], words[2], words[3])
    for _ in range(8):
        chance.word()
    return chance


def chacha8(key: list[int], block: int) -> list[int]:
    """The sixteen words of one block of ChaCha with 8 rounds and a key of 128 bits."""
    start: list[int] = [
        0x61707865, 0x3120646E, 0x79622D36, 0x6B206574, key[0], key[1], key[2], key[3],
        key[0], key[1], key[2], key[3], block & WORD, (block >> 32) & WORD, 0, 0,
    ]  # fmt: skip
    x = start[:]
    for _ in range(4):
        for column in range(4):
            _quarter(x, column, 4 + column, 8 + column, 12 + column)
        for column in range(4):
            _quarter(x, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
    return [(x[i] + start[i]) & WORD for i in range(16)]


def _quarter(x: list[int], i: int, j: int, k: int, m: int) -> None:
    a: i64 = x[i]
    b: i64 = x[j]
    c: i64 = x[k]
    d: i64 = x[m]
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD
    x[i] = a
    x[j] = b
    x[k] = c
    x[m] = d


def seed_text(seed: int) -> int | str:
    """A seed as files have it: a number, or a secret one in hexadecimal, which no program rounds."""
    return seed if seed < SECRET else f"x{seed:032x}"


def seed_number(written: object) -> int:
    """The seed that a file means; ValueError for what is none."""
    if isinstance(written, int) and not isinstance(written, bool):
        return written
    if isinstance(written, str) and len(written) == 33 and written[0] == "x":
        return int(written[1:], 16)
    raise ValueError(f"{str(written)[:40]!r} is no seed")
