"""With others: invitations, spectators, consent, clocks, the same seat elsewhere."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.browser.conftest import Open
from tests.browser.person import (
    answered,
    click_something,
    concede,
    invite,
    play_by_clicks,
    question,
    quick_game,
    until,
    waits,
)
from tests.server.conftest import Running

GAME = "universal-arena"


def both(open_page: Open, **host_settings: bool) -> tuple[Any, Any]:
    """Two browsers at one table."""
    host = open_page()
    if host_settings.get("spectators"):
        host.get_by_label("Allow spectators").check()
    link = invite(host, GAME)
    guest = open_page(link)
    guest.locator("[data-claim]").click()
    for page in (host, guest):
        page.wait_for_selector(".board")
    return host, guest


def asked_first(pages: tuple[Any, Any]) -> tuple[Any, Any]:
    """Who is asked now, and the other one."""
    until(pages[0], "() => !!document.querySelector('.options [data-option]') || !!document.querySelector('.waiting')")
    for _ in range(400):
        for page, other in (pages, pages[::-1]):
            if page.locator(".options [data-option]").count():
                return page, other
        pages[0].wait_for_timeout(25)
    raise AssertionError("Nobody is asked.")


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
        again = open_page(link, refused="409")
        again.wait_for_selector("[role=alert]")
    finally:
        site.app.state.addresses = []


def test_spectators_watch_only_by_consent_and_see_no_hand(open_page: Open) -> None:
    host, guest = both(open_page, spectators=True)
    address = host.url
    closed = open_page(address)
    closed.wait_for_selector("h2:has-text('This table cannot be shown.')")
    for page in (host, guest):
        page.get_by_role("tab", name="Table").click()
    guest.get_by_label("Allow spectators").check()
    host.get_by_role("button", name="Link for spectators").click()
    watcher = open_page(host.locator("[data-watch]").input_value())
    watcher.wait_for_selector(".board")
    host.wait_for_selector(".tag:has-text('1 watching')")
    assert watcher.locator(".board .hand [data-number]").count() == 0
    assert watcher.locator(".options [data-option]").count() == 0
    asked, _ = asked_first((host, guest))
    before = watcher.locator(".log li").count()
    asked.locator(".options [data-option]").last.click()
    until(watcher, "n => document.querySelectorAll('.log li').length > n", before)
    guest.get_by_label("Allow spectators").uncheck()
    watcher.wait_for_selector(".connection.closed")


def test_a_move_is_taken_back_with_consent(open_page: Open) -> None:
    asked, other = asked_first(both(open_page))
    asked.locator(".options [data-option]").last.click()
    asked, other = asked_first((asked, other))
    for _ in range(20):
        if other.get_by_role("button", name="Ask to undo").is_enabled():
            break
        before = question(asked)
        asked.locator(".options [data-option]").last.click()
        answered(asked, before)
        asked, other = asked_first((asked, other))
    other.get_by_role("button", name="Ask to undo").click()
    asked.wait_for_selector(".request:has-text('asks to take back a move')")
    asked.get_by_role("button", name="Yes").click()
    until(other, "() => !!document.querySelector('.options [data-option]')")
    assert asked.locator(".options [data-option]").count() == 0


def test_phrases_reach_the_other_unless_muted(open_page: Open) -> None:
    host, guest = both(open_page)
    for page in (host, guest):
        page.get_by_role("tab", name="Chat").click()
    host.get_by_role("button", name="Good luck!").click()
    guest.wait_for_selector(".chat li:has-text('Good luck!')")
    guest.get_by_label("Mute").check()
    guest.wait_for_selector("text=You have muted the chat.")
    host.get_by_role("button", name="Oops.").click()
    host.wait_for_selector(".chat li:has-text('Oops.')")
    guest.wait_for_timeout(150)
    assert guest.locator(".chat li:has-text('Oops.')").count() == 0


def test_who_runs_out_of_time_loses(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Clock").select_option("move")
    page.get_by_label("Seconds for each move").fill("5")
    page.locator("[data-start]:not([disabled])").click()
    page.wait_for_selector("[role=timer]")
    assert page.locator(".side.mine [role=timer]").inner_text().startswith("0:0")
    page.wait_for_selector(".result h2:has-text('You lost. Time ran out.')")


def test_a_bank_of_time_is_shown_for_both(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Clock").select_option("bank")
    page.get_by_label("Minutes for the game").fill("3")
    page.locator("[data-start]:not([disabled])").click()
    page.wait_for_selector("[role=timer]")
    times = page.locator("[role=timer]").all_inner_texts()
    assert len(times) == 2 and all(time.startswith(("3:", "2:")) for time in times)


def test_my_seat_goes_on_in_another_browser(open_page: Open) -> None:
    page = open_page()
    quick_game(page, GAME)
    play_by_clicks(page, seed=2, answers=4)
    assert waits(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Your seat on another device").click()
    link = page.locator("[data-seat-link]").input_value()
    asked = question(page)
    phone = open_page(link)
    assert waits(phone) and question(phone) == asked
    assert link.rsplit("/", 1)[1] not in phone.url, "The secret does not stay in the address bar."
    phone.locator(".options [data-option]").last.click()
    answered(page, asked)


def test_a_lost_line_is_shown_and_comes_back(open_page: Open) -> None:
    page = open_page(lost="ERR_INTERNET_DISCONNECTED")
    quick_game(page, GAME)
    assert waits(page)
    before = (question(page), page.locator(".log li").count())
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.wait_for_selector(".connection.lost")
    page.context.set_offline(False)
    page.wait_for_selector(".connection.open")
    assert waits(page) and (question(page), page.locator(".log li").count()) == before


def test_a_finished_game_is_reviewed(open_page: Open) -> None:
    page = open_page()
    quick_game(page, "ultraman")
    play_by_clicks(page, seed=4, answers=6)
    if page.locator(".result").count() == 0:
        concede(page)
    page.locator(".result").get_by_role("link", name="Replay").click()
    page.locator("[data-review]").click()
    page.wait_for_selector("[data-mark], text=No decision cost much")
    if page.locator("[data-mark]").count():
        page.locator("[data-mark]").first.click()
        page.wait_for_selector("[data-mark][aria-current=true]")


def test_two_pages_of_one_person_follow_each_other(open_page: Open) -> None:
    page = open_page()
    quick_game(page, GAME)
    assert waits(page)
    twin = page.context.new_page()
    twin.goto(page.url)
    assert waits(twin) and question(twin) == question(page)
    before = question(twin)
    click_something(page, Random(1))
    answered(twin, before)
