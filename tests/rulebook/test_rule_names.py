"""The catalogues name no card and no character of the printed games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quadriga.games import NAMES
from quadriga.rulebook.coverage import project

# Words that some printed card also has for a name: plain English, or terms of the rulebooks.
ORDINARY = {
    *("Arena", "Ultraman"),  # the games' own names
    *("All", "Back", "Counters", "Original", "Switch", "Unlimited", "Zero", "The Mark"),
    *("BASIC", "Hero", "Purge", "Trigger"),  # a TYPE, part of a card type, a keyword, a heading
    *("Babes", "Beer", "Gold", "Spires", "Rivers and Lakes"),  # icons and kinds of terrain
}
NUMBER = re.compile(r"\b[A-Z0-9]{2,5}-(?:[0-9P]{1,2}-)?P?\d{3}\b")
QUOTED = re.compile(r'"([^"]+)"|<([^>]+)>|「([^」]+)」|『([^』]+)』|\[([^\]]+)\] affinity')

CATALOGUES = sorted(
    path
    for path in (project() / "src/quadriga/games").glob("*/*.yaml")
    if path.name != "misprints.yaml"  # by its nature a list of published numbers; it holds no text of a card
)


def texts() -> Iterator[tuple[str, str]]:
    for file in CATALOGUES:
        yield file.parent.name, re.sub(r"\s+", " ", file.read_text(encoding="utf-8"))


def test_no_number_of_a_card() -> None:
    assert len(CATALOGUES) >= 8
    assert {(game, number) for game, text in texts() for number in NUMBER.findall(text)} == set()


NAMING = {"name", "Name", "full_name", "number", "version", "character", "set", "origin", "affinities", "Class"}
"""Fields of printed cards that hold a name."""


def printed_names(corpus: Path) -> Iterator[str]:
    for game in NAMES:
        for file in ("cards.json", "characters.json"):
            if (corpus / game / file).is_file():
                yield from names_in(json.loads((corpus / game / file).read_bytes()))


def names_in(printed: Any, field: str = "") -> Iterator[str]:
    if isinstance(printed, dict):
        for key, value in printed.items():
            yield from names_in(value, key)
    elif isinstance(printed, list):
        for value in printed:
            yield from names_in(value, field)
    elif isinstance(printed, str) and field in NAMING:
        yield from printed.split("/") if field == "Class" else [printed]
    elif isinstance(printed, str) and field == "text":
        yield from quoted(printed)


def quoted(text: str) -> Iterator[str]:
    for groups in QUOTED.findall(text):
        yield from filter(None, groups)


def test_no_name_of_a_card_or_a_character() -> None:
    corpus = project().parent / "shared" / "corpus"
    if not corpus.is_dir():
        pytest.skip("the corpus of printed cards is not here")
    names = {name.strip() for name in printed_names(corpus)}
    assert len(names) > 1000
    found = {
        (game, name) for game, text in texts() for name in names - ORDINARY if stands_in(name, text)
    }
    assert found == set()


def stands_in(name: str, text: str) -> bool:
    """One word is compared as it is written, several words in any case; two letters say nothing."""
    if " " in name:
        name, text = name.lower(), text.lower()
    whole = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    return len(name) > 2 and name in text and whole.search(text) is not None
