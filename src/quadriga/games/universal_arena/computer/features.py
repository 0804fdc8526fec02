"""What a learned evaluation looks at: a position as a short list of numbers for a seat.

Open cards, the seat's own hand, and how many cards lie where; nothing else.
"""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.chapters.faces import ALL_ENEMIES, NEGATIVE, POSITIVE, TWO, CardFace
from quadriga.games.universal_arena.chapters.playing import FROM_HAND, energy_cost, meter_cost
from quadriga.games.universal_arena.chapters.power import highest, lowest
from quadriga.games.universal_arena.chapters.statuses import (
    BARRIER,
    BLEED,
    BURN,
    FORTIFIED,
    FRAIL,
    INVULNERABLE,
    POISON,
    REGEN,
    STRENGTH,
    STUN,
    VULNERABLE,
    WEAK,
)
from quadriga.games.universal_arena.chapters.table import (
    COMBAT,
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    MOVEMENT,
    PREPARATION,
    ROWS,
    TURN_END,
    TURN_START,
    ULTIMATES,
    Table,
    alive,
    card,
    living,
    place,
    seat_of,
    status_face,
)
from quadriga.games.universal_arena.computer.heuristic import SCALE, side_worth, status_worth

VERSION: Final = 2
"""Raised with every change of what the numbers mean: an evaluation fits one version."""

CHARACTER: Final = [
    "alive", "hp", "nearly down", "shield", "stunned", "good", "bad", "own", "doom", "strength", "guard", "decay",
    "threatened", "deadly", "statuses",
]  # fmt: skip
SIDE: Final = [
    "standing", "total hp", "meter", "meter full", "energy", "hand", "draw pile", "discard pile", "ultimates",
    "ultimates near", "played", "played attacks", "played power", "played guard", "played special", "barred",
    "deaths threatened", "one left",
]  # fmt: skip
OWN: Final = [
    "attacks", "attack power", "best attack", "defenses", "defense power", "specials", "payable", "payable attack",
    "payable defense", "cheapest", "fast payable", "useless",
]  # fmt: skip
SITUATION: Final = [
    "my initiative", "my priority", "asked", "turn", "late", "preparation", "turn start", "movement", "combat",
    "turn end", "round", "passes", "row fast", "row normal", "row slow", "lead",
]  # fmt: skip
RANKS: Final = ["first ", "second ", "third "]
NAMES: Final = (
    [who + rank + n for who in ("my ", "their ") for rank in RANKS for n in CHARACTER]
    + ["my " + n for n in SIDE]
    + ["their " + n for n in SIDE]
    + OWN
    + SITUATION
)


def features(g: Table, seat: int) -> list[float]:
    """The numbers named above, each of the order of one."""
    found: list[float] = []
    threats = _threats(g)
    _characters(g, seat, threats, found)
    _characters(g, 1 - seat, threats, found)
    _side(g, seat, threats, found)
    _side(g, 1 - seat, threats, found)
    _own(g, seat, found)
    _situation(g, seat, found)
    return found


def flag(true: bool) -> float:
    return 1.0 if true else 0.0


def average(g: Table, face: CardFace, x: int) -> float:
    return (lowest(g, face, x) + highest(g, face, x)) / 2.0 if face.rolls else 0.0


def standing(g: Table, ch: int) -> bool:
    return g.phase == PREPARATION or alive(g, ch)


def _threats(g: Table) -> list[float]:
    """Per character: damage that attacks in the Combat Zone may do to it."""
    threats = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    for e in g.entries:
        c = e.slot
        if e.cancelled == 1 or not ROWS <= g.zone[c] < ROWS + 3:
            continue
        face = card(g, c)
        if not face.attack:
            continue
        damage = average(g, face, e.x) * max(1, face.hits + face.hits_x * e.x)
        enemy = 1 - seat_of(face.user)
        if face.target == ALL_ENEMIES:
            for ch in range(enemy * 3, enemy * 3 + 3):
                threats[ch] += damage
        elif 0 <= e.target < 6:
            threats[e.target] += damage
    return threats


def _characters(g: Table, seat: int, threats: list[float], found: list[float]) -> None:
    """The three of a team, the healthiest first."""
    order: list[int] = []
    for ch in range(seat * 3, seat * 3 + 3):
        at = len(order)
        while at > 0 and _health(g, ch) > _health(g, order[at - 1]):
            at -= 1
        order.insert(at, ch)
    for ch in order:
        if not standing(g, ch):
            for _ in CHARACTER:
                found.append(0.0)
            continue
        _character(g, ch, threats[ch], found)


def _health(g: Table, ch: int) -> int:
    return g.hp[ch] if standing(g, ch) else -1


