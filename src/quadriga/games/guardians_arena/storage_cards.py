"""Playing Storage cards: when, for how many stones, on which targets."""

from __future__ import annotations

from quadriga.games.guardians_arena.abilities import Saves, Shows
from quadriga.games.guardians_arena.announcing import CASTING, announce
from quadriga.games.guardians_arena.bans import AREAS, BRIBING, HAND_ITEMS, SPELLS, Ban, CantFight
from quadriga.games.guardians_arena.destroying import Area
from quadriga.games.guardians_arena.faces import BRIBERY, ITEM_H, NONE, SPELL, Card, card
from quadriga.games.guardians_arena.moves import (
    gain_stones,
    go,
)
from quadriga.games.guardians_arena.storage import (
    A_BRIBERY,
    A_SPELL,
    AN_ITEM,
    Answers,
    CostsStones,
    DestroysBoth,
    GainsStones,
    Lends,
    RazesTerrain,
    RazesUpgrade,
)
from quadriga.games.guardians_arena.supporting import LetsReceive
from quadriga.games.guardians_arena.table import (
    COLUMNS,
    FIGHTERS,
    HAND,
    PLAYED,
    PRIMARY,
    UNDER,
    UPGRADES,
    Arena,
    duelist,
    only,
    terrain,
    zone,
)
from quadriga.games.guardians_arena.verbs import CAST
from quadriga.games.guardians_arena.voices import banned, banned_name
from quadriga.kernel.decisions import option


def stones_to_play(face: Card) -> int:
    n = 0
    for ability in face.abilities:
        if isinstance(ability, CostsStones):
            n += ability.n
        elif isinstance(ability, Answers):
            n += ability.stones
    return n


def may_play(s: Arena, seat: int, column: int, c: int) -> bool:
    """Is a Storage card free of bans, and can it be paid for?"""
    face = card(s, c)
    if face.type == SPELL and banned(s, column, seat, SPELLS):
        return False  # gua.card.ban.1
    if face.type == ITEM_H and banned(s, column, seat, HAND_ITEMS):
        return False
    return s.stones[seat] >= stones_to_play(face) and not banned_name(s, column, face.name)


def pay_for(s: Arena, seat: int, c: int) -> None:
    n = stones_to_play(card(s, c))
    if n:
        gain_stones(s, seat, -n, "gua.house.stones.1", s.handle(c))


def cast_options(s: Arena, seat: int, column: int) -> list[int]:
    """Storage cards that can be played for the current Duel, each with its targets (gua.primary.5, gua.secondary.6)."""
    options: list[int] = []
    offered: list[int] = []
    for c in s.zones[zone(seat, HAND)]:
        face = card(s, c)
        if not face.double_border() or s.card[c] in offered:
            continue
        offered.append(s.card[c])
        if may_play(s, seat, column, c):
            for target in targets(s, seat, column, c):
                options.append(option(CAST, c, target))
    return options


def targets(s: Arena, seat: int, column: int, c: int) -> list[int]:
    """Targets (slot + 1) of a Storage card here; [0] if it needs none; [] if it does nothing now."""
    face = card(s, c)
    primary = s.step == PRIMARY
    found: list[int] = []
    if face.type == BRIBERY:
        for t in _creatures_here(s, 1 - seat, column):  # gua.house.bribery.1
            if card(s, t).icons & face.icons and not banned(s, column, seat, BRIBING, face.icons, t):
                found.append(t + 1)  # gua.bribery.1, gua.orig.bribery.1
        return found
    if not primary and not s.zones[zone(0, FIGHTERS, column)] and not s.zones[zone(1, FIGHTERS, column)]:
        return found  # gua.secondary.6
    for ability in face.abilities:
        if isinstance(ability, Lends):
            side = seat if ability.n > 0 else 1 - seat
            return [t + 1 for t in _creatures_here(s, side, column)]
        if isinstance(ability, GainsStones):
            return [0]
        if isinstance(ability, RazesTerrain):
            return [terrain(s, k) + 1 for k in range(COLUMNS) if terrain(s, k) != NONE]
        if isinstance(ability, RazesUpgrade):
            for side in range(2):
                for k in (0, 2):
                    upgrade = only(s, zone(side, UPGRADES, k))
                    if upgrade != NONE:
                        found.append(upgrade + 1)
            return found
        if not primary:
            continue  # the rest is played in step 2 (gua.house.command.1)
        if isinstance(ability, LetsReceive):
            d = duelist(s, seat, column)
            return [] if card(s, d).receives else [d + 1]
        if isinstance(ability, DestroysBoth):
            d = duelist(s, seat, column)
            return [d + 1] if ability.kind.fits(s, d) else []
        if isinstance(ability, Area) and banned(s, column, seat, AREAS):
            return []
        if isinstance(ability, (Area, Shows, CantFight, Saves, Ban)):
            return [0]
    return found


def _creatures_here(s: Arena, seat: int, column: int) -> list[int]:
    """Step 2: Duelist and used supporters of the current Duel; step 5: its secondary fighters (gua.house.storage.2)."""
    if s.step != PRIMARY:
        return s.zones[zone(seat, FIGHTERS, column)]
    found = [duelist(s, seat, column)]
    for k in range(COLUMNS):
        c = only(s, zone(seat, UNDER, k))
        if c != NONE and s.used[c] == column + 1:
            found.append(c)
    return found


def cast(s: Arena, seat: int, column: int, c: int, target: int) -> None:
    face = card(s, c)
    nature = A_SPELL if face.type == SPELL else AN_ITEM if face.type == ITEM_H else A_BRIBERY
    pay_for(s, seat, c)
    go(s, c, zone(seat, PLAYED), "play", "gua.primary.5" if s.step == PRIMARY else "gua.secondary.6")
    s.mark()
    announce(s, CASTING, seat, column, c, target, 0, nature)
