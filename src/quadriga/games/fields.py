"""The fields of a game's card files: what each may hold, and what is wrong with a card."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from quadriga.games.budgets import LARGEST_NUMBER
from quadriga.messages.files import say
from quadriga.messages.message import Message, Slot

LONGEST_NAME = 100
"""Characters of a number or a name: what a table can show."""
_YES = ("yes", "true", "x", "1")
_NO = ("no", "false", "-", "0")


@dataclass(frozen=True)
class Field:
    """One field. Kinds: text, name, number, flag, list (of texts), numbers (by mark), energy, entries, ignored."""

    name: str
    kind: str = "text"
    needed: bool = False
    choices: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    """Other names of the same field."""
    inner: tuple[Field, ...] = ()
    """The fields of each entry."""
    says: str = ""
    least: int = 0
    """The smallest number that it can hold."""

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name, *self.also)


@dataclass(frozen=True)
class Problem:
    """What is wrong with a card file, and where."""

    file: str
    place: int
    named: str
    """The entry by its place in the file, and by its number or name if it has one."""
    field: str
    message: Message | str

    @property
    def card(self) -> str:
        return f"card {self.place} ({self.named})" if self.named else f"card {self.place}"

    @property
    def said(self) -> Message:
        """Where and what, by id."""
        card = say("card-at-named" if self.named else "card-at", place=self.place, named=self.named)
        at: Slot = say("card-field", card=card, field=self.field) if self.field else card
        return say("no-card-in-file", file=self.file, at=at, why=self.message) if self.file else say(
            "no-card-at", at=at, why=self.message
        )

    def data(self) -> dict[str, str]:
        """For programs."""
        return {"card": self.card, "field": self.field, "message": str(self.message)}

    def __str__(self) -> str:
        return str(self.said)


def wrong(
    card: Mapping[str, Any], fields: tuple[Field, ...], at: str = "", strange: bool = True, choices: bool = True
) -> Iterator[tuple[str, Message]]:
    """Everything that is wrong with a card's fields: the field, and what it should be.

    `strange`: unknown fields too; `choices`: also words that are none of those we know.
    """
    known = {name: field for field in fields for name in field.names}
    for name, value in card.items():
        if name not in known:
            if strange:
                yield at + str(name), say("card-no-field", list=", ".join(f.name for f in fields))
        elif value is not None and (value != "" or not known[name].needed):
            field_ = known[name]
            if not choices and field_.kind == "text":
                field_ = replace(field_, choices=())
            yield from _wrong_value(field_, value, at + str(name), strange)
    for field in fields:
        present = [name for name in field.names if card.get(name) not in (None, "")]
        if len(present) > 1:
            yield at + present[1], say("card-field-twice", other=present[0])
        elif field.needed and not present:
            yield at + field.name, say("card-field-missing")


def _wrong_value(field: Field, value: Any, at: str, strange: bool) -> Iterator[tuple[str, Message]]:
    kind = field.kind
    if kind in ("text", "name"):
        if not isinstance(value, str):
            yield at, say("card-no-text", value=repr(value))
        elif kind == "name" and not 0 < len(value.strip()) <= LONGEST_NAME:
            yield at, say("card-name-length", most=LONGEST_NAME)
        elif field.choices and value not in field.choices:
            yield at, say("card-no-choice", value=value, list=", ".join(field.choices))
    elif kind == "number":
        if not _is_number(value):
            yield at, say("card-no-number", value=repr(value))
        elif not field.least <= value <= LARGEST_NUMBER:
            yield at, say("card-number-range", value=str(value), least=field.least, most=LARGEST_NUMBER)
    elif kind == "flag":
        if not isinstance(value, bool):
            yield at, say("card-no-flag", value=repr(value))
    elif kind == "numbers":
        yield from _wrong_numbers(field, value, at)
    elif kind == "energy" and _is_number(value):
        if not 0 <= value <= 9:
            yield at, say("card-number-range", value=str(value), least=0, most=9)
    elif kind in ("list", "energy"):
        parts = [value] if isinstance(value, str) and kind == "energy" else value
        if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
            yield at, say("card-no-list", value=repr(value))
            return
        for part in parts:
            if field.choices and part not in field.choices:
                yield at, say("card-no-choice", value=part, list=", ".join(field.choices))
    elif kind == "entries":
        if not isinstance(value, list) or not all(isinstance(part, Mapping) for part in value):
            yield at, say("card-no-entries")
            return
        for place, part in enumerate(value, 1):
            yield from wrong(part, field.inner, f"{at} {place} ", strange)


def _wrong_numbers(field: Field, value: Any, at: str) -> Iterator[tuple[str, Message]]:
    if not isinstance(value, Mapping):
        yield at, say("card-no-numbers", value=repr(value), list=", ".join(field.choices))
        return
    for mark, number in value.items():
        if mark not in field.choices:
            yield at, say("card-no-choice", value=str(mark), list=", ".join(field.choices))
        elif not _is_number(number):
            yield at, say("card-no-number", value=repr(number))
        elif not 0 <= number <= LARGEST_NUMBER:
            yield at, say("card-number-range", value=str(number), least=0, most=LARGEST_NUMBER)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def spelled(card: Mapping[str, Any], fields: tuple[Field, ...]) -> dict[str, Any]:
    """The card with names and values as our files spell them: `Required Energy`, `"2"`, `Red`, `-` for nothing."""
    known = {name: field for field in fields for name in field.names}
    made: dict[str, Any] = {}
    for name, value in card.items():
        as_ours = name if name in known else column_name(str(name))
        if as_ours in known and as_ours not in card:
            name = as_ours
        field = known.get(name)
        if field is not None:
            value = _spelled_value(field, value)
        if value is not None:
            made[name] = value
    return made


def _spelled_value(field: Field, value: Any) -> Any:
    if isinstance(value, list) and field.choices:
        return [_spelled_value(field, part) for part in value]
    if not isinstance(value, str):
        return value
    words = value.strip()
    if words in ("", "-") and field.kind != "name":
        return None
    if field.kind in ("number", "energy") and words.isdigit():
        return int(words)
    if field.kind == "list":
        return [part.strip() for part in words.replace("/", ";").split(";") if part.strip()]
    lower = {choice.casefold(): choice for choice in field.choices}
    return lower.get(words.casefold(), value)


def canonical(card: Mapping[str, Any], fields: tuple[Field, ...]) -> dict[str, Any]:
    """The card with every field under its first name, so that whoever reads it later needs to know only that one."""
    known = {name: field for field in fields for name in field.names}
    made: dict[str, Any] = {}
    for name, value in card.items():
        field = known.get(name)
        if field is not None and field.kind == "entries":
            value = [canonical(part, field.inner) for part in value]
        made[field.name if field is not None else name] = value
    return made


def from_cell(field: Field, cell: str) -> Any:
    """What a cell of a table (CSV) holds; a cell that does not fit stays text, and is refused as such."""
    cell = cell.strip()
    if field.kind in ("number", "energy") and cell.removeprefix("-").removeprefix("+").isdigit():
        return int(cell)
    if field.kind == "flag" and cell.lower() in (*_YES, *_NO):
        return cell.lower() in _YES
    if field.kind in ("list", "energy"):
        return [part.strip() for part in cell.split(";") if part.strip()]
    if field.kind == "numbers":
        pairs = [part.rsplit(maxsplit=1) for part in cell.split(";") if part.strip()]
        if all(len(pair) == 2 and pair[1].isdigit() for pair in pairs):
            return {mark.strip(): int(number) for mark, number in pairs}
    return cell


def column_name(written: str) -> str:
    """The field that the heading of a column means: `Required Energy` is required_energy."""
    parted = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", written)
    return "_".join(parted.strip().lower().replace("-", " ").split())
