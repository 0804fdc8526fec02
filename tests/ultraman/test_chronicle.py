"""What is remembered of a game for statistics, checked against the game itself."""

from __future__ import annotations

from tests.simulate.test_chronicle import played


def test_battles_won_are_those_of_the_log() -> None:
    _, s, sides = played("ultraman", 1)
    for seat in (0, 1):
        won = sum(e.kind == "battle" and e.player == seat for e in s.log)
        assert sum(sides[seat]["by_turn"]["battles won"].values()) == won
