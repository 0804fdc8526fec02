"""Channeling and Ranged Attacks: who may give to whom, and how much."""

from __future__ import annotations

from quadriga.games.guardians_arena.bans import CHANNELING, RANGED, STONES
from quadriga.games.guardians_arena.bonuses import ground
from quadriga.games.guardians_arena.faces import NONE, WOODS, card
from quadriga.games.guardians_arena.kinds import own_abilities
from quadriga.games.guardians_arena.supporting import (
    AddsOtherShots,
    AnyoneReceives,
    ChannelsEven,
    ChannelsGrow,
    ChannelsTo,
    KindReceives,
    NoChannelingAgainst,
    OncePerCreature,
    OnlyGuardiansChannel,
    PaysMoreForAny,
    RangedAttack,
    ReceivesFrom,
    ReceivesUpTo,
    ShotReceives,
    ShotsAllowed,
    ShotsGrow,
)
from quadriga.games.guardians_arena.table import (
    CHANNELED,
    MAY_RECEIVE,
    SHOT,
    UNDER,
    UPGRADES,
    Arena,
    duelist,
    guardian,
    only,
    zone,
    zone_column,
)
from quadriga.games.guardians_arena.voices import Voice, banned, voices


def supporters(s: Arena, seat: int) -> list[int]:
    """Creatures under the player's Strongholds that have not been used in this combat (gua.house.channel.1)."""
    found: list[int] = []
    for column in range(3):
        c = only(s, zone(seat, UNDER, column))
        if c != NONE and s.used[c] == 0:
            found.append(c)
    return found


def _against_channeling(s: Arena, seat: int, column: int) -> bool:
    """Has the enemy Duelist "no channeling against" (gua.card.channel.2)?"""
    enemy = duelist(s, 1 - seat, column)
    for ability in card(s, enemy).abilities:
        if isinstance(ability, NoChannelingAgainst):
            return True
    return False


def channel_points(s: Arena, seat: int, column: int, giver: int) -> int:
    """Points that creature can channel to its player's Duelist now; 0: it cannot."""
    face = card(s, giver)
    if face.channels <= 0 or banned(s, column, seat, CHANNELING) or _against_channeling(s, seat, column):
        return 0
    speaking = voices(s, column)
    for v in speaking:
        if isinstance(v.ability, OnlyGuardiansChannel):
            return 0  # gua.card.ban.1
    d = duelist(s, seat, column)
    even = False
    for ability in face.abilities:
        if isinstance(ability, ChannelsTo):
            if not ability.kind.fits(s, d):
                return 0  # gua.card.channel.1
            even = even or ability.even
        elif isinstance(ability, ChannelsEven):
            if not ability.kind.fits(s, d):
                return 0
            even = even or ability.again.fits(s, d)
    if not even and not can_receive(s, seat, d, speaking):
        return 0
    for ability in own_abilities(s, d):
        if isinstance(ability, ReceivesFrom):
            for kind in ability.kinds:
                if kind.fits(s, giver):
                    break
            else:
                return 0  # gua.card.channel.1
    points = face.channels + _growth(speaking, seat)  # gua.orig.channel.4
    upgrade = only(s, zone(seat, UPGRADES, zone_column(s.zone[giver])))
    if upgrade != NONE:
        for ability in card(s, upgrade).abilities:
            if isinstance(ability, ChannelsGrow) and ability.beneath:
                points += ability.n  # gua.house.draft.2
    return _within_limit(s, seat, column, d, points, speaking)


def guardian_points(s: Arena, seat: int, column: int) -> list[int]:
    """[points, stones] the Guardian can channel to the Duelist now; points 0: it cannot."""
    d = duelist(s, seat, column)
    if banned(s, column, seat, CHANNELING) or banned(s, column, seat, STONES) or _against_channeling(s, seat, column):
        return [0, 0]
    speaking = voices(s, column)
    points = guardian(s, seat).channels + _growth(speaking, seat)
    for v in speaking:
        terrain_rule = v.ability
        if isinstance(terrain_rule, OnlyGuardiansChannel):
            points += terrain_rule.n  # gua.card.ban.1
    stones = 1  # gua.primary.8
    if not can_receive(s, seat, d, speaking):
        stones = 0
        for ability in guardian(s, seat).abilities:
            if isinstance(ability, PaysMoreForAny):
                stones = ability.stones  # gua.card.channel.1
                points = ability.points
    if stones == 0 or s.stones[seat] < stones:
        return [0, 0]
    return [_guardian_limit(s, seat, d, _within_limit(s, seat, column, d, points, speaking)), stones]


def guardian_points_to_shot(s: Arena, seat: int, column: int, shooter: int) -> int:
    """Points the Guardian can channel to a used Ranged Attack that may receive some (gua.card.channel.1)."""
    if s.stones[seat] < 1 or banned(s, column, seat, CHANNELING) or banned(s, column, seat, STONES):
        return 0
    for ability in card(s, shooter).abilities:
        if isinstance(ability, ShotReceives):
            left = ability.n - received(s, shooter)
            points = guardian(s, seat).channels
            return min(left, points)
    return 0


