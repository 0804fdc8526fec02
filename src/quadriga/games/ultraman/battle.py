"""Characters Engaged in Battle: who faces whom, and what a character is at the moment."""

from __future__ import annotations

from typing import Final

from quadriga.games.ultraman.faces import Card, shares_team
from quadriga.games.ultraman.table import NO_CHARACTER, Table

# Effects applied to a character, a card or a player for a while (`Applied.what`).
BP_CHANGE: Final = 1
GRADE: Final = 2
TYPE_GIVEN: Final = 3
"""extra: the TYPE."""
TYPE_CHANGED: Final = 4
"""amount: the TYPE it replaces; extra: the new one."""
EXTRA: Final = 5
WIN: Final = 6
TIED: Final = 7
NO_LEVEL_UP: Final = 8
"""amount: the turn in which it holds."""
UNAFFECTED: Final = 9
"""extra: one of the kinds below."""
NEGATED: Final = 10
"""Of a card: extra is the number of the effect text."""
NO_ENTERS_PLAY: Final = 11
NO_EXILE: Final = 12
"""Of a player: cards in the discard area cannot be exiled by the opponent's effects."""
BP_SET: Final = 13
LEVEL_CHANGE: Final = 14
NO_RETURN: Final = 15
"""The character's cards cannot be put into a hand."""
SET_AGAIN: Final = 16
"""Of a player: further scene cards that may be set this turn."""

GRADE_INCREASE: Final = 0
GRADE_DECREASE: Final = 1
BP_PLUS: Final = 2
BP_MINUS: Final = 3


def battle_opponent(t: Table, k: int) -> int:
    """The opposing character in the same battle area (7.1), or NO_CHARACTER (ucg.opp.1)."""
    area = t.area_of[k]
    return t.areas[2 * area + 1 - t.side[k]] if area >= 0 else NO_CHARACTER


def beside(t: Table, k: int, step: int) -> int:
    """The own character in the neighbouring area (ucg.adj.1, ucg.r.adjown), or NO_CHARACTER."""
    area = t.area_of[k] + step
    if t.area_of[k] < 0 or area < 0 or 2 * area >= len(t.areas):
        return NO_CHARACTER
    return t.areas[2 * area + t.side[k]]


def adjacent(t: Table, k: int) -> list[int]:
    return [n for n in (beside(t, k, -1), beside(t, k, 1)) if n >= 0]


def top_face(t: Table, k: int) -> Card:
    return t.face(t.top(k))


def shown(t: Table, k: int) -> bool:
    """Is there a face-up card, so that the character has a name, a level, a TYPE?"""
    return t.area_of[k] >= 0 and t.top(k) >= 0


def name_of(t: Table, k: int) -> str:
    """The character's name is that of its topmost face-up card (ucg.char.3).

    A card that counts as several names has the name of the card directly beneath it (11.21.1);
    set alone, its printed one.
    """
    cards = t.stack_of(k)
    i = cards.index(t.top(k))
    while i > 0 and len(t.face(cards[i]).names) > 1:
        i -= 1
    return t.face(cards[i]).character


def level_of(t: Table, k: int) -> int:
    level = top_face(t, k).level
    for a in t.applied:
        if a.what == LEVEL_CHANGE and a.target == k:
            level += a.amount
    return level


def types_of(t: Table, k: int) -> list[int]:
    """The TYPEs a character has: printed, then given and changed in order (ucg.type.1, ucg.type.2)."""
    types = [top_face(t, k).type]
    for a in t.applied:
        if a.target != k:
            continue
        if a.what == TYPE_GIVEN:
            if a.extra not in types:
                types.append(a.extra)
        elif a.what == TYPE_CHANGED and a.amount in types:
            types.remove(a.amount)
            if a.extra not in types:
                types.append(a.extra)
    return types


def fits_on(t: Table, card: Card, under: Card, under_name: str) -> bool:
    """May `card` lie on `under`: same name or a shared team, and exactly one level more?

    5.6.1b, 5.6.2.2, 11.18.1a, ucg.top.1; `under_name` is the name the lower card has now.
    """
    if card.level != under.level + 1:
        return False
    if under_name in card.names or shares_team(card, under):
        return True
    return t.match.option("sealed", 0) == 1 and baton(card, under)


def by_baton(t: Table, cards: list[int], i: int) -> bool:
    """Does the card at place i of a stack lie there only by Baton Touch (FR.14b)?"""
    card = t.face(cards[i])
    under = t.face(cards[i - 1])
    return name_at(t, cards, i - 1) not in card.names and not shares_team(card, under)


def baton(card: Card, under: Card) -> bool:
    """Sealed: across names within heroes and mechs, or within Kaiju (FR.14b)."""
    return (card.kinds & 5 != 0 and under.kinds & 5 != 0) or (card.kinds & 2 != 0 and under.kinds & 2 != 0)


def name_at(t: Table, cards: list[int], i: int) -> str:
    """The name of the card at place i of a stack (11.21.1)."""
    while i > 0 and len(t.face(cards[i]).names) > 1:
        i -= 1
    return t.face(cards[i]).character


def may_level_up(t: Table, k: int) -> bool:
    """Nothing forbids this character to level up now (ucg.top.3, ucg.r.notable)."""
    if len(t.stack_of(k)) >= 4:
        return False  # 2.3.5.2e: five cards are not described
    for a in t.applied:
        if a.what == NO_LEVEL_UP and a.target == k and a.amount == t.turn:
            return False
    return True


def able_to_level_up_with(t: Table, k: int, card: Card) -> bool:
    """Same name or shared team and one level more than the top card (ucg.top.1, ucg.r.teamtop)."""
    cards = t.stack_of(k)
    last = len(cards) - 1
    return may_level_up(t, k) and fits_on(t, card, t.face(cards[last]), name_at(t, cards, last))


def conforms(t: Table, cards: list[int]) -> bool:
    """Each card shares the name (or a team) of the one beneath and is one level above it (12.1.1a, 12.1.2)."""
    for i in range(1, len(cards)):
        if not fits_on(t, t.face(cards[i]), t.face(cards[i - 1]), name_at(t, cards, i - 1)):
            return False
    return True
