"""What a learned evaluation looks at: a position as a short list of numbers for a seat.

Open cards, the seat's own hidden ones, and how many cards lie where; nothing else.
"""

from __future__ import annotations

import math
from typing import Final

from quadriga.games.guardians_arena.chapters.faces import BRIBERY, card
from quadriga.games.guardians_arena.chapters.table import (
    CAPTURED,
    CHALLENGE,
    COLUMNS,
    DECK,
    DISCARD,
    DISCARDING,
    DRAFTING,
    END,
    ENTERING,
    EXITING,
    FIGHTERS,
    HAND,
    ITEMS,
    MOVEMENT,
    ON,
    PEN,
    PRIMARY,
    RAID,
    RESOLUTION,
    SECONDARY,
    SETTLING,
    SPACE,
    STORAGE,
    TERRAIN_ZONE,
    UNDER,
    VICTORIOUS,
    VICTORIOUS_TO_WIN,
    Arena,
    duelist,
    guardian,
    only,
    ruins,
    shielded,
    zone,
)
from quadriga.games.guardians_arena.chapters.vitality import basic, secondary_total
from quadriga.kernel.unknown import knows

VERSION: Final = 1
"""Raised with every change of what the numbers mean: an evaluation fits one version."""
UNKNOWN: Final = 9
"""The Vitality that a face-down creature is taken for."""

SIDE: Final = [
    "victorious", "two to go", "one to go", "on", "on shielded", "on strength", "best on", "under", "under channels",
    "under ranged", "spaces", "spaces shielded", "spaces strength", "unmet", "fighters", "ruins", "two ruins",
    "stones", "hand", "pen", "storage", "captives", "items", "terrains", "deck", "short deck", "discard",
    "lost shields", "guardian", "passed",
]  # fmt: skip
OWN: Final = [
    "force", "best fighter", "hand creatures", "hand best", "hand shields", "hand terrains", "hand bribery",
    "stored bribery", "stored others",
]  # fmt: skip
SITUATION: Final = [
    "my turn", "asked", "drafting", "discarding", "entering", "primary", "secondary", "resolution", "after duels",
    "challenge", "raid", "turn", "late", "duels won", "duels lost", "matches", "match lead", "best match",
    "worst match", "this duel", "this duel won", "storm me", "storm them",
]  # fmt: skip
NAMES: Final = (
    ["my " + n for n in SIDE]
    + ["their " + n for n in SIDE]
    + OWN
    + ["my " + n for n in SITUATION[2:11]]
    + ["their " + n for n in SITUATION[2:11]]
    + SITUATION[:2]
    + SITUATION[11:]
)


def features(s: Arena, seat: int) -> list[float]:
    """The numbers named above, each of the order of one."""
    found: list[float] = []
    _side(s, seat, seat, found)
    _side(s, 1 - seat, seat, found)
    force = _own(s, seat, found)
    _situation(s, seat, force, found)
    return found


def flag(true: bool) -> float:
    return 1.0 if true else 0.0


def strength(s: Arena, eyes: int, c: int) -> int:
    """Vitality of a creature as far as that seat knows it."""
    return card(s, c).vitality if knows(s, eyes, c) else UNKNOWN


def _side(s: Arena, seat: int, eyes: int, found: list[float]) -> None:
    done = len(s.zones[zone(seat, VICTORIOUS)])
    left = s.match.option("victorious_to_win", VICTORIOUS_TO_WIN) - done
    on = 0
    on_shielded = 0
    on_strength = 0
    best = 0
    under = 0
    channels = 0
    ranged = 0
    spaces = 0
    spaces_shielded = 0
    spaces_strength = 0
    unmet = 0
    fighters = 0
    terrains = 0
    for column in range(COLUMNS):
        c = only(s, zone(seat, ON, column))
        if c >= 0:
            on += 1
            power = strength(s, eyes, c)
            on_strength += power
            if power > best:
                best = power
            if shielded(s, c):
                on_shielded += 1
        c = only(s, zone(seat, UNDER, column))
        if c >= 0:
            under += 1
            if knows(s, eyes, c):
                channels += card(s, c).channels
                ranged += card(s, c).ranged
        c = duelist(s, seat, column)
        if c >= 0:
            spaces += 1
            spaces_strength += strength(s, eyes, c)
            if shielded(s, c):
                spaces_shielded += 1
            if duelist(s, 1 - seat, column) < 0:
                unmet += 1
        fighters += len(s.zones[zone(seat, FIGHTERS, column)])
        for t in s.zones[TERRAIN_ZONE + column]:
            if s.owner[t] == seat:
                terrains += 1
    lost = ruins(s, seat)
    deck = len(s.zones[zone(seat, DECK)])
    found.append(done / 7.0)
    found.append(flag(left <= 2))
    found.append(flag(left <= 1))
    found.append(on / 3.0)
    found.append(on_shielded / 3.0)
    found.append(on_strength / 30.0)
    found.append(best / 12.0)
    found.append(under / 3.0)
    found.append(channels / 6.0)
    found.append(ranged / 10.0)
    found.append(spaces / 3.0)
    found.append(spaces_shielded / 3.0)
    found.append(spaces_strength / 30.0)
    found.append(unmet / 2.0)
    found.append(fighters / 3.0)
    found.append(lost / 2.0)
    found.append(flag(lost >= 2))
    found.append(float(s.stones[seat]) / 8.0)
    found.append(len(s.zones[zone(seat, HAND)]) / 8.0)
    found.append(len(s.zones[zone(seat, PEN)]) / 6.0)
    found.append(len(s.zones[zone(seat, STORAGE)]) / 4.0)
    found.append(len(s.zones[zone(seat, CAPTURED)]) / 2.0)
    found.append(len(s.zones[zone(seat, ITEMS)]) / 2.0)
    found.append(terrains / 3.0)
    found.append(deck / 40.0)
    found.append(max(0, 10 - deck) / 10.0)
    found.append(len(s.zones[zone(seat, DISCARD)]) / 20.0)
    found.append(float(s.lost_shields[seat]) / 4.0)
    found.append(guardian(s, seat).vitality / 40.0)
    found.append(float(s.passed[seat]))


