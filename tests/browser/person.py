"""What a person does at the table, through the page alone."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.browser.conftest import AXE, PATIENCE, Open, missing

MOST_ANSWERS = 700
"""No game of random play lasts longer; one that does is stuck."""
PAUSE = 100
"""Milliseconds between two looks at what changes without a trace in the page, such as a slider."""
TAPS = 4
"""So often a person taps a card that shows itself large instead."""
PRESSES = 2
"""An answer that slipped away under the pointer is pressed once more; one that needs a third press is broken."""
AGAIN = 5000
"""Milliseconds after which a person whose click did nothing clicks again."""
GLANCE = 20
"""Milliseconds between two looks from one page to the other."""

UNTIL = """([arg, patience, pause]) => new Promise(done => {
    const holds = %s;
    const look = () => { const found = holds(arg); if (found) end(found); };
    const watch = new MutationObserver(look);
    const timers = [setInterval(look, pause), (window.unhurried ?? setTimeout)(() => end(null), patience)];
    const end = found => { watch.disconnect(); timers.forEach(clearInterval); done(found); };
    watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    look();
})"""
"""Playwright's own way of waiting compiles text in the page, which our policy forbids; so the page watches itself."""

HURRY = 6
"""So much faster the clock of a page runs in which many whole games are played with animations."""
TICK = 100
"""Milliseconds of that clock."""
HURRIED = """((hurry, tick) => {
    const wait = setTimeout.bind(window), now = performance.now.bind(performance);
    const byHand = () => /^(pointer|touch|mouse|key|click)/.test(window.event?.type ?? '');
    window.unhurried = wait;
    window.setTimeout = (what, after, ...more) => wait(what, byHand() || after < 100 ? after : after / hurry, ...more);
    performance.now = () => now() * hurry;
    window.rested = 0;
    const asked = () => document.querySelector('.result, .options [data-option]');
    setInterval(() => { if (!asked()) rested++; }, tick / hurry);
    const Socket = WebSocket;
    window.WebSocket = class extends Socket {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', m => { if (m.data.includes('"type":"state"')) rested = 0; });
        }
    };
})""" + f"({HURRY}, {TICK})"
"""Every timer of the page comes sooner, in the same order; those of a finger that rests on a card do not, as our finger
is not faster. `rested` counts how long the page has had since the server last told of a change until somebody is asked:
where the whole machine is busy its ticks come late, as the page's own timers do, so it counts the page's own doing."""

ASKED = """() => document.querySelector('.result') ? 'over'
    : document.querySelector('.options [data-option]') ? 'asked' : ''"""
ANSWERED = "b => !!document.querySelector('.result') || document.querySelector('.options')?.dataset.decision !== b"
TAKEN = f"b => ({ANSWERED})(b) ? 'answered' : document.querySelector('[role=menu]') ? 'menu' : ''"
TAKEN_OR_SHOWN = f"b => ({TAKEN})(b) || (document.querySelector('dialog[open] .card.can') ? 'shown' : '')"

TAKEN_OR_HELD = f"b => ({TAKEN})(b) || (document.querySelector('dialog[open] .sheet') ? 'held' : '')"

AT_REST = """() => new Promise(done => {
    const shape = () => [...document.querySelectorAll('[data-card], [data-option]')]
        .map(x => x.getBoundingClientRect()).map(b => `${b.left} ${b.top} ${b.width}`).join();
    const flies = () => document.getAnimations().some(x => x.effect?.getComputedTiming().endTime < 9999
        && x.effect.target?.matches('[data-card], [data-card] *, [data-side]'));
    let before = null;
    const look = () => {
        const now = shape();
        if (now === before && !flies()) done(true);
        else { before = now; requestAnimationFrame(look); }
    };
    look();
})"""
"""Nothing moves any more: cards rise under the mouse, and the table is fitted to its room after a change."""

SEEN_AT = """id => {
    const card = document.querySelector(`.board [data-card="${id}"]`), box = card.getBoundingClientRect();
    const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    for (const y of steps) for (const x of steps) {
        const at = {x: box.left + box.width * x, y: box.top + box.height * y};
        const on = document.elementFromPoint(at.x, at.y);
        if (on && card.contains(on)) return at;
    }
    return null;
}"""
FREE_AT = """n => {
    const answer = document.querySelectorAll('.options [data-option]')[n];
    answer.scrollIntoView({block: 'nearest'});
    const box = answer.getBoundingClientRect(), at = [box.left + box.width / 2, box.top + box.height / 2];
    return answer.contains(document.elementFromPoint(...at)) ? at : null;
}"""
COVERED_BY = """id => {
    const card = document.querySelector(`.board [data-card="${id}"]`), box = card.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const [lies, covers] = [card.closest('[data-zone]'), over].map(x => x?.outerHTML.slice(0, 160));
    return `${JSON.stringify(box)} in ${lies} under ${covers}`;
}"""
SHOWN = """() => [document.activeElement, ...document.querySelectorAll('dialog[open], aside, .toast, [role=alert]')]
    .map(x => `${x?.outerHTML.slice(0, 80)}: ${x?.innerText.slice(0, 400)}`).join(' | ')"""
