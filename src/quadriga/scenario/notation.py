"""The one-line way of writing a side of a board.

    front: Ram 4000 [Impact (1)], Wall 3000 resting; life: 7; ap: 2/3

Zones are parted by semicolons, cards by commas. A card is, in this order:

    3x            so many of them (left out: one)
    Ram           its name, or the number of a card of the sets
    4000          its printed number, for a card made up on the spot
    [Impact (1)]  its text, if it is made of keywords; longer texts stand in "quotation marks"
    {energy: 2}   further fields, as a card file has them
    resting       how it lies
    over Squire   what lies beneath it, the uppermost first; `over face-down Squire`

A bare number stands for so many blank cards, `3 random` for three of the sets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import yaml

from quadriga.games import budgets
from quadriga.games.boards import BadBoard
from quadriga.messages.files import say

_CLOSES = {"[": "]", "{": "}", "(": ")"}
_PRINTED = re.compile(r"\d+(?:/\d+)*")
_COUNT = re.compile(r"(\d+)x\s+")
MOST_DIGITS = 5
MOST_COPIES = 200
"""Cards that one entry of a board may stand for: more than any game lays into one zone."""


@dataclass
class Entry:
    """One card of a board as it was written."""

    name: str = ""
    count: int = 1
    printed: tuple[int, ...] = ()
    text: str = ""
    fields: dict[str, Any] = field(default_factory=dict)
    resting: bool | None = None
    face_down: bool = False
    beneath: list[Entry] = field(default_factory=list)
    more: dict[str, Any] = field(default_factory=dict)
    blank: bool = False
    random: bool = False


def split(text: str, at: str) -> list[str]:
    """Split at a character that stands outside brackets and quotation marks."""
    parts, depth, quoted, last = [], [], False, 0
    for i, char in enumerate(text):
        if char == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif char in _CLOSES:
            depth.append(_CLOSES[char])
        elif depth and char == depth[-1]:
            depth.pop()
        elif char == at and not depth:
            parts.append(text[last:i])
            last = i + 1
    if depth or quoted:
        raise BadBoard(say("no-not-closed-missing", text=text, mark=depth[-1] if depth else 'a quotation mark'))
    parts.append(text[last:])
    return [part.strip() for part in parts if part.strip()]


def zones(text: str) -> Iterator[tuple[str, str]]:
    """`front: Ram; life: 7` as pairs of a zone's word and what is written there."""
    for part in split(text, ";"):
        word, colon, rest = part.partition(":")
        if not colon:
            raise BadBoard(say("no-names-no-zone-write-zone", part=part))
        yield word.strip().lower(), rest.strip()


def entries(text: str) -> list[Entry]:
    """The cards of one zone."""
    return [entry(part) for part in split(text, ",")]


def entry(words: str) -> Entry:
    if words.isdigit():
        return Entry(count=copies(words), blank=True)
    if re.fullmatch(r"\d+ random", words):
        return Entry(count=copies(words.split()[0]), random=True)
    first, *under = " ".join(_shield(words).split()).split(" over ")
    if len(under) > MOST_COPIES:
        raise BadBoard(say("no-cards-lie-under-one-most", n=len(under), most=MOST_COPIES))
    found = single(_unshield(first))
    found.beneath = [single(_unshield(part)) for part in under]
    return found


def copies(written: object) -> int:
    """How many cards are meant. Raises BadBoard for more than a zone can hold."""
    if isinstance(written, str) and written.isascii() and written.isdigit() and len(written) < 10:
        written = int(written)
    if not isinstance(written, int) or isinstance(written, bool) or not 0 <= written <= MOST_COPIES:
        shown = str(written)[:20]
        raise BadBoard(say("no-no-number-cards-one-entry", shown=shown, most=MOST_COPIES))
    return written


def _shield(words: str) -> str:
    """Hide what stands in quotation marks from the word `over`."""
    return re.sub(r'"[^"]*"', lambda m: re.sub(r"\s", "\0", m[0]), words)


def _unshield(words: str) -> str:
    return words.replace("\0", " ")


def single(words: str) -> Entry:
    """One card without what lies beneath it."""
    found = Entry()
    rest = words.strip()
    if counted := _COUNT.match(rest):
        found.count = copies(counted[1])
        rest = rest[counted.end() :]
    if rest.startswith("face-down "):
        found.face_down = True
        rest = rest[len("face-down ") :]
    rest, found.resting = _orientation(rest)
    rest, found.fields = _fields(rest)
    rest, found.text = _text(rest)
    head, _, last = rest.rpartition(" ")
    if head and _PRINTED.fullmatch(last):
        if any(len(n) > MOST_DIGITS for n in last.split("/")):
            raise BadBoard(say("no-no-number-card-most-digits", last=last[:20], most=MOST_DIGITS))
        found.printed = tuple(int(n) for n in last.split("/"))
        rest = head
    found.name = rest.strip()
    if not found.name:
        raise BadBoard(say("no-names-no-card", words=words))
    return found


def _orientation(words: str) -> tuple[str, bool | None]:
    head, _, last = words.rpartition(" ")
    if head and last in ("resting", "active"):
        return head.strip(), last == "resting"
    return words, None


def _fields(words: str) -> tuple[str, dict[str, Any]]:
    if not words.endswith("}"):
        return words, {}
    at = words.rindex("{")
    try:
        data = budgets.read_yaml(words[at:])
        budgets.measure(data)
    except (yaml.YAMLError, ValueError) as error:
        raise BadBoard(say("no-cannot-read-fields-card", at=words[at:])) from error
    if not isinstance(data, dict) or None in data.values():
        raise BadBoard(say("no-must-give-fields-card-such", at=words[at:]))
    return words[:at].strip(), data


def _text(words: str) -> tuple[str, str]:
    if words.endswith('"'):
        at = words.index('"')
        return words[:at].strip(), words[at + 1 : -1].strip()
    at = words.find("[")
    if at < 0:
        return words, ""
    return words[:at].strip(), words[at:].replace("] [", "]\n[").strip()  # a line for each keyword
