"""Cards are as large as the screen allows: what acts can be seen, and touched on a phone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.person import AT_REST, MOST_ANSWERS, click_something, quick_game, until, waits

LAPTOP = {"width": 1280, "height": 720}
TOUCHABLE = 44
WIDTHS = "selector => [...document.querySelectorAll(selector)].map(x => x.getBoundingClientRect().width)"
HEIGHTS = (
    "() => [...document.querySelectorAll('.shared .zone.row')].map(x => Math.round(x.getBoundingClientRect().height))"
)
OVERLAP = """() => {
    const inside = [...document.querySelectorAll('.board .plate > .plate, .board .beside .zone')]
        .map(x => x.getBoundingClientRect());
    const board = document.querySelector('.board').getBoundingClientRect();
    const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
    const apart = (a, b) => before(a, b) || before(b, a);
    const cut = inside.filter(x => x.left < board.left || x.right > board.right + 1);
    const met = inside.filter((a, i) => inside.some((b, j) => j > i && !apart(a, b)));
    return [...cut, ...met].length;
}"""


COVERED = """() => {
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const box = x => x.getBoundingClientRect();
    const shields = [...document.querySelectorAll('.board .shield')].flatMap(x =>
        [...x.closest('button').querySelectorAll('svg text')].filter(y => meet(box(x), box(y))));
    const labels = [...document.querySelectorAll('.mine .hand > .label')].map(box).filter(x => x.width).filter(x =>
        [x.left, x.right].some(at => document.elementFromPoint(at, (x.top + x.bottom) / 2)?.closest('[data-card]')));
    return [...shields.map(x => x.textContent), ...labels.map(x => JSON.stringify(x))];
}"""


def play_until(page: Any, game: str, shown: str, many: int) -> None:
    """Play until so many of these are on the table."""
    quick_game(page, game)
    chance = Random(3)
    for _ in range(MOST_ANSWERS):
        assert waits(page), f"There were never {many} of {shown}."
        if page.locator(shown).count() >= many:
            page.evaluate(AT_REST)
            return
        click_something(page, chance)


@pytest.mark.parametrize(("size", "least"), [(DESK, 95), (LAPTOP, 80)])
def test_creatures_that_act_are_large_and_piles_cover_nothing(
    open_page: Open, size: dict[str, int], least: int
) -> None:
    page = open_page(size=size)
    play_until(page, "guardians-arena", ".ground .zone.line .place:not(.small *) > .card, .arena .place > .card", 4)
    wide = page.evaluate(WIDTHS, ".ground > .zone .place > .card")
    assert wide and min(wide) >= least, wide
    assert page.evaluate(OVERLAP) == 0


def test_cards_in_a_zone_can_be_touched_and_the_zones_do_not_jump(open_page: Open) -> None:
    page = open_page(size=LAPTOP)
    play_until(page, "universal-arena", ".timeline .entry", 3)
    assert len(set(page.evaluate(HEIGHTS))) == 1, "An empty zone is as high as the others."
    assert page.evaluate(OVERLAP) == 0
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.evaluate(AT_REST)
    wide = page.evaluate(WIDTHS, ".timeline .card")
    assert len(wide) >= 3 and min(wide) >= TOUCHABLE, wide


def test_marks_and_names_of_zones_cover_nothing(open_page: Open) -> None:
    """A character's Shield leaves its name and its marks free; the hand's name lies on no card."""
    page = open_page("#/scenario/universal-arena/t12-shield-lasts-through-turn-end-damage", size=LAPTOP)
    page.wait_for_selector(".board [data-card]")
    while not page.locator(".shield").count():
        shown = page.locator("[data-scrub]").input_value()
        page.locator("[data-next]:not([disabled])").click()
        until(page, "b => document.querySelector('[data-scrub]').value !== b", shown)
    page.evaluate(AT_REST)
    assert page.evaluate(COVERED) == []
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.evaluate(AT_REST)
    assert page.evaluate(COVERED) == []
