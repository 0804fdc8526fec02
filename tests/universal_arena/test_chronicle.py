"""What is remembered of a game for statistics, checked against the game itself."""

from __future__ import annotations

from tests.simulate.test_chronicle import played


def test_characters() -> None:
    """Who lost has nobody left; what a team suffered is what its characters took."""
    for seed in range(4):
        _, s, sides = played("universal-arena", seed)
        for seat, side in enumerate(sides):
            assert len(side["units"]) == 3
            taken = sum(unit["damage taken"] for unit in side["units"].values())
            assert taken == sum(sides[1 - seat]["by_turn"]["damage dealt"].values())
            assert sum(unit["damage dealt"] for unit in side["units"].values()) > 0
        if s.end_rule == "uni.win.1":
            assert not any(unit["survived"] for unit in sides[1 - s.winner]["units"].values())
            assert sum(sides[s.winner]["by_turn"]["enemies defeated"].values()) >= 3
