"""A player that makes sensible moves at once: one evaluation, and a first look at each option.

It reads only what its own seat may know.
"""

from __future__ import annotations

import math

from quadriga.games.union_arena.chapters import verbs
from quadriga.games.union_arena.chapters.energy import energy
from quadriga.games.union_arena.chapters.faces import (
    ACTIVE,
    CHARACTER,
    COLOR,
    DRAW,
    FINAL,
    GET,
    RAID,
    SITE,
    SPECIAL,
)
from quadriga.games.union_arena.chapters.table import (
    DECK,
    ENERGY,
    FRONT,
    HAND,
    LIFE,
    WIDTH,
    Table,
)
from quadriga.games.union_arena.chapters.values import bp, direct_damage, impact
from quadriga.kernel.decisions import (
    BY_FACE,
    DONE,
    NO,
    NUMBER,
    PICK,
    PLACE,
    YES,
    arg_a,
    arg_b,
    verb,
    with_arg_a,
)
from quadriga.kernel.handles import slot_of
from quadriga.kernel.unknown import knows

# How much things are worth, in thousands of BP on the front line: fitted to who won in games of this player
LIFE_WORTH = 1.2
LAST_LIFE_WORTH = 2.5
"""Beside that, for each of the last three."""
LAST_OF_ALL_WORTH = 1.7
HAND_WORTH = 0.8
LARGE_HAND = 5
LARGE_HAND_WORTH = 0.45
"""A card beyond so many."""
ENOUGH_ENERGY = 4
ENERGY_WORTH = 2.8
"""An energy icon, until there is enough to play most cards."""
BEHIND_WORTH = 0.3
"""BP on the energy line count less, and a place there is taken up."""
PLACE_BEHIND_WORTH = -0.9
TURN_WORTH = 4.0
"""To be the turn player."""
NO_DECK_WORTH = -20.0
SCALE = 5.0
"""Worth that makes a game e to one."""
ANY_LIFE = 1 << 51
"""In the key of an option that takes a life card: unseen, they are all alike."""
BLOCK_LIFE_WORTH = 2.2
"""What a life is worth to a player who asks whether to lose a character for it."""
UNKNOWN_WORTH = 2.0
"""A card that the player asked does not know, such as a face-down life card."""
FRONT_WORTH = 1.2
"""A character that can fight at once, beside its BP, in the same question."""


def evaluate(g: Table, seat: int) -> float:
    """From 0 to 1: how likely this seat is to win, at a glance."""
    if g.winner >= 0:
        return 0.5 if g.winner == 2 else 1.0 if g.winner == seat else 0.0
    lead = side_worth(g, seat) - side_worth(g, 1 - seat)
    lead += TURN_WORTH * (0.5 if g.active == seat else -0.5)
    return 1.0 / (1.0 + math.exp(-lead / SCALE))


def side_worth(g: Table, seat: int) -> float:
    life = len(g.pile(seat, LIFE))
    worth = LIFE_WORTH * life
    if life <= 2:
        worth -= LAST_LIFE_WORTH * (3 - life)
    if life <= 1:
        worth -= LAST_OF_ALL_WORTH
    hand = len(g.pile(seat, HAND))
    worth += HAND_WORTH * min(hand, LARGE_HAND) + LARGE_HAND_WORTH * max(0, hand - LARGE_HAND)
    for c in g.zones[seat * WIDTH + FRONT]:
        worth += bp(g, c) / 1000.0
    for c in g.zones[seat * WIDTH + ENERGY]:
        worth += PLACE_BEHIND_WORTH + BEHIND_WORTH * bp(g, c) / 1000.0
    icons = 0
    for n in energy(g, seat):
        icons += n
    worth += ENERGY_WORTH * min(icons, ENOUGH_ENERGY)
    if not g.pile(seat, DECK):
        worth += NO_DECK_WORTH
    return worth


def scores(g: Table) -> list[float]:
    """A number for each option of the present decision; the highest looks best."""
    d = g.decision
    assert d is not None
    seat = d.player
    return [score(g, seat, d.kind, o) for o in d.options]


