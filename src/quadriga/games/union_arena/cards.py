"""A card from data: printed values checked, its text read into abilities."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec
import yaml

from quadriga.effects import core  # noqa: F401 (its nodes stand in kept programs)
from quadriga.effects.node import Node
from quadriga.games.union_arena.card_fields import ALL
from quadriga.games.union_arena.chapters.faces import (
    ANY_COLOR,
    CHARACTER,
    COLORS,
    EVENT,
    TRIGGER_NAMES,
    TYPE_NAMES,
    Card,
)
from quadriga.games.union_arena.vocabulary import (
    actions_lines,  # noqa: F401 (their nodes stand in kept programs)
    beneath,  # noqa: F401
    nouns,  # noqa: F401
    protection,  # noqa: F401
)
from quadriga.games.union_arena.wording.across import in_asian_words
from quadriga.games.union_arena.wording.assembling import TextError, assemble
from quadriga.games.union_arena.wording.dialects import ASIAN, NORTH_AMERICAN, dialect_of
from quadriga.text.cache import Cache, held, version_of
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
    given = data.generates if data.generates is not None else data.energy_generation
    if data.color in (ALL, [ALL]) and isinstance(given, int) and given:
        yield "a card of all colours must say which colours it generates"
    for color in _generated(data):
        if color not in COLORS:
            yield f"the generated colour {color!r} is none of {', '.join(COLORS)}"


def _colors(color: str | list[str]) -> list[str]:
    if color in (ALL, [ALL]):
        return list(COLORS)
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
    unmarked = False
    for line in text.replace("\r", "").split("\n"):
        line = line.strip(" \u00a0\t")
        if found and re.match(r"\.(?=[ A-Z\[])|\d+ or (?:more|less):|- ?(?=[A-Z\[])", line):
            line = "• " + line.lstrip(".- ")  # a list whose marks were lost
        elif line and line[0] not in "[•●・·" and (unmarked or (found and _LIST_FOLLOWS.search(found[-1]))):
            line, unmarked = "• " + line, True  # a list that never had any
        else:
            unmarked = False
        if found and "\n• " in found[-1] and _MORE_OF_THE_LIST.match(line):
            head, _, rest = found[-1].partition("\n• ")
            found[-1] = f"{head.rstrip(':.')}. {line}\n• {rest}"
        elif line[:1] in BULLETS and found:
            found[-1] += "\n• " + line[1:].lstrip()
        elif line and found and _continues(found[-1], line):
            found[-1] += " " + line  # a line break inside an ability
        elif line:
            found += _parted(line)  # several abilities on one line
    return found


_LIST_FOLLOWS = re.compile(r"of the following(?: effects| abilities)?[.:]$")
_MORE_OF_THE_LIST = re.compile(r"If [^.\n]*, choose (?:up to )?\w+ (?:of them )?instead\.$")
_NEXT_LABEL = re.compile(
    r"(?<=\.) (?=\[(?:On (?:Play|Block|Retire)|When (?:Played|Attacking|Blocking|Sidelined)|Main|Activate: ?Main)\]"
    r"(?! ?(?:or|and|effects?|abilit\w+|is)\b))"
)


_KEYWORDS_FIRST = re.compile(
    r"(?:\[(?:Impact|Damage|Step|Sniper?|Double Attack|Double Block|Impact Negate|Nullify Impact)[^\]]*\] ?)+"
    r"(?=\[(?:On (?:Play|Block|Retire)|When (?:Played|Attacking|Blocking|Sidelined)|Main|Activate: ?Main)\])"
)


def _parted(line: str) -> list[str]:
    """A line on which a further ability begins: its label stands after a full stop, outside of quotation marks."""
    parts: list[str] = []
    start = 0
    words = _KEYWORDS_FIRST.match(line)
    if words:
        return [words[0].strip(), *_parted(line[words.end() :].strip())]
    raid = re.match(r"\[Raid\][^.]*\. May move to the front line\.(?= \S)", line)
    if raid:
        return [raid[0], *_parted(line[raid.end() :].strip())]
    for m in _NEXT_LABEL.finditer(line):
        before = line[start : m.start()]
        if before.count('"') % 2 == 0 and before.count("\u201c") == before.count("\u201d"):
            parts.append(before)
            start = m.end()
    return [*parts, line[start:]]


def _continues(before: str, line: str) -> bool:
    """A line break inside an ability."""
    if _only_labels(before) or _goes_on(line) or _BREAKS_OFF.search(before) is not None:
        return True
    return (line[:1].islower() and before[-1:] not in '.:"') or (_TIMED.match(before) is not None and _tells(line))


_BREAKS_OFF = re.compile(r"(?<![.\w])(?:with|without|or|and|of|to|from|your|the|a|an|in|on)$", re.IGNORECASE)
_TIMED = re.compile(
    r"\[(?:On (?:Play|Block|Retire)|When (?:Played|Attacking|Blocking|Sidelined)|Main|Activate: ?Main)\]", re.IGNORECASE
)


def _tells(line: str) -> bool:
    """An instruction without a timing of its own: only the ability on the line before can tell it (ua.cond.none.1)."""
    if re.match(r"(?:Choose|Draw|Place|Look|Reveal|Rest|Retire|Return|Add|Move)\b", line):
        return True
    return re.match(r"This character (?:gains|gets) [^.\"]* during this turn\.", line) is not None


def _goes_on(line: str) -> bool:
    """A sentence that speaks of the ability on the line before; what a bracket reminds of tells nothing."""
    line = re.sub(r"\([^()]*\)", "", line)
    return re.match(r"(?:If the chosen|If you added|Place the r(?:emaining|est)|If [^.]*\binstead\b)", line) is not None


def _only_labels(line: str) -> bool:
    """Costs in front of an ability that stands on the next line."""
    labels = r"(?:\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)|\s)+"
    return line.startswith(("[Activate", "[Main")) and re.fullmatch(labels, line) is not None


@cache
def _texts() -> Cache:
    """Programs read before; void as soon as a file of this package changes."""
    here = Path(__file__).parent
    shared = [path for folder in ("effects", "text") for path in (here.parents[1] / folder).glob("*.py")]
    return Cache("union-arena", version_of([*here.rglob("*.py"), *shared]))


def _grammar() -> Grammar:
    from quadriga.games.union_arena.wording.grammar import Dialects

    return cast(Grammar, Dialects())


@cache
def misprints() -> dict[str, list[tuple[str, str]]]:
    """What is printed wrongly on published cards, and what is meant, by number (misprints.yaml)."""
    listed = yaml.safe_load((Path(__file__).parent / "misprints.yaml").read_text(encoding="utf-8"))
    return {number: [(wrong, right) for wrong, right in pairs] for number, pairs in listed.items()}


def corrected(number: str, text: str) -> str:
    """A text with the misprints of its card put right; `$` stands for the end of a text."""
    for wrong, right in misprints().get(number, ()):
        if wrong.endswith("$"):
            text = text.removesuffix(wrong[:-1]) + right if text.endswith(wrong[:-1]) else text
        else:
            start, end = (r"(?<!\w)" if wrong[0].isalnum() else "", r"(?!\w)" if wrong[-1].isalnum() else "")
            text = re.sub(start + re.escape(wrong) + end, lambda _, right=right: right, text)  # type: ignore[misc]
    return text


def read_text(number: str, text: str) -> list[Node]:
    """The program of each line; CardDeclined names the first words not understood.

    A text is read in the wording that its words tell; where that has no reading, in the other, and a North American
    one also as it is said in Asian words.
    """
    lines = lines_of(corrected(number, text))
    found = _in_wording(lines, dialect_of(text))
    if isinstance(found, list):
        return found
    other = _in_wording(lines, ASIAN if dialect_of(text) == NORTH_AMERICAN else NORTH_AMERICAN)
    if isinstance(other, list):
        return other
    if dialect_of(text) == NORTH_AMERICAN:
        said = _in_wording([in_asian_words(line) for line in lines], ASIAN)
        if isinstance(said, list):
            return said
    raise CardDeclined(number, found)


def _in_wording(lines: list[str], dialect: str) -> list[Node] | str:
    """The programs of some lines, or the first words not understood."""
    outcomes = _texts().read(lines, ABILITY + " in " + dialect, _grammar)
    for line in lines:
        if isinstance(outcomes[line], Declined):
            return outcomes[line].unread or "the end of " + line[-40:]
    return [outcomes[line] for line in lines]


def read_ahead(texts: list[str]) -> None:
    """Read many texts at once, so that what is kept of them is written once."""
    for dialect in (NORTH_AMERICAN, ASIAN):
        lines = [line for text in texts if dialect_of(text) == dialect for line in lines_of(text)]
        _texts().read(lines, ABILITY + " in " + dialect, _grammar)


_built: dict[bytes, Card] = held()


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
