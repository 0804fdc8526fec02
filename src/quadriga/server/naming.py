"""Names and words that people type. They are text and nothing else."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
"""Invisible, but some scripts and signs are not written without them."""


def plain(text: str) -> str:
    """Without control characters, marks that turn the direction of writing, and superfluous spaces."""
    return " ".join("".join(" " if _unwanted(c) else c for c in text).split())


def _unwanted(c: str) -> bool:
    return c not in JOINERS and unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp")
