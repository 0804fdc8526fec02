"""Measured against cards and decks that people play, where they are at hand."""


from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from quadriga.exercise import try_card
from quadriga.games.game import Deck
from quadriga.games.ultraman.game import GAME
from quadriga.games.ultraman.wording.grammar import grammar
from quadriga.kernel.chance import seeded
from quadriga.kernel.playout import play_randomly

CORPUS = Path(__file__).parents[2].parent / "shared" / "corpus" / "ultraman"
pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason="no corpus of cards at ../shared/corpus/ultraman")
GAMES = 100


def load(name: str) -> Any:
    return json.loads((CORPUS / name).read_text(encoding="utf-8"))


def test_every_text_is_read_and_printed_back() -> None:
    g = grammar()
    texts = {card["text"] for card in load("cards.json") if card.get("text")}
    wrong = [text for text in texts if g.print("text", g.read("text", text)) != g.normalise(text, "text")]
    assert len(texts) > 300 and wrong == []


@pytest.mark.parametrize("pair", list(product(range(3), range(3))))
def test_decks_that_people_play_play_to_the_end(pair: tuple[int, int]) -> None:
    cards = {card["number"]: card for card in load("cards.json")}
    decks = [Deck(deck["name"], "ultraman", deck["cards"]) for deck in load("decks.json")]
    match = GAME.match([decks[i] for i in pair], seed=0, cards=cards)
    for seed in range(GAMES):
        match.seed = seed
        s = GAME.begin(match, recording=False)
        play_randomly(s, seeded(seed), 5000)
        assert s.over


def test_every_fifth_card_makes_a_difference() -> None:
    some = [card for card in load("cards.json") if card.get("text")][::5]
    trials = [trial for card in some for trial in try_card(GAME, card, some)]
    assert [trial for trial in trials if trial.outcome != "resolved"] == []
