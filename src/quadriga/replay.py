"""Games as they were played: a session at one screen, and the replay file that it leaves.

A replay holds versions, the cards used, what each player brought, the options, the seed and the answers.
It needs no card file, so a card edited later does not change it. A saved game is a replay that
has not come to its end.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from quadriga import __version__, games
from quadriga.games.by_hand import Deed, NotByHand, Seat
from quadriga.games.game import Game
from quadriga.history import History
from quadriga.kernel import save
from quadriga.kernel.chance import seed_number, seed_text
from quadriga.kernel.events import Event
from quadriga.kernel.state import NOBODY, State
from quadriga.messages import message_of
from quadriga.messages.files import say

FORMAT = 1
CHECK_EVERY = 25
"""Answers between two hashes in a replay: near enough to say where it breaks, far enough to stay small."""


class Done(msgspec.Struct, array_like=True):
    """A deed by hand, after so many answers."""

    after: int
    seat: Seat
    deed: Deed


class Replay(msgspec.Struct):
    """A replay as its file has it."""

    game: str
    cards: list[dict[str, Any]]
    decks: list[dict[str, Any]]
    seed: int | str
    options: dict[str, int]
    answers: list[int]
    format: int = FORMAT
    version: str = __version__
    checks: dict[str, str] = {}
    """Hashes of the state after so many answers."""
    start: dict[str, Any] | None = None
    """The state it begins with, where that is not the beginning of a game."""
    winner: int = NOBODY
    rule: str = ""
    hash: str = ""
    by_hand: list[Done] = []
    """What the players did by hand, in order."""
    practice: bool = False
    """A move was taken back past something revealed."""


class BrokenReplay(ValueError):
    """A replay that cannot be read or played to its end; says where it breaks."""


class NeedsConsent(ValueError):
    """Something was revealed since: the opponent must agree to taking this back."""


class Session(History):
    """A game in progress at one screen: with redo, and what a replay file holds."""

    def __init__(
        self, game: Game, state: State, start: dict[str, Any] | None = None, by_hand: Sequence[Done] = ()
    ) -> None:
        super().__init__(game, state)
        self.ahead: list[int] = []
        """Answers taken back, the next to be given again last."""
        self.practice = False
        self._start = start
        self._checks: dict[str, str] = {}
        self.by_hand = list(by_hand)
        """What is done by hand, each deed as soon as so many answers have been given."""
        self._carry_out()

    @property
    def answers(self) -> list[int]:
        return [given.index for given in self.given if given.deed is None]

    # -- playing --------------------------------------------------------------------------

    def answer(self, choice: int) -> list[Event]:
        """Take an option of the present decision; the events that followed."""
        events = self.give(choice)
        self.ahead = []
        return events

    def give(self, choice: int) -> list[Event]:
        """The same, without forgetting answers that were taken back."""
        length = len(self.state.log)
        self.give_answer(choice)
        self._carry_out()
        count = len(self.answers)
        if count % CHECK_EVERY == 0:
            self._checks[str(count)] = self.game.hash(self.state)
        return self.state.log[length:]

    def _carry_out(self) -> None:
        count = len(self.answers)
        for done in self.by_hand:
            if done.after == count:
                self.do_by_hand(done.seat, done.deed)

    # -- taking back ------------------------------------------------------------------------

    def undo(self, seat: int | None = None, consent: bool = False) -> int:
        """Take back this seat's last answer and everything after it; how many answers that were."""
        step = self.last_by(seat, deeds=False)
        if step < 0:
            raise ValueError(say("no-answer-to-take-back"))
        if self.may_undo(seat, deeds=False) == "ask":
            if not consent:
                raise NeedsConsent(say("no-something-was-revealed-since-opponent"))
            self.practice = True
        return self.back_to(sum(given.deed is None for given in self.given[:step]))

    def back_to(self, number: int) -> int:
        """Go back to the decision that was answered by answer `number`; how many answers that were."""
        steps = [step for step, given in enumerate(self.given) if given.deed is None]
        gone = self.answers[number:]
        self.back_after(steps[number])
        self.ahead += gone[::-1]
        self._checks = {n: h for n, h in self._checks.items() if int(n) <= number}
        return len(gone)

    def redo(self) -> list[Event]:
        """Give the last answer that was taken back again."""
        if not self.ahead:
            raise ValueError(say("no-answer-to-give-again"))
        return self.give(self.ahead.pop())

    # -- keeping ------------------------------------------------------------------------------

    def replay(self) -> Replay:
        m = self.state.match
        return Replay(
            game=self.game.name,
            cards=m.cards,
            decks=m.decks,
            seed=seed_text(m.seed),
            options=m.options,
            answers=self.answers,
            checks=dict(self._checks),
            start=self._start,
            winner=self.state.winner,
            rule=self.state.end_rule,
            hash=self.game.hash(self.state),
            by_hand=[done for done in self.by_hand if done.after <= len(self.answers)],
            practice=self.practice,
        )

    def save(self, path: Path) -> None:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self.replay()), indent=1))


