"""Total Vitality: the modifiers of the primary round, the secondary round and raids."""

from __future__ import annotations

from quadriga.games.guardians_arena.abilities import (
    CLASS,
    OFF_COLOR,
    TERRAIN_SORT,
    BonusSort,
    MustBeBeatenBy,
    SendsHome,
    WinsTies,
)
from quadriga.games.guardians_arena.bans import CantFight
from quadriga.games.guardians_arena.bonuses import (
    Against,
    Bonus,
    BothSides,
    Fight,
    Itself,
    OnTerrain,
    Yours,
    ground,
)
from quadriga.games.guardians_arena.destroying import AllAreImmuneToThis, Destroys
from quadriga.games.guardians_arena.faces import NONE, SPIRES, card
from quadriga.games.guardians_arena.kinds import AnyKind, Flyers, Kind, Named, Shots
from quadriga.games.guardians_arena.table import (
    CHANNELED,
    FIGHTERS,
    LENT,
    SHOT,
    Arena,
    duelist,
    zone,
)
from quadriga.games.guardians_arena.voices import (
    Voice,
    flies_in,
    immune_to_creature,
    immune_to_second,
    immune_to_sort,
    shunned,
    voices,
)
from quadriga.kernel.state import NOBODY


def basic(s: Arena, c: int, red: bool) -> int:
    """Printed Vitality: the red number replaces the black one where it applies."""
    face = card(s, c)
    return face.red if red and face.has_red else face.vitality


def primary_total(s: Arena, column: int, seat: int) -> int:
    """A Duelist's Total Vitality in step 3, with every modifier (gua.primary.10)."""
    d = duelist(s, seat, column)
    enemy = duelist(s, 1 - seat, column)
    speaking = voices(s, column)
    total = _printed(s, column, seat, d, False, speaking)  # gua.red.1: black in the primary round
    if _immune(s, enemy, 1 - seat, column, d, speaking):
        total = 0  # gua.house.immune.1
    total += _bonuses(s, column, seat, d, False, False, speaking)
    total += _off_color(s, seat, d, enemy, speaking)
    shots_count = not immune_to_sort(s, enemy, 1 - seat, [Shots], speaking)
    for gift in s.gifts:
        if gift[0] != column or gift[1] != seat or not s.here(gift[3]):
            continue  # gua.house.storage.2: a supporter that left took its points along
        if gift[2] == SHOT:
            if shots_count:
                total += gift[5]  # gua.orig.ranged.1
        elif gift[4] == s.handle(d) and (gift[2] == CHANNELED or gift[2] == LENT):
            total += gift[5]
        elif gift[2] == CHANNELED and shots_count and s.here(gift[4]) and s.used[gift[4] & 4095] == column + 1:
            total += gift[5]  # channeled into a Ranged Attack (gua.card.channel.1)
    return total


def secondary_total(s: Arena, column: int, seat: int) -> int:
    """A side's total in step 6: the Duelist's basic Vitality and the fighters with their modifiers
    (gua.secondary.8).
    """
    d = duelist(s, seat, column)
    enemy = duelist(s, 1 - seat, column)
    speaking = voices(s, column)
    total = _printed(s, column, seat, d, True, speaking)  # gua.red.1
    for c in s.zones[zone(1 - seat, FIGHTERS, column)]:
        if _immune(s, c, 1 - seat, column, d, speaking):
            total = 0  # gua.house.immune.1
    total += _bonuses(s, column, seat, d, False, True, speaking)  # gua.secondary.10, gua.secondary.11
    for c in s.zones[zone(seat, FIGHTERS, column)]:
        total += fighter_points(s, column, seat, c, enemy, speaking)
    return total


def fighter_points(s: Arena, column: int, seat: int, c: int, enemy: int, speaking: list[Voice]) -> int:
    """What one secondary fighter adds (gua.secondary.9)."""
    points = _printed(s, column, seat, c, True, speaking)  # gua.red.2
    if immune_to_second(s, enemy, c):
        points = 0  # gua.house.immune.1
    points += _bonuses(s, column, seat, c, True, False, speaking)
    points += _off_color(s, seat, c, enemy, speaking)
    handle = s.handle(c)
    for gift in s.gifts:
        if gift[0] == column and gift[2] == LENT and gift[4] == handle:
            points += gift[5]
    return points


def raid_total(s: Arena, seat: int, fighter_of_raid: int) -> int:
    """Raids: unmodified Vitalities and Guardian Channeling, nothing else (gua.raidcreature.3, gua.raidcreature.4)."""
    total = basic(s, fighter_of_raid, False)  # gua.house.red.1
    for c in s.zones[zone(seat, FIGHTERS)]:
        total += basic(s, c, True)  # gua.red.4
    handle = s.handle(fighter_of_raid)
    for gift in s.gifts:
        if gift[1] == seat and gift[2] == CHANNELED and gift[4] == handle:
            total += gift[5]
    return total


def winner(s: Arena, column: int, totals: list[int], primary: bool) -> int:
    """The strictly higher total wins; then the texts about margins and ties (gua.card.margin.1)."""
    speaking = voices(s, column)
    if totals[0] != totals[1]:
        best = 0 if totals[0] > totals[1] else 1
        if not _held(s, column, 1 - best, totals[best] - totals[1 - best], primary, speaking):
            return best
    lucky = [seat for seat in range(2) if _wins_ties(seat, speaking)]
    return lucky[0] if len(lucky) == 1 else NOBODY