def _character(g: Table, ch: int, threat: float, found: list[float]) -> None:
    good = 0.0
    bad = 0.0
    own = 0.0
    doom = 0.0
    num = g.num[ch]
    for st in g.order[ch]:
        face = status_face(g, st)
        n = float(min(10, num[st]) * (min(3, g.cnt[ch][st]) if face.mode == TWO else 1))
        if face.kind == POSITIVE:
            good += n
        elif face.kind == NEGATIVE:
            bad += n
        elif face.hp_zero:
            doom += 4 - min(4, num[st])
        elif face.owner < 0 or seat_of(ch) == seat_of(face.owner):
            own += n
    hp = g.hp[ch]
    found.append(1.0)
    found.append(float(hp) / 100.0)
    found.append(flag(hp <= 20))
    found.append(float(g.shield[ch]) / 30.0)
    found.append(flag(num[STUN] > 0))
    found.append(good / 10.0)
    found.append(bad / 10.0)
    found.append(own / 10.0)
    found.append(doom / 4.0)
    found.append((num[STRENGTH] - num[WEAK]) / 4.0)
    protected = num[FORTIFIED] + num[BARRIER] - num[VULNERABLE] - num[FRAIL]
    found.append(protected / 4.0 + 2.0 * flag(num[INVULNERABLE] > 0))
    found.append((num[BLEED] + num[BURN] + num[POISON] - num[REGEN]) / 8.0)
    left = max(0.0, threat - float(g.shield[ch]))
    found.append(left / 30.0)
    found.append(flag(left >= float(hp)))
    found.append(status_worth(g, ch) / 20.0)


def _side(g: Table, seat: int, threats: list[float], found: list[float]) -> None:
    count = 0
    total = 0
    deaths = 0
    for ch in range(seat * 3, seat * 3 + 3):
        if standing(g, ch):
            count += 1
            total += g.hp[ch]
            if threats[ch] - float(g.shield[ch]) >= float(g.hp[ch]):
                deaths += 1
    near = 0
    ultimates = g.zones[place(seat, ULTIMATES)]
    for c in ultimates:
        face = card(g, c)
        if standing(g, face.user) and meter_cost(g, face, 0) <= g.meter[seat]:
            near += 1
    played = 0
    attacks = 0
    power = 0.0
    guard = 0.0
    special = 0
    for e in g.entries:
        c = e.slot
        if g.owner[c] != seat or not ROWS <= g.zone[c] < ROWS + 3:
            continue
        face = card(g, c)
        played += 1
        if face.attack:
            attacks += 1
            power += average(g, face, e.x) * (len(living(g, 1 - seat)) if face.target == ALL_ENEMIES else 1)
        elif face.defense:
            guard += average(g, face, e.x)
        else:
            special += 1
    found.append(count / 3.0)
    found.append(total / 300.0)
    found.append(float(min(g.meter[seat], 100)) / 50.0)
    found.append(flag(g.meter[seat] >= 60))
    found.append(float(g.energy[seat]) / 5.0)
    found.append(len(g.zones[place(seat, HAND)]) / 6.0)
    found.append(len(g.zones[place(seat, DRAW_PILE)]) / 15.0)
    found.append(len(g.zones[place(seat, DISCARD_PILE)]) / 15.0)
    found.append(len(ultimates) / 3.0)
    found.append(near / 3.0)
    found.append(played / 3.0)
    found.append(attacks / 3.0)
    found.append(power / 30.0)
    found.append(guard / 30.0)
    found.append(special / 2.0)
    found.append(flag(g.barred[seat] > 0))
    found.append(deaths / 2.0)
    found.append(flag(count == 1))


def _own(g: Table, seat: int, found: list[float]) -> None:
    attacks = 0
    power = 0.0
    best = 0.0
    defenses = 0
    guard = 0.0
    specials = 0
    payable = 0
    payable_attack = 0.0
    payable_guard = 0.0
    cheapest = 6
    fast = 0
    useless = 0
    for c in g.zones[place(seat, HAND)]:
        face = card(g, c)
        if not standing(g, face.user):
            useless += 1
            continue
        cost = energy_cost(g, c, face, 0, FROM_HAND)
        can = cost <= g.energy[seat] and meter_cost(g, face, 0) <= g.meter[seat]
        worth = average(g, face, 0)
        if cost < cheapest:
            cheapest = cost
        if can:
            payable += 1
            if face.speed == 0:
                fast += 1
        if face.attack:
            worth *= max(1, face.hits)
            attacks += 1
            power += worth
            if worth > best:
                best = worth
            if can and worth > payable_attack:
                payable_attack = worth
        elif face.defense:
            defenses += 1
            guard += worth
            if can and worth > payable_guard:
                payable_guard = worth
        else:
            specials += 1
    found.append(attacks / 4.0)
    found.append(power / 40.0)
    found.append(best / 20.0)
    found.append(defenses / 3.0)
    found.append(guard / 30.0)
    found.append(specials / 3.0)
    found.append(payable / 5.0)
    found.append(payable_attack / 20.0)
    found.append(payable_guard / 20.0)
    found.append(cheapest / 3.0)
    found.append(fast / 3.0)
    found.append(useless / 3.0)


def _situation(g: Table, seat: int, found: list[float]) -> None:
    d = g.decision
    phase = g.phase
    found.append(1.0 if g.initiative == seat else -1.0)
    found.append(1.0 if g.priority == seat else -1.0)
    found.append(0.0 if d is None else 1.0 if d.player == seat else -1.0)
    found.append(min(g.turn, 20) / 10.0)
    found.append(max(0, min(g.turn, 60) - 20) / 20.0)
    found.append(flag(phase == PREPARATION))
    found.append(flag(phase == TURN_START))
    found.append(flag(phase == MOVEMENT))
    found.append(flag(phase == COMBAT))
    found.append(flag(phase == TURN_END))
    found.append(min(g.round, 6) / 4.0)
    found.append(g.passes / 2.0)
    found.append(flag(g.row == 0))
    found.append(flag(g.row == 1))
    found.append(flag(g.row == 2))
    found.append((side_worth(g, seat) - side_worth(g, 1 - seat)) / SCALE)  # as the hand-written evaluation counts it