def board_session(game: Game, state: State) -> Session:
    """A session that begins with a position of its own."""
    return Session(game, state, save.data_of(state))


def read(path: Path) -> Replay:
    """Read a replay or saved game."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BrokenReplay(say("no-cannot-read", path=str(path), why=str(error.strerror))) from error
    try:
        data = json.loads(raw)
    except ValueError as error:
        raise BrokenReplay(say("no-damaged-stops-being-json", path=str(path), why=_where(error))) from error
    if isinstance(data, dict) and data.get("format") != FORMAT:
        raise BrokenReplay(
            say("no-format-version-reads-format", path=str(path), format=str(data.get("format")), reads=FORMAT)
        )
    try:
        return msgspec.convert(data, Replay)
    except msgspec.ValidationError as error:
        raise BrokenReplay(say("no-damaged", path=str(path), why=message_of(error))) from error


def _where(error: ValueError) -> str:
    if isinstance(error, json.JSONDecodeError):
        return f"line {error.lineno}, column {error.colno}"
    return "its first bytes"


def begin(replay: Replay) -> Session:
    """The session at the first decision of a replay."""
    try:
        game = games.load(replay.game)
        match = game.match_of(replay.cards, replay.decks, seed_number(replay.seed), replay.options)
        if replay.start is not None:
            return Session(game, save.state_from(game.rules, match, replay.start), replay.start, replay.by_hand)
        return Session(game, game.begin(match), by_hand=replay.by_hand)
    except (KeyError, IndexError, TypeError, ValueError, AssertionError) as error:
        where = "The replay breaks before its first answer"
        raise BrokenReplay(say("no-its-cards-decks-damaged", where=where, why=message_of(error))) from error


def resume(replay: Replay) -> Session:
    """Play a replay to its end and go on from there."""
    session = begin(replay)
    for number in range(len(replay.answers)):
        step(session, replay, number)
    if replay.hash and session.game.hash(session.state) != replay.hash:
        raise BrokenReplay(say("no-replay-breaks-its-end-after", n=len(replay.answers)))
    session.practice = replay.practice
    return session


def step(session: Session, replay: Replay, number: int) -> list[Event]:
    """Give answer `number` of a replay; says where it breaks if it does."""
    choice = replay.answers[number]
    decision = session.state.decision
    place = f"The replay breaks at answer {number + 1} of {len(replay.answers)}"
    if decision is None:
        raise BrokenReplay(say("no-game-over-by-then", place=place))
    asked = f"{session.game.seats[decision.player]} is asked {decision.kind!r}"
    if not 0 <= choice < len(decision.options):
        last = len(decision.options) - 1
        raise BrokenReplay(say("no-with-options-0-given", place=place, asked=asked, last=last, choice=choice))
    try:
        events = session.give(choice)
    except NotByHand as error:
        raise BrokenReplay(say("no-what-was-done-by-hand", place=place, why=message_of(error))) from error
    wanted = replay.checks.get(str(number + 1))
    if wanted is not None and session.game.hash(session.state) != wanted:
        first = max((int(n) for n in replay.checks if int(n) <= number), default=0)
        raise BrokenReplay(
            say("no-replay-breaks-between-answers-state", first=first + 1, number=number + 1, n=len(replay.answers))
        )
    return events


def same_again(session: Session) -> tuple[str, str]:
    """Undo to the start and forward again: the hash before and the hash after."""
    before = session.game.hash(session.state)
    if session.answers:
        ahead = session.ahead
        session.ahead = []
        session.back_to(0)
        while session.ahead:
            session.redo()
        session.ahead = ahead
    return before, session.game.hash(session.state)


def played(game: Game, state: State, answers: Sequence[int]) -> Session:
    """A session of these answers."""
    session = Session(game, state)
    for choice in answers:
        session.answer(choice)
    return session
