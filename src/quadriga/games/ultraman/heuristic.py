"""A player that makes sensible moves at once. It reads only what its own seat may know."""

from __future__ import annotations

import math

from quadriga.games.ultraman import terms
from quadriga.games.ultraman.battle import battle_opponent, types_of
from quadriga.games.ultraman.bp import bp, column
from quadriga.games.ultraman.describing import standing_for
from quadriga.games.ultraman.faces import Card
from quadriga.games.ultraman.table import HAND, Table
from quadriga.kernel.decisions import DONE, MODE, NO, NUMBER, PICK, YES, arg_a, arg_b, verb

# How much things are worth, in battles won
HAND_WORTH = 0.12
GROWTH_WORTH = 0.25
"""A card in hand that levels up a character on the field."""
CLOSE = 4000.0
"""A difference in BP that makes a battle about three to one, seen from the middle of a turn."""
SCALE = 1.6


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
        return level_worth(t, a, b) if what == terms.LEVEL else 0.0
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
        return 1.0
    if what == NO or what == DONE:
        return 0.0
    if what == NUMBER or what == MODE:
        return float(a)
    if what == terms.CHOOSE_LEAD:
        return 0.5 if a == 1 else 0.0
    return 0.5


def set_worth(t: Table, seat: int, c: int) -> float:
    """A character that can grow from the hand is best; a high level alone is a last resort."""
    card = t.face(c)
    worth = card.bp[1] / 5000.0
    steps = 0
    level = card.level
    levels = [t.face(o).level for o in t.pile(seat, HAND) if o != c and card.character in t.face(o).names]
    while level + 1 in levels:
        level += 1
        steps += 1
    worth += 0.8 * steps
    if card.level > lowest_level(t, seat, card.character):
        worth -= 0.9 * (card.level - lowest_level(t, seat, card.character))
    if card.texts and card.bp[1] <= 1000 and t.turn <= 3:
        worth += 0.3  # a weak card with an effect pays early
    return worth


def lowest_level(t: Table, seat: int, character: str) -> int:
    """The lowest level that this name has among the player's own cards."""
    lowest = 9
    for c in range(len(t.card)):
        if t.owner[c] == seat and t.face(c).character == character and t.face(c).level < lowest:
            lowest = t.face(c).level
    return lowest


def level_worth(t: Table, c: int, top: int) -> float:
    k = t.character_of(top)
    now = bp(t, k) if t.down[top] == 0 else column(t.face(top), t.state_of(k), 0)
    return 1.0 + (column(t.face(c), t.state_of(k) + 1, 0) - now) / 5000.0


def bad_hand(t: Table, seat: int) -> bool:
    """No character to begin with that the rest of the hand can raise."""
    hand = t.pile(seat, HAND)
    for c in hand:
        card = t.face(c)
        if not card.is_character or card.level != lowest_level(t, seat, card.character):
            continue
        for o in hand:
            if t.face(o).level == card.level + 1 and card.character in t.face(o).names:
                return False
    return True


def power_worth(t: Table, seat: int, c: int, text: int) -> float:
    """Used if a close battle may turn on it, and the hand can spare what it costs."""
    close = 0
    for k in t.characters(seat):
        other = battle_opponent(t, k)
        if other >= 0 and 0 <= bp(t, other) - bp(t, k) <= 4000:
            close += 1
    if close == 0:
        return 0.1 if len(t.pile(seat, HAND)) > 6 else -0.1
    return 0.5 + 0.1 * len(t.pile(seat, HAND)) - (0.6 if len(t.pile(seat, HAND)) <= 2 else 0.0)


def pick_worth(t: Table, seat: int, c: int) -> float:
    """A character whose battle is close; a card that can be spared from the hand."""
    k = standing_for(t, c)
    if k >= 0:
        other = battle_opponent(t, k)
        if other < 0:
            return 0.0
        behind = bp(t, other) - bp(t, k)
        if t.side[k] != seat:
            behind = -behind
        # best a battle that is nearly won; then one that might still be lost
        return 3.0 - behind / 4000.0 if behind >= 0 else 1.5 + behind / 8000.0
    card = t.face(c)
    in_hand = t.zone[c] == seat * 4 + HAND
    worth = 0.1 * card.level
    if card.is_character:
        for own in t.characters(seat):
            if continues(t, own, card):
                worth += 1.0
                break
    else:
        worth += 0.3
    return -worth if in_hand else worth


def type_worth(t: Table, seat: int, kind: int) -> float:
    """The TYPE that fewest of the opponent's characters have."""
    found = 0
    for k in t.characters(1 - seat):
        if t.top(k) >= 0 and kind in types_of(t, k):
            found += 1
    return -float(found)
