"""Undo, hints, why, why not, chat, replays, the judge's table."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Open
from tests.browser.person import answered, close_dialog, play_by_clicks, question, quick_game, until, waits


def play_until(page: Any, kind: str) -> None:
    """Answer with the last option until something of this kind is asked."""
    for _ in range(80):
        assert waits(page)
        if page.locator(".options").get_attribute("data-kind") == kind:
            return
        before = question(page)
        close_dialog(page)
        page.locator(".options [data-option]").last.click()
        answered(page, before)
    raise AssertionError(f"Nobody ever asked for {kind}.")


def options(page: Any) -> list[str]:
    return [str(x) for x in page.locator(".options [data-option] > span").all_inner_texts()]


def test_undo_brings_back_the_question(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "union-arena")
    play_until(page, "main")
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
    quick_game(page, "union-arena")
    play_until(page, "main")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".options .hinted")
    assert 1 <= page.locator(".options .hinted").count() <= 3


def test_log_lines_and_cards_name_their_rules(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "union-arena")
    play_until(page, "main")
    page.locator(".log .line").last.click()
    page.wait_for_selector(".log .rule a[href*='#/rules/union-arena/ua.']")
    page.get_by_role("button", name="Rule").first.click()
    page.wait_for_selector(".options .rule")
    page.locator(".side.mine .hand [data-card]").first.click(button="right")
    page.wait_for_selector("dialog[open] h3:has-text('Why not?')")
    page.locator("dialog[open] li button").first.click()
    page.wait_for_selector("dialog[open] .rule")


def test_chat_says_phrases_and_plain_text(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "union-arena")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Good luck!").click()
    page.get_by_label("Message").fill("<img src=x onerror=alert(1)>")
    page.get_by_role("button", name="Send").click()
    page.wait_for_selector(".chat li >> text=<img src=x onerror=alert(1)>")
    assert page.locator(".chat li img").count() == 0


def test_a_replay_is_walked_from_both_sides_and_continued(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "union-arena")
    play_by_clicks(page, seed=9, answers=25)
    if page.locator(".result").count() == 0:
        close_dialog(page)
        page.get_by_role("button", name="Concede").click()
        page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    page.locator(".result").get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-scrub]")
    page.locator("[data-next]").click()
    page.locator("[data-next]").click()
    assert page.locator("[data-scrub]").input_value() == "2"
    page.wait_for_selector(".side.mine .hand [data-number]")
    page.get_by_role("button", name="Seen by").click()
    page.wait_for_selector(".side.mine .hand [data-number]")
    page.locator("[data-turns]").select_option(index=1)
    assert int(page.locator("[data-scrub]").input_value()) > 2
    page.locator("[data-play]").click()
    step = page.locator("[data-scrub]").input_value()
    until(page, "s => document.querySelector('[data-scrub]').value !== s", step)
    page.locator("[data-play]").click()
    address = page.url
    again = open_page(address[address.index("#") :])
    again.wait_for_selector(".board")
    page.locator("[data-continue]").click()
    page.wait_for_selector(".tag:has-text('practice')")
    assert waits(page)


def test_a_judge_changes_a_position_and_plays_it(open_page: Open) -> None:
    page = open_page("#/position/union-arena", refused="422")
    page.wait_for_selector(".board [data-card]")
    page.get_by_label("Add a card…").fill("Oilcan")
    page.get_by_role("button", name="Oilcan Wenn").first.click()
    page.wait_for_selector(".board [data-number='QDR-1-001']")
    page.get_by_role("button", name="Text", exact=True).click()
    assert "QDR-1-001" in page.get_by_label("Scenario file").input_value()
    page.get_by_label("Scenario file").fill("game: nothing")
    page.get_by_role("button", name="Lay it out").click()
    page.wait_for_selector("[role=alert]")
    page.get_by_role("button", name="Cards", exact=True).click()
    page.get_by_label("Title").fill("Ours")
    page.get_by_label("Title").blur()
    page.wait_for_selector("[role=alert]", state="detached")
    page.locator("[data-play]").click()
    page.wait_for_selector(".page .board [data-number='QDR-1-001']")


def test_a_rule_plays_its_scenario(open_page: Open) -> None:
    page = open_page("#/rules/union-arena")
    page.locator("[data-search]").fill("nullify impact")
    page.get_by_label("with a scenario to play").check()
    page.locator("article a.button").first.click()
    page.wait_for_selector(".board [data-card]")
    page.locator("[data-next]").click()
    page.wait_for_selector(".log li >> nth=1")
