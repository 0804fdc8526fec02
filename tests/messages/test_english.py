"""English as people speak it, in every file of ours: right number for any number, and no phrase that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quadriga.messages import books

PAGE = Path(__file__).parents[2] / "web/src/lang/en.ftl"
LIMITS = {"most", "largest", "limit", "longest", "deepest", "least", "size", "lines", "parts", "answers", "budget"}
"""Slots that hold a limit of ours, which is never 1."""
NEVER_ONE = {
    "no-more-": "a limit of the server that was reached", "no-room-for-a-draft": "the same",
    "no-messages-so-fast": "the same", "no-holds-": "more than can be read", "no-list-lines": "the same",
    "no-text-characters": "the same", "no-replay-so-long": "the same", "no-such-step": "a whole replay",
    "no-name-of-one-card": "several cards have the name", "no-with-options": "options 0 to the last",
    "no-no-option": "the slot is a word", "progress-": "a rate", "lab-": "a rate", "improve-": "hundreds of games",
    "change-told": "the same", "stopped": "the same", "dataset-written": "the same", "train-": "the same",
    "solve-": "thousands of positions", "scenarios-hold": "a folder of them", "database-entries-lost": "left of all",
    "deck-page": "a page has several", "points-pairs-of-games": "a rate", "log-hand-filled": "five or more",
}  # fmt: skip
"""Messages whose number is never 1, by how they begin, and why."""
THINGS = (
    "answers|bytes|cards|cells|changes|characters|copies|creatures|days|decisions|decks|entries|faults|files|games|"
    "grades|lines|messages|minutes|moves|numbers|options|others|pairs|passkeys|people|pictures|players|points|positions|"
    "prints|readings|reports|rounds|rows|rules|scenarios|seconds|spectators|stones|steps|tables|texts|things|times|"
    "tournaments|turns|units|words"
)
NUMBER = re.compile(rf"\{{ \$(\w+) \}} (?:[a-z]+ )?(?:{THINGS})\b", re.IGNORECASE)
OTHER = re.compile(r"^\s*\*?\[(other|\d+)\]")
NOBODY_SAYS = re.compile(
    r"\banew\b|\bis carried out\b|stands against|\blimbo\b|borne by|\bmay not play\b|\bis away\b|taken away"
    r"|takes? it away|\bkept of you\b|\byou is\b|\bof you\b\.|\bof yours to\b|the other player who|this very moment"
    r"|\bgo(es)? from the life area\b|is asked now|\b(This|It) is no (card|deck|replay|scenario|seed)\b"
)


def files() -> dict[str, str]:
    found = {book: books.source(book, books.ENGLISH) for book in books.books()}
    return {**found, "page": PAGE.read_text(encoding="utf-8")}


def wrong_numbers(text: str) -> list[str]:
    """Lines that say "{ $n } cards" whatever the number is."""
    found = []
    for name, entry in books.entries(text).items():
        lines = [line for line in entry.splitlines() if not OTHER.match(line) and not name.startswith(tuple(NEVER_ONE))]
        found += [line for line in lines if any(m[1] not in LIMITS for m in NUMBER.finditer(line))]
    return found


@pytest.mark.parametrize("book", files())
def test_a_number_of_things_has_its_singular(book: str) -> None:
    assert wrong_numbers(files()[book]) == []


@pytest.mark.parametrize("book", files())
def test_nothing_is_said_that_nobody_says(book: str) -> None:
    said = [entry.partition("=")[2] for entry in books.entries(files()[book]).values()]
    assert [words for words in said if NOBODY_SAYS.search(words)] == []


def test_wrong_english_is_noticed() -> None:
    assert wrong_numbers("found = { $n } cards were read.")
    assert not wrong_numbers("found = { $n ->\n    [one] 1 card\n   *[other] { $n } cards\n  } were read.")
    assert wrong_numbers("far = You have { $n } unfinished games.") and not wrong_numbers("a = at most { $most } games")
    assert NOBODY_SAYS.search("log-move = It goes from the life area to the limbo.")
