"""What is remembered of a game for statistics, checked against the game itself."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import load
from quadriga.games import NAMES
from quadriga.games.game import Game
from quadriga.kernel.state import State
from quadriga.players.search import player
from quadriga.simulate.playing import play_out


def played(name: str, seed: int, kind: str = "heuristic") -> tuple[Game, State, list[dict[str, Any]]]:
    game = load(name)
    decks = list(game.decks().values())
    s = game.new((decks[seed % len(decks)], decks[(seed + 1) % len(decks)]), seed)
    play_out(s, [player(kind, game, seed), player(kind, game, seed + 1)], None)
    sides: list[dict[str, Any]] = game.chronicle(s)["sides"]
    return game, s, sides


@pytest.mark.parametrize("name", NAMES)
def test_every_game_tells_the_same_things(name: str) -> None:
    """Every side has the fields that statistics count; cards are cards of that side's deck or made by it."""
    for seed in range(4):
        _, s, sides = played(name, seed)
        assert len(sides) == 2
        for side in sides:
            assert {"opening", "drawn", "played", "wasted", "by_turn"} <= set(side)
            assert side["opening"] and side["played"]
            assert all(isinstance(n, int) and n >= 0 for n in side["wasted"].values()) and side["wasted"]
            for series in side["by_turn"].values():
                assert all(1 <= turn <= s.turn and n >= 0 for turn, n in series.items())
        numbers = {face.number for face in s.faces}
        for side in sides:
            assert set(side["opening"]) | set(side["drawn"]) | set(side["played"]) <= numbers


@pytest.mark.parametrize(("name", "size"), [("union-arena", 7), ("ultraman", 6), ("universal-arena", 5)])
def test_the_opening_hand_is_the_one_that_was_kept(name: str, size: int) -> None:
    """Random players take mulligans in half of the games."""
    again = 0
    for seed in range(12):
        _, s, sides = played(name, seed, "random")
        again += any(e.kind in ("mulligan", "redraw") for e in s.log)
        assert [len(side["opening"]) for side in sides] == [size, size]
    assert again or name == "universal-arena"


def test_union_arena_damage_is_what_the_life_area_lost() -> None:
    """Whoever lost all seven life cards had at least seven damage dealt to them."""
    for seed in range(6):
        _, s, sides = played("union-arena", seed)
        if s.end_rule == "ua.win.1":
            assert sum(sides[s.winner]["by_turn"]["damage dealt"].values()) >= 7


def test_ultraman_battles_won_are_those_of_the_log() -> None:
    _, s, sides = played("ultraman", 1)
    for seat in (0, 1):
        won = sum(e.kind == "battle" and e.player == seat for e in s.log)
        assert sum(sides[seat]["by_turn"]["battles won"].values()) == won


def test_universal_arena_characters() -> None:
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


def test_guardians_arena_counts_the_victorious_and_the_ruins() -> None:
    from quadriga.games.guardians_arena.chapters.table import VICTORIOUS, arena, zone

    for seed in range(6):
        _, s, sides = played("guardians-arena", seed)
        for seat, side in enumerate(sides):
            assert sum(side["by_turn"]["Victorious"].values()) == len(s.zones[zone(seat, VICTORIOUS)])
            assert side["wasted"] == {"Power Stones left": arena(s).stones[seat]}
        if s.end_rule == "gua.house.win.1":  # a Guardian is reached over two Ruins
            assert sum(sides[s.winner]["by_turn"]["Strongholds ruined"].values()) >= 2
