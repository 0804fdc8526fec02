"""Why a BP is what it is, and what lies on a character."""

from __future__ import annotations

from typing import Any

from quadriga.games.ultraman.chapters import marks
from quadriga.games.ultraman.chapters.bp import is_extra
from quadriga.games.ultraman.chapters.faces import TYPES
from quadriga.games.ultraman.chapters.standing import standing_sum
from quadriga.games.ultraman.chapters.table import Table
from quadriga.kernel.handles import slot_of
from quadriga.messages import Message, speaker

MARKS = {
    marks.WIN: "mark-win",
    marks.TIED: "mark-tie",
    marks.NO_LEVEL_UP: "mark-no-level-up",
    marks.NO_ENTERS_PLAY: "mark-no-enters-play",
    marks.NO_ACTIVATE: "mark-no-activate",
    marks.NO_RETURN: "mark-no-return",
    marks.NO_SENDING: "mark-no-send",
    marks.NO_DECK: "mark-no-deck",
    marks.NO_EXILING: "mark-no-exiling",
    marks.NO_CHOOSING: "mark-no-choice",
    marks.SHIELDED: "mark-shield",
    marks.BP_SET: "mark-bp-set",
    marks.LEVEL_CHANGE: "mark-level",
}
UNAFFECTED = (
    "mark-unaffected-grade-up",
    "mark-unaffected-grade-down",
    "mark-unaffected-bp-up",
    "mark-unaffected-bp-down",
)
say = speaker("ultraman")


def bp_changes(t: Table, k: int) -> list[dict[str, Any]]:
    """Each thing that changes this character's BP: by how much, and which card does it."""
    changes: list[dict[str, Any]] = []
    for a in t.applied:
        if a.target != k or a.what not in (marks.BP_CHANGE, marks.GRADE):
            continue
        word, rule = ("BP", "11.7.1") if a.what == marks.BP_CHANGE else ("grade", "11.6.1a")
        changes.append({word: a.amount, "by": t.face(slot_of(a.source)).number, "rule": rule})
    for word, what in (("BP", marks.BP_CHANGE), ("grade", marks.GRADE)):
        n = standing_sum(t, k, what, 1) + standing_sum(t, k, what, -1)
        if n:
            changes.append({word: n, "by": "continuous effects", "rule": "9.3.1"})
    return changes


def marks_on(t: Table, k: int) -> list[Message]:
    """What lies on a character beside BP, in words."""
    found = [say("mark-extra-bp")] if is_extra(t, k) else []
    for a in t.applied:
        if a.target != k:
            continue
        if a.what in MARKS:
            found.append(say(MARKS[a.what], n=a.amount))
        elif a.what == marks.TYPE_LOST:
            found.append(say("mark-type-lost", type=TYPES[a.extra]))
        elif a.what in (marks.TYPE_GIVEN, marks.TYPE_CHANGED):
            found.append(say("mark-type", type=TYPES[a.extra]))
        elif a.what == marks.UNAFFECTED:
            found.append(say(UNAFFECTED[a.extra]))
    return found
