"""Cards in Chinese, printed from their programs: all of ours, nothing dropped, no two meanings in one sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from quadriga import games
from quadriga.effects.node import Node, meaning
from quadriga.games.guardians_arena import card_list
from quadriga.games.told import Telling, telling, told
from quadriga.text.telling import Teller, Untold, Words, names_of
from tests.language.chinese_synonyms import canonical

CORPUS = Path(__file__).parents[3] / "shared" / "corpus"
GAMES = tuple(name for name in games.NAMES if telling(name, "zh-Hant") is not None)


def how(game: str) -> Telling:
    found = telling(game, "zh-Hant")
    assert found is not None
    return found


def programs(game: str, cards: Iterator[Mapping[str, Any]] | list[Any]) -> Iterator[tuple[str, Any, dict[str, str]]]:
    for card in cards:
        yield from how(game).texts(card)


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_our_own_cards_is_told(game: str) -> None:
    cards = [card for card in games.load(game).cards().values() if how(game).texts(card)]
    assert cards
    for card in cards:
        for _, program, context in how(game).texts(card):
            how(game).words.tell(program, context)  # raises Untold with what is missing


@pytest.mark.parametrize("game", GAMES)
def test_nothing_but_names_and_marks_stays_in_latin_letters(game: str) -> None:
    for card in games.load(game).cards().values():
        for said in told(game, card, "zh-Hant").values():
            bare = re.sub(r"『[^』]*』|「[^」]*」|【[^】]*】|\[[^\]]*\]|〈[^〉]*〉|《[A-Z][^》]*》", "", said)
            left = [word for word in re.findall(r"[A-Za-z]+", bare) if word not in LETTERS]
            assert not left, (card["number"], said)
            assert not re.search(r"[,;:?!](?!\d)|\.(?!\d)|[()]", bare), (card["number"], said)


LETTERS = {"BP", "AP", "EXTRA", "SINGLE", "DOUBLE", "TRIPLE", "QUAD", "HP", "X"}
"""Words that the Chinese manuals and our Chinese page leave as they are."""


def alike(game: str, cards: list[Any]) -> list[str]:
    """Chinese sentences that two different programs print."""
    first: dict[str, tuple[Any, str]] = {}
    found = []
    for printed, program, context in programs(game, cards):
        for part in program if isinstance(program, list) else [program]:
            try:
                said = how(game).words.tell(part, context)
            except Untold:
                continue
            means = canonical(meaning(part))
            before = first.setdefault(said, (means, printed))
            if before[0] != means:
                found.append(f"{said}\n  {before[1]}\n  {printed}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_two_programs_of_ours_print_the_same(game: str) -> None:
    assert alike(game, list(games.load(game).cards().values())) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_two_programs_of_published_cards_print_the_same(game: str) -> None:
    files = sorted(file for file in (CORPUS / game).glob("*.json") if file.name != "decks.json")
    if not files:
        pytest.skip("No published cards lie beside the project.")
    rows = [row for file in files for row in json.loads(file.read_text(encoding="utf-8"))]
    assert alike(game, [card_list.from_row(row) if "Name" in row else row for row in rows]) == []


# -- the machinery --------------------------------------------------------------------------------


@dataclass(eq=False)
class Sum(Node):
    """A toy node."""

    n: int
    more: bool = False


def test_a_field_that_nobody_looked_at_is_an_error() -> None:
    words = Words()
    words(Sum, "共{n}張")
    with pytest.raises(Untold, match=r"Sum\.more"):
        words.tell(Sum(3, True))
    words.unsaid(Sum, "more", "a toy")
    assert words.tell(Sum(3, True)) == "共3張"


def test_a_class_without_words_is_an_error() -> None:
    with pytest.raises(Untold, match="Sum"):
        Words().tell([Sum(1)])


def test_a_function_sees_the_node_and_its_class() -> None:
    words = Words()

    @words.on(Sum)
    def said(say: Teller, node: Any) -> str:
        assert isinstance(node, Sum)
        return f"{'多' if node.more else '少'}{node.n}"

    assert words.tell([Sum(1), Sum(2, True)]) == "少1\n多2"


# -- one field changed ----------------------------------------------------------------------------

SAYS_NOTHING_THERE = {
    "Quantity.m": "only a span has a second number",
    "Quantity.n": "all of them are all of them, whatever the number",
    "HasTypes.every": "of one TYPE, one is every",
    "GiveTypes.every": "of one TYPE, one is every",
    "Event.side": "5 is anybody's, and 6 stands in no text",
    "RaisesPower.sign": "1 and 2 are both more",
}
"""Fields that may change without another word, where the rest of the node makes them mean nothing."""


def nodes(value: Any) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
        for name in names_of(type(value)):
            yield from nodes(getattr(value, name))
    elif isinstance(value, list):
        for part in value:
            yield from nodes(part)


def unheard(game: str, program: Any, context: dict[str, str]) -> Iterator[str]:
    """Fields that can be changed without the Chinese changing: the printer looked at them, and said nothing."""
    words = how(game).words
    before = words.tell(program, context)
    for node in nodes(program):
        for name in names_of(type(node)):
            value = getattr(node, name)
            if not isinstance(value, int) or words.is_silent(type(node), name):
                continue
            setattr(node, name, not value if isinstance(value, bool) else value + 1)
            try:
                after = words.tell(program, context)
            except (Untold, IndexError, TypeError, ValueError):
                after = ""  # no such word: then the card would be shown as printed
            setattr(node, name, value)
            if after == before:
                yield f"{type(node).__name__}.{name}"


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_field_changes_the_sentence(game: str) -> None:
    found: set[str] = set()
    for _, program, context in programs(game, list(games.load(game).cards().values())):
        found |= set(unheard(game, program, context))
    assert found <= SAYS_NOTHING_THERE.keys()
