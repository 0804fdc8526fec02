"""What a learned evaluation looks at: a position as a short list of numbers for a seat.

Everybody's open cards, the seat's own hand, and how many cards lie where; nothing else.
"""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters.energy import energy
from quadriga.games.union_arena.chapters.faces import CHARACTER, EVENT, NO_TRIGGER
from quadriga.games.union_arena.chapters.table import (
    ATTACK_PHASE,
    DECK,
    END_PHASE,
    ENERGY,
    FRONT,
    HAND,
    LIFE,
    MAIN_PHASE,
    MOVEMENT_PHASE,
    SIDELINE,
    START_PHASE,
    UNDER,
    Table,
)
from quadriga.games.union_arena.chapters.values import bp, direct_damage
from quadriga.kernel.handles import slot_of

VERSION: Final = 1
"""Raised with every change of what the numbers mean: an evaluation fits one version."""

SIDE: Final = [
    "life", "life gone", "one life", "two life", "hand", "big hand", "deck", "short deck", "front", "front active",
    "front bp", "front active bp", "best bp", "best active bp", "front damage", "front abilities", "front full",
    "raised", "energy line", "energy line active", "energy line bp", "energy line abilities", "icons", "icons to four",
    "icons to seven", "ap", "ap active", "sideline",
]  # fmt: skip
OWN: Final = [
    "hand characters", "hand bp", "hand best bp", "playable", "playable bp", "playable ap", "playable best bp",
    "nearly playable", "raids", "raids playable", "events", "events playable", "hand triggers", "cheap generators",
]  # fmt: skip
SITUATION: Final = [
    "my turn", "my start", "my movement", "my main", "my attack", "their start or movement", "their main",
    "their attack", "end phase", "preparing", "turn", "late", "first player", "attacked", "attacking", "attack lead",
    "my attackers over", "their attackers over", "my damage ready", "their damage ready", "lethal", "asked",
]  # fmt: skip
NAMES: Final = ["my " + n for n in SIDE] + ["their " + n for n in SIDE] + OWN + SITUATION

THOUSAND: Final = 1000.0


def features(g: Table, seat: int) -> list[float]:
    """The numbers named above, each of the order of one."""
    found: list[float] = []
    _side(g, seat, found)
    _side(g, 1 - seat, found)
    _own(g, seat, found)
    _situation(g, seat, found)
    return found


def flag(true: bool) -> float:
    return 1.0 if true else 0.0


def _side(g: Table, seat: int, found: list[float]) -> None:
    life = len(g.pile(seat, LIFE))
    hand = len(g.pile(seat, HAND))
    deck = len(g.pile(seat, DECK))
    front = g.pile(seat, FRONT)
    active = 0
    total = 0.0
    ready = 0.0
    best = 0.0
    best_ready = 0.0
    damage = 0.0
    abilities = 0
    for c in front:
        power = bp(g, c) / THOUSAND
        total += power
        if power > best:
            best = power
        abilities += len(g.face(c).abilities)
        damage += direct_damage(g, c)
        if g.resting[c] == 0:
            active += 1
            ready += power
            if power > best_ready:
                best_ready = power
    behind = g.pile(seat, ENERGY)
    behind_active = 0
    behind_power = 0.0
    behind_abilities = 0
    for c in behind:
        behind_power += bp(g, c) / THOUSAND
        behind_abilities += len(g.face(c).abilities)
        if g.resting[c] == 0:
            behind_active += 1
    icons = 0
    for n in energy(g, seat):
        icons += n
    found.append(life / 7.0)
    found.append(flag(life == 0))
    found.append(flag(life == 1))
    found.append(flag(life == 2))
    found.append(hand / 8.0)
    found.append(max(0, hand - 5) / 4.0)
    found.append(deck / 40.0)
    found.append(max(0, 8 - deck) / 8.0)
    found.append(len(front) / 4.0)
    found.append(active / 4.0)
    found.append(total / 12.0)
    found.append(ready / 12.0)
    found.append(best / 5.0)
    found.append(best_ready / 5.0)
    found.append(damage / 4.0)
    found.append(abilities / 4.0)
    found.append(flag(len(front) >= 4))
    found.append(len(g.pile(seat, UNDER)) / 4.0)
    found.append(len(behind) / 4.0)
    found.append(behind_active / 4.0)
    found.append(behind_power / 8.0)
    found.append(behind_abilities / 4.0)
    found.append(icons / 6.0)
    found.append(min(icons, 4) / 4.0)
    found.append(min(icons, 7) / 7.0)
    found.append(float(g.ap[seat]) / 3.0)
    found.append(float(g.ap_active[seat]) / 3.0)
    found.append(len(g.pile(seat, SIDELINE)) / 20.0)


