"""Where a player's cards go: which character to set, what to level up, which cards to keep.

Three battles won in one turn win the game, and a player has hardly more than a card a turn for levelling up. So cards
are weighed by battles: a character is worth the chance that its BP wins its battle, less the cards it takes.
It reads only what its own seat may know.
"""

from __future__ import annotations

import math

from quadriga.games.ultraman.chapters.battle import battle_opponent, fits_on
from quadriga.games.ultraman.chapters.bp import bp, column
from quadriga.games.ultraman.chapters.faces import SINGLE, TRIGGERED, Card
from quadriga.games.ultraman.chapters.table import DECK, HAND, Table

FIRST_DECISIVE_TURN = 3
"""Three battles must be won in one turn, and each turn opens one battle area."""

# How much things are worth, in battles won
CARD_WORTH = 0.13
"""A card put on a character is one less for the next battle."""
KEEP_WORTH = 0.08
"""A level up that turns less than this is kept in hand."""
LAST_WORTH = 0.3
"""The last character card in hand is needed to be set next turn."""
HOPE_WORTH = 0.07
"""A character that cards still in the deck can raise."""
PAYS_WORTH = 0.15
"""An effect for entering play, early: mostly a card more."""
EARLY_SHARE = 0.3
"""A battle that is won before it counts: whoever wins the newest is Lead."""
LASTING_SHARE = 0.5
"""A battle that is likelier won in turns to come."""
GOOD_HAND = 1.4
"""Battles that a hand should promise; one that promises less is drawn anew."""

EVEN = 9000.0
"""BP that wins every second battle when battles begin to count."""
EVEN_SPREAD = 3500.0
CLOSE = 2500.0
"""A difference in BP that makes a battle about three to one when cards are laid."""
GROWTH_EXPECTED = 1500.0
"""What a character of the opponent gains on average by levelling up after us."""
GROWTH_TO_COME = 2500.0
"""And what it gains in the turn after."""
HIDDEN_BP = [0.0, 6000.0, 11000.0, 15500.0, 19000.0]
"""What a hidden card is taken for, by how many cards its character has."""


def chance(lead: float, spread: float) -> float:
    """How likely a battle is won that stands like this, from 0 to 1."""
    return 1.0 / (1.0 + math.exp(-lead / spread))


# -- Setting and levelling up -----------------------------------------------------------


def set_worth(t: Table, seat: int, c: int) -> float:
    """The best character that can begin with this card and grow by cards of the hand."""
    return 4.0 * best_character(t, seat, [c])


def best_character(t: Table, seat: int, used: list[int]) -> float:
    """What these cards win as one character, or with more of the hand; in a turn that counts it can grow but once."""
    top = t.face(used[len(used) - 1])
    early = t.turn < FIRST_DECISIVE_TURN
    best = chance(column(top, len(used), 0) - EVEN, EVEN_SPREAD) - CARD_WORTH * len(used)
    if early and len(used) == SINGLE and pays_alone(top):
        best += PAYS_WORTH
    if has_next(t, seat, top):
        best += HOPE_WORTH if early else HOPE_WORTH / 2
    if len(used) < (3 if early else 2):
        # an effect for entering play happens first, and it grows a turn later
        paid = PAYS_WORTH if early and len(used) == SINGLE and pays_alone(top) else 0.0
        for x in next_cards(t, seat, used, []):
            best = max(best, best_character(t, seat, [*used, x]) + paid)
    return best


def next_cards(t: Table, seat: int, used: list[int], taken: list[int]) -> list[int]:
    """Cards in hand that can come on top of these, and are not taken for another character."""
    top = t.face(used[len(used) - 1])
    found: list[int] = []
    for x in t.pile(seat, HAND):
        if x not in used and x not in taken and fits(t, t.face(x), top):
            found.append(x)
    return found


def fits(t: Table, card: Card, under: Card) -> bool:
    return card.is_character and under.is_character and fits_on(t, card, under, under.character)


def pays_alone(card: Card) -> bool:
    """Has it an effect for entering play that it would lose by levelling up at once?"""
    for text in card.texts:
        if text.kind == TRIGGERED and text.states == 1 << SINGLE:
            return True
    return False


