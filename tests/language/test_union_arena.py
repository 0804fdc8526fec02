"""Union Arena: one word changed is another program, over the texts of our own cards in both wordings."""

from __future__ import annotations

import pytest

from quadriga.games.union_arena.wording.dialects import ASIAN, NORTH_AMERICAN, plain
from quadriga.games.union_arena.wording.grammar import grammar
from quadriga.text.errors import Unprintable
from tests.language.union_arena import contrast
from tests.union_arena.test_dialects import LINES


def lines_in(dialect: str) -> list[str]:
    """Our own lines in the words of a dialect, as far as it has them; every second one, to be quick."""
    found = []
    for line in LINES[::2]:
        try:
            tree = plain(grammar().read("ability", line))
            found.append(line if dialect == NORTH_AMERICAN else grammar(ASIAN).print("ability", tree))
        except Unprintable:
            continue
    return found


@pytest.mark.parametrize("dialect", [NORTH_AMERICAN, ASIAN])
def test_a_changed_word_is_another_program(dialect: str) -> None:
    counts, same = contrast(dialect, lines_in(dialect))
    assert same == []
    assert counts["different"] > 200, counts  # a grammar that declines everything would pass otherwise
