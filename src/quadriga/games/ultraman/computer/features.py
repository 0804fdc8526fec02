"""What a learned evaluation looks at: a position as a short list of numbers for a seat.

Open cards, the seat's own hidden ones, and how many cards lie where; nothing else.
"""

from __future__ import annotations

import math
from typing import Final

from quadriga.games.ultraman.chapters.bp import bp, column
from quadriga.games.ultraman.chapters.faces import Card
from quadriga.games.ultraman.chapters.table import (
    ACTIVATION_PHASE,
    DECK,
    DISCARD,
    DRAW_PHASE,
    END_PHASE,
    HAND,
    JUDGEMENT_PHASE,
    LEVEL_UP_PHASE,
    OPEN_PHASE,
    SCENE_PHASE,
    SET_PHASE,
    START_PHASE,
    Table,
)

VERSION: Final = 1
"""Raised with every change of what the numbers mean: an evaluation fits one version."""
GUESS: Final = 5000.0
"""The BP a hidden card is taken for, for each card of its stack."""
CLOSE: Final = 4000.0

SIDE: Final = [
    "hand", "deck", "short deck", "discard", "characters", "single", "double", "triple", "quad", "bp", "best bp",
    "levels", "charges", "powers", "standing", "down", "may grow",
]  # fmt: skip
OWN: Final = [
    "growth", "grown areas", "growth of lost battles", "growth gain", "hand level one", "hand level two",
    "hand level three", "hand scenes", "pairs", "hand bp", "hand payments",
]  # fmt: skip
BATTLES: Final = [
    "battles", "won", "lost", "level", "won three", "lost three", "won two", "lost two", "surely won", "surely lost",
    "barely won", "barely lost", "hope", "third best", "third worst", "newest", "second newest", "unmet", "unmet by",
]  # fmt: skip
SITUATION: Final = [
    "lead", "next lead", "my step", "their step", "asked", "turn", "late", "scene", "my scene", "before set", "set",
    "level up", "open", "activation", "judgement", "end",
]  # fmt: skip
NAMES: Final = ["my " + n for n in SIDE] + ["their " + n for n in SIDE] + OWN + BATTLES + SITUATION


def features(t: Table, seat: int) -> list[float]:
    """The numbers named above, each of the order of one."""
    found: list[float] = []
    _side(t, seat, seat, found)
    _side(t, 1 - seat, seat, found)
    _own(t, seat, found)
    _battles(t, seat, found)
    _situation(t, seat, found)
    return found


def flag(true: bool) -> float:
    return 1.0 if true else 0.0


def hidden(t: Table, k: int, eyes: int) -> bool:
    """Is the topmost card of this character face-down and not the seat's own?"""
    cards = t.stack_of(k)
    top = cards[len(cards) - 1]
    return t.down[top] != 0 and t.owner[top] != eyes


def seen_bp(t: Table, k: int, eyes: int) -> float:
    cards = t.stack_of(k)
    top = cards[len(cards) - 1]
    if t.down[top] == 0:
        return float(bp(t, k))
    if t.owner[top] == eyes:
        return float(column(t.face(top), len(cards), 0))
    return GUESS * len(cards)


def continues(t: Table, k: int, card: Card) -> bool:
    """May this card be the next of that character of one's own, by level and name?"""
    cards = t.stack_of(k)
    top = t.face(cards[len(cards) - 1])
    return card.level > top.level and top.character in card.names


def _side(t: Table, seat: int, eyes: int, found: list[float]) -> None:
    sizes = [0, 0, 0, 0, 0]
    total = 0.0
    best = 0.0
    levels = 0
    charges = 0
    powers = 0
    standing = 0
    down = 0
    grow = 0
    characters = t.characters(seat)
    for k in characters:
        size = t.state_of(k)
        sizes[size if size < 4 else 4] += 1
        power = seen_bp(t, k, eyes)
        total += power
        if power > best:
            best = power
        charges += len(t.charges_of(k))
        if size < 3 and t.levelled[k] != t.turn:
            grow += 1
        if hidden(t, k, eyes):
            down += 1
            continue
        top = t.face(t.stack_of(k)[size - 1])
        levels += top.level
        if top.has_payment:
            powers += 1
        if top.has_continuous:
            standing += 1
    deck = len(t.pile(seat, DECK))
    found.append(len(t.pile(seat, HAND)) / 8.0)
    found.append(deck / 50.0)
    found.append(max(0, 10 - deck) / 10.0)
    found.append(len(t.pile(seat, DISCARD)) / 20.0)
    found.append(len(characters) / 6.0)
    for size in range(1, 5):
        found.append(sizes[size] / 4.0)
    found.append(total / 60000.0)
    found.append(best / 20000.0)
    found.append(levels / 12.0)
    found.append(charges / 4.0)
    found.append(powers / 4.0)
    found.append(standing / 4.0)
    found.append(down / 2.0)
    found.append(grow / 4.0)


