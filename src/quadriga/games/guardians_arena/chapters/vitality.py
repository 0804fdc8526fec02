"""Total Vitality: the modifiers of the primary round, the secondary round and raids."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.active_texts import (
    ActiveText,
    active_texts,
    flies_in,
    heard,
    immune_to_creature,
    immune_to_second,
    immune_to_sort,
    looked_at,
    shunned,
)
from quadriga.games.guardians_arena.chapters.faces import NONE, SPIRES, Fight, card
from quadriga.games.guardians_arena.chapters.table import (
    CHANNELED,
    FIGHTERS,
    LENT,
    SHOT,
    Arena,
    duelist,
    ground,
    zone,
)
from quadriga.games.guardians_arena.vocabulary.sorts import ANY_BONUS, OFF_COLOR, SHOTS
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import NOBODY


def basic(s: Arena, c: int, red: bool) -> int:
    """Printed Vitality: the red number replaces the black one where it applies."""
    face = card(s, c)
    return face.red if red and face.has_red else face.vitality


def primary_total(s: Arena, column: int, seat: int) -> int:
    """A Duelist's Total Vitality in step 3, with every modifier (gua.primary.10)."""
    d = duelist(s, seat, column)
    enemy = duelist(s, 1 - seat, column)
    texts = active_texts(s, column)
    own = looked_at(s, column, seat, d, False, True)
    other = looked_at(s, column, 1 - seat, enemy, False, True)
    total = _printed(s, own, False, texts)  # gua.red.1: black in the primary round
    if _immune(s, other, d, texts):
        total = 0  # gua.house.immune.1
    total += _bonuses(s, own, False, texts)
    total += _off_color(s, own, enemy, texts)
    shots_count = not immune_to_sort(s, other, SHOTS, texts)
    for gift in s.gifts:
        if gift.column != column or gift.seat != seat or not s.here(gift.giver):
            continue  # gua.house.storage.2: a supporter that left took its points along
        if gift.kind == SHOT:
            if shots_count:
                total += gift.points  # gua.orig.ranged.1
        elif gift.receiver == s.handle(d) and (gift.kind == CHANNELED or gift.kind == LENT):
            total += gift.points
        elif gift.kind == CHANNELED and shots_count and s.here(gift.receiver):
            if s.used[slot_of(gift.receiver)] == column + 1:
                total += gift.points  # channeled into a Ranged Attack (gua.card.channel.1)
    return total


def secondary_total(s: Arena, column: int, seat: int) -> int:
    """A side's total in step 6: the Duelist's basic Vitality and the fighters with their modifiers
    (gua.secondary.8).
    """
    d = duelist(s, seat, column)
    enemy = duelist(s, 1 - seat, column)
    texts = active_texts(s, column)
    own = looked_at(s, column, seat, d, False, False)
    total = _printed(s, own, True, texts)  # gua.red.1
    for c in s.zones[zone(1 - seat, FIGHTERS, column)]:
        if _immune(s, looked_at(s, column, 1 - seat, c, True, False), d, texts):
            total = 0  # gua.house.immune.1
    total += _bonuses(s, own, True, texts)  # gua.secondary.10, gua.secondary.11
    for c in s.zones[zone(seat, FIGHTERS, column)]:
        total += fighter_points(s, column, seat, c, enemy, texts)
    return total


def fighter_points(s: Arena, column: int, seat: int, c: int, enemy: int, texts: list[ActiveText]) -> int:
    """What one secondary fighter adds (gua.secondary.9)."""
    own = looked_at(s, column, seat, c, True, False)
    points = _printed(s, own, True, texts)  # gua.red.2
    if enemy != NONE and immune_to_second(s, looked_at(s, column, 1 - seat, enemy, False, False), c, texts):
        points = 0  # gua.house.immune.1
    points += _bonuses(s, own, False, texts)
    points += _off_color(s, own, enemy, texts)
    handle = s.handle(c)
    for gift in s.gifts:
        if gift.column == column and gift.kind == LENT and gift.receiver == handle:
            points += gift.points
    return points


