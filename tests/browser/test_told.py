"""A card's text in Chinese on the page, and the switch to its printed words."""

from __future__ import annotations

from tests.browser.conftest import Open

CARD = "QDR-1-014"
PRINTED = "[When Played] Choose up to one character on your opponent's front line and switch it to resting."
CHINESE = "【登場時】選擇對手前線最多1名角色，將它轉為休息。"


def test_cards_are_read_in_chinese_and_as_printed(open_page: Open) -> None:
    page = open_page("#/cards/union-arena", language="zh-Hant")
    page.locator("[data-search]").fill("Lanternkeeper Oda")
    card = page.locator(f"li [data-number='{CARD}']")
    card.locator(".rules[lang=zh-Hant]").filter(has_text=CHINESE).wait_for(state="attached")
    card.click()
    text = page.locator("dialog[open] [data-told]")
    text.filter(has_text=CHINESE).wait_for()
    page.locator("dialog[open] [data-printed-words]").click()
    text.filter(has_text=PRINTED).wait_for()
    assert text.get_attribute("lang") == "en"
    page.locator("dialog[open] [data-printed-words]").click()
    text.filter(has_text=CHINESE).wait_for()


def test_in_english_a_card_has_its_printed_words_alone(open_page: Open) -> None:
    page = open_page("#/cards/union-arena")
    page.locator("[data-search]").fill("Lanternkeeper Oda")
    page.locator(f"li [data-number='{CARD}']").click()
    page.locator("dialog[open] .text").filter(has_text=PRINTED).wait_for()
    assert page.locator("dialog[open] [data-printed-words]").count() == 0
