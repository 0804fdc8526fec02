"""Every game opens its rules with a page for a person, in every language."""

from __future__ import annotations

import re

import pytest

from quadriga.games import NAMES
from quadriga.messages import books

WORDS = (400, 700)
LETTERS = (600, 1_400)
"""Of a text without spaces between its words."""


@pytest.mark.parametrize("game", NAMES)
def test_how_to_play_is_a_page_long(game: str) -> None:
    assert WORDS[0] <= len(books.how_to_play(game, books.ENGLISH).split()) <= WORDS[1]
    for language in books.languages()[1:]:
        text = books.how_to_play(game, language)
        assert LETTERS[0] <= len(re.findall(r"[\u4e00-\u9fff]", text)) <= LETTERS[1], "its own, not the English one"


@pytest.mark.parametrize("game", NAMES)
def test_the_languages_have_the_same_headings_lists_and_tables(game: str) -> None:
    def shape(language: str) -> list[str]:
        lines = books.how_to_play(game, language).splitlines()
        return [line.split(" ")[0] for line in lines if re.match(r"(##|-|\d+\.|:::)", line)]

    assert len(shape(books.ENGLISH)) >= 10
    for language in books.languages()[1:]:
        assert shape(language) == shape(books.ENGLISH)


def test_a_language_without_the_page_gets_the_english_one() -> None:
    assert books.how_to_play(NAMES[0], "xx") == books.how_to_play(NAMES[0], books.ENGLISH) != ""
