"""The user's own card files: reading them in any common format, and judging every card before anything is kept."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec
import yaml

from quadriga.games import budgets, fields, library
from quadriga.games.fields import Problem
from quadriga.games.game import Card, Game, Unreadable
from quadriga.messages import Message, Slot, message_of
from quadriga.messages.files import say

FORMATS = ("json", "yaml", "toml", "csv")
MOST_CARDS = 5_000
"""Cards in one file: more than any game has, and still read in a minute."""
LARGEST_FILE = 20_000_000
"""Bytes of a card file: 5,000 cards with long texts."""
LOOSE = (20_000, 10**15)
"""Length of a text and size of a number in what others publish, where we do not use it."""
CHUNK = 100
"""Cards whose texts are read in one go; then progress is told."""
LIKE_TEXT = ("effect", "effects", "ability", "abilities", "rules", "oracle", "skill")
"""Fields of others that may hold what a card does: a card must not lose its text in passing."""
PAIRS = (("[", "]"), ("(", ")"), ("《", "》"), ("【", "】"), ("『", "』"), ("「", "」"))
NO_LAST_WORD = frozenset({
    "a", "an", "the", "of", "to", "and", "or", "your", "its", "their", "this", "that", "with", "for", "from", "if",
    "when", "while", "then", "into", "on", "at", "by", "per", "each", "other", "than", "as",
})  # fmt: skip
"""Words that no sentence ends with."""
NAMED = 10
"""Cards that a note names."""
_LISTS = ("card", "cards", "character", "characters", "data", "results", "items", "list")
Progress = Callable[[int, int], None]
_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,59}")


class BadCardFile(ValueError):
    """A file that holds no cards; says what is wrong."""


class BadCards(ValueError):
    """A file of cards of which none can be used, or not all where all must be; lists every problem."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = list(problems)
        super().__init__(" ".join(str(problem) for problem in problems))


class Faulty(dict[str, Any]):
    """An entry that is no card, with what is wrong with it."""

    def __init__(self, entry: Mapping[str, Any], fault: Message) -> None:
        super().__init__(entry)
        self.fault = fault


@dataclass
class CardSet:
    """The good cards of a file, those of them whose text is not understood, and what became of all others."""

    game: str
    name: str
    cards: list[dict[str, Any]]
    declined: dict[str, str] = field(default_factory=dict)
    """Number and the first words not understood; these cards play only without their text."""
    faults: list[Problem] = field(default_factory=list)
    """What is wrong with the cards that are not among the good ones."""
    left_out: list[Problem] = field(default_factory=list)
    """Entries that are no cards of a deck, such as AP cards."""
    prints: int = 0
    """Entries that were other prints of a card of the file, or the same card again."""
    notes: list[Message] = field(default_factory=list)
    """What a user of this file should know."""


def read_file(path: Path, game: Game) -> list[Card]:
    """The entries of a card file as they are written there."""
    try:
        size = path.stat().st_size
        if size > LARGEST_FILE:
            raise BadCardFile(
                say("no-bytes-most-read-split", path=str(path), size=f"{size:,}", most=f"{LARGEST_FILE:,}")
            )
        data = path.read_bytes()
    except OSError as error:
        raise BadCardFile(say("no-cannot-read", path=str(path), why=str(error.strerror))) from error
    ending = path.suffix.lower().removeprefix(".").replace("yml", "yaml")
    return entries(decoded(data, str(path)), game, ending if ending in FORMATS else "", str(path))


def decoded(data: bytes, file: str) -> str:
    """The text of a file: UTF-8, or UTF-16 with its mark."""
    if data[:2] == b"PK":
        raise BadCardFile(say("no-archive-spreadsheet-unpack-save-table", file=file))
    try:
        return data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadCardFile(say("no-no-text-file-utf8-save", file=file)) from error


