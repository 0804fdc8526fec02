"""Every table that a test or a scenario file plays at goes the same way again, answer by answer (law 1).

    QUADRIGA_GOLDEN=write python -m pytest -n 0 tests/universal_arena tests/guardians_arena

writes the records anew: after a rule was changed on purpose, never to make a test pass. A test looks at what it is
about; its record holds everything else that can be seen at its table: questions with their options, events, facts of
every card, and why each card cannot do what it cannot do. A test without a record is not compared.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from quadriga.games.boards import Boards
from quadriga.games.game import Game
from quadriga.kernel.state import State
from quadriga.replay import Session

FOLDER = Path(__file__).parent / "conformance" / "golden"

WRITING = os.environ.get("QUADRIGA_GOLDEN") == "write"
DIGITS = 4
"""Of the digest after each answer: enough to tell where a table goes another way."""


def happened(s: State, since: int) -> str:
    return repr(
        [
            (e.kind, e.rule, e.player, e.obj, e.face, e.seen, e.n, e.source, e.target, e.cause, e.other)
            for e in s.log[since:]
        ]
    )


def seen(game: Game, boards: Boards, s: State, since: int) -> str:
    """Everything that players can know of a table, and what was told since."""
    slots = range(len(s.card))
    d = s.decision
    asked = None if d is None else (d.player, d.kind, d.rule, d.source, d.options)
    facts = [(boards.zone_of(s, c), boards.facts(s, c), s.known[c]) for c in slots]
    values = [boards.values_now(s, seat) for seat in (0, 1)]
    refused = [
        getattr(game.why_not(s, seat, action, s.ref[c]), "rule", "")
        for seat in (0, 1)
        for action in game.actions
        for c in slots
    ]
    return repr((asked, happened(s, since), facts, values, refused, s.turn, s.marks, s.winner, s.end_rule))


class Recorder:
    """Follows the sessions of one test."""

    def __init__(self) -> None:
        self.digest = hashlib.sha256()
        self.record = ""

    def note(self, session: Session, since: int) -> None:
        self.digest.update(seen(session.game, session.game.boards(), session.state, since).encode())
        self.record += self.digest.hexdigest()[:DIGITS]


def file_of(folder: str) -> Path:
    return FOLDER / f"tables_of_{folder}.json"


@cache
def records(folder: str) -> dict[str, str]:
    file = file_of(folder)
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def write(folder: str, test: str, record: str) -> None:
    kept = records(folder)
    kept[test] = record
    lines = [f"{json.dumps(name)}: {json.dumps(kept[name])}" for name in sorted(kept) if kept[name]]
    file_of(folder).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def compare(test: str, before: str, now: str) -> None:
    if now != before:
        answers = [i for i in range(0, len(before), DIGITS) if before[i : i + DIGITS] != now[i : i + DIGITS]]
        pytest.fail(
            f"the table of {test} goes another way from its position {(answers or [len(before)])[0] // DIGITS + 1} on;"
            " if a rule was changed on purpose, see tests/golden_tables.py",
            pytrace=False,
        )


@pytest.fixture(autouse=True)
def the_same_tables_as_before(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    recorder = Recorder()
    begin, give = Session.__init__, Session.give

    def begin_and_note(session: Session, *args: object, **more: object) -> None:
        begin(session, *args, **more)  # type: ignore[arg-type]
        recorder.note(session, 0)

    def give_and_note(session: Session, choice: int) -> object:
        told = len(session.state.log)
        events = give(session, choice)
        recorder.note(session, told)
        return events

    monkeypatch.setattr(Session, "__init__", begin_and_note)
    monkeypatch.setattr(Session, "give", give_and_note)
    yield
    folder, test = request.path.parent.name, f"{request.path.stem}::{request.node.name}"
    if WRITING:
        write(folder, test, recorder.record)
    elif test in records(folder):
        compare(test, records(folder)[test], recorder.record)
