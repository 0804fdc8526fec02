"""Powers and Effects: which effect texts are active, which powers can be used."""

from __future__ import annotations

from quadriga.games.ultraman.chapters.faces import EffectText
from quadriga.games.ultraman.chapters.marks import NEGATED
from quadriga.games.ultraman.chapters.table import (
    DISCARD,
    FIRST_CHARACTER,
    SCENE_AREA,
    WIDTH,
    Table,
)


def text_active(t: Table, c: int, text: EffectText) -> bool:
    """Is this effect text of the card in slot `c` active, and so a power (9.1.1a)?"""
    zone = t.zone[c]
    if zone == SCENE_AREA:
        return not negated(t, c, text)
    if zone < FIRST_CHARACTER:
        # 10.1.2: only on the field, unless the text speaks of its being sent or exiled (ucg.zone.1)
        return text.own_zone and zone % WIDTH >= DISCARD
    k = t.character_of(c)
    if k < 0 or t.top(k) != c:
        return False  # 10.1.1, 10.1.3, 10.1.3.1; Charge cards have no active texts
    if text.states != 0 and (text.states >> len(t.zones[zone])) & 1 == 0:
        return False  # 2.3.5.2a, 2.3.5.2f
    return not negated(t, c, text)


def negated(t: Table, c: int, text: EffectText) -> bool:
    """A negated text is inactive (11.13.1, 11.13.2)."""
    for a in t.applied:
        if a.what == NEGATED and a.target == t.handle(c) and a.extra == text.number:
            return True
    return False


def use_key(t: Table, c: int, text: EffectText) -> int:
    """Limits count per card and effect text; a card that changed zones is a new one (9.4.2, 3.2.3a).

    What may be used so often in the whole game is counted by the card itself, wherever it has been.
    """
    return (t.handle(c) << 5) | text.number if text.limit > 0 else -1 - ((c << 5) | text.number)


def uses_left(t: Table, c: int, text: EffectText) -> bool:
    if text.limit == 0:
        return True
    key = use_key(t, c, text)
    return t.used.count(key) < (text.limit if text.limit > 0 else -text.limit)
