"""The allowed differences between a printed text and ours, each one listed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadriga.text.normal import Normal, Rule
from tests.text.toy import normal


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("“Oda’s”  boat –  go .", '"Oda\'s" boat - go.'),
        ("Draw a card.\r\n\r\n  Draw.  ", "Draw a card.\nDraw."),
        ("draw a card. then draw. • x\n• draw", "Draw a card. Then draw. • x\n• Draw"),
        ("Deal 1 pt. damage.", "Deal 1 pt. damage."),
        ("[when moored] Draw.", "[When Moored] Draw."),
        ("[Ram (2)] (It hits (twice).) Draw.", "[Ram (2)] Draw."),
        ("Draw. (A moored boat stays.)\nDraw.", "Draw.\nDraw."),
        ("Draw. (A moored boat stays. Really.)", "Draw. (A moored boat stays. Really.)"),
        ("(Rest) Draw. (A moored boat stays.", "(Rest) Draw. (A moored boat stays."),
    ],
)
def test_normalised(text: str, expected: str) -> None:
    assert normal()(text) == expected


@given(st.text(alphabet='aB. ,()[]“"’–\n•12', max_size=60))
def test_normalising_twice_changes_nothing(text: str) -> None:
    n = Normal()
    assert n(n(text)) == n(text)


def test_the_rules_are_a_list_with_true_examples() -> None:
    n = Normal(
        labels=["[Once Per Turn]"],
        keywords=["KEYWORD"],
        extra=[Rule("colour", "Red colour", "Red color", lambda t: t.replace("colour", "color"))],
    )
    assert [rule.name for rule in n.rules] == [
        "characters",
        "spaces",
        "stray spaces",
        "colour",
        "reminders",
        "labels",
        "capitals",
    ]
    for rule in n.rules:
        assert rule.apply(rule.before) == rule.after
