"""Lessons and puzzles: scenario files that a person plays at a table, sitting at A.

A lesson's `play` is the path that it teaches: A's lines are what the person is shown next, B's lines are what the
opponent does. Its `expect` is the goal, and its `lesson` holds what is told on the way, in every language. Whoever
leaves the path is let go; whoever comes back to it is led on. A puzzle is a board with a forced win and nothing told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from quadriga.kernel.state import NOBODY
from quadriga.messages import message_of
from quadriga.messages.files import say
from quadriga.scenario.expecting import differences
from quadriga.scenario.files import BadScenario, Scenario
from quadriga.scenario.running import lay
from quadriga.scenario.table import LETTERS, BadWords, Table, seat_of

LESSON, PUZZLE = "lesson", "puzzle"
"""Scenario files whose names begin so are lessons or puzzles, in the order of their names."""
PERSON = 0
"""The seat of whoever learns: A."""
END_TURN = ("end turn", "ends turn")

Text = dict[str, str]
"""Words by language: en, zh-Hant, …"""


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """Something that is said, and where to look meanwhile."""

    say: Text
    look: str = ""
    """A zone, by the name that the table gives it."""


class Teaching(msgspec.Struct, forbid_unknown_fields=True):
    """What a lesson says."""

    title: Text
    goal: Text
    steps: list[Told]
    """One for each line that A says in the play."""
    shown: list[Told] = []
    """What is pointed out before the first answer."""
    done: Text = {}


def teaching(scenario: Scenario) -> Teaching | None:
    """What a scenario teaches; None where it is no lesson."""
    if not scenario.lesson:
        return None
    try:
        found = msgspec.convert(scenario.lesson, Teaching)
    except msgspec.ValidationError as error:
        raise BadScenario(say("no-lesson-not-should", file=scenario.file, why=message_of(error))) from error
    lines = sum(step.expect is None and seat_of(step.seat) == PERSON for step in scenario.play)
    if len(found.steps) != lines:
        raise BadScenario(
            say("no-says-things-but-steps-explained", lines=lines, file=scenario.file, n=len(found.steps))
        )
    return found


@dataclass
class Advice:
    """A line of the play that could be said now."""

    line: int
    options: list[int]
    """The options that it means."""
    whole: bool
    """False: they only lead to the question that the line answers, such as ending a phase first."""


class Guide:
    """Follows the answers of a table and says where on the path of its lesson or puzzle they stand."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.puzzle = not scenario.lesson
        spoken = [step for step in scenario.play if step.expect is None]
        self.lines = [[s.words for s in spoken if s.seat == letter] for letter in LETTERS]
        self._start()

    def _start(self) -> None:
        self.table: Table = lay(self.scenario)
        self.answers: list[int] = []
        self.at = [0, 0]
        """How many of its lines each seat has said."""
        self.first_turn = self.table.state.turn
        self.done = False

    def follow(self, answers: Sequence[int]) -> None:
        """Stand where these answers lead; an answer that was taken back leads back."""
        if list(answers[: len(self.answers)]) != self.answers:
            self._start()
        for choice in answers[len(self.answers) :]:
            self._take(choice)

    def _take(self, choice: int) -> None:
        state = self.table.state
        asked = state.decision
        if asked is None:
            return
        seat, turn = asked.player, state.turn
        advice = self.advice(seat)
        self.table.session.answer(choice)
        self.answers.append(choice)
        if advice is not None:
            ended = self.table.state.turn != turn and self._ends(seat, advice.line)
            if ended or (advice.whole and choice in advice.options):
                self.at[seat] = advice.line + 1
        if not self.failed:
            self.done = self.done or next(differences(self.table, self.scenario.expect, 0), None) is None

    @property
    def failed(self) -> bool:
        """The goal cannot be reached any more: the turn of a puzzle is over, or the game is."""
        state = self.table.state
        if self.done:
            return False
        over = state.winner not in (NOBODY, PERSON)
        return over or (self.puzzle and state.winner == NOBODY and state.turn != self.first_turn)

    def _ends(self, seat: int, line: int) -> bool:
        return self.lines[seat][line].strip().lower() in END_TURN

    def advice(self, seat: int) -> Advice | None:
        """The next line of this seat that fits the open question, or that a passed phase leads to."""
        asked = self.table.state.decision
        if asked is None or asked.player != seat:
            return None
        ahead = range(self.at[seat], len(self.lines[seat]))
        for line in ahead:
            words = self.lines[seat][line]
            if self._ends(seat, line):
                verb = self.table.boards.passing.get(asked.kind)
                passing = [o.index for o in self.table.options() if o.verb == verb]
                if passing:
                    return Advice(line, passing[:1], False)
                continue
            found = [o.index for o in self.table.matching(seat, words)]
            if found:
                return Advice(line, found, True)
        for line in ahead:
            passes = [] if self._ends(seat, line) else self._way_to(seat, self.lines[seat][line])
            if passes:
                return Advice(line, passes[:1], False)
        if asked.kind in self.table.boards.automatic:  # as in a scenario: nobody needs to say which
            return Advice(max(self.at[seat] - 1, 0), [0], False)
        return None

    def _way_to(self, seat: int, words: str) -> list[int]:
        try:
            return self.table.ways_to(seat, words)
        except BadWords:
            return []

    def reply(self, seat: int) -> int | None:
        """What the opponent does by the path; None where the path says nothing."""
        advice = None if self.puzzle else self.advice(seat)
        return None if advice is None else advice.options[0]
