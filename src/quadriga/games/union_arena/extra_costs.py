"""Additional costs: what a card demands beside energy and AP before it can be used (ua.cost.extra.1)."""

from __future__ import annotations

from quadriga.games.union_arena.faces import Cost
from quadriga.games.union_arena.table import Table
from quadriga.kernel.frames import Frame


def extra_costs(g: Table, c: int) -> list[Cost]:
    """Costs printed on a card for using it."""
    return g.face(c).use_costs


def can_pay_extra(g: Table, seat: int, c: int) -> bool:
    for cost in g.face(c).use_costs:
        if not cost.payable(g, seat, c):
            return False
    return True


def step_extra(g: Table, f: Frame, seat: int, c: int) -> bool:
    """Pay the extra costs one after the other; False while somebody is asked."""
    costs = g.face(c).use_costs
    return pay_all(g, f, seat, c, costs, 2)


def pay_all(g: Table, f: Frame, seat: int, c: int, costs: list[Cost], x: int) -> bool:
    """x is the place in the frame's numbers that counts the costs already paid."""
    while len(f.x) <= x:
        f.x.append(0)
    while f.x[x] < len(costs):
        if not costs[f.x[x]].pay(g, f, seat, c):
            return False
        f.phase = 0
        f.x[x] += 1
    return True
