"""Lines of a card that an option quotes: its Activate: Main abilities, and those that it gives to others."""

from __future__ import annotations

import re

_GIVEN = re.compile(r'"(\[Activate.*?)" (?:until|during|and)\b')


def activations(text: str) -> list[str]:
    """The printed lines of a card's own Activate: Main abilities."""
    return [line for line in text.split("\n") if line.startswith("[Activate")]


def given_activations(text: str) -> list[str]:
    """Those that it quotes, for another card to gain."""
    return _GIVEN.findall(text)
