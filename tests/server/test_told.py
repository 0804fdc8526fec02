"""Cards in Traditional Chinese over HTTP and at a table, our own and those that somebody brings."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.games.told import telling, with_words
from tests.server.page import Page

OWN = """
[[card]]
number = "ZZZ-1-001"
name = "Lamp of the Lower Quay"
name_zh = "下碼頭之燈"
type = "character"
color = "yellow"
energy = 0
ap = 1
generates = "yellow"
bp = 1500
affinities = []
trigger = "get"
text = "[When Played] Draw two cards, then place one card from your hand into your sideline."
"""
CHINESE = "【登場時】抽2張卡片，並將自己1張手牌放置在場外。"


@pytest.mark.parametrize("game", [name for name in games.NAMES if telling(name, "zh-Hant")])
def test_every_text_of_ours_comes_in_chinese(page: Page, game: str) -> None:
    told = page.get(f"/api/games/{game}/told/zh-Hant")["told"]
    how = telling(game, "zh-Hant")
    assert how is not None
    printed = {(number, text) for number, card in games.load(game).cards().items() for text, _, _ in how.texts(card)}
    assert len(printed) > 50
    assert all(told[number][text] for number, text in printed)


def test_a_persons_own_cards_come_in_chinese(page: Page) -> None:
    page.post("/api/games/union-arena/files", {"name": "quay.toml", "text": OWN})
    answer = page.get("/api/games/union-arena/told/zh-Hant")
    assert list(answer["told"]["ZZZ-1-001"].values()) == [CHINESE]
    assert answer["names"] == {"ZZZ-1-001": "下碼頭之燈"}


def test_a_card_that_comes_with_a_table_brings_its_chinese() -> None:
    text = "[When Sidelined] Draw a card."
    card = {"number": "ZZZ-1-002", "name": "Quay", "type": "character", "bp": 1000, "text": text}
    told = with_words("union-arena", card)["told"]
    assert told == {"zh-Hant": {text: "【退場時】抽1張卡片。"}}


def test_a_text_that_is_not_understood_stays_as_printed() -> None:
    card = {"number": "ZZZ-1-003", "name": "Quay", "type": "character", "bp": 1000, "text": "Sing a song of the sea."}
    assert with_words("union-arena", card) == card


def test_another_language_is_refused(page: Page) -> None:
    assert page.get("/api/games/union-arena/told/tlh", 404)["code"] == "not-found"
