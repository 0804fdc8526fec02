"""A player that makes sensible moves at once: one evaluation, and a first look at each option.

It reads only what its own seat may know.
"""

from __future__ import annotations

import math

from quadriga.games.universal_arena.chapters.faces import (
    ALL_ENEMIES,
    NEGATIVE,
    POSITIVE,
    SELF,
    T_SPLASH,
    TWO,
    CardFace,
)
from quadriga.games.universal_arena.chapters.placing import PLAY
from quadriga.games.universal_arena.chapters.playing import FROM_HAND, energy_cost, meter_cost
from quadriga.games.universal_arena.chapters.power import highest, lowest, starting_hits
from quadriga.games.universal_arena.chapters.statuses import FORTIFIED, INVULNERABLE, STUN, VULNERABLE
from quadriga.games.universal_arena.chapters.table import (
    CHARACTERS,
    HAND,
    ROWS,
    WIDTH,
    Table,
    alive,
    card,
    entry,
    living,
    neighbours,
    seat_of,
    status_face,
)
from quadriga.kernel.decisions import BY_FACE, DONE, NO, NUMBER, PICK, PLACE, YES, arg_a, verb, with_arg_a
from quadriga.kernel.handles import slot_of

# How much things are worth, in HP
CHARACTER_WORTH = 35.0
"""A character that stands, beside its HP: its cards and its turn."""
METER_WORTH = 0.5
SHIELD_WORTH = 0.4
STATUS_WORTH = 1.2
"""One Potency for one turn."""
SPECIAL_WORTH = 16.0
STUN_WORTH = 12.0
ENERGY_PRICE = 2.0
"""Energy is lost at Turn End, so it is cheap."""
METER_PRICE = 0.45
SPREAD = 0.1
"""Of the HP a target has left. Hand and Energy are as large for one character as for three, so a fallen one costs its
team little before the last: spreading Attacks won 63% of 1,000 games against finishing off the weakest."""
SCALE = 90.0
"""Worth that makes a game about three to one."""


def evaluate(g: Table, seat: int) -> float:
    """From 0 to 1: how likely this seat is to win, at a glance."""
    if g.winner >= 0:
        return 0.5 if g.winner == 2 else 1.0 if g.winner == seat else 0.0
    lead = side_worth(g, seat) - side_worth(g, 1 - seat)
    return 1.0 / (1.0 + math.exp(-2.0 * lead / SCALE))


def side_worth(g: Table, seat: int) -> float:
    worth = METER_WORTH * float(min(g.meter[seat], 60))
    for ch in range(seat * 3, seat * 3 + 3):
        if g.phase > 0 and not alive(g, ch):
            continue
        worth += CHARACTER_WORTH + float(g.hp[ch]) + SHIELD_WORTH * float(g.shield[ch]) + status_worth(g, ch)
    return worth


def status_worth(g: Table, ch: int) -> float:
    """What its statuses are worth to a character."""
    worth = 0.0
    for st in g.order[ch]:
        face = status_face(g, st)
        turns = min(3, g.cnt[ch][st]) if face.mode == TWO else 1
        n = min(10, g.num[ch][st])
        if st == STUN:
            worth -= STUN_WORTH
        elif face.kind == POSITIVE:
            worth += STATUS_WORTH * n * turns
        elif face.kind == NEGATIVE:
            worth -= STATUS_WORTH * n * turns
        elif face.hp_zero:
            worth -= 15.0 * (4 - n)
        elif face.owner < 0 or seat_of(ch) == seat_of(face.owner):
            worth += 0.5 * n
    return worth


# -- options -----------------------------------------------------------------------------------


def scores(g: Table) -> list[float]:
    """How good each option looks."""
    d = g.decision
    assert d is not None
    return [score(g, d.player, d.kind, o) for o in d.options]


def option_key(g: Table, option: int) -> int:
    """Copies of a card in hand are alike: they are named by face and by what marks them."""
    a = arg_a(option)
    if verb(option) != PLAY or a >= len(g.card) or g.zone[a] % WIDTH != HAND:
        return option
    return with_arg_a(option, g.card[a]) | (g.dearer[a] << 52) | BY_FACE


