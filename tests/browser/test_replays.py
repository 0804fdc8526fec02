"""Replays: walked, shared, reviewed, gone on from; the judge's table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import quadriga
from quadriga.scenario.files import read
from quadriga.scenario.running import run_file
from tests.browser.conftest import Open
from tests.browser.person import concede, play_by_clicks, quick_game, until, waits


def to_the_replay(page: Any) -> None:
    """End the game, if it is not over, and look at it."""
    if page.locator(".result").count() == 0:
        concede(page)
    page.locator(".result").get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-scrub]")
    page.wait_for_selector(".board")


def test_a_replay_is_walked_from_both_sides_and_continued(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "union-arena")
    play_by_clicks(page, seed=9, answers=15)
    to_the_replay(page)
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
    page.get_by_role("button", name="Set it up").click()
    page.wait_for_selector("[role=alert]")
    page.get_by_role("button", name="Cards", exact=True).click()
    page.get_by_label("Title").fill("Ours")
    page.get_by_label("Title").blur()
    page.wait_for_selector("[role=alert]", state="detached")
    with page.expect_download() as saved:
        page.locator("[data-save]").click()
    written = saved.value.path().read_text(encoding="utf-8")
    page.locator("[data-play]").click()
    page.wait_for_selector(".page .board [data-number='QDR-1-001']")
    # The file is the position: it opens again elsewhere.
    again = open_page("#/position/union-arena")
    again.wait_for_selector(".board [data-card]")
    file = {"name": saved.value.suggested_filename, "mimeType": "text/plain", "buffer": written.encode()}
    again.set_input_files("input[type=file]", file)
    again.wait_for_selector(".board [data-number='QDR-1-001']")
    until(again, "() => [...document.querySelectorAll('input')].some(x => x.value === 'Ours')")


def test_a_judge_changes_a_position_of_a_replay_and_keeps_it(open_page: Open, tmp_path: Path) -> None:
    """What is saved is a scenario file: the engine lays it out, with the card where the judge put it."""
    page = open_page()
    quick_game(page, "union-arena")
    play_by_clicks(page, seed=8, answers=20)
    to_the_replay(page)
    page.locator("[data-scrub]").fill("12")
    page.get_by_role("link", name="Edit this position").click()
    page.wait_for_selector(".board [data-card]")
    front = ".board .side.mine [data-zone='front line'] [data-card]"
    before = page.locator(front).count()
    library = quadriga.load("union-arena").cards()
    characters = {str(card["name"]) for card in library.values() if card["type"] == "character"}
    hand = page.locator("details:has(summary:has-text('hand')) li")
    known = "names => [...document.querySelectorAll('details li .stretch')].some((e) => names.includes(e.textContent))"
    until(page, known, sorted(characters))  # numbers stand there until the cards have come
    names = hand.locator(".stretch").all_inner_texts()
    moved = next(i for i, name in enumerate(names) if name in characters)
    hand.nth(moved).locator("select").select_option("front line")
    until(page, f"n => document.querySelectorAll(`{front}`).length === n + 1", before)
    page.get_by_label("Title").fill("The judge's own")
    page.get_by_label("Title").blur()
    page.get_by_role("button", name="Text", exact=True).click()
    until(page, "() => document.querySelector('textarea').value.includes('own')")
    with page.expect_download() as saved:
        page.locator("[data-save]").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert run_file(file) is None
    scenario = read(file)
    assert scenario.title == "The judge's own"
    laid = scenario.board["A"]["front line"]
    numbers = [entry["card"] if isinstance(entry, dict) else entry for entry in laid]
    assert len(numbers) == before + 1
    assert names[moved] in {library[number]["name"] for number in numbers}


def test_a_replay_is_saved_as_a_file_and_opened_elsewhere(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "ultraman")
    play_by_clicks(page, seed=4, answers=3)
    to_the_replay(page)
    steps = page.locator("[data-scrub]").get_attribute("max")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    other = open_page("#/replays")
    other.wait_for_selector("text=No finished games yet.")
    other.set_input_files("input[type=file]", saved.value.path())
    other.wait_for_selector(".board")
    assert other.locator("[data-scrub]").get_attribute("max") == steps
    other.goto(other.url.split("#")[0] + "#/replays")
    other.locator("main li a:has-text('Ultraman')").click()
    other.wait_for_selector(".board")


def test_a_review_marks_what_was_given_away_or_says_that_nothing_was(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "union-arena")
    play_by_clicks(page, seed=5, answers=4)
    to_the_replay(page)
    page.locator("[data-review]").click()
    page.wait_for_selector("[data-mark], [role=status]:has-text('No decision cost much')")
    marks = page.locator("[data-mark]")
    assert page.locator("[data-mark] [data-asked]").count() == marks.count(), "Each mark says what was asked."
    for i in range(marks.count()):
        marks.nth(i).click()
        until(page, "i => document.querySelectorAll('[data-mark]')[i].getAttribute('aria-current') === 'true'", i)
