"""Attacking a Character: the battle and its two results."""

from __future__ import annotations

from quadriga.games.union_arena.abilities import (
    IMPACT_PROGRAM,
    add_waiting,
    happened,
    wake_delayed,
)
from quadriga.games.union_arena.durations import UNTIL_BATTLE_ENDS
from quadriga.games.union_arena.losing import loser_goes
from quadriga.games.union_arena.settle import settle
from quadriga.games.union_arena.standing import NULLIFY_IMPACT
from quadriga.games.union_arena.table import Table
from quadriga.games.union_arena.timing import BATTLE_ENDED, LOST, WON
from quadriga.games.union_arena.values import bp, impact, keyword
from quadriga.kernel.frames import Frame

IMPACT_OF = 0
WINNER = 1


def step(g: Table, f: Frame) -> None:
    attacker = f.source & 4095
    seat = f.controller
    target = f.sets[0][0]
    if f.pc == 0:
        defender = target & 4095
        mine = bp(g, attacker)
        theirs = bp(g, defender)  # ua.battle.1, ua.battle.2
        wins = mine >= theirs  # ua.battle.3, ua.battle.7
        f.x[WINNER] = 1 if wins else 0
        if g.recording:
            g.emit("battle", "ua.battle.3" if wins else "ua.battle.7", seat, f.source, mine, other=target)
        if wins:
            # the loser's Nullify Impact is fixed while it still stands (ua.kw.nullify-impact.1)
            f.x[IMPACT_OF] = 0 if keyword(g, defender, NULLIFY_IMPACT) else impact(g, attacker, defender)
            f.pc = 2
            happened(g, LOST, 1 - seat, target, f.source)  # ua.battle.15
            loser_goes(g, f, defender)  # ua.battle.4, ua.battle.13
        else:
            f.pc = 3
            happened(g, LOST, seat, f.source, target, 1)  # ua.battle.8, ua.battle.10
            settle(g)
    elif f.pc == 2:
        f.pc = 1
        settle(g)  # ua.battle.5
    elif f.pc == 1:
        f.pc = 5
        if g.here(f.source):  # ua.battle.6
            happened(g, WON, seat, f.source, target, 1)
            if f.x[IMPACT_OF] > 0:  # ua.kw.impact.1
                add_waiting(g, IMPACT_PROGRAM, f.source, seat, 97, -1, -1, f.x[IMPACT_OF], WON, None)
        settle(g)
    elif f.pc == 3:
        f.pc = 5
        if g.here(target):  # ua.battle.9
            happened(g, WON, 1 - seat, target, f.source, 0)
        settle(g)
    elif f.pc == 5:
        f.pc = 6
        happened(g, BATTLE_ENDED, seat, f.source, target)  # ua.battle.11
        wake_delayed(g, BATTLE_ENDED, seat)
        settle(g)
    else:
        kept = [a for a in g.applied if a.ends != UNTIL_BATTLE_ENDS]  # ua.battle.12
        if len(kept) != len(g.applied):
            g.applied = kept
            g.touch()
        g.battling = 0
        g.pop()
        settle(g)
