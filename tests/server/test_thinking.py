"""The strongest level thinks with every core that nobody else needs."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from quadriga import load
from quadriga.games.game import Game
from quadriga.kernel.state import State, answer
from quadriga.players.search import SearchPlayer
from quadriga.server import thinking
from quadriga.server.thinking import MOST_TREES, Thinkers


def a_choice(game: Game) -> State:
    first, second, *_ = game.decks().values()
    s = game.new((first, second), seed=3, recording=False)
    for _ in range(60):
        assert s.decision is not None
        if len(s.decision.options) > 2 and not SearchPlayer(game).alike(s):
            return s
        answer(s, 0)
    raise AssertionError("no decision with a choice")


@pytest.mark.parametrize(
    ("level", "processes", "busy", "trees"),
    [("full", 2, 0, 2), ("full", 2, 1, 0), ("full", 1, 0, 0), ("full", 16, 0, MOST_TREES), ("middle", 2, 0, 0)],
)
def test_how_many_processes_think_about_a_decision(
    level: Any, processes: int, busy: int, trees: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def at_once(thinkers: Thinkers, kind: str, question: Any, *args: Any) -> Any:
        asked.append(question.__name__)
        return question(*args)

    monkeypatch.setattr(Thinkers, "_ask", at_once)
    game = load("ultraman")
    s = a_choice(game)
    assert s.decision is not None

    async def choose() -> int:
        thinkers = Thinkers(processes)
        thinkers.thinking = busy
        return await thinkers.choose(game, s, s.decision.player, level)  # type: ignore[union-attr]

    chosen = asyncio.run(choose())
    assert 0 <= chosen < len(s.decision.options)
    assert asked == (["weigh"] * trees or ["choose"])


def test_two_processes_agree_on_the_option_that_both_looked_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(thinkers: Thinkers, kind: str, question: Any, *args: Any) -> Any:
        return thinking.Weighed(100, 50.0, [[40, 60, 0], [70, 0, 30]][args[-1]], [20.0, 20.0, 10.0])

    monkeypatch.setattr(Thinkers, "_ask", told)
    game = load("ultraman")
    s = a_choice(game)
    assert s.decision is not None
    seat = s.decision.player

    async def choose() -> int:
        return await Thinkers(2).choose(game, s, seat, "full")

    assert asyncio.run(choose()) == 0
