"""Traditional Chinese for this game's characters: innates, statuses, cards. Printing only (text/telling.py).

There is no official Chinese; words follow languages/zh-Hant.ftl. Names stand in 「」: those of the
rules' statuses in Chinese, a character's own as its file has them, else as printed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from quadriga.effects.node import Node
from quadriga.games.game import Unreadable
from quadriga.games.universal_arena.pages import files
from quadriga.games.universal_arena.wording import (  # noqa: F401 (their words)
    chinese_card_lines,
    chinese_conditions,
    chinese_deeds,
    chinese_standing,
    reading,
)
from quadriga.games.universal_arena.wording.chinese_numbers import LABELS, words
from quadriga.text.errors import Declined
from quadriga.text.telling import Teller


@dataclass(eq=False)
class Passage(Node):
    """The sentences under one label."""

    label: str
    sentences: list[Any]


@dataclass(eq=False)
class PrintedLine(Node):
    """A line of a text."""

    passages: list[Passage]


@dataclass(eq=False)
class Remark(Node):
    """A line that only says what a status is for; it does nothing (uni.status.1)."""


@words.on(PrintedLine)
def printed_line(say: Teller, node: Any) -> str:
    return say(node.passages)


@words.on(Passage)
def passage(say: Teller, node: Any) -> str:
    label = LABELS[node.label]
    return (f"{label}：" if label else "") + say(node.sentences)


words(Remark, "效果：本身沒有作用，供其他文字參照。")


def lines_of(text: reading.Reading) -> list[Node]:
    lines: list[Node] = [PrintedLine([Passage(s.label, s.sentences) for s in line]) for line in text.lines]
    return lines + [Remark() for _ in text.remarks]


def texts(card: Mapping[str, Any]) -> list[tuple[str, Any, dict[str, str]]]:
    """Each printed text of a character with its lines."""
    try:
        pages = files.Pages(files.tidy(card))
    except (KeyError, Unreadable):  # no character: a card of another game, or a page with two parts of one name
        return []
    page = pages.page
    printed = [
        *(i["text"] for i in page["innates"]),
        *("\n".join(s["lines"]) for s in page["statuses"]),
        *("\n".join(one["effect"]) for one in page["cards"] + page["created"]),
    ]
    readings = [*pages.innates, *pages.statuses, *pages.cards, *pages.created]
    reading.prepare(readings)
    found: list[tuple[str, Any, dict[str, str]]] = []
    for text, read in zip(printed, readings, strict=True):
        try:
            reading.read(read)
        except Declined:
            continue
        found.append((text, lines_of(read), names_of(page)))
    return found


def names_of(page: Mapping[str, Any]) -> dict[str, str]:
    """The Chinese names that a character's file has for what it brings."""
    kinds = ("innates", "statuses", "cards", "created", "names")
    brought = [part for kind in kinds for part in page.get(kind, ())]
    return {part["name"]: part["name_zh"] for part in brought if part.get("name_zh")}


MODES = "Choose 1:"


def parts(card: Mapping[str, Any]) -> list[tuple[str, Any, dict[str, str]]]:
    """The lines among which a card lets its player choose."""
    found: list[tuple[str, Any, dict[str, str]]] = []
    for text, lines, context in texts(card):
        printed = text.split("\n")
        if MODES in printed and len(lines) == len(printed):
            each = [(line, told, context) for line, told in zip(printed, lines, strict=True)]
            found += each[printed.index(MODES) + 1 :]
    return found
