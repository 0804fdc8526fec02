"""Energy: what a player's cards generate, and whether it is enough for a card (ua.card.energy.1)."""

from __future__ import annotations

from quadriga.games.union_arena.chapters.cost_reduction import required_energy
from quadriga.games.union_arena.chapters.durations import A_ENERGY, in_force
from quadriga.games.union_arena.chapters.faces import ANY_COLOR
from quadriga.games.union_arena.chapters.prohibitions import permitted
from quadriga.games.union_arena.chapters.standing_effects import numbers, standing_kinds
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, WIDTH, Table
from quadriga.games.union_arena.vocabulary.standing import GENERATE_ON_FRONT, GENERATES, PERMITS
from quadriga.kernel.handles import handle_of


def energy(g: Table, seat: int) -> list[int]:
    """Energy per colour: icons on the energy line, active or resting (ua.card.energy.5, ua.card.energy.8)."""
    if g.scratch.energy_at[seat] == g.version:
        return g.scratch.energy_of[seat]
    total = [0, 0, 0, 0, 0]
    for c in g.zones[seat * WIDTH + ENERGY]:
        _add_icons(g, c, total)
    for c in g.zones[seat * WIDTH + FRONT]:  # ua.card.energy.6: only with a text that says so
        face = g.face(c)
        if (face.standing_kinds & PERMITS or g.applied) and permitted(g, GENERATE_ON_FRONT, c, -1):
            _add_icons(g, c, total)  # ua.card.energy.10
    g.scratch.energy_of[seat] = total
    g.scratch.energy_at[seat] = g.version
    return total


def _add_icons(g: Table, c: int, total: list[int]) -> None:
    face = g.face(c)
    for color in range(5):
        total[color] += face.generates[color]
    h = handle_of(g.ref[c], c)
    for a in g.applied:
        if a.what == A_ENERGY and a.target == h and in_force(a.ends):
            total[a.extra] += a.amount  # ua.card.energy.11
    if standing_kinds(g) & GENERATES:
        for color in range(5):
            for _, n in numbers(g, GENERATES, c, color):
                total[color] += n


def total_energy(g: Table, seat: int) -> int:
    total = 0
    for n in energy(g, seat):
        total += n
    return total


def enough_energy(g: Table, seat: int, c: int, raiding: bool, base: int = -1) -> bool:
    """Required energy is a threshold in one colour, not spent (ua.card.energy.1, ua.card.energy.2)."""
    need = required_energy(g, c, raiding, base)
    if need == 0:
        return True
    have = energy(g, seat)
    color = g.face(c).color
    if color == ANY_COLOR:  # ua.card.energy.12
        for n in have:
            if n >= need:
                return True
        return False
    return have[color] >= need  # ua.card.energy.3
