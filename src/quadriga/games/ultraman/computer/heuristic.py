"""A player that makes sensible moves at once. It reads only what its own seat may know."""

from __future__ import annotations

import math

from quadriga.effects.deeds import Carry
from quadriga.effects.drawing import DrawNow
from quadriga.games.ultraman.chapters import terms
from quadriga.games.ultraman.chapters.battle import battle_opponent, types_of
from quadriga.games.ultraman.chapters.bp import bp, column
from quadriga.games.ultraman.chapters.faces import Card
from quadriga.games.ultraman.chapters.setting import settable
from quadriga.games.ultraman.chapters.table import HAND, SCENE_AREA, WINS_NEEDED, Table
from quadriga.games.ultraman.computer.planning import FIRST_DECISIVE_TURN, bad_hand, card_worth, level_worth, set_worth
from quadriga.games.ultraman.vocabulary.discarding import Discard
from quadriga.games.ultraman.vocabulary.swapping import SwapNow
from quadriga.games.ultraman.vocabulary.tests import standing_for
from quadriga.kernel.decisions import DONE, MODE, NO, NUMBER, PICK, YES, arg_a, arg_b, verb
from quadriga.kernel.handles import slot_of

# How much things are worth, in battles won
HAND_WORTH = 0.12
GROWTH_WORTH = 0.25
"""A card in hand that levels up a character on the field."""
CLOSE = 4000.0
"""A difference in BP that makes a battle about three to one, seen from the middle of a turn."""
SCALE = 1.6
FRESH_WORTH = 0.5
"""A card that is drawn for one that is given up."""


