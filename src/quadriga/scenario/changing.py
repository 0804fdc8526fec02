"""A board that was changed after it was written: what the change leaves untouched is taken over from its memory.

Cards that lie where they lay keep everything that hangs on them: effects, what was used this turn, who has seen
them. A card in another zone is a new object, as the rules have it. The open question is asked anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from quadriga.games.boards import Boards
from quadriga.games.game import Game
from quadriga.kernel.state import State, run, with_value
from quadriga.kernel.zones import TOP, move
from quadriga.messages import Message, message_of
from quadriga.messages.files import say
from quadriga.scenario.writing import LETTERS, MEMORY, board_of, entry_of, remembered

LOST = say("no-change-lays-board-out-anew")
HALF_DONE = say("no-position-middle-something-changed-laid")


class Anew(Exception):
    """The change is of a kind that lays the board out anew; says what is lost."""


@dataclass
class Recalled:
    state: State | None
    """The state, or None if the board is to be laid out from its words."""
    lost: str = ""
    """What is not kept, in a sentence."""
    said: Message | None = None
    """The same by id."""


def recalled(game: Game, data: Mapping[str, Any]) -> Recalled:
    """The state that a board with a memory stands for."""
    s = remembered(game, data[MEMORY])
    wanted = {key: value for key, value in data.items() if key != MEMORY}
    before = board_of(game, s)
    if wanted != before:
        try:
            Change(game, s, before, wanted).make()
        except Anew as why:
            told = message_of(why)
            return Recalled(None, str(told), told if isinstance(told, Message) else None)
    return Recalled(s)


class Change:
    """From the board as it was written to the board as it is wanted, made on the state itself."""

    def __init__(self, game: Game, s: State, before: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
        self.s = s
        self.boards: Boards = game.boards()
        self.before, self.wanted = before, wanted
        self.named = set(game.cards()) | {str(card["number"]) for card in s.match.cards}
        self.free: list[int] = []
        """Cards that no longer lie where they lay."""

    def make(self) -> None:
        self._see_that_it_can_be_made()
        loose = [(seat, zone) for seat in range(2) for zone in sorted(self.boards.loose)]
        changed = [place for place in loose if self._was(*place) != self._entries(*place)]
        kept = {place: self._kept(*place) for place in changed}
        for place in changed:
            self._fill(*place, kept[place])
        for c in self.free:
            move(self.s, c, self.boards.zone_number(self.s.owner[c], self.boards.nowhere))
            self.boards.set_words(self.s, c, {})
        for seat in range(2):
            for zone in sorted(self.boards.standing):
                self._say(self.boards.written_in(self.s, seat, zone), self._entries(seat, zone))
            self._numbers(seat)
        self.s.touch()
        run(self.s)

    def _was(self, seat: int, zone: str) -> list[Any]:
        return list(self.before[LETTERS[seat]].get(zone, []))

    def _entries(self, seat: int, zone: str) -> list[Any]:
        entries = self.wanted[LETTERS[seat]].get(zone, [])
        if not isinstance(entries, list) or any(isinstance(e, dict) and "count" in e for e in entries):
            raise Anew(LOST)
        return entries

    def _see_that_it_can_be_made(self) -> None:
        """Everything but loose cards, words and numbers must be as it was, and nothing half done."""
        for word in {*self.before, *self.wanted} - set(LETTERS):
            if self.before.get(word) != self.wanted.get(word):
                raise Anew(LOST)
        for seat, letter in enumerate(LETTERS):
            old, new = self.before[letter], self.wanted.get(letter)
            if not isinstance(new, dict):
                raise Anew(LOST)
            for key in {*old, *new} - self.boards.loose - self.boards.values - self.boards.standing:
                if old.get(key) != new.get(key):
                    raise Anew(LOST)
            for zone in self.boards.standing:
                if [_stack(e) for e in self._was(seat, zone)] != [_stack(e) for e in self._entries(seat, zone)]:
                    raise Anew(LOST)
        if not self.boards.ask_again(self.s):
            raise Anew(HALF_DONE)
        self.s.decision = None

    def _kept(self, seat: int, zone: str) -> list[int]:
        """For each entry that is wanted the card that lies there already, or -1; the others are free."""
        here = self.boards.written_in(self.s, seat, zone)
        entries = self._was(seat, zone)
        found: list[int] = []
        for wanted in self._entries(seat, zone):
            alike = [i for i, entry in enumerate(entries) if entry == wanted]
            alike = alike or [i for i, entry in enumerate(entries) if _stack(entry) == _stack(wanted)]
            found.append(here.pop(alike[0]) if alike else -1)
            if alike:
                entries.pop(alike[0])
        if any(_lies_with(entry) for entry in entries):
            raise Anew(LOST)  # whole stacks are not torn apart
        self.free += here
        return found

    def _fill(self, seat: int, zone: str, cards: list[int]) -> None:
        """Have exactly these cards lie in a zone, in this order."""
        number = self.boards.zone_number(seat, zone)
        entries = self._entries(seat, zone)
        stayed = {c: self.s.known[c] for c in cards if c >= 0}
        for i, entry in enumerate(entries):
            if cards[i] < 0:
                cards[i] = self._bring(seat, entry, number)
        for c in cards[::-1] if zone in self.boards.from_top else cards:
            move(self.s, c, number, TOP, same_object=c in stayed)
            if c in stayed:
                self.s.known = with_value(self.s.known, c, stayed[c])
            else:
                self.boards.set_words(self.s, c, {})
        self._say(cards, entries)

    def _say(self, cards: list[int], entries: list[Any]) -> None:
        for c, entry in zip(cards, entries, strict=True):
            if c >= 0 and _words(entry) != self.boards.words_of(self.s, c):
                self.boards.set_words(self.s, c, _words(entry))

    def _bring(self, seat: int, entry: Any, zone: int) -> int:
        """A card for a zone: one that was taken from elsewhere, or one more."""
        if _lies_with(entry):
            raise Anew(LOST)
        label = _label(entry)
        for c in self.free:
            if self.s.owner[c] == seat and _label(entry_of(self.boards, self.s, c, self.named)) == label:
                self.free.remove(c)
                return c
        faces = [i for i, face in enumerate(self.s.faces) if label in (face.number, face.name)]
        if not faces:
            raise Anew(LOST)  # a card that this match does not have makes it another match
        return self.boards.add(self.s, faces[0], seat, zone)

    def _numbers(self, seat: int) -> None:
        old, new = self.before[LETTERS[seat]], self.wanted[LETTERS[seat]]
        for name in sorted(self.boards.values):
            if old.get(name) != new.get(name):
                if name not in new:
                    raise Anew(LOST)
                self.boards.set_value(self.s, seat, name, new[name])


def _label(entry: object) -> str:
    return str(entry.get("card")) if isinstance(entry, dict) else str(entry)


def _lies_with(entry: object) -> dict[str, Any]:
    """What lies beneath a card or face down with it."""
    return {k: v for k, v in entry.items() if k in ("beneath", "face down")} if isinstance(entry, dict) else {}


def _stack(entry: object) -> tuple[str, dict[str, Any]]:
    return _label(entry), _lies_with(entry)


def _words(entry: object) -> dict[str, Any]:
    if not isinstance(entry, dict):
        return {}
    return {k: v for k, v in entry.items() if k not in ("card", "beneath", "face down")}