def _own(g: Table, seat: int, found: list[float]) -> None:
    have = energy(g, seat)
    most = max(have)
    characters = 0
    power = 0.0
    best = 0.0
    playable = 0
    playable_power = 0.0
    playable_ap = 0
    playable_best = 0.0
    nearly = 0
    raids = 0
    raids_now = 0
    events = 0
    events_now = 0
    triggers = 0
    cheap = 0
    for c in g.pile(seat, HAND):
        face = g.face(c)
        missing = face.energy - (have[face.color] if face.color < 5 else most)
        strength = face.bp / THOUSAND
        if face.trigger != NO_TRIGGER:
            triggers += 1
        if missing <= 0:
            playable += 1
            playable_power += strength
            playable_ap += face.ap
            if strength > playable_best:
                playable_best = strength
        elif missing == 1:
            nearly += 1
        if face.type == CHARACTER:
            characters += 1
            power += strength
            if strength > best:
                best = strength
            if face.energy <= 1 and sum(face.generates) > 0:
                cheap += 1
            if face.has_raid:
                raids += 1
                if missing <= 0:
                    raids_now += 1
        elif face.type == EVENT:
            events += 1
            if missing <= 0:
                events_now += 1
    found.append(characters / 8.0)
    found.append(power / 16.0)
    found.append(best / 5.0)
    found.append(playable / 8.0)
    found.append(playable_power / 12.0)
    found.append(playable_ap / 6.0)
    found.append(playable_best / 5.0)
    found.append(nearly / 4.0)
    found.append(raids / 4.0)
    found.append(raids_now / 4.0)
    found.append(events / 4.0)
    found.append(events_now / 4.0)
    found.append(triggers / 8.0)
    found.append(cheap / 4.0)


def _situation(g: Table, seat: int, found: list[float]) -> None:
    mine = g.active == seat
    phase = g.phase
    d = g.decision
    found.append(flag(mine))
    found.append(flag(mine and phase == START_PHASE))
    found.append(flag(mine and phase == MOVEMENT_PHASE))
    found.append(flag(mine and phase == MAIN_PHASE))
    found.append(flag(mine and phase == ATTACK_PHASE))
    found.append(flag(not mine and (phase == START_PHASE or phase == MOVEMENT_PHASE)))
    found.append(flag(not mine and phase == MAIN_PHASE))
    found.append(flag(not mine and phase == ATTACK_PHASE))
    found.append(flag(phase == END_PHASE))
    found.append(flag(phase == 0))
    found.append(min(g.turn, 20) / 10.0)
    found.append(max(0, min(g.turn, 30) - 10) / 10.0)
    found.append(flag(g.first == seat))
    attacked = 0.0
    attacking = 0.0
    lead = 0.0
    if g.here(g.attacker):
        attacker = slot_of(g.attacker)
        owner = g.owner[attacker]
        harm = float(direct_damage(g, attacker)) if g.target == -1 and not g.here(g.blocker) else 0.0
        against = 0
        if g.here(g.blocker):
            against = bp(g, slot_of(g.blocker))
        elif g.here(g.target):
            against = bp(g, slot_of(g.target))
        lead = (bp(g, attacker) - against) / 4000.0 if against > 0 else 0.0
        if owner == seat:
            attacking = harm
        else:
            attacked = harm
            lead = -lead
    found.append(attacked)
    found.append(attacking)
    found.append(lead)
    ready_mine = _ready_damage(g, seat)
    ready_theirs = _ready_damage(g, 1 - seat)
    found.append(_over(g, seat) / 4.0)
    found.append(_over(g, 1 - seat) / 4.0)
    found.append(ready_mine / 4.0)
    found.append(ready_theirs / 4.0)
    found.append(
        flag(mine and ready_mine >= len(g.pile(1 - seat, LIFE)))
        - flag(not mine and ready_theirs >= len(g.pile(seat, LIFE)))
    )
    found.append(0.0 if d is None else 1.0 if d.player == seat else -1.0)


def _over(g: Table, seat: int) -> int:
    """Characters on the front line that beat every active character opposite."""
    best = 0
    for c in g.pile(1 - seat, FRONT):
        if g.resting[c] == 0 and bp(g, c) > best:
            best = bp(g, c)
    over = 0
    for c in g.pile(seat, FRONT):
        if bp(g, c) > best:
            over += 1
    return over


def _ready_damage(g: Table, seat: int) -> float:
    """Damage that active characters on the front line can do, beside one for each possible block."""
    damage = 0.0
    for c in g.pile(seat, FRONT):
        if g.resting[c] == 0:
            damage += direct_damage(g, c)
    blocks = 0
    for c in g.pile(1 - seat, FRONT):
        if g.resting[c] == 0:
            blocks += 1
    return max(0.0, damage - 0.5 * blocks)
