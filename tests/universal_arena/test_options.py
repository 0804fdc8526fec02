"""Rulings that a match can have the other way."""

from __future__ import annotations

from quadriga.kernel.handles import slot_of
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena


def returned(option: int) -> str:
    """A and B play in Normal, A in Fast; after Fast has resolved, who is asked?"""
    table = Arena()
    hand = "line: Ava; hand: A1 attack 1, A2 fast attack 1, A3 attack 1"
    table.place(A=hand, B="line: Bea; hand: B1 attack 1, B2 attack 1", options={"zone_returns": option})
    table.play("A", "A1", zone="Normal")
    table.play("B", "B1", zone="Normal")
    table.play("A", "A2", zone="Fast")
    table.passes()
    table.passes()
    return table.waiting_for


@rule("uni.house.priority.1")
def test_a_returning_zone_gives_priority_as_agreed() -> None:
    assert returned(0) == "A combat"  # B was the last to play in Normal
    assert returned(1) == "B combat"  # A was the last to pass


@rule("uni.house.clashroll.1")
def test_one_roll_may_do_for_clash_and_use() -> None:
    for rolls, made in ((2, 2), (1, 1)):
        table = Arena()
        table.place(A="line: Ava; hand: A1 attack 50-90", B="line: Bea; hand: B1 attack 1", options={"rolls": rolls})
        table.play("A", "A1")
        table.play("B", "B1")
        table.resolve()
        own = [e.n for e in table.state.log if e.kind == "roll" and table.label(slot_of(e.obj)) == "A1"]
        assert len(own) == made and table["Bea"].hp == 100 - own[-1]
