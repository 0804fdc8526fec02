"""Card numbers as lists write them: marks of parallels and promos in front of the number or behind it."""

from __future__ import annotations

import re

_PLAIN = r"(?:BP|SD|EXD|UD|ST)\d{2}-\d{3}|PR-\d{3}|Y\d{2}-P\d{3}|[A-Z]{2,4}-\d-\d{3}"
_BEHIND = re.compile(rf"(?P<number>{_PLAIN})(?:_.*)?", re.IGNORECASE)
_MARK = r"(?:\([^()]*\)|[A-Z][A-Za-z]*(?:-[A-Z][a-z]?)?\d*(?:-Re)?)"
_FRONT = re.compile(rf"{_MARK}{{0,3}}?\s*(?P<number>{_PLAIN})", re.IGNORECASE)


_LONGEST = 60
"""Characters that a number has at most with all its marks; a longer word is none, and trying to read it takes long."""


def base_number(number: str) -> str:
    """`AP(20/20)BP01-085`, `(PR-074)BP01-085` and `BP01-085_PR-169` are all prints of BP01-085 (4.1.3)."""
    if len(number) > _LONGEST:
        return ""
    found = _BEHIND.fullmatch(number.strip()) or _FRONT.fullmatch(number.strip())
    return found["number"].upper() if found else ""
