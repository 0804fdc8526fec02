"""What the opponent's play tells of the cards that they keep hidden.

A player sets the card that promises most, and levels up where that turns a battle. So of two deals of the unknown the
one is more plausible in which the set card was the best of the hand, and in which the hand holds nothing that would
have been used. It reads what a searching player has dealt out, never the real cards.
"""

from __future__ import annotations

import math

from quadriga.games.ultraman.chapters.battle import able_to_level_up_with
from quadriga.games.ultraman.chapters.setting import settable
from quadriga.games.ultraman.chapters.table import HAND, LEVEL_UP_PHASE, Table
from quadriga.games.ultraman.computer.planning import best_character, level_worth

SET_SPREAD = 0.05
"""A difference in battles won that makes a card e times as likely to be the one set."""
HELD_BACK = 0.15
"""How likely it is that a card which would have turned a battle stays in hand."""


def plausible(t: Table, seat: int) -> float:
    """From 0 to 1: how well the opponent's hidden cards, as dealt here, agree with what they did."""
    other = 1 - seat
    likely = 1.0
    for k in t.characters(other):
        bottom = t.stack_of(k)[0]
        if t.down[bottom] != 0:
            likely *= set_likely(t, other, bottom)
    return likely * float(HELD_BACK ** held_back(t, other))


def set_likely(t: Table, seat: int, c: int) -> float:
    """How likely a player sets this card rather than one that is in hand now."""
    chosen = best_character(t, seat, [c])
    others = 0.0
    for x in t.pile(seat, HAND):
        if settable(t, x):
            others += math.exp((best_character(t, seat, [x]) - chosen) / SET_SPREAD)
    return 1.0 / (1.0 + others)


def held_back(t: Table, seat: int) -> int:
    """Cards in hand that would have been worth a level up in the last Level Up Phase; one may be newly drawn."""
    done = t.phase > LEVEL_UP_PHASE or (t.phase == LEVEL_UP_PHASE and t.lead == seat and t.step_seat != seat)
    if t.turn == 1 and not done:
        return 0
    found = 0
    for x in t.pile(seat, HAND):
        card = t.face(x)
        if not card.is_character:
            continue
        for k in t.characters(seat):
            cards = t.stack_of(k)
            top = cards[len(cards) - 1]
            fresh = t.down[top] != 0 and not done
            if t.levelled[k] != t.turn and not fresh and able_to_level_up_with(t, k, card):
                if level_worth(t, seat, x, top) > 0.0:
                    found += 1
                    break
    return found if done else max(0, found - 1)
