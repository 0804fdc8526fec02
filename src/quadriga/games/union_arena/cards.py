"""A card from data: printed values checked, its text read into abilities."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from quadriga.effects.node import Node
from quadriga.games.union_arena import actions_lines, protection  # noqa: F401 (their nodes stand in kept programs)
from quadriga.games.union_arena.assembling import TextError, assemble
from quadriga.games.union_arena.faces import (
    ANY_COLOR,
    CHARACTER,
    COLORS,
    EVENT,
    TRIGGER_NAMES,
    TYPE_NAMES,
    Card,
)
from quadriga.text.cache import Cache, version_of
from quadriga.text.errors import Declined
from quadriga.text.grammar import Grammar

ABILITY = "ability"
BULLETS = ("•", "●", "・", "·")


class CardError(ValueError):
    """A card whose data cannot be used."""


class CardDeclined(CardError):
    """A card whose text is not understood whole."""

    def __init__(self, number: str, unread: str) -> None:
        self.number, self.unread = number, unread
        told = f"the text is not understood from {unread!r} on; reword it or add the phrase to the table"
        super().__init__(f"{number}: {told}.")


class CardData(msgspec.Struct):
    """A card as our sets and other collections write it; both spellings of a field are read."""

    number: str
    name: str
    type: str
    color: str | list[str] = "red"
    energy: int | None = None
    required_energy: int | None = None
    ap: int | None = None
    ap_cost: int | None = None
    generates: int | str | list[str] | None = None
    energy_generation: int | str | list[str] | None = None
    generates_plus: bool = False
    energy_generation_plus: bool = False
    bp: int | None = None
    affinities: list[str] = []
    trigger: str | None = None
    text: str = ""
    rarity: str = ""


def card_data(raw: dict[str, Any]) -> CardData:
    """Check the shape of a card's data; CardError says what is wrong where."""
    number = raw.get("number", "A card without number")
    try:
        data = msgspec.convert({k: v for k, v in raw.items() if v is not None}, CardData)
    except msgspec.ValidationError as error:
        raise CardError(f"{number}: {error}.") from None
    problems = list(_problems(data))
    if problems:
        raise CardError(f"{number}: {'; '.join(problems)}.")
    return data


def _problems(data: CardData) -> Any:
    if data.type not in TYPE_NAMES:
        yield f"the type {data.type!r} is none of {', '.join(TYPE_NAMES)}"
    for color in _colors(data.color):
        if color not in COLORS:
            yield f"the colour {color!r} is none of {', '.join(COLORS)}"
    if data.trigger is not None and data.trigger.lower() not in TRIGGER_NAMES:
        yield f"the trigger {data.trigger!r} is none of {', '.join(TRIGGER_NAMES[1:])}"
    if (data.trigger or "").lower() == "color" and len(_colors(data.color)) != 1:
        yield "a Color trigger needs a card of one colour"  # ua.trig.color.1
    if data.type == "character" and data.bp is None:
        yield "a character needs bp"
    for color in _generated(data):
        if color not in COLORS:
            yield f"the generated colour {color!r} is none of {', '.join(COLORS)}"


def _colors(color: str | list[str]) -> list[str]:
    return [color] if isinstance(color, str) else color


def _generated(data: CardData) -> list[str]:
    given = data.generates if data.generates is not None else data.energy_generation
    if given is None:
        return []
    if isinstance(given, int):  # that many of the card's own colour
        return [_colors(data.color)[0]] * given
    return [given] if isinstance(given, str) else given


def lines_of(text: str) -> list[str]:
    """The abilities of a text, one per line; lines with a bullet belong to the line before."""
    found: list[str] = []
    for line in text.replace("\r", "").split("\n"):
        line = line.strip(" \u00a0\t")
        if line[:1] in BULLETS and found:
            found[-1] += "\n" + line
        elif line and found and (_only_labels(found[-1]) or (line[:1].islower() and found[-1][-1:].isalnum())):
            found[-1] += " " + line  # a line break inside an ability
        elif line:
            found.append(line)
    return found


def _only_labels(line: str) -> bool:
    """Costs in front of an ability that stands on the next line."""
    labels = r"(?:\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)|\s)+"
    return line.startswith("[Activate") and re.fullmatch(labels, line) is not None


@cache
def _texts() -> Cache:
    """Programs read before; void as soon as a file of this package changes."""
    here = Path(__file__).parent
    return Cache("union-arena", version_of([*here.glob("*.py"), *(here.parents[1] / "effects").glob("*.py")]))


def _grammar() -> Grammar:
    from quadriga.games.union_arena.phrases import grammar

    return grammar()


def read_text(number: str, text: str) -> list[Node]:
    """The program of each line; CardDeclined names the first words not understood."""
    lines = lines_of(text)
    outcomes = _texts().read(lines, ABILITY, _grammar)
    for line in lines:
        if isinstance(outcomes[line], Declined):
            raise CardDeclined(number, outcomes[line].unread or "the end of " + line[-40:])
    return [outcomes[line] for line in lines]


def read_ahead(texts: list[str]) -> None:
    """Read many texts at once, so that what is kept of them is written once."""
    _texts().read([line for text in texts for line in lines_of(text)], ABILITY, _grammar)


_built: dict[bytes, Card] = {}


def build(raw: dict[str, Any], vanilla: bool = False) -> Card:
    """The card as the rules use it; `vanilla` leaves its text out. Equal data gives the same card."""
    data = card_data(raw)
    key = msgspec.json.encode((data, vanilla))
    card = _built.get(key)
    if card is None:
        card = _built[key] = _build(data, vanilla)
    return card


def _build(data: CardData, vanilla: bool) -> Card:
    card = Card(data.number, data.name, "" if vanilla else data.text)
    card.type = TYPE_NAMES.index(data.type)
    colors = _colors(data.color)
    card.color = COLORS.index(colors[0]) if len(colors) == 1 else ANY_COLOR
    card.energy = _first(data.energy, data.required_energy)
    card.ap = _first(data.ap, data.ap_cost)
    for color in _generated(data):
        card.generates[COLORS.index(color)] += 1
    card.bp = data.bp or 0
    card.affinities = list(data.affinities)
    card.trigger = TRIGGER_NAMES.index((data.trigger or "").lower())
    if card.type != CHARACTER:
        card.bp = 0
    if data.text and not vanilla:
        try:
            assemble(card, read_text(data.number, data.text))
        except TextError as error:
            raise CardDeclined(data.number, str(error)) from None
    assert card.type != EVENT or not card.bp
    return card


def _first(*values: int | None) -> int:
    return next((value for value in values if value is not None), 0)
