"""Universal Arena at a glance: preparation, then turns of four phases until a team has fallen.

Win Conditions (uni.win.1): every opposing character stands at 0 HP. The goal is one function,
`damage.check_victory`, so that a special mode could set another (uni.win.2).
"""

from __future__ import annotations

from quadriga.effects.program import EffectRules
from quadriga.games.universal_arena.chapters import (
    combat,
    context,
    movement,
    placing,
    preparation,
    resolving,
    timing,
    turn,
    windows,
)
from quadriga.games.universal_arena.chapters.table import DRAW_PILE, HAND, ROWS, WIDTH, Table, table
from quadriga.kernel.cards import Match
from quadriga.kernel.frames import Procedure
from quadriga.kernel.state import State


class UniversalArenaRules(EffectRules):
    name = "universal-arena"
    endless = "uni.house.endless.1"

    def procedures(self) -> list[Procedure]:
        return [
            preparation.PREPARATION, turn.TURN, movement.MOVEMENT_ROUND, combat.COMBAT_ROUNDS, placing.PLAYING,
            resolving.RESOLVE, timing.CARD_USE, timing.HITS, context.PROGRAM, context.SETTLE, windows.WINDOWS,
            turn.TURN_ENDINGS,
        ]  # fmt: skip

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
