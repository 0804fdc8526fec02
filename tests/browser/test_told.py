"""A card's text in Chinese on the page, and the switch to its printed words."""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.server.test_told import CHINESE, OWN


def test_cards_are_read_in_chinese_and_as_printed(open_page: Open) -> None:
    page = open_page("#/cards/union-arena", language="zh-Hant")
    page.wait_for_selector("[data-number]")
    file = {"name": "quay.toml", "mimeType": "text/plain", "buffer": OWN.encode()}
    page.set_input_files("input[type=file]", file)
    page.locator("[data-search]").fill("Lamp of the Lower Quay")
    page.locator(f"li [data-number='ZZZ-1-001'] .rules[lang=zh-Hant]:has-text('{CHINESE}')").wait_for(state="attached")
    page.locator("li [data-number='ZZZ-1-001']").click()
    assert page.locator("dialog[open] .name").inner_text() == "下碼頭之燈"
    text = page.locator("dialog[open] [data-told]")
    text.filter(has_text=CHINESE).wait_for()
    page.locator("dialog[open] [data-printed-words]").click()
    text.filter(has_text="[When Played] Draw two cards").wait_for()
    assert text.get_attribute("lang") == "en"
    page.locator("dialog[open] [data-printed-words]").click()
    text.filter(has_text=CHINESE).wait_for()


def test_in_english_a_card_has_its_printed_words_alone(open_page: Open) -> None:
    page = open_page("#/cards/union-arena")
    page.locator("li [data-number]").first.click()
    page.wait_for_selector("dialog[open] .name")
    assert page.locator("dialog[open] [data-printed-words]").count() == 0
