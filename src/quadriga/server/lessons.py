"""Lessons and puzzles of a game at the tables: which there are, and where somebody stands in one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from quadriga.scenario.files import BadScenario
from quadriga.scenario.lessons import LESSON, PERSON, PUZZLE, Guide, teaching
from quadriga.server import messages as m
from quadriga.server.readying import all_files, read_file
from quadriga.server.records import Setup

if TYPE_CHECKING:
    from quadriga.server.room import Room


def is_played(game: str, key: str) -> bool:
    """Is this scenario a lesson or a puzzle?"""
    scenario = read_file(game, key) if key in all_files(game) else None
    return scenario is not None and (bool(scenario.lesson) or key.startswith(PUZZLE))


@cache
def taught_in(game: str) -> dict[str, Any]:
    """What the page must know of a game's lessons and puzzles."""
    lessons, puzzles = [], []
    for key in all_files(game):
        scenario = read_file(game, key)
        if scenario is None:
            continue
        told = teaching(scenario)
        if told is not None and key.startswith(LESSON):
            lessons.append({"key": key, **msgspec.to_builtins(told)})
        elif key.startswith(PUZZLE):
            moves = sum(step.expect is None and step.seat == "A" for step in scenario.play)
            puzzles.append({"key": key, "title": scenario.title, "moves": moves})
    return {"lessons": lessons, "puzzles": puzzles}


def guide_of(setup: Setup) -> Guide | None:
    """The guide of a table that was opened as a lesson or puzzle; None at every other table."""
    scenario = read_file(setup.game, setup.lesson) if setup.lesson in all_files(setup.game) else None
    if scenario is None:
        return None
    try:
        return Guide(scenario)
    except (BadScenario, ValueError):  # its file has changed since and no longer fits: the table goes on without
        return None


def path_of(room: Room, seat: int) -> m.Path | None:
    """Where the person at this seat stands."""
    guide = room.guide
    if guide is None or seat != PERSON:
        return None
    guide.follow([given.index for given in room.live.given])
    advice = None if guide.puzzle or guide.done else guide.advice(seat)
    return m.Path(
        key=room.row.setup.lesson,
        step=-1 if advice is None else advice.line,
        mark=[] if advice is None else advice.options,
        done=guide.done,
        failed=guide.failed or (room.live.result is not None and not guide.done),
    )
