"""Other Rules, and what the floor rules and penalty guidelines add as options of a match."""

from __future__ import annotations

from quadriga.games.ultraman.chapters.table import Table
from quadriga.kernel.decisions import DONE, NO, Decision, verb
from quadriga.kernel.state import DRAW


def finish_on_time(t: Table) -> None:
    """Time was called in turn `time_called`: one more turn is played, then the field decides (FR.10a)."""
    called = t.match.option("time_called", 0)
    if called == 0 or t.turn <= called:
        return
    mine = t.wins[0]
    theirs = t.wins[1]
    if mine != theirs:
        t.end(0 if mine > theirs else 1, "FR.10a")
        return
    newest = t.results[len(t.results) - 1]
    t.end(newest - 1 if newest in (1, 2) else t.lead, "FR.10a")


def stop(t: Table) -> None:
    """The organiser stops the game: it ends without a winner (1.3.5)."""
    t.end(DRAW, "1.3.5")


def missed(d: Decision) -> int:
    """The option taken for a player whose time is up: optional parts count as declined (PG.10)."""
    for i in range(len(d.options)):
        if verb(d.options[i]) == NO or verb(d.options[i]) == DONE:
            return i
    return 0


def match_winner(games: list[tuple[int, int, int]]) -> int:
    """The winner of a match on time, or 2 for none (FR.10c).

    A game is (winner, battle wins of seat 0, of seat 1): games won count first, then battle wins
    over all games, then the most recent game. A game won otherwise than by battles is 5-0.
    """
    won = [0, 0]
    battles = [0, 0]
    for winner, mine, theirs in games:
        if winner < 2:
            won[winner] += 1
        battles[0] += mine
        battles[1] += theirs
    for count in (won, battles):
        if count[0] != count[1]:
            return 0 if count[0] > count[1] else 1
    return games[-1][0] if games else 2


def battle_wins(t: Table) -> tuple[int, int, int]:
    """How a finished game counts in a match (FR.10c)."""
    if t.end_rule in ("1.3.2b", "1.3.3", "FR.10a") or t.winner > 1:
        return t.winner, t.wins[0], t.wins[1]
    return t.winner, 5 if t.winner == 0 else 0, 5 if t.winner == 1 else 0