def option_key(g: Table, o: int) -> int:
    """Copies in hand and unseen life cards are alike: they are named by face, or not at all."""
    a = arg_a(o)
    what = verb(o)
    if what < PICK or what in (YES, NO, NUMBER, PLACE) or a >= len(g.card):
        return o
    place = g.zone[a] % WIDTH
    if place == HAND:
        return with_arg_a(o, g.card[a]) | BY_FACE
    if place == LIFE:
        return with_arg_a(o, 0) | ANY_LIFE
    return o


def score(g: Table, seat: int, kind: str, option: int) -> float:
    what = verb(option)
    a = arg_a(option)
    b = arg_b(option)
    if kind == "main":
        return score_main(g, seat, what, a, b)
    if kind == "movement":
        return score_move(g, seat, what, a)
    if kind == "attack":
        return score_attack(g, seat, what, a, b)
    if kind == "block":
        return score_block(g, seat, what, a)
    if kind == "mulligan":
        return mulligan_worth(g, seat) if what == YES else 0.0
    if kind == "extra draw":
        return extra_draw_worth(g, seat) if what == YES else 0.0
    if kind == "trigger":
        return trigger_worth(g, a) if what == verbs.USE_TRIGGER else 0.0
    if kind == "raid trigger":
        return 2.0 if what == verbs.RAID else 1.0
    if kind == "make room" or kind == "remove":
        return -card_worth(g, a) - (0.5 if what == verbs.SWAP else 0.0)
    if kind == "pay" or kind == "hand limit":
        return -hand_worth(g, seat, a)
    if what == PICK:
        return pick_worth(g, seat, a)
    if what == YES:
        return 1.0
    if what == NO or what == DONE:
        return 0.0
    if what == NUMBER:
        return float(a)
    if what == PLACE:
        return 1.0 if a == FRONT else 0.5
    return 0.5


def card_worth(g: Table, c: int) -> float:
    """What a card is worth where it lies."""
    face = g.face(c)
    if face.type == CHARACTER:
        value = bp(g, c) / 1000.0 if g.on_field(c) else face.bp / 1000.0
        for n in face.generates:
            value += 0.8 * n
        return value + (0.5 if face.abilities else 0.0)
    return 1.5 + 0.4 * face.energy


def hand_worth(g: Table, seat: int, c: int) -> float:
    """What a card in hand is worth: less if it cannot be used for long, or is a copy."""
    if g.place(c) != HAND:
        return card_worth(g, c)
    face = g.face(c)
    have = energy(g, seat)
    missing = face.energy - (have[face.color] if face.color < 5 else max(have))
    worth = card_worth(g, c) + 0.5 * face.energy
    if missing > 2:
        worth -= 0.6 * (missing - 2)
    copies = 0
    for other in g.pile(seat, HAND):
        if g.card[other] == g.card[c]:
            copies += 1
    return worth - 0.4 * (copies - 1)


def pick_worth(g: Table, seat: int, c: int) -> float:
    """A card to choose: the opponent's best, one's own best."""
    if g.place(c) == HAND:
        return 0.1 - hand_worth(g, seat, c) / 20.0
    if not knows(g, seat, c):
        return UNKNOWN_WORTH  # a life card: only its place is known
    return 0.2 + card_worth(g, c)


def mulligan_worth(g: Table, seat: int) -> float:
    """A hand without cheap generators should go back."""
    cheap = 0
    for c in g.pile(seat, HAND):
        face = g.face(c)
        if face.type == CHARACTER and face.energy <= 1 and sum(face.generates) > 0:
            cheap += 1
    return 1.0 if cheap <= 1 else -1.0


def extra_draw_worth(g: Table, seat: int) -> float:
    """Worth an AP when there is nothing better to do with it."""
    usable = 0
    have = energy(g, seat)
    for c in g.pile(seat, HAND):
        face = g.face(c)
        if face.color >= 5 or have[face.color] + 1 >= face.energy:
            usable += face.ap
    return 1.0 if usable < g.ap_active[seat] or len(g.pile(seat, HAND)) <= 2 else -1.0