LOOK = """() => ({
    question: document.querySelector('.options')?.dataset.decision ?? '',
    verbs: [...document.querySelectorAll('.options [data-option]')].map(x => x.dataset.verb),
    covered: !!document.querySelector('dialog[open]'),
    offered: document.querySelectorAll('dialog[open] .card.can').length,
    fans: document.querySelectorAll('.board .fan .open').length,
    glowing: [...document.querySelectorAll('.board button.card.can')]
        .filter(x => !x.closest('.crowded')).map(x => Number(x.dataset.card)),
})"""
"""What a person sees: the question, cards of an open pile, fans that are touched as a whole, cards that glow."""

ANSWERS_IN_SIGHT = """() => {
    const sheet = document.querySelector('aside').getBoundingClientRect();
    const floor = Math.min(innerHeight, sheet.bottom);
    const answers = [...document.querySelectorAll('.options [data-option]')].map(x => x.getBoundingClientRect());
    const seen = answers.filter(b => b.top >= sheet.top - 1 && b.bottom <= floor + 1).length;
    return seen / Math.min(2, answers.length);
}"""
"""Two answers, or the only one, without scrolling: at least 1."""


def until(page: Any, expression: str, arg: Any = None, patience: int = PATIENCE) -> Any:
    """Wait until this is true of the page; what it then is."""
    found = page.evaluate(UNTIL % expression, [arg, patience, PAUSE])
    assert found, f"Never true: {expression} ({arg}). The page shows: {page.evaluate(SHOWN)}"
    return found


def quick_game(page: Any, game: str) -> None:
    page.locator(f".tile:has(input[value='{game}'])").click()
    page.locator("[data-quick]:not([disabled])").click()
    page.wait_for_selector(".board")


def at_the_main_phase(page: Any) -> None:
    """To a main phase of Union Arena: a question that always comes up, with cards to play, against the computer."""
    address = page.url.split("#")[0]
    page.goto(f"{address}#/learn/union-arena/tour-1-your-first-win")
    assert waits(page)


def hurry(page: Any) -> None:
    """From now on this page's clock and animations run faster."""
    page.context.add_init_script(HURRIED)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": HURRY})
    page.reload()


def concede(page: Any) -> None:
    close_dialog(page)
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    page.wait_for_selector(".result")


def invite(page: Any, game: str, link: int = 0) -> str:
    """Make a table for a friend; the link that is shown for them."""
    page.locator(f".tile:has(input[value='{game}'])").click()
    page.get_by_label("A friend, by link").check()
    page.locator("[data-start]:not([disabled])").click()
    return str(page.locator("[data-invite]").nth(link).input_value())


def accept(open_page: Open, link: str, **more: Any) -> Any:
    """Another person sits down by an invitation; their page."""
    page = open_page(link[link.index("#") :], **more)
    page.locator("[data-claim]").click()
    page.wait_for_selector(".board")
    return page