def evaluate(t: Table, seat: int) -> float:
    """From 0 to 1: how likely this seat is to win, at a glance."""
    if t.winner >= 0:
        return 0.5 if t.winner == 2 else 1.0 if t.winner == seat else 0.0
    lead = 0.0
    for area in range(len(t.areas) // 2):
        lead += battle_hope(t, area, seat)
    lead += HAND_WORTH * (len(t.pile(seat, HAND)) - len(t.pile(1 - seat, HAND)))
    lead += GROWTH_WORTH * growth(t, seat)
    return 1.0 / (1.0 + math.exp(-2.0 * lead / SCALE))


def battle_hope(t: Table, area: int, seat: int) -> float:
    """From -1 to 1: how the battle in an area stands, by what the seat sees."""
    mine = t.areas[2 * area + seat]
    theirs = t.areas[2 * area + 1 - seat]
    if mine < 0 or theirs < 0:
        return 0.0 if mine < 0 and theirs < 0 else (0.4 if theirs < 0 else -0.4)
    return math.tanh((seen_bp(t, mine, seat) - seen_bp(t, theirs, seat)) / CLOSE)


def seen_bp(t: Table, k: int, seat: int) -> float:
    """Its BP; a card that the seat cannot see counts as an average one of its place."""
    cards = t.stack_of(k)
    top = cards[len(cards) - 1]
    if t.down[top] == 0:
        return float(bp(t, k))
    if t.owner[top] == seat:
        return float(column(t.face(top), len(cards), 0))
    return 5000.0 * len(cards)


def growth(t: Table, seat: int) -> int:
    """Cards in hand that continue a character on the field."""
    found = 0
    for c in t.pile(seat, HAND):
        card = t.face(c)
        if card.is_character:
            for k in t.characters(seat):
                if continues(t, k, card):
                    found += 1
                    break
    return found


def continues(t: Table, k: int, card: Card) -> bool:
    cards = t.stack_of(k)
    top = t.face(cards[len(cards) - 1])
    return card.level > top.level and top.character in card.names


def scores(t: Table) -> list[float]:
    """A number for each option of the present decision; the highest looks best."""
    d = t.decision
    assert d is not None
    return [score(t, d.player, d.kind, o) for o in d.options]


def score(t: Table, seat: int, kind: str, option: int) -> float:
    what = verb(option)
    a = arg_a(option)
    b = arg_b(option)
    if kind == "set":
        return set_worth(t, seat, a)
    if kind == "level up":
        return level_worth(t, seat, a, b) if what == terms.LEVEL else 0.0
    if kind == "scene":
        return 1.0 if what == PICK else 0.0
    if kind == "redraw":
        return 0.5 if what == YES and bad_hand(t, seat) else 0.0 if what == NO else -0.5
    if kind == "power":
        return power_worth(t, seat, a, b) if what == terms.USE else 0.0
    if kind == "type" or kind == "old type":
        return type_worth(t, seat, a)
    if what == PICK:
        return pick_worth(t, seat, a)
    if what == YES:
        return may_worth(t, seat) if kind == "may" else 1.0
    if what == NO or what == DONE:
        return 0.0
    if what == NUMBER or what == MODE:
        return float(a)
    if what == terms.CHOOSE_LEAD:
        return 0.5 if a == 1 else 0.0
    return 0.5


def power_worth(t: Table, seat: int, c: int, text: int) -> float:
    """Used if a close battle may turn on it; cards are given up only for a battle that decides."""
    if discards(t, c, t.face(c).texts[text].program):
        return 0.5 if decisive(t, seat, 2000) and spares_a_card(t, seat) else -0.2
    if close_battles(t, seat, 4000) == 0 or t.turn < FIRST_DECISIVE_TURN:
        return -0.1 if t.zone[c] >= SCENE_AREA else 0.1
    return 0.5


def close_battles(t: Table, seat: int, within: int) -> int:
    """Battles that the player does not win, but could with so much more BP."""
    close = 0
    for k in t.characters(seat):
        other = battle_opponent(t, k)
        if other >= 0 and 0 <= bp(t, other) - bp(t, k) <= within:
            close += 1
    return close


def may_worth(t: Table, seat: int) -> float:
    """An offer is taken, except one that costs a card for nothing or moves a character to a worse place."""
    d = t.decision
    assert d is not None
    if d.source < 0:
        return 1.0
    c = slot_of(d.source)
    for text in t.face(c).texts:
        if swaps(t, c, text.program):
            return 1.0 if best_swap(t, seat, t.character_of(c)) > 0.05 else -0.1
        if text.watches and discards(t, c, text.program):
            useful = draws(t, c, text.program) or (decisive(t, seat, 5000) and spares_a_card(t, seat))
            return 1.0 if useful else -0.1
    return 1.0


def spares_a_card(t: Table, seat: int) -> bool:
    """Can a card be given up? Who has none to set next turn loses (1.3.4a), unless the game is lost now anyhow."""
    left = 0
    for c in t.pile(seat, HAND):
        if settable(t, c):
            left += 1
    return left > 1 or battles_won(t, 1 - seat) >= WINS_NEEDED


def decisive(t: Table, seat: int, within: int) -> bool:
    """Is a battle close that would win the game, or keep the opponent from winning it?"""
    if t.turn < FIRST_DECISIVE_TURN or close_battles(t, seat, within) == 0:
        return False
    mine = battles_won(t, seat)
    theirs = battles_won(t, 1 - seat)
    return mine == WINS_NEEDED - 1 or (max(mine, theirs) >= WINS_NEEDED and mine <= theirs)


def battles_won(t: Table, seat: int) -> int:
    won = 0
    for k in t.characters(seat):
        other = battle_opponent(t, k)
        if other < 0 or bp(t, k) > bp(t, other):
            won += 1
    return won


def best_swap(t: Table, seat: int, k: int) -> float:
    """How much better the two battles stand if this character changes places, at best."""
    best = 0.0
    for other in t.characters(seat):
        if other != k:
            best = max(best, swap_gain(t, k, other))
    return best


def swap_gain(t: Table, a: int, b: int) -> float:
    against_a = battle_opponent(t, a)
    against_b = battle_opponent(t, b)
    if against_a < 0 or against_b < 0:
        return 0.0
    mine = [bp(t, a), bp(t, b)]
    theirs = [bp(t, against_a), bp(t, against_b)]
    return (
        (1.0 if mine[1] > theirs[0] else 0.0)
        + (1.0 if mine[0] > theirs[1] else 0.0)
        - (1.0 if mine[0] > theirs[0] else 0.0)
        - (1.0 if mine[1] > theirs[1] else 0.0)
    )


def discards(t: Table, c: int, program: int) -> bool:
    if program >= 0:
        for action in t.face(c).programs[program].code:
            if isinstance(action, Carry) and isinstance(action.act, Discard):
                return True
    return False


def moves_places(t: Table, c: int) -> bool:
    for text in t.face(c).texts:
        if swaps(t, c, text.program):
            return True
    return False


def draws(t: Table, c: int, program: int) -> bool:
    for action in t.face(c).programs[program].code:
        if isinstance(action, DrawNow):
            return True
    return False


def swaps(t: Table, c: int, program: int) -> bool:
    if program >= 0:
        for action in t.face(c).programs[program].code:
            if isinstance(action, SwapNow):
                return True
    return False


def pick_worth(t: Table, seat: int, c: int) -> float:
    """A character whose battle is close; a card that can be spared from the hand."""
    k = standing_for(t, c)
    if k >= 0:
        other = battle_opponent(t, k)
        if other < 0:
            return 0.0
        source = t.decision.source if t.decision is not None else -1
        if source >= 0 and t.side[k] == seat and moves_places(t, slot_of(source)):
            return 1.0 + swap_gain(t, t.character_of(slot_of(source)), k)
        behind = bp(t, other) - bp(t, k)
        if t.side[k] != seat:
            behind = -behind
        # best a battle that is nearly won; then one that might still be lost
        return 3.0 - behind / 4000.0 if behind >= 0 else 1.5 + behind / 8000.0
    worth = card_worth(t, seat, c)
    if t.zone[c] != seat * 4 + HAND:
        return worth
    return FRESH_WORTH - worth if replaced(t) else -worth


def replaced(t: Table) -> bool:
    """Does the text that asks draw cards too, so that one which is good for nothing is better given up?"""
    d = t.decision
    if d is None or d.source < 0:
        return False
    c = slot_of(d.source)
    for text in t.face(c).texts:
        if text.program >= 0 and draws(t, c, text.program):
            return True
    return False


def type_worth(t: Table, seat: int, kind: int) -> float:
    """The TYPE that fewest of the opponent's characters have."""
    found = 0
    for k in t.characters(1 - seat):
        if t.top(k) >= 0 and kind in types_of(t, k):
            found += 1
    return -float(found)
