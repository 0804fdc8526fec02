"""Deck lists as people paste them, as files, and in links."""

from __future__ import annotations

import base64
import binascii
import json
import re
import tomllib
import zlib
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

import msgspec

from quadriga.games.door import Card, Deck
from quadriga.server.naming import plain
from quadriga.server.refusing import Refused
from quadriga.server.requests import DIFFERENT_CARDS, Problem

COPIES = 99
LARGEST = 200_000
"""Bytes that a share code may unfold to."""
_COUNT_FIRST = re.compile(r"^(\d{1,3})\s*(?:[xX×*]\s*|\s)\s*(\S.*)$")
_COUNT_LAST = re.compile(r"^(\S.*?)(?:\s*[xX×*]\s*|\s*[,;\t|]\s*|\s+)(\d{1,3})$")
_COMMENT = re.compile(r"\s*(?:#|//).*$")
_LINK = re.compile(r"#/deck/[a-z-]+/([A-Za-z0-9_-]+)\s*$")
_CODE = re.compile(r"^[A-Za-z0-9_-]{20,}$")


class Read(msgspec.Struct):
    """What a pasted list says."""

    name: str = ""
    cards: dict[str, int] = {}
    extra: dict[str, Any] = {}
    problems: list[Problem] = []


class _Names:
    """Finds cards by number or name."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self.numbers = {number.casefold(): number for number in cards}
        self.cards = cards
        self.names: dict[str, list[str]] = {}
        for number, card in cards.items():
            self.names.setdefault(_folded(str(card["name"])), []).append(number)

    def find(self, words: str) -> str | None:
        """The card that these words name by its number, alone or beside its name, or by its name."""
        for word in words.split():
            bare = word.strip("()[]{}.,:;\"'").casefold()
            for form in (bare, bare.rsplit("/", 1)[-1]):
                if form in self.numbers:
                    return self.numbers[form]
        called = self.names.get(_folded(words), [])
        return called[0] if len(called) == 1 else None

    def near(self, words: str) -> tuple[str, list[str]]:
        """Why the words name no card, and which cards may be meant."""
        called = self.names.get(_folded(words), [])
        if called:
            return f"{len(called)} cards have this name; write the number of the one you mean.", called[:8]
        close = get_close_matches(_folded(words), list(self.names), n=3, cutoff=0.7)
        numbers = get_close_matches(words.casefold(), list(self.numbers), n=3, cutoff=0.8)
        found = [n for name in close for n in self.names[name]] + [self.numbers[n] for n in numbers]
        return "There is no such card.", list(dict.fromkeys(found))[:8]


def _folded(name: str) -> str:
    return " ".join(name.casefold().replace("’", "'").split())


def read_list(text: str, cards: Mapping[str, Card]) -> Read:
    """A deck from a pasted list, a TOML file, a share code or a link."""
    text = text.strip("\ufeff \n\r\t")
    link = _LINK.search(text)
    if link is not None:
        return read_code(link[1])
    if _CODE.match(text) and text.casefold() not in {n.casefold() for n in cards}:
        return read_code(text)
    if re.search(r"^\s*\[cards\]\s*$", text, re.MULTILINE):
        return _read_toml(text)
    names = _Names(cards)
    found: dict[str, int] = {}
    problems: list[Problem] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = plain(_COMMENT.sub("", line).replace("\t", " , ")).strip(" ,;")
        if not words or words.endswith(":"):  # a heading
            continue
        card, copies = _read_line(words, names)
        if card is None:
            reason, near = names.near(_without_count(words))
            problems.append(Problem(number, line.strip()[:200], reason, near))
        elif found.get(card, 0) + copies > COPIES or copies == 0:
            problems.append(Problem(number, line.strip()[:200], f"The number of copies must be 1 to {COPIES}.", [card]))
        else:
            found[card] = found.get(card, 0) + copies
    return Read("", found, {}, problems[:200])


def _read_line(words: str, names: _Names) -> tuple[str | None, int]:
    whole = names.names.get(_folded(words), [])
    if len(whole) == 1:  # a name may begin or end with a number
        return whole[0], 1
    for pattern, count, rest in ((_COUNT_FIRST, 1, 2), (_COUNT_LAST, 2, 1)):
        match = pattern.match(words)
        if match is not None and (card := names.find(match[rest])) is not None:
            return card, int(match[count])
    return names.find(words), 1


def _without_count(words: str) -> str:
    first, last = _COUNT_FIRST.match(words), _COUNT_LAST.match(words)
    return first[2] if first else last[1] if last else words


def _read_toml(text: str) -> Read:
    try:
        return _checked(_parts(tomllib.loads(text)))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Refused("bad-deck", f"The deck file is not read: {error}.") from error


def _parts(file: dict[str, Any]) -> dict[str, Any]:
    """A deck file has what a game wants beside the cards at its top level."""
    extra = {key: value for key, value in file.items() if key not in ("name", "game", "description", "cards")}
    return {"name": file.get("name", ""), "cards": file.get("cards", {}), "extra": extra}


def _checked(data: Mapping[str, Any]) -> Read:
    try:
        cards = msgspec.convert(data.get("cards", {}), dict[str, int])
        extra = msgspec.convert(data.get("extra", {}), dict[str, Any])
        name = plain(msgspec.convert(data.get("name", ""), str))[:40]
    except msgspec.ValidationError as error:
        raise Refused("bad-deck", f"The deck is not read: {error}.") from error
    if len(cards) > DIFFERENT_CARDS or any(not 1 <= n <= COPIES for n in cards.values()):
        raise Refused("bad-deck", f"A deck lists at most {DIFFERENT_CARDS} cards with 1 to {COPIES} copies each.")
    return Read(name, cards, extra)


def read_code(code: str) -> Read:
    """The deck in a share link."""
    try:
        packed = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
        unfolding = zlib.decompressobj()
        raw = unfolding.decompress(packed, LARGEST)
        if unfolding.unconsumed_tail:
            raise ValueError("it is too large")
        return _checked(msgspec.json.decode(raw, type=dict[str, Any]))
    except (ValueError, binascii.Error, zlib.error, RecursionError) as error:
        raise Refused("bad-deck", "This deck link is damaged; ask for it again.") from error


def write_code(deck: Deck) -> str:
    data: dict[str, Any] = {"name": deck.name, "cards": dict(sorted(deck.cards.items()))}
    if deck.extra:
        data["extra"] = deck.extra
    return base64.urlsafe_b64encode(zlib.compress(msgspec.json.encode(data), 9)).decode().rstrip("=")


def write_list(deck: Deck, cards: Mapping[str, Card]) -> str:
    """One line a card: copies, number, name."""
    lines = [f"{n} {number} {_name(cards, number)}".rstrip() for number, n in sorted(deck.cards.items())]
    return "\n".join(lines) + "\n"


def _name(cards: Mapping[str, Card], number: str) -> str:
    return str(cards[number]["name"]) if number in cards else ""


def write_toml(deck: Deck, cards: Mapping[str, Card]) -> str:
    """A file like our own `decks/*.toml`. JSON's strings and lists are TOML's too."""
    head = [f"name = {json.dumps(deck.name)}", f"game = {json.dumps(deck.game)}"]
    if deck.description:
        head.append(f"description = {json.dumps(deck.description)}")
    head += [f"{json.dumps(key)} = {_toml(value)}" for key, value in deck.extra.items()]
    body = [f"{json.dumps(number)} = {n}  # {_name(cards, number)}" for number, n in sorted(deck.cards.items())]
    return "\n".join([*head, "", "[cards]", *body]) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(str(k))} = {_toml(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(v) for v in value) + "]"
    return json.dumps(value, ensure_ascii=True)
