"""The user's own card files: reading them in any common format, and judging them whole before anything is kept."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import yaml

from quadriga.games import fields, library
from quadriga.games.door import Card, Game, Unreadable
from quadriga.games.fields import Problem

FORMATS = ("json", "yaml", "toml", "csv")
MOST_CARDS = 5_000
"""Cards in one file: more than any game has, and still read in a minute."""
_LISTS = ("card", "cards", "character", "characters")
_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,59}")


class BadCardFile(ValueError):
    """A file that holds no cards; says what is wrong."""


class BadCards(ValueError):
    """A file of cards of which some cannot be used; lists every problem."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = list(problems)
        super().__init__(" ".join(str(problem) for problem in problems))


@dataclass
class CardSet:
    """Cards that were judged whole, and those of them whose text is not understood."""

    game: str
    name: str
    cards: list[dict[str, Any]]
    declined: dict[str, str] = field(default_factory=dict)
    """Number and the first words not understood; these cards play only without their text."""


def read_file(path: Path, game: Game) -> list[Card]:
    """The entries of a card file as they are written there."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadCardFile(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadCardFile(f"{path} is no text file in UTF-8.") from error
    ending = path.suffix.lower().removeprefix(".").replace("yml", "yaml")
    return entries(text, game, ending if ending in FORMATS else "", str(path))


def entries(text: str, game: Game, form: str = "", file: str = "The file") -> list[Card]:
    """The entries of a text; where the format is not named, it is seen from the text."""
    form = form or _form(text)
    try:
        if form == "csv":
            return _rows(text, game, file)
        data: Any = _parsed(text, form)
    except (ValueError, yaml.YAMLError, RecursionError) as error:
        if isinstance(error, BadCardFile):
            raise
        raise BadCardFile(f"{file} cannot be read as {form.upper()}: {' '.join(str(error).split())}.") from error
    if isinstance(data, Mapping):
        data = next((data[key] for key in _LISTS if key in data), None)
    if not isinstance(data, list) or not data or not all(isinstance(card, Mapping) for card in data):
        raise BadCardFile(f"{file} holds no list of cards.")
    return data


def _form(text: str) -> str:
    start = text.lstrip()
    if re.search(r"^\s*\[\[\w+\]\]\s*$", text, re.MULTILINE):
        return "toml"
    if start[:1] in ("[", "{"):
        return "json"
    return "yaml" if re.match(r"(- |\w+:|---|#)", start) else "csv"


def _parsed(text: str, form: str) -> Any:
    if form == "toml":
        return tomllib.loads(text)
    return json.loads(text) if form == "json" else yaml.safe_load(text)


def _rows(text: str, game: Game, file: str) -> list[Card]:
    """A table with a heading row; a cell means what the field of its column says."""
    if any(f.kind == "entries" for f in game.fields):
        message = f"cards of {game.title} hold lists of their own and fit in no table; use JSON, YAML or TOML"
        raise BadCardFile(f"{file}: {message}.")
    dialect = ";" if text.split("\n", 1)[0].count(";") > text.split("\n", 1)[0].count(",") else ","
    rows = list(csv.DictReader(io.StringIO(text, newline=""), delimiter=dialect))
    if not rows:
        raise BadCardFile(f"{file} holds no list of cards.")
    known = {name: f for f in game.fields for name in f.names}
    found: list[Card] = []
    for place, row in enumerate(rows, 1):
        if None in row or None in row.values():
            raise BadCardFile(f"{file}: row {place} has not as many cells as the heading.")
        written = {column: cell for column, cell in row.items() if cell.strip()}
        if game.is_published(written):
            found.append(written)
            continue
        card: dict[str, Any] = {}
        for column, cell in written.items():
            name = fields.column_name(column)
            card[name] = fields.from_cell(known[name], cell) if name in known else cell
        found.append(card)
    return found


def judge(game: Game, written: Sequence[Card], name: str, taken: Mapping[str, str], file: str = "") -> CardSet:
    """All cards of a file, each with its fields, number and text looked at; BadCards lists all that is wrong.

    `taken` says of a number that is in use where.
    """
    if len(written) > MOST_CARDS:
        raise BadCardFile(f"{file or 'The file'} holds {len(written)} cards; at most {MOST_CARDS} are read.")
    made = CardSet(game.name, name, [])
    game.read_ahead(written)
    problems: list[Problem] = []
    here: dict[str, int] = {}
    for place, entry in enumerate(written, 1):
        label = _label(entry, place)
        found = list(_wrong_fields(game, entry, label, file))
        problems += found
        if found:
            continue
        try:
            given = {key: value for key, value in entry.items() if value is not None}
            card = json.loads(msgspec.json.encode(dict(game.card_data(given))))
            with contextlib.suppress(Unreadable):  # what cannot be read even without its text is marked below
                game.face(card, vanilla=True)
        except Exception as error:  # what the fields alone do not show; the card must not be kept
            problems.append(Problem(file, label, "", f"it cannot be used: {error}".rstrip(".")))
            continue
        number = str(card["number"])
        if number in here and card == made.cards[here[number]]:
            continue  # the same card printed twice is one card
        if number in here and game.is_published(entry):
            number = card["number"] = f"{number} (2)"  # such lists have no numbers of their own
        if number in here:
            problems.append(Problem(file, label, "number", f"{number} stands in the file twice, with different cards"))
        elif number in taken:
            problems.append(Problem(file, label, "number", f"{number} is the number of a card of {taken[number]}"))
        here.setdefault(number, len(made.cards))
        made.cards.append(card)
        unread = unread_words(game, card)
        if unread:
            made.declined[number] = unread
    if problems:
        raise BadCards(problems)
    return made


def wrong_fields(game: Game, written: Sequence[Card], file: str = "", strange: bool = True) -> Iterator[Problem]:
    """Fields that are missing, of another kind or (`strange`) unknown; published lists have fields of their own."""
    for place, entry in enumerate(written, 1):
        yield from _wrong_fields(game, entry, _label(entry, place), file, strange)


def _wrong_fields(game: Game, entry: Card, label: str, file: str, strange: bool = True) -> Iterator[Problem]:
    if not game.is_published(entry):
        for at, message in fields.wrong(entry, game.fields, strange=strange):
            yield Problem(file, label, at, message)


def _label(entry: Card, place: int) -> str:
    named = next((str(entry[key]) for key in ("number", "id", "Name", "name") if entry.get(key)), "")
    return f"card {place} ({named})" if named else f"card {place}"


def unread_words(game: Game, card: Card) -> str:
    """The first words of a card's text that are not understood."""
    try:
        game.face(card)
    except Unreadable as why:
        return why.unread
    return ""


def taken_numbers(game: Game) -> dict[str, str]:
    """Numbers in use: of our sets, and of the user's."""
    own = library.own_sets(game.name)
    taken = dict.fromkeys(game.cards(), "our sets")
    taken.update({str(card["number"]): f"your set {name}" for name, cards in own.items() for card in cards})
    return taken


def import_file(path: Path, game: Game, name: str = "") -> CardSet:
    """Put a file's cards into the user's library: all of them or none."""
    name = name or re.sub(r"[^a-z0-9._-]+", "-", path.stem.lower()).strip("-._")
    if not _NAME.fullmatch(name):
        raise BadCardFile(f"{name!r} is no name for a set; use small letters, digits and hyphens, 60 at most.")
    if name in library.own_sets(game.name):
        message = f"You have a set {name} of {game.title} already"
        raise BadCardFile(f"{message}; forget it first or give this one another name with --as.")
    made = judge(game, read_file(path, game), name, taken_numbers(game), str(path))
    library.keep(game.name, name, made.cards)
    return made
