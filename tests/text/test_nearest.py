"""A text that is not read is told with what could stand there and the nearest text that is read; none takes long."""

from __future__ import annotations

import pytest

from quadriga.games.decks import Unreadable
from quadriga.games.ultraman.people.card_explanation import explain
from quadriga.games.ultraman.wording.grammar import grammar
from quadriga.text import chart
from quadriga.text.errors import Ambiguous, Declined
from quadriga.text.nearest import advised

ENTERS = "[SIN]《When this character enters play》"


@pytest.mark.parametrize(
    ("text", "unread", "nearest"),
    [
        ("Draw quickly two cards.", "quickly", "Draw two cards."),
        ("Give this character +1000 BP for this turnip.", "turnip", "Give this character +1000 BP for this turn."),
        ("Draw a card. Juggle three cards.", "Juggle", "Draw a card."),
        ("If you have a card in your pocket, draw a card.", "pocket", "If you have a card in your deck, draw a card."),
    ],
)
def test_the_nearest_text_that_would_be_read(text: str, unread: str, nearest: str) -> None:
    told = advised(grammar(), "text", ENTERS + text)
    assert unread in told.unread and told.nearest == ENTERS + nearest and nearest in str(told)


def test_what_could_stand_there_is_told_in_words() -> None:
    with pytest.raises(Unreadable) as told:
        explain("T-1", "Ram", ENTERS + "Discard the moon.")
    assert "moon" in str(told.value)
    assert "{" not in str(told.value) and "Here could stand" in str(told.value)


def _deep(n: int) -> list[str]:
    return [
        ENTERS + "Draw a card. " * n,
        ENTERS + "Draw a card" + " and draw a card" * n + ".",
        ENTERS + "if you have a Kaiju, " * n + "draw a card.",
        ENTERS + "Give " + "the battle opponent of " * n + "this character +1000 BP for this turn.",
        "[SIN]Your Kaiju" + " with TYPE 【POWER】" * n + " gain +1000 BP.",
        "『" * n + "(" * n,
    ]


@pytest.mark.parametrize("text", [*_deep(120), *_deep(2_000)])
def test_a_pathological_text_takes_few_steps(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps, not seconds: a step takes about a microsecond, so this is well under a second on any machine."""
    monkeypatch.setattr(chart, "MOST_STEPS", 100_000)
    why = ""
    try:
        grammar().read("text", text)
    except Declined as error:
        why = error.why
    except Ambiguous:
        pass
    assert "nested" not in why  # what is said where the steps run out


def test_a_text_longer_than_any_card_is_refused_at_once() -> None:
    with pytest.raises(Declined, match="no card has more than") as told:
        grammar().read("text", ENTERS + "Draw a card. " * 2_000)
    assert told.value.at == 0
