"""A game being played at a table: its history, what may be taken back, how it ended.

No clocks, lines or storage here: entries go in, and the same entries give the same game again.
"""

from __future__ import annotations

from typing import Any

import msgspec

from quadriga import games
from quadriga.games.by_hand import Deed
from quadriga.games.game import Game
from quadriga.games.told import with_words
from quadriga.history import History, Undo
from quadriga.kernel import save
from quadriga.kernel.state import NOBODY, State
from quadriga.server.messages import Result
from quadriga.server.records import Entry, Setup
from quadriga.server.refusing import say


class Broken(RuntimeError):
    """Stored answers do not fit this version of the rules."""


class Live(History):
    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        game = games.load(setup.game)
        self.match = game.match_of(setup.cards, setup.decks, setup.seed, setup.options)
        super().__init__(game, self._begun(game), lambda: self._begun(game))
        self.number = 0
        """How many entries there are: the number of the present decision."""
        self.ended: Result | None = None
        self.practice = False
        self.time_called = False
        self.last_turn = 0
        """The last turn that is played, once time was called in a game whose rules do not see to it; 0: no such."""
        self.cuts: list[tuple[int, int]] = []
        """After which entry the log was cut to how many lines."""
        self.foreign = self._foreign()
        """Cards of this match that no set of ours has as they are here, by number."""

    def _foreign(self) -> dict[str, dict[str, Any]]:
        library = self.game.cards() if self.setup.cards else {}
        numbered = {str(card["number"]): card for card in self.setup.cards}
        found = {number: card for number, card in numbered.items() if library.get(number) != card}
        marked = set(self.setup.by_hand)
        unread = bool(self.setup.options.get("vanilla"))  # nobody has read them: this is no place to begin
        told = {n: card if unread or n in marked else with_words(self.game.name, card) for n, card in found.items()}
        return {number: card | {"by_hand": True} if number in marked else card for number, card in told.items()}

    def _begun(self, game: Game) -> State:
        if self.setup.wishes:  # a player is still to come: nothing lies on the table yet
            return game.rules.blank(self.match)
        if self.setup.base is None:
            return game.begin(self.match)
        return save.state_from(game.rules, self.match, self.setup.base)

    # -- what stands ----------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        if self.ended is not None:
            return self.ended
        if self.state.winner != NOBODY:
            return Result(self.state.winner, "rules", self.state.end_rule)
        return None

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        d = self.state.decision
        return None if d is None or self.ended is not None else d.player

    @property
    def options(self) -> int:
        d = self.state.decision
        return 0 if d is None else len(d.options)

    def may_undo(self, seat: int | None = None, deeds: bool = True) -> Undo:
        """As a history says, and never once the game has ended."""
        return "none" if self.result is not None else super().may_undo(seat, deeds)

    def log_kept(self, lines: int, number: int) -> int:
        """How much still holds of a log of that many lines as it was at that entry."""
        kept = min(lines, len(self.state.log))
        for at, length in self.cuts:
            if at >= number:
                kept = min(kept, length)
        return kept

    # -- what happens ---------------------------------------------------------------------

    def entry(self, kind: str, seat: int, value: int = 0, auto: bool = False) -> Entry:
        """The next entry, not yet taken in."""
        d = self.state.decision
        option = d.options[value] if kind == "answer" and d is not None else 0
        return Entry(self.number, kind, seat, value, option, auto)

    def take(self, e: Entry, back: State | None = None) -> None:
        """Take an entry in; `back` is the state that an undo goes back to, where it is known already."""
        if e.kind == "answer":
            self._answer(e)
        elif e.kind == "by hand":
            self._by_hand(e)
        elif e.kind == "undo":
            self.back_after(e.value, back)
            self.cuts.append((e.number, len(self.state.log)))
        elif e.kind == "practice":
            self.practice = True
        elif e.kind == "concede":
            self.ended = Result(1 - e.seat, "concede")
        elif e.kind == "leave":
            self.ended = Result(1 - e.seat, "leave")
        elif e.kind == "timeout":
            self.ended = Result(1 - e.seat, "timeout")
        elif e.kind == "ruling":
            self.ended = Result(e.value, "ruling")
        elif e.kind == "time":
            self._call_time(e.value)
        else:
            self.ended = Result(e.value, "abandoned")
        self.number = e.number + 1

    def _answer(self, e: Entry) -> None:
        d = self.state.decision
        if d is None or d.player != e.seat or e.value >= len(d.options) or d.options[e.value] != e.option:
            raise Broken(say("no-other-rules", version=self.setup.version, given=len(self.given) + 1))
        self.give_answer(e.value, e.auto)
        if self.last_turn and self.state.turn > self.last_turn and self.state.winner == NOBODY:
            self.ended = Result(self.game.on_time(self.state), "time", self.game.floor.time_rule)

    def _call_time(self, turn: int) -> None:
        """Time is up in the match: this is the last turn. Turns before it are played the same with or without it."""
        self.time_called = True
        if self.game.floor.time_option:
            self.match.options[self.game.floor.time_option] = turn
        else:
            self.last_turn = turn

    def _by_hand(self, e: Entry) -> None:
        self.do_by_hand(e.seat, msgspec.json.decode(e.deed, type=Deed))


def live_from(setup: Setup, entries: list[Entry]) -> Live:
    """A game as its entries left it."""
    if [e.number for e in entries] != list(range(len(entries))):
        raise Broken(say("no-answers-missing"))
    try:
        live = Live(setup)
        for e in entries:
            live.take(e)
    except Broken:
        raise
    except Exception as error:  # whatever is wrong with it, it is this table's alone
        why = f"{type(error).__name__}: {error}"
        raise Broken(say("no-bringing-back", why=why)) from error
    return live
