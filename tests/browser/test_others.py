"""With others: invitations, seats, spectators, chat, clocks, asking to undo, a line that is lost."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.browser.cable import Cable
from tests.browser.conftest import PHONE, Open
from tests.browser.person import (
    accept,
    answered,
    click_something,
    invite,
    on_the_table,
    play_by_clicks,
    question,
    quick_game,
    turn,
    until,
    waits,
)
from tests.server.conftest import Running

GAME = "universal-arena"


def two(open_page: Open) -> list[Any]:
    """Two browsers at one table."""
    host = open_page()
    guest = accept(open_page, invite(host, GAME))
    host.wait_for_selector(".board")
    return [host, guest]


def open_tab(page: Any, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def test_an_invitation_bears_the_address_of_the_local_network(open_page: Open, site: Running) -> None:
    lan = site.url.replace("127.0.0.1", "localhost")
    site.app.state.addresses = [lan]
    try:
        host = open_page()
        link = invite(host, GAME)
        assert link.startswith(f"{lan}/#/join/")
        guest = open_page(link)
        guest.locator("[data-claim]").click()
        guest.wait_for_selector(".board")
        # It works once: who made it cannot use it to look at the other hand.
        again = open_page(link, refused="403")
        again.wait_for_selector("[role=alert]:has-text('somebody has already used it')")
    finally:
        site.app.state.addresses = []


def test_a_new_browser_is_one_person_from_its_first_request_on(open_page: Open) -> None:
    """The page asks for several things at once; only the first answer may give it a name."""
    page = open_page()
    page.wait_for_selector("[data-quick]:not([disabled])")
    page.context.clear_cookies()
    answers: list[Any] = []
    page.on("response", lambda answer: answers.append(answer))
    page.reload()
    page.wait_for_selector("[data-quick]:not([disabled])")
    page.wait_for_load_state("networkidle")
    assert len([answer for answer in answers if "/api/" in answer.url]) > 1
    assert [answer.url.rsplit("/", 1)[1] for answer in answers if answer.header_value("set-cookie")] == ["hello"]


def test_spectators_come_by_choice_of_both_players_and_see_no_hand(open_page: Open) -> None:
    host, guest = pages = two(open_page)
    table = host.url[host.url.index("#") :]
    stranger = open_page(table)
    stranger.wait_for_selector("h2:has-text(\"This table can't be shown.\")")
    for page in pages:
        open_tab(page, "Table")
        assert page.get_by_role("button", name="Link for spectators").count() == 0
        page.get_by_label("Allow spectators").check()
    guest.get_by_role("button", name="Link for spectators").click()
    watcher = open_page(guest.locator("[data-watch]").input_value())
    watcher.wait_for_selector(".board [data-card]")
    assert watcher.locator(".hand [data-number]").count() == 0
    assert watcher.get_by_role("button", name="Concede").count() == 0
    host.wait_for_selector(".tag:has-text('1 watching')")
    host.get_by_label("Allow spectators").uncheck()
    watcher.wait_for_selector(".connection:has-text('closed')")


def test_a_seat_goes_to_another_device_by_its_link(open_page: Open) -> None:
    page = open_page()
    quick_game(page, GAME)
    waits(page)
    seen = on_the_table(page)
    open_tab(page, "Table")
    page.get_by_role("button", name="Your seat on another device").click()
    link = page.locator("[data-seat-link]").input_value()
    device = open_page(link)
    waits(device)
    assert on_the_table(device) == seen
    assert link.rsplit("/", 1)[1] not in device.url, "The secret stays in the address bar."
    page.wait_for_selector(".connection:has-text('connected')")
    assert on_the_table(page) == seen, "the page takes up the new link by itself"
    click_something(page, Random(1))


def test_chat_reaches_the_other_player_until_it_is_muted(open_page: Open) -> None:
    host, guest = two(open_page)
    open_tab(host, "Chat")
    host.get_by_role("button", name="Good luck!").click()
    guest.wait_for_selector(".tabs .unread:has-text('1')")
    open_tab(guest, "Chat")
    guest.wait_for_selector(".chat li:has-text('Good luck!')")
    guest.wait_for_selector(".tabs .unread", state="detached")
    guest.get_by_label("Mute").check()
    guest.wait_for_selector("text=You have muted the chat.")
    host.get_by_label("Message").fill("Are you there?")
    host.get_by_role("button", name="Send").click()
    host.wait_for_selector(".chat li:has-text('Are you there?')")
    guest.get_by_label("Mute").uncheck()
    host.get_by_role("button", name="Thank you").click()
    guest.wait_for_selector(".chat li:has-text('Thank you')")
    assert guest.locator(".chat li:has-text('Are you there?')").count() == 0
    guest.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    host.get_by_role("button", name="Well played!").click()
    guest.wait_for_selector(".drawer .unread:has-text('1')")


def test_undo_past_what_was_shown_asks_the_other_player(open_page: Open) -> None:
    pages = two(open_page)
    asked = turn(pages)
    assert asked is not None
    before = question(asked)
    asked.locator(".options [data-option]").first.click()
    answered(asked, before)
    for _ in range(20):
        again = turn(pages)
        assert again is not None
        if asked.get_by_role("button", name="Ask to undo").count():
            break
        number = question(again)
        again.locator(".options [data-option]").first.click()
        answered(again, number)
    other = next(page for page in pages if page is not asked)
    before = question(asked)
    asked.get_by_role("button", name="Ask to undo").click()
    asked.wait_for_selector("text=Waiting for your opponent's answer…")
    other.wait_for_selector("[role=alertdialog]:has-text('asks to take back a move')")
    other.get_by_role("button", name="No", exact=True).click()
    asked.wait_for_selector("text=Waiting for your opponent's answer…", state="detached")
    assert question(asked) == before
    asked.get_by_role("button", name="Ask to undo").click()
    other.get_by_role("button", name="Yes", exact=True).click()
    answered(asked, before)
    assert waits(asked)


def test_who_runs_out_of_time_loses_and_is_told_so(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Clock").select_option(label="for each move")
    page.get_by_label("Seconds for each move").fill("5")
    page.locator("[data-start]:not([disabled])").click()
    waits(page)
    runs = "() => /^0:0[1-4]$/.test(document.querySelector('.side.mine [role=timer]')?.innerText ?? '')"
    until(page, runs)  # it may be read late, but it runs down from five
    page.wait_for_selector(".result h2:has-text('You lost. Time ran out.')")


def test_unfinished_games_are_listed_and_gone_on_with(open_page: Open) -> None:
    page = open_page()
    quick_game(page, GAME)
    play_by_clicks(page, seed=2, answers=2)
    waits(page)
    seen = on_the_table(page)
    page.get_by_role("link", name="Quadriga: home").click()
    page.locator("section:has-text('Unfinished games') a").first.click()
    page.wait_for_selector(".board [data-card]")
    waits(page)
    assert on_the_table(page) == seen


@pytest.fixture
def cable(site: Running) -> Iterator[Cable]:
    made = Cable(site.url)
    yield made
    made.take_away()


def test_a_lost_line_is_shown_and_comes_back_to_the_same_view(open_page: Open, cable: Cable) -> None:
    page = open_page(cable.url, lost="WebSocket connection")
    quick_game(page, "union-arena")
    play_by_clicks(page, seed=3, answers=6)
    waits(page)
    page.wait_for_selector(".connection:has-text('connected')")
    seen = (on_the_table(page), question(page), page.locator(".log li").count())
    cable.cut()
    page.wait_for_selector(".connection:has-text('connection lost')")
    page.wait_for_selector("[role=alert]:has-text('Connection lost. Reconnecting…')")
    assert page.locator(".options [data-option]").count() == 0, "Nothing can be answered on a lost line."
    cable.mend()
    page.wait_for_selector(".connection:has-text('connected')")
    waits(page)
    assert (on_the_table(page), question(page), page.locator(".log li").count()) == seen


def test_the_first_page_shows_who_is_here_to_play(open_page: Open) -> None:
    """How many there are, and the tables that they have opened."""
    host = open_page("#/lobby/union-arena")
    guest = open_page()
    until(guest, "() => /^([2-9]|\\d\\d+) people/.test(document.querySelector('[data-people]')?.innerText)")
    host.get_by_label("Your name").fill("Ada of the Weir")
    host.locator("[data-open]:not([disabled])").click()
    host.wait_for_selector("[data-opened]")
    guest.locator("[data-here] a", has_text="Ada of the Weir").click()
    guest.wait_for_selector("main h1")
    assert "#/sit/" in guest.url
    host.get_by_role("button", name="Close the table").click()
    host.wait_for_selector("[data-opened]", state="detached")


def test_who_has_gone_is_shown_as_away(open_page: Open) -> None:
    host, guest = two(open_page)
    guest.close()
    host.wait_for_selector(".side.theirs .plate:has-text('away')")
