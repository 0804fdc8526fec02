"""Why a BP is what it is, and what lies on a character."""

from __future__ import annotations

from typing import Any

from quadriga.games.ultraman import battle
from quadriga.games.ultraman.bp import is_extra
from quadriga.games.ultraman.faces import TYPES
from quadriga.games.ultraman.standing import GIVES_BP, GIVES_GRADE, standing_sum
from quadriga.games.ultraman.table import Table

MARKS = {
    battle.WIN: "battle be a win",
    battle.TIED: "battle be a tie",
    battle.NO_LEVEL_UP: "cannot level up",
    battle.NO_ENTERS_PLAY: "cannot resolve its enters-play effect",
    battle.NO_RETURN: "cannot be put into a hand",
    battle.BP_SET: "BP {n}",
    battle.LEVEL_CHANGE: "level {n:+d}",
}
UNAFFECTED = ("BP grade increases", "BP grade decreases", "BP +", "BP -")


def bp_changes(t: Table, k: int) -> list[dict[str, Any]]:
    """Each thing that changes this character's BP: by how much, and which card does it."""
    changes: list[dict[str, Any]] = []
    for a in t.applied:
        if a.target != k or a.what not in (battle.BP_CHANGE, battle.GRADE):
            continue
        word, rule = ("BP", "11.7.1") if a.what == battle.BP_CHANGE else ("grade", "11.6.1a")
        changes.append({word: a.amount, "by": t.face(a.source & 4095).number, "rule": rule})
    for word, what in (("BP", GIVES_BP), ("grade", GIVES_GRADE)):
        n = standing_sum(t, k, what, 1) + standing_sum(t, k, what, -1)
        if n:
            changes.append({word: n, "by": "continuous effects", "rule": "9.3.1"})
    return changes


def marks_on(t: Table, k: int) -> list[str]:
    """What lies on a character beside BP, in words."""
    marks = ["EXTRA BP"] if is_extra(t, k) else []
    for a in t.applied:
        if a.target != k:
            continue
        if a.what in MARKS:
            marks.append(MARKS[a.what].format(n=a.amount))
        elif a.what in (battle.TYPE_GIVEN, battle.TYPE_CHANGED):
            marks.append(f"TYPE {TYPES[a.extra]}")
        elif a.what == battle.UNAFFECTED:
            marks.append(f"unaffected by {UNAFFECTED[a.extra]}")
    return marks
