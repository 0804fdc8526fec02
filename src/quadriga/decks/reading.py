"""What came of reading a deck list: every card of it is in one of four places, and the counts add up."""

from __future__ import annotations

from typing import Any

import msgspec

from quadriga.messages import Message
from quadriga.messages.files import say

COPIES = 99
"""Copies of one card that a list may name: more than any deck has."""
DIFFERENT_CARDS = 400
"""No game's deck has more different cards; a longer list is no deck."""
TOLD = 200
"""Lines that are told one by one; the others are told as a number."""


class BadDeckFile(ValueError):
    """A file or text that is no deck; says what is wrong and where."""


class Problem(msgspec.Struct):
    """A line that did not become a card of the deck, and why."""

    line: int
    text: str
    reason: str
    near: list[str] = []
    """Numbers of cards that may be meant."""
    copies: int = 0
    """Copies that the line names, as far as can be told."""
    card: str = ""
    """The words that should name the card."""
    said: Message | None = None
    """The reason by id."""


class Read(msgspec.Struct):
    """What a list says."""

    name: str = ""
    cards: dict[str, int] = {}
    extra: dict[str, Any] = {}
    problems: list[Problem] = []
    """What was not understood."""
    beside: dict[str, int] = {}
    """Cards of a side deck or maybeboard."""
    left_out: list[Problem] = []
    """What was understood and does not belong among the cards of a deck."""
    game: str = ""
    description: str = ""

    @property
    def listed(self) -> int:
        """All copies that the list names, wherever they went."""
        told = sum(problem.copies for problem in (*self.problems, *self.left_out))
        return sum(self.cards.values()) + sum(self.beside.values()) + told

    def add(self, line: int, text: str, number: str, copies: int, beside: bool = False) -> None:
        """So many copies of a card, unless no deck has that many."""
        pile = self.beside if beside else self.cards
        if not 1 <= pile.get(number, 0) + copies <= COPIES or copies < 1:
            self.decline(line, text, say("no-number-copies-must-1", copies=COPIES), [number], max(0, copies))
        elif number not in pile and len(pile) >= DIFFERENT_CARDS:
            self.decline(
                line, text, say("no-deck-lists-most-different-cards-2", most=DIFFERENT_CARDS), [number], copies
            )
        else:
            pile[number] = pile.get(number, 0) + copies

    def decline(
        self, line: int, text: str, why: Message, near: list[str] | None = None, copies: int = 0, card: str = ""
    ) -> None:
        _tell(self.problems, Problem(line, text.strip()[:200], str(why), near or [], copies, card, why))

    def leave_out(self, line: int, text: str, why: Message, copies: int = 0) -> None:
        _tell(self.left_out, Problem(line, text.strip()[:200], str(why), [], copies, said=why))


def _tell(told: list[Problem], problem: Problem) -> None:
    if len(told) < TOLD:
        told.append(problem)
        return
    last = told[-1]
    if not last.text:
        last.line, last.copies = problem.line, last.copies + problem.copies
    else:
        more = say("no-more-lines-are-shown")
        told.append(Problem(problem.line, "", str(more), [], problem.copies, said=more))
