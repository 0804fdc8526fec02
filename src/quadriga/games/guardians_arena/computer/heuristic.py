"""A player that makes sensible moves at once: one evaluation, and a first look at each option.

It reads only what its own seat may know.
"""

from __future__ import annotations

import math

from quadriga.games.guardians_arena.chapters import verbs
from quadriga.games.guardians_arena.chapters.channeling import raid_points
from quadriga.games.guardians_arena.chapters.faces import BRIBERY, card
from quadriga.games.guardians_arena.chapters.table import (
    CAPTURED,
    COLUMNS,
    HAND,
    ON,
    PEN,
    SPACE,
    STORAGE,
    UNDER,
    VICTORIOUS,
    VICTORIOUS_TO_WIN,
    Arena,
    duelist,
    guardian,
    only,
    own_abilities,
    ruins,
    shielded,
    terrain,
    zone,
    zone_column,
)
from quadriga.games.guardians_arena.chapters.vitality import basic, raid_total, secondary_total
from quadriga.kernel.decisions import DONE, NO, YES, arg_a, arg_b, arg_c, verb
from quadriga.kernel.unknown import knows

# How much things are worth, in Victorious creatures.
SHIELDED_WORTH = 0.35
CREATURE_WORTH = 0.15
HAND_WORTH = 0.06
RUIN_WORTH = 0.6
SECOND_RUIN_WORTH = 0.9
STONE_WORTH = 0.05
TERRAIN_WORTH = 0.12
SCALE = 2.6
"""Worth that makes a game about three to one."""

UNKNOWN_VITALITY = 9
"""What a face-down creature is taken for."""
FIGHTER_GUESS = 4
"""What a card of the enemy's Pen is taken to add to a fight: a good half of them are creatures."""

CONCEDED = 6.0
"""Points that a Duel may lack and still be fought: who stands aside gives the enemy a Victorious creature and keeps
only a creature with its Shield, so a Duel that is lost costs little more than none. Measured in docs/players.md.
"""


def evaluate(s: Arena, seat: int) -> float:
    """From 0 to 1: how likely this seat is to win, at a glance."""
    if s.winner >= 0:
        return 0.5 if s.winner == 2 else 1.0 if s.winner == seat else 0.0
    lead = side_worth(s, seat) - side_worth(s, 1 - seat)
    return 1.0 / (1.0 + math.exp(-2.0 * lead / SCALE))


def side_worth(s: Arena, seat: int) -> float:
    done = len(s.zones[zone(seat, VICTORIOUS)])
    needed = s.match.option("victorious_to_win", VICTORIOUS_TO_WIN)
    worth = float(done) + (0.8 if needed - done <= 2 else 0.0)
    for column in range(COLUMNS):
        for which in (ON, SPACE):
            c = only(s, zone(seat, which, column))
            if c >= 0:
                worth += SHIELDED_WORTH if shielded(s, c) else CREATURE_WORTH
        if only(s, zone(seat, UNDER, column)) >= 0:
            worth += CREATURE_WORTH
        t = terrain(s, column)
        if t >= 0 and s.owner[t] == seat:
            worth += TERRAIN_WORTH
    held = len(s.zones[zone(seat, HAND)]) + len(s.zones[zone(seat, PEN)]) + len(s.zones[zone(seat, STORAGE)])
    worth += HAND_WORTH * held + STONE_WORTH * float(s.stones[seat])
    lost = ruins(s, seat)
    return worth - RUIN_WORTH * lost - (SECOND_RUIN_WORTH if lost >= 2 else 0.0)


def scores(s: Arena) -> list[float]:
    """A number for each option of the present decision; the highest looks best."""
    d = s.decision
    assert d is not None
    return [score(s, d.player, d.kind, o) for o in d.options]


def score(s: Arena, seat: int, kind: str, option: int) -> float:
    what = verb(option)
    a = arg_a(option)
    b = arg_b(option)
    if kind == "draft":
        return _draft(s, seat, what, a, b)
    if kind == "discard":
        return -card_worth(s, seat, a)
    if kind == "enter":
        return _enter(s, seat, what, a)
    if kind == "primary":
        return _primary(s, seat, what, a, b)
    if kind == "secondary":
        return _secondary(s, seat, what, a, b)
    if kind == "raid":
        return _raid(s, seat, what, a, b)
    if kind == "raid fight":
        return _raid_fight(s, seat, what, a)
    if kind == "challenge":
        return _challenge(s, seat, what, a, b)
    if kind == "terrain":
        return _terrain(s, seat, what, a)
    if kind == "movement":
        return 1.0 if _stays(option) else 0.0
    if kind == "redraw":
        return 1.0 if what == verbs.REDRAW else 0.0
    if what == DONE or what == NO or what == verbs.KEEP:
        return 0.0
    return 1.0 if what != YES else 0.5