def _own(s: Arena, seat: int, found: list[float]) -> int:
    force = 0
    best = 0
    creatures = 0
    hand_best = 0
    shields = 0
    terrains = 0
    bribery = 0
    for c in s.zones[zone(seat, HAND)]:
        face = card(s, c)
        if face.is_creature():
            creatures += 1
            force += basic(s, c, True)
            if face.vitality > hand_best:
                hand_best = face.vitality
        if face.is_shield():
            shields += 1
        if face.is_terrain():
            terrains += 1
        if face.type == BRIBERY:
            bribery += 1
    for c in s.zones[zone(seat, PEN)]:
        if card(s, c).is_creature():
            force += basic(s, c, True)
            if basic(s, c, True) > best:
                best = basic(s, c, True)
    stored_bribery = 0
    for c in s.zones[zone(seat, STORAGE)]:
        if card(s, c).type == BRIBERY:
            stored_bribery += 1
    found.append(force / 40.0)
    found.append(best / 12.0)
    found.append(creatures / 6.0)
    found.append(hand_best / 12.0)
    found.append(shields / 3.0)
    found.append(terrains / 3.0)
    found.append(bribery / 2.0)
    found.append(stored_bribery / 2.0)
    found.append((len(s.zones[zone(seat, STORAGE)]) - stored_bribery) / 3.0)
    return force


def _situation(s: Arena, seat: int, force: int, found: list[float]) -> None:
    for active in (seat, 1 - seat):
        mine = s.active == active
        step = s.step
        found.append(flag(mine and step == DRAFTING))
        found.append(flag(mine and step == DISCARDING))
        found.append(flag(mine and step == ENTERING))
        found.append(flag(mine and step == PRIMARY))
        found.append(flag(mine and step == SECONDARY))
        found.append(flag(mine and step == RESOLUTION))
        found.append(flag(mine and (step == MOVEMENT or step == SETTLING or step == EXITING or step == END)))
        found.append(flag(mine and step == CHALLENGE))
        found.append(flag(mine and step == RAID))
    d = s.decision
    found.append(flag(s.active == seat))
    found.append(0.0 if d is None else 1.0 if d.player == seat else -1.0)
    found.append(min(s.turn, 20) / 10.0)
    found.append(max(0, min(s.turn, 60) - 20) / 20.0)
    won = 0
    lost = 0
    matches = 0
    total = 0.0
    best = 0.0
    worst = 0.0
    for column in range(COLUMNS):
        if s.duel_winner[column] == seat:
            won += 1
        elif s.duel_winner[column] == 1 - seat:
            lost += 1
        lead = _match(s, seat, column)
        if lead != 0.0:
            matches += 1
            total += lead
            if lead > best:
                best = lead
            if lead < worst:
                worst = lead
    found.append(won / 2.0)
    found.append(lost / 2.0)
    found.append(matches / 3.0)
    found.append(total)
    found.append(best)
    found.append(worst)
    this = 0.0
    ahead = 0.0
    column = s.column
    if column >= 0:
        a = duelist(s, seat, column)
        b = duelist(s, 1 - seat, column)
        if a >= 0 and b >= 0 and knows(s, seat, a) and knows(s, seat, b):
            lead_now = secondary_total(s, column, seat) - secondary_total(s, column, 1 - seat)
            this = math.tanh(lead_now / 10.0)
            ahead = 1.0 if lead_now > 0 else -1.0
    found.append(this)
    found.append(ahead)
    found.append(math.tanh((_best_on(s, 1 - seat, seat) + 12 - guardian(s, seat).vitality) / 15.0))
    found.append(math.tanh((_best_on(s, seat, seat) + force - guardian(s, 1 - seat).vitality) / 15.0))


def _match(s: Arena, seat: int, column: int) -> float:
    """From -1 to 1: how the creatures that meet in a column compare; 0 where only one side has any."""
    a = duelist(s, seat, column)
    if a < 0:
        a = only(s, zone(seat, ON, column))
    b = duelist(s, 1 - seat, column)
    if b < 0:
        b = only(s, zone(1 - seat, ON, column))
    if a < 0 or b < 0:
        return 0.0
    return math.tanh((strength(s, seat, a) - strength(s, seat, b)) / 6.0)


def _best_on(s: Arena, seat: int, eyes: int) -> int:
    best = 0
    for which in (ON, SPACE):
        for column in range(COLUMNS):
            c = only(s, zone(seat, which, column))
            if c >= 0 and strength(s, eyes, c) > best:
                best = strength(s, eyes, c)
    return best
