"""Every text of our cards does something when it is played."""

from __future__ import annotations

import pytest

from quadriga.exercise import try_card
from quadriga.games.ultraman.game import GAME

WITH_TEXT = [number for number, card in GAME.cards().items() if card.get("text")]


@pytest.mark.parametrize("number", WITH_TEXT)
def test_every_text_makes_a_difference(number: str) -> None:
    trials = try_card(GAME, GAME.cards()[number], list(GAME.cards().values()))
    assert [(trial.outcome, trial.note) for trial in trials if trial.outcome != "resolved"] == []


@pytest.fixture
def few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.exercise.POSITIONS", 12)


@pytest.mark.usefixtures("few_positions")
def test_a_text_that_can_do_nothing_is_noticed() -> None:
    card = {"number": "T-1", "name": "Ram", "card_type": "Ultra Hero", "character": "RAM", "type": "BASIC", "level": 1}
    never = "[SIN]While you have 20 or more cards in your hand, give this character +0 BP."
    [trial] = try_card(GAME, {**card, "bp": {"SIN": 1}, "text": never}, [])
    assert trial.outcome == "unreached"


@pytest.mark.usefixtures("few_positions")
def test_a_cost_alone_is_no_difference() -> None:
    card = {"number": "T-2", "name": "Ram", "card_type": "Ultra Hero", "character": "RAM", "type": "BASIC", "level": 1}
    idle = "[SIN][Activate](Once per turn)Discard one card from your hand → Choose one of your characters."
    [trial] = try_card(GAME, {**card, "bp": {"SIN": 1}, "text": idle}, [])
    assert trial.outcome == "idle"