def _held(s: Arena, column: int, loser: int, margin: int, primary: bool, speaking: list[Voice]) -> bool:
    d = duelist(s, loser, column)
    for v in speaking:
        ability = v.ability
        if isinstance(ability, MustBeBeatenBy) and v.seat == loser and margin < ability.n:
            if ability.primary and not primary:
                continue
            if ability.terrains and ground(s, column) & ability.terrains == 0:
                continue
            if v.source == d if ability.kind is None else ability.kind.fits(s, d):
                return True
    return False


def _wins_ties(seat: int, speaking: list[Voice]) -> bool:
    for v in speaking:
        if isinstance(v.ability, WinsTies) and v.seat == seat:
            return True
    return False


def _printed(s: Arena, column: int, seat: int, c: int, red: bool, speaking: list[Voice]) -> int:
    """Printed Vitality as far as it counts against this enemy."""
    if cannot_fight(s, c, speaking):
        return 0  # gua.card.cantfight.1
    enemy = duelist(s, 1 - seat, column)
    if enemy != NONE and ground(s, column) & SPIRES == 0:  # gua.house.fly.2
        if flies_in(s, enemy, 1 - seat, speaking) and not flies_in(s, c, seat, speaking):
            if not _minds_flyers(s, c, seat, speaking):
                return 0  # gua.fly.1, gua.house.fly.1
    return basic(s, c, red)


def cannot_fight(s: Arena, c: int, speaking: list[Voice]) -> bool:
    for v in speaking:
        ability = v.ability
        if isinstance(ability, CantFight) and ability.kind.fits(s, c):
            return True
    return shunned(s, c)


def _minds_flyers(s: Arena, c: int, seat: int, speaking: list[Voice]) -> bool:
    """Has it an ability or bonus against flyers (gua.fly.2)?"""
    for v in speaking:
        ability = v.ability
        if v.seat != seat:
            continue
        if isinstance(ability, Bonus):
            when = ability.when
            if isinstance(when, Against) and _speaks_of_flyers(when.kind):
                whom = ability.whom
                if isinstance(whom, Yours) or v.source == c or s.bearer[v.source] == c:
                    return True
        elif v.source == c:
            if isinstance(ability, Destroys) and _speaks_of_flyers(ability.kind):
                return True
            if isinstance(ability, SendsHome) and _speaks_of_flyers(ability.kind):
                return True
    return False


def _speaks_of_flyers(kind: Kind) -> bool:
    if isinstance(kind, AnyKind):
        for k in kind.kinds:
            if isinstance(k, Flyers):
                return True
        return False
    return isinstance(kind, Flyers)


def _immune(s: Arena, c: int, seat: int, column: int, threat: int, speaking: list[Voice]) -> bool:
    for ability in card(s, threat).abilities:
        if isinstance(ability, AllAreImmuneToThis):
            return True
    return immune_to_creature(s, c, seat, column, threat, speaking)


def _bonuses(s: Arena, column: int, seat: int, c: int, second: bool, commands_only: bool, speaking: list[Voice]) -> int:
    """What the texts of the Duel give this creature (gua.house.words.3)."""
    total = 0
    for v in speaking:
        ability = v.ability
        if isinstance(ability, Bonus) and (v.command or not commands_only):
            source_seat = v.seat if v.seat != NOBODY else seat
            points = ability.total(s, Fight(column, seat, c, second, v.source, source_seat))
            if points > 0 and _cancelled(_sort(ability), seat, speaking):
                continue  # gua.card.bonusmod.1
            total += points
    return total


def _sort(bonus: Bonus) -> int:
    """Which sort of bonus a text may cancel this is."""
    if isinstance(bonus.when, OnTerrain) and isinstance(bonus.whom, Itself):
        return TERRAIN_SORT
    whom = bonus.whom
    if isinstance(whom, Yours) and _is_class(whom.kind):
        return CLASS
    if isinstance(whom, BothSides) and _is_class(whom.kind):
        return CLASS
    return 0


def _is_class(kind: Kind) -> bool:
    if isinstance(kind, AnyKind):
        for k in kind.kinds:
            if isinstance(k, Named):
                return True
        return False
    return isinstance(kind, Named)


def _cancelled(sort: int, seat: int, speaking: list[Voice]) -> bool:
    for v in speaking:
        ability = v.ability
        if isinstance(ability, BonusSort) and ability.cancels and ability.sort == sort and v.seat != seat:
            return True
    return False


def _off_color(s: Arena, seat: int, c: int, enemy: int, speaking: list[Voice]) -> int:
    """Mortals have it against Elementals, Elementals against Externals, Externals against Mortals (gua.orig.ocb.1)."""
    face = card(s, c)
    if enemy == NONE or (face.colour + 1) % 3 != card(s, enemy).colour:
        return 0
    if _cancelled(OFF_COLOR, seat, speaking):
        return 0
    points = face.ocb
    for v in speaking:
        ability = v.ability
        if isinstance(ability, BonusSort) and not ability.cancels and ability.sort == OFF_COLOR and v.seat == seat:
            points += ability.n  # gua.card.bonusmod.1
    return max(0, points)
