"""Channeling and Ranged Attacks: who may give to whom, and how much."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.active_texts import ActiveText, active_texts, banned, heard, looked_at
from quadriga.games.guardians_arena.chapters.faces import NONE, WOODS, card
from quadriga.games.guardians_arena.chapters.table import (
    CHANNELED,
    GUARDIAN_PLACE,
    MAY_RECEIVE,
    SHOT,
    UNDER,
    UPGRADES,
    Arena,
    duelist,
    ground,
    guardian,
    only,
    own_abilities,
    zone,
    zone_column,
)
from quadriga.games.guardians_arena.chapters.vitality import altered
from quadriga.games.guardians_arena.vocabulary.kinds import received
from quadriga.games.guardians_arena.vocabulary.sorts import (
    CHANNELED_SORT,
    CHANNELING,
    CREATURES_CHANNEL,
    RANGED,
    RANGED_SORT,
    STONES,
)
from quadriga.kernel.handles import slot_of


def supporters(s: Arena, seat: int) -> list[int]:
    """Creatures under the player's Strongholds that have not been used in this combat (gua.house.channel.1)."""
    found: list[int] = []
    for column in range(3):
        c = only(s, zone(seat, UNDER, column))
        if c != NONE and s.used[c] == 0:
            found.append(c)
    return found


def channel_points(s: Arena, seat: int, column: int, giver: int) -> int:
    """Points that creature can channel to its player's Duelist now; 0: it cannot."""
    face = card(s, giver)
    if face.channels <= 0 or banned(s, column, seat, CREATURES_CHANNEL):
        return 0  # gua.card.channel.2
    texts = active_texts(s, column)
    for v in texts:
        if v.ability.only_guardians_channel():
            return 0  # gua.card.ban.1
    d = duelist(s, seat, column)
    anyway = False
    for ability in face.abilities:
        if ability.refuses_to_give(s, d):
            return 0  # gua.card.channel.1
        anyway = anyway or ability.gives_anyway(s, d)
    for ability in own_abilities(s, d):
        if ability.refuses_to_take(s, giver):
            return 0  # gua.card.channel.1
        anyway = anyway or ability.takes_from(s, giver)
    if not anyway and not can_receive(s, seat, d, texts):
        return 0
    f = looked_at(s, column, seat, d, False, True)
    points = altered(s, f, CHANNELED_SORT, face.channels, texts)  # gua.orig.channel.4, gua.card.bonusmod.1
    return _within_limit(s, seat, column, d, points + _beneath(s, seat, giver, False), texts, False)


def _beneath(s: Arena, seat: int, c: int, shots: bool) -> int:
    """What an Upgrade gives those beneath its Stronghold (gua.house.draft.2)."""
    upgrade = only(s, zone(seat, UPGRADES, zone_column(s.zone[c])))
    n = 0
    if upgrade != NONE:
        for ability in card(s, upgrade).abilities:
            n += ability.growth_beneath(shots)
    return n


def guardian_points(s: Arena, seat: int, column: int) -> list[int]:
    """[points, stones] the Guardian can channel to the Duelist now; points 0: it cannot."""
    d = duelist(s, seat, column)
    if banned(s, column, seat, CHANNELING) or banned(s, column, seat, STONES):
        return [0, 0]
    texts = active_texts(s, column)
    points = guardian(s, seat).channels
    for v in texts:
        points += v.ability.stone_growth()  # gua.card.ban.1
    points = altered(s, looked_at(s, column, seat, d, False, True), CHANNELED_SORT, points, texts)
    stones = 1  # gua.primary.8
    takes = False
    for ability in own_abilities(s, d):
        if ability.refuses_to_take(s, -1):
            return [0, 0]  # gua.card.channel.1
        takes = takes or ability.takes_from(s, -1)
    if not takes and not can_receive(s, seat, d, texts):
        stones = 0
        for ability in guardian(s, seat).abilities:
            for_any = ability.pays_for_any()
            if for_any:
                stones = for_any[0]  # gua.card.channel.1
                points = for_any[1]
    if stones == 0 or s.stones[seat] < stones:
        return [0, 0]
    return [_guardian_limit(s, seat, d, _within_limit(s, seat, column, d, points, texts, True)), stones]


