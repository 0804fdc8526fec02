"""What is remembered of a game for statistics, checked against the game itself."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.table import VICTORIOUS, arena, zone
from tests.simulate.test_chronicle import played


def test_counts_the_victorious_and_the_ruins() -> None:
    for seed in range(6):
        _, s, sides = played("guardians-arena", seed)
        for seat, side in enumerate(sides):
            assert sum(side["by_turn"]["Victorious"].values()) == len(s.zones[zone(seat, VICTORIOUS)])
            assert side["wasted"] == {"Power Stones left": arena(s).stones[seat]}
        if s.end_rule == "gua.house.win.1":  # a Guardian is reached over two Ruins
            assert sum(sides[s.winner]["by_turn"]["Strongholds ruined"].values()) >= 2
