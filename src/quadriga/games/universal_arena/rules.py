"""Universal Arena at a glance: preparation, then turns of four phases until a team has fallen.

Win Conditions (uni.win.1): every opposing character stands at 0 HP. The goal is one function,
`damage.check_victory`, so that a special mode could set another (uni.win.2).
"""

from __future__ import annotations

from quadriga.effects.program import EffectRules, step_program
from quadriga.games.universal_arena import (
    combat,
    context,
    movement,
    placing,
    preparation,
    resolving,
    settle,
    timing,
    turn,
    windows,
)
from quadriga.games.universal_arena.table import DRAW_PILE, HAND, ROWS, WIDTH, Table, table
from quadriga.kernel.cards import Match
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class UniversalArenaRules(EffectRules):
    name = "universal-arena"

    def step(self, s: State, f: Frame) -> None:
        g = table(s)
        p = f.proc
        if p == context.P_SETTLE:
            settle.settle(g, f)
        elif p == context.P_PROGRAM:
            if step_program(g, f):
                g.pop()
        elif p == context.P_COMBAT:
            combat.combat(g, f)
        elif p == context.P_PLAY:
            placing.play(g, f)
        elif p == context.P_USE:
            timing.use(g, f)
        elif p == context.P_HITS:
            timing.hits(g, f)
        elif p == context.P_RESOLVE:
            resolving.resolve(g, f)
        elif p == context.P_WINDOW:
            windows.window(g, f)
        elif p == context.P_MOVEMENT:
            movement.movement_round(g, f)
        elif p == context.P_TICK:
            turn.tick(g, f)
        elif p == context.P_TURN:
            turn.turn(g, f)
        elif p == context.P_PREPARE:
            preparation.prepare(g, f)
        else:
            raise AssertionError(f"No such procedure: {p}")

    def sees(self, s: State, seat: int, c: int) -> bool:
        """Draw Piles are hidden from both, a hand from the opponent, nothing else (uni.board.1)."""
        zone = s.zone[c]
        if zone >= ROWS:
            return True
        where = zone % WIDTH
        if where == DRAW_PILE:
            return False
        return where != HAND or zone // WIDTH == seat

    def unordered(self, zone: int) -> bool:
        return zone < ROWS and zone % WIDTH == HAND

    def blank(self, match: Match) -> State:
        return Table(self, match, None)

    def start(self, s: State) -> None:
        preparation.lay_out(table(s))


RULES = UniversalArenaRules()
