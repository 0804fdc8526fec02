"""Characters Engaged in Battle: who faces whom, and what a character is at the moment."""

from __future__ import annotations

from quadriga.games.ultraman.chapters.faces import TYPES, Card, shares_also, shares_team
from quadriga.games.ultraman.chapters.marks import (
    BAN_LEVEL_UP,
    EVERY_TYPE,
    LEVEL_CHANGE,
    NO_LEVEL_UP,
    TYPE_CHANGED,
    TYPE_GIVEN,
    TYPE_LOST,
)
from quadriga.games.ultraman.chapters.standing import acting_on, banned, given, standing_sum
from quadriga.games.ultraman.chapters.table import NO_CHARACTER, Table


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
    for a in acting_on(t, k):
        if a.what == LEVEL_CHANGE and a.target == k:
            level += a.amount
    return level + standing_sum(t, k, LEVEL_CHANGE, 1) + standing_sum(t, k, LEVEL_CHANGE, -1)


def types_of(t: Table, k: int) -> list[int]:
    """The TYPEs a character has: printed, then given and changed in order (ucg.type.1, ucg.type.2)."""
    types = [top_face(t, k).type]
    for a in acting_on(t, k):
        if a.target != k:
            continue
        if a.what == TYPE_GIVEN:
            if a.extra not in types:
                types.append(a.extra)
        elif a.what == TYPE_LOST:
            if a.extra in types:
                types.remove(a.extra)
        elif a.what == TYPE_CHANGED and a.amount == EVERY_TYPE:
            types = [a.extra]
        elif a.what == TYPE_CHANGED and a.amount in types:
            types.remove(a.amount)
            if a.extra not in types:
                types.append(a.extra)
    if given(t, TYPE_GIVEN):
        for one in range(len(TYPES)):
            if one not in types and standing_sum(t, k, TYPE_GIVEN, 1, one) > 0:
                types.append(one)
    if given(t, TYPE_LOST):
        types = [one for one in types if standing_sum(t, k, TYPE_LOST, 1, one) == 0]
    return types


def traits_of(t: Table, k: int) -> int:
    """Its TYPEs, a bit each."""
    traits = 0
    if t.top(k) >= 0:
        for one in types_of(t, k):
            traits |= 1 << one
    return traits


def fits_on(t: Table, card: Card, under: Card, under_name: str) -> bool:
    """May `card` lie on `under`: same name or a shared team, and exactly one level more?

    5.6.1b, 5.6.2.2, 11.18.1a, ucg.top.1; `under_name` is the name the lower card has now.
    """
    if card.level != under.level + 1:
        return False
    if under_name in card.names or shares_team(card, under) or shares_also(card, under, under_name):
        return True
    if card.levels_from and under_name in card.levels_from:
        return True  # 1.2.1
    return t.sealed and baton(card, under)


def by_baton(t: Table, cards: list[int], i: int) -> bool:
    """Does the card at place i of a stack lie there only by Baton Touch (FR.14b)?"""
    card = t.face(cards[i])
    under = t.face(cards[i - 1])
    name = name_at(t, cards, i - 1)
    if name in card.levels_from:
        return False
    return name not in card.names and not shares_team(card, under) and not shares_also(card, under, name)


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
    for a in acting_on(t, k):
        if a.what == NO_LEVEL_UP and a.target == k and a.amount <= t.turn:
            return False
    if banned(t, t.side[k], [BAN_LEVEL_UP]):
        return False
    return not given(t, NO_LEVEL_UP) or standing_sum(t, k, NO_LEVEL_UP, 1) == 0


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