def raid_total(s: Arena, seat: int, fighter_of_raid: int) -> int:
    """Raids: unmodified Vitalities and Guardian Channeling, nothing else (gua.raidcreature.3, gua.raidcreature.4)."""
    total = basic(s, fighter_of_raid, False)  # gua.house.red.1
    for c in s.zones[zone(seat, FIGHTERS)]:
        total += basic(s, c, True)  # gua.red.4
    handle = s.handle(fighter_of_raid)
    for gift in s.gifts:
        if gift.seat == seat and gift.kind == CHANNELED and gift.receiver == handle:
            total += gift.points
    return total


def winner(s: Arena, column: int, totals: list[int], primary: bool) -> int:
    """The strictly higher total wins; then the texts about margins and ties (gua.card.margin.1)."""
    texts = active_texts(s, column)
    if totals[0] != totals[1]:
        best = 0 if totals[0] > totals[1] else 1
        if not _held(s, column, 1 - best, totals[best] - totals[1 - best], primary, texts):
            return best
    lucky = [seat for seat in range(2) if _wins_ties(s, column, seat, primary, texts)]
    return lucky[0] if len(lucky) == 1 else NOBODY


def _held(s: Arena, column: int, loser: int, margin: int, primary: bool, texts: list[ActiveText]) -> bool:
    f = looked_at(s, column, loser, duelist(s, loser, column), False, primary)
    for v in texts:
        if v.ability.saves_tie(s, heard(f, v), margin):
            return True
    return False


def _wins_ties(s: Arena, column: int, seat: int, primary: bool, texts: list[ActiveText]) -> bool:
    f = looked_at(s, column, seat, duelist(s, seat, column), False, primary)
    for v in texts:
        if v.ability.wins_ties(s, heard(f, v)):
            return True
    return False


def _printed(s: Arena, f: Fight, red: bool, texts: list[ActiveText]) -> int:
    """Printed Vitality as far as it counts against this enemy."""
    if cannot_fight(s, f, texts):
        return 0  # gua.card.cantfight.1
    enemy = duelist(s, 1 - f.seat, f.column)
    if enemy != NONE and ground(s, f.column) & SPIRES == 0:  # gua.house.fly.2
        if flies_in(s, looked_at(s, f.column, 1 - f.seat, enemy, False, f.primary), texts):
            if not flies_in(s, f, texts) and not _minds_flyers(s, f, texts):
                return 0  # gua.fly.1, gua.house.fly.1
    return basic(s, f.c, red)


def cannot_fight(s: Arena, f: Fight, texts: list[ActiveText]) -> bool:
    for v in texts:
        if v.ability.stops_fighting(s, heard(f, v)):
            return True
    return shunned(s, f.c)


def _minds_flyers(s: Arena, f: Fight, texts: list[ActiveText]) -> bool:
    """Has it an ability or bonus against flyers (gua.fly.2)?"""
    for v in texts:
        if v.seat == f.seat and v.ability.minds_flyers(s, heard(f, v)):
            return True
    return False


def _immune(s: Arena, f: Fight, threat: int, texts: list[ActiveText]) -> bool:
    for ability in card(s, threat).abilities:
        if ability.harms_nobody():
            return True
    return immune_to_creature(s, f, threat, texts)


def _bonuses(s: Arena, f: Fight, commands_only: bool, texts: list[ActiveText]) -> int:
    """What the texts of the Duel give this creature (gua.house.words.3)."""
    total = 0
    for v in texts:
        if commands_only and not v.command:
            continue
        points = v.ability.adds(s, heard(f, v))
        if points > 0:
            points = altered(s, f, v.ability.sort(), points, texts)
        total += points
    return total


def altered(s: Arena, f: Fight, sort: int, points: int, texts: list[ActiveText]) -> int:
    """A bonus of a sort as other texts raise, lower or cancel it, never below 0 (gua.card.bonusmod.1)."""
    if sort == 0:
        sort = ANY_BONUS
    for v in texts:
        if v.ability.cancels(s, heard(f, v), sort):
            return 0
    for v in texts:
        points = v.ability.raises(s, heard(f, v), sort, points)
    return max(0, points)


def _off_color(s: Arena, f: Fight, enemy: int, texts: list[ActiveText]) -> int:
    """Mortals have it against Elementals, Elementals against Externals, Externals against Mortals (gua.orig.ocb.1)."""
    face = card(s, f.c)
    if enemy == NONE or (face.colour + 1) % 3 != card(s, enemy).colour:
        return 0
    return altered(s, f, OFF_COLOR, face.ocb, texts)
