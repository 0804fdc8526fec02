"""Whole games through the page: by clicks, by keyboard, on a phone, against each other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from quadriga.games import NAMES
from tests.browser.conftest import LONG, PHONE, Open
from tests.browser.person import (
    ANSWERS_IN_SIGHT,
    AT_REST,
    LOOK,
    MOST_ANSWERS,
    TAKEN,
    accept,
    answered,
    at_the_main_phase,
    best,
    click_something,
    close_dialog,
    concede,
    invite,
    on_the_table,
    play_by_keys,
    question,
    quick_game,
    turn,
    until,
    waits,
)
from tests.expected import games_with

TOGETHER, RELOADS = 24, (5, 14)
"""Answers of two people; after which of them a page is loaded anew."""
WHOLE_BY_KEYS = NAMES if LONG else games_with("soon over")
WHOLE_WITH_MOTION = ("ultraman", "union-arena")
SOME = 40
ON_THE_PHONE, LOOKS = 10, 3
"""Answers between two looks at where the cards lie, and how often that is done."""


@pytest.mark.parametrize("game", NAMES)
def test_a_game_by_keyboard(open_page: Open, game: str) -> None:
    """A whole one of the two games that are soonest over; of the others as much as holds every kind of question."""
    page = open_page()
    page.wait_for_selector("[data-quick]:not([disabled])")
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.name") != "game":
        page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.value") != game:
        page.keyboard.press("ArrowRight")
    while not page.evaluate("'quick' in document.activeElement.dataset"):
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".board")
    if game in WHOLE_BY_KEYS:
        assert play_by_keys(page, seed=2) < MOST_ANSWERS
        assert page.locator(".result h2").inner_text()
    else:
        play_by_keys(page, seed=2, answers=SOME)


def test_cards_are_used_with_the_keyboard_alone(open_page: Open) -> None:
    """Focus goes to a card that can be used, Enter uses it or opens its menu; Z zooms, W asks why not."""
    page = open_page()
    at_the_main_phase(page)
    page.keyboard.press("c")
    assert page.evaluate("document.activeElement.classList.contains('can')")
    page.keyboard.press("z")
    page.wait_for_selector(".zoom")
    page.keyboard.press("z")
    page.wait_for_selector(".zoom", state="detached")
    page.keyboard.press("w")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    before = question(page)
    page.keyboard.press("c")
    page.keyboard.press("Enter")
    if until(page, TAKEN, before) == "menu":
        until(page, "() => document.activeElement.role === 'menuitem'")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    answered(page, before)


def test_a_key_right_after_escape_is_heard(open_page: Open) -> None:
    """Until the browser paints again, keys still come from what had the focus in the dialog that was closed."""
    page = open_page()
    at_the_main_phase(page)
    before = question(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] button")
    page.evaluate(
        """() => {
            const dialog = document.querySelector('dialog[open]'), button = dialog.querySelector('button');
            dialog.close();
            button.dispatchEvent(new KeyboardEvent('keydown', {key: '1', bubbles: true}));
        }"""
    )
    answered(page, before)


@pytest.mark.parametrize("game", NAMES)
def test_two_browsers_play_each_other_with_a_reload(open_page: Open, game: str) -> None:
    host = open_page()
    host.get_by_label("Your name").fill("Ada <b>")
    pages = [host, guest] = [host, accept(open_page, invite(host, game))]
    host.wait_for_selector(".board")
    assert "Ada <b>" in guest.locator(".side.theirs .plate").first.inner_text()
    chance = Random(5)
    for answer in range(TOGETHER):
        asked = turn(pages)
        if asked is None:
            break
        click_something(asked, chance)
        if answer in RELOADS:
            again = turn(pages)
            assert again is not None
            before = (on_the_table(again), question(again), again.locator(".log li").count())
            again.reload()
            waits(again)
            assert (on_the_table(again), question(again), again.locator(".log li").count()) == before
    if host.locator(".result").count() == 0:
        concede(host)
    for page in pages:
        page.wait_for_selector(".result")
    assert host.locator(".result h2").inner_text() != guest.locator(".result h2").inner_text()
    # A rematch needs both.
    host.get_by_role("button", name="Rematch").click()
    guest.get_by_role("button", name="Yes").click()
    for page in pages:
        page.wait_for_selector(".result", state="detached")


@pytest.mark.parametrize("game", NAMES)
def test_a_phone_in_portrait(open_page: Open, game: str) -> None:
    page = open_page(size=PHONE, has_touch=True, is_mobile=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    quick_game(page, game)
    for look in range(LOOKS):
        chance = Random(3 + look)
        for _ in range(ON_THE_PHONE):
            if not waits(page):
                break
            close_dialog(page)
            assert page.evaluate(ANSWERS_IN_SIGHT) >= 1, page.locator(".options").inner_text()
            click_something(page, chance, touch=True)
        everything_is_on_the_screen(page)


def everything_is_on_the_screen(page: Any) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    boxes = page.locator(".board [data-card]").evaluate_all(
        "all => all.map(x => x.getBoundingClientRect()).map(b => [b.left, b.right, b.top, b.bottom])"
    )
    assert boxes
    for left, right, top, bottom in boxes:
        assert left >= -30 and right <= PHONE["width"] + 30, "A card lies outside the screen."
        assert top >= 0 and bottom <= PHONE["height"], "A card lies outside the screen."


LOW = ({"width": 844, "height": 390}, {"width": 640, "height": 360})
"""A phone held sideways; a window of 1280×720 at 200% zoom."""
THUMB = 44
"""Pixels that a thumb needs."""
TOUCHED = """() => {
    const hand = document.querySelector('.mine .hand-row');
    const board = document.querySelector('.board').getBoundingClientRect();
    const floor = hand.getBoundingClientRect().top;
    const cards = [...document.querySelectorAll('.board button.card.can')].filter(x => !x.closest('.crowded, .fan'));
    const boxes = cards.map(x => ({box: x.getBoundingClientRect(), held: hand.contains(x)}));
    const seen = ({box, held}) =>
        box.top >= board.top - 12 && (held ? box.top < board.bottom : box.bottom <= floor + 12);
    return {
        offered: boxes.length,
        seen: boxes.filter(seen).length,
        least: Math.min(...boxes.map(({box}) => Math.min(box.width, box.height))),
        wide: document.documentElement.scrollWidth <= innerWidth,
        hand: !hand.querySelector('[data-card]') || floor < innerHeight - 40,
    };
}"""


@pytest.mark.parametrize("game", NAMES)
def test_little_height_shows_what_can_be_touched(open_page: Open, game: str) -> None:
    """Sideways or zoomed, what the question is about comes into sight, large enough for a thumb; so does the hand."""
    page = open_page(size=LOW[0], has_touch=True)
    quick_game(page, game)
    chance = Random(5)
    for given in range(8):
        if not waits(page):
            break
        close_dialog(page)
        page.set_viewport_size(LOW[given % 2])  # type: ignore[arg-type]
        page.evaluate(AT_REST)
        found = page.evaluate(TOUCHED)
        assert found["wide"] and found["hand"], found
        if found["offered"]:
            assert found["seen"] and found["least"] >= THUMB - 1, found
        click_something(page, chance, touch=True)


def test_two_at_one_screen_hide_their_hands(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Two at this screen").check()
    page.locator("[data-start]:not([disabled])").click()
    chance = Random(4)
    for _ in range(12):
        page.wait_for_selector(".options [data-option], dialog[open]")
        if page.get_by_role("button", name="Show my cards").count():
            page.get_by_role("button", name="Show my cards").click()
            return
        click_something(page, chance)
    raise AssertionError("The screen was never handed over.")


HEARD = """(() => {
    const Socket = WebSocket;
    window.heard = 0;
    window.WebSocket = class extends Socket {
        constructor(...all) {
            super(...all);
            const hear = m => { if (m.data.includes('"type":"state"')) heard = performance.now(); };
            this.addEventListener('message', hear);
        }
    };
})()"""
"""Remembers when the server last told of a change."""
ELSEWHERE = "b => document.querySelector('.options').dataset.decision !== b"
AT_ONCE, PLAYED_BACK = 2500, 9000
"""Milliseconds: less than playing back takes, and more."""
BEHIND = 3000
"""Milliseconds after which the table must show the newest state, however much happened at once."""


@pytest.mark.parametrize("game", NAMES)
def test_the_table_never_stays_behind(open_page: Open, game: str) -> None:
    """A game with animations in which nothing is touched but answers: each wait is for the computer alone. A whole one
    where it is short, or where time is long (`make browser-long`)."""
    page = open_page("#/replays", motion=True)
    page.context.add_init_script(HEARD)
    page.goto(page.url.partition("#")[0])
    page.reload()
    quick_game(page, game)
    chance = Random(6)
    worst = 0.0
    for _ in range(MOST_ANSWERS if LONG or game in WHOLE_WITH_MOTION else 2 * SOME):
        if not waits(page):
            assert page.locator(".log li.heading").count(), "Turns stand out."
            break
        worst = max(worst, page.evaluate("performance.now() - heard"))
        close_dialog(page)
        seen = page.evaluate(LOOK)
        page.locator(".options [data-option]").nth(best(seen["verbs"], chance)).evaluate("x => x.click()")
        answered(page, seen["question"])
    else:
        assert not (LONG or game in WHOLE_WITH_MOTION), "The game never ends."
    assert worst < BEHIND


def test_a_fight_and_what_the_opponent_did_are_shown(open_page: Open) -> None:
    """Attacker and defender with their totals beside the question; the opponent's last turn as cards; it plays back,
    until a key is pressed."""
    page = open_page(motion=True)
    quick_game(page, "union-arena")
    chance = Random(2)
    fights = set()
    for _ in range(MOST_ANSWERS):
        assert waits(page), "Nobody ever fought and acted in this game."
        fight = page.locator("[data-fight=attack]")
        if fight.count():
            fights.add(len(fight.locator(".told b").all_inner_texts()))
        if fights and not fight.count() and page.locator("[data-play-back]:not([disabled])").count():
            break
        click_something(page, chance)
    deeds = page.locator(".since li")
    assert deeds.count() and deeds.first.get_attribute("title")
    asked = question(page)
    page.locator("[data-play-back]").click()
    until(page, ELSEWHERE, asked)
    page.keyboard.press("Shift")
    until(page, f"b => !({ELSEWHERE})(b)", asked, AT_ONCE)
    # Whoever wants no animations sees one picture after the other.
    page.keyboard.press("?")
    page.get_by_label("Animations").uncheck()
    close_dialog(page)
    page.locator("[data-play-back]").click()
    until(page, ELSEWHERE, asked)
    until(page, f"b => !({ELSEWHERE})(b)", asked, PLAYED_BACK)
    assert waits(page)
    # On a phone it is a low line, and a deed that is touched says what it was.
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    deeds.last.scroll_into_view_if_needed()
    deeds.last.click()
    assert page.locator("[data-told]").inner_text() == deeds.last.get_attribute("title")


STAGED = """() => {
    window.staged = [];
    const look = x => x.matches?.('[data-stage]') && staged.push(x.dataset.stage);
    new MutationObserver(all => all.forEach(m => m.addedNodes.forEach(look)))
        .observe(document, {subtree: true, childList: true});
}"""
"""Remembers the fights that were shown large over the table."""


def test_a_fight_that_is_over_is_still_told(open_page: Open) -> None:
    """Cards are opened and compared within one state: who fought with what, and who won, is shown all the same."""
    page = open_page(motion=True)
    page.evaluate(STAGED)
    quick_game(page, "ultraman")
    chance = Random(2)
    told = page.locator("[data-fought]")
    for _ in range(SOME):
        assert waits(page), "Nothing was compared in this game."
        if told.count():
            break
        click_something(page, chance)
    assert told.locator(".bout b").count() == 2, "Both totals are told."
    assert told.locator(".outcome").inner_text()
    assert page.evaluate("staged").count("battle"), "It was shown over the table."
    until(page, "() => !document.querySelector('[data-stage]')")  # it makes room by itself

def test_numbers_that_change_rise_from_their_cards_and_are_heard(open_page: Open) -> None:
    page = open_page(motion=True)
    page.evaluate(
        """() => {
            window.heard = 0;
            const voice = AudioContext.prototype.createOscillator;
            AudioContext.prototype.createOscillator = function () { heard += 1; return voice.call(this); };
            window.risen = [];
            const look = m => m.addedNodes.forEach(x => x.classList?.contains('float') && risen.push(x.textContent));
            new MutationObserver(all => all.forEach(look)).observe(document, {subtree: true, childList: true});
        }"""
    )
    quick_game(page, "universal-arena")
    chance = Random(5)
    for _ in range(120):
        if not waits(page) or any(x.startswith("−") for x in page.evaluate("risen")):
            break
        click_something(page, chance)
    assert [x for x in page.evaluate("risen") if x.startswith("−")], "Nobody was hurt in sight."
    assert page.evaluate("heard"), "It was not heard."
    until(page, "() => !document.querySelector('.board .float')")  # they are gone after a while
