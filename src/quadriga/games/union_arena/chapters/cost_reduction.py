"""Required energy and AP cost of a card after all that reduces them (ua.cost.reduce.1)."""

from __future__ import annotations

from quadriga.games.union_arena.chapters.durations import gained_ability
from quadriga.games.union_arena.chapters.standing_effects import holds, numbers, own_number
from quadriga.games.union_arena.chapters.table import HAND, SIDELINE, WIDTH, Table
from quadriga.games.union_arena.vocabulary.standing import AP_COST, ENERGY_COST


def required_energy(g: Table, c: int, raiding: bool) -> int:
    """Required energy of a card where it lies now, never below zero (ua.cost.reduce.2)."""
    face = g.face(c)
    cut = _cuts(g, c, ENERGY_COST, raiding)
    return face.energy - cut if face.energy > cut else 0


def ap_cost(g: Table, c: int) -> int:
    face = g.face(c)
    cut = _cuts(g, c, AP_COST, False)
    return face.ap - cut if face.ap > cut else 0


def _cuts(g: Table, c: int, kind: int, raiding: bool) -> int:
    """Reductions by the card's own text (ua.cost.reduce.1), by texts on the field, and waiting ones."""
    detail = 1 if raiding else 0
    total = 0 if g.on_field(c) else own_number(g, kind, c, g.owner[c], detail)
    for src, n in numbers(g, kind, c, detail):
        if src != c:
            total += n
    return total + waiting_discount(g, c, kind, raiding)


def waiting_discount(g: Table, c: int, kind: int, raiding: bool) -> int:
    """Reductions for the next fitting card (ua.cost.reduce.3): the frame of their ability says which fit."""
    total = 0
    for d in g.discounts:
        if d[0] == g.owner[c] and d[1] == kind and (raiding or d[4] & 1 == 0) and discount_fits(g, d, c):
            total += d[2]
    return total


def discount_fits(g: Table, d: list[int], c: int) -> bool:
    """d = seat, kind, amount, face and number of the ability that says which cards fit, bits.

    The bits: 1 only for performing Raid, 2 from the sideline too.
    """
    place = g.zone[c] % WIDTH
    if place != HAND and (place != SIDELINE or d[4] & 2 == 0):
        return False
    return holds(g, g.look(g.handle(c), d[0]), gained_ability(g, d[3]))
