"""Required energy and AP cost of a card after all that reduces them (ua.cost.reduce.1)."""

from __future__ import annotations

from quadriga.games.union_arena.chapters.durations import gained_ability
from quadriga.games.union_arena.chapters.standing_effects import holds, numbers, own_number
from quadriga.games.union_arena.chapters.table import HAND, SIDELINE, WIDTH, Discount, Table
from quadriga.games.union_arena.vocabulary.standing import AP_COST, ENERGY_COST, ONTO


def required_energy(g: Table, c: int, raiding: bool, base: int = -1) -> int:
    """Required energy of a card where it lies now, never below zero (ua.cost.reduce.2); `base` if Raid has one."""
    face = g.face(c)
    cut = _cuts(g, c, ENERGY_COST, raiding, base)
    return face.energy - cut if face.energy > cut else 0


def ap_cost(g: Table, c: int, raiding: bool = False) -> int:
    face = g.face(c)
    cut = _cuts(g, c, AP_COST, raiding)
    return face.ap - cut if face.ap > cut else 0


def _cuts(g: Table, c: int, kind: int, raiding: bool, base: int = -1) -> int:
    """Reductions by the card's own text (ua.cost.reduce.1), by texts on the field, and waiting ones."""
    detail = 1 if raiding else 0
    if base >= 0:
        detail = ONTO + base
    total = 0 if g.on_field(c) else own_number(g, kind, c, g.owner[c], detail)
    for src, n in numbers(g, kind, c, detail):
        if src != c:
            total += n
    return total + waiting_discount(g, c, kind, raiding)


def waiting_discount(g: Table, c: int, kind: int, raiding: bool) -> int:
    """Reductions for the next fitting card (ua.cost.reduce.3): the frame of their ability says which fit."""
    total = 0
    for d in g.discounts:
        if d.seat == g.owner[c] and d.kind == kind and (raiding or not d.raiding_only) and discount_fits(g, d, c):
            total += d.n
    return total


def discount_fits(g: Table, d: Discount, c: int) -> bool:
    place = g.zone[c] % WIDTH
    if place != HAND and (place != SIDELINE or not d.from_sideline):
        return False
    return holds(g, g.look(g.handle(c), d.seat), gained_ability(g, d.fits))
