"""Judgement Phase (5.9): who wins each battle, how characters turn, who has won the game, who leads next."""

from __future__ import annotations

from quadriga.games.ultraman.battle import TIED, WIN
from quadriga.games.ultraman.bp import bp
from quadriga.games.ultraman.other_rules import finish_on_time
from quadriga.games.ultraman.table import (
    NO_RESULT,
    TIE,
    WINS_NEEDED,
    Table,
)
from quadriga.games.ultraman.terms import (
    GROUP,
)
from quadriga.games.ultraman.timing import LOST_BATTLE, WON_BATTLE
from quadriga.games.ultraman.triggers import happened
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import with_value


def judge_area(t: Table, area: int) -> int:
    """The result of one battle: seat + 1 of the winner, TIE or NO_RESULT."""
    pair = [t.areas[2 * area], t.areas[2 * area + 1]]
    if pair[0] < 0 and pair[1] < 0:
        return NO_RESULT  # 12.4.2.2
    wins = [_has(t, pair[0], WIN), _has(t, pair[1], WIN)]
    ties = [_has(t, pair[0], TIED), _has(t, pair[1], TIED)]
    if wins[0] and wins[1]:
        return TIE  # 11.16.2
    if wins[0] or wins[1]:
        return 1 if wins[0] else 2  # 11.16.1a, 11.16.3
    if ties[0] or ties[1]:
        return TIE  # 11.16.1b, ucg.r.vacanttie
    if pair[0] < 0 or pair[1] < 0:
        return 1 if pair[1] < 0 else 2  # 12.4.2.1
    mine = bp(t, pair[0])
    theirs = bp(t, pair[1])
    if mine == theirs:
        return TIE  # 5.9.5.1
    return 1 if mine > theirs else 2  # 5.9.4.1


def _has(t: Table, k: int, what: int) -> bool:
    if k < 0:
        return False
    for a in t.applied:
        if a.what == what and a.target == k:
            return True
    return False


def step_judge(t: Table, f: Frame) -> None:
    """All results are fixed first and then take effect together (5.9.2.1)."""
    if f.pc == 0:
        f.pc = 1
        t.wins = [0, 0]
        t.results = [judge_area(t, area) for area in range(len(t.areas) // 2)]  # 5.9.1, 5.9.3.2
        turn_characters(t)
        if t.fresh:
            t.push(Frame(GROUP, -1, -1))
        return
    t.pop()
    victory(t)
    if t.winner < 0:
        t.next_lead = lead_for_next_turn(t)
        finish_on_time(t)


def turn_characters(t: Table) -> None:
    """The winner upright, the loser sideways (5.9.4.2), both sideways in a tie (5.9.5.2)."""
    winners: list[int] = []
    losers: list[int] = []
    for area in range(len(t.results)):
        result = t.results[area]
        for seat in range(2):
            k = t.areas[2 * area + seat]
            if k < 0:
                continue
            won = result == seat + 1
            t.sideways = with_value(t.sideways, k, 0 if won else 1)
            if won:
                t.wins = with_value(t.wins, seat, t.wins[seat] + 1)
                winners.append(t.top(k))
            elif result != TIE:
                losers.append(t.top(k))
        if t.recording:
            winner = result - 1 if result in (1, 2) else -1
            t.emit("battle", "5.9.2", winner, n=area + 1, other=-1)
    t.touch()
    happened(t, WON_BATTLE, winners, -1)
    happened(t, LOST_BATTLE, losers, -1)


def victory(t: Table) -> None:
    """Three or more battles won in this one turn (1.3.2a, 1.3.2b); the higher number (1.3.3)."""
    mine = t.wins[0]
    theirs = t.wins[1]
    if mine < WINS_NEEDED and theirs < WINS_NEEDED:
        return
    if mine == theirs:
        return  # 1.3.3.1
    both = mine >= WINS_NEEDED and theirs >= WINS_NEEDED
    t.end(0 if mine > theirs else 1, "1.3.3" if both else "1.3.2b")  # ucg.r.end: no End Phase follows


def lead_for_next_turn(t: Table) -> int:
    """Whoever won the newest battle (5.9.6.1); the Lead stays after a tie or no result (5.9.6.2, 12.4.2.3)."""
    result = t.results[len(t.results) - 1]
    return result - 1 if result in (1, 2) else t.lead
