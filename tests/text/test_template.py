"""What templates say."""

from __future__ import annotations

import pytest

from quadriga.text.template import wordings


@pytest.mark.parametrize(
    ("template", "expected"),
    [
        ("draw a card", ["draw a card"]),
        ("draw {n:count} card(s)", ["draw {count} card", "draw {count} cards"]),
        ("{group}", ["{group}"]),
        ("<choose|pick> it", ["choose it", "pick it"]),
        ("draw <up to >{n:#} cards", ["draw up to {#} cards", "draw {#} cards"]),
        ("then <also >draw", ["then also draw", "then draw"]),
        ("<a|b <c|d>> e", ["a e", "b c e", "b d e"]),
        ('[Ram (1)] (Rest) "{x}"', ['[Ram (1)] (Rest) "{x}"']),
        (r"\<x\> \{y\} card\(s)", ["<x> {y} card(s)"]),
        ("box(es)", ["box", "boxes"]),
        ("one\ntwo", ["one\\ntwo"]),
    ],
)
def test_wordings(template: str, expected: list[str]) -> None:
    assert [str(wording) for wording in wordings(template)] == expected


def test_plurals_agree_with_the_named_slot_or_the_only_one() -> None:
    assert [w.agrees for w in wordings("{n} card(s)")] == [(("n", True),), (("n", False),)]
    assert [w.agrees for w in wordings("{a} {n} card(s:n)")] == [(("n", True),), (("n", False),)]
    assert [w.agrees for w in wordings("{a} {n} card(s)")] == [(), ()]
    assert [w.agrees for w in wordings("{n} <is|are:n>")] == [(("n", True),), (("n", False),)]


def test_too_many_wordings_are_refused() -> None:
    with pytest.raises(ValueError, match="split it"):
        wordings("<a|b|c>" * 5)


def test_brackets_within_brackets_count_only_where_they_stand() -> None:
    """Thirty ways with a choice in each are sixty wordings, not two to the power of thirty to look through."""
    template = "<" + "|".join(f"way {n} <left|right>" for n in range(30)) + ">"
    found = [str(wording) for wording in wordings(template)]
    assert len(found) == 60 and found[0] == "way 0 left"
    assert "way 29 right" in found


def test_a_bracket_that_is_not_closed_is_refused() -> None:
    with pytest.raises(ValueError, match="not closed"):
        wordings("draw <up to {n:#} cards")
