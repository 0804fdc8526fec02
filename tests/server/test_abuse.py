"""Hostile files and texts: each gets one sentence soon, and nobody else notices."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
import pytest

from quadriga import games
from quadriga.games import budgets
from quadriga.games.importing import BadCardFile, entries
from quadriga.kernel import save
from quadriga.scenario.writing import memory_of, remembered
from tests.server.conftest import Running
from tests.server.heartbeat import heartbeat, unnoticed
from tests.server.page import HERE, ME, Page

GAME = "/api/games/union-arena"
SOON = 8.0
"""Seconds for an answer on a busy machine; most take some hundredths."""

CARD = {"number": "ABU-1-001", "name": "Stone", "type": "character", "energy": 1, "ap": 1, "bp": 1000}


def card_file(**changes: Any) -> str:
    return json.dumps([{**CARD, **changes}])


def bomb(levels: int) -> str:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, levels)]
    return "\n".join([*lines, "cards: *a" + str(levels - 1)])


def whole(laid: dict[str, Any]) -> str:
    return json.dumps({"game": "union-arena", "title": "t", "board": laid, "expect": {"turn": "A"}})


def board(**side: Any) -> str:
    return whole({"A": side, "B": {}})


FILES = {
    "newlines": "\n" * 200_000,
    "newlines and brackets": "\n" * 200_000 + "[[x",
    "spaces": " " * 400_000,
    "aliases": bomb(9),
    "deep lists": "[" * 100_000,
    "deep YAML": "- " * 50_000 + "x",
    "deep TOML": "[[card]]\nnumber = " + "[" * 50_000,
    "a huge number": card_file(bp=10**30),
    "a negative cost": card_file(energy=-5),
    "a number of many digits": '[{"number": ' + "9" * 10_000 + "}]",
    "a long text": card_file(text="[Activate" * 20_000),
    "a long name": card_file(name="x" * 100_000),
    "half a number": '[{"number": "\\ud800SM", "name": "Half", "type": "", "bp": 1}]',
    "half a character": '[{"number": "A", "name": "\\ud800", "type": "character", "bp": 1}]',
    "many cards": json.dumps([{**CARD, "number": f"A-{n}"} for n in range(6_000)]),
    "a cell without end": 'number,name\n"' + "x" * 300_000,
}
TEXTS = {
    "openers": "[Activate" * 440,
    "labels": "[Activate: Main] " * 230,
    "brackets": "(" * 4_000,
    "closed brackets": "(" * 1_999 + ")" * 1_999,
    "quotes": '"' * 4_000,
    "spaces": " " * 3_990 + "x",
    "lines": "\n".join("[Activate" for _ in range(400)),
    "stops": ". " * 2_000,
    "instead": " If a, {" * 500,
    "create": "Create 1 " * 440,
    "becomes": "becomes A" * 440,
    "choose": "Choose up to one character and " * 128,
    "marks": "【『" * 2_000,
    "gains": 'gains "' * 570,
    "numbers": "draw 99999999999999999999 cards.",
}
LISTS = {
    "spaces": " " * 99_000 + "x",
    "spaces and a sign": ("4" + " " * 49_000 + "x") * 2,
    "lines": "x\n" * 40_000,
    "unknown names": "\n".join(f"2 Nobody Knows {n} This Card" for n in range(900)),
    "one long line": "y" * 99_000,
    "comments": " " * 50_000 + "/" + " " * 40_000,
    "a link": "#/deck/a/" * 10_000,
    "a number without end": "1 QUM-1-001" + "x" * 5_000,
    "marks without end": "1 QDR-1-014" + "P" * 5_000 + "!",
}
BOARDS = {
    "a million copies": board(front="999999999x Ram 4000"),
    "a hand of thousands": board(hand=100_000),
    "copies as a field": board(front=[{"card": "Ram 4000", "count": 10**9}]),
    "random cards": board(hand="99999999 random"),
    "beneath": board(front=[{"card": "Ram 4000", "beneath": ["200x Lamb 1"] * 90}]),
    "a huge printed number": board(front="Ram 99999999999"),
    "negative": board(hand=-5),
    "unclosed": board(front="[" * 15_000),
    "over": board(front="Ram 4000" + " over" * 3_000),
    "fields": board(front="Ram 4000 {a: *b}"),
    "aliases": bomb(9).replace("cards:", "board:") + "\ngame: union-arena\ntitle: t\nexpect: {turn: A}\n",
    "many zones": board(front=["Ram 4000"] * 5_000),
    "options": whole({"options": {"x": "y"}, "A": {}, "B": {}}),
    "strange sides": whole({"A": [1], "B": 7, "turn": {}}),
}


def refused(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    begun = time.perf_counter()
    answer = page.http.post(path, json=body)
    took = time.perf_counter() - begun
    told: dict[str, Any] = answer.json()
    assert answer.status_code in (400, 413, 422, 429), f"{answer.status_code} {str(told)[:300]}"
    assert told["message"].endswith(".") and len(told["message"]) < 2_000
    assert took < SOON, f"{took:.1f} s: {told['message'][:100]}"
    return told


def test_hostile_files_lists_and_boards_get_a_sentence_and_nobody_notices(shared: Running, page: Page) -> None:
    page.post(f"{GAME}/files", {"name": "x", "text": "nothing"}, 422)  # the readers have begun, which may take a while
    with heartbeat(shared) as used:
        for text in FILES.values():
            refused(page, f"{GAME}/files", {"name": "x", "text": text})
        for what, text in BOARDS.items():
            told = refused(page, f"{GAME}/scenarios/check", {"text": text})
            assert told["code"] == "bad-scenario", f"{what}: {told}"
        for text in LISTS.values():
            for game in (GAME, "/api/games/ultraman"):
                answer = page.http.post(f"{game}/decks/read", json={"text": text})
                assert answer.status_code in (200, 422), answer.text[:300]
    unnoticed(used)


@pytest.mark.parametrize("name", games.NAMES)
def test_texts_made_to_be_slow_are_read_or_declined_soon(shared: Running, page: Page, name: str) -> None:
    game = games.load(name)
    first = next(card for card in game.cards().values() if card.get("text") or card.get("cards"))
    with heartbeat(shared) as used:
        for what, text in TEXTS.items():
            card = msgspec.json.decode(msgspec.json.encode(first))
            card["number" if "number" in card else "id"] = f"ABU-{abs(hash(what))}"
            if "cards" in card:
                card["cards"][0]["effect"] = [text]
            else:
                card["text"] = text
            begun = time.perf_counter()
            answer = page.http.post(f"/api/games/{name}/files", json={"name": what, "text": json.dumps([card])})
            took = time.perf_counter() - begun
            assert answer.status_code in (200, 413, 422), f"{what}: {answer.text[:300]}"
            assert took < SOON, f"{what} took {took:.1f} s"
            if answer.status_code == 200:
                assert page.get(f"/api/games/{name}/cards")["cards"]
                page.delete(f"/api/files/{answer.json()['id']}")
    unnoticed(used)


def test_a_reader_that_takes_too_much_memory_or_time_is_replaced(shared: Running, page: Page) -> None:
    host = shared.app.state.host
    loop = next(iter(host._readying.values())).get_loop()

    def ask(work: Any, *args: Any) -> Any:
        import asyncio

        return asyncio.run_coroutine_threadsafe(host.read("somebody", work, *args), loop).result(30)

    with pytest.raises(Exception, match="too much memory"):
        ask(_hoard)
    with pytest.raises(Exception, match="too long"):
        ask(_dawdle)
    assert ask(len, "fine again") == 10


def _hoard() -> int:
    return len([bytes(10_000_000) for _ in range(200)])


def _dawdle() -> None:
    while True:
        pass


def test_yaml_has_no_aliases_and_no_depth_without_end() -> None:
    with pytest.raises(budgets.OverBudget, match="alias"):
        budgets.read_yaml("a: &x 1\nb: *x")
    with pytest.raises(budgets.OverBudget, match="deep"):
        budgets.read_yaml("[" * 40 + "]" * 40)
    assert budgets.read_yaml("- {name: Oda, bp: 1500}") == [{"name": "Oda", "bp": 1500}]


def test_the_format_of_a_file_is_seen_at_once(page: Page) -> None:
    game = games.load("union-arena")
    begun = time.process_time()
    with pytest.raises(BadCardFile, match="holds no list"):
        entries("\n" * 200_000, game)
    assert time.process_time() - begun < 1


@pytest.mark.parametrize("name", games.NAMES)
def test_damaged_memories_are_refused_and_never_played_on(page: Page, name: str) -> None:
    """Every single changed sign of a memory is noticed."""
    game = games.load(name)
    deck = next(iter(game.decks().values()))
    s = game.new((deck, deck), 5)
    form, packed = memory_of(game, s).split(" ", 1)
    assert save.digest(remembered(game, f"{form} {packed}")) == save.digest(s)
    for at in range(0, len(packed), max(1, len(packed) // 60)):
        changed = packed[:at] + ("0" if packed[at] != "0" else "1") + packed[at + 1 :]
        with pytest.raises(ValueError, match="damaged"):
            remembered(game, f"{form} {changed}")
    with pytest.raises(ValueError, match="damaged"):
        remembered(game, f"{form} {packed[:-10]}")


def test_a_forged_state_that_does_not_hang_together_is_refused() -> None:
    game = games.load("union-arena")
    deck = next(iter(game.decks().values()))
    s = game.new((deck, deck), 5)
    for damage in (
        {"card": [10**6] * len(s.card)},
        {"zone": [0] * len(s.zone)},
        {"zones": []},
        {"owner": [7] * len(s.owner)},
        {"known": []},
        {"winner": 9},
        {"decision": None, "stack": []},
        {"decision": [0, "x", [], "", -1]},
    ):
        data = {**save.data_of(s), **damage}
        with pytest.raises(ValueError, match=r"^(it|its|nothing) "):
            save.sound(save.state_from(game.rules, s.match, data))


def test_replays_from_files_are_measured_before_they_are_played(page: Page) -> None:
    table = page.table(ME, HERE)["table"]["id"]
    page.delete(f"/api/tables/{table}")
    good = json.loads(page.http.get(f"/api/replays/{table}/file").content)
    for change in (
        {"answers": [0] * 100_000},
        {"cards": [{"x": [[[[[[[[[[[[[[1]]]]]]]]]]]]]]}]},
        {"decks": [{"faces": [0] * 5_000}, {"faces": [0] * 5_000}]},
        {"options": {"first": 10**12}},
        {"start": {"card": []}},
        {"cards": []},
        {"seed": -(10**40)},
        {"result": {"winner": 2**64, "reason": "concede"}},
        {"game": "chess"},
    ):
        answer = page.http.post("/api/replays", json={**good, **change})
        assert answer.status_code in (400, 404, 413, 422), f"{list(change)}: {answer.text[:200]}"
        assert answer.json()["message"].endswith(".")
