"""Attacking a Character: the battle and its two results."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.abilities import (
    IMPACT_PROGRAM,
    KEYWORD_ABILITY,
    add_waiting,
    raise_event,
    wake_delayed,
)
from quadriga.games.union_arena.chapters.durations import UNTIL_BATTLE_ENDS
from quadriga.games.union_arena.chapters.losing import loser_goes
from quadriga.games.union_arena.chapters.prohibitions import forbidden
from quadriga.games.union_arena.chapters.settle import settle
from quadriga.games.union_arena.chapters.table import Table, table
from quadriga.games.union_arena.chapters.timing import BATTLE_ENDED, LOST, WON
from quadriga.games.union_arena.chapters.values import bp, impact, keyword
from quadriga.games.union_arena.vocabulary.standing import FALL_IN_BATTLE, NULLIFY_IMPACT
from quadriga.kernel.frames import END, NEXT, Frame, Step
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

AS_BLOCKER = 0
AIMED_AT = 2
"""The part that the attacked character had in the battle; the attacker's is 1."""


def _part(g: Table, target: int) -> int:
    """Who was aimed at with Snipe did not block (ua.kw.snipe.4)."""
    return AS_BLOCKER if g.blocker == target else AIMED_AT


def battling(f: Frame) -> proc.BattleFrame:
    assert isinstance(f, proc.BattleFrame)
    return f


class Compare(Step):
    """Who has at least as much BP as the attacked character wins (ua.battle.3, ua.battle.7)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        b = battling(f)
        attacker = slot_of(b.source)
        defender = slot_of(b.target)
        mine = bp(g, attacker)
        theirs = bp(g, defender)  # ua.battle.1, ua.battle.2
        wins = mine >= theirs
        if g.recording:
            g.emit("battle", "ua.battle.3" if wins else "ua.battle.7", b.controller, b.source, mine, other=b.target)
        if not wins:
            raise_event(g, LOST, b.controller, b.source, b.target, 1)  # ua.battle.8, ua.battle.10
            settle(g)
            return DEFENDER_WINS.number
        # the loser's Nullify Impact is fixed while it still stands (ua.kw.nullify-impact.1)
        b.impact = 0 if keyword(g, defender, NULLIFY_IMPACT) else impact(g, attacker, defender)
        raise_event(g, LOST, 1 - b.controller, b.target, b.source, _part(g, b.target))  # ua.battle.15
        if not forbidden(g, FALL_IN_BATTLE, defender, attacker):  # ua.sideline.1
            loser_goes(g, f, defender)  # ua.battle.4, ua.battle.13
        return NEXT


class LoserHasGone(Step):
    def run(self, s: State, f: Frame) -> int:
        settle(table(s))  # ua.battle.5
        return NEXT


class AttackerWins(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        b = battling(f)
        if g.here(b.source):  # ua.battle.6
            raise_event(g, WON, b.controller, b.source, b.target, 1)
            if b.impact > 0:  # ua.kw.impact.1
                add_waiting(g, IMPACT_PROGRAM, b.source, b.controller, KEYWORD_ABILITY, -1, -1, b.impact, WON, None)
        settle(g)
        return BATTLE_ENDS.number


class DefenderWins(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        target = battling(f).target
        if g.here(target):  # ua.battle.9
            raise_event(g, WON, 1 - f.controller, target, f.source, _part(g, target))
        settle(g)
        return NEXT


class BattleEnds(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        raise_event(g, BATTLE_ENDED, f.controller, f.source, battling(f).target)  # ua.battle.11
        wake_delayed(g, BATTLE_ENDED, f.controller)
        settle(g)
        return NEXT


class CleanUp(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        kept = [a for a in g.applied if a.ends != UNTIL_BATTLE_ENDS]  # ua.battle.12
        if len(kept) != len(g.applied):
            g.applied = kept
            g.touch()
        g.battling = 0
        settle(g)
        return END


DEFENDER_WINS: Final = DefenderWins()
BATTLE_ENDS: Final = BattleEnds()
proc.BATTLE.add(Compare(), LoserHasGone(), AttackerWins(), DEFENDER_WINS, BATTLE_ENDS, CleanUp())
