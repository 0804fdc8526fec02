"""What is remembered of a game for statistics, checked against the game itself."""

from __future__ import annotations

from tests.simulate.test_chronicle import played


def test_damage_is_what_the_life_area_lost() -> None:
    """Whoever lost all seven life cards had at least seven damage dealt to them."""
    for seed in range(6):
        _, s, sides = played("union-arena", seed)
        if s.end_rule == "ua.win.1":
            assert sum(sides[s.winner]["by_turn"]["damage dealt"].values()) >= 7
