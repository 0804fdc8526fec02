"""Running scenarios and telling the first difference."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from quadriga import replay
from quadriga.games.boards import BadBoard
from quadriga.games.game import Deck, Unreadable
from quadriga.messages import Message
from quadriga.messages.files import say
from quadriga.scenario import files, notation
from quadriga.scenario.expecting import Difference, differences, open_question
from quadriga.scenario.files import BadScenario, Scenario
from quadriga.scenario.table import BadWords, Table, seat_of


@dataclass
class Failure:
    """Where a scenario differs from what happened, or cannot be run."""

    file: str
    title: str
    at: str
    expected: str
    found: str

    def words(self) -> Message:
        """For people."""
        return say("scenario-fails", **asdict(self))

    def __str__(self) -> str:
        return str(self.words())


@dataclass
class Report:
    scenarios: int
    passed: int
    failed: list[Failure]

    def data(self) -> dict[str, Any]:
        return asdict(self)


def run_files(paths: Iterable[Path]) -> Report:
    """Run scenario files; a folder stands for all that lie in it."""
    failed: list[Failure] = []
    number = 0
    for path in spread(paths):
        number += 1
        failure = run_file(path)
        if failure is not None:
            failed.append(failure)
    return Report(number, number - len(failed), failed)


def spread(paths: Iterable[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        found += sorted(path.glob("**/*.yaml")) if path.is_dir() else [path]
    return found


def run_file(path: Path) -> Failure | None:
    try:
        scenario = files.read(path)
    except BadScenario as error:
        return Failure(str(path), path.stem, "the file", "a scenario", str(error))
    return run(scenario)


def run(scenario: Scenario) -> Failure | None:
    """Play a scenario through; None if everything holds."""

    def failure(at: str, expected: str, found: str) -> Failure:
        return Failure(scenario.file, scenario.title, at, expected, found)

    at = "the board"
    try:
        if scenario.deck:
            at = "the deck"
            for difference in check_deck(scenario):
                return failure(at, difference.expected, difference.found)
            return None
        table = lay(scenario)
        since = len(table.state.log)
        for step in scenario.play:
            at = str(step)
            if step.expect is None:
                table.say(seat_of(step.seat), step.words)
                continue
            for difference in differences(table, step.expect, since):
                return failure(at, difference.expected, difference.found)
            since = len(table.state.log)
        at = "the end"
        for difference in (*differences(table, scenario.expect, 0), *unmentioned(table, scenario)):
            return failure(at, difference.expected, difference.found)
        at = "rolling back"
        before, after = replay.same_again(table.session)
    except (BadBoard, BadScenario, BadWords, Unreadable) as error:
        return failure(at, "something that can be done", str(error))
    except Exception as error:  # an error of the engine fails this scenario; the others still run
        return failure(at, "no error", f"{type(error).__name__}: {error}")
    if before != after:
        return failure(at, f"the same state again ({before})", f"another one ({after})")
    return None


def check_deck(scenario: Scenario) -> Iterable[Difference]:
    """`offences` must be exactly the rules that the deck breaks."""
    if set(scenario.expect) != {"offences"}:
        raise BadScenario(say("no-scenario-with-deck-expects-offences"))
    table = cards_of(scenario)
    named = {label: table.cards.named(str(label)) or table.cards.make(str(label)) for label in scenario.deck}
    counts = {str(card["number"]): int(scenario.deck[label]) for label, card in named.items()}
    known = {str(card["number"]): card for card in named.values()}
    found = table.game.check(Deck(scenario.title, scenario.game, counts), known)
    if sorted({o.rule for o in found}) != sorted(scenario.expect["offences"] or []):
        told = "; ".join(f"{o.rule} ({o.message})" for o in found)
        yield Difference(f"offences: {', '.join(scenario.expect['offences'] or ['none'])}", told or "none")


def cards_of(scenario: Scenario) -> Table:
    """A table that knows the cards of the scenario, without a board."""
    table = Table(scenario.game)
    for label, written in scenario.cards.items():
        if isinstance(written, dict):
            table.card(str(label), **{str(k): v for k, v in written.items()})
        else:  # the short way: `Ram: 4000 [Impact (1)]`
            entry = notation.single(f"{label} {written}")
            table.cards.make(str(label), entry.printed, entry.text, entry.fields)
    return table


def lay(scenario: Scenario) -> Table:
    table = cards_of(scenario)
    board = {str(k): v for k, v in scenario.board.items()}
    table.place(ask=", ".join(scenario.ask), **board)
    return table


def unmentioned(table: Table, scenario: Scenario) -> Iterable[Difference]:
    """A scenario must not stop in the middle of something, unless it says so."""
    decision = table.state.decision
    if decision is None or decision.kind in table.boards.natural or "decision" in scenario.expect:
        return
    yield Difference("no open question (or `decision:` among what is expected)", open_question(table))