def entries(text: str, game: Game, form: str = "", file: str = "The file") -> list[Card]:
    """The entries of a text; where the format is not named, it is seen from the text."""
    form = form or _form(text)
    try:
        if form == "csv":
            return _rows(text, game, file)
        data: Any = _parsed(text, form)
    except (ValueError, yaml.YAMLError, csv.Error, RecursionError) as error:
        if isinstance(error, BadCardFile):
            raise
        raise BadCardFile(
            say("no-cannot-read-2", file=file, form=form.upper(), list=" ".join(str(error).split()))
        ) from error
    found = _listed(data)
    if not any(isinstance(card, Mapping) for card in found):
        raise BadCardFile(say("no-holds-no-list-cards", file=file))
    return [card if isinstance(card, Mapping) else Faulty({}, say("card-none")) for card in found]


def _listed(data: Any) -> list[Any]:
    """The entries in what was read: a list, a list under a name, or a table of cards by number."""
    if isinstance(data, list):
        return data
    if not isinstance(data, Mapping):
        return []
    for key in _LISTS:
        if isinstance(data.get(key), list):
            return list(data[key])
        if isinstance(data.get(key), Mapping):
            return _listed(data[key])
    if data and all(isinstance(card, Mapping) for card in data.values()):
        return [{"number": number, **card} for number, card in data.items()]
    return []


def _form(text: str) -> str:
    start = text.lstrip()
    if re.search(r"^[ \t]*\[\[\w+\]\][ \t]*$", text, re.MULTILINE):
        return "toml"
    if start[:1] in ("[", "{"):
        return "json"
    return "yaml" if re.match(r"(- |\w+:|---|#)", start) else "csv"


def _parsed(text: str, form: str) -> Any:
    if form == "toml":
        return tomllib.loads(text)
    return _json(text) if form == "json" else budgets.read_yaml(text)


def _json(text: str) -> Any:
    """JSON, or a line of JSON for each card."""
    try:
        return json.loads(text)
    except ValueError:
        lines = [line for line in text.splitlines() if line.strip()]
        if len(lines) < 2 or not all(line.strip()[:1] == "{" and line.strip()[-1:] == "}" for line in lines):
            raise
        return [json.loads(line) for line in lines]


def _rows(text: str, game: Game, file: str) -> list[Card]:
    """A table with a heading row; a cell means what the field of its column says."""
    if any(f.kind == "entries" for f in game.fields):
        raise BadCardFile(say("no-file-at-all", file=file, why=say("cards-no-table", game=game.title)))
    heading = re.sub(r'"[^"]*"', "", text.lstrip().split("\n", 1)[0])
    between = max(",;\t|", key=heading.count)
    rows = list(csv.DictReader(io.StringIO(text.lstrip("\r\n"), newline=""), delimiter=between))
    if not rows:
        raise BadCardFile(say("no-holds-no-list-cards", file=file))
    known = {name: f for f in game.fields for name in f.names}
    found: list[Card] = []
    for row in rows:
        if None in row or None in row.values():
            cells = sum(cell is not None for cell in row.values()) + len(row.get(None, [""])) - 1
            found.append(Faulty(row, say("card-row-cells", cells=cells, heading=len(rows[0]))))
            continue
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


def judge(
    game: Game,
    written: Sequence[Card],
    name: str,
    taken: Mapping[str, Message],
    file: str = "",
    strict: bool = False,
    progress: Progress | None = None,
) -> CardSet:
    """The good cards of a file, each with its fields, number and text looked at, and what is wrong with the others.

    `taken` says of a number that is in use where. BadCards where no card is good, or (`strict`) where one is not.
    """
    if len(written) > MOST_CARDS:
        raise BadCardFile(say("no-holds-cards-most-read", file=file or "The file", n=len(written), most=MOST_CARDS))
    made = CardSet(game.name, name, [])
    judging = _Judging(game, made, taken, file, strict)
    entries_ = sorted(enumerate(written, 1), key=lambda item: not _is_first_print(game, item[1]))
    for start in range(0, len(entries_), CHUNK):
        chunk = entries_[start : start + CHUNK]
        if progress is not None:
            progress(start, len(entries_))
        cards = [(place, entry, judging.prepared(place, entry)) for place, entry in chunk]
        game.read_ahead([card for _, _, card in cards if card is not None])
        for place, entry, card in cards:
            if card is not None:
                judging.take(place, entry, card)
    if progress is not None:
        progress(len(entries_), len(entries_))
    judging.finish()
    if made.faults and (strict or not made.cards):
        raise BadCards(made.faults)
    return made


