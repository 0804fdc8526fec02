"""The pages in a language for tests, English with accents and longer: what shows without accents was not said by id."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from quadriga import games
from tests.browser.conftest import Open

PAGES = {
    "": "[data-quick]:not([disabled])",
    "#/replays": "main h1",
    "#/history": "main h1",
    "#/account": "main h1",
    **{f"#/{page}/union-arena": "main h1" for page in ("lobby", "ladder", "tournaments", "learn")},
    **{f"#/{page}/union-arena": "main h1" for page in ("limited", "position")},
}
"""Each page, and what is there once it is whole."""
PLAIN = """names => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
        const at = node.parentElement;
        if (at.closest('script, style, code, [data-printed]') || !at.getClientRects().length) continue;
        const text = names.reduce((left, name) => left.replaceAll(name, ''), node.textContent.trim());
        if (/^[a-z]+(\\.[\\w-]+)+$/.test(text)) continue;
        if (/(?<![\\p{L}])[a-z]*[aeo][a-z]+(?![\\p{L}])/u.test(text)) found.add(text);
    }
    return [...found];
}"""
"""Texts that can be seen with a word of plain letters, names and rule ids apart: a word with a, e or o has accents."""
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


LESSONS = """names => Promise.all(names.map(name => fetch(`/api/games/${name}/lessons`).then(x => x.json())))
    .then(all => all.flatMap(x => [...x.lessons, ...x.puzzles]).flatMap(x => Object.values(x)).flatMap(
        x => typeof x === 'string' ? [x] : x && typeof x === 'object' ? Object.values(x) : []).filter(
        x => typeof x === 'string' && x.length > 3))"""


def printed(page: Page) -> list[str]:
    """What is no message: names of games and decks, what a game says of itself and its lessons, by language each."""
    loaded = [games.load(name) for name in games.NAMES]
    said = [text for game in loaded for text in json.loads((game.folder / "about.json").read_text())["about"].values()]
    decks = [deck.name for game in loaded for deck in game.decks().values()]
    lessons: list[str] = page.evaluate(LESSONS, list(games.NAMES))
    return sorted({*said, *decks, *lessons, *(game.title for game in loaded)}, key=len, reverse=True)


def test_pages_say_everything_by_id_and_have_room_for_longer_words(open_page: Open) -> None:
    page = open_page("#/account")
    page.evaluate(f"localStorage.setItem('quadriga.settings', {json.dumps(json.dumps({'language': 'en-XA'}))})")
    page.set_viewport_size({"width": 390, "height": 800})
    names = printed(page)
    plain: dict[str, list[str]] = {}
    wide: list[str] = []
    for at, whole in PAGES.items():
        page.evaluate("at => { location.hash = at; }", at)
        page.reload()
        page.wait_for_selector(whole)
        if told := page.evaluate(PLAIN, names):
            plain[at] = told
        if page.evaluate(WIDE) > 0:
            wide.append(at)
    assert (plain, wide) == ({}, [])
