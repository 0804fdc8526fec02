"""Additional costs: what a card demands beside energy and AP before it can be used (ua.cost.extra.1)."""

from __future__ import annotations

from quadriga.games.union_arena.chapters.faces import Cost
from quadriga.games.union_arena.chapters.table import Table
from quadriga.kernel.frames import Frame


def extra_costs(g: Table, c: int) -> list[Cost]:
    """Costs printed on a card for using it."""
    return g.face(c).use_costs


def can_pay_extra(g: Table, seat: int, c: int) -> bool:
    for cost in g.face(c).use_costs:
        if not cost.payable(g, seat, c):
            return False
    return True


def pay_extra(g: Table, f: Frame, seat: int, c: int, costs: list[Cost], paid: int) -> int:
    """Pay the extra costs one after the other, those from `paid` on; how many are paid.

    Fewer than there are: somebody is asked, and it goes on from there with the answer.
    """
    while paid < len(costs):
        if not costs[paid].pay(g, f, seat, c):
            return paid
        f.phase = 0
        paid += 1
    return paid