def turn(pages: list[Any]) -> Any | None:
    """The page of the player who is asked; None when the game is over."""
    for _ in range(PATIENCE // GLANCE):
        for page in pages:
            found = page.evaluate(ASKED)
            if found:
                return page if found == "asked" else None
        pages[0].wait_for_timeout(GLANCE)
    raise AssertionError("Nobody is asked.")


def on_the_table(page: Any) -> list[str]:
    """What lies on the table, as a screen reader says it."""
    cards = page.locator(".board [data-card] .hidden-text").all_text_contents()
    return [str(card) for card in cards]


def waits(page: Any) -> bool:
    """Wait until something is asked or the game is over; whether something is asked."""
    return bool(until(page, ASKED) == "asked")


def close_dialog(page: Any) -> None:
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        until(page, "() => !document.querySelector('dialog[open]')")


def question(page: Any) -> str:
    """The number of the decision that is shown: it changes with every answer."""
    return str(page.evaluate(LOOK)["question"])


def answered(page: Any, before: str) -> None:
    until(page, ANSWERED, before)


def point_of(page: Any, card: int) -> tuple[float, float]:
    """Where a person sees this card: cards of a fan cover each other, but never wholly."""
    page.mouse.move(2, 2)
    page.evaluate(AT_REST)
    found = page.evaluate(SEEN_AT, card)
    assert found, f"Nothing can be seen of card {card}: {page.evaluate(COVERED_BY, card)}"
    return found["x"], found["y"]


def click_something(page: Any, chance: Random, touch: bool = False) -> None:
    """Use a card that glows, or take an option of the list: one answer. By mouse, or by touch as on a phone."""
    seen = page.evaluate(LOOK)
    before = seen["question"]
    reach = chance.random() < 0.6
    if reach and seen["offered"]:
        press(page.locator("dialog[open] .card.can").nth(chance.randrange(seen["offered"])), touch)
        choose(page, until(page, TAKEN, before), chance, touch)
    elif reach and seen["fans"] and not seen["covered"]:
        press(page.locator(".board .fan .open").first, touch)
        found = until(page, TAKEN_OR_SHOWN, before)
        if found == "shown":
            press(page.locator("dialog[open] .card.can").first, touch)
            found = until(page, TAKEN, before)
        choose(page, found, chance, touch)
    elif reach and seen["glowing"] and not seen["covered"]:
        card = chance.choice(seen["glowing"])
        if touch:
            found = touch_card(page, card, before)
        else:
            page.mouse.click(*point_of(page, card))
            found = until(page, TAKEN, before)
        choose(page, found, chance, touch)
    else:
        if seen["covered"]:
            close_dialog(page)
        press_answer(page, before, best(seen["verbs"], chance), touch)
    answered(page, before)


def touch_card(page: Any, card: int, before: str) -> str:
    """Tap a card. On a busy machine the finger is lifted late, by a second message, and the touch is a long one, which
    shows the card: then a person taps again."""
    for _ in range(TAPS):
        page.touchscreen.tap(*point_of(page, card))
        found = page.evaluate(UNTIL % TAKEN_OR_HELD, [before, AGAIN, PAUSE])
        if found and found != "held":
            return str(found)
        close_dialog(page)
    raise AssertionError(f"Every tap on card {card} was missed or taken for a long press.")


def press_answer(page: Any, before: str, number: int, touch: bool) -> None:
    """Press an answer. Where what stands above it came just then, so that it was missed, a person presses again."""
    for _ in range(PRESSES):
        press_option(page, number, touch)
        if page.evaluate(UNTIL % ANSWERED, [before, AGAIN, PAUSE]) or not page.evaluate(LOOK)["verbs"]:
            return


def press_option(page: Any, number: int, touch: bool) -> None:
    """Where the middle of an answer is in sight and nothing lies over it, there; else as Playwright finds a way."""
    at = page.evaluate(FREE_AT, number)
    if at is None:
        press(page.locator(".options [data-option]").nth(number), touch)
    elif touch:
        page.touchscreen.tap(*at)
    else:
        page.mouse.click(*at)


def press(what: Any, touch: bool) -> None:
    if touch:
        what.tap()
    else:
        what.click()


def choose(page: Any, found: str, chance: Random, touch: bool) -> None:
    """Where a card can do several things, one of them."""
    if found == "menu":
        menu = page.locator("[role=menu] [role=menuitem]")
        press(menu.nth(chance.randrange(menu.count())), touch)


def best(verbs: list[str], chance: Random) -> int:
    """Mostly do something rather than pass, so that games come to an end."""
    acting = [i for i, verb in enumerate(verbs) if verb not in ("done", "no", "stay")]
    if acting and chance.random() < 0.8:
        return chance.choice(acting)
    return chance.randrange(len(verbs))


def play_by_clicks(page: Any, seed: int, answers: int = MOST_ANSWERS, touch: bool = False) -> int:
    """Play until the game is over, or for so many answers; how many were given."""
    chance = Random(seed)
    for given in range(answers):
        if not waits(page):
            return given
        click_something(page, chance, touch)
    return answers


def play_by_keys(page: Any, seed: int, answers: int = MOST_ANSWERS) -> int:
    """The same with the keyboard alone."""
    chance = Random(seed)
    for given in range(answers):
        if not waits(page):
            return given
        close_dialog(page)
        seen = page.evaluate(LOOK)
        wanted = best(seen["verbs"], chance)
        if len(seen["verbs"]) <= 9:
            page.keyboard.press(str(wanted + 1))
        else:
            page.keyboard.press("o")
            for _ in range(wanted):
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        answered(page, seen["question"])
    return answers


def axe(page: Any, *rules: str) -> list[str]:
    """Everything that axe finds; by these rules of its own alone, if any are named."""
    if not AXE.is_file():
        missing("axe-core is not there. Install it with `make web`.")
    if page.evaluate("!window.axe"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    only = f", runOnly: {list(rules)}" if rules else ""
    found = page.evaluate(f"axe.run(document, {{resultTypes: ['violations']{only}}})")
    return [
        f"{v['id']}: {v['nodes'][0]['html'][:160]} ({v['nodes'][0].get('failureSummary', '')[:160]})"
        for v in found["violations"]
    ]
