"""The heuristic player with a learned evaluation: each option is taken once, played on by first looks, and judged."""

from __future__ import annotations

from quadriga.kernel.chance import seeded
from quadriga.kernel.state import State, answer
from quadriga.kernel.unknown import scramble
from quadriga.players.player import HeuristicPlayer, Thought
from quadriga.players.tree import Judge, play_on

WORLDS = 2
"""Deals of the unknown cards that every option is judged in."""
PLAYED_ON = 24
"""Decisions played on after the option, so that what it began is finished."""


class LookaheadPlayer(HeuristicPlayer):
    def __init__(self, judge: Judge, seed: int = 0) -> None:
        self.judge = judge
        self.seed = seed

    def choose(self, s: State) -> int:
        assert s.decision is not None
        return 0 if len(s.decision.options) == 1 else self.think(s)[0].option

    def think(self, s: State) -> list[Thought]:
        d = s.decision
        assert d is not None
        options = d.options
        totals: dict[int, float] = {}
        keys = [self.judge.key(s, o) for o in options]
        for w in range(WORLDS):
            world = s.clone()
            world.recording = False
            chance = seeded(self.seed * 1_000_003 + s.decisions * 31 + w)
            scramble(world, d.player, chance)
            for i, key in enumerate(keys):
                if keys.index(key) == i:
                    twin = world.clone()
                    answer(twin, i)
                    totals[key] = totals.get(key, 0.0) + play_on(self.judge, twin, d.player, chance, PLAYED_ON, 0.0)
        looks = self.judge.scores(s)
        order = sorted(range(len(options)), key=lambda i: (-totals[keys[i]], -looks[i]))
        return [Thought(i, totals[keys[i]] / WORLDS, 1 / len(options)) for i in order]