def has_next(t: Table, seat: int, top: Card) -> bool:
    """Is there a card in the player's own deck that could come on top of this one?"""
    for c in range(len(t.card)):
        if t.owner[c] == seat and t.zone[c] == seat * 4 + DECK:
            card = t.face(c)
            if card.is_character and card.level == top.level + 1 and top.character in card.names:
                return True
    return False


def level_worth(t: Table, seat: int, c: int, top: int) -> float:
    """A level up counts for the battle that it may turn, now and later; what turns none stays in hand."""
    k = t.character_of(top)
    before = column(t.face(top), t.state_of(k), 0)
    gain = column(t.face(c), t.state_of(k) + 1, 0) - before
    if gain <= 0:
        return -0.1
    early = t.turn < FIRST_DECISIVE_TURN
    if early and t.down[top] != 0 and t.state_of(k) == SINGLE and pays_alone(t.face(top)):
        return -0.1  # its effect first; it may level up next turn
    lead = float(bp(t, k) if t.down[top] == 0 else before) - expected_bp(t, seat, battle_opponent(t, k))
    now = chance(lead + gain, CLOSE) - chance(lead, CLOSE)
    lead -= GROWTH_TO_COME
    later = chance(lead + gain, 1.5 * CLOSE) - chance(lead, 1.5 * CLOSE)
    worth = now * (EARLY_SHARE if early else 1.0) + LASTING_SHARE * later - KEEP_WORTH
    return worth - (LAST_WORTH if characters_in_hand(t, seat) <= 1 else 0.0)


def expected_bp(t: Table, seat: int, k: int) -> float:
    """BP of the opponent's character in this turn's battle, as far as it shows."""
    may_grow = GROWTH_EXPECTED if t.lead == seat else 0.0  # the Next Player levels up after the Lead
    if k < 0:
        return HIDDEN_BP[1] + GROWTH_EXPECTED
    cards = t.stack_of(k)
    if t.down[cards[len(cards) - 1]] == 0:
        return bp(t, k) + may_grow
    return HIDDEN_BP[len(cards)] + may_grow


def characters_in_hand(t: Table, seat: int) -> int:
    found = 0
    for x in t.pile(seat, HAND):
        if t.face(x).is_character:
            found += 1
    return found


# -- The hand -----------------------------------------------------------------------------


def bad_hand(t: Table, seat: int) -> bool:
    """Does the hand promise too little for the three battles it must win?"""
    taken: list[int] = []
    promised = 0.0
    for _ in range(3):
        best = 0.0
        chosen: list[int] = []
        for c in t.pile(seat, HAND):
            if c in taken or not t.face(c).is_character:
                continue
            for cards in stacks(t, seat, [c], taken):
                won = chance(column(t.face(cards[len(cards) - 1]), len(cards), 0) - EVEN, EVEN_SPREAD)
                if won - CARD_WORTH * len(cards) > best:
                    best = won - CARD_WORTH * len(cards)
                    chosen = cards
        promised += best + CARD_WORTH * len(chosen)
        taken += chosen
    return promised < GOOD_HAND


def stacks(t: Table, seat: int, begun: list[int], taken: list[int]) -> list[list[int]]:
    """Every character of up to three cards that the hand can make of these."""
    found = [begun]
    if len(begun) < 3:
        for x in next_cards(t, seat, begun, taken):
            found += stacks(t, seat, [*begun, x], taken)
    return found


def card_worth(t: Table, seat: int, c: int) -> float:
    """What a card is good for in hand: to raise a character, or to make one with other cards of the hand."""
    card = t.face(c)
    if not card.is_character:
        return 0.3
    worth = max(0, card.bp[SINGLE]) / 20000.0
    for k in t.characters(seat):
        cards = t.stack_of(k)
        if fits(t, card, t.face(cards[len(cards) - 1])):
            worth += 1.0
            break
    over = False
    under = False
    for x in t.pile(seat, HAND):
        if x != c:
            over = over or fits(t, card, t.face(x))
            under = under or fits(t, t.face(x), card)
    return worth + (0.5 if over else 0.0) + (0.4 if under else 0.0)