def _is_first_print(game: Game, entry: Card) -> bool:
    return isinstance(entry, Faulty) or game.is_first_print(entry)


class _Judging:
    """One file while its cards are looked at."""

    def __init__(self, game: Game, made: CardSet, taken: Mapping[str, Message], file: str, strict: bool) -> None:
        self.game, self.made, self.taken, self.file, self.strict = game, made, taken, file, strict
        self.here: dict[str, int] = {}
        self.order: list[int] = []
        self.strange: set[str] = set()
        self.cut: list[str] = []
        """Numbers of cards whose text is cut off."""
        self.known = {name for f in game.fields for name in f.names}

    def fault(self, place: int, entry: Card, field_: str, message: Message | str) -> None:
        self.made.faults.append(Problem(self.file, place, _named(entry), field_, message))

    def prepared(self, place: int, entry: Card) -> dict[str, Any] | None:
        """The entry as a card of ours, if its fields allow that."""
        if isinstance(entry, Faulty):
            self.fault(place, {}, "", entry.fault)
            return None
        if over := _over_budget(entry, *LOOSE):
            self.fault(place, entry, "", over)
            return None
        if reason := self.game.no_card(entry):
            self.made.left_out.append(Problem(self.file, place, _named(entry), "", reason))
            return None
        if note := self.game.about_list(entry):
            if note not in self.made.notes:
                self.made.notes.append(note)
        published = self.game.is_published(entry)
        given = dict(entry) if published else self.spelled(entry)
        for at, message in () if published else fields.wrong(given, self.game.fields):
            self.fault(place, entry, at, message)
        if self.made.faults and self.made.faults[-1].place == place:
            return None
        given = {key: value for key, value in given.items() if value is not None}
        try:
            if not published:
                given = fields.canonical(given, self.game.fields)
            card: dict[str, Any] = json.loads(msgspec.json.encode(dict(self.game.card_data(given))))
        except Exception as error:  # a list with columns of its own may lack any of them
            self.fault(place, entry, "", say("card-unusable", why=repr(error)))
            return None
        if over := _over_budget(card):
            self.fault(place, entry, "", over)
            return None
        for at, message in fields.wrong(card, self.game.fields, choices=False) if published else ():
            self.fault(place, entry, at, message)
        return None if self.made.faults and self.made.faults[-1].place == place else card

    def spelled(self, entry: Card) -> dict[str, Any]:
        """Fields and values as we spell them; fields that are not ours are passed over, but not slips of the pen."""
        if self.strict:
            return dict(entry)
        card = fields.spelled(entry, self.game.fields)
        for key in [key for key in card if key not in self.known]:
            if not get_close_matches(key.casefold(), [*self.known, *LIKE_TEXT], n=1, cutoff=0.75):
                self.strange.add(key)
                del card[key]
        return card

    def take(self, place: int, entry: Card, card: dict[str, Any]) -> None:
        """A card whose fields are right: is it new, is its number free, is its text read?"""
        try:
            with contextlib.suppress(Unreadable):  # what cannot be read even without its text is marked below
                self.game.face(card, vanilla=True)
        except Exception as error:  # what the fields alone do not show; the card must not be kept
            self.fault(place, entry, "", say("card-unusable", why=str(error).rstrip(".")))
            return
        number = str(card["number"])
        base = self.game.base_number(number)
        if base in self.here and base != number and self.alike(card, self.made.cards[self.here[base]]):
            self.made.prints += 1
            return
        if number in self.here:
            first = self.made.cards[self.here[number]]
            if card == first or (self.game.is_published(entry) and base):
                self.made.prints += 1  # the same card printed twice is one card
                return
            if self.game.is_published(entry):
                number = card["number"] = f"{number} (2)"  # such lists have no numbers of their own
        if number in self.here:
            self.fault(place, entry, "number", say("card-number-twice", number=number))
        elif number in self.taken:
            self.fault(place, entry, "number", say("card-number-taken", number=number, where=self.taken[number]))
        else:
            self.here[number] = len(self.made.cards)
            self.order.append(place)
            self.made.cards.append(card)
            if any(cut_off(str(one.get("text") or "")) for one in self.game.readable(card)):
                self.cut.append(number)
            if unread := unread_words(self.game, card):
                self.made.declined[number] = unread

    def alike(self, card: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
        """Are these prints of one card?"""
        said = ("name", "text", "type", "bp", "energy", "level", "round")
        return all(card.get(key) == other.get(key) for key in said)

    def finish(self) -> None:
        """Cards and problems in the order of the file."""
        ranked = sorted(zip(self.order, self.made.cards, strict=True), key=lambda item: item[0])
        self.made.cards = [card for _, card in ranked]
        self.made.faults.sort(key=lambda problem: problem.place)
        if self.cut:
            some: Slot = ", ".join(self.cut[:NAMED])
            if len(self.cut) > NAMED:
                some = say("card-and-more", list=some, n=len(self.cut) - NAMED)
            self.made.notes.append(say("card-texts-cut", list=some))
        if self.strange:
            listed = ", ".join(sorted(self.strange)[:20])
            self.made.notes.append(say("card-strange-fields", list=listed))


def cut_off(text: str) -> bool:
    """Does a text stop in the middle: three dots, something opened and not closed, or a word that ends no sentence?"""
    end = text.rstrip()
    if end.endswith(("...", "…", ",", ";")):
        return True
    if any(end.count(opens) > end.count(closes) for opens, closes in PAIRS):
        return True
    last = end[-20:].rsplit(None, 1)[-1:] or [""]
    return last[0].casefold() in NO_LAST_WORD


def wrong_fields(
    game: Game, written: Sequence[Card], file: str = "", strange: bool = True, first: int = 1
) -> Iterator[Problem]:
    """Fields that are missing, of another kind or (`strange`) unknown; published lists have fields of their own.

    `first` is the place of the first entry in its file.
    """
    for place, entry in enumerate(written, first):
        if isinstance(entry, Faulty):
            yield Problem(file, place, "", "", entry.fault)
            continue
        yield from _wrong_fields(game, entry, place, file, strange)


def _wrong_fields(game: Game, entry: Card, place: int, file: str, strange: bool = True) -> Iterator[Problem]:
    if not game.is_published(entry):
        for at, message in fields.wrong(entry, game.fields, strange=strange):
            yield Problem(file, place, _named(entry), at, message)


def _over_budget(
    entry: Card, longest: int = budgets.LONGEST_TEXT, largest: int = budgets.LARGEST_NUMBER
) -> Message | str:
    try:
        budgets.measure(dict(entry), longest=longest, largest=largest)
    except budgets.OverBudget as error:
        return message_of(error)
    return ""


def _named(entry: Card) -> str:
    return next((str(entry[key])[:80] for key in ("number", "id", "Name", "name") if entry.get(key)), "")


def unread_words(game: Game, card: Card) -> str:
    """The first words of a card's text that are not understood."""
    try:
        game.face(card)
    except Unreadable as why:
        return why.unread
    return ""


def taken_numbers(game: Game) -> dict[str, Message]:
    """Numbers in use: of our sets, and of the user's."""
    own = library.own_sets(game.name)
    taken = dict.fromkeys(game.cards(), say("sets-ours"))
    taken.update({str(card["number"]): say("set-yours", set=name) for name, cards in own.items() for card in cards})
    return taken


def import_file(
    path: Path,
    game: Game,
    name: str = "",
    strict: bool = False,
    replace: bool = False,
    progress: Progress | None = None,
) -> CardSet:
    """Put the good cards of a file into the user's library; `strict`: all of them or none."""
    name = name or re.sub(r"[^a-z0-9._-]+", "-", path.stem.lower()).strip("-._")
    if not _NAME.fullmatch(name):
        raise BadCardFile(say("no-no-name-for-set-use", name=name))
    if name in library.own_sets(game.name) and not replace:
        raise BadCardFile(say("no-set-there-already", set=name, game=game.title))
    taken = {number: where for number, where in taken_numbers(game).items() if where != say("set-yours", set=name)}
    made = judge(game, read_file(path, game), name, taken, str(path), strict, progress)
    library.keep(game.name, name, made.cards)
    return made