def _stays(option: int) -> bool:
    sources = (arg_a(option), arg_b(option), arg_c(option))
    for column in range(COLUMNS):
        source = sources[column]
        if source and source != column + 1:
            return False
    return True


def strength(s: Arena, seat: int, c: int) -> int:
    """Vitality of a creature as far as the seat knows it."""
    return card(s, c).vitality if knows(s, seat, c) else UNKNOWN_VITALITY


def card_worth(s: Arena, seat: int, c: int) -> float:
    """What a card in hand is worth keeping for."""
    face = card(s, c)
    same = 0
    for x in s.zones[zone(seat, HAND)]:
        other = card(s, x)
        if x != c and ((other.is_shield() and face.is_shield()) or (other.type == face.type and other.is_terrain())):
            same += 1
    if face.is_creature():
        return 4.0 + 0.35 * face.vitality + (1.0 if face.supports() else 0.0)
    if face.is_shield():
        return 9.0 - 2.0 * same
    if face.is_terrain():
        return 4.0 - 1.0 * same + (3.0 if ruins(s, seat) else 0.0)
    return 6.0 if face.type == BRIBERY else 5.0


def _draft(s: Arena, seat: int, what: int, c: int, at: int) -> float:
    if what == DONE:
        return 0.0
    face = card(s, c)
    if what == verbs.LAY_ON:
        # The stronger go out; a front that can be met by a standing enemy needs more than an empty one.
        return 5.0 + 0.1 * face.vitality - (1.5 if face.supports() and face.vitality < 7 else 0.0)
    if what == verbs.LAY_UNDER:
        return 4.0 + 0.1 * (face.channels + face.ranged)
    if what == verbs.GIVE_SHIELD:
        return 6.0 + 0.1 * card(s, at).vitality
    if what == verbs.LAY_TERRAIN:
        if ruins(s, seat) and _terrains(s, seat) == 1:
            return -1.0  # kept to rebuild
        return 3.0 + 0.2 * _likes(s, seat, face.kinds)
    if what == verbs.GIVE_ITEM:
        return 3.5 if shielded(s, at) else 1.0
    return 2.5


def _terrains(s: Arena, seat: int) -> int:
    return len([c for c in s.zones[zone(seat, HAND)] if card(s, c).is_terrain()])


def _likes(s: Arena, seat: int, kinds: int) -> int:
    """How many of the player's creatures in sight have a bonus there."""
    n = 0
    for column in range(COLUMNS):
        c = only(s, zone(seat, ON, column))
        if c >= 0:
            for ability in card(s, c).abilities:
                if ability.terrains_loved() & kinds:
                    n += 1
    return n


def _fighting_force(s: Arena, seat: int) -> int:
    """What the player's own Pen or hand can add to one fight."""
    total = 0
    for which in (PEN, HAND):
        for c in s.zones[zone(seat, which)]:
            if card(s, c).is_creature():
                total += basic(s, c, True)
    return total


def _enemy_force(s: Arena, seat: int) -> int:
    enemy = 1 - seat
    return FIGHTER_GUESS * (len(s.zones[zone(enemy, PEN)]) + len(s.zones[zone(enemy, HAND)]))


def _enter(s: Arena, seat: int, what: int, c: int) -> float:
    if what == DONE:
        return 0.0
    column = zone_column(s.zone[c])
    enemy = duelist(s, 1 - seat, column)
    if enemy < 0:
        enemy = only(s, zone(1 - seat, ON, column))
        if seat != s.active or enemy < 0 or not shielded(s, enemy):
            return 5.0  # nobody can meet it: Victorious
    already = len([k for k in range(COLUMNS) if duelist(s, seat, k) >= 0 and duelist(s, 1 - seat, k) >= 0])
    mine = card(s, c).vitality + _fighting_force(s, seat) / (1 + already)
    theirs = strength(s, seat, enemy) + _enemy_force(s, seat) / (1 + already)
    return (mine - theirs + CONCEDED) / 10.0