def score_main(g: Table, seat: int, what: int, c: int, b: int) -> float:
    if what == DONE:
        return 0.0
    face = g.face(c)
    if what == verbs.RAID:
        gain = (face.bp - bp(g, b)) / 1000.0
        return 6.0 + gain + (1.5 if g.place(b) == FRONT or len(g.pile(seat, FRONT)) < 4 else 0.0)
    if what == verbs.PLAY:
        return score_play(g, seat, c, b)
    if what == verbs.USE_EVENT:
        return 2.0 + 0.3 * face.energy
    if what == verbs.ACTIVATE:
        ability = g.face(c).abilities[b] if b < len(g.face(c).abilities) else None
        if ability is None:
            return 1.0
        cost = 1.2 * ability.discard + 1.0 * ability.ap
        if ability.sideline:
            cost += card_worth(g, c)
        if ability.rest and g.place(c) == FRONT:
            cost += 0.8
        if not ability.once and not ability.rest and ability.ap == 0 and ability.discard == 0:
            cost += 2.0  # could be repeated for ever
        return 2.1 - cost
    return 0.1


def score_play(g: Table, seat: int, c: int, line: int) -> float:
    face = g.face(c)
    icons = 0
    for n in energy(g, seat):
        icons += n
    full = len(g.pile(seat, line)) >= 4
    worth = 3.0 + face.bp / 2000.0
    if line == ENERGY:
        if face.type == SITE:
            worth += 1.0
        if full:
            return -1.0
        worth += 1.2 if icons < 5 else -0.5
        if face.bp >= 3500:
            worth -= 1.0
    else:
        if full:
            weakest = min(bp(g, x) for x in g.pile(seat, FRONT))
            return (face.bp - weakest) / 1000.0 - 2.0
        worth += 0.6 if icons >= 4 else -0.6
        if face.bp >= 3000:
            worth += 0.8
    return worth


def score_move(g: Table, seat: int, what: int, c: int) -> float:
    if what == DONE:
        return 0.0
    if g.place(c) != ENERGY:
        return -1.0  # going back is rarely right
    if len(g.pile(seat, FRONT)) >= 4:
        return -1.0
    face = g.face(c)
    icons = 0
    for n in energy(g, seat):
        icons += n
    own = sum(face.generates)
    need = 0
    for x in g.pile(seat, HAND):
        if g.face(x).energy > need:
            need = g.face(x).energy
    if icons - own >= (need if need < 6 else 6):
        return 1.0 + bp(g, c) / 1000.0
    if len(g.pile(seat, FRONT)) == 0 and g.turn > 2 and bp(g, c) >= 2000 and len(g.pile(seat, ENERGY)) >= 3:
        return 0.5
    return -0.5


def best_blocker(g: Table, seat: int) -> int:
    best = 0
    for c in g.pile(1 - seat, FRONT):
        if g.resting[c] == 0 and bp(g, c) > best:
            best = bp(g, c)
    return best


def score_attack(g: Table, seat: int, what: int, c: int, target: int) -> float:
    """Attackers rest, but ready again at the end of the turn: attacking costs nothing but a lost battle's nothing."""
    if what == DONE:
        return 0.0
    mine = bp(g, c)
    if target > 0:
        theirs = bp(g, target - 1)
        return 1.0 + theirs / 1000.0 + impact(g, c, target - 1) * 2.0 if mine >= theirs else -1.0
    theirs = best_blocker(g, seat)
    return 2.0 + direct_damage(g, c) + (mine - theirs) / 4000.0


def score_block(g: Table, seat: int, what: int, c: int) -> float:
    attacker = slot_of(g.attacker)
    theirs = bp(g, attacker)
    life = len(g.pile(seat, LIFE))
    harm = direct_damage(g, attacker)
    if what == DONE:
        return -100.0 if harm >= life else -BLOCK_LIFE_WORTH * harm
    mine = bp(g, c)
    if theirs < mine:
        return 2.0 - mine / 10000.0
    loss = card_worth(g, c) + FRONT_WORTH
    return -loss - BLOCK_LIFE_WORTH * impact(g, attacker, c)


def trigger_worth(g: Table, c: int) -> float:
    trigger = g.face(c).trigger
    if trigger in (GET, DRAW, ACTIVE, RAID, FINAL, SPECIAL, COLOR):
        return 1.0
    return 0.0