def guardian_points_to_shot(s: Arena, seat: int, column: int, shooter: int) -> int:
    """Points the Guardian can channel to a used Ranged Attack that may receive some (gua.card.channel.1)."""
    if s.stones[seat] < 1 or banned(s, column, seat, CHANNELING) or banned(s, column, seat, STONES):
        return 0
    for ability in card(s, shooter).abilities:
        if ability.shot_receives():
            left = ability.shot_receives() - received(s, shooter)
            points = guardian(s, seat).channels
            return min(left, points)
    return 0


def raid_points(s: Arena, seat: int, c: int) -> int:
    """Points of one Guardian Channeling in a raid (gua.raidcreature.2, gua.raidguardian.3)."""
    if s.stones[seat] < 1 or not card(s, c).receives:
        return 0  # gua.orig.channel.1
    left = basic_limit(s, c, True) - received(s, c)
    points = guardian(s, seat).channels
    return _guardian_limit(s, seat, c, min(left, points))


def can_receive(s: Arena, seat: int, c: int, texts: list[ActiveText]) -> bool:
    """Only a creature with the green bar, unless a text allows it (gua.orig.channel.1)."""
    if card(s, c).receives:
        return True
    handle = s.handle(c)
    for a in s.applied:
        if a.what == MAY_RECEIVE and a.target == handle:
            return True
    f = looked_at(s, s.column, seat, c, False, True)
    for v in texts:
        if v.ability.lets_receive(s, heard(f, v)):
            return True
    return False


def basic_limit(s: Arena, c: int, by_guardian: bool) -> int:
    """Its own basic Vitality, unless its text names another limit (gua.orig.channel.2)."""
    for ability in own_abilities(s, c):
        limit = ability.receiving_limit(by_guardian)
        if limit >= 0:
            return limit
    vitality = card(s, c).vitality
    return max(0, vitality)


def _within_limit(
    s: Arena, seat: int, column: int, c: int, points: int, texts: list[ActiveText], by_guardian: bool
) -> int:
    limit = basic_limit(s, c, by_guardian)
    if not card(s, c).receives:
        f = looked_at(s, column, seat, c, False, True)
        for v in texts:
            most = v.ability.most_received()
            if most != 0 and v.ability.lets_receive(s, heard(f, v)):
                limit = most if most > 0 else guardian(s, seat).channels  # gua.card.channel.1
    left = limit - received(s, c)
    least = min(left, points)
    return max(0, least)


def _guardian_limit(s: Arena, seat: int, c: int, points: int) -> int:
    """A Guardian may channel repeatedly to the same creature unless its text forbids it (gua.orig.channel.3)."""
    for ability in guardian(s, seat).abilities:
        most = ability.once_per_creature()
        if most:
            g = s.handle(s.zones[zone(seat, GUARDIAN_PLACE)][0])
            handle = s.handle(c)
            for gift in s.gifts:
                if gift.kind == CHANNELED and gift.receiver == handle and gift.giver == g:
                    return 0
            return min(most, points)
    return points


def may_shoot(s: Arena, seat: int, column: int, c: int) -> bool:
    """May that supporter's Ranged Attack be used in this Duel?"""
    face = card(s, c)
    if face.ranged <= 0 or not shots_allowed(s, seat, column):
        return False
    f = looked_at(s, column, seat, duelist(s, seat, column), False, True)
    for ability in face.abilities:
        if not ability.aims_at(s, f):
            return False  # gua.card.ranged.1
    return True


def shots_allowed(s: Arena, seat: int, column: int) -> bool:
    """Not on Woods, unless that Terrain's text lifts it, and not against a ban (gua.orig.ranged.2, gua.card.ban.1)."""
    if ground(s, column) & WOODS:
        for v in active_texts(s, column):
            if v.ability.allows_shots():
                return not banned(s, column, seat, RANGED)
        return False
    return not banned(s, column, seat, RANGED)


def shot_points(s: Arena, seat: int, column: int, c: int) -> int:
    """What a Ranged Attack adds to its side now (gua.orig.ranged.1, gua.card.ranged.3)."""
    face = card(s, c)
    points = face.ranged
    for ability in face.abilities:
        if ability.adds_other_shots():
            for gift in s.gifts:
                if gift.column == column and gift.seat == seat and gift.kind == SHOT:
                    points += card(s, slot_of(gift.giver)).ranged  # gua.card.ranged.2: the printed points
    points = altered(s, looked_at(s, column, seat, c, False, True), RANGED_SORT, points, active_texts(s, column))
    points += _beneath(s, seat, c, True)
    return max(0, points)
