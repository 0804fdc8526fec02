"""Undo, hints, why, why not, words explained, the log, chat, the rules page."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.browser.conftest import PATIENCE, Open
from tests.browser.person import (
    GLANCE,
    MOST_ANSWERS,
    answered,
    at_the_main_phase,
    click_something,
    play_by_clicks,
    question,
    quick_game,
    until,
    waits,
)

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


IDLE = 25
"""Answers of somebody who never does anything: one of them costs something."""


def test_the_coach_says_what_a_move_cost_and_takes_it_back(open_page: Open) -> None:
    """Whoever plays nothing is told so, once the computer has thought about the question."""
    page = open_page("#/replays")
    page.evaluate("localStorage.setItem('quadriga.settings', JSON.stringify({motion: false, coach: true}))")
    thought: list[str] = []

    def hear(frame: Any) -> None:
        if '"type":"hints"' in str(frame)[:40]:
            thought.append(str(frame))

    page.on("websocket", lambda line: line.on("framereceived", hear))
    page.goto(page.url.partition("#")[0])
    page.reload()
    quick_game(page, "union-arena")
    told = page.locator("[data-coached]")
    for _ in range(IDLE):
        assert waits(page), "The game was over before anything was said."
        before = question(page)
        several = page.locator(".options [data-option]").count() > 1
        for _ in range(PATIENCE // GLANCE if several else 0):
            if any(f'"number":{before},' in frame for frame in thought):
                break
            page.wait_for_timeout(GLANCE)
        passes = page.locator(".options [data-verb=done]")
        (passes if passes.count() else page.locator(".options [data-option]").last).click()
        answered(page, before)
        if told.count():
            break
    assert "%" in told.inner_text()
    assert waits(page)
    after = page.locator(".log li").count()
    told.get_by_role("button", name="Take it back").click()
    until(page, "n => document.querySelectorAll('.log li').length < n", after)
    assert not told.count()


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
    play_by_clicks(page, seed=1, answers=40)
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
    page.wait_for_selector("article")
    page.locator("[data-ours]").check()
    until(page, "() => [...document.querySelectorAll('article')].every(x => x.textContent.includes('our ruling'))")
    page.locator("[data-ours]").uncheck()
    page.locator("[data-search]").fill("nullify impact")
    page.get_by_label("with a scenario to play").check()
    page.locator("article a.button").first.click()
    page.wait_for_selector(".board [data-card]")
    page.locator("[data-next]").click()
    page.wait_for_selector(".log li >> nth=1")


def test_the_log_follows_through_a_long_game(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "universal-arena")
    chance = Random(1)
    for _ in range(120):
        if page.locator(".log li").count() > 220 or not waits(page):
            break
        click_something(page, chance)
    waits(page)
    page.mouse.move(2, 2)
    page.wait_for_selector(".zoom", state="detached")
    assert page.locator(".log li").count() > 200
    until(page, f"() => {{ const x = document.querySelector('.log'); return {BELOW} < 2; }}")


def test_a_line_of_the_log_opens_its_rule_in_sight(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "union-arena")
    play_by_clicks(page, seed=1, answers=12)
    waits(page)
    page.mouse.move(2, 2)
    page.locator(".log .line").last.click()
    page.wait_for_selector(".log .rule")
    until(
        page,
        """() => {
            const log = document.querySelector('.log').getBoundingClientRect();
            const rule = document.querySelector('.log .because').getBoundingClientRect();
            const seen = Math.min(rule.bottom, log.bottom) - Math.max(rule.top, log.top);
            return rule.height > 20 && seen >= Math.min(rule.height, log.height - 50) - 1;
        }""",
    )
    page.get_by_role("button", name="Newest").click()
    until(page, f"() => {{ const x = document.querySelector('.log'); return {BELOW} < 2; }}")


def test_a_trigger_names_its_card_and_says_what_it_does(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "union-arena")
    chance = Random(3)
    for _ in range(MOST_ANSWERS):
        assert waits(page), "No trigger came up in the whole game."
        if page.locator(".options[data-kind=trigger]").count():
            break
        click_something(page, chance)
    used = str(page.locator(".options [data-verb='use trigger'] > span").first.inner_text())
    name, _, kind = used.removeprefix("Use ").removesuffix(" trigger").rpartition("'s ")
    prompt = str(page.locator(".options .prompt p").inner_text())
    assert name and prompt.startswith(f"Use {name}'s {kind} trigger?"), prompt
    assert kind in page.locator(".options [data-means]").first.inner_text()


def test_a_characters_page_says_everything_about_it(open_page: Open) -> None:
    """Innates, statuses, gameplan and cards, on the page of cards and at the table."""
    page = open_page("#/cards/universal-arena")
    page.locator("li [data-number=vesper-lune-understudy]").click()
    sheet = page.locator("dialog[open]")
    everything_about(sheet)
    quick_game(open_at_start(page), "universal-arena")
    waits(page)
    page.locator(".side.mine .line [data-card]").first.click(button="right")
    everything_about(page.locator("dialog[open]"))


def everything_about(sheet: Any) -> None:
    sheet.locator("[data-innates]").wait_for()
    assert sheet.locator("[data-gameplan]").inner_text()
    assert sheet.locator("[data-status]").count() >= 1
    assert sheet.locator("[data-brought]").count() >= 6


def open_at_start(page: Any) -> Any:
    page.goto(page.url.partition("#")[0])
    return page


def test_words_of_a_card_are_explained_where_they_stand(open_page: Open) -> None:
    """By the mouse in the place beside the table that covers nothing; the rule plays its scenario."""
    page = open_page("#/cards/union-arena")
    page.locator("[data-search]").fill("impact")
    page.locator("li [data-number]").first.click()
    word = page.locator("dialog[open] .term", has_text="Impact").first
    word.hover()
    meaning = page.locator(".meaning:popover-open")
    meaning.locator(".rule").wait_for()
    assert "battle" in meaning.inner_text()
    assert meaning.get_by_role("link", name="Show me").get_attribute("href")
    page.mouse.move(2, 2)
    meaning.wait_for(state="detached")
    word.focus()
    meaning.wait_for()


def test_a_card_says_what_it_does_on_its_face_where_that_can_be_read(open_page: Open) -> None:
    """On a large screen; small cards keep to name and numbers, and are read beside the table."""
    page = open_page()
    at_the_main_phase(page)
    shown = "() => [...document.querySelectorAll('.mine .hand-row .rules')].some(x => x.offsetHeight > 8)"
    until(page, shown)
    page.set_viewport_size({"width": 390, "height": 844})
    until(page, f"() => !({shown})()")


def test_a_card_is_read_beside_the_table(open_page: Open) -> None:
    page = open_page()
    at_the_main_phase(page)
    page.locator(".side.mine .hand [data-card]").first.hover()
    preview = page.locator(".zoom.docked")
    box, board = preview.bounding_box(), page.locator(".board").bounding_box()
    assert box["x"] >= board["x"] + board["width"]
    page.mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
    page.wait_for_timeout(900)
    assert preview.count() == 1, "It stays while the mouse is on it."


def test_the_end_tells_its_story(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "ultraman")
    play_by_clicks(page, seed=1)
    result = page.locator(".result")
    told = result.inner_text()
    assert "The game ended on turn" in told and "The last blow: " in told
    assert "three battles in one turn" in told or "no character card to set" in told
    page.get_by_role("button", name="Share").wait_for()
    page.locator("[data-turning]").click()
    result.locator(".marks li, p:has-text('well played')").first.wait_for(timeout=4 * PATIENCE)  # a whole search
    assert result.locator("[data-turning]").count() == 0


def test_options_that_read_alike_say_what_tells_them_apart(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "union-arena")
    chance = Random(1)
    for _ in range(MOST_ANSWERS):
        assert waits(page), "No two options ever read alike."
        told = [str(x).strip() for x in page.locator(".options [data-option] > span").all_inner_texts()]
        if len(set(told)) < len(told):
            break
        click_something(page, chance)
    whole = [str(x) for x in page.locator(".options [data-option]").all_inner_texts()]
    assert len({" ".join(x.split()[1:]) for x in whole}) == len(whole)


def test_any_of_several_face_down_cards_is_taken_by_one_click_or_by_none(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "union-arena")
    chance = Random(4)
    for _ in range(MOST_ANSWERS):
        assert waits(page), "No life card was ever chosen."
        if page.locator("[data-any]").count():
            break
        click_something(page, chance)
    before = question(page)
    page.locator("[data-any]").click()
    answered(page, before)
    page.keyboard.press("?")
    page.get_by_label("Take any one of several").check()
    page.keyboard.press("Escape")
    for _ in range(25):
        if not waits(page):
            break
        assert page.locator("[data-any]").count() == 0
        click_something(page, chance)
