"""Playing together, in browsers: two people meet in the queue, and a Swiss tournament among computers; on PostgreSQL,
each person at another server.

The servers come before the pages among what a test asks for, so that pages are closed before their servers stop.
With QUADRIGA_LONG=1 games are played to their end and the tournament has sixteen players.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quadriga.server.together import matches
from tests.browser.cable import Cable
from tests.browser.conftest import LONG, PATIENCE, SEED, Open
from tests.browser.person import GLANCE, MOST_ANSWERS, axe, click_something, concede, on_the_table, turn, until
from tests.server.conftest import Running
from tests.server.postgres import Postgres

GAME = "universal-arena"
AFTER = """n => document.querySelector('[data-match=over]') ? 'over' : document.querySelector('[data-begin]') ? 'asked'
    : document.querySelector('[data-score]')?.innerText.includes(`Game ${n} of`) ? 'next' : ''"""


@pytest.fixture
def servers(site: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Running]]:
    """Two servers on one database."""
    monkeypatch.setattr(matches, "new_seed", lambda: SEED)
    cluster = Postgres()
    found: list[Running] = []
    try:
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            found.append(Running(tmp_path / name, cluster.url))
        yield found
    finally:
        for server in found:
            server.stop()
        cluster.remove()


@pytest.fixture
def cable(servers: list[Running]) -> Iterator[Cable]:
    made = Cable(servers[0].url)
    yield made
    made.take_away()


def play(pages: list[Any], chance: Random, answers: int) -> None:
    """So many answers of whoever is asked, or to the end of the game."""
    for _ in range(answers):
        asked = turn(pages)
        if asked is None:
            return
        click_something(asked, chance)


def finish(pages: list[Any], loser: Any, chance: Random) -> None:
    """To the end of a game: played out if there is time, else given up."""
    if LONG:
        play(pages, chance, MOST_ANSWERS)
    elif not pages[0].locator(".result").count():
        concede(loser)
    for page in pages:
        page.wait_for_selector(".result")


def score(page: Any) -> str:
    return str(page.locator("[data-score]").get_attribute("data-score"))


def at_game(page: Any, number: int) -> None:
    """Wait until the page is at this game of the match."""
    page.wait_for_selector(f"[data-score]:has-text('Game {number} of 3')")
    page.wait_for_selector(".board [data-card]")


def over_or_next(pages: list[Any], number: int) -> bool:
    """Go on to the next game: whoever is asked who begins says so, after a drawn game nobody is. Is the match over?"""
    for _ in range(PATIENCE // GLANCE):
        for page in pages:
            found = page.evaluate(AFTER, number)
            if found == "asked":
                page.locator("[data-begin]").click()
                return False
            if found:
                return bool(found == "over")
        pages[0].wait_for_timeout(GLANCE)
    raise AssertionError("Nothing follows the game.")


def test_two_meet_in_the_queue_and_play_a_best_of_three(
    servers: list[Running], cable: Cable, open_page: Open
) -> None:
    chance = Random(SEED)
    ann = open_page(f"{cable.url}/#/lobby/{GAME}", lost="WebSocket connection")
    bob = open_page(f"{servers[1].url}/#/lobby/{GAME}")
    pages = [ann, bob]
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.get_by_label("Your name").fill(name)
        page.locator("[data-best-of]").select_option("3")
        page.locator("[data-queue]:not([disabled])").click()
    ann.wait_for_selector("[data-found]:has-text('Bob')")
    bob.wait_for_selector("[data-found]:has-text('Ann')")
    for page in pages:
        page.locator("[data-go]").click()
        at_game(page, 1)
    play(pages, chance, 6)

    # The line is lost in the middle of the game, and comes back to the same table.
    assert turn(pages) is not None
    seen = on_the_table(ann)
    cable.cut()
    ann.wait_for_selector(".connection:has-text('connection lost')")
    cable.mend()
    ann.wait_for_selector(".connection:has-text('connected')")
    assert turn(pages) is not None
    assert on_the_table(ann) == seen
    play(pages, chance, 4)

    for game in (1, 2, 3):
        finish(pages, bob if game != 2 else ann, chance)
        if over_or_next(pages, game + 1):
            break
        for page in pages:
            at_game(page, game + 1)
        assert score(ann) == score(bob)
        play(pages, chance, 2)
    for page in pages:
        page.wait_for_selector("[data-match=over]")
        page.wait_for_selector("text=Your rating changes by")
    assert score(ann) == score(bob)
    if not LONG:
        assert sorted(score(ann).split(":")) == ["1", "2"]
        ann.wait_for_selector("text=You won the match")
        bob.wait_for_selector("text=You lost the match")
    with servers[1].store.engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT wins, losses, draws, rating FROM ratings ORDER BY rating").all()
    assert len(rows) == 2 and rows[0][3] + rows[1][3] == pytest.approx(3000)
    assert LONG or [tuple(row[:3]) for row in rows] == [(0, 1, 0), (1, 0, 0)]


# -- a tournament ---------------------------------------------------------------------------------

COMPUTERS, ROUNDS = (14, 4) if LONG else (4, 3)


def told(page: Any, path: str) -> Any:
    answer = page.request.get(path)
    assert answer.ok, answer.text()
    return answer.json()


def by_hand(t: dict[str, Any]) -> list[tuple[Any, ...]]:
    """The standings as somebody would work them out from the pairings: a win or a bye is three points, a draw one;
    then the opponents' share of match points, each at least a third, own share of games, opponents' share of games."""
    met: dict[int, list[int]] = {e["number"]: [] for e in t["entrants"]}
    match: dict[int, list[float]] = {n: [] for n in met}
    won: dict[int, int] = dict.fromkeys(met, 0)
    played: dict[int, int] = dict.fromkeys(met, 0)
    byes: dict[int, int] = dict.fromkeys(met, 0)
    for p in t["pairings"]:
        if p["b"] < 0:
            byes[p["a"]] += p["winner"] == 0
            continue
        for me, other, seat, games in (
            (p["a"], p["b"], 0, (p["score_a"], p["score_b"])),
            (p["b"], p["a"], 1, (p["score_b"], p["score_a"])),
        ):
            met[me].append(other)
            match[me].append(1.0 if p["winner"] == seat else 1 / 3 if p["winner"] == 2 else 0.0)
            won[me] += 3 * games[0] + p["draws"]
            played[me] += 3 * (games[0] + games[1] + p["draws"])
    share = {n: sum(match[n]) / len(match[n]) if match[n] else 0.0 for n in met}
    of_games = {n: won[n] / played[n] if played[n] else 0.0 for n in met}

    def mean(n: int, of: dict[int, float]) -> float:
        return sum(max(1 / 3, of[o]) for o in met[n]) / len(met[n]) if met[n] else 0.0

    lines = [
        (n, round(3 * sum(match[n])) + 3 * byes[n], mean(n, share), of_games[n], mean(n, of_games)) for n in met
    ]
    return sorted(lines, key=lambda line: tuple(-x for x in line[1:]))


def shown_on(page: Any) -> list[tuple[int, int, list[float]]]:
    """The standings that the page shows: entrant, points, and the three tie-breaks in per cent."""
    rows = page.locator("[data-standings] tbody tr")
    found = []
    for i in range(rows.count()):
        cells = rows.nth(i).locator("td").all_inner_texts()
        tie_breaks = [float(cell.rstrip("% \xa0")) for cell in cells[7:10]]
        found.append((int(rows.nth(i).get_attribute("data-entrant")), int(cells[2]), tie_breaks))
    return found


def play_match(pages: list[Any], chance: Random) -> None:
    """Two who play each other, or one against a computer, go to their table and play a little; the first gives up."""
    for page in pages:
        page.locator("[data-my-table]").click()
        page.wait_for_selector(".board [data-card]")
    play(pages, chance, MOST_ANSWERS if LONG else 2)
    if not LONG:
        concede(pages[0])
    for page in pages:
        page.wait_for_selector(".result")
        page.get_by_role("link", name="To the tournament").click()


def play_round(ann: Any, bob: Any, mine: dict[Any, int], now: list[dict[str, Any]], chance: Random) -> None:
    """Both play whom the round has for them; in the last round Bob drops out instead, which concedes his match."""
    against = {p[one]: p[other] for p in now for one, other in (("a", "b"), ("b", "a"))}
    if all(p["round"] == ROUNDS for p in now):
        bob.locator("[data-drop]").click()
        bob.wait_for_selector("[data-drop]", state="detached")
        if against[mine[ann]] not in (-1, mine[bob]):
            play_match([ann], chance)
    elif against[mine[ann]] == mine[bob]:
        play_match([ann, bob], chance)
    else:
        for page in (ann, bob):
            if against[mine[page]] >= 0:
                play_match([page], chance)


def test_a_swiss_tournament_with_a_drop_and_a_bye(servers: list[Running], open_page: Open) -> None:
    chance = Random(SEED)
    ann = open_page(f"{servers[0].url}/#/tournaments/{GAME}")
    ann.locator("[data-name]").fill("Evening Cup")
    ann.locator("[data-rounds]").fill(str(ROUNDS))
    ann.get_by_label("Clock").select_option("none")
    ann.locator("[data-computers]").fill(str(COMPUTERS))
    ann.locator("[data-level]").select_option("beginner")
    ann.locator("[data-auto]").uncheck()
    ann.locator("[data-make]").click()
    ann.wait_for_selector("[data-status=signup]")
    bob = open_page(f"{servers[1].url}/{ann.url[ann.url.index('#') :]}")
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.get_by_label("Your name").fill(name)
        page.locator("[data-enter]").click()
        page.wait_for_selector(f"[data-entrants] li:has-text('{name}')")
    path = f"/api/tournaments/{ann.url.rsplit('/', 1)[1]}"
    for round_ in range(1, ROUNDS + 1):
        ann.locator("[data-next]:not([disabled])").click()
        for page in (ann, bob):
            page.wait_for_selector(f"[data-round='{round_}']")
        t = told(ann, f"{servers[0].url}{path}")
        mine = {page: told(page, f"{servers[page is bob].url}{path}")["mine"][0] for page in (ann, bob)}
        play_round(ann, bob, mine, [p for p in t["pairings"] if p["round"] == round_], chance)
        ann.wait_for_selector(f"[data-round='{round_}']")
        ann.wait_for_selector("[data-next]:not([disabled])", timeout=5 * PATIENCE)  # computers play on
        if round_ == 1:  # the organiser takes a player out: an odd number is left, and somebody has a bye
            name = next(e["name"] for e in t["entrants"] if e["kind"] == "computer")
            ann.locator("[data-drop-form] select").select_option(label=name)
            ann.locator("[data-drop-form] button").click()
            ann.wait_for_selector("[data-standings] tr:has-text('(dropped)')")
    ann.locator("[data-next]").click()
    for page in (ann, bob):
        page.wait_for_selector("[data-status=over]")
    assert axe(ann) == []
    t = told(bob, f"{servers[1].url}{path}")
    swiss_was_fair(t)
    worked_out = by_hand(t)
    for page in (ann, bob):
        until(page, "n => document.querySelectorAll('[data-standings] tbody tr').length === n", len(worked_out))
        shown = {entrant: (points, tie_breaks) for entrant, points, tie_breaks in shown_on(page)}
        for entrant, points, *tie_breaks in worked_out:
            assert shown[entrant][0] == points
            assert shown[entrant][1] == pytest.approx([100 * x for x in tie_breaks], abs=0.051)
    worth = {n: tuple(round(x, 9) for x in rest) for n, *rest in worked_out}
    order = [worth[entrant] for entrant, _, _ in shown_on(ann)]
    assert order == sorted(order, reverse=True)
    assert ann.locator("[data-standings] tr:has-text('(dropped)')").count() == 2


def swiss_was_fair(t: dict[str, Any]) -> None:
    """Nobody meets anybody twice, nobody has two byes, and who has dropped out plays no more."""
    met = [frozenset((p["a"], p["b"])) for p in t["pairings"] if p["b"] >= 0]
    byes = [p["a"] for p in t["pairings"] if p["b"] < 0]
    assert len(met) == len(set(met)) and len(byes) == len(set(byes)) and byes
    assert all(p["winner"] != -1 for p in t["pairings"])
    out = next(e["number"] for e in t["entrants"] if e["status"] == "dropped" and e["kind"] == "computer")
    assert {p["round"] for p in t["pairings"] if out in (p["a"], p["b"])} == {1}