def score(g: Table, seat: int, kind: str, option: int) -> float:
    what = verb(option)
    a = arg_a(option)
    if what == PLAY:
        return play_worth(g, seat, a)
    if what == DONE:
        return 1.0 if kind == "movement" or kind == "scry" else 0.0
    if what == YES:
        return 1.0
    if what == NO:
        return 0.0
    if what == NUMBER:
        return float(a)
    if what == PLACE:
        return zone_worth(g, seat, a) if kind == "zone" else float(a)
    if what == PICK:
        if kind == "target":
            return target_worth(g, seat, a)
        if kind == "cover":
            return float(g.hp[a])
        if kind == "line":
            return -float(g.hp[a])  # the sturdiest in the middle: it covers both neighbours
        if kind == "discard" or kind == "scry":
            return -float(card(g, a).energy) - 1.0
        return float(card(g, a).energy) if a >= CHARACTERS else 0.0
    return 0.0


def average(g: Table, face: CardFace, x: int) -> float:
    return (lowest(g, face, x) + highest(g, face, x)) / 2.0 if face.rolls else 0.0


def waiting_x(g: Table, c: int) -> int:
    return entry(g, c).x


def facing(g: Table, seat: int) -> int:
    """The enemy card that the next card in the Active Zone would stand beside, or -1."""
    if g.row < 0:
        return -1
    zone = g.zones[ROWS + g.row]
    if zone and g.owner[zone[len(zone) - 1]] != seat:
        return zone[len(zone) - 1]
    return -1


def hurt(g: Table, face: CardFace, x: int, target: int) -> float:
    """HP that an Attack would take off a target at a guess."""
    if g.num[target][INVULNERABLE] > 0:
        return 0.0
    percent = 100 + 10 * (g.num[target][VULNERABLE] - g.num[target][FORTIFIED])
    damage = average(g, face, x) * max(0, percent) / 100.0 - float(g.shield[target])
    return max(0.0, min(damage, float(g.hp[target])))


def attack_worth(g: Table, face: CardFace, x: int) -> float:
    enemies = living(g, 1 - seat_of(face.user))
    if face.target == ALL_ENEMIES:
        return sum(hurt(g, face, x, ch) for ch in enemies)
    best = 0.0
    for ch in enemies:
        worth = hurt(g, face, x, ch)
        if face.types & T_SPLASH != 0:
            worth += sum(hurt(g, face, x, other) for other in neighbours(g, ch))
        best = max(best, worth)
    return best


def play_worth(g: Table, seat: int, c: int) -> float:
    """What playing a card now is worth, beside passing."""
    face = card(g, c)
    x = max(0, min(face.x_most, g.energy[seat] - face.energy)) if face.x_most >= 0 else 0
    worth = -ENERGY_PRICE * energy_cost(g, c, face, x, FROM_HAND) - METER_PRICE * meter_cost(g, face, 0)
    meets = facing(g, seat)
    if face.attack:
        worth += attack_worth(g, face, x) + 0.6 * len(face.programs)
        if meets >= 0 and card(g, meets).acts_attack and not face.defense:
            theirs = average(g, card(g, meets), waiting_x(g, meets)) * max(
                1, starting_hits(card(g, meets), waiting_x(g, meets))
            )
            mine = average(g, face, x) * max(1, starting_hits(face, x))
            chance = 1.0 / (1.0 + math.exp((theirs - mine) / 3.0))
            worth = worth * chance + chance * average(g, card(g, meets), 0)
        return worth
    if face.defense:
        guard = average(g, face, x)
        if meets >= 0 and card(g, meets).attack:
            return worth + min(guard, average(g, card(g, meets), waiting_x(g, meets))) + 2.0
        return worth + 0.15 * guard * (len(living(g, seat)) if face.target != SELF else 1)
    return worth + SPECIAL_WORTH


def target_worth(g: Table, seat: int, ch: int) -> float:
    d = g.decision
    assert d is not None
    face = card(g, slot_of(d.source))
    if seat_of(ch) != seat:
        if not face.attack:
            return float(g.hp[ch])
        worth = hurt(g, face, 0, ch) + SPREAD * float(g.hp[ch])
        if face.types & T_SPLASH != 0:
            worth += sum(hurt(g, face, 0, other) for other in neighbours(g, ch))
        return worth
    attacked = 0.0
    for row in range(3):
        for c in g.zones[ROWS + row]:
            if g.owner[c] != seat and entry(g, c).target == ch:
                attacked += 20.0
    return attacked + 0.1 * float(120 - g.hp[ch])


def zone_worth(g: Table, seat: int, row: int) -> float:
    """Attacks go where few can answer; a Defense goes where the attack is."""
    d = g.decision
    assert d is not None
    face = card(g, slot_of(d.source))
    if face.attack and not face.defense:
        meets = facing(g, seat)
        if meets >= 0 and row == g.row and card(g, meets).acts_attack:
            return average(g, face, 0) - average(g, card(g, meets), waiting_x(g, meets))
        return 2.0 - row
    return 3.0 if row == g.row else 2.0 - row
