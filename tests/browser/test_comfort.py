"""Undo, hints, why, why not, chat, the rules page."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Open
from tests.browser.person import answered, at_the_main_phase, play_by_clicks, question, quick_game, until, waits

BELOW = "x.scrollHeight - x.scrollTop - x.clientHeight"
"""Pixels of the log that lie below what is shown."""


def options(page: Any) -> list[str]:
    return [str(x) for x in page.locator(".options [data-option] > span").all_inner_texts()]


def test_undo_brings_back_the_question(open_page: Open) -> None:
    page = open_page()
    at_the_main_phase(page)
    page.wait_for_selector(".options [data-verb=play]")
    before, asked, lines = options(page), question(page), page.locator(".log li").count()
    page.locator(".options [data-verb=play]").first.click()
    answered(page, asked)
    waits(page)
    page.get_by_role("button", name="Undo").click()
    until(page, "n => document.querySelectorAll('.options [data-option]').length === n", len(before))
    assert options(page) == before
    assert page.locator(".log li").count() == lines


def test_hints_mark_options(open_page: Open) -> None:
    page = open_page()
    at_the_main_phase(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".options .hinted")
    assert 1 <= page.locator(".options .hinted").count() <= 3


def test_log_lines_and_cards_name_their_rules(open_page: Open) -> None:
    page = open_page()
    at_the_main_phase(page)
    before = question(page)
    page.locator(".options [data-verb=play]").first.click()
    answered(page, before)
    assert waits(page)
    page.locator(".log .line").last.click()
    page.wait_for_selector(".log .rule a[href*='#/rules/union-arena/ua.']")
    page.get_by_role("button", name="Rule").first.click()
    page.wait_for_selector(".options .rule")
    page.locator(".side.mine .hand [data-card]").first.click(button="right")
    page.wait_for_selector("dialog[open] h3:has-text('Why not?')")
    page.locator("dialog[open] li button").first.click()
    page.wait_for_selector("dialog[open] .rule")


def test_the_log_follows_whoever_reads_its_end(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "union-arena")
    play_by_clicks(page, seed=1, answers=15)
    waits(page)
    until(page, f"() => {{ const x = document.querySelector('.log'); return x.scrollTop > 0 && {BELOW} < 2; }}")
    page.locator(".log").evaluate("x => new Promise(done => { x.onscrollend = done; x.scrollTop = 0; })")
    play_by_clicks(page, seed=2, answers=2)
    assert page.locator(".log").evaluate("x => x.scrollTop") == 0, "Who reads what was before is not disturbed."
    log = page.locator(".log").element_handle()
    page.evaluate("location.hash = ''")
    page.wait_for_selector("[data-quick]")
    log.evaluate("x => x.dispatchEvent(new Event('scroll'))")  # a browser may tell late that the log was scrolled


def test_chat_says_phrases_and_plain_text(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "union-arena")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Good luck!").click()
    page.get_by_label("Message").fill("<img src=x onerror=alert(1)>")
    page.get_by_role("button", name="Send").click()
    page.wait_for_selector(".chat li >> text=<img src=x onerror=alert(1)>")
    assert page.locator(".chat li img").count() == 0


def test_a_rule_plays_its_scenario(open_page: Open) -> None:
    page = open_page("#/rules/union-arena")
    page.locator("[data-search]").fill("nullify impact")
    page.get_by_label("with a scenario to play").check()
    page.locator("article a.button").first.click()
    page.wait_for_selector(".board [data-card]")
    page.locator("[data-next]").click()
    page.wait_for_selector(".log li >> nth=1")