def _primary(s: Arena, seat: int, what: int, c: int, target: int) -> float:
    if what == DONE:
        return 0.0
    if what == verbs.CAST:
        face = card(s, c)
        if face.type == BRIBERY:
            bribed = target - 1
            return 6.0 if bribed == duelist(s, 1 - seat, s.column) else 0.5
        return 1.0
    matters = s.match.option("primary_stands", 0) or _primary_matters(s)
    if what == verbs.POWER:
        return 0.6 if matters and s.stones[seat] > 2 else -0.5
    return 0.8 if matters else -0.2


def _primary_matters(s: Arena) -> bool:
    """Does a text of a Duelist look at who wins the primary round?"""
    for seat in range(2):
        d = duelist(s, seat, s.column)
        if d >= 0:
            for ability in own_abilities(s, d):
                if ability.minds_primary():
                    return True
    return False


def _secondary(s: Arena, seat: int, what: int, c: int, target: int) -> float:
    """Fighters come back, so they join until the Duel is won and the enemy has passed."""
    lead = secondary_total(s, s.column, seat) - secondary_total(s, s.column, 1 - seat)
    if what == DONE:
        return 0.0 if lead <= 0 else 0.5 if s.passed[1 - seat] else -1.0
    if what == verbs.FIGHT:
        if lead > 0 and s.passed[1 - seat]:
            return 0.0
        if lead <= 0 and lead + _fighting_force(s, seat) <= 0:
            return -0.1
        return 0.2 + basic(s, c, True) / 20.0
    if card(s, c).type == BRIBERY:
        return 0.1 + basic(s, target - 1, True) / 10.0
    return 0.1


def _storm_force(s: Arena, seat: int, raider: int) -> int:
    total = basic(s, raider, False) + _fighting_force(s, seat)
    points = raid_points(s, seat, raider)
    limit = card(s, raider).vitality
    stones = s.stones[seat]
    channel = points * stones
    return total + (channel if channel < limit else limit) if points > 0 else total


def _raid(s: Arena, seat: int, what: int, a: int, b: int) -> float:
    if what == DONE:
        return 0.0
    if what == verbs.STORM:
        return 100.0 + _storm_force(s, seat, a) if _storm_force(s, seat, a) > guardian(s, 1 - seat).vitality else -1.0
    if what == verbs.SIEGE:
        # The weakest raider: the creature is only turned up.
        return 4.0 + (3.0 if ruins(s, 1 - seat) == 1 else 0.0) - 0.01 * card(s, a).vitality
    if what == verbs.REBUILD:
        return 6.0 if ruins(s, seat) >= 2 else 1.5
    mine = card(s, a).vitality + _fighting_force(s, seat)
    theirs = strength(s, seat, b) + _enemy_force(s, seat)
    captive = 1.0 if s.zone[a] == zone(seat, CAPTURED) else 0.0  # nothing of one's own is at stake
    return 1.0 + captive + (mine - theirs) / 8.0


def _raid_fight(s: Arena, seat: int, what: int, c: int) -> float:
    mine = s.raider if s.owner[s.raider] == seat or s.zone[s.raider] == zone(seat, CAPTURED) else s.raided
    other = s.raided if mine == s.raider else s.raider
    lead = raid_total(s, seat, mine)
    if card(s, other).is_creature():
        lead -= raid_total(s, 1 - seat, other)
    else:
        lead -= card(s, other).vitality
    if what == DONE:
        return 0.5 if lead > 0 and s.passed[1 - seat] else 0.0
    if lead > 0 and s.passed[1 - seat]:
        return 0.0
    if what == verbs.POWER:
        return 0.05 if lead <= 0 else -0.5
    return 0.2 + basic(s, c, True) / 20.0


def _challenge(s: Arena, seat: int, what: int, shield: int, target: int) -> float:
    if what == DONE:
        return 0.0
    price = 0.6 if s.bearer[shield] < 0 else 2.2
    if what == verbs.CAPTURE:
        return 1.6 + 0.1 * strength(s, seat, target) - price
    bearer = s.bearer[target]
    return 1.2 + 0.06 * strength(s, seat, bearer) - price


def _terrain(s: Arena, seat: int, what: int, at: int) -> float:
    if what == DONE:
        return 0.0
    if what == verbs.RAZE:
        return 1.0 if s.owner[terrain(s, at)] != seat else -1.0
    return -0.5 if ruins(s, seat) and _terrains(s, seat) == 1 else 1.0
