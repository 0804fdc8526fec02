"""Recovery phrases: 128 random bits as eight words that can be spoken (proquints: consonants and vowels in turn)."""

from __future__ import annotations

import re
import secrets

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"
WORDS = 8


def new_phrase() -> str:
    return " ".join(_word(secrets.randbits(16)) for _ in range(WORDS))


def _word(bits: int) -> str:
    c, v = CONSONANTS, VOWELS
    return c[bits >> 12] + v[bits >> 10 & 3] + c[bits >> 6 & 15] + v[bits >> 4 & 3] + c[bits & 15]


def normal(typed: str) -> str:
    """A phrase as it was given out, however somebody types it; '' if it cannot be one."""
    words = re.findall(r"[a-z]+", typed.lower())
    shape = re.compile(f"[{CONSONANTS}][{VOWELS}][{CONSONANTS}][{VOWELS}][{CONSONANTS}]")
    return " ".join(words) if len(words) == WORDS and all(shape.fullmatch(word) for word in words) else ""