def raid_points(s: Arena, seat: int, c: int) -> int:
    """Points of one Guardian Channeling in a raid (gua.raidcreature.2, gua.raidguardian.3)."""
    if s.stones[seat] < 1 or not card(s, c).receives:
        return 0  # gua.orig.channel.1
    left = basic_limit(s, c) - received(s, c)
    points = guardian(s, seat).channels
    return _guardian_limit(s, seat, c, min(left, points))


def can_receive(s: Arena, seat: int, c: int, speaking: list[Voice]) -> bool:
    """Only a creature with the green bar, unless a text allows it (gua.orig.channel.1)."""
    if card(s, c).receives:
        return True
    handle = s.handle(c)
    for a in s.applied:
        if a.what == MAY_RECEIVE and a.target == handle:
            return True
    for v in speaking:
        ability = v.ability
        if isinstance(ability, AnyoneReceives) and v.seat == seat:
            return True
        if isinstance(ability, KindReceives) and (not ability.capped or v.seat == seat) and ability.kind.fits(s, c):
            return True
    return False


def received(s: Arena, c: int) -> int:
    """Points this creature has received in this combat."""
    handle = s.handle(c)
    total = 0
    for gift in s.gifts:
        if gift[2] == CHANNELED and gift[4] == handle:
            total += gift[5] if gift[5] > 0 else -gift[5]
    return total


def has_received(s: Arena, c: int) -> bool:
    return received(s, c) > 0


def basic_limit(s: Arena, c: int) -> int:
    """Its own basic Vitality, unless its text names another limit (gua.orig.channel.2)."""
    for ability in own_abilities(s, c):
        if isinstance(ability, ReceivesUpTo):
            return ability.n if ability.n >= 0 else 999
    vitality = card(s, c).vitality
    return max(0, vitality)


def _within_limit(s: Arena, seat: int, column: int, c: int, points: int, speaking: list[Voice]) -> int:
    limit = basic_limit(s, c)
    if not card(s, c).receives:
        for v in speaking:
            ability = v.ability
            if isinstance(ability, KindReceives) and ability.capped and v.seat == seat and ability.kind.fits(s, c):
                limit = guardian(s, seat).channels  # gua.card.channel.1
    left = limit - received(s, c)
    least = min(left, points)
    return max(0, least)


def _guardian_limit(s: Arena, seat: int, c: int, points: int) -> int:
    """A Guardian may channel repeatedly to the same creature unless its text forbids it (gua.orig.channel.3)."""
    for ability in guardian(s, seat).abilities:
        if isinstance(ability, OncePerCreature):
            g = s.handle(s.zones[zone(seat, 7)][0])
            handle = s.handle(c)
            for gift in s.gifts:
                if gift[2] == CHANNELED and gift[4] == handle and gift[3] == g:
                    return 0
            return min(ability.points, points)
    return points


def _growth(speaking: list[Voice], seat: int) -> int:
    n = 0
    for v in speaking:
        ability = v.ability
        if isinstance(ability, ChannelsGrow) and not ability.beneath and v.seat == seat:
            n += ability.n  # gua.card.bonusmod.1
    return n


def may_shoot(s: Arena, seat: int, column: int, c: int) -> bool:
    """May that supporter's Ranged Attack be used in this Duel?"""
    face = card(s, c)
    if face.ranged <= 0 or not shots_allowed(s, seat, column):
        return False
    for ability in face.abilities:
        if isinstance(ability, RangedAttack):
            if ability.against is not None and not ability.against.fits(s, duelist(s, 1 - seat, column)):
                return False  # gua.card.ranged.1
            if ability.beside is not None and not ability.beside.fits(s, duelist(s, seat, column)):
                return False
    return True


def shots_allowed(s: Arena, seat: int, column: int) -> bool:
    """Not on Woods, unless that Terrain's text lifts it, and not against a ban (gua.orig.ranged.2, gua.card.ban.1)."""
    if ground(s, column) & WOODS:
        for v in voices(s, column):
            if isinstance(v.ability, ShotsAllowed):
                return not banned(s, column, seat, RANGED)
        return False
    return not banned(s, column, seat, RANGED)


def shot_points(s: Arena, seat: int, column: int, c: int) -> int:
    """What a Ranged Attack adds to its side now (gua.orig.ranged.1)."""
    face = card(s, c)
    points = face.ranged
    for ability in face.abilities:
        if isinstance(ability, AddsOtherShots):
            for gift in s.gifts:
                if gift[0] == column and gift[1] == seat and gift[2] == SHOT:
                    points += card(s, gift[3] & 4095).ranged  # gua.card.ranged.2: the printed points
    for v in voices(s, column):
        growth = v.ability
        if isinstance(growth, ShotsGrow) and not growth.beneath and v.seat == seat:
            if growth.when == 0 or (growth.when == 1) == (seat == s.active):
                points += growth.n  # gua.card.ranged.3
    upgrade = only(s, zone(seat, UPGRADES, zone_column(s.zone[c])))
    if upgrade != NONE:
        for ability in card(s, upgrade).abilities:
            if isinstance(ability, ShotsGrow) and ability.beneath:
                points += ability.n  # gua.house.draft.2
    return max(0, points)
