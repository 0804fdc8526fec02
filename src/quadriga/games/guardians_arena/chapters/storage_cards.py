"""Playing Storage cards: when, for how many stones, on which targets."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.active_texts import banned, banned_name
from quadriga.games.guardians_arena.chapters.faces import BRIBERY, ITEM_H, SPELL, Card, card
from quadriga.games.guardians_arena.chapters.moves import (
    gain_stones,
    go,
)
from quadriga.games.guardians_arena.chapters.table import (
    FIGHTERS,
    HAND,
    PLAYED,
    PRIMARY,
    Arena,
    creatures_here,
    zone,
)
from quadriga.games.guardians_arena.chapters.verbs import CAST
from quadriga.games.guardians_arena.vocabulary.sorts import AREAS, BRIBING, HAND_ITEMS, SPELLS
from quadriga.games.guardians_arena.vocabulary.storage import A_BRIBERY, A_SPELL, AN_ITEM
from quadriga.kernel.decisions import option


def stones_to_play(face: Card) -> int:
    n = 0
    for ability in face.abilities:
        n += ability.stones_to_play()
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
        for t in creatures_here(s, 1 - seat, column):  # gua.house.bribery.1
            if card(s, t).icons & face.icons and not banned(s, column, seat, BRIBING, face.icons, t):
                found.append(t + 1)  # gua.bribery.1, gua.orig.bribery.1
        return found
    if not primary and not s.zones[zone(0, FIGHTERS, column)] and not s.zones[zone(1, FIGHTERS, column)]:
        return found  # gua.secondary.6
    for ability in face.abilities:
        aimed = ability.targets(s, seat, column, primary)  # the rest is played in step 2 (gua.house.command.1)
        if aimed is None and primary and ability.stands():
            aimed = [0]
        if aimed is None:
            continue
        if ability.area() is not None and banned(s, column, seat, AREAS):
            return found
        return aimed
    return found


def play(s: Arena, seat: int, c: int) -> int:
    """Pay for a Storage card and lay it down; what can answer it."""
    face = card(s, c)
    pay_for(s, seat, c)
    go(s, c, zone(seat, PLAYED), "play", "gua.primary.5" if s.step == PRIMARY else "gua.secondary.6")
    s.mark()
    return A_SPELL if face.type == SPELL else AN_ITEM if face.type == ITEM_H else A_BRIBERY
