"""Judgement Phase (5.9): who wins each battle, how characters turn, who has won the game, who leads next."""

from __future__ import annotations

from typing import Final

from quadriga.effects.records import Happening
from quadriga.games.ultraman.chapters.bp import bp
from quadriga.games.ultraman.chapters.marks import TIED, WIN
from quadriga.games.ultraman.chapters.other_rules import finish_on_time
from quadriga.games.ultraman.chapters.resolving import waiting_effects
from quadriga.games.ultraman.chapters.standing import acting_on
from quadriga.games.ultraman.chapters.table import (
    NO_RESULT,
    TIE,
    WINS_NEEDED,
    Table,
    table,
)
from quadriga.games.ultraman.chapters.timing import LOST_BATTLE, TIED_BATTLE, WON_BATTLE
from quadriga.games.ultraman.chapters.triggers import raise_event, record, wanted
from quadriga.kernel.frames import END, NEXT, Frame, Procedure, Step
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import State


def judge_area(t: Table, area: int) -> int:
    """The result of one battle: seat + 1 of the winner, TIE or NO_RESULT."""
    one = t.areas[2 * area]
    other = t.areas[2 * area + 1]
    if one < 0 and other < 0:
        return NO_RESULT  # 12.4.2.2
    if t.applied:
        one_wins = _has(t, one, WIN)
        other_wins = _has(t, other, WIN)
        if one_wins and other_wins:
            return TIE  # 11.16.2
        if one_wins or other_wins:
            return 1 if one_wins else 2  # 11.16.1a, 11.16.3
        if _has(t, one, TIED) or _has(t, other, TIED):
            return TIE  # 11.16.1b, ucg.r.vacanttie
    if one < 0 or other < 0:
        return 1 if other < 0 else 2  # 12.4.2.1
    mine = bp(t, one)
    theirs = bp(t, other)
    if mine == theirs:
        return TIE  # 5.9.5.1
    return 1 if mine > theirs else 2  # 5.9.4.1


def _has(t: Table, k: int, what: int) -> bool:
    if k < 0:
        return False
    for a in acting_on(t, k):
        if a.what == what and a.target == k:
            return True
    return False


class JudgeBattles(Step):
    """All results are fixed first and then take effect together (5.9.2.1)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        t.results = [judge_area(t, area) for area in range(len(t.areas) // 2)]  # 5.9.1, 5.9.3.2
        turn_characters(t)
        if t.fresh:
            t.push(waiting_effects())
        return NEXT


class CountVictories(Step):
    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        victory(t)
        if t.winner < 0:
            t.next_lead = lead_for_next_turn(t)
            finish_on_time(t)
        return END


JUDGE: Final = Procedure("judge", JudgeBattles(), CountVictories())


def turn_characters(t: Table) -> None:
    """The winner upright, the loser sideways (5.9.4.2), both sideways in a tie (5.9.5.2)."""
    winners: list[int] = []
    losers: list[int] = []
    tied: list[int] = []
    sideways = t.sideways[:]
    wins = vec[i64]([0, 0])
    for area in range(len(t.results)):
        result = t.results[area]
        for seat in range(2):
            k = t.areas[2 * area + seat]
            if k < 0:
                continue
            won = result == seat + 1
            sideways[k] = 0 if won else 1
            if won:
                wins[seat] += 1
                winners.append(t.top(k))
            elif result != TIE:
                losers.append(t.top(k))
            else:
                tied.append(t.top(k))
        if t.recording:
            winner = result - 1 if result in (1, 2) else -1
            t.emit("battle", "5.9.2", winner, n=area + 1, other=-1)
    t.sideways = sideways
    t.wins = wins
    t.touch()
    notes: list[Happening] = []
    note(t, WON_BATTLE, winners, notes)
    note(t, LOST_BATTLE, losers, notes)
    note(t, TIED_BATTLE, tied, notes)
    raise_event(t, notes)


def note(t: Table, kind: int, cards: list[int], notes: list[Happening]) -> None:
    for c in cards:
        if c >= 0 and wanted(t, kind, c, None):
            notes.append(record(t, kind, c, -1, None))


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
