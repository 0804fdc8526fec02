"""Floor rules: what a game says about matches of several games, and about time.

Where a rulebook has none, what players at tournaments are used to holds; such a line bears no rule id.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

TIE_BREAKS = ("opponents_match_wins", "game_wins", "opponents_game_wins")
"""What decides between players with the same points at a tournament, in this order."""
DRAW = 2


@dataclass(frozen=True)
class Floor:
    """How matches of a game are played."""

    chooser: str = ""
    """The match option by which the rules themselves let the loser of the last game choose who begins."""
    first: str = ""
    """The match option that says who begins; the loser of the last game is asked before the next one."""
    begins_rule: str = ""
    time_option: str = ""
    """The match option by which the rules end a game after a turn; without one `Game.on_time` judges the position."""
    extra_turns: int = 0
    """Turns that are played after the one in which time is called."""
    time_rule: str = ""
    two_decks: bool = False
    """Is there a format with two decks, of which one that has won is out?"""
    minutes: tuple[int, int] = (30, 50)
    """What a round lasts where nobody says otherwise: best of one, best of three."""
    tie_breaks: tuple[str, ...] = TIE_BREAKS


@dataclass(frozen=True)
class Played:
    """A finished game of a match: who won (2: nobody) and how each side counts where games won do not decide."""

    winner: int
    tally: tuple[int, int] = (0, 0)


def more_wins(games: Sequence[Played]) -> int:
    """Who won more games; 2 for neither."""
    mine, theirs = (sum(game.winner == seat for game in games) for seat in range(2))
    return DRAW if mine == theirs else int(theirs > mine)