def _own(t: Table, seat: int, found: list[float]) -> None:
    hand = t.pile(seat, HAND)
    characters = t.characters(seat)
    growth = 0
    levels = [0, 0, 0, 0]
    scenes = 0
    pairs = 0
    power = 0.0
    payments = 0
    for c in hand:
        card = t.face(c)
        if not card.is_character:
            scenes += 1
            continue
        levels[card.level if card.level < 3 else 3] += 1
        power += max(0, card.bp[1])
        if card.has_payment:
            payments += 1
        for k in characters:
            if continues(t, k, card):
                growth += 1
                break
        for other in hand:
            if t.face(other).level == card.level + 1 and card.character in t.face(other).names:
                pairs += 1
                break
    grown = 0
    of_lost = 0
    gain = 0.0
    for k in characters:
        best = 0.0
        now = seen_bp(t, k, seat)
        for c in hand:
            card = t.face(c)
            if card.is_character and continues(t, k, card):
                more = column(card, t.state_of(k) + 1, 0) - now
                if more > best:
                    best = more
        if best > 0.0:
            grown += 1
            gain += best
            other = t.areas[2 * t.area_of[k] + 1 - seat]
            if other >= 0 and seen_bp(t, other, seat) >= now:
                of_lost += 1
    found.append(growth / 4.0)
    found.append(grown / 4.0)
    found.append(of_lost / 3.0)
    found.append(gain / 20000.0)
    found.append(levels[1] / 4.0)
    found.append(levels[2] / 4.0)
    found.append(levels[3] / 4.0)
    found.append(scenes / 3.0)
    found.append(pairs / 4.0)
    found.append(power / 30000.0)
    found.append(payments / 4.0)


def _battles(t: Table, seat: int, found: list[float]) -> None:
    leads: list[float] = []
    won = 0
    lost = 0
    level = 0
    sure = 0
    sure_lost = 0
    bare = 0
    bare_lost = 0
    unmet = 0
    unmet_by = 0
    hope = 0.0
    newest = 0.0
    second = 0.0
    for area in range(len(t.areas) // 2):
        mine = t.areas[2 * area + seat]
        theirs = t.areas[2 * area + 1 - seat]
        second = newest
        newest = 0.0
        if mine < 0 or theirs < 0:
            if mine >= 0:
                unmet += 1
            elif theirs >= 0:
                unmet_by += 1
            continue
        lead = seen_bp(t, mine, seat) - seen_bp(t, theirs, seat)
        newest = math.tanh(lead / CLOSE)
        hope += newest
        leads.append(newest)
        if lead > 0:
            won += 1
            if lead > 6000:
                sure += 1
            elif lead <= 2000:
                bare += 1
        elif lead < 0:
            lost += 1
            if lead < -6000:
                sure_lost += 1
            elif lead >= -2000:
                bare_lost += 1
        else:
            level += 1
    leads.sort()
    found.append(len(leads) / 6.0)
    found.append(won / 3.0)
    found.append(lost / 3.0)
    found.append(level / 2.0)
    found.append(flag(won >= 3))
    found.append(flag(lost >= 3))
    found.append(flag(won == 2))
    found.append(flag(lost == 2))
    found.append(sure / 3.0)
    found.append(sure_lost / 3.0)
    found.append(bare / 2.0)
    found.append(bare_lost / 2.0)
    found.append(hope / 2.0)
    found.append(leads[len(leads) - 3] if len(leads) >= 3 else -1.0)
    found.append(leads[2] if len(leads) >= 3 else 1.0)
    found.append(newest)
    found.append(second)
    found.append(unmet / 2.0)
    found.append(unmet_by / 2.0)


def _situation(t: Table, seat: int, found: list[float]) -> None:
    d = t.decision
    scene = t.scene()
    phase = t.phase
    found.append(1.0 if t.lead == seat else -1.0)
    found.append(1.0 if t.next_lead == seat else -1.0)
    found.append(flag(t.step_seat == seat))
    found.append(flag(t.step_seat == 1 - seat))
    found.append(0.0 if d is None else 1.0 if d.player == seat else -1.0)
    found.append(min(t.turn, 10) / 5.0)
    found.append(max(0, min(t.turn, 20) - 6) / 5.0)
    found.append(flag(scene >= 0))
    found.append(flag(scene >= 0 and t.owner[scene] == seat))
    found.append(flag(phase == 0 or phase == START_PHASE or phase == DRAW_PHASE or phase == SCENE_PHASE))
    found.append(flag(phase == SET_PHASE))
    found.append(flag(phase == LEVEL_UP_PHASE))
    found.append(flag(phase == OPEN_PHASE))
    found.append(flag(phase == ACTIVATION_PHASE))
    found.append(flag(phase == JUDGEMENT_PHASE))
    found.append(flag(phase == END_PHASE))
